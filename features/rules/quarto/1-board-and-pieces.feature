Feature: The board and the pieces
  Quarto is played on a board of 16 cells with 16 pieces, which belong to both players.
  A piece is written in three characters: round ( or square [, then large B or small b if it is white, large P or small p
  if it is black, then solid ! or hollow ;. In the pictures a dot stands for an empty cell.

  @QT-01
  Rule: The board has 4 columns, A to D, and 4 rows, 1 to 4 with row 1 on top, and is empty at the start

    @task-1
    Example: a new game
      Given a new game
      Then the board is
        """
         .   .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """
      And no piece is chosen
      And the game is not over
      And the second player is to choose and the first player to place

    @task-3
    Example: column A is at the left and row 1 on top
      Given a new game
      When the players in turn place (B! on A1, [p; on D1, (p; on A4
      Then the board is
        """
        (B!  .   .  [p;
         .   .   .   .
         .   .   .   .
        (p;  .   .   .
        """

    @task-4
    Example: a game is resumed from a board with pieces on it
      Given the board
        """
        (B!  .   .  [p;
         .  [b!  .   .
         .   .  (P;  .
        (p;  .   .   .
        """
      When the players resume the game
      Then B2 holds [b!
      And B3 is empty
      And C3 holds (P;

    @task-3
    Example: a game that was won leaves nothing behind in the next
      Given a new game
      And the players in turn place (P; on A1, [P; on C1, (P! on D1, (B; on B1
      When a new game is started
      Then the board is
        """
         .   .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """
      And the second player is to choose and the first player to place
      And the game is not over

    @task-3
    Example: two games at once do not disturb each other
      Given a new game
      And the players in turn place (B! on A1, [p; on D1
      When another game is started meanwhile
      And the players in turn place (p; on B3
      And the players return to the first game
      Then the board is
        """
        (B!  .   .  [p;
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """

  @QT-02
  Rule: There are 16 pieces, one for every combination of large or small, white or black, round or square, solid or hollow

    @task-1
    Example: at the start each piece is in the pool once
      Given a new game
      Then the pool holds exactly (B!, (B;, [B!, [B;, (P!, (P;, [P!, [P;, (b!, (b;, [b!, [b;, (p!, (p;, [p!, [p;
      And pool and board together hold each of the 16 pieces once

    @task-2
    Example: at the start any of them may be chosen
      Given a new game
      Then exactly (B!, (B;, [B!, [B;, (P!, (P;, [P!, [P;, (b!, (b;, [b!, [b;, (p!, (p;, [p!, [p; may be chosen

    @task-3
    Example: the next game has sixteen pieces again
      Given a new game
      And the players in turn place (B! on A1, [p; on D1
      When a new game is started
      Then the pool holds all 16 pieces

  @QT-03 @task-3
  Rule: The players share the pieces: no piece belongs to one of them

    Example: whatever is in the pool may be chosen by either player
      Given a new game
      When the players in turn place (B! on A1
      Then exactly (B;, [B!, [B;, (P!, (P;, [P!, [P;, (b!, (b;, [b!, [b;, (p!, (p;, [p!, [p; may be chosen

    Example: both players place white pieces and black ones
      Given a new game
      When the players in turn place (B! on A1, (b; on B2, [P; on C4, [p! on D2
      Then the board is
        """
        (B!  .   .   .
         .  (b;  .  [p!
         .   .   .   .
         .   .  [P;  .
        """
