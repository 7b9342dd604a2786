Feature: Placing the piece
  The player puts the piece that was chosen on any empty cell, where it stays (QT-07). Then the roles swap: whoever
  has just placed chooses a piece for the other (QT-09).

  @QT-07 @task-4
  Rule: The chosen piece can be placed on any empty cell, and only there; all else on the board stays as it was

    Example: the piece is placed on an empty cell
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
      And [P! is chosen

    Example: the last piece can be placed on the last empty cell
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      When the first player chooses (P;
      Then it may be placed exactly on D4

  @QT-09
  Rule: After a placement that does not end the game the roles swap: who placed now chooses
    Decision: after the end the roles stay, so the player who placed the last piece is still the one to place.

    @task-3
    Example: the second player chooses first, then the first player does
      Given a new game
      When the players in turn place (B! on A1
      Then the first player is to choose and the second player to place

    @task-3
    Example: after two turns the second player chooses again
      Given a new game
      When the players in turn place (B! on A1, (p; on C2
      Then the second player is to choose and the first player to place

    @task-4
    Example: choosing does not swap the roles
      Given the board with (B! on A1
      When the first player chooses (p;
      Then the first player is to choose and the second player to place

    @task-4
    Scenario Outline: with <pieces> on the board the <chooser> player is to choose
      Given the board with <board>
      When the players resume the game
      Then the <chooser> player is to choose and the <placer> player to place

      Examples: odd and even numbers of pieces
        | pieces       | board                           | chooser | placer |
        | one piece    | [p; on D3                       | first   | second |
        | two pieces   | [p; on D3, (p; on A3            | second  | first  |
        | three pieces | [p; on D3, (p; on A3, [b! on C1 | first   | second |

    @task-4
    Example: a piece that waits to be placed is not counted
      Given the board
        """
        [p;  .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        chosen: (B!
        """
      When the players resume the game
      Then the first player is to choose and the second player to place

    @task-5
    Example: when the second player has won, the roles stay
      Given the board with (P; on A1, [P; on C1, (P! on D1
      When the second player is given (B; and places it on B1
      Then the first player is to choose and the second player to place

    @task-5
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
