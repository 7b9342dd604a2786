Feature: The grid
  Connect Four is played in a grid that stands upright. Two players drop discs into its columns from above.
  In the pictures 1 stands for a disc of the first player, 2 for a disc of the second, and a dot for an empty cell.

  @C4-01
  Rule: The grid has 6 rows, numbered from 1 at the top, and 7 columns, numbered from 1 at the left

    @task-2
    Example: column 1 is at the left and column 7 at the right
      Given a new game
      When the players in turn drop discs in columns 1, 7
      Then the cell in row 6, column 1 holds a disc of the first player
      And the cell in row 6, column 7 holds a disc of the second player
      And the grid is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 . . . . . 2
        """

    @task-2
    Example: row 6 is at the bottom and row 1 at the top
      Given a new game
      When the players in turn drop discs in columns 3, 3, 3, 3, 3, 3
      Then the cell in row 6, column 3 holds a disc of the first player
      And the cell in row 1, column 3 holds a disc of the second player

    @task-3
    Example: every column has six cells
      Given the grid
        """
        . . . . . . .
        1 2 1 2 2 2 1
        1 2 2 1 1 1 2
        2 1 2 1 2 1 2
        1 2 2 1 1 2 1
        2 1 1 2 1 2 1
        """
      When the players in turn drop discs in columns 1, 2, 3, 4, 5, 6, 7
      Then the grid is
        """
        2 1 2 1 2 1 2
        1 2 1 2 2 2 1
        1 2 2 1 1 1 2
        2 1 2 1 2 1 2
        1 2 2 1 1 2 1
        2 1 1 2 1 2 1
        """

  @C4-02
  Rule: A new game is empty, the first player is next, nobody has won and the game is not over

    @task-1
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

    @task-2
    Example: a game that was played leaves nothing behind in the next
      Given a new game
      And the players in turn drop discs in columns 4, 3, 4, 3, 4, 3, 4
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
      And the game is not over

    @task-2
    Example: two games at once do not disturb each other
      Given a new game
      And the first player drops a disc in column 4
      When another game is started meanwhile
      And the first player drops a disc in column 7
      And the players return to the first game
      Then the grid is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        """
      And the second player is next

  @C4-07 @task-3
  Rule: Any cell can be asked for its value: empty, a disc of the first player, or a disc of the second

    Example: three cells of a column, one of each kind
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

    Scenario Outline: the cell in the <corner> corner
      Given the grid
        """
        2 . . . . . 1
        1 . . . . . 1
        2 . . . . . 2
        2 . . . . . 1
        1 . . . . . 2
        1 . . . . . 2
        """
      Then the cell in row <row>, column <column> holds a disc of the <player> player

      Examples: the four corners
        | corner       | row | column | player |
        | top left     | 1   | 1      | second |
        | top right    | 1   | 7      | first  |
        | bottom left  | 6   | 1      | first  |
        | bottom right | 6   | 7      | second |
