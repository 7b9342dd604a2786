Feature: The last player begins
  A variant for the oral: the first turn is the last player's; then turns go round as before.

  @QW-92
  Rule: In a new game the last of the players is next

    Scenario Outline: of <players> players, the <last> begins
      Given a new game for <players> players
      Then the <last> player is next

      Examples: how many players
        | players | last   |
        | 2       | second |
        | 4       | fourth |

    Example: after the last player the first is next
      Given a new game for 3 players
      When the third player passes
      Then the first player is next
