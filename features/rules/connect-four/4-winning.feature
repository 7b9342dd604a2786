Feature: Winning
  Whoever first has four discs side by side in a row, a column or a diagonal has won.

  @C4-08
  Rule: Four discs of one player in adjacent cells of a row win

    Example: at the left end of the bottom row
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
      Then the first player has won

    Example: at the right end of the bottom row, by filling a gap
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 2 . 2 2
        . . . 1 . 1 1
        """
      When the first player drops a disc in column 5
      Then the first player has won

    Example: in the middle of a row higher up, for the second player
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 2 2 2 .
        . . 1 1 2 1 .
        1 . 1 2 1 1 2
        """
      When the second player drops a disc in column 3
      Then the second player has won

    Example: at the right end of the top row
      Given the grid
        """
        . . . 1 1 1 .
        . . . 1 2 2 2
        . . . 2 1 1 1
        . . . 1 2 2 2
        . . . 2 1 1 1
        2 . . 1 2 2 2
        """
      When the first player drops a disc in column 7
      Then the first player has won

    Example: in the second row from the top, for the second player
      Given the grid
        """
        . . . . . . .
        . 2 2 . 2 . .
        . 2 1 2 2 . .
        . 1 2 1 1 . .
        . 1 1 1 2 . .
        . 2 1 1 1 . .
        """
      When the second player drops a disc in column 4
      Then the second player has won

    Example: in the third row, at its right end, for the second player
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . 2 2 . 2
        . . . 2 1 2 1
        . . . 2 1 1 1
        . . . 1 1 1 2
        """
      When the second player drops a disc in column 6
      Then the second player has won

    Example: in the third row, next to its left end
      Given the grid
        """
        . . . . . . .
        . 2 . . . . .
        . 1 . 1 1 . .
        . 2 2 2 1 . .
        . 1 1 1 2 . .
        . 2 1 2 2 . .
        """
      When the first player drops a disc in column 3
      Then the first player has won

    Example: in the fifth row, at its left end, for the second player
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 . . . . . .
        2 . 2 2 . . .
        1 1 2 1 . . 1
        """
      When the second player drops a disc in column 2
      Then the second player has won

    Example: in the fifth row, from the third column on
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 1 1 . 1 .
        . . 2 2 2 1 2
        """
      When the first player drops a disc in column 5
      Then the first player has won

    Example: five in a row win, too
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 1 1 . 1 1
        . . 2 2 1 2 2
        . . 1 2 2 2 1
        """
      When the first player drops a disc in column 5
      Then the first player has won

    Example: three in a row do not win
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 . . . . .
        1 1 . . . . .
        """
      When the first player drops a disc in column 3
      Then nobody has won

    Example: four in a row with a gap between them do not win
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 . . 2 . .
        1 1 . . 1 . .
        """
      When the first player drops a disc in column 4
      Then nobody has won

    Example: four in a row with a disc of the other player between them do not win
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . 2 . . 2 . .
        . 1 1 2 1 . .
        """
      When the first player drops a disc in column 6
      Then nobody has won

    Example: four in a full row that are not all adjacent do not win
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 1 2 1 . 2 2
        """
      When the first player drops a disc in column 5
      Then nobody has won

    Example: a row does not go on at its other end
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 . 2 . . . .
        1 . 1 . 2 . 1
        """
      When the first player drops a disc in column 2
      Then nobody has won

    Example: a row does not go on in the row below
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . 2 .
        1 1 1 . . 2 2
        """
      When the first player drops a disc in column 7
      Then nobody has won

  @C4-09
  Rule: Four discs of one player in adjacent cells of a column win

    Example: from the bottom of the first column
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
      Then the first player has won

    Example: up to the top of the last column, for the second player
      Given the grid
        """
        . . . . . . .
        . . . . . . 2
        . . . . . . 2
        . . . . . . 2
        . . . . . 1 1
        . . 1 . . 2 1
        """
      When the players in turn drop discs in columns 1, 7
      Then the second player has won

    Example: in the middle of a column
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        . . . 1 2 . .
        . . . 1 2 . .
        . . . 2 1 2 .
        """
      When the first player drops a disc in column 4
      Then the first player has won

    Example: from the bottom of the second column, for the second player
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . 2 . . . . .
        . 2 . . . . .
        . 2 1 1 . 1 1
        """
      When the second player drops a disc in column 2
      Then the second player has won

    Example: in the middle of the third column, for the second player
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . 2 . . . .
        . . 2 . . . .
        . . 2 . . . .
        1 . 1 1 . . 1
        """
      When the second player drops a disc in column 3
      Then the second player has won

    Example: up to the top of the fifth column
      Given the grid
        """
        . . . . . . .
        . . . . 1 . .
        . . . . 1 . .
        . . . . 1 . .
        . . . . 2 . .
        . . . . 2 . 2
        """
      When the first player drops a disc in column 5
      Then the first player has won

    Example: from the bottom of the sixth column
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . 1 .
        . . . . . 1 .
        . 2 . 2 2 1 .
        """
      When the first player drops a disc in column 6
      Then the first player has won

    Example: three in a column do not win
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 2 . . . . .
        1 2 . . . . .
        """
      When the first player drops a disc in column 1
      Then nobody has won

    Example: discs below the last one and beside it do not add up
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . 2 . .
        . . . . 1 . .
        . . . 1 2 . .
        . . . 1 2 . .
        """
      When the first player drops a disc in column 4
      Then nobody has won

    Example: four in a column with a disc of the other player between them do not win
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        2 . . 1 . 2 .
        """
      When the first player drops a disc in column 4
      Then nobody has won

    Example: a column does not go on at its other end, nor at the top of the next
      Given the grid
        """
        . . . . . . .
        . 1 . . . . .
        . 1 . . . . .
        . 2 . . . . .
        . 2 . . . . 2
        1 1 . . . . 2
        """
      When the first player drops a disc in column 2
      Then nobody has won

    Example: a column does not go on at the foot of the next
      Given the grid
        """
        . . . . . . .
        . . . 1 . . .
        . . . 1 . . .
        . . . 2 2 . .
        . . . 1 2 . .
        . . . 2 1 . .
        """
      When the first player drops a disc in column 4
      Then nobody has won

  @C4-10
  Rule: Four discs of one player in adjacent cells of either diagonal win
    A diagonal rises or falls from left to right.

    Example: rising from the bottom left corner
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 1 2 . . .
        . 1 2 1 . . .
        1 2 2 1 . . 2
        """
      When the first player drops a disc in column 4
      Then the first player has won

    Example: rising to the top right corner
      Given the grid
        """
        . . . . . . .
        . . . . . 1 2
        . . . . 1 1 2
        . . . 1 1 2 2
        . . . 2 2 2 1
        2 . . 1 2 1 1
        """
      When the first player drops a disc in column 7
      Then the first player has won

    Example: falling from the top left corner
      Given the grid
        """
        . . . . . . .
        2 1 . . . . .
        2 2 1 2 . . .
        1 1 2 1 . . .
        2 1 1 1 . . .
        2 1 2 2 . . .
        """
      When the first player drops a disc in column 1
      Then the first player has won

    Example: falling to the bottom right corner
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 2 1 . .
        . . . 1 2 1 .
        2 . . 1 2 2 1
        """
      When the first player drops a disc in column 4
      Then the first player has won

    Example: rising, completed by a disc in the middle
      Given the grid
        """
        . . . . . . .
        . . . . 2 . .
        . . . . 1 . .
        . . 2 1 1 . .
        . 2 2 1 1 . .
        . 1 2 1 2 . .
        """
      When the second player drops a disc in column 4
      Then the second player has won

    Example: falling, completed by a disc in the middle
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . 1 . . . .
        . . 2 . . . .
        . . 2 2 1 . .
        . . 1 1 2 1 2
        """
      When the first player drops a disc in column 4
      Then the first player has won

    Example: falling, in the middle of the grid
      Given the grid
        """
        . . . . . . .
        . 2 . . . . .
        . 1 . . . . .
        . 2 1 2 . . .
        . 1 1 1 2 . .
        . 1 2 1 2 . .
        """
      When the second player drops a disc in column 3
      Then the second player has won

    Example: rising from row 5, column 2, the last disc in column 2
      Given the grid
        """
        . . . . 2 . .
        . . . . 1 . .
        . . . 1 1 . .
        . . 1 1 1 . .
        . . 2 2 2 . .
        . 1 2 2 2 . .
        """
      When the first player drops a disc in column 2
      Then the first player has won

    Example: rising from row 5, column 3, the last disc in column 3
      Given the grid
        """
        . . . . . . .
        . . . . . 2 .
        . . . . 2 1 .
        . . . 2 1 2 .
        . . . 2 1 1 .
        . . 1 2 1 1 .
        """
      When the second player drops a disc in column 3
      Then the second player has won

    Example: rising from row 4, column 1, the last disc in column 3
      Given the grid
        """
        . . . 2 . . .
        . . . 2 . . .
        . 2 1 2 . . .
        2 1 2 1 . . .
        2 1 1 1 . . .
        1 1 2 1 . . .
        """
      When the second player drops a disc in column 3
      Then the second player has won

    Example: rising from row 6, column 4, the last disc in column 4
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . 2
        . . . . . 2 1
        . . . . 2 2 1
        . . . . 1 1 1
        """
      When the second player drops a disc in column 4
      Then the second player has won

    Example: rising from row 4, column 3, the last disc in column 6
      Given the grid
        """
        . . . . . . .
        . . . . 1 1 .
        . . . 1 1 1 .
        . . 1 1 2 2 .
        . . 2 1 2 2 .
        . . 2 2 2 1 2
        """
      When the first player drops a disc in column 6
      Then the first player has won

    Example: rising from row 6, column 2, the last disc in column 4
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . 2 . .
        . . . . 1 . .
        . . 2 2 1 . .
        . 2 1 1 1 . .
        """
      When the second player drops a disc in column 4
      Then the second player has won

    Example: falling from row 2, column 1, the last disc in column 4
      Given the grid
        """
        . . . . . . .
        2 . . . . . .
        2 2 . . . . .
        1 1 2 . . . .
        2 1 1 . . . .
        1 2 1 1 . . .
        """
      When the second player drops a disc in column 4
      Then the second player has won

    Example: falling from row 3, column 2, the last disc in column 5
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . 1 . . . . .
        . 2 1 . . . .
        . 2 2 1 . . .
        . 2 1 1 . . 2
        """
      When the first player drops a disc in column 5
      Then the first player has won

    Example: falling from row 1, column 3, the last disc in column 5
      Given the grid
        """
        . . 2 . . . .
        . . 2 2 . . .
        . . 1 1 . . .
        . . 2 1 1 2 .
        . . 1 1 1 2 .
        . . 1 2 1 2 .
        """
      When the second player drops a disc in column 5
      Then the second player has won

    Example: falling from row 2, column 4, the last disc in column 7
      Given the grid
        """
        . . . . . . .
        . . . 1 2 . .
        . . . 2 1 . .
        . . . 2 2 1 .
        . . . 2 1 1 .
        . . . 1 2 1 2
        """
      When the first player drops a disc in column 7
      Then the first player has won

    Example: falling from row 1, column 2, the last disc in column 5
      Given the grid
        """
        . 1 . . . . .
        . 1 1 . . . .
        . 1 1 1 . . .
        . 2 2 2 . . .
        . 2 2 2 1 . .
        . 2 2 1 1 . 2
        """
      When the first player drops a disc in column 5
      Then the first player has won

    Example: falling from row 3, column 3, the last disc in column 3
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 1 2 . . .
        . . 1 1 2 . .
        . . 2 1 1 2 .
        """
      When the second player drops a disc in column 3
      Then the second player has won

    Scenario Outline: <direction> from <start>, played from the start
      Given a new game
      When the players in turn drop discs in columns <columns>
      Then the <player> player has won
      And the game is over

      Examples: the diagonals that are left, and one whose second disc is last
        | direction | start           | player | columns                                                                         |
        | rising    | row 4, column 2 | first  | 4, 4, 2, 3, 5, 4, 5, 4, 2, 5, 1, 7, 7, 5, 3, 5, 3, 1, 5, 6, 4, 7, 7, 4, 3, 1, 2 |
        | rising    | row 5, column 1 | second | 2, 1, 2, 3, 6, 4, 4, 1, 4, 2, 4, 3, 1, 4, 3, 3                                  |
        | rising    | row 5, column 4 | second | 2, 7, 7, 7, 5, 4, 7, 6, 6, 5, 1, 4, 6, 5, 2, 6, 3, 7                            |
        | rising    | row 6, column 3 | second | 5, 4, 6, 4, 6, 6, 5, 3, 7, 6, 3, 5                                              |
        | falling   | row 1, column 4 | second | 7, 6, 5, 5, 6, 7, 5, 6, 4, 6, 5, 7, 4, 5, 6, 1, 4, 5, 2, 4, 6, 7, 2, 4, 7, 4    |
        | falling   | row 2, column 3 | second | 3, 3, 7, 6, 5, 6, 7, 3, 3, 4, 5, 4, 2, 3, 4, 4, 3, 5                            |
        | falling   | row 3, column 1 | second | 1, 1, 2, 4, 1, 1, 3, 2, 5, 3, 7, 2                                              |
        | rising    | row 6, column 2 | first  | 6, 5, 2, 4, 5, 4, 4, 5, 5, 3, 3                                                 |
        | falling   | row 3, column 3 | first  | 4, 5, 6, 3, 6, 3, 5, 3, 3, 4, 4                                                 |

    Example: rising, completed by the very last disc
      Given the grid
        """
        2 2 1 . 2 1 1
        1 1 2 1 1 2 2
        2 2 2 1 2 1 2
        2 2 2 1 1 1 2
        2 1 1 2 1 1 1
        1 1 2 1 1 2 2
        """
      When the second player drops a disc in column 4
      Then the second player has won
      And the game is over

    Example: falling, completed by the very last disc
      Given the grid
        """
        1 2 1 . 1 1 2
        2 1 2 1 2 1 1
        1 2 2 1 2 2 2
        1 2 1 1 1 2 2
        2 2 1 2 1 1 1
        2 1 2 2 1 1 2
        """
      When the second player drops a disc in column 4
      Then the second player has won
      And the game is over

    Scenario Outline: no game is resumed from a position that is won in a <direction> diagonal
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

      Examples: both directions
        | direction | row 3         | row 4         | row 5         | row 6         |
        | rising    | . . . 1 . . . | . . 1 2 . . . | . 1 2 1 . . . | 1 2 2 1 . 2 . |
        | falling   | . . 2 . . . . | . . 1 2 . . . | . . 1 1 2 . . | . . 2 1 1 2 . |

    Example: five in a rising diagonal win, too
      Given the grid
        """
        . . . . . . .
        . . . . . 1 .
        . . . . 1 2 .
        . . . . 1 2 .
        . . 1 2 2 1 .
        . 1 1 2 2 2 .
        """
      When the first player drops a disc in column 4
      Then the first player has won

    Example: five in a falling diagonal win, too
      Given the grid
        """
        . . . . . . .
        . 2 . . . . .
        . 1 2 . . . .
        . 2 1 . . . .
        . 1 2 1 2 1 .
        . 1 1 1 2 2 .
        """
      When the second player drops a disc in column 4
      Then the second player has won

    Example: three in a rising diagonal do not win
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . 1 2 . . . .
        1 2 2 1 . . .
        """
      When the first player drops a disc in column 3
      Then nobody has won

    Example: three in a falling diagonal do not win
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 2 1 . .
        . . 1 2 2 1 .
        """
      When the first player drops a disc in column 4
      Then nobody has won

    Example: a rising diagonal with a disc of the other player in it does not win
      Given the grid
        """
        . . . . . . .
        . . . . 2 . .
        . . . 1 1 . .
        . . 2 2 2 . .
        . 1 2 1 1 . .
        1 2 1 2 1 2 .
        """
      When the first player drops a disc in column 5
      Then nobody has won

    Example: a falling diagonal with a disc of the other player in it does not win
      Given the grid
        """
        . . . . . . .
        . . 2 . . . .
        . . 1 1 . . .
        . . 2 2 2 . .
        . . 1 1 2 1 .
        . 2 1 2 1 2 1
        """
      When the first player drops a disc in column 3
      Then nobody has won

    Example: discs of a rising and of a falling diagonal do not add up
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . 1 2 1 2 . .
        . 1 2 2 1 . .
        """
      When the first player drops a disc in column 3
      Then nobody has won

    Example: a rising diagonal does not go on at the foot of the column after next
      Given the grid
        """
        . 1 . . . . .
        1 1 . . . . .
        2 2 . . . . .
        2 2 . . 2 . .
        2 1 . . 1 . .
        1 2 . . 1 . .
        """
      When the first player drops a disc in column 4
      Then nobody has won

    Example: a rising diagonal does not go on at the other side of the grid
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 1 . . . . .
        2 1 . . . . 2
        1 1 . . . 2 1
        """
      When the second player drops a disc in column 2
      Then nobody has won

    Example: a falling diagonal does not go on at the top of the column in which it ends
      Given the grid
        """
        . . . . . . .
        . . 2 . . . .
        . . 2 . . . .
        1 . 2 . . . .
        1 1 1 . . . .
        2 2 1 . . . .
        """
      When the first player drops a disc in column 3
      Then nobody has won

    Example: a falling diagonal does not go on at the other side of the grid
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . 1 2 .
        . . . . 1 1 2
        2 . . . 1 2 1
        """
      When the second player drops a disc in column 5
      Then nobody has won

    Example: a rising diagonal does not go on at the other side, a row further down
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 1 . . . .
        . . 2 . . . .
        1 2 2 . . . 1
        """
      When the first player drops a disc in column 2
      Then nobody has won

    Example: a falling diagonal does not go on at the other side, a row further down
      Given the grid
        """
        . . . . . . 1
        . . . . . . 2
        . . . . . . 1
        . . . . . . 2
        1 2 . . . . 1
        1 2 2 . . . 1
        """
      When the second player drops a disc in column 1
      Then nobody has won

    Example: a rising diagonal does not go on from the top row to the bottom row
      Given the grid
        """
        . . 1 . . . .
        . . 2 . . . .
        . . 1 . . . .
        . . 2 . . . .
        . . 2 . 1 2 .
        . . 1 1 2 1 2
        """
      When the first player drops a disc in column 6
      Then nobody has won

    Example: a falling diagonal does not go on from the bottom row to the top row
      Given the grid
        """
        . . . . . 1 .
        . . . . . 2 .
        . . 2 . . 1 .
        . . 1 . . 2 .
        . . 1 . . 2 .
        . . 1 2 1 2 .
        """
      When the first player drops a disc in column 4
      Then nobody has won

  @C4-13
  Rule: The winner is the player whose disc completed the line
    Decision: asked before the end, nobody has won.

    Example: the first player completes a line
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
      Then the first player has won

    Example: the second player completes a line first
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      When the players in turn drop discs in columns 7, 4, 7, 4
      Then the second player has won

    Example: the second player completes a column
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . 2 .
        . . . . . 2 .
        . . . . . 2 1
        1 . . . . 1 1
        """
      When the second player drops a disc in column 6
      Then the second player has won

    Scenario Outline: the <player> player completes <line>, played from the start
      Given a new game
      When the players in turn drop discs in columns <columns>
      Then the <player> player has won

      Examples: rows and columns
        | line     | player | columns                |
        | a row    | first  | 2, 2, 4, 7, 5, 5, 3    |
        | a row    | second | 1, 3, 1, 6, 2, 5, 1, 4 |
        | a column | first  | 1, 4, 1, 2, 1, 3, 1    |
        | a column | second | 1, 1, 5, 1, 6, 1, 5, 1 |

    Example: nobody has won until a line is complete
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      And nobody has won
      When the first player drops a disc in column 4
      Then the first player has won

    Example: the first player completes a line some moves after the game was resumed
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
      Then the first player has won

    Scenario Outline: after the columns <columns> nobody has won yet
      Given a new game
      When the players in turn drop discs in columns <columns>
      Then nobody has won

      Examples: the first moves
        | columns          |
        | 4                |
        | 4, 4             |
        | 1, 2, 1, 2, 1, 2 |

    Example: nor has anybody after two moves in a game that was resumed
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      When the players in turn drop discs in columns 7, 7
      Then nobody has won

    Example: a disc that is refused after the end changes no winner
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
      When the second player drops a disc in column 5
      Then the move is refused: the game is over
      And the first player has won

    Example: before the end nobody has won
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      When the first player drops a disc in column 5
      Then nobody has won

  @C4-14
  Rule: The winning line is four adjacent cells in line that the last disc completed; there is none unless somebody won
    Decision: where one disc completes more than four in line, or several lines, any one line of four that contains
    the last disc is right.

    Example: a row
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 2 . 2 2
        . . . 1 . 1 1
        """
      When the first player drops a disc in column 5
      Then the winning line is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . * * * *
        """

    Example: a column
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        . . . 1 2 . .
        . . . 1 2 . .
        . . . 2 1 2 .
        """
      When the first player drops a disc in column 4
      Then the winning line is
        """
        . . . . . . .
        . . . * . . .
        . . . * . . .
        . . . * . . .
        . . . * . . .
        . . . . . . .
        """

    Example: a rising diagonal
      Given the grid
        """
        . . . . . . .
        . . . . 2 . .
        . . . . 1 . .
        . . 2 1 1 . .
        . 2 2 1 1 . .
        . 1 2 1 2 . .
        """
      When the second player drops a disc in column 4
      Then the winning line is
        """
        . . . . . . .
        . . . . * . .
        . . . * . . .
        . . * . . . .
        . * . . . . .
        . . . . . . .
        """

    Example: a falling diagonal
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . 1 . . . .
        . . 2 . . . .
        . . 2 2 1 . .
        . . 1 1 2 1 2
        """
      When the first player drops a disc in column 4
      Then the winning line is
        """
        . . . . . . .
        . . . . . . .
        . . * . . . .
        . . . * . . .
        . . . . * . .
        . . . . . * .
        """

    Example: a row of the second player
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 2 . 2 2 .
        . . 1 1 1 2 .
        . . 1 1 1 2 .
        """
      When the second player drops a disc in column 4
      Then the winning line is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . * * * * .
        . . . . . . .
        . . . . . . .
        """

    Example: a column of the second player
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . 2 . . . . .
        . 2 . . . . .
        . 2 1 1 . 1 1
        """
      When the second player drops a disc in column 2
      Then the winning line is
        """
        . . . . . . .
        . . . . . . .
        . * . . . . .
        . * . . . . .
        . * . . . . .
        . * . . . . .
        """

    Example: a falling diagonal of the second player
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . 2 . . . .
        . . 1 2 . . .
        . . 1 1 . . .
        . . 2 1 1 2 .
        """
      When the second player drops a disc in column 5
      Then the winning line is
        """
        . . . . . . .
        . . . . . . .
        . . * . . . .
        . . . * . . .
        . . . . * . .
        . . . . . * .
        """

    Example: six in a diagonal
      Given the grid
        """
        1 1 2 . 2 2 1
        1 1 2 . 2 1 2
        1 2 2 . 1 1 1
        2 2 1 . 2 2 1
        2 2 1 2 1 1 2
        1 1 1 2 2 2 1
        """
      When the first player drops a disc in column 4
      Then the winning line is four of these, with row 4, column 4 among them
        """
        . . . . . . *
        . . . . . * .
        . . . . * . .
        . . . * . . .
        . . * . . . .
        . * . . . . .
        """

    Example: five in a falling diagonal
      Given the grid
        """
        . . . . . . .
        . 2 . . . . .
        . 1 2 . . . .
        . 1 1 . 1 . .
        . 1 1 1 2 . .
        . 2 2 1 2 2 .
        """
      When the second player drops a disc in column 4
      Then the winning line is four of these, with row 4, column 4 among them
        """
        . . . . . . .
        . * . . . . .
        . . * . . . .
        . . . * . . .
        . . . . * . .
        . . . . . * .
        """

    Example: seven in a row
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . 2 2 2
        1 1 1 . 1 1 1
        """
      When the first player drops a disc in column 4
      Then the winning line is four of these, with row 6, column 4 among them
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        * * * * * * *
        """

    Example: a row, a column and a diagonal at once
      Given the grid
        """
        2 . 2 . . . 2
        2 . 2 . . . 1
        1 . 1 . 1 1 2
        2 2 1 1 2 1 2
        1 1 2 1 2 1 2
        1 2 1 1 2 2 1
        """
      When the first player drops a disc in column 4
      Then the winning line is four of these, with row 3, column 4 among them
        """
        . . . . . . .
        . . . . . . .
        . . * * * * .
        . . * * . . .
        . * . * . . .
        * . . * . . .
        """

    Example: a row that won with the very last disc of the grid
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
      Then the winning line is
        """
        . * * * * . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """

    Example: a column in a game that is played from the start
      Given a new game
      When the players in turn drop discs in columns 1, 2, 1, 2, 1, 2, 1
      Then the winning line is
        """
        . . . . . . .
        . . . . . . .
        * . . . . . .
        * . . . . . .
        * . . . . . .
        * . . . . . .
        """

    Example: a row that is completed some moves after the game was resumed
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
      Then the winning line is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        * * * * . . .
        """

    Example: it can be asked for as often as one likes
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

    Example: there is none until a line is complete
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      And there is no winning line
      When the first player drops a disc in column 4
      Then the winning line is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        * * * * . . .
        """

    Example: while nobody has won there is none
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      When the first player drops a disc in column 5
      Then there is no winning line

    Example: after a draw there is none
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
      Then there is no winning line
