@guard
Feature: Contracts
  A caller who breaks a precondition makes a mistake. An assertion stops the call before anything changes.
  Here the caller does not ask first, as in every other feature, but calls at once.

  @guard-QW-03
  Scenario Outline: beginning a game for <players>
    Given a new game for 2 players
    When a careless caller begins a game for <players> players
    Then an assertion stops the caller

    Examples: too few and too many
      | players |
      | 1       |
      | 5       |

  @guard-QW-03
  Example: beginning a game with a bag that dealing empties
    Given a new game for 2 players
    When a careless caller begins a game for 2 players with the bag
      """
      A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6
      """
    Then an assertion stops the caller

  @guard-QW-03
  Example: beginning a game with a tile that is there four times
    Given a new game for 2 players
    When a careless caller begins a game for 2 players with the bag
      """
      A1 A1 A1 A1 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4
      """
    Then an assertion stops the caller

  @guard-QW-03
  Scenario Outline: asking for the hand of the <player> player
    Given a new game for 2 players
    When a careless caller asks for the hand of the <player> player
    Then an assertion stops the caller

    Examples: players who do not take part
      | player |
      | third  |
      | fourth |

  @guard-QW-03
  Scenario Outline: asking for the points of the <player> player
    Given a new game for 2 players
    When a careless caller asks for the points of the <player> player
    Then an assertion stops the caller

    Examples: players who do not take part
      | player |
      | third  |
      | fourth |

  @guard-QW-05
  Example: ending a turn without a tile
    Given a new game for 2 players
    When a careless caller ends the turn
    Then an assertion stops the caller

  @guard-QW-05
  Example: passing after a tile
    Given the first player has the hand A1 A2 B4
    And the first player plays A1 on 0/0
    When a careless caller passes
    Then an assertion stops the caller

  @guard-QW-06
  Scenario Outline: asking for the tile on <cell>
    Given a new game for 2 players
    When a careless caller asks for the tile on <cell>
    Then an assertion stops the caller

    Examples: cells that the board does not have
      | cell |
      | 0/1  |
      | 1/0  |

  @guard-QW-14
  Example: playing a tile on another
    Given the first player has the hand A1 A2 B4
    And the first player plays A1 on 0/0
    When a careless caller plays A2 on 1/1
    Then an assertion stops the caller

  @guard-QW-14
  Example: playing a tile that is not in the hand
    Given the first player has the hand A1 A2 B4
    When a careless caller plays F6 on 0/0
    Then an assertion stops the caller

  @guard-QW-14
  Example: playing a tile that does not go with its neighbour
    Given the first player has the hand A1 A2 B4
    And the first player plays A1 on 0/0
    When a careless caller plays B4 on 1/2
    Then an assertion stops the caller

  @guard-QW-15
  Example: trading tiles that are not in the hand
    Given the first player has the hand A1 A2 B4
    When a careless caller trades F6
    Then an assertion stops the caller

  @guard-QW-15
  Example: trading after a tile
    Given the first player has the hand A1 A2 B4
    And the first player plays A1 on 0/0
    When a careless caller trades A2
    Then an assertion stops the caller

  @guard-QW-26
  Example: passing after the end
    Given the first player has the hand A1 A2 B4
    And the bag holds only F1
    And the first player plays A1 on 0/0 and ends the turn
    When a careless caller passes
    Then an assertion stops the caller

  @guard-QW-26
  Example: going on with a game that is over
    Given the first player has the hand A1 A2 B4
    And the bag holds only F1
    And the first player plays A1 on 0/0 and ends the turn
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-QW-15
  Example: trading no tile
    Given the first player has the hand A1 A2 B4
    When a careless caller trades no tile
    Then an assertion stops the caller

  @guard-QW-15
  Example: trading more tiles than the bag has
    Given the first player has the hand A1 A2 B4
    And the bag holds only F1
    When a careless caller trades A1 A2
    Then an assertion stops the caller

  @guard-QW-26
  Example: ending a turn after the end
    Given the first player has the hand A1 A2 B4
    And the bag holds only F1
    And the first player plays A1 on 0/0 and ends the turn
    When a careless caller ends the turn
    Then an assertion stops the caller

  @guard-QW-26
  Example: playing a tile after the end
    Given the first player has the hand A1 A2 B4
    And the second player has the hand A3 B1
    And the bag holds only F1
    And the first player plays A1 on 0/0 and ends the turn
    When a careless caller plays A3 on 1/2
    Then an assertion stops the caller

  @guard-QW-26
  Example: trading tiles after the end
    Given the first player has the hand A1 A2 B4
    And the second player has the hand A3 B1
    And the bag holds only F1
    And the first player plays A1 on 0/0 and ends the turn
    When a careless caller trades A3
    Then an assertion stops the caller

  @guard-QW-26
  Example: going on with a game that is over by the published end
    Given the published end is agreed on
    And the first player has the hand A1
    And the bag is empty
    And the first player plays A1 on 0/0 and ends the turn
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-QW-26
  Example: going on with a board on which a line is mixed
    Given the board
      """
       .  .  .  .  .
       . A1 A2 B2  .
       .  .  .  .  .
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-QW-14
  Example: playing a tile beyond the board
    Given the first player has the hand A1 A2 B4
    And the first player plays A1 on 0/0
    When a careless caller plays A2 on 1/3
    Then an assertion stops the caller
