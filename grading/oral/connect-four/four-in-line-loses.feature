Feature: Four in line lose
  A variant for the oral: nobody wants to have four in line any more.

  @C4-92
  Rule: Whoever has four in line has lost

    Example: who completes four in a row has lost
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
      Then the second player has won
      And the game is over

    Example: with three in line nobody has lost
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 . . . . .
        1 1 . . . . .
        """
      When the first player drops a disc in column 3
      Then nobody has won
