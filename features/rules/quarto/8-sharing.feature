Feature: What a game hands out
  A caller may keep what a query has returned for as long as it likes, and do with it what it likes.

  @QT-19 @task-4
  Rule: What a query has returned never changes, and nothing that is done to it changes the game
    The same is true of what was handed in, and two games share nothing.
    Decision: a set may be a copy that its caller can change, or one that cannot be changed at all. It must be neither
    the set that the game goes on using, nor a view of it.

    Example: what was returned before the last move is the same after it
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And a caller keeps what every query returns
      When the second player is given (B; and places it on B1
      Then what the caller keeps is as it was

    Example: emptying what was returned leaves the game as it was
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the second player is given (B; and places it on B1
      And a caller keeps what every query returns
      When the caller changes all that was returned or handed in
      Then every query returns what it returned before

    Example: what one game has returned does not change while another is played
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the second player is given (B; and places it on B1
      And a caller keeps what every query returns
      When another game is started meanwhile
      And the players in turn place (B! on A1, [p; on D1
      Then what the caller keeps is as it was
