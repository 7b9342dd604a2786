Feature: Winning
  Four pieces that have something in common win, if they lie in a line or a square.
  The player who placed the last of them has won, whoever placed the others.

  @QT-10
  Rule: Four pieces in a row that share an attribute win for the player who placed the last of them

    Scenario Outline: four <trait> pieces in row <row>
      Given the board with <board>
      When the <player> player is given <piece> and places it on <cell>
      Then the <player> player has won

      Examples: every row
        | row | trait  | board                                      | player | piece | cell |
        | 1   | large  | (P; on A1, [P; on C1, (P! on D1            | second | (B;   | B1   |
        | 2   | black  | [p; on C1, (p; on B2, [P; on C2, (P! on D2 | first  | [P!   | A2   |
        | 3   | solid  | [B! on A3, (P! on B3, (b! on C3            | second | (p!   | D3   |
        | 4   | small  | [B! on C3, (b; on A4, (p; on B4, (b! on D4 | first  | [b;   | C4   |
        | 1   | white  | (B! on A1, (b; on B1, [b; on D1            | second | [b!   | C1   |
        | 2   | round  | (B; on A2, (p! on B2, (P; on D2            | second | (P!   | C2   |
        | 3   | square | [p; on A3, [P! on B3, [b; on D3            | second | [b!   | C3   |
        | 4   | hollow | (B; on A4, [b; on C4, [B; on D4            | second | [p;   | B4   |

    Example: the piece that completes the row may lie anywhere in it
      Given the board
        """
         .   .   .   .
         .  [b!  .   .
        (P;  .  [P; (P!
        (p;  .   .   .
        """
      When the second player is given (B; and places it on B3
      Then the second player has won

    Example: in a game that is played from the start
      Given a new game
      When the players in turn place (P; on A1, [P; on C1, (P! on D1, (B; on B1
      Then the second player has won

    Example: the same pieces spread over two rows do not win
      Given the board with (P; on A1, [P; on C1, (P! on D1
      When the second player is given (B; and places it on B2
      Then nobody has won

    Scenario Outline: four <trait> pieces from <first> on that reach into the next row do not win
      Given the board with <board>
      When the second player is given <piece> and places it on <cell>
      Then nobody has won

      Examples: one, two and three cells in the next row
        | first | trait  | board                           | piece | cell |
        | B1    | black  | (P; on B1, [P; on C1, (p! on D1 | (P!   | A2   |
        | C1    | round  | (P! on C1, (b; on D1, (p! on A2 | (P;   | B2   |
        | D1    | hollow | [p; on D1, (p; on A2, (B; on B2 | (P;   | C2   |

    Example: a row wins in a game in which nobody had won before
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And nobody has won
      When the second player is given (B; and places it on B1
      Then the second player has won

    Example: the first player completes a row in a game that is played from the start
      Given a new game
      When the players in turn place (P; on A1, [P; on B1, (P! on C1, (b; on A4, (B; on D1
      Then the first player has won

    Example: so does the first player with a piece that was chosen before the game was resumed
      Given the board
        """
        (P;  .  [P; (P!
         .   .   .   .
         .   .   .   .
        (b;  .   .   .
        chosen: (B;
        """
      When the first player places it on B1
      Then the first player has won

    Example: the row is completed by a piece that was chosen before the game was resumed
      Given the board
        """
        (P;  .  [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: (B;
        """
      When the second player places it on B1
      Then the second player has won

  @QT-11
  Rule: Four pieces in a column that share an attribute win for the player who placed the last of them

    Scenario Outline: four <trait> pieces in column <column>
      Given the board with <board>
      When the <player> player is given <piece> and places it on <cell>
      Then the <player> player has won

      Examples: every column
        | column | trait  | board                                      | player | piece | cell |
        | A      | small  | (p; on A1, (b! on A3, (b; on A4            | second | [p;   | A2   |
        | B      | round  | (p! on B2, (b! on B3, (p; on D3, (b; on B4 | first  | (B;   | B1   |
        | C      | hollow | (p; on C1, [P; on C2, (P; on C3            | second | [b;   | C4   |
        | D      | white  | [b; on D1, (P; on A2, [b! on D2, (B! on D4 | first  | (b;   | D3   |
        | A      | large  | (B! on A1, [P! on A2, (P; on A4            | second | (B;   | A3   |
        | B      | black  | [P; on B1, (P! on B2, (p; on B3            | second | (p!   | B4   |
        | C      | square | [p! on C1, [b; on C2, [B! on C4            | second | [P!   | C3   |
        | D      | solid  | (p! on D1, [b! on D3, [B! on D4            | second | (b!   | D2   |

    Example: the same pieces spread over two columns do not win
      Given the board with (p; on C1, [P; on C2, (P; on C3
      When the second player is given [b; and places it on D4
      Then nobody has won

    Scenario Outline: four <trait> pieces from <first> on that reach into the next column do not win
      Given the board with <board>
      When the second player is given <piece> and places it on <cell>
      Then nobody has won

      Examples: one, two and three cells in the next column
        | first | trait  | board                           | piece | cell |
        | A2    | hollow | (p; on A2, [P; on A3, (P; on A4 | [b;   | B1   |
        | C3    | white  | [b; on C3, (B! on C4, [B; on D1 | (b!   | D2   |
        | B4    | small  | [p! on B4, (b! on C1, (p; on C2 | [b;   | C3   |

    Example: the very last piece completes a column
      Given the board
        """
        [B; (p! [b! [p;
        (B; (P; [P! (b!
         .  [b; (p; (P!
        (b; [P; [p! (B!
        """
      When the second player is given [B! and places it on A3
      Then the second player has won
      And the game is over

    Example: a column ends the game long before the board is full
      Given the board with (b! on C1, [p! on C2, [b! on C3
      And the game is not over
      When the second player is given (b; and places it on C4
      Then the game is over

    Example: no game is resumed from a board that is won in a column
      Given the board with [b; on B1, (p; on B2, (P! on C2, [B; on B3, (B; on B4
      When the players resume the game
      Then the position is refused: the game is over

  @QT-12
  Rule: Four pieces in one of the two diagonals that share an attribute win for the player who placed the last of them

    Scenario Outline: four <trait> pieces from <diagonal>, the last on <cell>
      Given the board with <board>
      When the <player> player is given <piece> and places it on <cell>
      Then the <player> player has won

      Examples: both diagonals
        | diagonal | trait  | board                                      | player | piece | cell |
        | A1 to D4 | white  | [b; on A1, [B! on C3, (B; on D4            | second | (b!   | B2   |
        | A4 to D1 | square | [b! on D1, [B! on C2, (b; on A3, [P; on B3 | first  | [b;   | A4   |
        | A1 to D4 | large  | (P; on A1, [B! on B2, [B; on C3            | second | [P!   | D4   |
        | A4 to D1 | black  | [P; on D1, (p! on B3, [p; on C3, (p; on A4 | first  | (P!   | C2   |
        | A1 to D4 | hollow | (b; on B2, [B; on C3, [b! on B4, (p; on D4 | first  | (P;   | A1   |
        | A1 to D4 | small  | [b! on A1, (p! on B2, [p! on D4            | second | (b;   | C3   |
        | A4 to D1 | solid  | (p! on C2, [p! on B3, (B! on A4, (P; on C4 | first  | [b!   | D1   |
        | A4 to D1 | round  | (P; on D1, (p! on C2, (B! on A4            | second | (b;   | B3   |
        | A1 to D4 | black  | (p; on B2, (P; on C3, [P! on D4            | second | (P!   | A1   |
        | A1 to D4 | round  | (p; on A1, (P; on B2, (B! on D4            | second | (b;   | C3   |
        | A1 to D4 | square | [p; on A1, [P! on C3, [B! on D4            | second | [P;   | B2   |
        | A1 to D4 | solid  | (p! on A1, [p! on C3, [B! on D4            | second | [b!   | B2   |
        | A4 to D1 | large  | (B; on D1, [P; on B3, [B! on A4            | second | (B!   | C2   |
        | A4 to D1 | small  | [b! on D1, [b; on C2, (b; on A4            | second | [p!   | B3   |
        | A4 to D1 | white  | [B! on C2, (B! on B3, (b! on A4            | second | (b;   | D1   |
        | A4 to D1 | hollow | (p; on D1, (P; on B3, [B; on A4            | second | (B;   | C2   |

    Scenario Outline: four <trait> pieces from <first> on are no diagonal
      Given the board with <board>
      When the second player is given <piece> and places it on <cell>
      Then nobody has won

      Examples: slanting lines that go on at the other edge
        | first | trait  | board                           | piece | cell |
        | B1    | black  | [P; on B1, [P! on C2, [p! on A4 | (p;   | D3   |
        | A3    | large  | [P! on C1, (P! on A3, [P; on D4 | [B;   | B2   |
        | C1    | round  | (b; on C1, (p; on D2, (P; on B4 | (B!   | A3   |
        | D1    | solid  | (p! on A2, [P! on B3, (P! on C4 | [B!   | D1   |
        | A1    | hollow | [p; on A1, (B; on C3, (b; on B4 | [b;   | D2   |
        | B1    | white  | (b! on B1, [B! on A2, [B; on C4 | [b!   | D3   |

    Example: the very last piece completes the diagonal from A1 to D4
      Given the board
        """
        [p! (P; (P! (b;
        (p!  .  (p; [P;
        (B; (B! [P! [b;
        [p; [B; (b! [B!
        """
      When the second player is given [b! and places it on B2
      Then the second player has won
      And the game is over

    Example: the very last piece completes the diagonal from A4 to D1
      Given the board
        """
        (p; [P! (b; [p;
        (P! [b;  .  (b!
        (B! [B! (p! (B;
        [b! (P; [p! [B;
        """
      When the second player is given [P; and places it on C2
      Then the second player has won
      And the game is over

    Scenario Outline: the diagonal from <diagonal> ends the game long before the board is full
      Given the board with <board>
      And the game is not over
      When the <player> player is given <piece> and places it on <cell>
      Then the game is over

      Examples: both diagonals
        | diagonal | board                                      | player | piece | cell |
        | A1 to D4 | [B; on A1, (p; on A3, [B! on C3, [P; on D4 | first  | (P;   | B2   |
        | A4 to D1 | [B! on D1, (P; on C2, (P! on B3            | second | [P!   | A4   |

    Scenario Outline: no game is resumed from a board that is won in the diagonal from <diagonal>
      Given the board with <board>
      When the players resume the game
      Then the position is refused: the game is over

      Examples: both diagonals
        | diagonal | board                                      |
        | A1 to D4 | [B; on B2, [p! on C3, [B! on D4, [P! on A1 |
        | A4 to D1 | (P! on C2, [P! on B3, [P; on A4, (p! on D1 |

  @QT-13
  Rule: Four pieces in a square of 2 by 2 cells that share an attribute win for the player who placed the last of them

    Scenario Outline: four <trait> pieces in the square from <square>
      Given the board with <board>
      When the <player> player is given <piece> and places it on <cell>
      Then the <player> player has won

      Examples: every square
        | square   | trait  | board                                      | player | piece | cell |
        | A1 to B2 | square | [p! on A1, [B! on A2, [p; on B2            | second | [P!   | B1   |
        | B1 to C2 | large  | (P; on C1, (B; on B2, [P! on C2, (B! on A3 | first  | [B;   | B1   |
        | C1 to D2 | black  | [P! on C1, (p; on D1, [p; on C2            | second | [P;   | D2   |
        | A2 to B3 | solid  | [P; on B1, (p! on A2, (b! on B2, [P! on B3 | first  | (B!   | A3   |
        | B2 to C3 | small  | [p! on B2, [b; on B3, [b! on C3            | second | (p;   | C2   |
        | C2 to D3 | round  | [p; on B1, (b! on D2, (b; on C3, (B; on D3 | first  | (p;   | C2   |
        | A3 to B4 | hollow | (p; on A3, [B; on B3, [P; on A4            | second | (b;   | B4   |
        | B3 to C4 | white  | (b! on A1, (B! on B3, [b! on C3, [B; on C4 | first  | (b;   | B4   |
        | C3 to D4 | square | [p; on C3, [P! on C4, [b; on D4            | second | [P;   | D3   |

    Scenario Outline: four <trait> pieces on <what> do not win
      Given the board with <board>
      When the second player is given <piece> and places it on <cell>
      Then nobody has won
      And the game is not over

      Examples: cells that are no square of 2 by 2
        | what                                     | trait  | board                           | piece | cell |
        | the four corners of the board            | square | [b; on D1, [p! on A4, [b! on D4 | [B;   | A1   |
        | the corners of a square of 3 by 3        | white  | [b! on B2, [b; on D2, (B! on B4 | (B;   | D4   |
        | cells at the left edge and the right one | hollow | [p; on A2, (p; on D2, (B; on D3 | (P;   | A3   |
        | cells at the top edge and the bottom one | large  | (B! on B1, [P; on C1, (P; on B4 | [B!   | C4   |
        | the corners of a square on its tip       | large  | (B! on B1, [P; on A2, (P; on C2 | [B!   | B3   |
        | the ends of two rows and the next starts | black  | [P; on D1, (p! on D2, [p! on A2 | (P;   | A3   |
        | a zigzag                                 | small  | (p! on B1, (b! on B2, [b; on C2 | (p;   | A1   |
        | a bent line                              | solid  | (P! on C2, (B! on C3, (b! on C4 | [P!   | D4   |

    Example: the very last piece completes a square
      Given the board
        """
        [P! (p; (b! [B;
        (b; [P; [B! (P;
        [b!  .  [b; (P!
        (B; (B! [p! (p!
        """
      When the second player is given [p; and places it on B3
      Then the second player has won
      And the game is over

    Example: a square ends the game long before the board is full
      Given the board with (B; on A1, (b; on C2, [p; on B3, [b! on C3
      And the game is not over
      When the first player is given (p! and places it on B2
      Then the game is over

    Example: no game is resumed from a board that is won in a square
      Given the board with (b! on C2, (B! on B3, (P! on C3, [p! on B2
      When the players resume the game
      Then the position is refused: the game is over

  @QT-14
  Rule: Any one shared value counts: all large or all small, all white or all black, all round or square, all solid or hollow

    Scenario Outline: four pieces of which all are <trait>
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

    Example: a shared value wins in a game in which nobody had won before
      Given the board with (B; on B2, [P; on C2, [B; on D2
      And nobody has won
      When the second player is given [P! and places it on A2
      Then the second player has won

  @QT-15
  Rule: A line with an empty cell never wins, nor do four pieces with nothing in common

    Scenario Outline: three pieces in a <line> with something in common, and <empty> empty
      Given the board with <board>
      When the first player is given <piece> and places it on <cell>
      Then nobody has won
      And the game is not over

      Examples: lines and squares with one cell empty
        | line     | board                | piece | cell | empty |
        | row      | (p! on C1, [b! on D1 | (p;   | A1   | B1    |
        | column   | (P; on D1, (B! on D4 | (p!   | D2   | D3    |
        | diagonal | [P; on A1, (p; on B2 | [p;   | C3   | D4    |
        | diagonal | [B; on C2, (b; on D1 | [b!   | B3   | A4    |
        | square   | [B! on C3, [b; on D4 | [P;   | C4   | D3    |
        | row      | [P! on B2, [p; on C2 | [b!   | D2   | A2    |
        | row      | (B! on A2, (b; on B2 | (P;   | D2   | C2    |
        | row      | [P! on A2, [p; on B2 | [b!   | C2   | D2    |
        | column   | (b! on C3, (p; on C4 | [p;   | C2   | C1    |
        | column   | (P! on C3, (b! on C4 | (P;   | C1   | C2    |
        | column   | (p! on C1, [b; on C3 | [b!   | C2   | C4    |
        | diagonal | (P; on B2, [p! on D4 | (p!   | C3   | A1    |
        | diagonal | (B; on C3, (p! on D4 | (P!   | A1   | B2    |
        | diagonal | (P! on B2, [p! on D4 | (b!   | A1   | C3    |
        | diagonal | (P; on B3, (P! on A4 | [P;   | C2   | D1    |
        | diagonal | [B; on D1, (P; on A4 | (B!   | B3   | C2    |
        | square   | [B; on B3, [P! on C3 | [B!   | C2   | B2    |
        | square   | [P; on B2, (P; on C3 | [p!   | C2   | B3    |
        | square   | [B; on C2, (P; on B3 | (P!   | B2   | C3    |

    Scenario Outline: four pieces in a <four> with nothing in common, the last on <cell>
      Given the board with <board>
      When the second player is given <piece> and places it on <cell>
      Then nobody has won
      And the game is not over

      Examples: lines and squares
        | four     | board                           | piece | cell |
        | row      | [P; on A3, (B! on B3, [p! on D3 | (p!   | C3   |
        | column   | [b! on B1, [P; on B2, (p! on B3 | [p;   | B4   |
        | diagonal | [p! on B2, [b! on C3, (B; on D4 | (p!   | A1   |
        | diagonal | [b! on D1, [p! on C2, (P! on A4 | [b;   | B3   |
        | square   | (B; on A2, [P! on B2, [p! on B3 | (p;   | A3   |
        | row      | (p; on A2, [p! on C2, (B; on D2 | (b;   | B2   |
        | row      | (B! on A2, [P; on B2, [b; on D2 | [B!   | C2   |
        | column   | (b; on C2, [p; on C3, [p! on C4 | (B;   | C1   |
        | diagonal | (b; on A1, [P! on C3, [b! on D4 | (P!   | B2   |
        | diagonal | [p! on A1, (p; on B2, [B! on D4 | (B!   | C3   |
        | diagonal | (b! on A1, [B! on B2, [p! on C3 | [b;   | D4   |
        | diagonal | (p; on D1, (B! on C2, [P! on A4 | [b!   | B3   |
        | diagonal | (B; on C2, (P! on B3, [P! on A4 | [p!   | D1   |
        | square   | [P! on B2, (p; on C2, [B; on B3 | [b!   | C3   |
        | square   | (B! on B2, [p! on C2, (p! on C3 | (B;   | B3   |
        | square   | [p; on C2, (B; on B3, [b! on C3 | [B;   | B2   |

    Example: nobody has won after the first choice
      Given a new game
      When the second player chooses (P;
      Then nobody has won

    Example: nor after the first pieces
      Given a new game
      When the players in turn place (P; on A1, [P; on B1, (P! on C1
      Then nobody has won

    Example: the last empty cell of a line is what was missing
      Given the board with (P; on A1, [B! on B2, [B; on C3
      When the second player is given [P! and places it on D4
      Then the second player has won
