@guard @task-7
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
