Feature: Points
  What a turn is worth depends on the lines that its tiles made or lengthened: each scores one point for each of its
  tiles, those included that were there before (QW-18). So one tile that ends a row of three and a column of two
  scores 3 + 2 = 5. A line of six, a qwirkle, scores 12 instead of 6 (QW-19).

  @QW-18 @task-5
  Rule: Every line that the turn's tiles made or lengthened scores one point for each of its tiles, once a turn
    A tile that lies in a row and in a column counts in both.
    Decision: a single first tile scores 1.

    Example: one tile lengthens a row of three to four: 4 points
      Given the board
        """
         .  .  .  .  .
         . C5 E5 B5  .
         .  .  .  .  .
        """
      And the first player has the hand A5 B1
      When the first player plays A5 on 1/4
      Then the turn makes 4 points

    Example: a single first tile: 1 point
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player plays A1 on 0/0 and ends the turn
      Then the first player has 1 point

    Example: one tile lengthens a row and a column: 6 points
      Given the board
        """
         .  .  .  .  .
         . D3 D5  .  .
         .  . D4 D3  .
         .  .  . D4  .
         .  .  .  .  .
        """
      And the first player has the hand D1 B1
      When the first player plays D1 on 1/3
      Then the turn makes 6 points

    Example: three tiles lengthen a row and make a column: 7 points
      Given the board
        """
         .  .  .  .  .
         . B5 B2 B1  .
         .  .  .  .  .
        """
      And the first player has the hand A6 B6 F6
      When the first player plays B6 on 1/4, F6 on 2/4, A6 on 3/4
      Then the turn makes 7 points

    Example: two tiles make a row of two and two columns: 6 points
      Given the board
        """
         .  .  .  .
         . D4 D2  .
         .  .  .  .
        """
      And the first player has the hand B2 B4 A1
      When the first player plays B2 on 2/2, B4 on 2/1
      Then the turn makes 6 points

    Example: two tiles lengthen one row at both ends: 5 points
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A4 A5 B1
      When the first player plays A4 on 1/4, A5 on 1/0
      Then the turn makes 5 points

    Example: the points are added when the turn ends
      Given the board
        """
         .  .  .  .
         . D4 B4  .
         .  .  .  .
        """
      And it is the turn of the second player
      And the second player has the hand E4 A1
      And the second player has scored 5
      And the first player has scored 4
      When the second player plays E4 on 1/3 and ends the turn
      Then the second player has 8 points
      And the first player has 4 points
      And the turn makes 0 points

  @QW-19 @task-5
  Rule: A line of six is a qwirkle, and scores double: 12

    Example: six tiles of one shape score 12
      Given the first player has the hand A1 A2 A3 A4 A5 A6
      When the first player plays A1 on 0/0, A2 on 1/2, A3 on 1/3, A4 on 1/4, A5 on 1/5, A6 on 1/6
      Then the turn makes 12 points

    Example: a row of five scores 5
      Given the board
        """
         .  .  .  .  .  .
         . A1 A2 A3 A4  .
         .  .  .  .  .  .
        """
      And the first player has the hand A5 B1
      When the first player plays A5 on 1/5
      Then the turn makes 5 points

    Example: three tiles complete a column of six and make three rows: 18
      Given the board
        """
         .  .  .  .  .  .
         . E1  .  .  .  .
         . C1 B1 E1  .  .
         .  . D1 B1 C1  .
         .  . C1 D1 F1  .
         .  .  . F1  .  .
         .  .  . A1  .  .
         .  .  .  .  .  .
        """
      And the first player has the hand A1 F1 E1
      When the first player plays A1 on 5/2, F1 on 1/2, E1 on 6/2
      Then the turn makes 18 points
