Feature: The end of the game
  The game ends with a win, or in a draw when there is no room for another piece.

  @QT-16
  Rule: The game is a draw when all 16 cells are full and nobody has won; a win with the last piece is a win

    Example: the last piece wins nothing
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      When the second player is given (P; and places it on D4
      Then the game is a draw
      And there are no winning cells
      And the pool holds no piece

    Example: the last piece wins
      Given the board
        """
        [B; [P; (b! (p;
        [p! (b; [b; [B!
        (P;  .  (P! (B!
        [b! (B; [p; (p!
        """
      When the second player is given [P! and places it on B3
      Then the second player has won
      And the game is over

    Example: with one cell still empty the game goes on
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b;  .  (b;  .
        """
      When the first player is given (b! and places it on B4
      Then the game is not over
      And nobody has won

    Example: a win ends the game long before the board is full
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the game is not over
      When the second player is given (B; and places it on B1
      Then the game is over

    Example: the first choice does not end the game
      Given a new game
      When the second player chooses (B!
      Then the game is not over

    Example: a win ends a game that is played from the start
      Given a new game
      When the players in turn place (P; on A1, [P; on C1, (P! on D1, (B; on B1
      Then the game is over

  @QT-17
  Rule: After the end no piece can be chosen and none can be placed

    Example: no piece is chosen after a win
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the second player is given (B; and places it on B1
      When the first player chooses [b!
      Then the move is refused: the game is over
      And the second player has won

    Example: no piece is placed after a win
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the second player is given (B; and places it on B1
      When the second player places it on A4
      Then the move is refused: the game is over
      And the second player has won

    Example: no piece is chosen after a win of the first player
      Given the board with [p; on A1, [B! on A3, (P! on B3, (b! on C3
      And the first player is given (p! and places it on D3
      When the second player chooses [b!
      Then the move is refused: the game is over

    Example: nor is one chosen that is on the board
      Given the board with [p; on A1, [B! on A3, (P! on B3, (b! on C3
      And the first player is given (p! and places it on D3
      When the second player chooses (p!
      Then the move is refused: the game is over

    Example: no piece is placed after a win of the first player
      Given the board with [p; on A1, [B! on A3, (P! on B3, (b! on C3
      And the first player is given (p! and places it on D3
      When the first player places it on A4
      Then the move is refused: the game is over

    Example: after a win nothing may be chosen and nothing placed
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And exactly (B!, (B;, [B!, [B;, [P!, (b!, (b;, [b!, [b;, (p!, (p;, [p!, [p; may be chosen
      When the second player is given (B; and places it on B1
      Then no piece may be chosen
      And there is no legal move
      And no piece is chosen

    Example: after a draw nothing may be chosen and nothing placed
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      When the second player is given (P; and places it on D4
      Then no piece may be chosen
      And there is no legal move

    Example: no piece is chosen after a draw
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      And the second player is given (P; and places it on D4
      When the first player chooses (P;
      Then the move is refused: the game is over

    Example: no piece is placed after a draw
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      And the second player is given (P; and places it on D4
      When the second player places it on D4
      Then the move is refused: the game is over

    Example: without the winning piece the game goes on
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the second player is given (B; and places it on B2
      When the second player chooses [b!
      Then [b! is chosen

    Example: that the game is over is reported before that the piece is on the board
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the second player is given (B; and places it on B1
      When the first player chooses (B;
      Then the move is refused: the game is over

    Example: that the game is over is reported before that the cell is occupied
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the second player is given (B; and places it on B1
      When the second player places it on B1
      Then the move is refused: the game is over

    Example: no game is resumed from a board on which somebody has won
      Given the board
        """
        (P; (B; [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """
      When the players resume the game
      Then the position is refused: the game is over

    Example: nor from such a board with a chosen piece
      Given the board
        """
        (P; (B; [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: [b!
        """
      When the players resume the game
      Then the position is refused: the game is over

    Example: no game is resumed from a full board
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b; (P;
        """
      When the players resume the game
      Then the position is refused: the game is over

    Example: nor from a full board on which somebody has won
      Given the board
        """
        (b! [b! (P! [P;
        (p! (B; [b; [B!
        (p; [P! [B; (P;
        (B! (b; [p; [p!
        """
      When the players resume the game
      Then the position is refused: the game is over

    Example: a game is resumed when the piece that is chosen can win
      Given the board
        """
        (P;  .  [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: (B;
        """
      When the second player places it on A2
      Then the game is not over

    Example: a game is resumed from an empty board
      Given the board
        """
         .   .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """
      When the second player chooses [p;
      Then [p; is chosen

    Example: a game is resumed when the last piece is chosen
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        chosen: (P;
        """
      When the second player places it on D4
      Then the game is a draw

    Example: a game is resumed from a board with one empty cell
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      When the players resume the game
      Then exactly (P; may be chosen

    Example: queries may be asked after the end, too
      Given the board with (P; on A1, [P; on C1, (P! on D1
      When the second player is given (B; and places it on B1
      Then asking every query twice returns the same values and changes nothing

    Example: no piece is placed after a win in a game that is played from the start
      Given a new game
      And the players in turn place (P; on A1, [P; on C1, (P! on D1, (B; on B1
      When the second player places it on A4
      Then the move is refused: the game is over

    Example: nor after a win with a piece that was chosen before the game was resumed
      Given the board
        """
        (P;  .  [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: (B;
        """
      And the second player places it on B1
      When the second player places it on A4
      Then the move is refused: the game is over

    Example: nor is one chosen after either
      Given the board
        """
        (P;  .  [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: (B;
        """
      And the second player places it on B1
      When the first player chooses [b!
      Then the move is refused: the game is over

    Example: no piece is chosen after a win in a game that is played from the start
      Given a new game
      And the players in turn place (P; on A1, [P; on C1, (P! on D1, (B; on B1
      When the first player chooses [b!
      Then the move is refused: the game is over

  @QT-18
  Rule: The winning cells and what their pieces have in common can be asked for
    Decision: everything that the four pieces have in common is returned, not only one trait. Where a piece completes several
    lines or squares at once, any one of them is right.

    Example: a row
      Given the board
        """
         .   .   .   .
        (b!  .   .   .
        [P; (P; [B;  .
         .   .   .  [p!
        """
      When the second player is given (B; and places it on D3
      Then the winning cells are
        """
        . . . .
        . . . .
        * * * *
        . . . .
        """
      And what the winning pieces have in common is: large and hollow

    Example: there are none until somebody has won
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And there are no winning cells
      When the second player is given (B; and places it on B1
      Then the winning cells are
        """
        * * * *
        . . . .
        . . . .
        . . . .
        """
      And what the winning pieces have in common is: large

    Example: a column
      Given the board with (p; on C1, [P; on C2, (P; on C3
      When the second player is given [b; and places it on C4
      Then the winning cells are
        """
        . . * .
        . . * .
        . . * .
        . . * .
        """
      And what the winning pieces have in common is: hollow

    Example: a diagonal
      Given the board with [P; on D1, (p! on B3, [p; on C3, (p; on A4
      When the first player is given (P! and places it on C2
      Then the winning cells are
        """
        . . . *
        . . * .
        . * . .
        * . . .
        """
      And what the winning pieces have in common is: black

    Example: a square
      Given the board
        """
        (b! (B;  .  (p;
        [b! (P; [B; [P!
         .   .  [b; (P!
        [p!  .  (B!  .
        """
      When the second player is given [P; and places it on C1
      Then the winning cells are
        """
        . * * .
        . * * .
        . . . .
        . . . .
        """
      And what the winning pieces have in common is: large and hollow

    Example: a row with a piece that was chosen before the game was resumed
      Given the board
        """
        (P;  .  [P; (P!
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: (B;
        """
      When the second player places it on B1
      Then the winning cells are
        """
        * * * *
        . . . .
        . . . .
        . . . .
        """
      And what the winning pieces have in common is: large

    Example: a row in a game that is played from the start
      Given a new game
      When the players in turn place (P; on A1, [P; on C1, (P! on D1, (B; on B1
      Then the winning cells are
        """
        * * * *
        . . . .
        . . . .
        . . . .
        """
      And what the winning pieces have in common is: large

    Example: a column that shares two traits
      Given the board with (P; on A1, [P; on A3, (B; on A4, [B! on B4
      When the first player is given [B; and places it on A2
      Then the winning cells are
        """
        * . . .
        * . . .
        * . . .
        * . . .
        """
      And what the winning pieces have in common is: large and hollow

    Example: a diagonal that shares two traits
      Given the board with (p! on A1, (p; on B2, (P; on D4
      When the second player is given (P! and places it on C3
      Then the winning cells are
        """
        * . . .
        . * . .
        . . * .
        . . . *
        """
      And what the winning pieces have in common is: black and round

    Example: a diagonal and two squares at once
      Given the board
        """
        (b;  .   .  [P;
        [P!  .  (p! (B;
        [B; [b! (b!  .
        [B!  .  (P; [p;
        """
      When the second player is given [p! and places it on B2
      Then the winning cells are four of these, with B2 among them
        """
        * . . .
        * * * .
        * * * .
        . . . *
        """

    Example: before the end there are no winning cells
      Given the board with (P; on A1, [P; on C1, (P! on D1
      When the second player is given (B; and places it on B2
      Then there are no winning cells

    Example: nor when a piece has been chosen
      Given the board with (P; on A1, [P; on C1, (P! on D1
      When the first player chooses (B;
      Then there are no winning cells

    Example: nor after a draw
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      When the second player is given (P; and places it on D4
      Then there are no winning cells
