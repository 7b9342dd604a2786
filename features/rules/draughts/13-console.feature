Feature: Playing in a terminal
  Two people share the keyboard. A man is drawn as a small letter and a king as a capital: w and W for White, b and B
  for Black.

  Background:
    Given draughts in the terminal

  @DR-30 @console
  Rule: After every move the board on the screen shows all moves so far, and every piece and its kind
    Decision: the last moves are listed, too. A turn of several jumps is shown after each of them; by the classic rules
    captured pieces are marked until they leave the board.

    Example: in lines, after each turn
      When the players type: c3-d4, b6-a5, d4-c5, d6-b4
      Then the console shows
        """

        8   b   b   b   b
        7 b   b   b   b
        6   b   b   b   b
        5 .   .   .   .
        4   .   w   .   .
        3 w   .   w   w
        2   w   w   w   w
        1 w   w   w   w
          a b c d e f g h
        Turns: 1. The last: 1. c3-d4
        """
      And the console shows
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

    Example: on a screen, with the piece that has just moved
      When the players press c3-d4 Enter f6-g5 Enter
      Then the screen shows
        """
        Draughts · North – South

          ┌────────────────────────┐    w white man   W white king
        8 │    b     b     b     b │    b black man   B black king
        7 │ b     b     b     b    │
        6 │    b     b     ·     b │    Moves
        5 │ ·     ·     ·     b    │    1. c3-d4 f6-g5
        4 │    ·    •w     ·     · │
        3 │•w     ·    •w    •w    │
        2 │   •w    •w     w     w │
        1 │ w     w     w     w    │
          └────────────────────────┘
            a  b  c  d  e  f  g  h

        North (white, w and W): from which square to which, such as c3-d4?
        >
        arrows and Enter choose, or type   Esc: clear   help   q: leave
        """
      And the screen marks b
      And the screen draws w in white and b in black

    Example: in the middle of a turn by the simplified rules, a king that has just been crowned
      Given draughts in the terminal, with the board
        """
        8   .   .   .   .
        7 .   b   b   .
        6   w   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the players type: b6-d8
      Then the console shows
        """

        8   .   W   .   .
        7 .   .   b   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 .   .   .   .
          a b c d e f g h
        North: from d8 to which square, or stop?
        """

    Example: in the middle of a turn by the classic rules, a captured piece that is still on the board
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

        8   .   .   .   b
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   w   .
        4   .   B   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        Captured, and off the board after the turn: d4
        North: from e5 to which square?
        """

    Example: the same on a screen
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
      When the players press c3-e5 Enter
      Then the screen shows
        """
          ┌────────────────────────┐    w white man   W white king
        8 │    ·     ·     ·     b │    b black man   B black king
        7 │ ·     ·     ·     •    │
        6 │    ·     ·     b     · │
        5 │ ·     ·    ▸w     ·    │
        4 │    ·    (B)    ·     · │
        3 │ ·     ·     ·     ·    │
        """

    Scenario Outline: <what>, in <language>
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
        <next>
        """
      And the program is started with: --players One,Two --language <language> --variant simplified
      When the players type: <typed>
      Then the console shows: <result>

      Examples: endings with a winner
        | what         | language | next        | typed    | result                                              |
        | all captured | en       | next: white | a1-c3    | One has won: all pieces of Two are captured.        |
        | all captured | pt       | next: white | a1-c3    | One ganhou: todas as peças de Two foram capturadas. |
        | resigned     | en       | next: black | resign   | One has won: Two has resigned.                      |
        | resigned     | pt       | next: white | desistir | Two ganhou: One desistiu.                           |

    Scenario Outline: a draw after <what>, in <language>
      Given draughts in the terminal, with the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   B
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 W   .   .   .
          a b c d e f g h
        next: white
        rules: classic
        <counted>
        """
      And the program is started with: --players One,Two --language <language> --variant classic
      When the players type: a1-b2
      Then the console shows: <result>

      Examples: draws
        | what         | language | counted                    | result                                                                   |
        | twenty turns | en       | turns of kings: 19         | The game is a draw: kings have moved for twenty turns without a capture. |
        | twenty turns | pt       | turns of kings: 19         | Há empate: vinte jogadas seguidas de damas sem nenhuma captura.          |
        | five turns   | en       | turns with these pieces: 4 | The game is a draw: the same few pieces have been left for five turns.   |
        | five turns   | pt       | turns with these pieces: 4 | Há empate: cinco jogadas com as mesmas poucas peças.                     |

    Example: a player without a legal move has lost
      Given draughts in the terminal, with the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 b   .   .   .
        4   w   .   .   .
        3 .   .   .   .
        2   w   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the players type: b2-c3
      Then the console shows: North has won: South has no legal move.

  @DR-31 @console
  Rule: A player picks the square to move from and the square to move to with the arrow keys and Enter; typed coordinates work too
    Decision: pieces that can move and squares that the chosen one can reach are marked with a dot. The piece stays
    chosen when a square is refused; another one can be chosen instead.

    Example: with the arrow keys, first the piece
      When the players press Right Right Enter
      Then the screen shows
        """
        4 │    •     •     ·     · │
        3 │ w    ▸w     w     w    │
        """
      And the screen marks ▸w

    Example: and then the square
      When the players press Right Right Enter Up Right Enter
      Then the screen shows
        """
        6 │   •b    •b    •b    •b │    Moves
        5 │ ·     ·     ·     ·    │    1. c3-d4
        4 │    ·     w     ·     · │
        3 │ w     ·     w     w    │
        """

    Example: with the mouse, and Escape forgets the chosen piece
      When the players press click@8,5 Escape click@8,11 click@7,14
      Then the screen shows: 5 │ ·     ·     ·     ·    │    1. c3-d4

    Example: after a square that is refused the piece is still chosen, and the refusal is shown
      When the players press Right Right Enter Up Up Enter
      Then the screen shows
        """
        4 │    •     •     ·     · │
        3 │ w    ▸w     w     w    │
        2 │    w     w     w     w │
        1 │ w     w     w     w    │
          └────────────────────────┘
            a  b  c  d  e  f  g  h

        Refused: pieces move along a diagonal.
        North (white, w and W): from which square to which, such as c3-d4?
        > c3
        """

    Scenario Outline: <how> is possible then
      When the players press Right Right Enter Up Up Enter <keys>
      Then the screen shows: 5 │ ·     ·     ·     ·    │    1. <move>

      Examples: with the same piece, with another, and by typing
        | how                    | keys                             | move  |
        | another square         | Down Right Enter                 | c3-d4 |
        | another piece          | click@8,17 click@7,20            | e3-f4 |
        | a move that is typed   | a3b4 Enter                       | a3-b4 |
        | forgetting the piece   | click@8,11 click@8,23 click@7,26 | g3-h4 |

    Example: a piece that cannot move is forgotten
      When the players press click@9,8 click@7,8
      Then the screen shows: 3 │•w    •w    •w    •w    │

    Scenario Outline: <typed> is a move
      When the players type: <typed>
      Then the console shows: Turns: 1. The last: 1. c3-d4

      Examples: with or without something between, small and capital
        | typed   |
        | c3-d4   |
        | c3 d4   |
        | c3d4    |
        | C3 - D4 |

    Scenario Outline: <what> is refused
      When the players type: <typed>
      Then the console asks again: <reason>

      Examples: what is no move, and what the rules refuse
        | what                      | typed    | reason                                                      |
        | an empty line             |          | type the square of a piece and where it goes, such as c3-d4 |
        | one square                | c3       | type the square of a piece and where it goes, such as c3-d4 |
        | two numbers               | 3 4      | type the square of a piece and where it goes, such as c3-d4 |
        | a foreign letter          | ç3-d4    | type the square of a piece and where it goes, such as c3-d4 |
        | a square and a half       | c3-d     | type the square of a piece and where it goes, such as c3-d4 |
        | a column behind the last  | i3-h4    | there is no square i3: squares go from a1 to h8             |
        | a row behind the last     | c3-d9    | there is no square d9: squares go from a1 to h8             |
        | a row before the first    | a1-b0    | there is no square b0: squares go from a1 to h8             |
        | a whole turn of two jumps | c3-e5-g7 | make one move at a time, such as c3-d4                      |
        | stopping before any move  | stop     | a turn must have a move before it can be stopped            |
        | an empty square           | d4-e5    | no piece stands on the first square                         |
        | a piece of the other      | b6-a5    | the piece belongs to the other player                       |
        | a light square            | c3-c4    | a piece must land on a dark square                          |
        | an occupied square        | b2-c3    | a piece must land on an empty square                        |
        | a column                  | c3-c5    | pieces move along a diagonal                                |
        | too far                   | c3-e5    | a man moves one square, or two with a jump                  |

    Example: a refusal in Portuguese
      Given the program is started with: --players One,Two --language pt --variant simplified
      When the players type: c3-c4
      Then the console shows
        """
        One (brancas, w e W): de que casa para que casa, como c3-d4? c3-c4
        Recusado: uma peça só pode parar numa casa escura.
        One (brancas, w e W): de que casa para que casa, como c3-d4?
        """

    Example: the classic rules are asked for, and refuse a move although one can capture
      Given the program is started with: --players One,Two --language en
      When the players type: p, classic, c3-d4, f6-e5, a3-b4
      Then the console shows: By which rules: simplified or classic? (empty line: simplified) classic
      And the console asks again: a capture is possible, and so it is mandatory

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

    Example: said so, and then made one by one
      When the players type: c3-g7, e5, g7
      Then the console shows
        """
        North (white, w and W): from which square to which, such as c3-d4? c3-g7
        The turn from c3 to g7 needs more than one movement. Make them one by one.
        North: from c3 to which square? e5
        """
      And the console shows
        """
        6   b   b   b   .
        5 .   .   w   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        North: from e5 to which square, or stop? g7
        North captures: d4 and f6.
        """

    Example: on a screen, with the arrow keys
      When the players press Enter Right Right Right Right Up Up Up Up Enter
      Then the screen shows
        """
        The turn from c3 to g7 needs more than one movement. Make them one by one.
        North: from c3 to which square?
        >
        """

    Example: and then made one by one on the screen, where stopping can be chosen, too
      When the players press c3-g7 Enter Right Right Up Up Enter
      Then the screen shows
        """
        7 │ b     •     ·     •    │
        6 │    b     b     b     · │
        5 │ ·     ·    ▸w     ·    │
        4 │    ·     ·     ·     · │
        3 │ ·     ·     ·     ·    │
        2 │    ·     ·     ·     · │
        1 │ ·     ·     ·     ·    │
          └────────────────────────┘
            a  b  c  d  e  f  g  h       stop

        North: from e5 to which square, or stop?
        """

    Example: the square announced does not bind
      When the players type: c3-g7, e5, c7
      Then the console shows: North captures: d4 and d6.

    Example: a turn that is begun without announcing its last square
      When the players type: c3-e5, e5-g7
      Then the console shows: North captures: d4 and f6.

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

    Example: what can be typed in the middle of a turn
      When the players type: c3-e5, moves
      Then the console shows: stop  c7  g7

    Example: the player resigns in the middle of a turn
      When the players type: c3-e5, resign
      Then the console shows: South has won: North has resigned.

    Scenario Outline: after <first>, <typed> is refused
      When the players type: <first>, <typed>
      Then the console asks again: <reason>

      Examples: what does not go on
        | first | typed    | reason                                                     |
        | c3-g7 | g7       | the way to g7 takes several jumps: make them one by one    |
        | c3-g7 | stop     | the turn must go on                                        |
        | c3-g7 |          | type the square where the piece goes on, such as e5        |
        | c3-g7 | a7-b8    | the piece on c3 is on its way: go on with it, or type undo |
        | c3-e5 | d4       | a man moves forward only                                   |
        | c3-e5 | h8       | a man moves one square, or two with a jump                 |
        | c3-e5 | e5-f4    | a man moves forward only                                   |
        | c3-e5 | c3-d4    | the piece on e5 is on its way: go on with it, or type undo |
        | c3-e5 | e5-g7-h8 | make one move at a time, such as c3-d4                     |

    Example: by the classic rules the turn goes on to its end
      Given draughts in the terminal, with the board
        """
        8   .   .   .   .
        7 b   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        rules: classic
        """
      When the players type: c3-e5, stop
      Then the console asks again: the turn must go on

    Example: a game is saved in the middle of a turn, and resumed
      When the players type: c3-g7, e5, save evening, load evening, g7
      Then the saved game evening contains
        """
        game: draughts
        saved: 1
        seed: 7
        person 1: North
        person 2: South
        variant: simplified
        moves:
        c3-g7
        e5
        """
      And the console shows: North captures: d4 and f6.

  @DR-33 @console
  Rule: One person plays both sides in turn, or plays against a second running program
    Decision: an agent may play a side; in a game that no rule ends it resigns after eighty turns of kings without a
    capture, unless it is ahead. One program listens and the other connects to it; a person or an agent plays at either.
    When the other program goes away or does what it must not, the game ends with the reason, and is kept; when it is
    resumed, a person plays that side.

    Example: both sides are played at one keyboard
      When the players type: a3-b4, h6-g5
      Then the console shows: South (black, b and B): from which square to which, such as c3-d4? h6-g5

    Example: an agent that sees that it can capture without loss
      Given draughts in the terminal, with the board
        """
        8   .   .   .   .
        7 b   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   w
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And the program is started with: --players competent,Two --language en --variant simplified
      When the players type: a7-b6
      Then the console shows
        """
        Agent 1 (competent) plays c3-e5.
        Agent 1 (competent) captures: d4.
        """

    Example: a second program that has drawn the higher number begins
      Given draughts in the terminal, against a program that draws 2147483647 and plays c3-d4, e3-f4
      When the players type: b6-a5
      Then the console shows: Both programs have drawn: The other program has White and begins.
      And the console shows
        """
        The other program plays c3-d4.

        8   b   b   b   b
        7 b   b   b   b
        6   b   b   b   b
        5 .   .   .   .
        4   .   w   .   .
        3 w   .   w   w
        2   w   w   w   w
        1 w   w   w   w
          a b c d e f g h
        Turns: 1. The last: 1. c3-d4
        """
      And the console shows
        """
        Turns: 2. The last: 1. c3-d4 b6-a5
        Waiting for the other program (60 s). Ctrl-C leaves.
        The other program plays e3-f4.
        """

    Example: a second program that has drawn the lower number waits for the first turn
      Given draughts in the terminal, against a program that draws 0 and plays b6-c5
      When the players type: c3-c4, c3-d4, d4-b6
      Then the console shows: Both programs have drawn: One has White and begins.
      And the console shows: Refused: a piece must land on a dark square.
      And the console shows
        """
        Waiting for the other program (60 s). Ctrl-C leaves.
        The other program plays b6-c5.
        """
      And the console shows: One captures: c5.

    Example: a turn of several jumps of the second program is shown jump by jump
      Given draughts in the terminal, against a program that draws 0 and plays b6-a5, f6-g5, g5-h4, a5-c3-e1
      When the players type: c3-d4, d2-c3, e1-d2, c3-b4
      Then the console shows: The other program plays a5-c3.
      And the console shows
        """
        The other program plays e1.
        The other program captures: b4 and d2.
        """

    Example: the second program resigns
      Given draughts in the terminal, against a program that draws 2147483647 and sends 0
      When the players type nothing
      Then the console shows
        """
        The other program plays resign.
        One has won: The other program has resigned.
        """

    Scenario Outline: a second program that sends <lines>
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
        | lines              | message                                                      |
        | nothing            | has sent nothing for too long                                |
        | nothing and leaves | has closed the connection                                    |
        | 2, 3, 3 and leaves | has closed the connection                                    |
        | 15                 | sent "15", but a turn has 2 to 13 squares, or 0 to resign    |
        | 2, 9               | sent "2 9", but rows and columns go from 1 to 8              |
        | hello              | sent "hello", but a line is a number from 0 to 2147483647    |
        | good morning       | sent "good morning", but a line has at most ten characters   |

    Example: a second program whose turn is not legal here
      Given draughts in the terminal, against a program that draws 2147483647 and sends 2, 3, 3, 5, 5
      When the players type nothing
      Then the console shows
        """
        The game ends here, unfinished:
        the other program sent "2 3 3 5 5", but the turn is not legal here; both
        programs must play the same variant.
        It is kept as 1: load 1 resumes it.
        """

    Example: in Portuguese
      Given a system in Portuguese
      And draughts in the terminal, against a program that draws 2147483647 and sends hello
      When the players type nothing
      Then the console shows
        """
        O jogo acaba aqui, por terminar:
        o outro programa enviou "hello", mas uma linha é um número de 0 a 2147483647.
        """

    Example: a game that has ended so is resumed with a person on the other side
      Given draughts in the terminal, against a program that draws 2147483647 and sends 2, 3, 3, 4, 4, hello
      When the players type: load 1, b6-a5, e3-f4
      Then the saved game 1 contains
        """
        game: draughts
        saved: 1
        seed: 7
        person 1: The other program
        person 2: One
        variant: simplified
        moves:
        c3-d4
        """
      And the console shows: The other program (white, w and W): from which square to which, such as c3-d4? e3-f4

    Example: nobody listens
      Given the program is started with: --players One --variant simplified --language en --connect localhost:1
      When the players type nothing
      Then the console shows
        """
        Connecting to localhost:1. Ctrl-C leaves.
        No game: nobody listens at localhost:1; start that program first.
        """

  @DR-34 @console
  Rule: No input of any kind makes the program abort or hang; it says what is wrong and goes on
    Decision: an engine that fails ends its game with a message, and the game is kept (CO-15).

    Example: nothing but nonsense
      When the players type: ␛[A, c3-d4 please, ----, c3-d4
      Then the console shows: Turns: 1. The last: 1. c3-d4
      And the program ends with status 0

    Scenario Outline: an engine that <fault>
      Given draughts in the terminal, with an engine that <fault>
      When the players type: <typed>
      Then the console shows: The engine failed: <message>.
      And the program ends with status 1

      Examples: what students' engines do on the way
        | fault                       | typed | message                                       |
        | cannot move a piece yet     | c3-d4 | Draughts.move threw IllegalStateException     |
        | has no legal moves          | c3-d4 | the game is not over, but no move is legal    |
        | lists a way without squares | c3-d4 | the game is not over, but no move is legal    |
        | lists a way that is null    | c3-d4 | the game is not over, but no move is legal    |
        | refuses nothing             | c3-c4 | a move is neither listed as legal nor refused |

  @DR-35 @console
  Rule: The first delivery draws the empty board, places the opening men, and lets the person choose an occupied square and then an empty dark one
    Decision: delivery (entrega) shows the boards. With two squares it says what the query of the first delivery returns
    on the board of the game: whether the piece could reach the square if it were a black man and all others were white.

    Example: the boards
      When the players type: delivery
      Then the console shows
        """
        The board without pieces:

        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h

        The men at the start, white only:

        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   w   w   w
        2   w   w   w   w
        1 w   w   w   w
          a b c d e f g h
        """

    Scenario Outline: <typed>: <answer>
      Given draughts in the terminal, with the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 b   .   .   .
        4   w   .   .   .
        3 .   .   .   .
        2   .   w   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the players type: delivery <typed>
      Then the console shows: <answer>

      Examples: what can be reached, and what is refused
        | typed | answer                                                                  |
        | a5-c3 | A black man on a5 can reach c3 in one turn, if all others are white.    |
        | a5 e1 | A black man on a5 can reach e1 in one turn, if all others are white.    |
        | b4-c3 | A black man on b4 can reach c3 in one turn, if all others are white.    |
        | b4-c5 | A black man on b4 cannot reach c5 in one turn, if all others are white. |
        | c3-b2 | Refused: no piece stands on the first square.                           |
        | a5-a4 | Refused: a piece must land on a dark square.                            |
        | a5-b4 | Refused: a piece must land on an empty square.                          |
        | a5    | Refused: type the square of a piece and where it goes, such as c3-d4.   |
        | a5-b9 | Refused: there is no square b9: squares go from a1 to h8.               |
