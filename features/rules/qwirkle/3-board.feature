Feature: The board
  The board is as large as the tiles on it, and an empty border round them. It grows while the game goes on.

  @QW-06
  Rule: The board starts as one empty cell and grows so that there is always one empty row or column all round the tiles
    Growing at the top or at the left renumbers all cells, those of the turn's earlier tiles too.
    Decision: it never reaches a last size.

    @task-4
    Example: the first tile gets an empty border on every side
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the board has 1 row and 1 column
      When the first player plays A1 on 0/0
      Then the board is
        """
         .  .  .
         . A1  .
         .  .  .
        """

    @task-4
    Example: a tile at the left adds a column and renumbers the others
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 B3
      When the first player plays A2 on 1/0
      Then the board is
        """
         .  .  .  .
         . A2 A1  .
         .  .  .  .
        """
      And 1/1 holds A2
      And 1/2 holds A1

    @task-4
    Scenario Outline: a tile <where> A1 makes the board <rows> by <columns>
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 B3
      When the first player plays A2 on <cell>
      Then the board has <rows> rows and <columns> columns
      And <A1 now> holds A1

      Examples: the other sides
        | where    | cell | rows | columns | A1 now |
        | right of | 1/2  | 3    | 4       | 1/1    |
        | below    | 2/1  | 4    | 3       | 1/1    |
        | above    | 0/1  | 4    | 3       | 2/1    |

    @task-4
    Example: a tile inside the border adds nothing
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         . B1  .  .
         .  .  .  .
        """
      And the first player has the hand B2 C5
      When the first player plays B2 on 2/2
      Then the board has 4 rows and 4 columns

    @task-4
    Scenario Outline: a tile <where> renumbers the turn's earlier tiles
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 A3 A4 B3
      When the first player plays <tiles>
      Then the tiles of the turn lie on <turn>

      Examples: a new row 0, and a new column 0
        | where       | tiles                           | turn          |
        | at the top  | A2 on 0/1, A3 on 0/1, A4 on 4/1 | 2/1, 1/1, 4/1 |
        | at the left | A2 on 1/2, A3 on 1/0, A4 on 1/0 | 1/4, 1/2, 1/1 |

    @task-4
    Example: a board of fourteen columns grows like any other
      Given the board
        """
         .  .  .  .  .  .  .  .  .  .  .  .  .  .
         . A1 A2 A3  .  .  .  .  .  .  .  .  .  .
         .  .  . B3 B4 B5  .  .  .  .  .  .  .  .
         .  .  .  .  . C5 C6 C1  .  .  .  .  .  .
         .  .  .  .  .  .  . D1 D2 D3  .  .  .  .
         .  .  .  .  .  .  .  .  . E3 E4 E5  .  .
         .  .  .  .  .  .  .  .  .  .  . F5 F6  .
         .  .  .  .  .  .  .  .  .  .  .  .  .  .
        """
      And the first player has the hand F1 A6
      When the first player plays F1 on 6/13
      Then the board has 8 rows and 15 columns

    @task-4
    Scenario Outline: no tile goes beyond the board <where>
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 B3
      When the first player plays A2 on <cell>
      Then the move is refused: the board has no such cell

      Examples: the column and the row after the last
        | where        | cell |
        | at the right | 1/3  |
        | below        | 3/1  |

    @task-3
    Example: no game is resumed from a board without an empty border
      Given the board
        """
         .  .
         . A1
         .  .
        """
      When the players resume the game
      Then the position is refused: the board must have exactly one empty border all round

  @QW-07 @task-4
  Rule: A tile goes on an empty cell

    Example: an occupied cell takes no second tile
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the first player has the hand A3 B1
      When the first player plays A3 on 1/2
      Then the move is refused: the cell is occupied

    Example: the empty cell beside it takes the tile
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the first player has the hand A3 B1
      When the first player plays A3 on 1/3
      Then the board is
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
