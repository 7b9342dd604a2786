Feature: Five in line
  A variant for the oral: instead of four discs in line, five win.

  @C4-91
  Rule: Five discs of one player in adjacent cells of a row, a column or a diagonal win

    Example: four in a row do not win any more
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
      Then nobody has won
      And the game is not over

    Example: five in a column win
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        1 . . . . . .
        1 . . . . . .
        1 2 2 . . . .
        1 2 2 . . . .
        """
      When the first player drops a disc in column 1
      Then the first player has won

    Example: a disc that fills a gap in a row of five wins
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . 2 2 . . 2 .
        . 1 1 . 1 1 2
        """
      When the first player drops a disc in column 4
      Then the first player has won
