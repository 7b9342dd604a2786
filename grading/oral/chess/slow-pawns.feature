Feature: Slow pawns
  A variant for the oral: no pawn moves two squares, and so none is captured en passant.

  @CH-92
  Rule: A pawn moves one square forward, also from where it started

    Example: the first move of a pawn is of one square
      Given a new game
      Then the piece on d2 reaches exactly d3
      And the piece on d7 reaches exactly d6

    Example: a move of two squares is refused
      Given a new game
      When the white player moves e2-e4
      Then the move is refused: a pawn does not move like this
