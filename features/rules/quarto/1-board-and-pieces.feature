Feature: The board and the pieces
  Quarto is played on a board of 16 cells with 16 pieces, which belong to both players.
  A piece is written in three characters: round ( or square [, then large B or small b if it is white, large P or small p
  if it is black, then solid ! or hollow ;. In the pictures a dot stands for an empty cell.

  @QT-01
  Rule: The board has 4 columns, A to D, and 4 rows, 1 to 4 with row 1 on top, and is empty at the start

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
      And nobody has won
      And there are no winning cells
      And the second player is to choose and the first player to place

    Example: A1 is at the top left, D1 at the top right, A4 at the bottom left
      Given a new game
      When the players in turn place (B! on A1, [p; on D1, (p; on A4
      Then the board is
        """
        (B!  .   .  [p;
         .   .   .   .
         .   .   .   .
        (p;  .   .   .
        """

    Scenario Outline: there is a cell <cell>
      Given a new game
      When the first player is given [b! and places it on <cell>
      Then <cell> holds [b!

      Examples: every column and every row
        | cell |
        | A2   |
        | B1   |
        | C4   |
        | D3   |

    Example: a game that was played leaves nothing behind in the next
      Given a new game
      And the players in turn place (B! on A1, [p; on D1
      When a new game is started
      Then the board is
        """
         .   .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """
      And the pool holds all 16 pieces
      And the second player is to choose and the first player to place

    Example: a game that was won leaves nothing behind in the next
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the second player is given (B; and places it on B1
      When a new game is started
      Then the board is
        """
         .   .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """
      And the pool holds all 16 pieces
      And the second player is to choose and the first player to place
      And the game is not over
      And nobody has won
      And there are no winning cells

    Example: a game that was drawn leaves nothing behind in the next
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      And the second player is given (P; and places it on D4
      And asking every query twice returns the same values and changes nothing
      When a new game is started
      Then the board is
        """
         .   .   .   .
         .   .   .   .
         .   .   .   .
         .   .   .   .
        """
      And the game is not over

    Example: a piece that was chosen in a game that was left is not chosen in the next
      Given a new game
      And the second player chooses [p;
      When a new game is started
      Then no piece is chosen

    Example: a game that is started meanwhile changes nothing in the first
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

    Example: two games are resumed from the same position, and each goes its own way
      Given the board with (P; on A1, [P; on C1, (P! on D1
      When another game is resumed from the same position meanwhile
      And the second player is given (B; and places it on B1
      And the players return to the first game
      And the second player is given [b! and places it on B2
      Then the board is
        """
        (P;  .  [P; (P!
         .  [b!  .   .
         .   .   .   .
         .   .   .   .
        """
      And the game is not over

    Example: a game is resumed from a board with pieces on it
      Given the board
        """
        (B!  .   .  [p;
         .  [b!  .   .
         .   .  (P;  .
        (p;  .   .   .
        """
      Then the board is
        """
        (B!  .   .  [p;
         .  [b!  .   .
         .   .  (P;  .
        (p;  .   .   .
        """
      And B2 holds [b!
      And B3 is empty

    Scenario Outline: a game is resumed from a board on which only <cell> is empty
      Given the board
        """
        <row 1>
        <row 2>
        <row 3>
        <row 4>
        """
      Then the board is
        """
        <row 1>
        <row 2>
        <row 3>
        <row 4>
        """

      Examples: two corners
        | cell | row 1           | row 2           | row 3           | row 4           |
        | D4   | (B! [p! [P; (p! | [p; (p; [B! (B; | [B; (P! [b! [P! | [b; (b! (b;  .  |
        | A1   | .  (b; (b! [b;  | [P! [b! (P! [B; | (B; [B! (p; [p; | (p! [P; [p! (B! |

  @QT-02
  Rule: There are 16 pieces, one for every combination of large or small, white or black, round or square, solid or hollow

    Example: at the start all of them are in the pool, and none is there twice
      Given a new game
      Then the pool holds exactly (B!, (B;, [B!, [B;, (P!, (P;, [P!, [P;, (b!, (b;, [b!, [b;, (p!, (p;, [p!, [p;
      And pool and board together hold each of the 16 pieces once

    Example: at the start any of them may be chosen
      Given a new game
      Then exactly (B!, (B;, [B!, [B;, (P!, (P;, [P!, [P;, (b!, (b;, [b!, [b;, (p!, (p;, [p!, [p; may be chosen

    Example: a game that is started meanwhile has sixteen pieces of its own
      Given a new game
      And the players in turn place (B! on A1
      When another game is started meanwhile
      Then the pool holds all 16 pieces

    Example: in the game after one that was won there are sixteen again
      Given the board with (P; on A1, [P; on C1, (P! on D1
      And the second player is given (B; and places it on B1
      When a new game is started
      Then the pool holds all 16 pieces

    Example: and in the game after one that was drawn
      Given the board
        """
        (B! [p! [P; (p!
        [p; (p; [B! (B;
        [B; (P! [b! [P!
        [b; (b! (b;  .
        """
      And the second player is given (P; and places it on D4
      When a new game is started
      Then the pool holds all 16 pieces

  @QT-03
  Rule: The players share the pieces: no piece belongs to one of them

    Example: whatever is in the pool, either player may choose it for the other
      Given a new game
      When the players in turn place (B! on A1
      Then exactly (B;, [B!, [B;, (P!, (P;, [P!, [P;, (b!, (b;, [b!, [b;, (p!, (p;, [p!, [p; may be chosen

    Example: and so may the other player
      Given a new game
      When the players in turn place (B! on A1, (p; on C2
      Then exactly (B;, [B!, [B;, (P!, (P;, [P!, [P;, (b!, (b;, [b!, [b;, (p!, [p!, [p; may be chosen

    Example: late in a game, too
      Given the board
        """
        (P! [p; (P; (B!
        [b; (p; [b!  .
         .   .  [B;  .
        (B;  .   .   .
        """
      Then exactly [B!, [P!, [P;, (b!, (b;, (p!, [p! may be chosen

    Example: late in a game, for the other player
      Given the board
        """
        (P! [p; (P; (B!
        [b; (p; [b! [B!
         .   .  [B;  .
        (B;  .   .   .
        """
      Then exactly [P!, [P;, (b!, (b;, (p!, [p! may be chosen

    Example: both players place pieces of every kind
      Given a new game
      When the players in turn place (B; on D3, (P; on C2, (b; on C4, [b; on A1, [P! on A2, [P; on B1, (b! on C1, (P! on D1
      Then the board is
        """
        [b; [P; (b! (P!
        [P!  .  (P;  .
         .   .   .  (B;
         .   .  (b;  .
        """

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
