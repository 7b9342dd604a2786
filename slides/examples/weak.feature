@mine
Feature: A full column, without its reason

  # tag::example[]
  Example: a full column takes no more discs
    Given the grid
      """
      . . . 2 . . .
      . . . 1 . . .
      . . . 2 . . .
      . . . 1 . . .
      . . . 2 . . .
      . . . 1 . . .
      """
    Then the game is not over
    And the first player is next
  # end::example[]
