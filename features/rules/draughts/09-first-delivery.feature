Feature: The first delivery
  Before there is a game, one question can be answered on a board of which it is known only where pieces stand. In these
  pictures w is a piece of any colour.

  @DR-26 @task-2
  Rule: A piece can reach an empty square in one turn by a plain move or by any number of jumps, if it is taken for a black man and all others for white pieces
    Decision: the man goes towards row 1 by the simplified rules for men; it is not crowned on the way.

    Example: a plain move to c5, a jump to f4, another to d2
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

    Example: plain moves towards row 1, to either side
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

    Example: three jumps, by either side
      Given the occupied squares
        """
        8   .   w   .   .
        7 .   w   w   .
        6   .   .   .   .
        5 .   w   w   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on d8 can reach exactly b2, d4, b6, f6

    Example: no jump onto a piece, over two, or over the edge
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   w
        5 .   w   .   w
        4   w   w   .   w
        3 w   .   w   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on c5 can reach no square
      And the piece on b4 can reach exactly c3

    Example: no jump over an empty square, and none after a plain move
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

    Example: no jump backward, not even from row 1
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   .   w   .
        2   w   w   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on e3 can reach exactly c1, f2

    Example: a piece at the edge has one way
      Given the occupied squares
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   w
        5 w   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the piece on a5 can reach exactly b4
      And the piece on h6 can reach exactly g5
