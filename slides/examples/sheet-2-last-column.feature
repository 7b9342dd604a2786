@mine
Feature: A disc is dropped, and no other

  # tag::example[]
  Example: a disc in column 2 changes nothing in column 7
    Given a new game
    When the first player drops a disc in column 2
    Then the grid is
      """
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . 1 . . . . .
      """
  # end::example[]
