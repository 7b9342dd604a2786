@mine
Feature: What is no square

  # tag::example[]
  Example: four hollow pieces in the corners of the board do not win
    Given the board
      """
       .   .   .  [b;
       .   .   .   .
       .   .   .   .
      (p;  .   .  (B;
      """
    When the second player is given [P; and places it on A1
    Then nobody has won
  # end::example[]
