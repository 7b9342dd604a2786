Feature: Eight diagonals
  A variant for the oral: the right side of the board touches its left side when diagonals are followed.

  @QT-95
  Rule: Four pieces in a diagonal win, also if the diagonal goes on at the other side of the board

    Example: a falling diagonal goes on at the left side
      Given the board
        """
         .  (P;  .   .
         .   .  [P;  .
         .   .   .   .
        (P!  .   .   .
        """
      When the second player is given (B; and places it on D3
      Then the second player has won

    Example: a rising diagonal goes on at the right side
      Given the board
        """
         .   .  (P;  .
         .  [P;  .   .
        (P!  .   .   .
         .   .   .   .
        """
      When the second player is given (B; and places it on D4
      Then the second player has won

    Example: a row does not go on in the next
      Given the board
        """
         .  (P; [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """
      When the second player is given (B; and places it on A2
      Then nobody has won
