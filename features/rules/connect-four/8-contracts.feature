@guard @task-8
Feature: Contracts
  A caller who breaks a precondition makes a mistake. An assertion stops the call before anything changes.
  Here the caller does not ask first, as in every other feature, but calls at once.

  @guard-C4-05
  Scenario Outline: asking whether column <column> has space
    Given a new game
    When a careless caller asks whether column <column> has space
    Then an assertion stops the caller

    Examples: columns that do not exist
      | column |
      | 0      |
      | 8      |

  @guard-C4-06
  Scenario Outline: dropping a disc in column <column>
    Given a new game
    When a careless caller drops a disc in column <column>
    Then an assertion stops the caller

    Examples: columns that do not exist
      | column |
      | 0      |
      | 8      |

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
  Scenario Outline: resuming a game where <what>
    Given the grid
      """
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      <row 5>
      <row 6>
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

    Examples: grids in which no move can be made
      | what                   | row 5         | row 6         |
      | somebody has won       | 2 2 2 . . . . | 1 1 1 1 . . . |
      | discs do not alternate | . . . . . . . | 1 1 . . . . . |
      | a disc floats          | . . . 1 . . . | . . . . . . . |

  @guard-C4-07
  Scenario Outline: asking for the value of the cell in row <row>, column <column>
    Given a new game
    When a careless caller asks what lies in row <row>, column <column>
    Then an assertion stops the caller

    Examples: cells that do not exist
      | row | column |
      | 0   | 4      |
      | 7   | 4      |
      | 1   | 0      |
      | 1   | 8      |

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
  Scenario Outline: asking a <level> agent for the player who is not next
    Given a new game
    And a <level> agent with seed 1
    When a careless caller asks the agent for a column for the second player
    Then an assertion stops the caller

    Examples: both agents
      | level     |
      | random    |
      | competent |
