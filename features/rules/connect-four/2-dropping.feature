Feature: Dropping a disc
  A player chooses a column. The disc falls as far as it can.

  @C4-04
  Rule: A dropped disc comes to rest in the lowest empty cell of its column, and every other cell stays as it was

    Example: the first disc falls to the bottom
      Given a new game
      When the first player drops a disc in column 4
      Then the grid is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        """

  @C4-06
  Rule: A disc can only be dropped in a column that exists and has space, while the game is not over

    Example: a full column takes no more discs
      Given the grid
        """
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        """
      When the first player drops a disc in column 4
      Then the move is refused: the column is full
