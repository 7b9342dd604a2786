@guard @task-8
Feature: Contracts
  A caller who breaks a precondition makes a mistake. An assertion stops the call before anything changes.
  Here the caller does not ask first, as in every other feature, but calls at once.

  @guard-QW-03
  Scenario Outline: beginning a game for <players>
    Given a new game for 2 players
    When a careless caller begins a game for <players>
    Then an assertion stops the caller

    Examples: too few and too many
      | players   |
      | 1 player  |
      | 5 players |

  @guard-QW-03
  Scenario Outline: asking for the <what> of the third of two players
    Given a new game for 2 players
    When a careless caller asks for the <what> of the third player
    Then an assertion stops the caller

    Examples: what belongs to a player
      | what   |
      | hand   |
      | points |

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
  Example: asking for the tile on a cell that the board lacks
    Given a new game for 2 players
    When a careless caller asks for the tile on 0/1
    Then an assertion stops the caller

  @guard-QW-14
  Scenario Outline: playing a tile <where>
    Given the first player has the hand A1 A2 B4
    And the first player plays A1 on 0/0
    When a careless caller plays <tile> on <cell>
    Then an assertion stops the caller

    Examples: calls that whyNotPlay refuses
      | where                             | tile | cell |
      | on another                        | A2   | 1/1  |
      | that is not in the hand           | A3   | 1/2  |
      | that does not go with a neighbour | B4   | 1/2  |

  @guard-QW-15
  Scenario Outline: trading <what>
    Given the first player has the hand A1 A2 B4
    And the bag holds only F1
    When a careless caller trades <tiles>
    Then an assertion stops the caller

    Examples: calls that whyNotTrade refuses
      | what                        | tiles   |
      | no tile                     | no tile |
      | a tile that is not held     | F6      |
      | more tiles than the bag has | A1 A2   |

  @guard-QW-26
  Example: resuming a game that is over
    Given the bag is empty
    When a careless caller resumes the game
    Then an assertion stops the caller
