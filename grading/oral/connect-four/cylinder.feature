Feature: The cylinder
  A variant for the oral: the grid is bent round, so that its left side touches its right side.

  @C4-94
  Rule: Column 1 lies right of column 7: rows and diagonals go on there

    Example: a row of four goes round
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 . . . . 2 2
        1 . . . . 1 1
        """
      When the first player drops a disc in column 2
      Then the first player has won

    Example: a diagonal of four goes round
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 1 . . . . .
        2 2 . . . . 1
        2 2 . 1 . 1 2
        """
      When the first player drops a disc in column 2
      Then the first player has won

    Example: a column ends at the top
      Given the grid
        """
        1 . . . . . .
        1 . . . . . .
        2 . . . . . .
        2 . . . . . .
        1 . . . . . .
        1 . . 2 . 2 .
        """
      When the first player drops a disc in column 2
      Then nobody has won
