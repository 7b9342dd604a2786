Feature: How pawns move
  A pawn only goes forward, towards the side of the opponent: one square, or two from where it started (CH-07). It
  captures in another way than it moves: one square diagonally forward (CH-08).

  @CH-07
  Rule: A pawn moves one square forward to an empty square; from where it started it may move two, if both are empty

    @task-3
    Example: White's pawn goes up the board
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . P . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d2 reaches
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . * . . . .
        3 . . . * . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """

    @task-3
    Example: Black's pawn goes down the board
      Given the board
        """
        8 . . . . k . . .
        7 . . . p . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d7 reaches
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . * . . . .
        5 . . . * . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """

    @task-3
    Example: a pawn that has moved goes one square only
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . p
        5 . . . . . . . .
        4 . . . . . . . .
        3 P . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on a3 reaches exactly a4
      And the piece on h6 reaches exactly h5

    @task-3
    Example: a pawn stops in front of any piece
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 n . . N . . . .
        2 P . . P . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on a2 reaches exactly no square
      And the piece on d2 reaches exactly no square

    @task-3
    Example: where the second square is taken, the first is free
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 n . . N . . . .
        3 . . . . . . . .
        2 P . . P . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on a2 reaches exactly a3
      And the piece on d2 reaches exactly d3

    @task-4
    Scenario Outline: a pawn does not move <how>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . P . . . .
        3 . . . . . . . .
        2 . P . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a pawn does not move like this

      Examples: ways that are not a pawn's
        | how                           | move  |
        | back                          | d4-d3 |
        | aside                         | d4-e4 |
        | two squares when it has moved | d4-d6 |
        | three squares                 | b2-b5 |
        | diagonally back               | d4-c3 |
        | two squares diagonally        | d4-f6 |

    @task-4
    Example: a pawn moves two squares at the edge of the board
      Given a new game
      When the players in turn move a2-a4, h7-h5
      Then the board is
        """
        8 r n b q k b n r
        7 p p p p p p p .
        6 . . . . . . . .
        5 . . . . . . . p
        4 P . . . . . . .
        3 . . . . . . . .
        2 . P P P P P P P
        1 R N B Q K B N R
          a b c d e f g h
        """

  @CH-08
  Rule: A pawn captures one square diagonally forward, and never straight ahead

    @task-3
    Example: a pawn reaches pieces of the opponent on both sides
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . n n n . . .
        4 . . . P . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d4 reaches
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . * . * . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """

    @task-4
    Example: the captured piece leaves the board
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . n p n . . .
        4 . . . P . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves d4-c5
      Then the board is
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . P p n . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      And the white player has captured knight

    @task-3
    Example: Black's pawn captures downwards
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . N . N . . .
        4 . . . p . . . .
        3 . . N . N . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d4 reaches exactly c3, d3, e3

    @task-3
    Example: a pawn does not capture its own side
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . N . N . . .
        4 . . . P . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d4 reaches exactly d5

    @task-3
    Example: at the edge a pawn captures on one side only
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . n
        5 . n . . . . . n
        4 P . . . . . . n
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on a4 reaches exactly a5, b5

    @task-4
    Scenario Outline: a pawn does not capture straight ahead, <how>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . n . . . .
        4 n . . P . . . .
        3 . . . . . . . .
        2 P . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a pawn does not capture straight ahead

      Examples: one square and two
        | how             | move  |
        | right before it | d4-d5 |
        | two squares on  | a2-a4 |

    @task-4
    Example: a pawn does not move diagonally to an empty square
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . P . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves d4-e5
      Then the move is refused: a pawn moves diagonally only to capture
