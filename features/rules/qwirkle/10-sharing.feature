Feature: What a game hands out
  A caller may keep what a query has returned for as long as it likes, and do with it what it likes.

  @QW-27 @task-7
  Rule: What a query has returned never changes, and nothing that is done to it changes the game
    The same is true of what was handed in, and two games share nothing.
    Decision: a list may be a copy that its caller can change, or one that cannot be changed at all. It must be neither
    the list that the game goes on using, nor a view of it.

    Example: what was returned before a turn ends is the same after it
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the first player plays A1 on 0/0
      And a caller keeps what every query returns
      When the first player plays A2 on 1/2 and ends the turn
      Then what the caller keeps is as it was

    Example: emptying what was returned leaves the game as it was
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the first player plays A1 on 0/0
      And a caller keeps what every query returns
      When the caller changes all that was returned or handed in
      Then every query returns what it returned before

    Example: emptying the list of traded tiles leaves the game as it was
      Given the first player has the hand A1 A1 B3 C6
      And the bag holds only F1 F2 F3 F4
      And a caller keeps what every query returns
      When the first player trades A1 B3 C6
      And the caller changes all that was returned or handed in
      Then every query returns what it returned before

    Example: what one game has returned does not change while another is played
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the first player plays A1 on 0/0
      And a caller keeps what every query returns
      When another game is started meanwhile
      And the first player passes
      Then what the caller keeps is as it was
