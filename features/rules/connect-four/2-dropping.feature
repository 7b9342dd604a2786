Feature: Dropping a disc
  A player chooses a column that has space (C4-05, C4-06). The disc falls as far as it can (C4-04).

  @C4-04
  Rule: A dropped disc comes to rest in the lowest empty cell of its column, and every other cell stays as it was

    @task-2
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

    @task-3
    Example: a second disc comes to rest on the first
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        """
      When the second player drops a disc in column 4
      Then the grid is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 2 . . .
        . . . 1 . . .
        """

    @task-3
    Example: columns of different heights do not disturb one another
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . 1 .
        . . 1 . . 2 .
        2 . 2 . . 1 .
        1 . 1 2 . 2 1
        """
      When the players in turn drop discs in columns 7, 1, 4
      Then the grid is
        """
        . . . . . . .
        . . . . . . .
        . . . . . 1 .
        1 . 1 . . 2 .
        2 . 2 2 . 1 2
        1 . 1 2 . 2 1
        """

    @task-3
    Example: the last cell of a column is filled like any other
      Given the grid
        """
        . . . . . . .
        . 1 . . . . .
        . 2 . . . . .
        . 1 . . . . .
        . 2 . . . . .
        . 1 . . . . .
        """
      When the second player drops a disc in column 2
      Then the grid is
        """
        . 2 . . . . .
        . 1 . . . . .
        . 2 . . . . .
        . 1 . . . . .
        . 2 . . . . .
        . 1 . . . . .
        """

    @task-3
    Example: no game is resumed from a grid in which a disc floats
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        . . . . . . .
        """
      When the players resume the game
      Then the position is refused: a disc floats above an empty cell

  @C4-05
  Rule: A column has space while its top cell is empty, and asking changes nothing

    @task-2
    Example: in a new game every column has space
      Given a new game
      Then exactly the columns 1, 2, 3, 4, 5, 6, 7 have space

    @task-3
    Example: one empty cell is space, and a full column has none
      Given the grid
        """
        2 . . . . . 1
        1 1 . . . . 2
        2 2 . . . . 1
        1 1 . . . . 2
        2 2 . . . . 1
        1 1 . . . . 2
        """
      Then exactly the columns 2, 3, 4, 5, 6 have space

    @task-3
    Example: in a full grid no column has space
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
      Then no column has space

    @task-3
    Example: after a win there is space where there was
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
      Then exactly the columns 1, 2, 3, 4, 5, 6, 7 have space

    @task-3
    Example: queries may be asked as often as one likes
      Given the grid
        """
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        . 1 . 2 2 . .
        1 2 2 1 1 . .
        """
      Then asking every query twice returns the same values and changes nothing

  @C4-06
  Rule: A disc can only be dropped in a column that exists and has space
    To ask first is the caller's duty, not the engine's.
    Decision: the game must not be over either. First it is asked whether the column exists, then whether the game is
    over, then whether the column is full.

    @task-3
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

    @task-3
    Example: beside a full column there is space
      Given the grid
        """
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        """
      When the first player drops a disc in column 5
      Then the cell in row 6, column 5 holds a disc of the first player
      And the legal moves are columns 1, 2, 3, 5, 6, 7

    @task-2
    Scenario Outline: there is no column <column>
      Given a new game
      When the first player drops a disc in column <column>
      Then the move is refused: there is no such column
      And the first player is next

      Examples: numbers beside the grid
        | column |
        | 0      |
        | 8      |
        | -1     |

    @task-2
    Scenario Outline: the outermost columns exist: column <column>
      Given a new game
      When the first player drops a disc in column <column>
      Then the second player is next

      Examples: numbers just inside the grid
        | column |
        | 1      |
        | 7      |

    @task-4
    Example: after a win no more discs are dropped
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        . . . 1 2 . .
        . . . 1 2 . .
        . . . 2 1 2 .
        """
      And the first player drops a disc in column 4
      When the second player drops a disc in column 1
      Then the move is refused: the game is over
      And there is no legal move

    @task-3
    Example: without the winning disc the game goes on
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        . . . 1 2 . .
        . . . 1 2 . .
        . . . 2 1 2 .
        """
      When the first player drops a disc in column 3
      Then the legal moves are columns 1, 2, 3, 4, 5, 6, 7

    @task-3
    Example: after the end there is still no column 8
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        . . . 1 2 . .
        . . . 1 2 . .
        . . . 2 1 2 .
        """
      And the first player drops a disc in column 4
      When the second player drops a disc in column 8
      Then the move is refused: there is no such column
