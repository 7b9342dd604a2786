Feature: Notation
  Positions and games are exchanged in PDN, the portable draughts notation. This is given code.

  @given @DR-27
  Rule: Beyond the brief: a position and a game can be written and read in PDN, with squares 1 to 32 and the tags FEN and GameType
    Decision: the brief puts a light square at the lower right, unlike the federation of the "Damas Clássicas" that it
    names; the brief wins. Square 1 is b8, square 32 is g1; GameType is 28,W,8,8,N2,0 for the classic rules and
    99,W,8,8,N2,0 for the simplified rules.

    Example: a position is written
      Given the board
        """
        8   W   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 w   .   .   B
          a b c d e f g h
        """
      And it is the turn of the black player
      Then in PDN the position is "B:WK1,22,29:B4,K32"

    Example: a position is read, with a range of squares
      Given the position "B:WK1,21-23:B4,K32." in PDN
      Then the board is
        """
        8   W   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   w   w   .
        2   .   .   .   .
        1 .   .   .   B
          a b c d e f g h
        """
      And the black player is next

    Scenario Outline: the position "<text>" is malformed
      When somebody reads the position "<text>" in PDN
      Then the text is refused: <fault>

      Examples: where it is wrong and why
        | text       | fault                                                                                 |
        | X:W1:B2    | character 1 of "X:W1:B2": W or B must stand here, but there is "X"                    |
        | W1:B2      | character 2 of "W1:B2": a colon must stand here, but there is "1"                     |
        | W:W33:B2   | character 4 of "W:W33:B2": a number from 1 to 32 must stand here, but there is "3"    |
        | W:W1:B1    | character 8 of "W:W1:B1": no square may be named twice, as 1 is, but there is the end |
        | W:W1:B2:B3 | character 8 of "W:W1:B2:B3": nothing may follow, but there is ":"                     |

    Example: a game is written
      Given a new game
      When the players in turn play c3-d4, f6-e5, d4-f6, g7-e5
      Then in PDN the game is
        """
        [White "?"]
        [Black "?"]
        [GameType "99,W,8,8,N2,0"]
        [SetUp "1"]
        [FEN "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"]
        [Result "*"]

        1. 22-18 11-15 2. 18x11 8x15 *
        """

    Example: a king's long move without a capture has a hyphen
      When somebody reads this game in PDN
        """
        [GameType "28"]
        [FEN "W:WK29:B5,1"]
        29x11 5-9 11-2 *
        """
      Then in PDN the game is
        """
        [White "?"]
        [Black "?"]
        [GameType "28,W,8,8,N2,0"]
        [SetUp "1"]
        [FEN "W:WK29:B1,5"]
        [Result "*"]

        1. 29-11 5-9 2. 11-2 *
        """

    Example: a game is read, with comments, a variation and its end
      When somebody reads this game in PDN
        """
        [GameType "28"]
        1. 22-18 {a comment} 11-15! (11-16 2. 18-15 (2. 24-20)) 2. 18x11 $1 8x15 1-0
        """
      Then the moves so far are c3-d4, f6-e5, d4-f6, g7-e5
      And the game is played by the classic rules

    Example: a capture is read by its first and last square
      When somebody reads this game in PDN
        """
        [FEN "W:W29:B25,18,4"]
        29x15 *
        """
      Then the moves so far are a1-c3-e5

    Scenario Outline: <move> is read as c3-d4
      Then in PDN, with the GameType <type>, <move> is the move 22-18

      Examples: other corners from which squares are counted, a mirrored board, and names
        | type          | move  |
        | 28            | 22-18 |
        | 28,W,8,8,N1,0 | 11-15 |
        | 28,W,8,8,N1,1 | 10-14 |
        | 28,W,8,8,A0,0 | c3-d4 |
