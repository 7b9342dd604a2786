Feature: Equal points share the win
  A variant for the oral: the tiles that are left in hands decide nothing any more.

  @QW-93
  Rule: All players with the most points share the win

    Example: two with equal points share the win, one of them with fewer tiles
      Given the first player has the hand A1 A2 B4
      And the second player has the hand D1 D2 D3
      And the second player has scored 2
      And the bag holds only F1
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the first, second players share the win

    Example: one point more wins alone
      Given the first player has the hand A1 A2 B4
      And the second player has the hand D1 D2 D3
      And the second player has scored 3
      And the bag holds only F1
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the second player has won
