Feature: Placing the piece
  The player puts the piece that was chosen on a cell. There it stays.

  @QT-07
  Rule: The chosen piece can be placed on any empty cell, and only there; all else on the board stays as it was

    Example: on an empty cell
      Given the board
        """
        (B!  .   .  [p;
         .  [b!  .   .
         .   .  (P;  .
        (p;  .   .   .
        """
      When the second player is given [P! and places it on B3
      Then the board is
        """
        (B!  .   .  [p;
         .  [b!  .   .
         .  [P! (P;  .
        (p;  .   .   .
        """

    Example: an occupied cell takes no second piece
      Given the board with (B! on A1, (p; on C2
      And the second player chooses [P!
      When the first player places it on C2
      Then the move is refused: the cell is occupied

    Example: nor does the last cell of the board
      Given the board with (B! on A1, (p; on D4
      And the second player chooses [P!
      When the first player places it on D4
      Then the move is refused: the cell is occupied

    Example: the last piece lies on the board like any other
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      When the second player is given (P; and places it on D4
      Then the board is
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b; (P;
        """

    Example: which cells are empty can be asked when no piece is chosen
      Given the board with (B! on A1, (p; on C2
      Then A1 holds (B!
      And B1 is empty

    Example: and after the end
      Given the board with (P; on A1, [P; on C1, (P! on D1
      When the second player is given (B; and places it on B1
      Then B1 holds (B;
      And A2 is empty

    Example: a refused placement leaves the piece to be placed elsewhere
      Given the board with (B! on A1, (p; on C2
      And the second player chooses [P!
      When the first player places it on A1
      Then the move is refused: the cell is occupied
      And [P! is chosen
      And it may be placed exactly on B1, C1, D1, A2, B2, D2, A3, B3, C3, D3, A4, B4, C4, D4

    Example: on a full board but for one cell, only that cell is open
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      When the first player chooses (P;
      Then it may be placed exactly on D4

    Scenario Outline: a piece may be placed on every cell of row <row>
      Given a new game
      When the players in turn place (B! on A<row>, [p; on B<row>, (p; on C<row>, [B! on D<row>
      Then A<row> holds (B!
      And B<row> holds [p;
      And C<row> holds (p;
      And D<row> holds [B!
      And the game is not over

      Examples: every row
        | row |
        | 1   |
        | 2   |
        | 3   |
        | 4   |

  @QT-09
  Rule: After a placement that does not end the game the roles swap: who placed now chooses
    Decision: after the end the roles stay, so the player who placed the last piece is still the one to place.

    Example: the second player chooses first, then the first player does
      Given a new game
      When the players in turn place (B! on A1
      Then the first player is to choose and the second player to place

    Example: and after that the second player does again
      Given a new game
      When the players in turn place (B! on A1, (p; on C2
      Then the second player is to choose and the first player to place

    Example: choosing does not swap the roles
      Given the board with (B! on A1
      When the first player chooses (p;
      Then the first player is to choose and the second player to place

    Scenario Outline: in a game that is resumed with <board> the roles follow from the number of pieces
      Given the board with <board>
      Then the <chooser> player is to choose and the <placer> player to place

      Examples: odd and even numbers of pieces
        | board                           | chooser | placer |
        | [p; on D3                       | first   | second |
        | [p; on D3, (p; on A3            | second  | first  |
        | [p; on D3, (p; on A3, [b! on C1 | first   | second |

    Example: a piece that has been chosen is not counted before it is placed
      Given the board
        """
        [p;  .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: (B!
        """
      Then the first player is to choose and the second player to place

    Example: nor late in a game
      Given the board
        """
        [p; [b! (p; [P!
        (p!  .  (P;  .
         .  [P; (b; (b!
        [b; [p! [B! (P!
        chosen: (B!
        """
      Then the first player is to choose and the second player to place

    Example: in a game that is resumed the roles swap as in any other
      Given the board with (B! on A1
      When the second player is given (p; and places it on C2
      Then the second player is to choose and the first player to place

    Example: in a game that is started meanwhile the roles are those of a new game
      Given a new game
      And the players in turn place (B! on A1
      When another game is started meanwhile
      Then the second player is to choose and the first player to place

    Example: when the first player has won, the roles stay
      Given the board with [p; on A1, [B! on A3, (P! on B3, (b! on C3
      When the first player is given (p! and places it on D3
      Then the second player is to choose and the first player to place

    Example: when the second player has won, the roles stay
      Given the board with (P; on A1, [P; on C1, (P! on D1
      When the second player is given (B; and places it on B1
      Then the first player is to choose and the second player to place

    Example: when the board is full, the roles stay
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      When the second player is given (P; and places it on D4
      Then the first player is to choose and the second player to place

    Example: the roles swap also if they were asked for before
      Given the board with (B! on A1
      And the first player is to choose and the second player to place
      When the second player is given (p; and places it on C2
      Then the second player is to choose and the first player to place

    Example: a placement on an occupied cell, which is refused, does not swap the roles
      Given the board with (B! on A1
      And the first player chooses (p;
      When the second player places it on A1
      Then the move is refused: the cell is occupied
      And the first player is to choose and the second player to place

    Example: nor does a placement that is refused because no piece is chosen
      Given the board with (B! on A1
      When the second player places it on A2
      Then the move is refused: no piece has been chosen
      And the first player is to choose and the second player to place

    Example: nor does the choice of a piece that is on the board
      Given the board with (B! on A1
      When the first player chooses (B!
      Then the move is refused: the piece is on the board
      And the first player is to choose and the second player to place

    Example: nor does a second choice
      Given the board with (B! on A1
      And the first player chooses (p;
      When the first player chooses [b!
      Then the move is refused: a piece has been chosen already
      And the first player is to choose and the second player to place

    Example: nor does a choice after the end
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the second player is given (B; and places it on B1
      When the first player chooses [b!
      Then the move is refused: the game is over
      And the first player is to choose and the second player to place

    Example: nor does a placement after the end
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the second player is given (B; and places it on B1
      When the second player places it on A4
      Then the move is refused: the game is over
      And the first player is to choose and the second player to place
