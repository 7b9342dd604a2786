Feature: Four in common lose
  A variant for the oral: nobody wants to place the last of four pieces that have something in common.

  @QT-92
  Rule: Whoever places the last of four pieces with something in common has lost

    Example: who places the fourth large piece in a row has lost
      Given the board
        """
        (P;  .  [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """
      When the second player is given (B; and places it on B1
      Then the first player has won
      And the game is over

    Example: three large pieces in a row decide nothing
      Given the board with (P; on A1, [P; on C1
      When the first player is given (B; and places it on B1
      Then nobody has won
