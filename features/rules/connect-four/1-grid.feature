Feature: The grid
  Connect Four is played in a grid that stands upright: discs are dropped in at the top and fall.
  Rows are numbered from 1 at the top, columns from 1 at the left.

  @C4-02
  Rule: A new game is empty, and the first player is next

    Example: a new game
      Given a new game
      Then the grid is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """
      And the first player is next
      And nobody has won
      And the game is not over
