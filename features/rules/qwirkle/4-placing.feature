Feature: Where a tile may be played
  Tiles are placed in lines. A line is an unbroken row or column of two tiles or more; all its tiles have one shape, or all one
  colour, and no two of them are equal.

  @QW-08 @task-4
  Rule: Every tile but the first must touch a tile already there, above, below, left or right

    Example: a tile may lie above, below, left or right of another
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A3 B4
      Then A3 may be played exactly on 0/1, 1/0, 1/2, 2/1

    Example: a tile that touches another only at a corner is refused
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A3 B4
      When the first player plays A3 on 2/2
      Then the move is refused: the tile touches no other tile

  @QW-09 @task-4
  Rule: Neighbouring tiles share exactly one attribute, shape or colour: not none, and not both

    Scenario Outline: <tile> lies beside A1, since both have one <attribute>
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 B1 F6
      When the first player plays <tile> on 1/2
      Then 1/2 holds <tile>

      Examples: what both share
        | tile | attribute |
        | A2   | shape     |
        | B1   | colour    |

    Scenario Outline: <tile> may not lie <where> A1
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A1 B2
      When the first player plays <tile> on <cell>
      Then the move is refused: <reason>

      Examples: nothing in common, and an equal tile, on every side
        | tile | where    | cell | reason                                          |
        | B2   | right of | 1/2  | the tile has nothing in common with a neighbour |
        | B2   | left of  | 1/0  | the tile has nothing in common with a neighbour |
        | B2   | above    | 0/1  | the tile has nothing in common with a neighbour |
        | B2   | below    | 2/1  | the tile has nothing in common with a neighbour |
        | A1   | right of | 1/2  | the tile is the same as a neighbour             |
        | A1   | left of  | 1/0  | the tile is the same as a neighbour             |
        | A1   | above    | 0/1  | the tile is the same as a neighbour             |
        | A1   | below    | 2/1  | the tile is the same as a neighbour             |

    Scenario Outline: <tile> goes with <one> but not with <other>, and is refused
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         . B1  .  .
         .  .  .  .
        """
      And the first player has the hand B2 B3 C2
      When the first player plays <tile> on 2/2
      Then the move is refused: the tile has nothing in common with a neighbour

      Examples: the neighbour above, and the one at the left
        | tile | one | other |
        | C2   | A2  | B1    |
        | B3   | B1  | A2    |

    Example: a tile goes with both of its neighbours
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         . B1  .  .
         .  .  .  .
        """
      And the first player has the hand B2 B3 C2
      When the first player plays B2 on 2/2
      Then 2/2 holds B2

  @QW-10
  Rule: All tiles of a line share the same one attribute: all one colour, or all one shape
    It holds for the row and for the column that the tile lies in.
    Decision: also where the tile joins two lines into one.

    @task-4
    Example: a row of one shape takes no other shape
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the first player has the hand A3 B2
      When the first player plays B2 on 1/3
      Then the move is refused: the tiles of the line would not all share one attribute

    @task-4
    Example: a column of one colour takes no other colour
      Given the board
        """
         .  .  .
         . A1  .
         . B1  .
         .  .  .
        """
      And the first player has the hand B2 C1
      When the first player plays B2 on 3/1
      Then the move is refused: the tiles of the line would not all share one attribute

    @task-4
    Example: a column of one colour takes this colour in another shape
      Given the board
        """
         .  .  .
         . A1  .
         . B1  .
         .  .  .
        """
      And the first player has the hand B2 C1
      When the first player plays C1 on 3/1
      Then 3/1 holds C1

    @task-4
    Example: a tile that suits its row but not its column is refused
      Given the board
        """
         .  .  .  .
         .  . C1  .
         .  . B1  .
         . A2  .  .
         .  .  .  .
        """
      And the first player has the hand B2 A1
      When the first player plays B2 on 3/2
      Then the move is refused: the tiles of the line would not all share one attribute

    @task-4
    Example: no tile joins A1 and B3, which do not go together
      Given the board
        """
         .  .  .  .  .
         . A1  . B3  .
         . A4 A5 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A3 A6
      When the first player plays A3 on 1/2
      Then the move is refused: the tiles of the line would not all share one attribute

    @task-4
    Example: a tile joins A1 and A2, which go together
      Given the board
        """
         .  .  .  .  .
         . A1  . A2  .
         . A4 A5 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A3 A6
      When the first player plays A6 on 1/2
      Then 1/2 holds A6

    @task-6
    Example: no game is resumed from a board with a mixed line
      Given the board
        """
         .  .  .  .  .
         . A1 A2 B2  .
         .  .  .  .  .
        """
      When the players resume the game
      Then the position is refused: the tiles of the line would not all share one attribute

  @QW-11
  Rule: A line never holds two equal tiles, adjacent or not; so it has at most six
    Decision: this follows from the published rules of the game; the original assignment looks at neighbours only.

    @task-4
    Example: a tile that lies at the row's other end is refused
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A1 A4
      When the first player plays A1 on 1/4
      Then the move is refused: the line would hold the same tile twice

    @task-4
    Example: a tile that lies at the column's other end is refused
      Given the board
        """
         .  .  .
         . C4  .
         . B4  .
         . A4  .
         .  .  .
        """
      And the first player has the hand A4 D4
      When the first player plays A4 on 0/1
      Then the move is refused: the line would hold the same tile twice

    @task-4
    Example: an equal tile in another line does not matter
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  . B3  .
         .  .  .  .  .
        """
      And the first player has the hand A3 B1
      When the first player plays A3 on 2/1
      Then 2/1 holds A3

    @task-4
    Example: no tile joins two equal tiles
      Given the board
        """
         .  .  .  .  .
         . A1  . A1  .
         . A4 A6 A5  .
         .  .  .  .  .
        """
      And the first player has the hand A2 A3
      When the first player plays A2 on 1/2
      Then the move is refused: the line would hold the same tile twice

    @task-4
    Example: a line of six takes no more tiles
      Given the board
        """
         .  .  .  .  .  .  .  .
         . A1 A2 A3 A4 A5 A6  .
         .  .  .  .  .  .  .  .
        """
      And the first player has the hand A1 A2 A3 A4 A5 A6
      When the first player plays A1 on 1/7
      Then the move is refused: the line would hold the same tile twice

    @task-6
    Example: no game is resumed from a board with a repeated tile
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A1  .
         .  .  .  .  .
        """
      When the players resume the game
      Then the position is refused: the line would hold the same tile twice

  @QW-12
  Rule: All tiles of one turn lie in one row or one column
    The second tile fixes which; the third and later ones must keep it.
    Decision: each tile must at once lie in one unbroken line with the turn's earlier tiles: no gap can be filled later.

    @task-4
    Example: a second tile in another row and another column is refused
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A4 B1 B2 C5
      And the first player plays A4 on 1/4
      When the first player plays B1 on 2/1
      Then the move is refused: the tiles of a turn must lie in one row or one column

    @task-4
    Scenario Outline: after two tiles in a column none lies beside the <other>
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A4 B4 A5 B3
      And the first player plays A4 on 1/4, B4 on 2/4
      When the first player plays <tile> on <cell>
      Then the move is refused: the tiles of a turn must lie in one row or one column

      Examples: after two tiles in one column
        | other  | tile | cell |
        | first  | A5   | 1/5  |
        | second | B3   | 2/3  |

    @task-4
    Example: tiles of a turn lie at both ends of a row
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A4 A5 C5
      When the first player plays A4 on 1/4, A5 on 1/0
      Then the tiles of the turn lie on 1/5, 1/1

    @task-4
    Scenario Outline: two tiles in one <line> leave no empty cell between them
      Given the board
        """
         .  .  .  .  .
         .  .  . D3  .
         .  .  . C3  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A4 B1 B3 D4
      And the first player plays <first>
      When the first player plays <second>
      Then the move is refused: an empty cell would lie between the tiles of the turn

      Examples: below the row, and beside the column
        | line   | first     | second    |
        | row    | B1 on 4/1 | B3 on 4/3 |
        | column | D4 on 1/4 | A4 on 3/4 |

    @task-4
    Example: three tiles side by side are played one after another
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand B1 B2 B3
      When the first player plays B1 on 2/1, B2 on 2/2, B3 on 2/3
      Then the tiles of the turn lie on 2/1, 2/2, 2/3

    @task-4
    Example: a turn that is resumed has fixed its row
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the tiles on 1/3, 1/2 have been played in this turn
      And the first player has the hand A4 B1
      When the first player plays B1 on 2/1
      Then the move is refused: the tiles of a turn must lie in one row or one column

    @task-6
    Scenario Outline: no game is resumed when the turn <fault>
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         . B1  . B3  .
         .  .  .  .  .
        """
      And the tiles on <turn> have been played in this turn
      When the players resume the game
      Then the position is refused: <reason>

      Examples: turns that cannot be
        | fault              | turn          | reason                                                    |
        | names a cell twice | 1/3, 1/2, 1/3 | the turn names a cell twice                               |
        | turns a corner     | 1/2, 2/3      | the tiles of the turn do not lie in one row or one column |
        | leaves a gap       | 2/1, 2/3      | an empty cell would lie between the tiles of the turn     |

  @QW-13
  Rule: Only tiles of the player's own hand can be played; a played tile leaves the hand

    @task-4
    Scenario Outline: <tile> cannot be played from <where>
      Given the first player has the hand A1 A2 B3
      And the second player has the hand C1 C2
      And the bag begins with F1 F2
      When the first player plays <tile> on 0/0
      Then the move is refused: the player does not hold the tile

      Examples: tiles of others
        | tile | where                   |
        | C1   | the other player's hand |
        | F1   | the bag                 |

    @task-4
    Example: of two equal tiles one leaves the hand
      Given the first player has the hand A1 A1 B3
      When the first player plays A1 on 0/0
      Then the first player holds A1 B3

    @task-5
    Example: a tile that has left the hand cannot be played
      Given the first player has the hand A1 A2 B3
      And the bag begins with F1 F2 F3 F4 F5
      And the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      And the second player passes
      When the first player plays A2 on 2/1
      Then the move is refused: the player does not hold the tile

    @task-5
    Example: the second player plays from the second player's hand
      Given the first player has the hand A1 A2 B3
      And the second player has the hand A3 C2
      And the first player plays A1 on 0/0 and ends the turn
      When the second player plays A3 on 1/2
      Then the second player holds C2

  @QW-14 @task-4
  Rule: A tile that may not be played changes nothing: board, hand, bag and points stay as they were

    Example: after a refused tile everything is as before
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the first player has the hand A3 B1
      And the first player has scored 2
      And the bag begins with F1 F2
      When the first player plays B1 on 1/0
      Then the move is refused: the tiles of the line would not all share one attribute
      And the board is
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the first player holds A3 B1
      And the next tiles in the bag are F1 F2
      And the first player has 2 points

    Example: the turn goes on as if the tile had not been tried
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the first player has the hand A3 B2 A4
      And the first player plays A3 on 1/3
      When the first player plays B2 on 1/4
      Then the move is refused: the tile has nothing in common with a neighbour
      And the tiles of the turn lie on 1/3
      And A4 may be played exactly on 0/3, 1/0, 1/4, 2/3

  @QW-22 @task-9
  Rule: In cheat mode, chosen before the game, a player may also play any tile still in the bag
    A tile in the hand is taken from there first. One from the bag leaves the bag, and the hand keeps its tiles.
    Decision: of equal tiles in the bag the one that lies nearest to its front is played.
    All rules of place hold.

    Example: a tile is played from the bag
      Given cheat mode is agreed on
      And the first player has the hand A1 A2 B3
      And the bag holds only C1 C2 C3 C4
      When the first player plays C3 on 0/0
      Then 1/1 holds C3
      And the first player holds A1 A2 B3
      And the next tiles in the bag are C1 C2 C4

    Example: a tile that is in hand and bag comes from the hand
      Given cheat mode is agreed on
      And the first player has the hand A1 A2 B3
      And the bag holds only C1 A1 C3 C4
      When the first player plays A1 on 0/0
      Then the first player holds A2 B3
      And the next tiles in the bag are C1 A1 C3 C4

    Example: of equal tiles in the bag the first one leaves it
      Given cheat mode is agreed on
      And the first player has the hand A1 A2 B3
      And the bag holds only F2 F1 F3 F1 F4
      When the first player plays F1 on 0/0
      Then the next tiles in the bag are F2 F3 F1 F4

    Example: a tile of another player's hand cannot be played
      Given cheat mode is agreed on
      And the first player has the hand A1 A2 B3
      And the second player has the hand D1 D2
      And the bag holds only C1 C2 C3 C4
      When the first player plays D1 on 0/0
      Then the move is refused: the player does not hold the tile

    Example: a tile from the bag must go with its neighbours
      Given cheat mode is agreed on
      And the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 B3
      And the bag holds only C1 C2 C3 C4
      When the first player plays C2 on 1/2
      Then the move is refused: the tile has nothing in common with a neighbour

    Example: a tile that is only in the bag cannot be traded
      Given cheat mode is agreed on
      And the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag begins with F1 F2
      When the first player trades A1 F2
      Then the move is refused: the hand does not hold all these tiles

    Example: the turn that empties the bag is still ended
      Given cheat mode is agreed on
      And the first player has the hand A2 A3 B4 C5 C6
      And the bag holds only A1
      And the first player plays A1 on 0/0
      And the game is not over
      When the first player plays A2 on 1/2 and ends the turn
      Then the game is over
      And the first player has 2 points
