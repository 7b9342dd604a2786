@mine
Feature: No gap in a turn

  # tag::example[]
  Example: the second tile leaves an empty cell between
    Given the board
      """
       .  .  .  .  .  .
       . B1 A1 C1 D1  .
       .  .  .  .  .  .
      """
    And the first player has the hand B2 C2
    And the first player plays B2 on 2/1
    When the first player plays C2 on 2/3
    Then the move is refused: an empty cell would lie between the tiles of the turn
  # end::example[]
