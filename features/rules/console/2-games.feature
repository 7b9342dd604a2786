Feature: Games that are saved, resumed, taken back and played by agents
  A game can be left and resumed. It is settled by its seed and by what is typed.

  Background:
    Given Connect Four in the terminal

  @CO-08 @console
  Rule: save, games and load save a game, list the saved games and resume one, in a text file that a person can repair
    Example: a game is saved, and the saved games are listed, the newest first
      Given the saved game morning
        """
        game: connect-four
        saved: 41
        """
      When the players type: 4, save evening, games
      Then the console shows
        """
        Saved games, the newest first:
          evening
          morning
        """
      And the saved game evening contains
        """
        game: connect-four
        saved: 42
        seed: 7
        person 1: North
        person 2: South
        moves:
        4
        """

    Example: a game that somebody wrote by hand, with a Windows editor, is resumed
      Given the program is started without arguments
      And the saved game evening, as a Windows editor writes it
        """
        game: connect-four

        # the game of Friday
        person 1: One
        agent 2: random
        moves:
        4
        4
        """
      When the players type: load evening
      Then the console shows
        """
        The seed of this game is 0.
        The game is resumed. Steps so far: 2.
        """
      And the console shows
        """
        | .  .  .  2  .  .  . |
        | .  .  .  1  .  .  . |
        +---------------------+
        One (1) is next: which column, 1 to 7?
        """
      And the only saved game is evening

    Example: a damaged game is resumed from the lines before the damage, and the file stays as it is
      Given the program is started without arguments
      And the saved game evening
        """
        game: connect-four
        person 1: One
        person 2: Two
        moves:
        4
        8
        4
        """
      When the players type: s, evening, quit
      Then the console shows
        """
        Line 6 of the file is wrong: there is no such column. The game is resumed from
        the lines before it; the file stays as it is.
        """
      And the console shows
        """
        Two (2) is next: which column, 1 to 7? quit
        The game ends here, unfinished.
        It is kept as 1: load 1 resumes it.
        """
      And the saved game evening contains
        """
        game: connect-four
        person 1: One
        person 2: Two
        moves:
        4
        8
        4
        """

    Scenario Outline: a game whose line "<line>" is wrong cannot be resumed
      Given the saved game evening
        """
        game: connect-four
        person 1: One
        <line>
        moves:
        """
      When the players type: load evening
      Then the console asks again: line 3 of the file is wrong: <reason>

      Examples: wrong lines
        | line            | reason                                   |
        | person 2: one   | another player has that name             |
        | person 3: Two   | the next player must have the number 2   |
        | agent 2: expert | there is no such agent                   |
        | seed: x         | that is not a number                     |
        | hello           | this must be a line such as "seed: 7"    |
        | game: quarto    | the file must say "game: connect-four"   |

    Scenario Outline: a file that exists is replaced only after a yes: <answer>
      Given the saved game evening
        """
        old
        """
      When the players type: save evening, <answer>
      Then the saved game <which> contains
        """
        game: connect-four
        saved: 1
        seed: 7
        person 1: North
        person 2: South
        moves:
        """

      Examples: yes, in both languages, and no, after which the game is kept under a number
        | answer | which   |
        | yes    | evening |
        | SIM    | evening |
        | no     | 1       |
        |        | 1       |

    Example: a game that is saved as it is, is not saved again when the players leave
      When the players type: save evening, quit
      Then the only saved game is evening
      And the console shows: It is kept as evening: load evening resumes it.

    Example: a game that cannot be saved
      Given a folder in which nothing can be saved
      When the players type: save evening, 4
      Then the console shows
        """
        North (1) is next: which column, 1 to 7? save evening
        The game cannot be saved: target/saves/evening.connect-four.txt cannot be
        written.
        """
      And the console shows
        """
        | .  .  .  1  .  .  . |
        +---------------------+
        South (2) is next: which column, 1 to 7?
        """

  @CO-09 @console
  Rule: moves lists the legal moves, in the order of the interface
    Example: all columns but the full one
      When the players type: 4, 4, 4, 4, 4, 4, moves
      Then the console shows
        """
        These moves are legal:
        1  2  3  5  6  7
        """

    Example: in Qwirkle, in Portuguese
      Given Qwirkle in the terminal
      And the program is started with: --players One,Two --cheat no --published no --seed 0 --language pt
      When the players type: jogadas
      Then the console shows
        """
        São permitidas estas jogadas:
        jogar A1 0 0  jogar A2 0 0  jogar A3 0 0  jogar A4 0 0  jogar A5 0 0  jogar A6
        0 0  trocar A1 A2 A3 A4 A5 A6  passar
        """

    Example: at most a screenful
      Given Qwirkle in the terminal
      And the program is started with: --players One,Two --cheat yes --published no --seed 0
      When the players type: play A1 0 0, play A2 1 2, play A3 1 3, play A4 1 4, play A5 1 5, pass, moves
      Then the console shows: play E4 2 4  play F4 2 4  …

  @CO-10 @console
  Rule: undo takes back what was done in a turn that is not finished; a finished turn stands
    Example: in Quarto a piece that is chosen may be taken back, and another chosen
      Given Quarto in the terminal
      When the players type: p, desfazer, a, A1
      Then the console shows
        """
        North places [p;: on which cell, such as A1? desfazer
        The last step is taken back.
        South chooses the piece
        which letter? (z to leave) a
        North places (B!: on which cell, such as A1? A1
        """

    Example: in Qwirkle the tiles of the turn are taken back, one after another
      Given Qwirkle in the terminal
      When the players type: play A1 0 0, play A2 1 2, undo, desfazer
      Then the console shows
        """
        North: play TILE ROW COLUMN or pass? desfazer
        The last step is taken back.

            0
         0  .
        North holds A1 A2 A3 A4 A5 A6; in the bag: 96 tiles.
        """

    Example: what an agent has chosen cannot be taken back
      Given Quarto in the terminal
      And the program is started with: --players North,random --seed 7
      When the players type: undo
      Then the console asks again: no step can be taken back

    Scenario Outline: in <game> a turn that was ended with <end> stands
      Given <game> in the terminal
      When the players type: <turn>, undo
      Then the console asks again: no step can be taken back

      Examples: whatever ends a turn
        | game         | end     | turn     |
        | Connect Four | a disc  | 4        |
        | Quarto       | a piece | p, A1    |
        | Qwirkle      | a trade | trade A1 |
        | Qwirkle      | a pass  | pass     |

  @CO-11 @console
  Rule: Each player is a person or an agent of a named level, and an agent's move is announced
    Example: an agent's move is announced
      Given Connect Four in the terminal, with agents that always choose the column that is their seed
      And the program is started with: --players North,random --seed 3
      When the players type: 1
      Then the console shows: Agent 2 (random) plays column 4.

    Example: an agent of Qwirkle that looks ahead takes the most points of a turn
      Given Qwirkle in the terminal, with the board
        """
         .  .  .  .  .  .  .
         . C1 C2 C3 C4 C5  .
         .  .  .  .  .  .  .
        """
      And the program is started with: --players greedy,North --cheat no --published no --seed 13
      When the players type nothing
      Then the console shows
        """
        Agent 1 (greedy): play C6 1 0.
        Qwirkle! A line of six scores double.
        """

    Example: two agents of Qwirkle play by themselves until nobody can play any more
      Given Qwirkle in the terminal
      And the only tiles are A1 B2 A3 B4 A5 B6 C1 D2 C3 D4 C5 D6 E1
      And the program is started with: --players random,greedy --cheat no --published yes
      When the players type nothing
      Then the console shows: Play again: same players, other players or menu? (empty line: same players)

    Example: an agent that looks ahead takes a win
      Given Quarto in the terminal, with the board
        """
        (B! .   .   (p!
        .   [p; .   .
        (P! .   .   .
        (b! .   .   [b;
        """
      And the program is started with: --players competent,South
      When the players type: (p;
      Then the console shows
        """
        Agent 1 (competent) has won!
        The pieces on A1, A2, A3 and A4 are all round.
        """

  @CO-12 @console
  Rule: A seed settles everything left to chance, and is shown; without it chance is fresh each time
    Example: the seed is passed to the first agent, and the next seed to the second
      Given Connect Four in the terminal, with agents that always choose the column that is their seed
      And the program is started with: --players random,random --seed 3
      When the players type nothing
      Then the console shows: The seed of this game is 3.
      And the console shows
        """
        | .  . [1] .  .  .  . |
        | .  . [1] 2  .  .  . |
        | .  . [1] 2  .  .  . |
        | .  . [1] 2  .  .  . |
        +---------------------+
        """

    Example: without a seed it is fresh
      Given the program is started with: --players random,random
      When the players type nothing
      Then the console shows: The seed of this game is 7.

    Example: another game has the next seed
      Given the program is started with: --players random,random --seed 3
      When the players type: same
      Then the console shows: The seed of this game is 4.

  @CO-15 @console
  Rule: An engine that fails ends the game with one message that names it and the place in its code, the game kept, and status 1
    Scenario Outline: an engine that <fault>
      Given Connect Four in the terminal, with an engine that <fault>
      When the players type: 1, 2, 1, 2, 1, 2, 1
      Then the console shows: The engine failed: <failure>.
      And the console shows: It is kept as 1: load 1 resumes it.
      And the program ends with status 1

      Examples: it loops, and returns nonsense
        | fault                             | failure                                           |
        | never returns from a play         | ConnectFour.play has not returned after 1 seconds |
        | returns null for the winning line | ConnectFour.winningLine returned null             |

    Example: a broken contract, with the board
      Given Connect Four in the terminal, with an engine that breaks a postcondition of a play
      When the players type: 4
      Then the console shows
        """
        The engine failed: ConnectFour.play threw AssertionError: postcondition broken:
        disc_rests (C4-04) 4
        . . . . . . .
        """
      And the program ends with status 1

    Example: an engine whose game never ends
      Given Connect Four in the terminal, with an engine that forgets every disc
      And the program is started with: --players random,random
      When the players type nothing
      Then the console shows: The engine failed: after 42 steps the game is not over.

    Scenario Outline: an agent that chooses column <column>
      Given Connect Four in the terminal, with a random agent that always chooses column 4 and a competent one that always chooses column <column>
      And the program is started with: --players random,competent
      When the players type nothing
      Then the console shows: The engine failed: <who> chose <column>, but <reason>.
      And the program ends with status 1

      Examples: a column that does not exist, and one that is full
        | column | who                 | reason                  |
        | 9      | Agent 2 (competent) | there is no such column |
        | 4      | Agent 1 (random)    | the column is full      |

  @CO-16 @console
  Rule: When a game has ended another is offered, with the same players or others
    Scenario Outline: <typed>
      Given Connect Four in the terminal, with the grid
        """
        1 2 1 2 1 2 .
        2 1 1 1 2 1 1
        2 2 2 1 2 2 2
        2 2 1 1 2 2 1
        1 2 1 2 1 2 2
        1 1 1 2 1 1 1
        """
      When the players type: 7, <typed>
      Then the console shows
        """
        Play again: same players, other players or menu? (empty line: same players) <typed>
        """
      And the console shows: <next>

      Examples: the same, others, none; an empty line means what is said
        | typed  | next                                                     |
        |        | South (2) is next: which column, 1 to 7?                 |
        | same   | South (2) is next: which column, 1 to 7?                 |
        | outros | Name of player 1 (or random or competent, for an agent)? |
        | m      | Your choice, p, s, r or z?                               |

    Example: on a screen the result stays in sight when an answer is refused
      Given Quarto in the terminal, with the board
        """
        (B! [p; (b; [P;
        [P! (P! (p! (B;
        (p; [b; [B; [p!
        [B! [b! (P; .
        """
      When the players press a Enter D4 Enter x Enter
      Then the screen shows
        """
        Nobody has won: the game is a draw.
        Refused: type a, b, c or z.
                        Quarto!
        """

  @CO-17 @console
  Rule: resign and draw are known where the rules of the game know them
    Scenario Outline: <typed> in <game>
      Given <game> in the terminal
      When the players type: <typed>
      Then the console shows: <told>

      Examples: whoever resigns loses; an offer must be accepted by the other player; other games know neither
        | game         | typed              | told                                                                  |
        | draughts     | resign             | South has won: North has resigned.                                    |
        | draughts     | Desistir           | South has won: North has resigned.                                    |
        | Chess        | desistir           | North has resigned. South has won!                                    |
        | Chess        | draw, e2e4, empate | The game is a draw: the players have agreed on it.                    |
        | draughts     | draw               | Refused: type the square of a piece and where it goes, such as c3-d4. |
        | Connect Four | resign             | Refused: that is not a number.                                        |
        | Quarto       | empate             | Refused: type exactly one character.                                  |
