Feature: Two in common
  A variant for the oral: one attribute in common is not enough.

  @QT-94
  Rule: Four pieces in a line or a square win if they share at least two attributes

    Example: four large pieces that share nothing else do not win
      Given the board
        """
        (P;  .  [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """
      When the second player is given (B; and places it on B1
      Then nobody has won
      And the game is not over

    Example: four large black pieces win
      Given the board
        """
        (P;  .  [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """
      When the second player is given [P! and places it on B1
      Then the second player has won
      And what the winning pieces have in common is: large, black
