Feature: A qwirkle scores 8
  A variant for the oral: a line of six is worth less than before.

  @QW-91
  Rule: A line of six tiles scores 8

    Example: the sixth tile of a row: 8 points
      Given the board
        """
         .  .  .  .  .  .  .
         . A1 A2 A3 A4 A5  .
         .  .  .  .  .  .  .
        """
      And the first player has the hand A6 B1
      When the first player plays A6 on 1/6
      Then the turn makes 8 points

    Example: the fifth tile of a row: 5 points
      Given the board
        """
         .  .  .  .  .  .
         . A1 A2 A3 A4  .
         .  .  .  .  .  .
        """
      And the first player has the hand A5 B1
      When the first player plays A5 on 1/5
      Then the turn makes 5 points
