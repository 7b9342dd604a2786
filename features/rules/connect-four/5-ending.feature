Feature: The end of the game
  A game ends when somebody wins, or when the grid is full.

  @C4-11
  Rule: The game is over as soon as somebody has won or no cell is empty, and not before

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

    Example: with only the first column open the game goes on
      Given the grid
        """
        . 1 2 2 1 1 2
        . 2 2 2 1 2 1
        . 1 1 1 2 1 1
        1 1 2 1 2 1 2
        1 1 2 2 2 1 2
        1 2 1 2 1 2 2
        """
      When the second player drops a disc in column 1
      Then the game is not over

    Example: with only the last column open the game goes on
      Given the grid
        """
        1 1 1 2 1 1 .
        2 2 1 2 1 2 .
        2 1 2 2 1 2 .
        1 2 2 1 2 1 2
        1 1 1 2 1 1 1
        2 2 1 2 1 2 2
        """
      When the second player drops a disc in column 7
      Then the game is not over

    Example: a full top row in part does not end the game
      Given the grid
        """
        . 2 . . . . .
        . 1 . . . . .
        . 2 . . . . .
        . 1 . . . . .
        . 2 . . . . .
        . 1 . . . . .
        """
      When the first player drops a disc in column 1
      Then the game is not over

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

    Example: nor from one that the second player has won in a column
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . 2 . . . .
        . . 2 . . . .
        . . 2 . . . 1
        1 . 2 . . 1 1
        """
      When the players resume the game
      Then the position is refused: the game is over

    Example: that discs do not alternate is reported before that the game is over
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 1 1 1 . 2 2
        """
      When the players resume the game
      Then the position is refused: the players' discs do not alternate

    Example: that a disc floats is reported before that the game is over
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . 2 .
        . . . . . . .
        2 2 . . . . .
        1 1 1 1 . . .
        """
      When the players resume the game
      Then the position is refused: a disc floats above an empty cell

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

    Example: nor from a full grid that somebody has won
      Given the grid
        """
        1 2 2 2 2 1 1
        1 1 2 1 1 2 1
        2 2 1 2 1 2 1
        1 2 2 2 1 2 2
        2 1 1 2 2 1 2
        1 1 2 1 1 1 2
        """
      When the players resume the game
      Then the position is refused: the game is over

    Example: a game is resumed from the empty grid
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """
      When the players resume the game
      Then the first player is next
      And the game is not over

  @C4-12
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

    Example: a win with the very last disc is a win
      Given the grid
        """
        1 2 2 . 1 1 1
        2 2 1 2 1 1 1
        2 1 1 2 1 2 1
        1 1 2 2 2 1 2
        2 2 2 1 2 2 2
        1 2 1 2 1 1 1
        """
      When the second player drops a disc in column 4
      Then the second player has won
      And the game is over

    Example: a win with the very last disc in a row is a win
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
