@guard
Feature: Contracts
  A caller who breaks a precondition makes a mistake. An assertion stops the call before anything changes.
  Here the caller does not ask first, as in every other feature, but calls at once.

  @guard-DR-28
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

  @guard-DR-28
  Example: moving after the end
    Given a new game
    And the white player resigns
    When a careless caller plays c3-d4
    Then an assertion stops the caller

  @guard-DR-28
  Example: moving after a draw
    Given the classic rules
    And the board
      """
      8   .   .   B   .
      7 W   .   .   .
      6   .   .   .   .
      5 .   .   .   .
      4   .   .   .   .
      3 .   .   .   .
      2   .   .   .   B
      1 .   W   .   .
        a b c d e f g h
      """
    And the same few pieces have been left for 4 turns
    And the white player plays c1-b2
    When a careless caller plays f8-e7
    Then an assertion stops the caller

  @guard-DR-28
  Example: asking after the end what a move captures
    Given a new game
    And the white player resigns
    When a careless caller asks what c3-d4 captures
    Then an assertion stops the caller

  @guard-DR-28
  Example: resigning after the end
    Given a new game
    And the white player resigns
    When a careless caller resigns
    Then an assertion stops the caller

  @guard-DR-28
  Example: resigning a game that is lost
    Given the board
      """
      8   .   .   .   .
      7 .   .   .   .
      6   .   .   .   .
      5 .   .   .   .
      4   .   b   .   .
      3 .   w   .   .
      2   .   .   .   .
      1 .   .   .   .
        a b c d e f g h
      """
    And the white player plays c3-e5
    When a careless caller resigns
    Then an assertion stops the caller

  @guard-DR-01
  Example: resuming a game with a piece on a light square
    Given the board
      """
      8   .   .   .   .
      7 .   .   b   .
      6   .   .   .   .
      5 .   .   .   .
      4   .   .   .   .
      3 .   w w .   .
      2   .   .   .   .
      1 .   .   .   .
        a b c d e f g h
      """
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-DR-18
  Example: resuming a simplified game with turns that are counted for draws
    Given the board
      """
      8   .   .   .   .
      7 .   .   b   .
      6   .   .   .   .
      5 .   .   .   .
      4   .   .   .   .
      3 .   w   .   .
      2   .   .   .   .
      1 .   .   .   .
        a b c d e f g h
      """
    And kings have moved for 3 turns
    When a careless caller resumes the game
    Then an assertion stops the caller

  @guard-DR-29
  Scenario Outline: moving <what>
    Given a new game
    When a careless caller plays <way>
    Then an assertion stops the caller

    Examples: ways that only a careless caller plays
      | what                       | way   |
      | along a way of one square  | c3    |
      | from an empty square       | d4-e5 |
      | a piece of the other player | f6-e5 |
      | onto a light square        | c3-c4 |
      | onto a piece               | b2-c3 |
      | too far                    | c3-e5 |
      | backward over an own piece | c3-a1 |

  @guard-DR-29
  Example: moving along no way at all
    Given a new game
    When a careless caller plays no way at all
    Then an assertion stops the caller

  @guard-DR-29
  Example: asking what a move captures that is not legal
    Given a new game
    When a careless caller asks what c3-e5 captures
    Then an assertion stops the caller

  @guard-DR-29
  Example: asking what a way of no squares but one captures
    Given a new game
    When a careless caller asks what c3 captures
    Then an assertion stops the caller

  @guard-DR-13
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

  @guard-DR-26
  Example: asking from an empty square
    Given a new game
    And the occupied squares
      """
      8   .   .   .   .
      7 .   .   .   .
      6   .   w   .   .
      5 .   .   w   .
      4   .   .   .   .
      3 .   .   .   .
      2   .   .   .   .
      1 .   .   .   .
        a b c d e f g h
      """
    When a careless caller asks whether the piece on b4 can reach a3
    Then an assertion stops the caller

  @guard-DR-26
  Example: asking for a square that is occupied
    Given a new game
    And the occupied squares
      """
      8   .   .   .   .
      7 .   .   .   .
      6   .   w   .   .
      5 .   .   w   .
      4   .   .   .   .
      3 .   .   .   .
      2   .   .   .   .
      1 .   .   .   .
        a b c d e f g h
      """
    When a careless caller asks whether the piece on d6 can reach e5
    Then an assertion stops the caller

  @guard-DR-26
  Example: asking on a board with a piece on a light square
    Given a new game
    And the occupied squares
      """
      8   .   .   .   .
      7 .   .   .   .
      6   .   w   .   .
      5 .   .   w   .
      4   .   . w .   .
      3 .   .   .   .
      2   .   .   .   .
      1 .   .   .   .
        a b c d e f g h
      """
    When a careless caller asks whether the piece on d6 can reach c5
    Then an assertion stops the caller

  @guard-DR-40
  Example: beginning a match with too few draws
    Given a new game
    When a careless caller begins a match with only the draws 7, 8
    Then an assertion stops the caller

  @guard-DR-40
  Example: beginning a match with draws below 0
    Given a new game
    When a careless caller begins a match in which every draw is -1
    Then an assertion stops the caller

  @guard-DR-40
  Example: beginning a match about a game that is over
    Given a new game
    And the white player resigns
    When a careless caller begins a match in which every draw is 5
    Then an assertion stops the caller

  @guard-DR-40
  Example: beginning a match about a game that is drawn
    Given the classic rules
    And the board
      """
      8   .   .   B   .
      7 W   .   .   .
      6   .   .   .   .
      5 .   .   .   .
      4   .   .   .   .
      3 .   .   .   .
      2   .   .   .   B
      1 .   W   .   .
        a b c d e f g h
      """
    And the same few pieces have been left for 4 turns
    And the white player plays c1-b2
    When a careless caller begins a match in which every draw is 5
    Then an assertion stops the caller

  @guard-DR-42
  Example: moving in the other program's turn
    Given a new game
    And a match begins in which this program draws 7
    And the other program sends 9
    When a careless caller lets this program play c3-d4
    Then an assertion stops the caller

  @guard-DR-42
  Example: a move that is not legal
    Given a new game
    And a match begins in which this program draws 7
    And the other program sends 3
    When a careless caller lets this program play c3-e5
    Then an assertion stops the caller

  @guard-DR-42
  Example: resigning in the other program's turn
    Given a new game
    And a match begins in which this program draws 7
    And the other program sends 9
    When a careless caller lets this program resign
    Then an assertion stops the caller

  @guard-DR-43
  Scenario Outline: receiving the line "<line>" without asking
    Given a new game
    And a match begins in which this program draws 7
    And the other program sends 9
    When a careless caller receives the line "<line>"
    Then an assertion stops the caller

    Examples: lines that are not accepted
      | line    |
      | hello   |
      | 1       |
      | good morning |

  @guard-DR-43
  Example: receiving a turn that is not legal
    Given a new game
    And a match begins in which this program draws 7
    And the other program sends 9, 2, 3, 3, 5
    When a careless caller receives the line "5"
    Then an assertion stops the caller

  @guard-DR-43
  Example: abandoning a match that has ended
    Given a new game
    And a match begins in which this program draws 7
    And the match is abandoned, because the other program has closed the connection
    When a careless caller abandons the match
    Then an assertion stops the caller
