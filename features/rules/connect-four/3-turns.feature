Feature: Taking turns
  The players drop one disc each in turn, and the first player begins (C4-03). Nobody says who plays: it follows from
  the grid, after the end as well (C4-15).

  @C4-03
  Rule: The players alternate, and whose turn it is follows from the grid alone
    With as many discs of both players the first is next; with one more of the first player's, the second is.

    @task-2
    Scenario Outline: after <discs> the <player> player is next
      Given a new game
      When the players in turn drop discs in columns <columns>
      Then the <player> player is next

      Examples: the first turns
        | discs       | columns       | player |
        | one disc    | 4             | second |
        | two discs   | 4, 4          | first  |
        | three discs | 4, 4, 4       | second |
        | five discs  | 1, 7, 1, 7, 1 | second |

    @task-3
    Example: with equally many discs the first player is next
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 2 . . .
        . . . 1 . . .
        """
      When the first player drops a disc in column 3
      Then the cell in row 6, column 3 holds a disc of the first player
      And the second player is next

    @task-3
    Example: with one disc more of the first player the second is next
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 1 2 1 . .
        """
      When the second player drops a disc in column 3
      Then the cell in row 5, column 3 holds a disc of the second player
      And the first player is next

    @task-3
    Example: no game is resumed where the first player has two discs more
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 1 2 1 1 .
        """
      When the players resume the game
      Then the position is refused: the players' discs do not alternate

    @task-3
    Example: no game is resumed where the second player has a disc more
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 1 2 2 . .
        """
      When the players resume the game
      Then the position is refused: the players' discs do not alternate

  @C4-15 @task-3
  Rule: The next player can be asked for at any time, and after the end the answer still follows from the grid

    Example: the first player has won, so the second would be next
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
      Then the second player is next

    Example: the second player has won, so the first would be next
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 . . . . . .
        2 2 2 . . . .
        1 1 1 2 . . 1
        """
      When the second player drops a disc in column 4
      Then the first player is next
