@mine
Feature: Pinned pieces

  # tag::example[]
  Example: a knight in front of its king does not leave the line of a rook
    Given the board
      """
      8 k . . . r . . .
      7 . . . . . . . .
      6 . . . . . . . .
      5 . . . . . . . .
      4 . . . . . . . .
      3 . . . . . . . .
      2 . . . . N . . .
      1 . . . . K . . .
        a b c d e f g h
      """
    When the white player moves e2-c3
    Then the move is refused: the king would be in check
  # end::example[]
