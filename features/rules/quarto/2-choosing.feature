Feature: Choosing a piece
  A player never chooses the piece to place: the opponent does. In each turn the opponent chooses one of the pieces
  that are not on the board (QT-06), and then the player places it (QT-05). The pieces that are left are called the
  pool; the chosen one belongs to it until it is placed (QT-08).

  @QT-05
  Rule: In each turn the opponent first chooses one piece, then the player places it
    Decision: while a piece waits to be placed, the choice of a piece on the board may be refused for either reason.

    @task-3
    Example: the opponent chooses a piece, and the player places it
      Given a new game
      And the second player chooses [p;
      When the first player places it on B3
      Then B3 holds [p;
      And no piece is chosen

    @task-2
    Example: a piece that is chosen waits to be placed
      Given a new game
      When the second player chooses [p;
      Then [p; is chosen
      And the second player is to choose and the first player to place

    @task-3
    Example: no piece can be placed before one is chosen
      Given a new game
      When the first player places it on B3
      Then the move is refused: no piece has been chosen

    @task-2
    Example: no second piece can be chosen before the first is placed
      Given a new game
      And the second player chooses [p;
      When the second player chooses (B!
      Then the move is refused: a piece has been chosen already
      And [p; is chosen

    @task-4
    Example: while a piece waits, it may be placed on any empty cell
      Given the board with (B! on A1, (p; on C2
      And there is no legal move
      When the second player chooses [P!
      Then no piece may be chosen
      And it may be placed exactly on B1, C1, D1, A2, B2, D2, A3, B3, C3, D3, A4, B4, C4, D4

    @task-4
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

  @QT-06
  Rule: A piece can only be chosen if it is not on the board

    @task-4
    Example: a piece on the board cannot be chosen
      Given the board with (B! on A1, (p; on C2
      When the second player chooses (p;
      Then the move is refused: the piece is on the board

    @task-4
    Example: a piece that differs in one attribute can be chosen
      Given the board with (B! on A1, (p; on C2
      When the second player chooses (p!
      Then (p! is chosen

    @task-3
    Example: a piece that was placed in the last turn cannot be chosen
      Given a new game
      And the players in turn place (P; on D4
      When the first player chooses (P;
      Then the move is refused: the piece is on the board

    @task-3
    Example: exactly the pieces that are left may be chosen
      Given a new game
      When the players in turn place (B! on A1, (p; on B2, [P! on C3, [b; on D4, (b! on D1, [p! on A3, (P; on B4, [B; on C2
      Then exactly (B;, [B!, (P!, [P;, (b;, [b!, (p!, [p; may be chosen

    @task-4
    Example: the last piece must be chosen like any other
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

    @task-2
    Example: a chosen piece is still in the pool
      Given a new game
      When the second player chooses [p;
      Then the pool holds all 16 pieces

    @task-3
    Example: a placed piece is in the pool no more
      Given a new game
      And the second player chooses [p;
      When the first player places it on B3
      Then the pool holds all pieces but [p;
      And pool and board together hold each of the 16 pieces once

    @task-4
    Example: in a resumed game the pool has the other pieces
      Given the board
        """
        (B!  .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: [p;
        """
      When the players resume the game
      Then the pool holds all pieces but (B!

    @task-4
    Example: no game is resumed with a piece on two cells
      Given the board
        """
        (B!  .   .   .
         .   .   .   .
         .   .  (B!  .
         .   .   .   .
        """
      When the players resume the game
      Then the position is refused: a piece occurs twice

    @task-4
    Example: no game is resumed if the chosen piece lies on the board
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

    @task-4
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
