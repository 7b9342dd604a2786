Feature: The end of the game
  The game ends with a win, or in a draw when the board is full and nobody has won (QT-16). After that nothing can be
  chosen or placed (QT-17), and the winning cells can be asked for (QT-18).

  @QT-16
  Rule: The game is a draw when all 16 cells are full and nobody has won; a win with the last piece is a win

    @task-5
    Example: the last piece wins nothing, so the game is a draw
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

    @task-5
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

    @task-4
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

    @task-5
    Example: a win ends the game long before the board is full
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the game is not over
      When the second player is given (B; and places it on B1
      Then the game is over

  @QT-17
  Rule: After the end no piece can be chosen and none can be placed

    @task-5
    Example: no piece is chosen after a win
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the second player is given (B; and places it on B1
      When the first player chooses [b!
      Then the move is refused: the game is over
      And no piece may be chosen

    @task-5
    Example: no piece is placed after a win
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the second player is given (B; and places it on B1
      When the second player places it on A4
      Then the move is refused: the game is over
      And there is no legal move

    @task-4
    Example: without the winning piece the game goes on
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the second player is given (B; and places it on B2
      When the second player chooses [b!
      Then [b! is chosen

    @task-5
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

    @task-5
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

    @task-5
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

  @QT-18
  Rule: The winning cells and what their pieces have in common can be asked for
    Decision: everything that the four pieces have in common is returned, not only one trait. Where a piece completes several
    lines or squares at once, any one of them is right.

    @task-6
    Example: the winning cells are a row
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

    @task-6
    Example: the winning cells are a diagonal
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

    @task-6
    Example: the winning cells are a square
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

    @task-6
    Example: where a diagonal and two squares win at once, any is right
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

    @task-4
    Example: before the end there are no winning cells
      Given the board with (P; on A1, [P; on C1, (P! on D1
      When the second player is given (B; and places it on B2
      Then there are no winning cells
