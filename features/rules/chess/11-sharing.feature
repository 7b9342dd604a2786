Feature: What a game hands out
  A caller may keep what a query has returned for as long as it likes, and do with it what it likes.

  @CH-42 @task-10
  Rule: What a query has returned never changes, and nothing that is done to it changes the game
    The same is true of what was handed in, and two games share nothing.
    Decision: a list may be a copy that its caller can change, or one that cannot be changed at all. It must be neither
    the list that the game goes on using, nor a view of it.

    Example: what was returned before a move is the same after it
      Given a new game
      And the players in turn move e2-e4, e7-e5
      And a caller keeps what every query returns
      When the white player moves g1-f3
      Then what the caller keeps is as it was

    Example: emptying what was returned leaves the game as it was
      Given a new game
      And the players in turn move e2-e4, e7-e5
      And a caller keeps what every query returns
      When the caller changes all that was returned or handed in
      Then every query returns what it returned before

    Example: what one game has returned does not change while another is played
      Given a new game
      And the players in turn move e2-e4, e7-e5
      And a caller keeps what every query returns
      When another game is started meanwhile
      And the white player moves a2-a4
      Then what the caller keeps is as it was
