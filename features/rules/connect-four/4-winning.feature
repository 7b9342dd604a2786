Feature: Winning
  Whoever first has four discs side by side wins: in a row (C4-08), in a column (C4-09) or in a diagonal (C4-10). It
  is always the last disc that completes the four, so its player has won (C4-13). More than four in line win as well;
  the winning line is then four of them (C4-14).

  @C4-08
  Rule: Four discs of one player in adjacent cells of a row win

    @task-4
    Example: four at the left end of the bottom row win
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

    @task-4
    Example: a disc that fills a gap at the right end wins
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

    @task-4
    Example: four at the right end of the top row win
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

    @task-3
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

    @task-3
    Example: four with another disc among them do not win
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

    @task-3
    Example: a row does not continue at the left end of the next
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

    @task-4
    Example: four from the bottom of the first column win
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

    @task-4
    Example: four up to the top of the last column win
      Given the grid
        """
        . . . . . . .
        . . . . . . 2
        . . . . . . 2
        . . . . . . 2
        . . . . . 1 1
        1 . 1 . . 2 1
        """
      When the second player drops a disc in column 7
      Then the second player has won

    @task-3
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

    @task-3
    Example: a column does not continue at the foot of the next
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

    @task-4
    Example: four that rise from the bottom left corner win
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

    @task-4
    Example: four that rise to the top right corner win
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

    @task-4
    Example: four that fall from the top left corner win
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

    @task-4
    Example: four that fall to the bottom right corner win
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

    @task-4
    Example: a disc in the middle completes a diagonal of the second player
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

    @task-3
    Example: a diagonal does not continue at the other side of the grid
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

  @C4-13
  Rule: The winner is the player whose disc completed the line
    Decision: asked before the end, nobody has won.

    @task-4
    Example: the first player completes a line and has won
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

    @task-4
    Example: the second player completes a line first and has won
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

    @task-3
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

    @task-5
    Example: the winning line is a row
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

    @task-5
    Example: the winning line is a column
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

    @task-5
    Example: the winning line is a diagonal
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

    @task-5
    Example: seven discs in a row hold four lines, and any is right
      Given a new game
      When the players in turn drop discs in columns 1, 1, 2, 2, 3, 3, 5, 5, 6, 6, 7, 7, 4
      Then the winning line is four of these, with row 6, column 4 among them
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        * * * * * * *
        """

    @task-5
    Example: where one disc completes three lines, any is right
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

    @task-2
    Example: before the end there is no winning line
      Given a new game
      When the players in turn drop discs in columns 1, 2, 1, 2, 1, 2
      Then there is no winning line
