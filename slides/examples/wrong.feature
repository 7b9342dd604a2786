@mine
Feature: Dropping a disc, with rows from the bottom

  Example: the first disc falls to the bottom
    Given a new game
    When the first player drops a disc in column 2
    Then the cell in row 1, column 2 holds a disc of the first player
