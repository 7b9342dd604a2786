Feature: Playing in a terminal
  Two people share the keyboard. A man is drawn as a small letter and a king as a capital: w and W for White, b and B
  for Black.

  Background:
    Given draughts in the terminal

  @DR-30 @console
  Rule: After every move the board on the screen shows all moves so far, and every piece and its kind
    Decision: the last moves are listed, too. A turn of several jumps is shown after each of them; by the classic rules
    captured pieces are marked until they leave the board.

    Example: in lines, the board is shown after each turn
      When the players type: c3-d4, b6-a5, d4-c5, d6-b4
      Then the console shows
        """
        South captures: c5.

        8   b   b   b   b
        7 b   b   b   b
        6   .   .   b   b
        5 b   .   .   .
        4   b   .   .   .
        3 w   .   w   w
        2   w   w   w   w
        1 w   w   w   w
          a b c d e f g h
        Turns: 4. The last: 1. c3-d4 b6-a5 2. d4-c5 d6-b4
        """

    Example: on a screen, the piece that has just moved is marked
      When the players press c3-d4 Enter f6-g5 Enter
      Then the screen shows: 4              w                     1. 22-18 11-16
      And the screen marks b
      And the screen draws w in white and b in black

    Example: by the classic rules a captured piece stays until the turn ends
      Given draughts in the terminal, with the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   B   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        rules: classic
        """
      When the players type: c3-e5
      Then the console shows
        """
        5 .   .   w   .
        4   .   B   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        Captured, and off the board after the turn: d4
        North: from e5 to which square?
        """

    Scenario Outline: the end is announced: <what>, in <language>
      Given draughts in the terminal, with the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And the program is started with: --players One,Two --language <language> --variant simplified
      When the players type: <typed>
      Then the console shows: <result>

      Examples: both languages
        | what         | language | typed    | result                                              |
        | all captured | en       | a1-c3    | One has won: all pieces of Two are captured.        |
        | all captured | pt       | a1-c3    | One ganhou: todas as peças de Two foram capturadas. |
        | resigned     | en       | resign   | Two has won: One has resigned.                      |
        | resigned     | pt       | desistir | Two ganhou: One desistiu.                           |

  @DR-31 @console
  Rule: A player picks the square to move from and the square to move to with the arrow keys and Enter; typed coordinates work too
    Decision: the arrow keys go to pieces that can move and squares that the chosen one can reach, and stay where there is
    none in their direction. A move that is typed replaces what was chosen. The piece stays chosen when a square is refused; another one can be chosen instead.

    Example: with the arrow keys, the piece and then the square
      When the players press Right Enter Right Enter
      Then the screen shows: 4              w                     1. 22-18

    Example: after the move, the other player's pieces are chosen
      When the players press Right Enter Right Enter Enter
      Then the screen shows
        """
        South (black, b and B): from which square to which, such as c3-d4?
        > d6
        """

    Scenario Outline: on a screen, <what> cannot be chosen
      When the players press <keys>
      Then the screen shows: Refused: <reason>.

      Examples: squares and pieces that cannot be chosen
        | what                         | keys                    | reason                                |
        | a click on the other player  | click@2,8               | the piece belongs to the other player |
        | a click on a blocked man     | click@14,8              | the piece on b2 has no legal move     |
        | a square in another line     | Right Enter click@10,12 | a piece must land on a dark square    |

    Scenario Outline: after a refused square <how> is possible
      When the players press Right Enter click@10,12 <keys>
      Then the screen shows: <row>

      Examples: with the same piece, with another by the mouse, and by typing
        | how                  | keys                    | row                                     |
        | another square       | Right Enter             | 4              w                     1. 22-18 |
        | another piece        | click@12,20 click@10,24 | 4                      w             1. 23-19 |
        | a move that is typed | a3b4 Enter              | 4      w                             1. 21-17 |

    Scenario Outline: <typed> is a move
      When the players type: <typed>
      Then the console shows: Turns: 1. The last: 1. c3-d4

      Examples: with or without something between, small and capital
        | typed   |
        | c3 d4   |
        | c3d4    |
        | C3 - D4 |

    Scenario Outline: <what> is refused
      When the players type: <typed>
      Then the console asks again: <reason>

      Examples: what is no move, and what the rules refuse
        | what                      | typed    | reason                                                      |
        | an empty line             |          | type the square of a piece and where it goes, such as c3-d4 |
        | a square and a half       | c3-d     | type the square of a piece and where it goes, such as c3-d4 |
        | a column behind the last  | i3-h4    | there is no square i3: squares go from a1 to h8             |
        | a whole turn of two jumps | c3-e5-g7 | make one move at a time, such as c3-d4                      |
        | stopping before any move  | stop     | a turn must have a move before it can be stopped            |
        | a light square            | c3-c4    | a piece must land on a dark square                          |

  @DR-32 @console
  Rule: Where the way to the chosen square takes several jumps, the console says that the turn needs more than one movement, and the player makes them one by one
    Decision: the square announced does not bind; stop (parar) ends the turn where the rules allow it, and undo takes
    the last jump or the chosen piece back.

    Background:
      Given draughts in the terminal, with the board
        """
        8   .   .   .   .
        7 b   .   .   .
        6   b   b   b   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: the console says so, and the jumps are made one by one
      When the players type: c3-g7, e5, g7
      Then the console shows
        """
        North (white, w and W): from which square to which, such as c3-d4? c3-g7
        The turn from c3 to g7 needs more than one movement. Make them one by one.
        North: from c3 to which square? e5
        """
      And the console shows
        """
        North: from e5 to which square, or stop? g7
        North captures: d4 and f6.
        """

    Scenario Outline: <typed> ends the turn
      When the players type: c3-e5, <typed>
      Then the console shows: North captures: d4.
      And the console shows: South (black, b and B): from which square to which, such as c3-d4?

      Examples: in both languages
        | typed |
        | stop  |
        | PARAR |

    Example: a jump and the chosen piece are taken back
      When the players type: c3-g7, e5, undo, undo, undo
      Then the console shows
        """
        North: from c3 to which square? undo
        The last step is taken back.
        """
      And the console asks again: no step can be taken back

    Scenario Outline: after <first>, <typed> is refused
      When the players type: <first>, <typed>
      Then the console asks again: <reason>

      Examples: what does not go on
        | first | typed | reason                                                     |
        | c3-g7 | g7    | the way to g7 takes several jumps: make them one by one    |
        | c3-g7 | stop  | the turn must go on                                        |
        | c3-g7 | a7-b8 | the piece on c3 is on its way: go on with it, or type undo |
        | c3-e5 | h8    | a man moves one square, or two with a jump                 |

  @DR-33 @console
  Rule: One person plays both sides in turn, or plays against a second running program
    Decision: an agent may play a side; in a game that no rule ends it resigns after eighty turns of kings without a
    capture, unless it is ahead. One program listens and the other connects to it; a person or an agent plays at either.
    When the other program goes away or does what it must not, the game ends with the reason, and is kept; when it is
    resumed, a person plays that side.

    Example: both sides are played at one keyboard
      When the players type: a3-b4, h6-g5
      Then the console shows: South (black, b and B): from which square to which, such as c3-d4? h6-g5

    Example: a second program that has drawn the higher number begins
      Given draughts in the terminal, against a program that draws 2147483647 and plays c3-d4, e3-f4
      When the players type: b6-a5
      Then the console shows: The other program has White and begins: both programs have drawn lots.
      And the console shows
        """
        Turns: 2. The last: 1. c3-d4 b6-a5
        Waiting for the other program (60 s). Ctrl-C leaves.
        The other program plays e3-f4.
        """

    Example: a second program that has drawn the lower number waits
      Given draughts in the terminal, against a program that draws 0 and plays b6-c5
      When the players type: c3-c4, c3-d4, d4-b6
      Then the console shows: One has White and begins: both programs have drawn lots.
      And the console shows
        """
        Waiting for the other program (60 s). Ctrl-C leaves.
        The other program plays b6-c5.
        """
      And the console shows: One captures: c5.

    Scenario Outline: the game ends when a second program sends <lines>
      Given draughts in the terminal, against a program that draws 2147483647 and sends <lines>
      When the players type nothing
      Then the console shows
        """
        The game ends here, unfinished:
        the other program <message>.
        It is kept as 1: load 1 resumes it.
        """
      And the program ends with status 0

      Examples: what a program must not do
        | lines              | message                                                   |
        | nothing            | has sent nothing for too long                             |
        | nothing and leaves | has closed the connection                                 |
        | 2, 9               | sent "2 9", but rows and columns go from 1 to 8           |
        | hello              | sent "hello", but a line is a number from 0 to 2147483647 |

  @DR-34 @console
  Rule: No input of any kind makes the program abort or hang; it says what is wrong and goes on
    Decision: an engine that fails ends its game with a message, and the game is kept (CO-15).

    Example: after nothing but nonsense a move is made
      When the players type: ␛[A, c3-d4 please, ----, c3-d4
      Then the console shows: Turns: 1. The last: 1. c3-d4
      And the program ends with status 0

    Scenario Outline: an engine that <fault> ends its game
      Given draughts in the terminal, with an engine that <fault>
      When the players type: <typed>
      Then the console shows: The engine failed: <message>.
      And the program ends with status 1

      Examples: what students' engines do on the way
        | fault                       | typed | message                                       |
        | cannot move a piece yet     | c3-d4 | Draughts.move threw IllegalStateException     |
        | has no legal moves          | c3-d4 | the game is not over, but no move is legal    |
        | lists a way without squares | c3-d4 | the game is not over, but no move is legal    |
        | refuses nothing             | c3-c4 | a move is neither listed as legal nor refused |

  @DR-35 @console
  Rule: The first delivery draws the empty board, places the opening men, and lets the person choose an occupied square and then an empty dark one
    Decision: it is an entry of the menu, and delivery (entrega) goes there from anywhere. The men are white; they can also
    lie at random, as a seed says. It is asked whether the man could reach the square if it were a black one (DR-26), and
    the way is drawn. In a game, delivery and two squares ask this about the board of the game.

    Example: the opening men, white only, and the empty board
      Given the program is started without arguments
      When the players type: d, empty
      Then the console shows
        """
        4   .   .   .   .
        3 w   w   w   w
        2   w   w   w   w
        1 w   w   w   w
          a b c d e f g h
        """
      And the console shows
        """
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: men at random, and a way of two jumps
      Given the program is started without arguments
      When the players type: delivery, random 4, h8-h4
      Then the console shows
        """
        A black man on h8 can reach h4 in one turn, if all others are white.

        8   w   w   .   w
        7 w   w   .   w
        6   .   .   1   .
        5 .   .   .   w
        4   .   .   w   2
        3 .   .   w   .
        2   w   w   w   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: on a screen, a man and a square are chosen
      When the players press delivery Enter random␠4 Enter h8 h4 Enter
      Then the screen shows: A black man on h8 can reach h4 in one turn, if all others are white.

    Scenario Outline: <typed>, in a game: <answer>
      When the players type: delivery <typed>
      Then the console shows: <answer>

      Examples: on the board at the start
        | typed | answer                                                                  |
        | b6-c5 | A black man on b6 can reach c5 in one turn, if all others are white.    |
        | c3-d4 | A black man on c3 cannot reach d4 in one turn, if all others are white. |
        | d4-c3 | Refused: no piece stands on the first square.                           |
        | b6-a7 | Refused: a piece must land on an empty square.                          |
