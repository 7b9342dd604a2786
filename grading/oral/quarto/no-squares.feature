Feature: No squares
  A variant for the oral: only lines count.

  @QT-93
  Rule: Four pieces in a row, a column or a diagonal win; four in a square do not

    Example: four large pieces in a square do not win
      Given the board
        """
        (P;  .   .   .
        [P; (P!  .   .
         .   .   .   .
         .   .   .   .
        """
      When the second player is given (B; and places it on B1
      Then nobody has won
      And the game is not over

    Example: four large pieces in a row still win
      Given the board
        """
        (P;  .  [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """
      When the second player is given (B; and places it on B1
      Then the second player has won
