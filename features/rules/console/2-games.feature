Feature: Games that are saved, resumed, taken back and played by agents
  A game can be left and resumed. It is settled by its seed and by what is typed.

  Background:
    Given Connect Four in the terminal

  @CO-08 @console
  Rule: save, games and load save a game, list the saved games and resume one, in a text file that a person can repair
    Decision: in chess and draughts, export writes a file that other programs read (PGN, PDN), and load reads one.
    Example: a game is saved, and listed as the newest
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

    Example: a damaged file is resumed from the lines before the damage
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
        The file is wrong in line 6: there is no such column. The game is resumed from
        what stands before; the file stays as it is.
        """
      And the console shows
        """
        Two (2) is next: which column, 1 to 7? quit
        The game ends here, unfinished.
        It is kept as 1: load 1 resumes it.
        """

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
        | SIM    | evening |
        | no     | 1       |

    Example: a game of chess is written for other programs, and read again
      Given Chess in the terminal
      When the players type: d2d4, export target/saves/a.pgn, load target/saves/a.pgn
      Then the console shows: The game is resumed. Steps so far: 1.
      And the file a.pgn contains
        """
        [Event "?"]
        [Site "?"]
        [Date "????.??.??"]
        [Round "?"]
        [White "North"]
        [Black "South"]
        [Result "*"]

        1. d4 *
        """

    Example: a move that the engine refuses is named with its number
      Given draughts in the terminal
      And the file a.pdn where games are saved
        """
        [White "One"]
        [Black "Two"]

        1. 22-18 11-15 2. 18x11 8-12 0-1
        """
      When the players type: load target/saves/a.pdn
      Then the console shows
        """
        The file is wrong in move 2... 8-12: 8-12 is not exactly one legal turn by the
        simplified rules. The game is resumed from what stands before; the file stays
        as it is.
        """
      And the console shows: Two (black, b and B): from which square to which, such as c3-d4?

  @CO-09 @console
  Rule: moves lists the legal moves, in the order of the interface
    Example: all columns but the full one are listed
      When the players type: 4, 4, 4, 4, 4, 4, moves
      Then the console shows
        """
        These moves are legal:
        1  2  3  5  6  7
        """

    Example: at most a screenful of moves is listed
      Given Qwirkle in the terminal
      And the program is started with: --players One,Two --cheat yes --published no --seed 0
      When the players type: play A1 0 0, play A2 1 2, play A3 1 3, play A4 1 4, play A5 1 5, pass, moves
      Then the console shows: play E4 2 4  play F4 2 4  …

  @CO-10 @console
  Rule: undo takes back what was done in a turn that is not finished; back takes back finished turns
    Example: in Quarto another piece may be chosen after undo
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

  @CO-11 @console
  Rule: Each player is a person or an agent of a named level, and an agent's move is announced
    Example: an agent's move is announced
      Given Connect Four in the terminal, with agents that always choose the column that is their seed
      And the program is started with: --players North,random --seed 3
      When the players type: 1
      Then the console shows: Agent 2 (random) plays column 4.

  @CO-12 @console
  Rule: A seed settles everything left to chance, and is shown; without it chance is fresh each time
    Example: the first agent gets the seed, and the second the next
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

    Example: without a seed chance is fresh
      Given the program is started with: --players random,random
      When the players type nothing
      Then the console shows: The seed of this game is 7.

  @CO-15 @console
  Rule: An engine that fails ends the game with one message that names it and the place in its code, the game kept, and status 1
    Scenario Outline: an engine that <fault> ends the game
      Given Connect Four in the terminal, with an engine that <fault>
      When the players type: 1, 2, 1, 2, 1, 2, 1
      Then the console shows: The engine failed: <failure>.
      And the console shows: It is kept as 1: load 1 resumes it.
      And the program ends with status 1

      Examples: it loops, and returns nonsense
        | fault                             | failure                                           |
        | never returns from a play         | ConnectFour.play has not returned after 1 seconds |
        | returns null for the winning line | ConnectFour.winningLine returned null             |

    Example: a broken contract is shown with the board
      Given Connect Four in the terminal, with an engine that breaks a postcondition of a play
      When the players type: 4
      Then the console shows
        """
        The engine failed: ConnectFour.play threw AssertionError: postcondition broken:
        disc_rests (C4-04) 4
        . . . . . . .
        """
      And the program ends with status 1

  @CO-16 @console
  Rule: When a game has ended another is offered, with the same players or others
    Decision: wherever there are several options, each has a number, which chooses it, except yes and no.

    Example: an empty line means the same players
      When the players type: 1, 2, 1, 2, 1, 2, 1,
      Then the console shows
        """
        Play again: 1 same players, 2 others, 3 menu or 0 leave? (empty line: 1)

          1  2  3  4  5  6  7
        """

    Scenario Outline: the answer "<typed>" asks for <what>
      When the players type: 1, 2, 1, 2, 1, 2, 1, <typed>
      Then the console shows: <next>

      Examples: others, and none
        | typed  | what          | next                                                              |
        | outros | other players | Name of player 1 (or random, competent or perfect, for an agent)? |
        | 2      | other players | Name of player 1 (or random, competent or perfect, for an agent)? |
        | m      | the menu      | Your choice, 1, 2, 3 or 0?                                        |

  @CO-17 @console
  Rule: resign and draw are known where the rules of the game know them
    Scenario Outline: <typed> in <game>
      Given <game> in the terminal
      When the players type: <typed>
      Then the console shows: <told>

      Examples: whoever resigns loses; an offer must be accepted by the other player; other games know neither
        | game         | typed              | told                                                                  |
        | draughts     | Desistir           | South has won: North has resigned.                                    |
        | Chess        | desistir           | North has resigned. South has won!                                    |
        | Chess        | draw, e2e4, empate | The game is a draw: the players have agreed on it.                    |
        | draughts     | draw               | Refused: type the square of a piece and where it goes, such as c3-d4. |
