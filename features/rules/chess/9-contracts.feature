@guard @task-11
Feature: Contracts
  A caller who breaks a precondition makes a mistake. An assertion stops the call before anything changes.
  Here the caller does not ask first, as in every other feature, but calls at once.

  @guard-CH-01
  Example: resuming a game without a black king
    Given the board
      """
      8 . . . . . . . .
      7 . . . . . . . .
      6 . . . . . . . .
      5 . . . . . . . .
      4 . . . . . . . .
      3 . . . . . . . .
      2 . . . . R . . .
      1 . . . . K . . .
        a b c d e f g h
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-CH-04
  Example: moving a knight like another piece
    Given a new game
    When a careless caller moves b1-b3
    Then an assertion stops the caller

  @guard-CH-08
  Example: moving a pawn diagonally to an empty square
    Given a new game
    When a careless caller moves e2-d3
    Then an assertion stops the caller

  @guard-CH-09
  Example: passing over another piece
    Given a new game
    When a careless caller moves a1-a5
    Then an assertion stops the caller

  @guard-CH-10
  Example: moving onto a piece of the own side
    Given a new game
    When a careless caller moves a1-a2
    Then an assertion stops the caller

  @guard-CH-11
  Example: moving a piece of the opponent
    Given a new game
    When a careless caller moves e7-e5
    Then an assertion stops the caller

  @guard-CH-12
  Example: capturing a pawn en passant one turn later
    Given the board
      """
      8 . . . . k . . .
      7 . . . . . . . .
      6 . . . . . . . .
      5 . . . P p . . .
      4 . . . . . . . .
      3 . . . . . . . .
      2 . . . . . . . .
      1 . . . . K . . .
        a b c d e f g h
      """
    When a careless caller moves d5-e6
    Then an assertion stops the caller

  @guard-CH-13
  Example: castling through check
    Given the board
      """
      8 . . . . . r k .
      7 . . . . . . . .
      6 . . . . . . . .
      5 . . . . . . . .
      4 . . . . . . . .
      3 . . . . . . . .
      2 . . . . . . . .
      1 . . . . K . . R
        a b c d e f g h
      castling: K
      """
    When a careless caller moves e1-g1
    Then an assertion stops the caller

  @guard-CH-14
  Example: promoting a pawn without saying to what
    Given the board
      """
      8 . . . . . . . .
      7 . P . . . . . k
      6 . . . . . . . .
      5 . . . . . . . .
      4 . . . . . . . .
      3 . . . . . . . .
      2 . . . . . . . .
      1 Q . . . K . . .
        a b c d e f g h
      """
    When a careless caller moves b7-b8
    Then an assertion stops the caller

  @guard-CH-16
  Example: moving a pinned piece
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
    When a careless caller moves e2-c3
    Then an assertion stops the caller

  @guard-CH-17
  Example: leaving the king in check
    Given the board
      """
      8 . . . . k . . .
      7 . . . . . . . .
      6 . . . . . . . .
      5 . . . . . . . .
      4 . b . . . . . .
      3 . . . . . . . .
      2 P . . . . . . .
      1 . . . . K . . .
        a b c d e f g h
      """
    When a careless caller moves a2-a3
    Then an assertion stops the caller

  @guard-CH-21
  Example: claiming a draw by a repetition that there was not
    Given a new game
    When a careless caller claims a draw by threefold repetition
    Then an assertion stops the caller

  @guard-CH-22
  Example: claiming a draw before fifty moves of each
    Given a new game
    When a careless caller claims a draw by fifty moves
    Then an assertion stops the caller

  @guard-CH-23
  Example: offering a draw twice
    Given a new game
    And the white player offers a draw
    When a careless caller offers a draw
    Then an assertion stops the caller

  @guard-CH-23
  Example: accepting a draw that nobody has offered
    Given a new game
    When a careless caller accepts the draw
    Then an assertion stops the caller

  @guard-CH-25
  Example: moving after the end
    Given a new game
    And the white player resigns
    When a careless caller moves e2-e4
    Then an assertion stops the caller

  @guard-CH-25
  Example: resigning after the end
    Given a new game
    And the white player resigns
    When a careless caller resigns
    Then an assertion stops the caller
