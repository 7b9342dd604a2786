Feature: The end of the game
  A game ends as soon as somebody wins (C4-11). If the grid is full before that, it is a draw (C4-12).

  @C4-11
  Rule: The game is over as soon as somebody has won or no cell is empty, and not before

    @task-4
    Example: a win ends the game while there is still space
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 2 . . . . .
        1 2 . . . . .
        1 2 . . . . .
        """
      When the first player drops a disc in column 1
      Then the game is over

    @task-4
    Example: the last empty cell ends the game
      Given the grid
        """
        1 1 . 2 2 1 2
        2 2 1 2 1 1 1
        1 2 2 1 2 2 2
        2 1 2 1 2 1 1
        2 1 1 1 2 2 1
        2 2 1 2 1 1 1
        """
      When the second player drops a disc in column 3
      Then the game is over

    @task-3
    Example: with one empty cell left the game goes on
      Given the grid
        """
        1 1 . 2 2 . 2
        2 2 1 2 1 1 1
        1 2 2 1 2 2 2
        2 1 2 1 2 1 1
        2 1 1 1 2 2 1
        2 2 1 2 1 1 1
        """
      When the first player drops a disc in column 6
      Then the game is not over

    @task-4
    Example: no game is resumed from a grid in which somebody has won
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 1 . . .
        """
      When the players resume the game
      Then the position is refused: the game is over

    @task-4
    Example: no game is resumed from a full grid
      Given the grid
        """
        1 1 2 2 2 1 2
        2 2 1 2 1 1 1
        1 2 2 1 2 2 2
        2 1 2 1 2 1 1
        2 1 1 1 2 2 1
        2 2 1 2 1 1 1
        """
      When the players resume the game
      Then the position is refused: the game is over

  @C4-12 @task-4
  Rule: A full grid without four in line is a draw: the game is over and nobody has won

    Example: the last disc completes nothing
      Given the grid
        """
        1 1 . 2 2 1 2
        2 2 1 2 1 1 1
        1 2 2 1 2 2 2
        2 1 2 1 2 1 1
        2 1 1 1 2 2 1
        2 2 1 2 1 1 1
        """
      When the second player drops a disc in column 3
      Then the game is a draw
      And there is no winning line

    Example: a win with the very last disc is a win
      Given the grid
        """
        1 2 2 . 2 1 1
        1 1 2 1 1 2 1
        2 2 1 2 1 2 1
        1 2 2 2 1 2 2
        2 1 1 2 2 1 2
        1 1 2 1 1 1 2
        """
      When the second player drops a disc in column 4
      Then the second player has won
      And the game is over
