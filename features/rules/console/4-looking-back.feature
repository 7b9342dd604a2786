Feature: Looking back at a game, and watching one
  What has been played can be read, taken back and looked at again. Agents can be watched, and asked for a hint.

  Background:
    Given Connect Four in the terminal

  @CO-18 @console
  Rule: history shows the moves so far in the notation of the field, and where the screen has room they stand beside the board with what was captured
    Decision: that is SAN in chess, with the letters of the language, and PDN in draughts. In the other games it is the
    column, or the cell and what was laid there. A move is written down when its turn has ended.

    Scenario Outline: the moves of <game>
      Given <game> in the terminal
      When the players type: <typed>, history
      Then the console shows
        """
        Moves
        <history>
        """

      Examples: as each field writes them
        | game         | typed                                       | history                      |
        | Connect Four | 4, 4, 5                                     | 1. 4 4  2. 5                 |
        | Chess        | e2e4, e7e5, g1f3                            | 1. e4 e5  2. Nf3             |
        | draughts     | c3-d4, b6-a5, d4-c5, d6-b4                  | 1. 22-18 9-13  2. 18-14 10x17 |
        | Quarto       | a, B2, b, C3, c                             | 1. B2=(B! C3=[B!             |

    Example: in Portuguese pieces have their Portuguese letters
      Given Chess in the terminal
      And the program is started with: --players One,Two --language pt
      When the players type: e2e4, e7e5, Cf3, historial
      Then the console shows
        """
        Jogadas
        1. e4 e5  2. Cf3
        """

    Example: on a screen they stand beside the board
      Given Chess in the terminal
      When the players press e2e4 Enter d7d5 Enter e4d5 Enter
      Then the screen shows
        """
           a   b   c   d   e   f   g   h
        8  r   n   b   q   k   b   n   r     Captured by North (+1):
                                              p
        7  p   p   p       p   p   p   p
                                             It is the turn of South!
        6
                                             Captured by South:
        5              P
                                             Moves
        4                                    1. e4 d5  2. exd5
        """

  @CO-19 @console
  Rule: back takes back finished turns, any number against agents, between people when the other agrees, and what is saved keeps it
    Decision: those turns are counted in which a person has done something; what agents have done since is taken back, too.
    With the same seed, agents then choose as if nothing had been taken back. A game that is over can be gone back in, too.

    Scenario Outline: between people the answer is <answer>
      When the players type: 4, 4, back, <answer>
      Then the console shows
        """
        North (1) is next: which column, 1 to 7? back
        Take back the last turn. Does the other player agree: no or yes? (empty line:
        no) <answer>
        <told>
        """

      Examples: yes, and no
        | answer | told                                       |
        | yes    | Your last turn is taken back.              |
        | no     | Refused: the other player does not agree.  |

    Example: against an agent its turns are taken back with them
      Given Connect Four in the terminal, with agents that always choose the column that is their seed
      And the program is started with: --players North,random --seed 3
      When the players type: 1, 2, 3, back 2, 7, save evening
      Then the saved game evening contains
        """
        game: connect-four
        saved: 1
        seed: 3
        person 1: North
        agent 2: random
        moves:
        1
        4
        7
        4
        """

    Example: a turn that ended the game is taken back
      When the players type: 1, 2, 1, 2, 1, 2, 1, back, yes, history
      Then the console shows
        """
        Moves
        1. 1 2  2. 1 2  3. 1 2
        """

    Scenario Outline: back <number> is refused: <reason>
      When the players type: 4, back <number>
      Then the console asks again: <reason>

      Examples: more turns than there are, and no number
        | number | reason                              |
        | 2      | so many turns can be taken back: 1  |
        | x      | type how many turns, as in: back 2  |

  @CO-20 @console
  Rule: A game between agents is played at a pace that can be watched, or move by move at a key
    Decision: --pause takes a time, or the word key. Without it agents do not wait.

    Example: Enter lets the next agent play
      Given Connect Four in the terminal, with agents that always choose the column that is their seed
      And the program is started with: --players random,random --seed 3 --pause key
      When the players type: , quit
      Then the console shows
        """
        Enter: the next move?
        Agent 1 (random) plays column 3.
        """
      And the console shows
        """
        Enter: the next move? quit
        The game ends here, unfinished.
        """

  @CO-21 @console
  Rule: A loaded game can be stepped through, and play goes on from any of its positions
    Decision: as soon as somebody plays on it is a game like any other, and back takes turns back. What is saved before
    that is the whole game.

    Example: the first position, the next and the previous one
      Given the saved game evening
        """
        game: connect-four
        person 1: One
        person 2: Two
        moves:
        4
        4
        5
        """
      When the players type: load evening, first, >, next, <, history
      Then the console shows
        """
        Moves
        1. 4
        """

    Example: play goes on from an earlier position
      Given the saved game evening
        """
        game: connect-four
        person 1: One
        person 2: Two
        moves:
        4
        4
        5
        """
      When the players type: load evening, previous, previous, 7, history
      Then the console shows
        """
        Moves
        1. 4 7
        """

    Example: on a screen the key < goes back a turn at once
      Given the saved game evening
        """
        game: connect-four
        person 1: One
        person 2: Two
        moves:
        4
        4
        5
        """
      When the players press load␠evening Enter <
      Then the screen shows
        """
        This is after step 2 of 3.
        One (1) is next: which column, 1 to 7?
        >
        """

    Example: a game that is over can be looked at
      Given Chess in the terminal
      And the file mate.pgn where games are saved
        """
        1. f3 e5 2. g4 Qh4# 0-1
        """
      When the players type: load target/saves/mate.pgn, <, last, ,
      Then the console shows
        """
        This is after step 4 of 4.
        """
      And the console shows: Player 1 is checkmated. Player 2 has won!

    Example: a game that goes on cannot be looked at
      Given the saved game evening
        """
        game: connect-four
        person 1: One
        person 2: Two
        moves:
        4
        """
      When the players type: load evening, 5, previous
      Then the console asks again: only a loaded game can be looked at, until somebody plays on

  @CO-22 @console
  Rule: The board can be turned to the second player's side, and stays so
    Decision: that is so in chess and draughts, whose boards have a side of each player.

    Example: in chess Black's side is below after turn
      Given Chess in the terminal
      When the players type: turn, e2e4
      Then the console shows
        """
            h g f e d c b a
          1 R N B K Q B N R 1
          2 P P P . P P P P 2
          3 . . . . . . . . 3
          4 . . . P . . . . 4
          5 . . . . . . . . 5
          6 . . . . . . . . 6
          7 p p p p p p p p 7
          8 r n b k q b n r 8
            h g f e d c b a
        """

    Example: on a screen a place is chosen where it is drawn
      Given draughts in the terminal
      When the players press turn Enter click@6,24 click@8,20
      Then the screen shows
        """
           h   g   f   e   d   c   b   a
        1      w       w       w       w     w white man
                                             W white king
        2  w       w       w       w         b black man
                                             B black king
        3      w       w               w     North: 12 left; captured 0
                                             South: 12 left; captured 0
        4                  w
                                             Moves
        5                                    1. 22-18
        """

  @CO-23 @console
  Rule: hint names a move that the strongest agent at hand would play
    Example: the column that wins is named
      When the players type: 1, 2, 1, 2, 1, 2, hint
      Then the console shows: Hint: 1.

    Example: in Connect Four the agent says besides what each column is worth
      When the players type: 5, 4, 4, 3, 6, 3, 3, 5, 5, 5, 7, 5, hint
      Then the console shows
        """
        Hint: 4.
        Worth of the columns: 1: loss in 14, 2: draw, 3: loss in 2, 4: win in 4, 5:
        loss in 2, 6: loss in 2 and 7: loss in 2.
        """

    Example: after a game of Connect Four the agent names the losing move
      When the players type: 5, 4, 4, 3, 6, 3, 3, 5, 5, 5, 7, 5, 3, 2, 1, 4
      Then the console shows: The game was lost with move 13, column 3; best was 4: win in 4.

  @CO-24 @console
  Rule: Suspended and resumed the screen is drawn again and works, and a typed character is seen at once
    Example: a character is seen before the line has ended
      When the players press 4
      Then the screen shows
        """
        North (1) is next: which column, 1 to 7?
        > 4
        """

    Example: after Control and Z the board and the line are there again
      When the players press 4 Suspend
      Then the screen shows
        """
        North (1) is next: which column, 1 to 7?
        > 4
        """
