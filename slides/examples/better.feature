@mine
Feature: Dropping a disc, up to the top

  # tag::given[]
  Example: the last disc of a column lies on top
    Given the grid
      """
      . . . . . . .
      . 1 . . . . .
      . 2 . . . . .
      . 1 . . . . .
      . 2 . . . . .
      . 1 . . . . .
      """
    When the second player drops a disc in column 2
    # end::given[]
    # tag::then[]
    Then the grid is
      """
      . 2 . . . . .
      . 1 . . . . .
      . 2 . . . . .
      . 1 . . . . .
      . 2 . . . . .
      . 1 . . . . .
      """
    # end::then[]
