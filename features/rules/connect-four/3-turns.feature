Feature: Taking turns
  The players drop one disc each in turn. Nobody says who plays: it follows from the grid.

  @C4-03
  Rule: The players alternate, and whose turn it is follows from the grid alone
    With as many discs of both players the first is next; with one more of the first player's, the second is.

    Scenario Outline: after the columns <columns> the <player> player is next
      Given a new game
      When the players in turn drop discs in columns <columns>
      Then the <player> player is next

      Examples: the first turns
        | columns          | player |
        | 4                | second |
        | 4, 4             | first  |
        | 4, 4, 4          | second |
        | 1, 2, 3, 4       | first  |
        | 1, 7, 1, 7, 1    | second |
        | 3, 3, 3, 3, 3, 3 | first  |

    Example: a game is resumed where both players have as many discs
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

    Example: a game is resumed where the first player has one disc more
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        """
      When the second player drops a disc in column 3
      Then the cell in row 6, column 3 holds a disc of the second player
      And the first player is next

    Example: a game is resumed from a grid in which the first player has one disc more
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 1 2 1 . .
        """
      When the players resume the game
      Then the second player is next

    Example: discs in the outermost rows and columns count like the others
      Given the grid
        """
        . . 1 . . . .
        . . 1 . . . .
        . . 2 . . . .
        . . 2 . . . .
        . 2 1 1 2 . .
        1 2 2 1 2 1 1
        """
      When the players resume the game
      Then the second player is next

    Example: no game is resumed from a grid in which the first player has two discs more
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

    Example: no game is resumed from a grid in which the second player has a disc more
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

  @C4-15
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

    Example: the grid is full, so both have as many discs and the first player would be next
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
      Then the first player is next

    Example: the grid is full and the second player has won, so the first would be next
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
      Then the first player is next
