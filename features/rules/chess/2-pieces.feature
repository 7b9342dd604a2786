Feature: How pieces move
  A king moves one square in any direction (CH-02). A rook moves along rows and columns (CH-05), a bishop along
  diagonals (CH-03), a queen along all of these (CH-06), as far as nothing stands in the way (CH-09). Only a knight
  leaps: two squares one way and one across (CH-04).

  The squares marked * are those that the piece reaches: it could move there, if neither turn nor check mattered.

  @CH-02
  Rule: A king moves one square in any direction

    @task-2
    Example: a king in the middle of the board reaches eight squares
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . K . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . R
          a b c d e f g h
        """
      Then the piece on d4 reaches
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . * * * . . .
        4 . . * . * . . .
        3 . . * * * . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """

    @task-2
    Example: a king in a corner reaches three squares
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . P
        2 . . . . . . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      Then the piece on a1 reaches exactly b1, a2, b2

    @task-2
    Example: a king reaches a square whether or not it is attacked
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 r . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      Then the piece on h1 reaches exactly g1, g2, h2

    @task-4
    Example: a king walks in all eight directions
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . K . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . R
          a b c d e f g h
        """
      And the players in turn move d4-d5, a8-b8, d5-e6, b8-a8, e6-f6, a8-b8, f6-g5, b8-a8
      When the players in turn move g5-g4, a8-b8, g4-f3, b8-a8, f3-e3, a8-b8, e3-d4
      Then d4 holds a white king

    @task-4
    Scenario Outline: a king does not move <how>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 P . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a king does not move like this

      Examples: more than one square
        | how                    | move  |
        | two squares forward    | e1-e3 |
        | two squares diagonally | e1-g3 |
        | like a knight          | e1-f3 |
        | three squares aside    | e1-h1 |

    @task-4
    Example: a king away from home does not move two squares aside
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 P . . . . . . .
        2 . . . . K . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves e2-g2
      Then the move is refused: a king does not move like this

  @CH-03
  Rule: A bishop moves any number of squares diagonally

    @task-2
    Example: a bishop in the middle reaches all squares on its diagonals
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 p . . . . . . .
        5 . . . . . . . .
        4 . . . B . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d4 reaches
        """
        8 . . . . . . . *
        7 * . . . . . * .
        6 . * . . . * . .
        5 . . * . * . . .
        4 . . . . . . . .
        3 . . * . * . . .
        2 . * . . . * . .
        1 * . . . . . * .
          a b c d e f g h
        """

    @task-2
    Example: a bishop does not go on at the other edge
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 p . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 B . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on a3 reaches
        """
        8 . . . . . * . .
        7 . . . . * . . .
        6 . . . * . . . .
        5 . . * . . . . .
        4 . * . . . . . .
        3 . . . . . . . .
        2 . * . . . . . .
        1 . . * . . . . .
          a b c d e f g h
        """

    @task-4
    Example: a bishop moves in all four directions
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . B . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the players in turn move d4-f6, a8-b8, f6-d8, b8-a8, d8-b6, a8-b8, b6-d4
      Then d4 holds a white bishop

    @task-4
    Scenario Outline: a bishop does not move <how>
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 p . . . . . . .
        5 . . . . . . . .
        4 . . . B . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a bishop does not move like this

      Examples: ways of other pieces, and of none
        | how             | move  |
        | along a column  | d4-d7 |
        | along a row     | d4-b4 |
        | like a knight   | d4-e6 |
        | almost straight | d4-g6 |

  @CH-04
  Rule: A knight moves two squares one way and one across, and leaps over whatever stands between

    @task-2
    Example: a knight in the middle of the board reaches eight squares
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 p . . . . . . .
        5 . . . . . . . .
        4 . . . N . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d4 reaches
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . * . * . . .
        5 . * . . . * . .
        4 . . . . . . . .
        3 . * . . . * . .
        2 . . * . * . . .
        1 . . . . . . . .
          a b c d e f g h
        """

    @task-2
    Example: a knight does not go on at the other edge
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . N .
          a b c d e f g h
        """
      Then the piece on g1 reaches exactly e2, f3, h3

    @task-4
    Example: in the opening position a knight leaps over the pawns
      Given a new game
      When the white player moves b1-c3
      Then c3 holds a white knight
      And c2 holds a white pawn

    @task-4
    Example: a knight leaps in all eight directions
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . N . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      And the players in turn move b4-c6, a8-b7, c6-e7, b7-a8, e7-g6, a8-b7, g6-h4, b7-a8
      When the players in turn move h4-g2, a8-b7, g2-e1, b7-a8, e1-c2, a8-b7, c2-b4
      Then b4 holds a white knight

    @task-4
    Scenario Outline: a knight does not move <how>
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 p . . . . . . .
        5 . . . . . . . .
        4 . . . N . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a knight does not move like this

      Examples: other numbers of squares
        | how                          | move  |
        | one square                   | d4-d5 |
        | two squares diagonally       | d4-f6 |
        | three squares and one across | d4-g5 |
        | three squares along a row    | d4-g4 |

  @CH-05
  Rule: A rook moves any number of squares along a row or a column

    @task-2
    Example: a rook in the middle reaches its row and its column
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . R . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d4 reaches
        """
        8 . . . * . . . .
        7 . . . * . . . .
        6 . . . * . . . .
        5 . . . * . . . .
        4 * * * . * * * *
        3 . . . * . . . .
        2 . . . * . . . .
        1 . . . * . . . .
          a b c d e f g h
        """

    @task-2
    Example: a rook in a corner reaches fourteen squares
      Given the board
        """
        8 R . . . . . . .
        7 . . . . . . k .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on a8 reaches
        """
        8 . * * * * * * *
        7 * . . . . . . .
        6 * . . . . . . .
        5 * . . . . . . .
        4 * . . . . . . .
        3 * . . . . . . .
        2 * . . . . . . .
        1 * . . . . . . .
          a b c d e f g h
        """

    @task-4
    Example: a rook moves in all four directions
      Given the board
        """
        8 . k . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 K . . . . . . .
        1 . . . . R . . .
          a b c d e f g h
        """
      When the players in turn move e1-g1, b8-a8, g1-g4, a8-b8, g4-e4, b8-a8, e4-e1
      Then e1 holds a white rook

    @task-4
    Scenario Outline: a rook does not move <how>
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . R . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a rook does not move like this

      Examples: ways of other pieces, and of none
        | how             | move  |
        | diagonally      | d4-f6 |
        | like a knight   | d4-e6 |
        | almost straight | d4-h5 |

  @CH-06
  Rule: A queen moves like a rook or like a bishop

    @task-2
    Example: a queen in the middle reaches row, column and diagonals
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . p .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . Q . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d4 reaches
        """
        8 . . . * . . . .
        7 * . . * . . * .
        6 . * . * . * . .
        5 . . * * * . . .
        4 * * * . * * * *
        3 . . * * * . . .
        2 . * . * . * . .
        1 * . . * . . * .
          a b c d e f g h
        """

    @task-2
    Example: a queen in a corner reaches its column and its diagonal
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 Q K . . . . . .
          a b c d e f g h
        """
      Then the piece on a1 reaches
        """
        8 * . . . . . . *
        7 * . . . . . * .
        6 * . . . . * . .
        5 * . . . * . . .
        4 * . . * . . . .
        3 * . * . . . . .
        2 * * . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """

    @task-4
    Example: a queen moves like a rook, then like a bishop
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . p .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . Q . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the players in turn move d4-d2, h8-h7, d2-a5
      Then a5 holds a white queen

    @task-4
    Scenario Outline: a queen does not move <how>
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . p .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . Q . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a queen does not move like this

      Examples: ways of no queen
        | how                         | move  |
        | like a knight               | d4-e6 |
        | four squares and one across | d4-h5 |
        | three squares and two across | d4-g6 |

  @CH-09
  Rule: No piece but the knight passes over another

    @task-2
    Example: a rook stops before its own side and on the opponent
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . N . R . K . .
          a b c d e f g h
        """
      Then the piece on d1 reaches exactly c1, e1, d2, d3, d4, d5

    @task-2
    Example: a bishop stops before its own side and on the opponent
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . p .
        4 . . . . . . . .
        3 . . P . . . . .
        2 . . . B . . . .
        1 . . N . K . . .
          a b c d e f g h
        """
      Then the piece on d2 reaches exactly e3, f4, g5

    @task-2
    Example: in the opening position rooks, bishops and queens are shut in
      Given a new game
      Then the piece on a1 reaches exactly no square
      And the piece on c8 reaches exactly no square
      And the piece on d8 reaches exactly no square

    @task-4
    Scenario Outline: a <piece> does not pass over a piece of <side>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . p . . . p . .
        4 . . . . . . . .
        3 . . . Q . . . .
        2 . . . P . . . .
        1 R . B . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: another piece is in the way

      Examples: along a row, a column and diagonals
        | piece | side         | move  |
        | rook  | its own side | a1-d1 |
        | queen | its own side | d3-d1 |
        | queen | the opponent | d3-g6 |
        | queen | the opponent | d3-a6 |

    @task-4
    Example: a piece captures what stands where its way ends
      Given the board
        """
        8 . . . r k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . R K . . .
          a b c d e f g h
        """
      When the white player moves d1-d8
      Then d8 holds a white rook
      And the white player has captured rook

    @task-4
    Example: a pawn does not pass over a piece in its long move
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . n . . . .
        2 . . . P . . . .
        1 . . . . . K . .
          a b c d e f g h
        """
      When the white player moves d2-d4
      Then the move is refused: another piece is in the way
