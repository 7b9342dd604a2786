@mine
Feature: Men capture forward only

  # tag::example[]
  Example: a white man does not capture a man behind it
    Given the board
      """
      8   b   .   .   .
      7 .   .   .   .
      6   .   .   .   .
      5 .   .   .   .
      4   .   w   .   .
      3 .   .   b   .
      2   .   .   .   .
      1 .   .   .   .
        a b c d e f g h
      """
    When the white player plays d4-f2
    Then the move is refused: a man captures forward only
  # end::example[]
