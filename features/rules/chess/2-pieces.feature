Feature: How the pieces move
  Each kind of piece has its own way of moving. What a piece reaches does not depend on whose turn it is, nor on whether
  a king is in check: these examples say what it could do if only the board counted.

  @CH-02
  Rule: A king moves one square in any direction
    Castling is a move of the king and a rook together: it has a rule of its own.

    Example: in the middle of the board
      Given the board
        """
        8 . . . . . . . k
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . K . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
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

    Example: in a corner
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . R . . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      Then the piece on a1 reaches exactly b1, a2, b2

    Example: at the edge, and on no square beyond it
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . K
        3 . . . . . . . .
        2 . . . R . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      Then the piece on h4 reaches exactly g3, h3, g4, g5, h5

    Example: Black's king moves alike, also when it is not its turn
      Given the board
        """
        8 . . . . . . . .
        7 . . . k . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 R . . . . . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      Then the piece on d7 reaches
        """
        8 . . * * * . . .
        7 . . * . * . . .
        6 . . * * * . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """

    Example: squares beside the other king are reached, too
      Given the board
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . k . . . .
        4 . . . . . . . .
        3 . . . K . . . .
        2 . . . . . . . .
        1 . . . . . . . R
          a b c d e f g h
        """
      Then the piece on d3 reaches exactly c2, d2, e2, c3, e3, c4, d4, e4

    Example: a king captures
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . p . . . . .
        4 . . . K . . . .
        3 . . . . n . . .
        2 . . . . . . . .
        1 . . . . . . . .
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

    Example: pieces of its own side do not let it pass
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P P . . . . . .
        1 K R . . . . . .
          a b c d e f g h
        """
      Then the piece on a1 reaches exactly no square

    Example: castling is not among the squares that a king reaches
      Given the board
        """
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQkq
        """
      Then the piece on e1 reaches exactly d1, f1, d2, e2, f2

    Scenario Outline: a king does not move <how>
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . K . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a king does not move like this

      Examples: ways that are not a king's
        | how                             | move  |
        | two squares up                  | d4-d6 |
        | two squares aside               | d4-f4 |
        | two squares diagonally          | d4-b2 |
        | like a knight                   | d4-e6 |
        | to the other side of the board  | d4-d8 |

    Example: a king that is not at home does not castle
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . K . . .
        1 . . . . . . . R
          a b c d e f g h
        """
      When the white player moves e2-g2
      Then the move is refused: a king does not move like this

    Example: a king at home that goes two squares forward does not castle
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-e3
      Then the move is refused: a king does not move like this

    Example: a king at home that goes three squares does not castle
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        castling: Q
        """
      When the white player moves e1-b1
      Then the move is refused: a king does not move like this

    Example: White's king does not castle from Black's home
      Given the board
        """
        8 . . . . K . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 k . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves e8-g8
      Then the move is refused: a king does not move like this

    Example: a king moves
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . K . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . . .
          a b c d e f g h
        """
      When the white player moves d4-e5
      Then the board is
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . K . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . . .
          a b c d e f g h
        """

    Scenario Outline: a king moves <how>
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . K . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . . .
          a b c d e f g h
        """
      When the white player moves d4-<to>
      Then <to> holds a white king
      And d4 is empty

      Examples: every direction
        | how               | to |
        | up                | d5 |
        | down              | d3 |
        | to the left       | c4 |
        | to the right      | e4 |
        | up to the left    | c5 |
        | down to the left  | c3 |
        | down to the right | e3 |

    Example: that a king does not move like this is reported before that it would be in check
      Given the board
        """
        8 . . . r . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . K . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves c4-d6
      Then the move is refused: a king does not move like this

    Example: that a king does not move like this is reported before that it is still in check
      Given the board
        """
        8 . . . r . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . K . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves d4-b4
      Then the move is refused: a king does not move like this

    Example: that a king does not move like this is reported before that it becomes no other piece
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . K . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . . .
          a b c d e f g h
        """
      When the white player moves d4-d6=Q
      Then the move is refused: a king does not move like this

  @CH-03
  Rule: A bishop moves any number of squares diagonally

    Example: in the middle of the board
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . B . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . K . .
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

    Example: in a corner
      Given the board
        """
        8 . k . . . . . .
        7 . . . . . . . p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . B
          a b c d e f g h
        """
      Then the piece on h1 reaches
        """
        8 * . . . . . . .
        7 . * . . . . . .
        6 . . * . . . . .
        5 . . . * . . . .
        4 . . . . * . . .
        3 . . . . . * . .
        2 . . . . . . * .
        1 . . . . . . . .
          a b c d e f g h
        """

    Example: at the edge
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . p
        6 . . . . . . . .
        5 B . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . K .
          a b c d e f g h
        """
      Then the piece on a5 reaches
        """
        8 . . . * . . . .
        7 . . * . . . . .
        6 . * . . . . . .
        5 . . . . . . . .
        4 . * . . . . . .
        3 . . * . . . . .
        2 . . . * . . . .
        1 . . . . * . . .
          a b c d e f g h
        """

    Example: Black's bishop
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . p
        6 . . . . . b . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      Then the piece on f6 reaches
        """
        8 . . . * . . . *
        7 . . . . * . * .
        6 . . . . . . . .
        5 . . . . * . * .
        4 . . . * . . . *
        3 . . * . . . . .
        2 . * . . . . . .
        1 * . . . . . . .
          a b c d e f g h
        """

    Scenario Outline: a bishop does not move <how>
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . B . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a bishop does not move like this

      Examples: ways that are not a bishop's
        | how              | move  |
        | along a column   | d4-d7 |
        | along a row      | d4-b4 |
        | like a knight    | d4-e6 |
        | almost diagonally| d4-g6 |

    Example: a bishop moves
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . B . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      When the white player moves d4-g1
      Then the board is
        """
        8 . . . . . . k .
        7 . . . . . . . p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . B K
          a b c d e f g h
        """

    Scenario Outline: a bishop moves <how>
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . B . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      When the white player moves d4-<to>
      Then <to> holds a white bishop
      And d4 is empty

      Examples: every direction
        | how              | to |
        | up to the left   | a7 |
        | up to the right  | h8 |
        | down to the left | a1 |

    Scenario Outline: that a bishop does not move like this is reported before that <what>
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 B . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a bishop does not move like this

      Examples: what is wrong, too
        | what                      | move    |
        | the king is still in check | a1-a2   |
        | it becomes no other piece | a1-a2=Q |

    Example: that a bishop does not move like this is reported before that the king would be in check
      Given the board
        """
        8 . . . r k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . B . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . K . . . .
          a b c d e f g h
        """
      When the white player moves d4-e4
      Then the move is refused: a bishop does not move like this

  @CH-04
  Rule: A knight moves two squares one way and one across, and leaps over whatever stands between

    Example: in the middle of the board
      Given the board
        """
        8 . . . . . . . k
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . N . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . .
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

    Example: in a corner
      Given the board
        """
        8 . . . . . . . k
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 N . . . K . . .
          a b c d e f g h
        """
      Then the piece on a1 reaches exactly c2, b3

    Example: near a corner
      Given the board
        """
        8 . . . . . . . k
        7 p . . . . . n .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on g7 reaches exactly f5, h5, e6, e8

    Example: it leaps over pieces of both sides
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . p P p . . .
        4 . . P N p . . .
        3 . . P p P . . .
        2 . . . . . . . .
        1 K . . . . . . .
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

    Example: it captures, but not its own side
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . p . P . . .
        5 . . . . . . . .
        4 . . . N . . . .
        3 . . . . . . . .
        2 . . P . p . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      Then the piece on d4 reaches exactly e2, b3, f3, b5, f5, c6

    Example: from the opening position
      Given a new game
      Then the piece on b1 reaches exactly a3, c3
      And the piece on g8 reaches exactly f6, h6

    Scenario Outline: a knight does not move <how>
      Given the board
        """
        8 . . . . . . . k
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . N . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a knight does not move like this

      Examples: ways that are not a knight's
        | how                        | move  |
        | one square                 | d4-d5 |
        | two squares                | d4-d6 |
        | diagonally                 | d4-f6 |
        | three squares and one      | d4-g5 |
        | along a row                | d4-h4 |
        | two squares, and two aside | d4-b2 |
        | three squares              | d4-d7 |

    Example: a knight moves over others
      Given a new game
      When the white player moves g1-f3
      Then the board is
        """
        8 r n b q k b n r
        7 p p p p p p p p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . N . .
        2 P P P P P P P P
        1 R N B Q K B . R
          a b c d e f g h
        """

    Scenario Outline: a knight moves <how>
      Given the board
        """
        8 k . . . . . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . N . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      When the white player moves d4-<to>
      Then <to> holds a white knight
      And d4 is empty

      Examples: every leap
        | how                           | to |
        | two up and one to the left    | c6 |
        | two up and one to the right   | e6 |
        | one up and two to the left    | b5 |
        | one up and two to the right   | f5 |
        | one down and two to the left  | b3 |
        | one down and two to the right | f3 |
        | two down and one to the left  | c2 |
        | two down and one to the right | e2 |

    Scenario Outline: that a knight does not move like this is reported before that <what>
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 N . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a knight does not move like this

      Examples: what is wrong, too
        | what                      | move    |
        | the king is still in check | a1-a2   |
        | it becomes no other piece | a1-a2=Q |

    Example: that a knight does not move like this is reported before that the king would be in check
      Given the board
        """
        8 . . . r k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . N . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . K . . . .
          a b c d e f g h
        """
      When the white player moves d4-e4
      Then the move is refused: a knight does not move like this

  @CH-05
  Rule: A rook moves any number of squares along a rank or file

    Example: in the middle of the board
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . R . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
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

    Example: in a corner
      Given the board
        """
        8 R . . . . . . .
        7 . . . . . . . .
        6 . . k . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
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

    Example: from where it started
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      Then the piece on a1 reaches exactly b1, c1, d1

    Example: Black's rook
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . r
        2 . . . . . . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      Then the piece on h3 reaches
        """
        8 . . . . . . . *
        7 . . . . . . . *
        6 . . . . . . . *
        5 . . . . . . . *
        4 . . . . . . . *
        3 * * * * * * * .
        2 . . . . . . . *
        1 . . . . . . . *
          a b c d e f g h
        """

    Example: a rook reaches the same squares while its king is in check
      Given the board
        """
        8 . . . . r . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 R . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on a4 reaches exactly a1, a2, a3, b4, c4, d4, e4, f4, g4, h4, a5, a6, a7, a8

    Scenario Outline: a rook does not move <how>
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . R . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a rook does not move like this

      Examples: ways that are not a rook's
        | how           | move  |
        | diagonally    | d4-f6 |
        | like a knight | d4-e6 |
        | askew         | d4-h5 |

    Example: a rook moves
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . R . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      When the white player moves d4-d8
      Then the board is
        """
        8 k . . R . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """

    Scenario Outline: a rook moves <how>
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . R . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      When the white player moves d4-<to>
      Then <to> holds a white rook
      And d4 is empty

      Examples: every direction
        | how          | to |
        | down         | d1 |
        | to the left  | a4 |
        | to the right | h4 |

    Scenario Outline: that a rook does not move like this is reported before that <what>
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a rook does not move like this

      Examples: what is wrong, too
        | what                      | move    |
        | the king is still in check | a1-b2   |
        | it becomes no other piece | a1-b2=Q |

    Example: that a rook does not move like this is reported before that the king would be in check
      Given the board
        """
        8 . . . r k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . R . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . K . . . .
          a b c d e f g h
        """
      When the white player moves d4-e5
      Then the move is refused: a rook does not move like this

  @CH-06
  Rule: A queen moves like a rook or like a bishop

    Example: in the middle of the board
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . Q . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      Then the piece on d4 reaches
        """
        8 . . . * . . . *
        7 * . . * . . * .
        6 . * . * . * . .
        5 . . * * * . . .
        4 * * * . * * * *
        3 . . * * * . . .
        2 . * . * . * . .
        1 * . . * . . * .
          a b c d e f g h
        """

    Example: in a corner
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 Q . . K . . . .
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
        1 . * * . . . . .
          a b c d e f g h
        """

    Scenario Outline: a queen does not move <how>
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . Q . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a queen does not move like this

      Examples: ways that are not a queen's
        | how           | move  |
        | like a knight | d4-e6 |
        | askew         | d4-h5 |
        | askew, too    | d4-g6 |

    Scenario Outline: a queen moves <how>
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . Q . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      When the white player moves d4-<to>
      Then <to> holds a white queen
      And d4 is empty

      Examples: every direction
        | how               | to |
        | up                | d7 |
        | down              | d1 |
        | to the left       | a4 |
        | to the right      | h4 |
        | up to the left    | a7 |
        | up to the right   | f6 |
        | down to the left  | b2 |
        | down to the right | f2 |

    Scenario Outline: that a queen does not move like this is reported before that <what>
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 Q . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a queen does not move like this

      Examples: what is wrong, too
        | what                      | move    |
        | the king is still in check | a1-b3   |
        | it becomes no other piece | a1-b3=Q |

    Example: that a queen does not move like this is reported before that the king would be in check
      Given the board
        """
        8 . . . r k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . Q . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . K . . . .
          a b c d e f g h
        """
      When the white player moves d4-e6
      Then the move is refused: a queen does not move like this

  @CH-09
  Rule: No piece but the knight passes over another

    Example: a rook stops in front of its own side and on a piece of the opponent
      Given the board
        """
        8 k . . . . . . .
        7 . . . p . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . P . R . n . .
        3 . . . . . . . .
        2 . . . P . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      Then the piece on d4 reaches
        """
        8 . . . . . . . .
        7 . . . * . . . .
        6 . . . * . . . .
        5 . . . * . . . .
        4 . . * . * * . .
        3 . . . * . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """

    Example: a bishop stops in front of its own side and on a piece of the opponent
      Given the board
        """
        8 k . . . . . . .
        7 p . . . . . p .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . B . . . .
        3 . . . . . . . .
        2 . P . . . P . .
        1 . . . . . . . K
          a b c d e f g h
        """
      Then the piece on d4 reaches
        """
        8 . . . . . . . .
        7 * . . . . . * .
        6 . * . . . * . .
        5 . . * . * . . .
        4 . . . . . . . .
        3 . . * . * . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """

    Example: a queen stops in all directions
      Given the board
        """
        8 k . . . . . . .
        7 . . . p . . . .
        6 . P . . . p . .
        5 . . . . . . . .
        4 . p . Q . P . .
        3 . . . . . . . .
        2 . P . P . p . .
        1 . . . . . . . K
          a b c d e f g h
        """
      Then the piece on d4 reaches
        """
        8 . . . . . . . .
        7 . . . * . . . .
        6 . . . * . * . .
        5 . . * * * . . .
        4 . * * . * . . .
        3 . . * * * . . .
        2 . . . . . * . .
        1 . . . . . . . .
          a b c d e f g h
        """

    Example: in the opening position bishops, rooks and queens are shut in
      Given a new game
      Then the piece on a1 reaches exactly no square
      And the piece on c1 reaches exactly no square
      And the piece on d1 reaches exactly no square
      And the piece on e8 reaches exactly no square

    Scenario Outline: a <piece> does not pass over a piece of <whose>
      Given the board
        """
        8 . . . r k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p . N . .
        4 . P n . . . . .
        3 . n . Q . . . .
        2 . . P . p . . .
        1 R . . B K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: another piece is in the way

      Examples: pieces of either side
        | piece  | whose        | move  |
        | queen  | the opponent | d3-d6 |
        | queen  | its own side | d3-b1 |
        | queen  | its own side | d3-g6 |
        | queen  | the opponent | d3-f1 |
        | queen  | the opponent | d3-b5 |
        | queen  | the opponent | d3-a3 |
        | rook   | its own side | a1-f1 |
        | bishop | the opponent | d1-f3 |

    Example: a rook does not capture behind another piece
      Given the board
        """
        8 k . . r . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . P . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . R . . . K
          a b c d e f g h
        """
      When the white player moves d1-d8
      Then the move is refused: another piece is in the way

    Example: kings are in the way like other pieces
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . K . . r . .
          a b c d e f g h
        """
      When the white player moves a1-d1
      Then the move is refused: another piece is in the way
      And the piece on f1 reaches exactly c1, d1, e1, g1, h1, f2, f3, f4, f5, f6, f7, f8

    Example: a piece on the square where a way ends is captured, and in nobody's way
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . R . . n .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      When the white player moves d4-g4
      Then g4 holds a white rook

    Example: a piece that has left the way is in it no more
      Given the board
        """
        8 . k . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . P . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . B
          a b c d e f g h
        """
      And the piece on h1 reaches exactly g2, f3
      When the white player moves e4-e5
      Then the piece on h1 reaches
        """
        8 * . . . . . . .
        7 . * . . . . . .
        6 . . * . . . . .
        5 . . . * . . . .
        4 . . . . * . . .
        3 . . . . . * . .
        2 . . . . . . * .
        1 . . . . . . . .
          a b c d e f g h
        """

    Example: that another piece is in the way is reported before that the king would be in check
      Given the board
        """
        8 . . . r k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . R . P . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . K . . . .
          a b c d e f g h
        """
      When the white player moves d4-g4
      Then the move is refused: another piece is in the way

    Example: that another piece is in the way is reported before that the king is still in check
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . b . . . . . .
        3 . . . . . . . .
        2 P . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      When the white player moves a1-a3
      Then the move is refused: another piece is in the way

    Example: that another piece is in the way is reported before that a piece becomes no other
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . P . . . .
        4 . . . R . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      When the white player moves d4-d8=Q
      Then the move is refused: another piece is in the way

    Example: that a piece does not move like this is reported before that another is in the way
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . P . . . .
        4 . . . R . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      When the white player moves d4-e6
      Then the move is refused: a rook does not move like this

    Example: a pawn does not pass over another piece in its long move
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . n . . .
        2 . . . . P . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      When the white player moves e2-e4
      Then the move is refused: another piece is in the way

    Example: nor over a piece of its own side
      Given the board
        """
        8 k . . . . . . .
        7 . . . . p . . .
        6 . . . . n . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . .
          a b c d e f g h
        next: black
        """
      When the black player moves e7-e5
      Then the move is refused: another piece is in the way

    Example: that another piece is in the way is reported before that a pawn does not capture straight ahead
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . p . . .
        3 . . . . n . . .
        2 . . . . P . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      When the white player moves e2-e4
      Then the move is refused: another piece is in the way
