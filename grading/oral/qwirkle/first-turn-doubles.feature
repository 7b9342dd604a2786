Feature: The first turn scores double
  A variant for the oral: it is worth something to begin with a long line.

  @QW-95
  Rule: The points of the first turn on an empty board are doubled

    Example: a first row of three: 6 points
      Given the first player has the hand A1 A2 A3 B4
      When the first player plays A1 on 0/0, A2 on 1/2, A3 on 1/3
      Then the turn makes 6 points

    Example: a single first tile: 2 points
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player plays A1 on 0/0 and ends the turn
      Then the first player has 2 points

    Example: later turns score as before
      Given the board
        """
         .  .  .  .  .
         . C5 E5 B5  .
         .  .  .  .  .
        """
      And the first player has the hand A5 B1
      When the first player plays A5 on 1/4
      Then the turn makes 4 points
