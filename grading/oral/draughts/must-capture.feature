Feature: Captures are mandatory
  A variant for the oral, for the simplified rules: who can capture must do so, but may choose which capture.

  @DR-92
  Rule: In the simplified rules a turn without a capture is refused if there is a capture

    Example: a man may not move if it can capture
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-b4
      Then the move is refused: a capture is possible, and so it is mandatory

    Example: one piece may be taken although another capture takes two
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   b   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are c3-a5, c3-e5, c3-e5-g7

    Example: without a capture every move is legal
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
