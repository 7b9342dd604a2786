Feature: What a game hands out
  A caller may keep what a query has returned for as long as it likes, and do with it what it likes.

  @C4-21
  Rule: What a query has returned never changes, and nothing that is done to it changes the game
    The same is true of what was handed in, and two games share nothing.
    Decision: a list may be a copy that its caller can change, or one that cannot be changed at all. It must be neither
    the list that the game goes on using, nor a view of it.

    @task-5
    Example: what was returned before a move is the same after it
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      And a caller keeps what every query returns
      When the first player drops a disc in column 4
      Then what the caller keeps is as it was
      And the winning line is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        * * * * . . .
        """

    @task-5
    Example: emptying the winning line leaves the game as it was
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
      And a caller keeps what every query returns
      When the caller changes all that was returned or handed in
      Then every query returns what it returned before
      And the winning line is
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        * * * * . . .
        """

    @task-4
    Example: what one game has returned does not change while another is played
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
      And a caller keeps what every query returns
      When another game is started meanwhile
      And the players in turn drop discs in columns 1, 2, 1, 2, 1, 2, 1
      Then what the caller keeps is as it was
      And the first player has won
