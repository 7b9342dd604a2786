Feature: The board
  The board is as large as the tiles on it, and an empty border round them. It grows while the game goes on.

  @QW-06
  Rule: The board starts as one empty cell and grows so that there is always one empty row or column all round the tiles
    Growing at the top or at the left renumbers all cells, those of the turn's earlier tiles too.
    Decision: it never reaches a last size.

    Example: at the start
      Given a new game for 2 players
      Then the board has 1 row and 1 column
      And 0/0 is empty

    Example: the first tile
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player plays A1 on 0/0
      Then the board is
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the tiles of the turn lie on 1/1

    Example: a tile at the right adds a column there
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 B3
      When the first player plays A2 on 1/2
      Then the board is
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """

    Example: a tile at the bottom adds a row there
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 B3
      When the first player plays A2 on 2/1
      Then the board is
        """
         .  .  .
         . A1  .
         . A2  .
         .  .  .
        """

    Example: a tile at the left adds a column there, and all columns are renumbered
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

    Example: a tile at the top adds a row there, and all rows are renumbered
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 B3
      When the first player plays A2 on 0/1
      Then the board is
        """
         .  .  .
         . A2  .
         . A1  .
         .  .  .
        """

    Example: the turn's earlier tiles are renumbered too
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 A3 A4 B3
      When the first player plays A2 on 0/1, A3 on 0/1, A4 on 4/1
      Then the tiles of the turn lie on 2/1, 1/1, 4/1

    Example: and so are their columns
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 A3 A4 B3
      When the first player plays A2 on 1/2, A3 on 1/0, A4 on 1/0
      Then the tiles of the turn lie on 1/4, 1/2, 1/1

    Scenario Outline: so is the tile of a turn that is resumed, when the next one goes on <cell>
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the tiles on 1/1 have been played in this turn
      And the first player has the hand A2 B3
      When the first player plays A2 on <cell>
      Then the tiles of the turn lie on <turn>

      Examples: above it and to the left of it
        | cell | turn     |
        | 0/1  | 2/1, 1/1 |
        | 1/0  | 1/2, 1/1 |

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
      Then the board is
        """
         .  .  .  .
         . A1 A2  .
         . B1 B2  .
         .  .  .  .
        """

    Example: long after a small board would have been full
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

    Example: a board of more than twenty rows grows like any other
      Given the board
        """
         .  .  .  .  .  .  .
         . A1  .  .  .  .  .
         . A2  .  .  .  .  .
         . A3  .  .  .  .  .
         . A4  .  .  .  .  .
         . A5 B5  .  .  .  .
         .  . B4  .  .  .  .
         .  . B3  .  .  .  .
         .  . B2  .  .  .  .
         .  . B1 C1  .  .  .
         .  .  . C2  .  .  .
         .  .  . C3  .  .  .
         .  .  . C4  .  .  .
         .  .  . C5 D5  .  .
         .  .  .  . D4  .  .
         .  .  .  . D3  .  .
         .  .  .  . D2  .  .
         .  .  .  . D1 E1  .
         .  .  .  .  . E2  .
         .  .  .  .  . E3  .
         .  .  .  .  . E4  .
         .  .  .  .  .  .  .
        """
      And the first player has the hand E5 A6
      When the first player plays E5 on 21/5
      Then the board has 23 rows and 7 columns

    Example: all earlier tiles of the turn are renumbered, as often as the board grows
      Given the first player has the hand A1 A2 A3 B3 B4 C5
      And the first player plays A1 on 0/0, A2 on 0/1
      And the tiles of the turn lie on 2/1, 1/1
      When the first player plays A3 on 0/1
      Then the tiles of the turn lie on 3/1, 2/1, 1/1

    Example: the board grows at the top as often as it takes
      Given the first player has the hand A1 A2 A3 A4 A5 A6
      And the second player has the hand B1 B2 B3 B4 B5 B6
      And the bag begins with C1 C2 C3 C4 C5 C6
      And the first player plays A1 on 0/0, A2 on 0/1, A3 on 0/1, A4 on 0/1, A5 on 0/1, A6 on 0/1 and ends the turn
      And the second player plays B6 on 1/2, B5 on 0/2, B4 on 0/2, B3 on 0/2, B2 on 0/2, B1 on 0/2 and ends the turn
      When the first player plays C1 on 1/3, C2 on 0/3, C3 on 0/3, C4 on 0/3, C5 on 0/3, C6 on 0/3
      Then the board is
        """
         .  .  .  .  .
         .  .  . C6  .
         .  .  . C5  .
         .  .  . C4  .
         .  .  . C3  .
         .  .  . C2  .
         .  . B1 C1  .
         .  . B2  .  .
         .  . B3  .  .
         .  . B4  .  .
         .  . B5  .  .
         . A6 B6  .  .
         . A5  .  .  .
         . A4  .  .  .
         . A3  .  .  .
         . A2  .  .  .
         . A1  .  .  .
         .  .  .  .  .
        """

    Example: and so it does at the left
      Given the first player has the hand A1 A2 A3 A4 A5 A6
      And the second player has the hand B1 B2 B3 B4 B5 B6
      And the bag begins with C1 C2 C3 C4 C5 C6
      And the first player plays A1 on 0/0, A2 on 1/0, A3 on 1/0, A4 on 1/0, A5 on 1/0, A6 on 1/0 and ends the turn
      And the second player plays B6 on 2/1, B5 on 2/0, B4 on 2/0, B3 on 2/0, B2 on 2/0, B1 on 2/0 and ends the turn
      When the first player plays C1 on 3/1, C2 on 3/0, C3 on 3/0, C4 on 3/0, C5 on 3/0, C6 on 3/0
      Then the board is
        """
         .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .  .  .  . A6 A5 A4 A3 A2 A1  .
         .  .  .  .  .  . B1 B2 B3 B4 B5 B6  .  .  .  .  .  .
         . C6 C5 C4 C3 C2 C1  .  .  .  .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        """

    Example: a board of more than thirty columns grows like any other
      Given the board
        """
         .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
         . A1 A2 A3 A4 A5 A6  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
         .  .  .  .  .  . B6 B5 B4 B3 B2 B1  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .  .  .  . C1 C2 C3 C4 C5 C6  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  . D6 D5 D4 D3 D2 D1  .  .  .  .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  . E1 E2 E3 E4 E5 E6  .  .  .  .  .  .
         .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  . F6 F5 F4 F3 F2 F1  .
         .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        """
      And the first player has the hand A1 B1
      When the first player plays A1 on 7/31, B1 on 7/32
      Then the board has 9 rows and 34 columns

    Example: a game that is started meanwhile has an empty board of its own
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the first player plays A1 on 0/0
      When another game is started meanwhile
      Then 0/0 is empty
      And the board has 1 row and 1 column

    Example: no tile goes beyond the board
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 B3
      When the first player plays A2 on 1/3
      Then the move is refused: the board has no such cell

    Example: nor below it
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 B3
      When the first player plays A2 on 3/1
      Then the move is refused: the board has no such cell

    Example: no game is resumed from a board without an empty border
      Given the board
        """
         .  .
         . A1
         .  .
        """
      When the players resume the game
      Then the position is refused: the board must have exactly one empty border all round

    Example: nor from one that lacks it at the left
      Given the board
        """
         .  .
        A1  .
         .  .
        """
      When the players resume the game
      Then the position is refused: the board must have exactly one empty border all round

    Example: nor from one that lacks it at the bottom
      Given the board
        """
         .  .  .
         . A1  .
        """
      When the players resume the game
      Then the position is refused: the board must have exactly one empty border all round

    Example: nor from one with two empty columns at the right
      Given the board
        """
         .  .  .  .
         . A1  .  .
         .  .  .  .
        """
      When the players resume the game
      Then the position is refused: the board must have exactly one empty border all round

    Example: no game is resumed from a board with a wider border
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
         .  .  .
        """
      When the players resume the game
      Then the position is refused: the board must have exactly one empty border all round

    Scenario Outline: the first tile does not go on <cell>
      Given the first player has the hand A1 A2 B3
      When the first player plays A1 on <cell>
      Then the move is refused: the board has no such cell

      Examples: cells that the empty board does not have
        | cell |
        | 0/1  |
        | 1/0  |
        | 1/1  |

    Example: that the cell does not exist is reported before that the tile is not held
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 B3
      When the first player plays F6 on 1/3
      Then the move is refused: the board has no such cell

    Example: no game is resumed from a board that lacks the border at the top
      Given the board
        """
         . A1  .
         .  .  .
        """
      When the players resume the game
      Then the position is refused: the board must have exactly one empty border all round

    Example: nor from one with two empty rows at the top
      Given the board
        """
         .  .  .
         .  .  .
         . A1  .
         .  .  .
        """
      When the players resume the game
      Then the position is refused: the board must have exactly one empty border all round

    Example: nor from one with two empty columns at the left
      Given the board
        """
         .  .  .  .
         .  . A1  .
         .  .  .  .
        """
      When the players resume the game
      Then the position is refused: the board must have exactly one empty border all round

    Example: nor from one of a single tile
      Given the board
        """
        A1
        """
      When the players resume the game
      Then the position is refused: the board must have exactly one empty border all round

    Example: nor from an empty one of more than one cell
      Given the board
        """
         .  .  .
         .  .  .
         .  .  .
        """
      When the players resume the game
      Then the position is refused: the board must have exactly one empty border all round

  @QW-07
  Rule: A tile goes on an empty cell

    Scenario Outline: an occupied cell takes no second tile: <tile> on A2
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the first player has the hand A2 A3
      When the first player plays <tile> on 1/2
      Then the move is refused: the cell is occupied

      Examples: another tile, and an equal one
        | tile |
        | A3   |
        | A2   |

    Example: the cell beside it does
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

    Example: a tile of this turn occupies its cell, too
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the first player plays A1 on 0/0
      When the first player plays A2 on 1/1
      Then the move is refused: the cell is occupied
