Feature: The full grid
  A variant for the oral: there are no draws any more.

  @C4-95
  Rule: If the grid is full and nobody has four in line, the second player has won

    Example: the last disc completes nothing
      Given the grid
        """
        1 1 . 2 2 1 2
        2 2 1 2 1 1 1
        1 2 2 1 2 2 2
        2 1 2 1 2 1 1
        2 1 1 1 2 2 1
        2 2 1 2 1 1 1
        """
      When the second player drops a disc in column 3
      Then the second player has won
      And there is no winning line

    Example: a grid that is not full has no winner
      Given the grid
        """
        1 . . 2 2 1 2
        2 2 1 2 1 1 1
        1 2 2 1 2 2 2
        2 1 2 1 2 1 1
        2 1 1 1 2 2 1
        2 2 1 2 1 1 1
        """
      When the first player drops a disc in column 2
      Then nobody has won
