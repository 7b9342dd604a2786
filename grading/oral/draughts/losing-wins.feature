Feature: Losing wins
  A variant for the oral: who gets rid of all pieces has won.

  @DR-93
  Rule: A player who has no piece left, or no legal move, has won; who resigns has lost

    Example: who loses the last piece has won
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5
      Then the black player has won

    Example: who cannot move any more has won
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 b   .   .   .
        2   .   .   .   .
        1 w   w   .   .
          a b c d e f g h
        """
      When the white player plays a1-b2
      Then the black player has won

    Example: who resigns has lost
      Given a new game
      When the white player resigns
      Then the black player has won
