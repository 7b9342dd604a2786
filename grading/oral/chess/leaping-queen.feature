Feature: The leaping queen
  A variant for the oral: the queen is three pieces in one.

  @CH-95
  Rule: A queen moves like a rook, like a bishop or like a knight

    Example: a queen leaps over the pieces around her
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P P . . . . . .
        1 Q R . . K . . .
          a b c d e f g h
        """
      Then the piece on a1 reaches exactly c2, b3

    Example: a queen gives check by a leap
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . Q K . . .
          a b c d e f g h
        """
      When the white player moves d1-d6
      Then the black player is in check

    Example: a queen is still stopped by what stands in her line
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P P . . . . . .
        1 Q R . . K . . .
          a b c d e f g h
        """
      When the white player moves a1-a3
      Then the move is refused: another piece is in the way
