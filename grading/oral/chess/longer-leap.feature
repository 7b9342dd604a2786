Feature: The longer leap
  A variant for the oral: knights leap further.

  @CH-91
  Rule: A knight leaps three squares one way and one across

    Example: a knight in the middle of the board
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . N . . . .
        3 . . . . . . . .
        2 . . . . . . . P
        1 . . . . . . . K
          a b c d e f g h
        """
      Then the piece on d4 reaches
        """
        8 . . . . . . . .
        7 . . * . * . . .
        6 . . . . . . . .
        5 * . . . . . * .
        4 . . . . . . . .
        3 * . . . . . * .
        2 . . . . . . . .
        1 . . * . * . . .
          a b c d e f g h
        """

    Example: a knight gives check three squares away
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . N . . . . .
        3 . . . . . . . .
        2 . . . . . . . P
        1 . . . . . . . K
          a b c d e f g h
        """
      When the white player moves c4-f5
      Then the black player is in check

    Example: two squares one way and one across are not its way any more
      Given a new game
      When the white player moves b1-c3
      Then the move is refused: a knight does not move like this
