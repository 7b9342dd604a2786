Feature: A point a tile
  A variant for the oral: tiles score for themselves, too.

  @QW-94
  Rule: A turn scores one point for each tile that it plays, besides the points of its lines

    Example: one tile lengthens a row of three to four: 1 + 4 points
      Given the board
        """
         .  .  .  .  .
         . C5 E5 B5  .
         .  .  .  .  .
        """
      And the first player has the hand A5 B1
      When the first player plays A5 on 1/4
      Then the turn makes 5 points

    Example: two tiles lengthen one row at both ends: 2 + 5 points
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A4 A5 B1
      When the first player plays A4 on 1/4, A5 on 1/0
      Then the turn makes 7 points

    Example: a single first tile makes no line: 1 point
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player plays A1 on 0/0
      Then the turn makes 1 point
