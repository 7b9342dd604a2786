Feature: Winning
  Four pieces that have something in common win, if they fill a row (QT-10), a column (QT-11), one of the two long
  diagonals (QT-12) or a square of 2 by 2 cells (QT-13). One thing in common is enough: all four are large, or all are
  hollow, for example (QT-14). The player who placed the last of them has won, whoever placed the others.

  @QT-10
  Rule: Four pieces in a row that share an attribute win for the player who placed the last of them

    @task-5
    Example: four large pieces in the top row win
      Given the board
        """
        (P;  .  [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """
      When the second player is given (B; and places it on B1
      Then the second player has won

    @task-5
    Scenario Outline: four <trait> pieces in row <row> win
      Given the board with <board>
      When the <player> player is given <piece> and places it on <cell>
      Then the <player> player has won

      Examples: the other rows
        | row | trait | board                                      | player | piece | cell |
        | 2   | black | [p; on C1, (p; on B2, [P; on C2, (P! on D2 | first  | [P!   | A2   |
        | 3   | solid | [B! on A3, (P! on B3, (b! on C3            | second | (p!   | D3   |
        | 4   | small | [B! on C3, (b; on A4, (p; on B4, (b! on D4 | first  | [b;   | C4   |

    @task-4
    Example: four large pieces in two rows do not win
      Given the board with (P; on A1, [P; on C1, (P! on D1
      When the second player is given (B; and places it on B2
      Then nobody has won

    @task-4
    Example: a row does not continue at the left end of the next
      Given the board
        """
         .  (P; [P; (p!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """
      When the second player is given (P! and places it on A2
      Then nobody has won

  @QT-11
  Rule: Four pieces in a column that share an attribute win for the player who placed the last of them

    @task-5
    Example: four small pieces in the first column win
      Given the board
        """
        (p;  .   .   .
         .   .   .   .
        (b!  .   .   .
        (b;  .   .   .
        """
      When the second player is given [p; and places it on A2
      Then the second player has won

    @task-5
    Scenario Outline: four <trait> pieces in column <column> win
      Given the board with <board>
      When the <player> player is given <piece> and places it on <cell>
      Then the <player> player has won

      Examples: the other columns
        | column | trait  | board                                      | player | piece | cell |
        | B      | round  | (p! on B2, (b! on B3, (p; on D3, (b; on B4 | first  | (B;   | B1   |
        | C      | hollow | (p; on C1, [P; on C2, (P; on C3            | second | [b;   | C4   |
        | D      | white  | [b; on D1, (P; on A2, [b! on D2, (B! on D4 | first  | (b;   | D3   |

    @task-4
    Example: four hollow pieces in two columns do not win
      Given the board with (p; on C1, [P; on C2, (P; on C3
      When the second player is given [b; and places it on D4
      Then nobody has won

  @QT-12
  Rule: Four pieces in one of the two diagonals that share an attribute win for the player who placed the last of them

    @task-5
    Example: four white pieces from A1 to D4 win
      Given the board
        """
        [b;  .   .   .
         .   .   .   .
         .   .  [B!  .
         .   .   .  (B;
        """
      When the second player is given (b! and places it on B2
      Then the second player has won

    @task-5
    Example: four black pieces from A4 to D1 win
      Given the board
        """
         .   .   .  [P;
         .   .   .   .
         .  (p! [p;  .
        (p;  .   .   .
        """
      When the first player is given (P! and places it on C2
      Then the first player has won

    @task-4
    Scenario Outline: four <trait> pieces from <start> on are no diagonal
      Given the board with <board>
      When the second player is given <piece> and places it on <cell>
      Then nobody has won

      Examples: slanting lines that go on at the other edge
        | start | trait | board                           | piece | cell |
        | B1    | black | [P; on B1, [P! on C2, [p! on A4 | (p;   | D3   |
        | A3    | large | [P! on C1, (P! on A3, [P; on D4 | [B;   | B2   |

  @QT-13
  Rule: Four pieces in a square of 2 by 2 cells that share an attribute win for the player who placed the last of them

    @task-5
    Example: four square pieces in the top left corner win
      Given the board
        """
        [p!  .   .   .
        [B! [p;  .   .
         .   .   .   .
         .   .   .   .
        """
      When the second player is given [P! and places it on B1
      Then the second player has won

    @task-5
    Scenario Outline: four <trait> pieces in the square <corners> win
      Given the board with <board>
      When the <player> player is given <piece> and places it on <cell>
      Then the <player> player has won

      Examples: the other squares
        | corners | trait  | board                                      | player | piece | cell |
        | B1-C2   | large  | (P; on C1, (B; on B2, [P! on C2, (B! on A3 | first  | [B;   | B1   |
        | C1-D2   | black  | [P! on C1, (p; on D1, [p; on C2            | second | [P;   | D2   |
        | A2-B3   | solid  | [P; on B1, (p! on A2, (b! on B2, [P! on B3 | first  | (B!   | A3   |
        | B2-C3   | small  | [p! on B2, [b; on B3, [b! on C3            | second | (p;   | C2   |
        | C2-D3   | round  | [p; on B1, (b! on D2, (b; on C3, (B; on D3 | first  | (p;   | C2   |
        | A3-B4   | hollow | (p; on A3, [B; on B3, [P; on A4            | second | (b;   | B4   |
        | B3-C4   | white  | (b! on A1, (B! on B3, [b! on C3, [B; on C4 | first  | (b;   | B4   |
        | C3-D4   | square | [p; on C3, [P! on C4, [b; on D4            | second | [P;   | D3   |

    @task-4
    Scenario Outline: four <trait> pieces on <what> do not win
      Given the board with <board>
      When the second player is given <piece> and places it on <cell>
      Then nobody has won
      And the game is not over

      Examples: cells that are no square of 2 by 2
        | what                       | trait  | board                           | piece | cell |
        | the four corners           | square | [b; on D1, [p! on A4, [b! on D4 | [B;   | A1   |
        | the left and right edge    | hollow | [p; on A2, (p; on D2, (B; on D3 | (P;   | A3   |
        | the top and bottom edge    | large  | (B! on B1, [P; on C1, (P; on B4 | [B!   | C4   |
        | a square of 3 by 3 cells   | white  | [b! on B2, [b; on D2, (B! on B4 | (B;   | D4   |
        | a square on its tip        | large  | (B! on B1, [P; on A2, (P; on C2 | [B!   | B3   |
        | cells that follow a zigzag | small  | (p! on B1, (b! on B2, [b; on C2 | (p;   | A1   |

  @QT-14 @task-6
  Rule: Any one shared value counts: all large or all small, all white or all black, all round or square, all solid or hollow

    Scenario Outline: four pieces that are all <trait> win
      Given the board with <board>
      When the <player> player is given <piece> and places it on <cell>
      Then the <player> player has won
      And what the winning pieces have in common is: <trait>

      Examples: every value of every attribute
        | trait  | board                                      | player | piece | cell |
        | large  | (B; on B2, [P; on C2, [B; on D2            | second | [P!   | A2   |
        | small  | [B! on D3, [p; on A4, (b! on B4, [b; on C4 | first  | (p;   | D4   |
        | white  | (b; on C1, [B! on C2, [b; on C4            | second | [B;   | C3   |
        | black  | (p! on A1, (p; on C1, [p; on D1, [p! on D4 | first  | (P!   | B1   |
        | round  | (P; on A2, (B! on A3, (P! on A4            | second | (b!   | A1   |
        | square | [B! on A2, [p! on A3, [b! on B3, [p; on C3 | first  | [P!   | D3   |
        | solid  | [b! on D1, [P! on D2, (P! on D4            | second | (p!   | D3   |
        | hollow | (p; on A2, (P; on C2, [b; on D2, (P! on C4 | first  | (b;   | B2   |

    Example: two values may be shared at once
      Given the board
        """
         .   .   .   .
        (b!  .   .   .
        [P; (P; [B;  .
         .   .   .  [p!
        """
      When the second player is given (B; and places it on D3
      Then the second player has won
      And what the winning pieces have in common is: large and hollow

  @QT-15 @task-4
  Rule: A line with an empty cell never wins, nor do four pieces with nothing in common

    Example: three pieces in a row and an empty cell do not win
      Given the board
        """
         .   .  (p! [p!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """
      When the first player is given (p; and places it on A1
      Then nobody has won
      And the game is not over

    Scenario Outline: three pieces in a <line> and an empty cell do not win
      Given the board with <board>
      When the first player is given <piece> and places it on <cell>
      Then nobody has won

      Examples: lines and squares with one cell empty
        | line          | board                | piece | cell |
        | column        | (P; on D1, (B! on D4 | (p!   | D2   |
        | diagonal      | [P; on A1, (p; on B2 | [p;   | C3   |
        | 2 by 2 square | [B! on C3, [b; on D4 | [P;   | C4   |

    Scenario Outline: four pieces in a <four> with nothing in common do not win
      Given the board with <board>
      When the second player is given <piece> and places it on <cell>
      Then nobody has won

      Examples: lines and squares
        | four          | board                           | piece | cell |
        | row           | [P; on A3, (B! on B3, [p! on D3 | (p!   | C3   |
        | column        | [b! on B1, [P; on B2, (p! on B3 | [p;   | B4   |
        | diagonal      | [p! on B2, [b! on C3, (B; on D4 | (p!   | A1   |
        | 2 by 2 square | (B; on A2, [P! on B2, [p! on B3 | (p;   | A3   |
