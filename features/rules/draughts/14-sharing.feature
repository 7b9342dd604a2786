Feature: What a game hands out
  A caller may keep what a query has returned for as long as it likes, and do with it what it likes.

  @DR-44
  Rule: What a query has returned never changes, and nothing that is done to it changes the game
    The same is true of what was handed in, and two games share nothing.
    Decision: a list may be a copy that its caller can change, or one that cannot be changed at all. It must be neither
    the list that the game goes on using, nor a view of it.

    @task-6
    Example: what was returned before a move is the same after it
      Given a new game
      And the white player plays c3-d4
      And a caller keeps what every query returns
      When the black player plays f6-e5
      Then what the caller keeps is as it was

    @task-6
    Example: emptying a way after the move leaves the game as it was
      Given a new game
      And a caller keeps what every query returns
      When the white player plays c3-d4
      And the caller changes all that was returned or handed in
      Then every query returns what it returned before

    @task-6
    Example: what one game has returned does not change while another is played
      Given a new game
      And the white player plays c3-d4
      And a caller keeps what every query returns
      When another game is started meanwhile
      And the white player plays g3-h4
      Then what the caller keeps is as it was

    @task-7
    Example: what a match returned before a turn is the same after it
      Given a new game
      And a match begins in which this program draws 700
      And the other program sends 3
      And a caller keeps what every query returns
      When this program plays c3-d4
      Then what the caller keeps is as it was

    @task-7
    Example: emptying the draws and lines of a match leaves it unchanged
      Given a new game
      And a caller keeps what every query returns
      And a match begins in which this program draws 3
      When the other program sends 700, 2, 3
      And the caller changes all that was returned or handed in
      Then every query returns what it returned before
