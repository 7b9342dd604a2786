Feature: The grid
  Connect Four is played in a grid that stands upright. Two players drop discs into its columns from above.
  In the pictures 1 stands for a disc of the first player, 2 for a disc of the second, and a dot for an empty cell.

  @C4-01
  Rule: The grid has 6 rows, numbered from 1 at the top, and 7 columns, numbered from 1 at the left

    Example: row 6 is at the bottom and row 1 at the top
      Given a new game
      When the players in turn drop discs in columns 3, 3, 3, 3, 3, 3
      Then the cell in row 6, column 3 holds a disc of the first player
      And the cell in row 1, column 3 holds a disc of the second player

    Example: column 1 is at the left and column 7 at the right
      Given a new game
      When the players in turn drop discs in columns 1, 7
      Then the grid is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 . . . . . 2
        """

    Scenario Outline: a column holds six discs: column <column>
      Given a new game
      When the players in turn drop discs in columns <discs>
      Then exactly the columns <space> have space

      Examples: every column
        | column | discs            | space            |
        | 1      | 1, 1, 1, 1, 1, 1 | 2, 3, 4, 5, 6, 7 |
        | 2      | 2, 2, 2, 2, 2, 2 | 1, 3, 4, 5, 6, 7 |
        | 3      | 3, 3, 3, 3, 3, 3 | 1, 2, 4, 5, 6, 7 |
        | 4      | 4, 4, 4, 4, 4, 4 | 1, 2, 3, 5, 6, 7 |
        | 5      | 5, 5, 5, 5, 5, 5 | 1, 2, 3, 4, 6, 7 |
        | 6      | 6, 6, 6, 6, 6, 6 | 1, 2, 3, 4, 5, 7 |
        | 7      | 7, 7, 7, 7, 7, 7 | 1, 2, 3, 4, 5, 6 |

  @C4-02
  Rule: A new game is empty, the first player is next, nobody has won and the game is not over

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
      And there is no winning line

    Example: a game that was played leaves nothing behind in the next
      Given a new game
      And the players in turn drop discs in columns 4, 4, 3
      When a new game is started
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

    Example: a game that was won leaves nothing behind in the next
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      And the first player drops a disc in column 4
      And asking every query twice returns the same values and changes nothing
      When a new game is started
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
      And there is no winning line
      And the game is not over

    Example: a game that was drawn leaves nothing behind in the next
      Given the grid
        """
        1 1 . 2 2 1 2
        2 2 1 2 1 1 1
        1 2 2 1 2 2 2
        2 1 2 1 2 1 1
        2 1 1 1 2 2 1
        2 2 1 2 1 1 1
        """
      And the second player drops a disc in column 3
      And asking every query twice returns the same values and changes nothing
      When a new game is started
      Then the grid is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """
      And the game is not over
      And exactly the columns 1, 2, 3, 4, 5, 6, 7 have space
      And the legal moves are columns 1, 2, 3, 4, 5, 6, 7

    Example: a game that is started meanwhile changes nothing in the first, nor the first in it
      Given a new game
      And the first player drops a disc in column 4
      When another game is started meanwhile
      And the first player drops a disc in column 4
      And the players return to the first game
      And the second player drops a disc in column 4
      Then the grid is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 2 . . .
        . . . 1 . . .
        """
      And the first player is next

    Example: two games are resumed from the same position, and each goes its own way
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      When another game is resumed from the same position meanwhile
      And the first player drops a disc in column 4
      And the players return to the first game
      And the first player drops a disc in column 7
      Then the grid is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . 1
        """
      And the second player is next
      And the game is not over

  @C4-07
  Rule: Any cell can be asked for its value: empty, a disc of the first player, or a disc of the second

    Example: every cell of a game that is resumed in the middle
      Given the grid
        """
        . . . . . . 2
        . . . 1 . . 1
        2 . . 2 . . 2
        1 . . 1 1 . 1
        2 . . 2 1 . 1
        1 1 . 2 2 . 2
        """
      Then the grid is
        """
        . . . . . . 2
        . . . 1 . . 1
        2 . . 2 . . 2
        1 . . 1 1 . 1
        2 . . 2 1 . 1
        1 1 . 2 2 . 2
        """

    Example: three cells, one of each kind
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . 2 . . . . .
        . 1 . . . . .
        """
      Then the cell in row 4, column 2 is empty
      And the cell in row 5, column 2 holds a disc of the second player
      And the cell in row 6, column 2 holds a disc of the first player

    Example: the cells after some discs
      Given a new game
      When the players in turn drop discs in columns 2, 2, 7
      Then the grid is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . 2 . . . . .
        . 1 . . . . 1
        """

    Example: the cells after a win, with the disc that won
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      When the first player drops a disc in column 4
      Then the grid is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 1 . . .
        """
