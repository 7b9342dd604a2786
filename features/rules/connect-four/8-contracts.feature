@guard
Feature: Contracts
  A caller who breaks a precondition makes a mistake. An assertion stops the call before anything changes.
  Here the caller does not ask first, as in every other feature, but calls at once.

  @guard-C4-05
  Scenario Outline: asking whether column <column> has space
    Given a new game
    When a careless caller asks whether column <column> has space
    Then an assertion stops the caller

    Examples: columns that do not exist
      | column      |
      | 0           |
      | 8           |
      | -1          |
      | 9           |
      | 257         |
      | 2147483647  |
      | -2147483648 |

  @guard-C4-06
  Scenario Outline: dropping a disc in column <column>
    Given a new game
    When a careless caller drops a disc in column <column>
    Then an assertion stops the caller

    Examples: columns that do not exist
      | column      |
      | 0           |
      | 8           |
      | -1          |
      | 9           |
      | 257         |
      | 2147483647  |
      | -2147483648 |

  @guard-C4-06
  Example: dropping a disc in a full column
    Given the grid
      """
      . . . 2 . . .
      . . . 1 . . .
      . . . 2 . . .
      . . . 1 . . .
      . . . 2 . . .
      . . . 1 . . .
      """
    When a careless caller drops a disc in column 4
    Then an assertion stops the caller

  @guard-C4-06
  Example: dropping a disc after the end
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
    When a careless caller drops a disc in column 7
    Then an assertion stops the caller

  @guard-C4-06
  Scenario Outline: dropping a disc in column <column> after a win of the second player
    Given the grid
      """
      . 2 2 2 . . .
      . 1 2 2 1 . .
      . 1 2 1 2 . .
      . 1 1 2 1 . .
      . 2 1 2 1 . .
      . 1 1 1 2 . .
      """
    And the second player drops a disc in column 5
    When a careless caller drops a disc in column <column>
    Then an assertion stops the caller

    Examples: one with space, a full one, and two that do not exist
      | column |
      | 7      |
      | 2      |
      | 0      |
      | 8      |

  @guard-C4-06
  Example: resuming a game from a grid in which somebody has won
    Given the grid
      """
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      2 2 2 . . . .
      1 1 1 1 . . .
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-C4-06
  Example: resuming a game from a grid in which the second player has won
    Given the grid
      """
      . . . . . . .
      . . . . . . .
      . . 2 . . . .
      . . 2 . . . .
      . . 2 . . . 1
      1 . 2 . . 1 1
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-C4-06
  Example: dropping a disc after a draw
    Given the grid
      """
      1 1 . 2 2 1 2
      2 2 1 2 1 1 1
      1 2 2 1 2 2 2
      2 1 2 1 2 1 1
      2 1 1 1 2 2 1
      2 2 1 2 1 1 1
      """
    And the second player drops a disc in column 3
    When a careless caller drops a disc in column 3
    Then an assertion stops the caller

  @guard-C4-06
  Example: resuming a game from a full grid
    Given the grid
      """
      1 1 2 2 2 1 2
      2 2 1 2 1 1 1
      1 2 2 1 2 2 2
      2 1 2 1 2 1 1
      2 1 1 1 2 2 1
      2 2 1 2 1 1 1
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-C4-06
  Example: resuming a game from a grid whose discs do not alternate
    Given the grid
      """
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . 1 2 1 1 .
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-C4-06
  Example: resuming a game from a grid in which a disc floats
    Given the grid
      """
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . 1 . . .
      . . . . . . .
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-C4-07
  Scenario Outline: asking for the value of the cell in row <row>, column <column>
    Given a new game
    When a careless caller asks what lies in row <row>, column <column>
    Then an assertion stops the caller

    Examples: cells that do not exist
      | row | column |
      | 0   | 1      |
      | 7   | 7      |
      | 1   | 0      |
      | 6   | 8      |
      | -1  | 1      |
      | 1   | 8      |
      | 2   | 0      |
      | 7   | 1      |
      | 0   | 0      |
      | 1   | -1     |
      | 8   | 4      |
      | 3   | 9      |

  @guard-C4-16
  Scenario Outline: asking a <level> agent after the end
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
    And a <level> agent with seed 1
    When a careless caller asks the agent for a column for the second player
    Then an assertion stops the caller

    Examples: both agents
      | level     |
      | random    |
      | competent |

  @guard-C4-16
  Scenario Outline: asking a <level> agent after a win of the second player, for the <player> player
    Given the grid
      """
      . . . . . . .
      . . . . . . .
      . . . . . . .
      1 . . . . . .
      2 2 2 . . . .
      1 1 1 2 . . 1
      """
    And the second player drops a disc in column 4
    And a <level> agent with seed 1
    When a careless caller asks the agent for a column for the <player> player
    Then an assertion stops the caller

    Examples: both agents, and both players
      | level     | player |
      | random    | first  |
      | random    | second |
      | competent | first  |
      | competent | second |

  @guard-C4-16
  Scenario Outline: asking a <level> agent after a draw
    Given the grid
      """
      1 1 . 2 2 1 2
      2 2 1 2 1 1 1
      1 2 2 1 2 2 2
      2 1 2 1 2 1 1
      2 1 1 1 2 2 1
      2 2 1 2 1 1 1
      """
    And the second player drops a disc in column 3
    And a <level> agent with seed 1
    When a careless caller asks the agent for a column for the first player
    Then an assertion stops the caller

    Examples: both agents
      | level     |
      | random    |
      | competent |

  @guard-C4-16
  Scenario Outline: asking a <level> agent for the player who is not next
    Given a new game
    And a <level> agent with seed 1
    When a careless caller asks the agent for a column for the second player
    Then an assertion stops the caller

    Examples: both agents
      | level     |
      | random    |
      | competent |

  @guard-C4-16
  Scenario Outline: asking a <level> agent for the first player when the second is next
    Given a new game
    And the first player drops a disc in column 4
    And a <level> agent with seed 1
    When a careless caller asks the agent for a column for the first player
    Then an assertion stops the caller

    Examples: both agents
      | level     |
      | random    |
      | competent |
