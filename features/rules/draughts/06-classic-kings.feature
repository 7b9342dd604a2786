Feature: Kings by the classic rules
  The classic rules extend the game of the exercise. By them a king moves along a diagonal as far as it is empty
  (DR-08). It captures a piece from afar, and chooses where it lands among the empty squares behind that piece
  (DR-09).

  @DR-08 @task-9
  Rule: By the classic rules a king moves any number of empty squares along a diagonal, forward or backward

    Example: a king moves far
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   W   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d4-h8
      Then the board is
        """
        8   .   .   .   W
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 .   .   .   .
          a b c d e f g h
        """

    Example: a king goes to every empty square on its diagonals
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   W   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are d4-a1, d4-g1, d4-b2, d4-f2, d4-c3, d4-e3, d4-c5, d4-e5, d4-b6, d4-f6, d4-a7, d4-g7, d4-h8

    Example: a king does not pass an own piece
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-e5
      Then the move is refused: a piece of the same colour is in the way

    Example: a king may stop anywhere before an own piece
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      Then the legal moves from a1 are a1-b2, a1-c3

    Example: men move one square, as by the simplified rules
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   b
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5
      Then the move is refused: a man moves one square, or two with a jump

    Example: a new game begins as by the simplified rules
      Given the classic rules
      And a new game
      When the white player plays c3-d4
      Then the game is played by the classic rules
      And the legal moves are b6-a5, b6-c5, d6-c5, d6-e5, f6-e5, f6-g5, h6-g5

  @DR-09 @task-9
  Rule: By the classic rules a king captures an enemy piece at any distance, if all squares between are empty and the square behind it is too; it lands on any empty square behind it, up to the next piece

    Example: a king captures from afar
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-g7
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   W
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 .   .   .   .
          a b c d e f g h
        """

    Example: a king lands anywhere behind, up to the next piece
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   w
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a1-e5, a1-f6

    Example: a black king captures backward from afar
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 w   .   .   .
        6   .   .   .   .
        5 .   .   w   .
        4   .   .   .   .
        3 .   .   .   .
        2   B   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then the legal moves are b2-f6, b2-g7, b2-h8

    Example: there is no capture if the square behind is occupied
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a1-b2, a1-c3

    Example: two pieces in a row are not jumped from afar
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-f6
      Then the move is refused: two pieces in a row cannot be jumped

    Example: one jump does not capture two pieces
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   .   .   .
        3 .   b   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-f6
      Then the move is refused: a jump captures one piece at a time

    Example: two jumps capture two pieces
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   .   .   .
        3 .   b   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-d4-f6
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   W   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 .   .   .   .
          a b c d e f g h
        """

    Example: a man captures adjacent pieces only
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   b
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-g7
      Then the move is refused: a man moves one square, or two with a jump
