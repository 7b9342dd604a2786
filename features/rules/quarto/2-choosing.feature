Feature: Choosing a piece
  A player never chooses the piece to place: the opponent does.

  @QT-05
  Rule: In each turn the opponent first chooses one piece, then the player places it

    Example: a piece is chosen
      Given a new game
      When the second player chooses [p;
      Then [p; is chosen
      And the board is
        """
         .   .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: [p;
        """
      And the second player is to choose and the first player to place

    Example: once it is placed, no piece is chosen
      Given a new game
      And the second player chooses [p;
      When the first player places it on B3
      Then no piece is chosen

    Example: no piece can be placed before one is chosen
      Given a new game
      When the first player places it on B3
      Then the move is refused: no piece has been chosen

    Example: the piece of the last turn cannot be placed once more
      Given the board with [p; on B3
      When the second player places it on C3
      Then the move is refused: no piece has been chosen

    Example: that no piece has been chosen is reported before that the cell is occupied
      Given the board with [p; on B3
      When the second player places it on B3
      Then the move is refused: no piece has been chosen

    Example: no second piece can be chosen before the first is placed
      Given a new game
      And the second player chooses [p;
      When the second player chooses (B!
      Then the move is refused: a piece has been chosen already

    Example: the same piece cannot be chosen again before it is placed
      Given a new game
      And the second player chooses [p;
      When the second player chooses [p;
      Then the move is refused: a piece has been chosen already

    Example: while a piece waits, none may be chosen and any empty cell is open
      Given the board with (B! on A1, (p; on C2
      And exactly (B;, [B!, [B;, (P!, (P;, [P!, [P;, (b!, (b;, [b!, [b;, (p!, [p!, [p; may be chosen
      And there is no legal move
      When the second player chooses [P!
      Then no piece may be chosen
      And it may be placed exactly on B1, C1, D1, A2, B2, D2, A3, B3, C3, D3, A4, B4, C4, D4

    Example: while no piece waits, none may be placed
      Given the board with (B! on A1, (p; on C2
      Then there is no legal move

    Example: once the piece is placed, no cell is open and the pieces that are left may be chosen
      Given the board with (B! on A1, (p; on C2
      And the second player chooses [P!
      And it may be placed exactly on B1, C1, D1, A2, B2, D2, A3, B3, C3, D3, A4, B4, C4, D4
      And no piece may be chosen
      When the first player places it on B1
      Then there is no legal move
      And exactly (B;, [B!, [B;, (P!, (P;, [P;, (b!, (b;, [b!, [b;, (p!, [p!, [p; may be chosen

    Example: the last piece must be chosen, too, before it is placed
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      When the second player places it on D4
      Then the move is refused: no piece has been chosen

    Example: the last piece is not chosen by itself
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b;  .  (b;  .
        """
      When the first player is given (b! and places it on B4
      Then no piece is chosen

    Example: a game is resumed between the two halves of a turn
      Given the board
        """
        (B!  .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: [p;
        """
      When the second player places it on B1
      Then the board is
        """
        (B! [p;  .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """

    Example: a piece that is chosen in one game is not chosen in another
      Given a new game
      And the second player chooses [p;
      When another game is started meanwhile
      Then no piece is chosen

    Scenario Outline: in a game that is resumed when a piece waits, <piece> cannot be chosen, either
      Given the board
        """
        (B!  .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: [p;
        """
      When the first player chooses <piece>
      Then the move is refused: a piece has been chosen already

      Examples: another piece and the same
        | piece |
        | (P!   |
        | [p;   |

    Example: a refused second choice leaves the first piece chosen
      Given a new game
      And the second player chooses [p;
      When the second player chooses (B!
      Then the move is refused: a piece has been chosen already
      And [p; is chosen

    Example: once a piece has won, no piece is chosen
      Given the board with (P; on A1, [P; on C1, (P! on D1
      When the second player is given (B; and places it on B1
      Then no piece is chosen

    Example: once the board is full, no piece is chosen
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      When the second player is given (P; and places it on D4
      Then no piece is chosen

    Example: a game is resumed with a piece chosen for an empty board
      Given the board
        """
         .   .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: [p;
        """
      When the first player places it on B1
      Then B1 holds [p;

    Example: after the piece of a resumed game is placed, another must be chosen before the next placement
      Given the board
        """
        (P;  .  [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: (B;
        """
      And the second player places it on A2
      When the first player places it on A3
      Then the move is refused: no piece has been chosen

    Example: so it must in a later turn of a game that is played from the start
      Given a new game
      And the players in turn place (P; on A1, [B! on C1
      When the first player places it on A3
      Then the move is refused: no piece has been chosen

    Example: the piece that was chosen before a game is resumed is chosen in it
      Given the board
        """
        (P;  .  [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: (B;
        """
      When the players resume the game
      Then (B; is chosen

    Example: in a later turn the piece is chosen and placed in the same way
      Given a new game
      And the players in turn place (P; on A1
      When the first player chooses [B!
      Then [B! is chosen
      And it may be placed exactly on B1, C1, D1, A2, B2, C2, D2, A3, B3, C3, D3, A4, B4, C4, D4

    Example: in a later turn a second piece is refused just as well
      Given a new game
      And the players in turn place (P; on A1, [B! on C1
      And the second player chooses (b!
      When the second player chooses [p;
      Then the move is refused: a piece has been chosen already

    Example: so it is in a later turn of a game that was resumed
      Given the board with (B! on A1, (p; on C2
      And the first player is given (b! and places it on D4
      And the first player chooses [p;
      When the first player chooses [b;
      Then the move is refused: a piece has been chosen already

    Example: once the piece of a resumed game is placed, another is chosen and placed
      Given the board
        """
        (P;  .  [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: (B;
        """
      And the second player places it on A2
      And the second player chooses [b!
      When the first player places it on A3
      Then A3 holds [b!
      And no piece is chosen

  @QT-06
  Rule: A piece can only be chosen if it is not on the board

    Example: a piece on the board cannot be chosen
      Given the board with (B! on A1, (p; on C2
      When the second player chooses (p;
      Then the move is refused: the piece is on the board

    Example: its nearest kin can
      Given the board with (B! on A1, (p; on C2
      When the second player chooses (p!
      Then (p! is chosen

    Example: a piece that was placed a moment ago cannot be chosen
      Given a new game
      And the players in turn place (P; on D4
      When the first player chooses (P;
      Then the move is refused: the piece is on the board

    Example: that a piece has been chosen is reported before that another is on the board
      Given the board with (B! on A1, (p; on C2
      And the second player chooses [P!
      When the second player chooses (p;
      Then the move is refused: a piece has been chosen already

    Example: wherever the others lie, exactly the pieces that are left may be chosen
      Given a new game
      When the players in turn place (B! on A1, (p; on B2, [P! on C3, [b; on D4, (b! on D1, [p! on A3, (P; on B4, [B; on C2
      Then exactly (B;, [B!, (P!, [P;, (b;, [b!, (p!, [p; may be chosen

    Example: the piece that was placed last cannot be chosen in the next turn, nor any before it
      Given the board
        """
        (P! [p; (P; (B!
        [b; (p; [b!  .
         .   .  [B;  .
        (B;  .   .   .
        """
      When the players in turn place [B! on D2
      Then exactly [P!, [P;, (b!, (b;, (p!, [p! may be chosen

    Example: of the last two pieces either may be chosen
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b;  .  (b;  .
        """
      Then exactly (P;, (b! may be chosen

    Example: of a board with one empty cell no piece may be chosen, but the one that is left
      Given the board
        """
         .  (b; (b! [b;
        [P! [b! (P! [B;
        (B; [B! (p; [p;
        (p! [P; [p! (B!
        """
      Then exactly (P; may be chosen

    Example: the last piece that is left can be chosen
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      When the first player chooses (P;
      Then (P; is chosen

  @QT-08
  Rule: A chosen piece stays in the pool until it is placed, so pool and board always hold each of the 16 pieces once

    Example: a chosen piece is still in the pool
      Given a new game
      When the second player chooses [p;
      Then the pool holds all 16 pieces
      And pool and board together hold each of the 16 pieces once

    Example: a placed piece is in the pool no more
      Given a new game
      And the second player chooses [p;
      When the first player places it on B3
      Then the pool holds all pieces but [p;
      And pool and board together hold each of the 16 pieces once

    Example: what was in the pool before a piece is placed is there after it, but for that piece
      Given a new game
      And the second player chooses [p;
      And the pool holds all 16 pieces
      When the first player places it on B3
      Then the pool holds all pieces but [p;

    Example: a placement that is refused because no piece is chosen takes nothing from the pool
      Given a new game
      When the first player places it on B3
      Then the move is refused: no piece has been chosen
      And the pool holds all 16 pieces

    Example: the piece with which the first player wins is in the pool no more
      Given the board with [p; on A1, [B! on A3, (P! on B3, (b! on C3
      When the first player is given (p! and places it on D3
      Then the pool holds all pieces but [p;, [B!, (P!, (b!, (p!

    Example: a choice that is refused after the end takes nothing from the pool
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the second player is given (B; and places it on B1
      When the first player chooses [b!
      Then the move is refused: the game is over
      And the pool holds all pieces but (P;, (B;, [P;, (P!

    Example: after several turns
      Given a new game
      When the players in turn place (B! on A1, (b; on B2, [P; on C4, [p! on D2
      Then the pool holds all pieces but (B!, (b;, [P;, [p!
      And pool and board together hold each of the 16 pieces once

    Example: a refused choice takes nothing from the pool
      Given the board with (B! on A1, (p; on C2
      When the second player chooses (p;
      Then the move is refused: the piece is on the board
      And the pool holds all pieces but (B!, (p;

    Example: a refused placement takes nothing from the pool
      Given the board with (B! on A1, (p; on C2
      And the second player chooses [P!
      When the first player places it on A1
      Then the move is refused: the cell is occupied
      And the pool holds all pieces but (B!, (p;

    Example: a refused second choice takes nothing from the pool
      Given a new game
      And the second player chooses [p;
      When the second player chooses (B!
      Then the move is refused: a piece has been chosen already
      And the pool holds all 16 pieces

    Example: late in a game the chosen piece is still in the pool
      Given the board
        """
        (b! [B;  .  [P!
        (P; [p; (P!  .
        [B!  .   .  (p!
        (B! (B; (p; [b!
        """
      When the second player chooses (b;
      Then the pool holds exactly [P;, (b;, [b;, [p!

    Example: the piece that wins leaves the pool
      Given the board with (P; on A1, [P; on C1, (P! on D1
      When the second player is given (B; and places it on B1
      Then the pool holds all pieces but (P;, (B;, [P;, (P!
      And pool and board together hold each of the 16 pieces once

    Example: the last piece leaves the pool
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      When the second player is given (P; and places it on D4
      Then the pool holds no piece
      And pool and board together hold each of the 16 pieces once

    Example: in a resumed game, what is on the board is not in the pool
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b!  .
        [b;  .   .   .
        """
      Then the pool holds exactly (b!, (b;, (P;, [P!

    Example: in a game resumed between the halves of a turn, the chosen piece is in the pool
      Given the board
        """
        (B!  .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: [p;
        """
      Then the pool holds all pieces but (B!
      And pool and board together hold each of the 16 pieces once

    Example: no game is resumed from a board with a piece on two cells
      Given the board
        """
        (B!  .   .   .
         .   .   .   .
         .   .  (B!  .
         .   .   .   .
        """
      When the players resume the game
      Then the position is refused: a piece occurs twice

    Example: nor when both cells lie in one column
      Given the board
        """
         .   .  (B!  .
         .   .   .   .
         .   .   .   .
         .   .  (B!  .
        """
      When the players resume the game
      Then the position is refused: a piece occurs twice

    Scenario Outline: nor when the cells are <one> and <other>
      Given the board with (B! on <one>, (B! on <other>
      When the players resume the game
      Then the position is refused: a piece occurs twice

      Examples: neighbours, rows, columns and diagonals
        | one | other |
        | A1  | B1    |
        | A2  | D2    |
        | D1  | D2    |
        | B2  | C3    |
        | D1  | A4    |
        | C4  | D4    |
        | A1  | D4    |
        | B3  | D4    |

    Example: no game is resumed with a chosen piece that lies on the board
      Given the board
        """
        (B!  .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: (B!
        """
      When the players resume the game
      Then the position is refused: a piece occurs twice

    Example: nor when it lies in the middle
      Given the board
        """
        (B!  .   .   .
         .  [b! [p;  .
         .   .   .   .
         .   .   .   .
        chosen: [p;
        """
      When the players resume the game
      Then the position is refused: a piece occurs twice

    Example: nor when it lies in the last corner
      Given the board
        """
        (B!  .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .  [p;
        chosen: [p;
        """
      When the players resume the game
      Then the position is refused: a piece occurs twice

    Example: that a piece occurs twice is reported before that the game is over
      Given the board
        """
        (B! (B! [B; [b;
         .   .  (P!  .
         .   .  (p!  .
         .   .   .   .
        """
      When the players resume the game
      Then the position is refused: a piece occurs twice

    Example: and so it is if the piece is chosen and lies on the board
      Given the board
        """
        (P; (B; [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: (B;
        """
      When the players resume the game
      Then the position is refused: a piece occurs twice

    Example: and on a full board
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b; (B!
        """
      When the players resume the game
      Then the position is refused: a piece occurs twice

    Example: a game is resumed from the same board with another piece in its place
      Given the board
        """
        (B!  .   .   .
         .   .   .   .
         .   .  (B;  .
         .   .   .   .
        """
      When the players resume the game
      Then pool and board together hold each of the 16 pieces once

    Example: queries may be asked as often as one likes
      Given the board
        """
        (B!  .   .  [p;
         .  [b!  .   .
         .   .  (P;  .
        (p;  .   .   .
        """
      When the first player chooses [P!
      Then asking every query twice returns the same values and changes nothing
