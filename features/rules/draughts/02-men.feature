Feature: How men move
  A man goes diagonally forward, one square at a time (DR-04), until it reaches the first row of the other side and
  becomes a king (DR-07).

  @DR-04
  Rule: A man moves one square diagonally forward to an empty square

    @task-5
    Example: a white man moves towards row 8
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   W
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-d4
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   .   .   .
        2   .   .   .   W
        1 .   .   .   .
          a b c d e f g h
        """

    @task-3
    Example: a man has two ways, to the left and to the right
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are c3-b4, c3-d4

    @task-3
    Example: a black man moves towards row 1
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then the legal moves are f6-e5, f6-g5

    @task-3
    Scenario Outline: a man does not move <how>
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d4-<square>
      Then the move is refused: <why>

      Examples: a man on d4
        | how             | square | why                                        |
        | backward        | c3     | a man moves forward only                   |
        | two squares     | f6     | a man moves one square, or two with a jump |
        | straight ahead  | d6     | pieces move along a diagonal               |
        | to the side     | f4     | pieces move along a diagonal               |
        | to where it is  | d4     | pieces move along a diagonal               |

    @task-3
    Example: a man at the edge has one way
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   w
        3 w   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a3-b4, h4-g5

    @task-3
    Example: legal moves stand in the order of their squares
      Given a new game
      Then the legal moves are a3-b4, c3-b4, c3-d4, e3-d4, e3-f4, g3-f4, g3-h4

  @DR-29 @task-3
  Rule: Only an own piece may be moved, and only to an empty dark square
    A way is the list of the squares of a move; a leg goes from one square to the next.
    Decision: if a way has legs that are not legal, the refusal is about the first of them.

    Example: a man does not move to an occupied square
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 b   .   .   .
        4   b   w   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are d4-c5, d4-e5

    Scenario Outline: White does not play <way> at the start
      Given a new game
      When the white player plays <way>
      Then the move is refused: <why>

      Examples: whose piece it is, and where it goes
        | way   | why                                   |
        | d4-e5 | no piece stands on the first square   |
        | b6-a5 | the piece belongs to the other player |
        | c3-c4 | a piece must land on a dark square    |
        | b2-c3 | a piece must land on an empty square  |
        | c3    | a way has at least two squares        |

    Example: the first leg that is wrong is refused
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-b2-b3
      Then the move is refused: a man moves forward only

  @DR-07
  Rule: A man that reaches the first row of the other side becomes a king

    @task-3
    Example: a white man becomes a king on row 8
      Given the board
        """
        8   .   .   .   .
        7 .   .   w   .
        6   .   .   .   .
        5 b   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays e7-f8
      Then the board is
        """
        8   .   .   W   .
        7 .   .   .   .
        6   .   .   .   .
        5 b   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    @task-3
    Example: a black man becomes a king on row 1
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   w
        3 .   .   .   .
        2   b   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays b2-c1
      Then c1 holds a black king

    @task-3
    Example: on row 7 a white man is still a man
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   w   .   .
        5 b   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d6-e7
      Then e7 holds a white man

    @task-5
    Example: a man that captures onto the far row becomes a king
      Given the board
        """
        8   .   .   .   .
        7 .   .   b   .
        6   .   w   .   .
        5 b   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d6-f8
      Then the board is
        """
        8   .   .   W   .
        7 .   .   .   .
        6   .   .   .   .
        5 b   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    @task-3
    Scenario Outline: no game is resumed with a man of <player> on row <row>
      Given the board
        """
        8   <white>   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   <black>
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a man stands on the far row

      Examples: the far row of each
        | player | row | white | black |
        | White  | 8   | w     | .     |
        | Black  | 1   | .     | b     |

    @task-3
    Example: men may stand on their own first row, and kings anywhere
      Given the board
        """
        8   W   b   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   w   B
          a b c d e f g h
        """
      When the players resume the game
      Then the white player is next
