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
        | 7                | second |
        | 1, 7             | first  |
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

    Example: after three moves in a game that was resumed the turn has passed three times
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      When the players in turn drop discs in columns 7, 7, 6
      Then the second player is next

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

    Scenario Outline: nor where the <player> player has <discs> discs more
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        <bottom row>
        """
      When the players resume the game
      Then the position is refused: the players' discs do not alternate

      Examples: larger differences
        | player | discs | bottom row    |
        | first  | three | 1 . 1 2 1 1 . |
        | first  | four  | 1 1 . 1 . 1 . |
        | second | two   | 2 . 1 2 2 . . |
        | second | three | 2 . 2 . 2 . . |

    Example: that discs do not alternate is reported before that one floats
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . 1 .
        . . 1 2 1 . .
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

    Scenario Outline: once the <player> player has won in <line> the <next> would be next
      Given a new game
      When the players in turn drop discs in columns <columns>
      Then the <next> player is next

      Examples: lines in every direction
        | line               | player | columns                            | next   |
        | a row              | first  | 2, 2, 4, 7, 5, 5, 3                | second |
        | a row              | second | 1, 3, 1, 6, 2, 5, 1, 4             | first  |
        | a column           | first  | 1, 4, 1, 2, 1, 3, 1                | second |
        | a column           | second | 1, 1, 5, 1, 6, 1, 5, 1             | first  |
        | a rising diagonal  | first  | 6, 5, 2, 4, 5, 4, 4, 5, 5, 3, 3    | second |
        | a rising diagonal  | second | 3, 2, 5, 4, 4, 5, 1, 4, 5, 5, 1, 3 | first  |
        | a falling diagonal | first  | 4, 5, 6, 3, 6, 3, 5, 3, 3, 4, 4    | second |
        | a falling diagonal | second | 5, 7, 5, 5, 4, 4, 6, 6, 4, 4       | first  |

    Example: a disc that is refused after the end does not pass the turn
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
      And the second player is next
