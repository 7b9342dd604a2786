Feature: No move loses
  A variant for the oral: stalemate is no draw any more.

  @CH-93
  Rule: A player who has no legal move has lost, also if the king is not in check

    Example: a king that is not in check has no square
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . K .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . Q . .
          a b c d e f g h
        """
      When the white player moves f1-f7
      Then the white player has won

    Example: a pawn that can move goes on with the game
      Given the board
        """
        8 . . . . . . . k
        7 p . . . . . . .
        6 . . . . . . K .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . Q . .
          a b c d e f g h
        """
      When the white player moves f1-f7
      Then nobody has won
