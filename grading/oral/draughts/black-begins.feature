Feature: Black begins
  A variant for the oral: the players move in turn as before, but Black makes the first move.

  @DR-91
  Rule: In a new game it is the turn of the black player

    Example: the first move is Black's
      Given a new game
      When the black player plays b6-a5
      Then a5 holds a black man
      And the white player is next

    Example: Black's men move as before
      Given a new game
      Then the black player is next
      And the legal moves from b6 are b6-a5, b6-c5
