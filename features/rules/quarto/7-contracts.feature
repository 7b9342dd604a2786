@guard
Feature: Contracts
  A caller who breaks a precondition makes a mistake. An assertion stops the call before anything changes.
  Here the caller does not ask first, as in every other feature, but calls at once.

  @guard-QT-05
  Example: placing a piece when none has been chosen
    Given a new game
    When a careless caller places one on B3
    Then an assertion stops the caller

  @guard-QT-05
  Example: choosing a second piece
    Given a new game
    And the second player chooses [p;
    When a careless caller chooses (B!
    Then an assertion stops the caller

  @guard-QT-05
  Example: choosing the same piece once more
    Given a new game
    And the second player chooses [p;
    When a careless caller chooses [p;
    Then an assertion stops the caller

  @guard-QT-06
  Example: choosing a piece that is on the board
    Given the board with (B! on A1, (p; on C2
    When a careless caller chooses (p;
    Then an assertion stops the caller

  @guard-QT-07
  Example: placing a piece on another
    Given the board with (B! on A1, (p; on C2
    And the second player chooses [P!
    When a careless caller places one on C2
    Then an assertion stops the caller

  @guard-QT-08
  Example: resuming a game from a board with a piece on two cells
    Given the board
      """
      (B!  .   .   .
       .   .   .   .
       .   .  (B!  .
       .   .   .   .
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-QT-17
  Example: choosing a piece after the end
    Given the board with (P; on A1, [P; on C1, (P! on D1
    And the second player is given (B; and places it on B1
    When a careless caller chooses [b!
    Then an assertion stops the caller

  @guard-QT-17
  Example: placing a piece after the end
    Given the board with (P; on A1, [P; on C1, (P! on D1
    And the second player is given (B; and places it on B1
    When a careless caller places one on A4
    Then an assertion stops the caller

  @guard-QT-17
  Example: resuming a game from a board on which somebody has won
    Given the board
      """
      (P; (B; [P; (P!
       .   .   .   .
       .   .   .   .
       .   .   .   .
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-QT-17
  Example: resuming a game from a full board
    Given the board
      """
      (B! [p! [P; (p!
      [p; (p; [B! (B;
      [B; (P! [b! [P!
      [b; (b! (b; (P;
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-QT-17
  Example: choosing a piece after a draw
    Given the board
      """
      (B! [p! [P; (p!
      [p; (p; [B! (B;
      [B; (P! [b! [P!
      [b; (b! (b;  .
      """
    And the second player is given (P; and places it on D4
    When a careless caller chooses (P;
    Then an assertion stops the caller

  @guard-QT-17
  Example: placing a piece after a draw
    Given the board
      """
      (B! [p! [P; (p!
      [p; (p; [B! (B;
      [B; (P! [b! [P!
      [b; (b! (b;  .
      """
    And the second player is given (P; and places it on D4
    When a careless caller places one on D4
    Then an assertion stops the caller

  @guard-QT-17
  Example: resuming a game from a board on which somebody has won, with a chosen piece
    Given the board
      """
      (P; (B; [P; (P!
       .   .   .   .
       .   .   .   .
       .   .   .   .
      chosen: [b!
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-QT-08
  Example: going on with a chosen piece that lies on the board
    Given the board
      """
      (B!  .   .   .
       .   .   .   .
       .   .   .   .
       .   .   .   .
      chosen: (B!
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-QT-05
  Example: placing a piece when none has been chosen, in the middle of a game
    Given the board with (B! on A1, (p; on C2
    When a careless caller places one on B3
    Then an assertion stops the caller

  @guard-QT-07
  Example: placing a piece on one in the first row
    Given the board with (B! on A1, (p; on C2
    And the second player chooses [P!
    When a careless caller places one on A1
    Then an assertion stops the caller

  @guard-QT-05
  Example: placing a piece on another when none has been chosen
    Given the board with (B! on A1, (p; on C2
    When a careless caller places one on A1
    Then an assertion stops the caller

  @guard-QT-05
  Example: choosing a second piece in the middle of a game
    Given the board with (B! on A1, (p; on C2
    And the second player chooses [P!
    When a careless caller chooses [b!
    Then an assertion stops the caller

  @guard-QT-06
  Example: choosing a piece that is on the board while another waits
    Given the board with (B! on A1, (p; on C2
    And the second player chooses [P!
    When a careless caller chooses (p;
    Then an assertion stops the caller

  @guard-QT-06
  Example: choosing the piece that was placed last
    Given the board with (B! on A1
    And the second player is given (p; and places it on C2
    When a careless caller chooses (p;
    Then an assertion stops the caller

  @guard-QT-07
  Example: placing a piece on one in the last cell
    Given the board with (B! on A1, (p; on D4
    And the second player chooses [P!
    When a careless caller places one on D4
    Then an assertion stops the caller

  @guard-QT-08
  Example: resuming a game from a board that would be won, with a piece on two cells
    Given the board
      """
      (P; (B; [P; (P!
       .   .   .   .
       .   .  (B;  .
       .   .   .   .
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-QT-17
  Scenario Outline: choosing <piece> after a win of the first player
    Given the board with [p; on A1, [B! on A3, (P! on B3, (b! on C3
    And the first player is given (p! and places it on D3
    When a careless caller chooses <piece>
    Then an assertion stops the caller

    Examples: a piece of the pool, and one on the board
      | piece |
      | [b!   |
      | (p!   |

  @guard-QT-17
  Scenario Outline: placing a piece on <cell> after a win of the first player
    Given the board with [p; on A1, [B! on A3, (P! on B3, (b! on C3
    And the first player is given (p! and places it on D3
    When a careless caller places one on <cell>
    Then an assertion stops the caller

    Examples: an empty cell, and an occupied one
      | cell |
      | A4   |
      | D3   |

  @guard-QT-17
  Example: resuming a game from a full board on which somebody has won
    Given the board
      """
      (b! [b! (P! [P;
      (p! (B; [b; [B!
      (p; [P! [B; (P;
      (B! (b; [p; [p!
      """
    When a careless caller resumes the game
    Then an assertion stops the caller
