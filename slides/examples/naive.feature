@mine
Feature: Dropping a disc, first try

  Example: the first disc falls to the bottom
    Given a new game
    When the first player drops a disc in column 2
    Then the cell in row 6, column 2 holds a disc of the first player

  Example: the second disc lies on the first
    Given a new game
    And the first player drops a disc in column 2
    When the second player drops a disc in column 2
    Then the cell in row 5, column 2 holds a disc of the second player
