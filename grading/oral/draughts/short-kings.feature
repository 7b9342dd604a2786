Feature: Short kings
  A variant for the oral, for the classic rules: kings are as slow there as in the simplified rules.

  @DR-94
  Rule: In the classic rules a king moves one square, or two with a jump

    Example: a king moves to the four squares beside it
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   W   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are d4-c3, d4-e3, d4-c5, d4-e5

    Example: a king lands right behind the piece that it jumps
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 W   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a1-c3

    Example: a king does not capture from afar
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-e5
      Then the move is refused: a king moves one square, or two with a jump
