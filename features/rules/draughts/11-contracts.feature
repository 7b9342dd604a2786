@guard
Feature: Contracts
  A caller who breaks a precondition makes a mistake. An assertion stops the call before anything changes.
  Here the caller does not ask first, as in every other feature, but calls at once.

  @guard-DR-01 @task-8
  Example: resuming a game with a piece on a light square
    Given the board
      """
      8 b .   .   .   .
      7 .   .   b   .
      6   .   .   .   .
      5 .   .   .   .
      4   .   .   .   .
      3 .   w   .   .
      2   .   .   .   .
      1 .   .   .   .
        a b c d e f g h
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-DR-28 @task-8
  Example: resuming a game that is over
    Given the board
      """
      8   .   .   .   .
      7 .   .   .   .
      6   .   .   .   .
      5 .   b   .   .
      4   b   .   .   .
      3 w   .   .   .
      2   .   .   .   .
      1 .   .   .   .
        a b c d e f g h
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-DR-28 @task-8
  Example: moving after the end
    Given a new game
    And the white player resigns
    When a careless caller plays c3-d4
    Then an assertion stops the caller

  @guard-DR-28 @task-8
  Example: resigning after the end
    Given a new game
    And the white player resigns
    When a careless caller resigns
    Then an assertion stops the caller

  @guard-DR-29 @task-8
  Scenario Outline: moving <what>
    Given a new game
    When a careless caller plays <way>
    Then an assertion stops the caller

    Examples: ways that only a careless caller plays
      | what                       | way   |
      | from an empty square       | d4-e5 |
      | onto a piece               | b2-c3 |
      | along a way of one square  | c3    |

  @guard-DR-29 @task-8
  Example: moving along no way at all
    Given a new game
    When a careless caller plays no way at all
    Then an assertion stops the caller

  @guard-DR-29 @task-8
  Example: asking what a move captures that is not legal
    Given a new game
    When a careless caller asks what c3-e5 captures
    Then an assertion stops the caller

  @guard-DR-26 @task-8
  Scenario Outline: asking about a piece and a square: <what>
    Given a new game
    And the occupied squares
      """
      8   .   .   .   .
      7 .   .   .   .
      6   .   w   .   .
      5 .   w   .   .
      4   .   .   .   .
      3 .   .   .   .
      2   .   .   .   .
      1 .   .   .   .
        a b c d e f g h
      """
    When a careless caller asks whether the piece on <from> can reach <to>
    Then an assertion stops the caller

    Examples: an empty square cannot move, an occupied one cannot be reached
      | what                   | from | to |
      | no piece stands there  | f6   | e5 |
      | the square is occupied | d6   | c5 |

  @guard-DR-26 @task-8
  Example: asking on a board with a piece on a light square
    Given a new game
    And the occupied squares
      """
      8   .   .   .   .
      7 .   .   .   .
      6   .   w   .   .
      5 .   . w .   .
      4   .   .   .   .
      3 .   .   .   .
      2   .   .   .   .
      1 .   .   .   .
        a b c d e f g h
      """
    When a careless caller asks whether the piece on d6 can reach c5
    Then an assertion stops the caller

  @guard-DR-40 @task-8
  Example: beginning a match with two draws only
    Given a new game
    When a careless caller begins a match with only the draws 7, 8
    Then an assertion stops the caller

  @guard-DR-40 @task-8
  Example: beginning a match with draws below 0
    Given a new game
    When a careless caller begins a match in which every draw is -1
    Then an assertion stops the caller

  @guard-DR-40 @task-8
  Example: beginning a match about a game that is over
    Given a new game
    And the white player resigns
    When a careless caller begins a match in which every draw is 5
    Then an assertion stops the caller

  @guard-DR-42 @task-8
  Scenario Outline: letting this program play <what>
    Given a new game
    And a match begins in which this program draws 7
    And the other program sends <sent>
    When a careless caller lets this program play <way>
    Then an assertion stops the caller

    Examples: in the other's turn, and in its own
      | what                    | sent | way   |
      | in the other's turn     | 9    | c3-d4 |
      | a move that is not legal | 3   | c3-e5 |

  @guard-DR-42 @task-8
  Example: letting this program resign in the other's turn
    Given a new game
    And a match begins in which this program draws 7
    And the other program sends 9
    When a careless caller lets this program resign
    Then an assertion stops the caller

  @guard-DR-43 @task-8
  Scenario Outline: receiving the line "<line>" of a turn without asking
    Given a new game
    And a match begins in which this program draws 7
    And the other program sends 9, 2, 3, 3, 5
    When a careless caller receives the line "<line>"
    Then an assertion stops the caller

    Examples: no number, no column, and a turn that is not legal
      | line  |
      | hello |
      | 9     |
      | 5     |

  @guard-DR-43 @task-8
  Example: abandoning a match that has ended
    Given a new game
    And a match begins in which this program draws 7
    And the match is abandoned, because the other program has closed the connection
    When a careless caller abandons the match
    Then an assertion stops the caller

  @guard-DR-13 @task-9
  Example: not capturing by the classic rules
    Given the classic rules
    And the board
      """
      8   .   .   .   b
      7 .   .   .   .
      6   .   .   .   .
      5 .   .   .   .
      4   .   b   .   .
      3 .   w   .   .
      2   .   .   .   .
      1 .   .   .   .
        a b c d e f g h
      """
    When a careless caller plays c3-b4
    Then an assertion stops the caller

  @guard-DR-18 @task-9
  Example: resuming a classic game with more turns counted than there can be
    Given the classic rules
    And the board
      """
      8   .   .   .   .
      7 .   .   .   .
      6   .   .   .   .
      5 .   .   .   .
      4   .   .   .   .
      3 .   .   .   .
      2   .   .   .   B
      1 W   W   W   .
        a b c d e f g h
      """
    And kings have moved for 21 turns
    When a careless caller resumes the game
    Then an assertion stops the caller
