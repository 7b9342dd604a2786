Feature: The first delivery
  Before there is a game, one question can be answered on a board of which only is known where pieces stand. In these
  pictures w stands for a piece of whatever colour.

  @DR-26
  Rule: A piece can reach an empty square in one turn by a plain move or by any number of jumps, as a black man whatever stands there, all other pieces being white
    Decision: the man goes towards row 1 by the simplified rules for men; it is not crowned on the way.

    Example: a plain move towards row 1
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   w   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on d6 can reach exactly c5, e5

    Example: at the left edge
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 w   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on a5 can reach exactly b4

    Example: at the right edge
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   w
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on h6 can reach exactly g5

    Example: on row 1 it has come to the end
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   w   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      Then the piece on c1 can reach no square

    Example: one jump
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   w   .   .
        5 .   .   w   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on d6 can reach exactly f4, c5

    Example: no jump onto a piece
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   w   .   .
        5 .   .   w   .
        4   .   .   w   .
        3 .   .   .   w
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on d6 can reach exactly c5

    Example: no jump over an empty square
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   w   .   .
        5 .   .   .   .
        4   .   .   w   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on d6 can reach exactly c5, e5

    Example: no jump over two pieces in a row, and none over the edge
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   w   .   .
        4   w   w   .   .
        3 w   .   w   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on c5 can reach no square

    Example: two jumps, and the square between them
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   w   .   .
        5 .   .   w   .
        4   .   .   .   .
        3 .   .   w   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on d6 can reach exactly d2, f4, c5

    Example: three jumps to the far row
      Given the occupied squares
        """
        8   .   .   .   w
        7 .   .   .   w
        6   .   .   .   .
        5 .   .   w   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on h8 can reach exactly b2, d4, f6

    Example: jumps to both sides
      Given the occupied squares
        """
        8   .   w   .   .
        7 .   w   w   .
        6   .   .   .   .
        5 w   .   .   w
        4   w   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on d8 can reach exactly h4, b6, f6

    Example: a jump onto the first column, and on from there
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   w   .   .
        4   w   .   .   .
        3 .   .   .   .
        2   w   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on c5 can reach exactly c1, a3, d4

    Example: two ways to the same square
      Given the occupied squares
        """
        8   .   w   .   .
        7 .   w   w   .
        6   .   .   .   .
        5 .   w   w   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on d8 can reach exactly d4, b6, f6

    Example: after a plain move there is no jump
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   w   .   .
        5 .   .   .   .
        4   .   w   w   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on d6 can reach exactly c5, e5

    Example: it does not jump backward, nor on as a king from the far row
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   w   .
        2   w   w   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on e3 can reach exactly c1, f2

    Example: it is a black man that goes towards row 1, though it stands in the south
      Given the occupied squares
        """
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
      Then the piece on c3 can reach no square

    Example: every piece can be asked about, whatever was asked before
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   w   .   .
        5 .   .   w   .
        4   w   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on d6 can reach exactly f4, c5
      And the piece on e5 can reach exactly d4, f4
      And the piece on b4 can reach exactly a3, c3
