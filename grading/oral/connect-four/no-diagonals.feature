Feature: No diagonals
  A variant for the oral: only rows and columns count.

  @C4-93
  Rule: Four discs in a row or a column win; four in a diagonal do not

    Example: four in a rising diagonal do not win
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 1 2 . . .
        . 1 1 2 . . .
        1 2 2 2 . . 1
        """
      When the first player drops a disc in column 4
      Then nobody has won
      And the game is not over

    Example: four in a falling diagonal do not win
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 2 1 . .
        . . . 2 1 1 .
        1 . . 2 2 2 1
        """
      When the first player drops a disc in column 4
      Then nobody has won

    Example: four in a row still win
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      When the first player drops a disc in column 4
      Then the first player has won
