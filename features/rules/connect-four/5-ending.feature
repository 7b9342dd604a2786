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

    Scenario Outline: a win in <line> of the <player> player ends the game
      Given a new game
      When the players in turn drop discs in columns <columns>
      Then the game is over

      Examples: rows and columns
        | line     | player | columns                |
        | a row    | first  | 2, 2, 4, 7, 5, 5, 3    |
        | a row    | second | 1, 3, 1, 6, 2, 5, 1, 4 |
        | a column | first  | 1, 4, 1, 2, 1, 3, 1    |
        | a column | second | 1, 1, 5, 1, 6, 1, 5, 1 |

    Example: a game that was not over is over once somebody has won
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      And the game is not over
      When the first player drops a disc in column 4
      Then the game is over

    Example: so is one that was resumed some moves before
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      When the players in turn drop discs in columns 7, 7, 4
      Then the game is over

    Example: the first move does not end the game
      Given a new game
      When the first player drops a disc in column 1
      Then the game is not over

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

    Scenario Outline: with only column <column> open the game goes on
      Given the grid
        """
        . . . . . . .
        1 2 1 2 2 2 1
        1 2 2 1 1 1 2
        2 1 2 1 2 1 2
        1 2 2 1 1 2 1
        2 1 1 2 1 2 1
        """
      When the players in turn drop discs in columns <columns>
      Then the game is not over

      Examples: the columns between
        | column | columns          |
        | 2      | 1, 3, 4, 5, 6, 7 |
        | 3      | 1, 2, 4, 5, 6, 7 |
        | 4      | 1, 2, 3, 5, 6, 7 |
        | 5      | 1, 2, 3, 4, 6, 7 |
        | 6      | 1, 2, 3, 4, 5, 7 |

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

    Scenario Outline: nor from one that is won in <line>
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        <row 3>
        <row 4>
        <row 5>
        <row 6>
        """
      When the players resume the game
      Then the position is refused: the game is over

      Examples: other lines
        | line                         | row 3         | row 4         | row 5         | row 6         |
        | a column of the first player | . . . . 1 . . | . . . . 1 . . | . 2 . . 1 . . | . 2 . . 1 2 . |
        | two rows, one of each player | . . . . . . . | . . . . . . . | 2 2 2 2 . . . | 1 1 1 1 . . . |

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
