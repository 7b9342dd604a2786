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

    Example: the next disc of a column comes to rest on the one below
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

    Example: columns of different heights do not disturb one another
      Given the grid
        """
        . . . . . . 2
        . . . 1 . . 1
        2 . . 2 . . 2
        1 . . 1 1 . 1
        2 . . 2 1 . 1
        1 1 . 2 2 . 2
        """
      When the players in turn drop discs in columns 1, 6, 2, 4, 3
      Then the grid is
        """
        . . . 1 . . 2
        2 . . 1 . . 1
        2 . . 2 . . 2
        1 . . 1 1 . 1
        2 2 . 2 1 . 1
        1 1 2 2 2 1 2
        """

    Scenario Outline: a disc falls in every column alike: column <column>
      Given a new game
      When the first player drops a disc in column <column>
      And the second player drops a disc in column <column>
      Then the cell in row 6, column <column> holds a disc of the first player
      And the cell in row 5, column <column> holds a disc of the second player
      And the cell in row 4, column <column> is empty

      Examples: every column
        | column |
        | 1      |
        | 2      |
        | 3      |
        | 4      |
        | 5      |
        | 6      |
        | 7      |

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

    Example: nor from one in which a disc floats higher up
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . 2 . . . . .
        . . . . . . .
        . 2 . . . . .
        . 1 . 1 . . .
        """
      When the players resume the game
      Then the position is refused: a disc floats above an empty cell

    Scenario Outline: nor from one in which a disc floats in column <column>
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        <row 5>
        <row 6>
        """
      When the players resume the game
      Then the position is refused: a disc floats above an empty cell

      Examples: other columns
        | column | row 5         | row 6         |
        | 1      | 1 . . . . . . | . . . . . . 2 |
        | 3      | . . 1 . . . . | . 2 . . . . . |
        | 5      | . . . . 1 . . | . 2 . . . . . |
        | 6      | . . . . . 1 . | . . . . . . 2 |
        | 7      | . . . . . . 1 | 2 . . . . . . |

    Scenario Outline: nor from one in which a disc floats in row <row>
      Given the grid
        """
        . . <1> . . . .
        . . <2> . . . .
        . . <3> . . . .
        . . <4> . . . .
        . . <5> . . . .
        1 . <6> . . . .
        """
      When the players resume the game
      Then the position is refused: a disc floats above an empty cell

      Examples: other rows
        | row | 1 | 2 | 3 | 4 | 5 | 6 |
        | 1   | 2 | . | 1 | 2 | 1 | 2 |
        | 2   | . | 1 | . | 2 | 1 | 2 |
        | 4   | . | . | . | 1 | . | 2 |

    Example: the last cell of every column is filled like any other
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

    Example: the disc that wins comes to rest like any other
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

  @C4-05
  Rule: A column has space while its top cell is empty, and asking changes nothing

    Example: in a new game every column has space
      Given a new game
      Then exactly the columns 1, 2, 3, 4, 5, 6, 7 have space

    Example: a column with one empty cell has space, a full one has none
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

    Example: with five discs in each every column has space
      Given the grid
        """
        . . . . . . .
        1 2 1 2 2 2 1
        1 2 2 1 1 1 2
        2 1 2 1 2 1 2
        1 2 2 1 1 2 1
        2 1 1 2 1 2 1
        """
      Then exactly the columns 1, 2, 3, 4, 5, 6, 7 have space

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

    Example: a column that had space has none any more once it is filled
      Given the grid
        """
        . . . . . . .
        1 2 1 2 2 2 1
        1 2 2 1 1 1 2
        2 1 2 1 2 1 2
        1 2 2 1 1 2 1
        2 1 1 2 1 2 1
        """
      And exactly the columns 1, 2, 3, 4, 5, 6, 7 have space
      When the second player drops a disc in column 4
      Then exactly the columns 1, 2, 3, 5, 6, 7 have space

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

    Example: queries may be asked after the end, too
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
      Then asking every query twice returns the same values and changes nothing
      And exactly the columns 1, 2, 3, 4, 5, 6, 7 have space

    Example: after a win a full column still has no space
      Given the grid
        """
        . 2 2 2 . . .
        . 1 2 2 1 . .
        . 1 2 1 2 . .
        . 1 1 2 1 . .
        . 2 1 2 1 . .
        . 1 1 1 2 . .
        """
      When the second player drops a disc in column 5
      Then exactly the columns 1, 6, 7 have space

    Example: nor does it have any after a win of the first player
      Given the grid
        """
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 2 2 .
        . . . 1 1 1 .
        """
      When the first player drops a disc in column 7
      Then exactly the columns 1, 2, 3, 5, 6, 7 have space

    Example: two columns that are filled have no space, the others have
      Given the grid
        """
        . . . . . . .
        1 2 1 2 2 2 1
        1 2 2 1 1 1 2
        2 1 2 1 2 1 2
        1 2 2 1 1 2 1
        2 1 1 2 1 2 1
        """
      When the players in turn drop discs in columns 1, 7
      Then exactly the columns 2, 3, 4, 5, 6 have space

    Example: after the first move every column has space
      Given a new game
      When the first player drops a disc in column 4
      Then exactly the columns 1, 2, 3, 4, 5, 6, 7 have space

  @C4-06
  Rule: A disc can only be dropped in a column that exists and has space
    To ask first is the caller's duty, not the engine's.
    Decision: the game must not be over either. Where several refusals apply, a column that does not
    exist comes first, then the end of the game, then a full column.

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

    Example: a disc that is refused does not pass the turn
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
      And the first player is next

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

    Scenario Outline: there is no column <column>
      Given a new game
      When the first player drops a disc in column <column>
      Then the move is refused: there is no such column
      And the first player is next

      Examples: numbers beside the grid
        | column      |
        | 0           |
        | 8           |
        | -1          |
        | 9           |
        | -3          |
        | 14          |
        | 71          |
        | 257         |
        | 65537       |
        | 2147483647  |
        | -2147483648 |

    Scenario Outline: the outermost columns exist: column <column>
      Given a new game
      When the first player drops a disc in column <column>
      Then the second player is next

      Examples: numbers just inside the grid
        | column |
        | 1      |
        | 7      |

    Scenario Outline: after moves in columns <columns> there is no column <column> either
      Given a new game
      And the players in turn drop discs in columns <columns>
      When the <player> player drops a disc in column <column>
      Then the move is refused: there is no such column
      And the <player> player is next

      Examples: numbers beside the grid, for both players
        | columns | player | column |
        | 4       | second | 8      |
        | 4, 4    | first  | 0      |
        | 1, 7, 4 | second | -1     |

    Scenario Outline: nor is there a column <column> in a game that is resumed
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        . . . 2 . . .
        2 . 2 1 . 1 1
        """
      When the second player drops a disc in column <column>
      Then the move is refused: there is no such column

      Examples: numbers beside the grid
        | column |
        | 8      |
        | 0      |

    Example: nor is there one after two moves in such a game
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        . . . 2 . . .
        2 . 2 1 . 1 1
        """
      And the players in turn drop discs in columns 4, 4
      When the second player drops a disc in column 8
      Then the move is refused: there is no such column

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
      And the second player is next

    Example: after a win no move is legal
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        . . . 1 2 . .
        . . . 1 2 . .
        . . . 2 1 2 .
        """
      And the legal moves are columns 1, 2, 3, 4, 5, 6, 7
      When the first player drops a disc in column 4
      Then there is no legal move

    Example: after two moves in a game that was resumed every column with space is legal
      Given the grid
        """
        . . . . . . .
        1 2 1 2 2 2 1
        1 2 2 1 1 1 2
        2 1 2 1 2 1 2
        1 2 2 1 1 2 1
        2 1 1 2 1 2 1
        """
      When the players in turn drop discs in columns 1, 7
      Then the legal moves are columns 2, 3, 4, 5, 6

    Example: so they all are after the first move
      Given a new game
      When the first player drops a disc in column 7
      Then the legal moves are columns 1, 2, 3, 4, 5, 6, 7

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

    Example: a column that does not exist is named as such even after the end
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

    Scenario Outline: nor is there a column <column> after a win
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
      When the second player drops a disc in column <column>
      Then the move is refused: there is no such column

      Examples: numbers to the left of the grid
        | column |
        | 0      |
        | -1     |

    Scenario Outline: nor is there a column <column> after a draw
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
      When the first player drops a disc in column <column>
      Then the move is refused: there is no such column

      Examples: numbers just beside the grid
        | column |
        | 0      |
        | 8      |

    Example: after a draw no move is legal
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
      Then there is no legal move

    Example: with one empty cell left only its column is legal
      Given the grid
        """
        1 1 . 2 2 1 2
        2 2 1 2 1 1 1
        1 2 2 1 2 2 2
        2 1 2 1 2 1 1
        2 1 1 1 2 2 1
        2 2 1 2 1 1 1
        """
      Then the legal moves are columns 3

    Example: that the first player has won is reported before that the column is full
      Given the grid
        """
        . . . . . . .
        . . . 1 . . .
        . . . 1 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 2 . 2 .
        """
      And the first player drops a disc in column 4
      When the second player drops a disc in column 4
      Then the move is refused: the game is over

    Example: a column that is full in one game has space in another
      Given the grid
        """
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        """
      And the legal moves are columns 1, 2, 3, 5, 6, 7
      When another game is started meanwhile
      Then the legal moves are columns 1, 2, 3, 4, 5, 6, 7

    Example: in a full grid the game is over, whatever column is chosen
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
      When the first player drops a disc in column 3
      Then the move is refused: the game is over

    Example: a column that is filled is no legal move any more
      Given the grid
        """
        . . . . . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        2 . . 1 . . 1
        """
      And the legal moves are columns 1, 2, 3, 4, 5, 6, 7
      When the second player drops a disc in column 4
      Then the legal moves are columns 1, 2, 3, 5, 6, 7

    Example: that the game is over is reported before that the column is full
      Given the grid
        """
        . 2 2 2 . . .
        . 1 2 2 1 . .
        . 1 2 1 2 . .
        . 1 1 2 1 . .
        . 2 1 2 1 . .
        . 1 1 1 2 . .
        """
      And the second player drops a disc in column 5
      When the first player drops a disc in column 5
      Then the move is refused: the game is over

    Example: a full column takes no disc of the second player either
      Given the grid
        """
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        """
      And the first player drops a disc in column 1
      When the second player drops a disc in column 4
      Then the move is refused: the column is full
      And the second player is next

    Example: nor after more moves
      Given the grid
        """
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        """
      And the players in turn drop discs in columns 1, 2
      When the first player drops a disc in column 4
      Then the move is refused: the column is full

    Example: nor in a game that is played from the start
      Given a new game
      And the players in turn drop discs in columns 4, 4, 4, 4, 4, 4
      When the first player drops a disc in column 4
      Then the move is refused: the column is full

    Example: after a win no more discs are dropped in a game that is played from the start
      Given a new game
      And the players in turn drop discs in columns 1, 2, 1, 2, 1, 2, 1
      When the second player drops a disc in column 3
      Then the move is refused: the game is over

    Example: nor in one that was won some moves after it was resumed
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      And the players in turn drop discs in columns 7, 7, 4
      When the second player drops a disc in column 5
      Then the move is refused: the game is over

    Example: the last column that has space is the only legal move of the first player
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
      Then the legal moves are columns 3
