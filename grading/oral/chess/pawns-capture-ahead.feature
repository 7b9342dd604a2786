Feature: Pawns capture ahead
  A variant for the oral: two pawns that meet do not block each other any more.

  @CH-94
  Rule: A pawn captures on the square straight ahead and on the two beside it

    Example: a pawn captures the pawn in front of it
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p . . . .
        4 . . . P . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves d4-d5
      Then d5 holds a white pawn
      And the white player has captured pawn

    Example: a pawn gives check to a king in front of it
      Given the board
        """
        8 . . . . . . . .
        7 . . . . k . . .
        6 . . . . . . . .
        5 . . . . P . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves e5-e6
      Then the black player is in check

    Example: from where it started it does not capture two squares ahead
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . p . . . .
        3 . . . . . . . .
        2 . . . P . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d2 reaches exactly d3
