Feature: Where a tile may be played
  Tiles are placed in lines. A line is an unbroken row or column of two tiles or more; all its tiles have one shape, or all one
  colour, and no two of them are equal.

  @QW-08
  Rule: Every tile but the first must touch a tile already there, above, below, left or right

    Example: a tile that touches none
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         . B1  .  .
         .  .  .  .
        """
      And the first player has the hand A3 B4
      When the first player plays A3 on 3/3
      Then the move is refused: the tile touches no other tile

    Example: a tile that touches one at a corner only
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A3 B4
      When the first player plays A3 on 2/2
      Then the move is refused: the tile touches no other tile

    Example: a tile above, below, left or right of another
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A3 B4
      Then A3 may be played exactly on 0/1, 1/0, 1/2, 2/1

    Example: the first tile touches none
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player plays C6 on 0/0
      Then 1/1 holds C6

    Scenario Outline: a later tile of a turn must touch a tile, too: not on <cell>
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand B1 B2
      And the first player plays B1 on 2/1
      When the first player plays B2 on <cell>
      Then the move is refused: the tile touches no other tile

      Examples: in the row of the turn, and in another row and another column
        | cell |
        | 2/4  |
        | 3/3  |

    Scenario Outline: the <player> player, too, may play beside any tile
      Given a table of 4 players
      And the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And it is the turn of the <player> player
      And the <player> player has the hand A2
      When the players resume the game
      Then A2 may be played exactly on 0/1, 1/0, 1/2, 2/1

      Examples: the others
        | player |
        | second |
        | third  |
        | fourth |

  @QW-09
  Rule: Neighbouring tiles share exactly one attribute, shape or colour: not none, and not both

    Scenario Outline: <tile> beside A1 and nothing else
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A1 A2 B1 B2 F6
      When the first player plays <tile> on 1/2
      Then the move is refused: <reason>

      Examples: what may not lie there
        | tile | reason                                          |
        | B2   | the tile has nothing in common with a neighbour |
        | F6   | the tile has nothing in common with a neighbour |
        | A1   | the tile is the same as a neighbour             |

    Scenario Outline: <tile> beside A1
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A1 A2 B1 B2 F6
      When the first player plays <tile> on 1/2
      Then 1/2 holds <tile>

      Examples: one shape or one colour
        | tile |
        | A2   |
        | B1   |

    Scenario Outline: every neighbour counts, not only one: <tile>
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

      Examples: a tile that goes with the one above, and one that goes with the one at the left
        | tile |
        | C2   |
        | B3   |

    Example: a tile that matches both neighbours
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

    Example: that nothing is shared with a neighbour is reported before that another neighbour is the same tile
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         . B1  .  .
         .  .  .  .
        """
      And the first player has the hand A2 B1
      When the first player plays A2 on 2/2
      Then the move is refused: the tile has nothing in common with a neighbour

    Scenario Outline: <tile> <where> A1
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A1 B2
      When the first player plays <tile> on <cell>
      Then the move is refused: <reason>

      Examples: on every side of it
        | tile | where   | cell | reason                                          |
        | B2   | above   | 0/1  | the tile has nothing in common with a neighbour |
        | B2   | below   | 2/1  | the tile has nothing in common with a neighbour |
        | B2   | left of | 1/0  | the tile has nothing in common with a neighbour |
        | A1   | above   | 0/1  | the tile is the same as a neighbour             |
        | A1   | below   | 2/1  | the tile is the same as a neighbour             |
        | A1   | left of | 1/0  | the tile is the same as a neighbour             |

    Scenario Outline: a tile between <neighbours> is the same as one of them
      Given the board
        """
         .  .  .  .
         . A1 B1  .
         . C1  .  .
         .  .  .  .
        """
      And the first player has the hand B1 C1
      When the first player plays <tile> on 2/2
      Then the move is refused: the tile is the same as a neighbour

      Examples: as the one above, and as the one at the left
        | tile | neighbours |
        | B1   | B1 and C1  |
        | C1   | C1 and B1  |

    Example: that a neighbour is the same tile is reported before that a line is mixed
      Given the board
        """
         .  .  .  .
         .  . B1  .
         .  . A1  .
         . A2  .  .
         .  .  .  .
        """
      And the first player has the hand A2 B3
      When the first player plays A2 on 3/2
      Then the move is refused: the tile is the same as a neighbour

    Scenario Outline: what is wrong with the neighbours of <tile> on <cell> is reported before its place in the turn
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A2 A3 B1 C4
      And the first player plays B1 on 2/1
      When the first player plays <tile> on <cell>
      Then the move is refused: <reason>

      Examples: in another row and another column, and beyond an empty cell
        | tile | cell | reason                                          |
        | C4   | 0/2  | the tile has nothing in common with a neighbour |
        | A2   | 0/2  | the tile is the same as a neighbour             |
        | C4   | 2/3  | the tile has nothing in common with a neighbour |
        | A3   | 2/3  | the tile is the same as a neighbour             |

  @QW-10
  Rule: All tiles of a line share the same one attribute: all one colour, or all one shape
    It holds for the row and for the column that the tile lies in.
    Decision: also where the tile joins two lines into one.

    Example: a line of one shape takes no other shape
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the first player has the hand A3 B2
      When the first player plays B2 on 1/3
      Then the move is refused: the tiles of the line would not all share one attribute

    Example: nor does it at its other end
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the first player has the hand A3 B1
      When the first player plays B1 on 1/0
      Then the move is refused: the tiles of the line would not all share one attribute

    Example: it takes the same shape in another colour
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the first player has the hand A3 B2
      When the first player plays A3 on 1/3
      Then 1/3 holds A3

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

    Example: it takes the same colour in another shape
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

    Example: the row is right and the column is not
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

    Example: the row is right and so is the column
      Given the board
        """
         .  .  .  .
         .  . C1  .
         .  . B1  .
         . A2  .  .
         .  .  .  .
        """
      And the first player has the hand B2 A1
      When the first player plays A1 on 3/2
      Then 3/2 holds A1

    Example: a tile joins two lines that do not go together
      Given the board
        """
         .  .  .  .  .  .  .
         . A1 A2  . A4 B4  .
         .  . B2  . D4  .  .
         .  . C2 C3 C4  .  .
         .  .  .  .  .  .  .
        """
      And the first player has the hand A3 A6
      When the first player plays A3 on 1/3
      Then the move is refused: the tiles of the line would not all share one attribute

    Example: a tile goes with each of two lines, but they do not go together
      Given the board
        """
         .  .  .  .  .  .  .
         . A1 A2  . B3 C3  .
         .  . C2  . B4  .  .
         .  . B2 B6 B5  .  .
         .  .  .  .  .  .  .
        """
      And the first player has the hand A3 A6
      When the first player plays A3 on 1/3
      Then the move is refused: the tiles of the line would not all share one attribute

    Example: that a line is mixed is reported before that it would hold the same tile twice
      Given the board
        """
         .  .  .  .  .  .  .
         . A1 A2  . B3 A3  .
         .  . C2  . B4  .  .
         .  . B2 B6 B5  .  .
         .  .  .  .  .  .  .
        """
      And the first player has the hand A3 A6
      When the first player plays A3 on 1/3
      Then the move is refused: the tiles of the line would not all share one attribute

    Scenario Outline: that a line is mixed is reported for <tile> on <cell> before its place in the turn
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         . B1  .  .
         . C1 C2  .
         .  .  .  .
        """
      And the first player has the hand A1 A3 B2 C1 C4
      And the first player plays A3 on 1/3
      When the first player plays <tile> on <cell>
      Then the move is refused: the tiles of the line would not all share one attribute

      Examples: in another row and another column, and beyond an empty cell
        | tile | cell |
        | C4   | 4/1  |
        | B2   | 3/3  |

    Example: a tile joins two lines that go together
      Given the board
        """
         .  .  .  .  .  .  .
         . A1 A2  . A4 A5  .
         .  . B2  . B4  .  .
         .  . C2 C3 C4  .  .
         .  .  .  .  .  .  .
        """
      And the first player has the hand A3 A6
      When the first player plays A3 on 1/3
      Then 1/3 holds A3

    Example: a line of five is mixed by a sixth tile
      Given the board
        """
         .  .  .  .  .  .  .
         . A1 A2 A3 A4 A5  .
         .  .  .  .  .  .  .
        """
      And the first player has the hand A6 B5
      When the first player plays B5 on 1/6
      Then the move is refused: the tiles of the line would not all share one attribute

    Example: that the column is mixed is reported before that the row would hold the same tile twice
      Given the board
        """
         .  .  .  .  .  .
         .  .  .  . B2  .
         .  .  .  . B1  .
         . A1 A2 A3  .  .
         .  .  .  .  .  .
        """
      And the first player has the hand A1 B5
      When the first player plays A1 on 3/4
      Then the move is refused: the tiles of the line would not all share one attribute

    Example: that the row is mixed is reported before that the column would hold the same tile twice
      Given the board
        """
         .  .  .  .  .
         .  .  . A1  .
         .  .  . A2  .
         .  .  . A3  .
         . B2 B1  .  .
         .  .  .  .  .
        """
      And the first player has the hand A1 B5
      When the first player plays A1 on 4/3
      Then the move is refused: the tiles of the line would not all share one attribute

    Example: no game is resumed from a board with a mixed column
      Given the board
        """
         .  .  .
         . A1  .
         . A2  .
         . B2  .
         .  .  .
        """
      When the players resume the game
      Then the position is refused: the tiles of the line would not all share one attribute

    Example: nor from a board with a mixed row
      Given the board
        """
         .  .  .  .  .
         . A1 A2 B2  .
         .  .  .  .  .
        """
      When the players resume the game
      Then the position is refused: the tiles of the line would not all share one attribute

    Example: there, too, it is reported before that a line holds the same tile twice
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A1  .
         . C1  .  .  .
         . C3  .  .  .
         .  .  .  .  .
        """
      When the players resume the game
      Then the position is refused: the tiles of the line would not all share one attribute

    Example: a tile joins two columns that do not go together
      Given the board
        """
         .  .  .  .  .
         . A1  .  .  .
         . A2 C2 B2  .
         .  .  . B6  .
         . B3 B4 B5  .
         . C3  .  .  .
         .  .  .  .  .
        """
      And the first player has the hand A3 A6
      When the first player plays A3 on 3/1
      Then the move is refused: the tiles of the line would not all share one attribute

    Scenario Outline: a column of three is mixed by <tile>
      Given the board
        """
         .  .  .
         . A1  .
         . A2  .
         . A3  .
         .  .  .
        """
      And the first player has the hand B1 B3
      When the first player plays <tile> on <cell>
      Then the move is refused: the tiles of the line would not all share one attribute

      Examples: at its upper and at its lower end
        | tile | cell |
        | B1   | 0/1  |
        | B3   | 4/1  |

    Example: no game is resumed from a board on which two neighbours share nothing
      Given the board
        """
         .  .  .  .
         . A1 B2  .
         .  .  .  .
        """
      When the players resume the game
      Then the position is refused: the tiles of the line would not all share one attribute

    Example: nor from one with a mixed line in its midst
      Given the board
        """
         .  .  .  .  .  .
         . A1 A2  .  .  .
         .  . B2  .  .  .
         .  . C2 C3 D3  .
         .  .  .  .  .  .
        """
      When the players resume the game
      Then the position is refused: the tiles of the line would not all share one attribute

    Example: a tile joins a line and a tile beyond the gap that does not go with it
      Given the board
        """
         .  .  .  .  .  .
         . A1 A2  . B3  .
         .  .  .  .  .  .
        """
      And the first player has the hand A3 A6
      When the first player plays A3 on 1/3
      Then the move is refused: the tiles of the line would not all share one attribute

    Example: a tile goes with those on both of its sides, but these do not go together
      Given the board
        """
         .  .  .  .  .
         . A1  . B3  .
         .  .  .  .  .
        """
      And the first player has the hand A3 A6
      When the first player plays A3 on 1/2
      Then the move is refused: the tiles of the line would not all share one attribute

  @QW-11
  Rule: A line never holds two equal tiles, adjacent or not; so it has at most six
    Decision: this follows from the published rules of the game; the original assignment looks at neighbours only.

    Example: the same tile at the other end of a line
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A1 A4
      When the first player plays A1 on 1/4
      Then the move is refused: the line would hold the same tile twice

    Example: the same tile at the top of a column
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

    Example: another tile there
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A1 A4
      When the first player plays A4 on 1/4
      Then 1/4 holds A4

    Example: a tile joins two lines that hold the same tile
      Given the board
        """
         .  .  .  .  .  .  .
         . A1 A2  . A4 A1  .
         .  . B2  . B4  .  .
         .  . C2 C3 C4  .  .
         .  .  .  .  .  .  .
        """
      And the first player has the hand A3 A6
      When the first player plays A3 on 1/3
      Then the move is refused: the line would hold the same tile twice

    Example: the same tile in another line
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

    Scenario Outline: that a tile is repeated is reported for <tile> on <cell> before its place in the turn
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         . B1  .  .
         . C1 C2  .
         .  .  .  .
        """
      And the first player has the hand A1 A3 B2 C1 C4
      And the first player plays A3 on 1/3
      When the first player plays <tile> on <cell>
      Then the move is refused: the line would hold the same tile twice

      Examples: in another row and another column, and beyond an empty cell
        | tile | cell |
        | A1   | 4/1  |
        | C1   | 3/3  |

    Example: a line of six takes no more
      Given the board
        """
         .  .  .  .  .  .  .  .
         . A1 A2 A3 A4 A5 A6  .
         .  .  .  .  .  .  .  .
        """
      And the first player has the hand A1 A2 A3 A4 A5 A6
      When the first player plays A1 on 1/7
      Then the move is refused: the line would hold the same tile twice

    Example: no game is resumed from a board with a line that holds the same tile twice
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A1  .
         .  .  .  .  .
        """
      When the players resume the game
      Then the position is refused: the line would hold the same tile twice

    Example: no game is resumed from a board with a line that does not share one attribute
      Given the board
        """
         .  .  .  .  .
         . A1 A2 B2  .
         .  .  .  .  .
        """
      When the players resume the game
      Then the position is refused: the tiles of the line would not all share one attribute

    Example: the same tile in the middle of a line
      Given the board
        """
         .  .  .  .  .
         . A2 A1 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A1 A4
      When the first player plays A1 on 1/4
      Then the move is refused: the line would hold the same tile twice

    Example: no game is resumed from a board with a column that holds the same tile twice
      Given the board
        """
         .  .  .
         . A1  .
         . A2  .
         . A1  .
         .  .  .
        """
      When the players resume the game
      Then the position is refused: the line would hold the same tile twice

    Example: nor from one with such a row
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A1  .
         .  .  .  .  .
        """
      When the players resume the game
      Then the position is refused: the line would hold the same tile twice

    Example: that a line holds the same tile twice is reported before that the turn has a gap
      Given the board
        """
         .  .  .  .  .
         . A1 B1 A1  .
         . A2  .  .  .
         . A3 B3 C3  .
         .  .  .  .  .
        """
      And the tiles on 1/3, 3/3 have been played in this turn
      When the players resume the game
      Then the position is refused: the line would hold the same tile twice

    Example: a tile joins two columns that hold the same tile
      Given the board
        """
         .  .  .  .  .
         . A1  .  .  .
         . A2 B2 C2  .
         .  .  . C3  .
         . A4 B4 C4  .
         . A1  .  .  .
         .  .  .  .  .
        """
      And the first player has the hand A3 A6
      When the first player plays A3 on 3/1
      Then the move is refused: the line would hold the same tile twice

    Example: a column of six takes no more
      Given the board
        """
         .  .  .
         . A1  .
         . A2  .
         . A3  .
         . A4  .
         . A5  .
         . A6  .
         .  .  .
        """
      And the first player has the hand A1 A2 A3 A4 A5 A6
      When the first player plays A1 on 7/1
      Then the move is refused: the line would hold the same tile twice

    Example: no game is resumed from a board on which two neighbours are equal
      Given the board
        """
         .  .  .  .
         . A1 A1  .
         .  .  .  .
        """
      When the players resume the game
      Then the position is refused: the line would hold the same tile twice

    Example: nor from one with a line in its midst that holds the same tile twice
      Given the board
        """
         .  .  .  .  .  .
         . A1 A2  .  .  .
         .  . B2  .  .  .
         .  . C2 C3 C2  .
         .  .  .  .  .  .
        """
      When the players resume the game
      Then the position is refused: the line would hold the same tile twice

    Example: a tile joins a line and a tile beyond the gap that is in it already
      Given the board
        """
         .  .  .  .  .  .
         . A1 A2  . A1  .
         .  .  .  .  .  .
        """
      And the first player has the hand A3 A6
      When the first player plays A3 on 1/3
      Then the move is refused: the line would hold the same tile twice

    Example: a tile goes with those on both of its sides, but these are equal
      Given the board
        """
         .  .  .  .  .
         . A1  . A1  .
         .  .  .  .  .
        """
      And the first player has the hand A3 A6
      When the first player plays A3 on 1/2
      Then the move is refused: the line would hold the same tile twice

  @QW-12
  Rule: All tiles of one turn lie in one row or one column
    The second tile fixes which; the third and later ones must keep it.
    Decision: each tile must at once lie in one unbroken line with the turn's earlier tiles: no gap can be filled later.

    Example: a second tile in another row and another column
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

    Example: a second tile in the same column
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A4 B4 B2 C5
      And the first player plays A4 on 1/4
      When the first player plays B4 on 2/4
      Then the tiles of the turn lie on 1/4, 2/4

    Example: a third tile must keep the column that the second has fixed
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A4 B4 A5 C5
      And the first player plays A4 on 1/4, B4 on 2/4
      When the first player plays A5 on 1/5
      Then the move is refused: the tiles of a turn must lie in one row or one column

    Example: nor may a third tile lie in one row with the second only
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A4 B4 B3 C5
      And the first player plays A4 on 1/4, B4 on 2/4
      When the first player plays B3 on 2/3
      Then the move is refused: the tiles of a turn must lie in one row or one column

    Example: a third tile that keeps it
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A4 B4 C4 C5
      And the first player plays A4 on 1/4, B4 on 2/4
      When the first player plays C4 on 3/4
      Then the tiles of the turn lie on 1/4, 2/4, 3/4

    Example: tiles at both ends of a line are joined by it
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A4 A5 C5
      When the first player plays A4 on 1/4, A5 on 1/0
      Then the tiles of the turn lie on 1/5, 1/1

    Example: two tiles in one row with an empty cell between them
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand B1 B2 B3
      And the first player plays B1 on 2/1
      When the first player plays B3 on 2/3
      Then the move is refused: an empty cell would lie between the tiles of the turn

    Example: the tile between them comes first
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand B1 B2 B3
      When the first player plays B1 on 2/1, B2 on 2/2, B3 on 2/3
      Then the tiles of the turn lie on 2/1, 2/2, 2/3

    Example: two tiles in one column with an empty cell between them
      Given the board
        """
         .  .  .
         . A1  .
         . B1  .
         . C1  .
         .  .  .
        """
      And the first player has the hand A2 B2 C2
      And the first player plays A2 on 1/2
      When the first player plays C2 on 3/2
      Then the move is refused: an empty cell would lie between the tiles of the turn

    Example: the next player may play elsewhere
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A4 B1 B2 C5
      And the second player has the hand B1 D1
      And the first player plays A4 on 1/4 and ends the turn
      When the second player plays B1 on 2/1
      Then 2/1 holds B1

    Example: a game is resumed in the middle of a turn
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the tiles on 1/3, 1/2 have been played in this turn
      And the first player has the hand A4 B1
      When the first player plays A4 on 1/4
      Then the tiles of the turn lie on 1/3, 1/2, 1/4

    Example: a turn that is resumed fixes the row
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

    Example: no game is resumed when the turn names a cell twice
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the tiles on 1/3, 1/2, 1/3 have been played in this turn
      When the players resume the game
      Then the position is refused: the turn names a cell twice

    Example: no game is resumed when the tiles of the turn lie in no one row or column
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  . B3  .
         .  .  .  .  .
        """
      And the tiles on 1/2, 2/3 have been played in this turn
      When the players resume the game
      Then the position is refused: the tiles of the turn do not lie in one row or one column

    Example: no game is resumed when a cell between the tiles of the turn is empty
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         . B1  . B3  .
         . C1  . C3  .
         .  .  .  .  .
        """
      And the tiles on 2/1, 2/3 have been played in this turn
      When the players resume the game
      Then the position is refused: an empty cell would lie between the tiles of the turn

    Example: a game is resumed when another tile lies between the tiles of the turn
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the tiles on 1/1, 1/3 have been played in this turn
      When the players resume the game
      Then the tiles of the turn lie on 1/1, 1/3

    Example: that a line is mixed is reported before that the turn has a gap
      Given the board
        """
         .  .  .  .  .
         . A1 A2 B6  .
         . B1  . B3  .
         .  .  .  .  .
        """
      And the tiles on 2/1, 2/3 have been played in this turn
      When the players resume the game
      Then the position is refused: the tiles of the line would not all share one attribute

    Example: a fourth tile must keep the row as well
      Given the first player has the hand A1 A2 A3 B3
      And the first player plays A1 on 0/0, A2 on 1/2, A3 on 1/3
      When the first player plays B3 on 0/3
      Then the move is refused: the tiles of a turn must lie in one row or one column

    Example: a tile before all others of the turn
      Given the first player has the hand A1 A2 A3 B3
      And the first player plays A1 on 0/0, A2 on 1/2
      When the first player plays A3 on 1/0
      Then the tiles of the turn lie on 1/2, 1/3, 1/1

    Example: no game is resumed when a cell between the tiles of the turn is empty in their column
      Given the board
        """
         .  .  .  .  .
         . A1 B1 C1  .
         . A2  .  .  .
         . A3 B3 C3  .
         .  .  .  .  .
        """
      And the tiles on 1/3, 3/3 have been played in this turn
      When the players resume the game
      Then the position is refused: an empty cell would lie between the tiles of the turn

    Example: tiles at both ends of a column are joined by it
      Given the board
        """
         .  .  .
         . A1  .
         . A2  .
         . A3  .
         .  .  .
        """
      And the first player has the hand A4 A5 C5
      When the first player plays A4 on 4/1, A5 on 0/1
      Then the tiles of the turn lie on 5/1, 1/1

    Example: an empty cell between two tiles of a turn, though another tile lies there, too
      Given the board
        """
         .  .  .  .  .  .
         . A1 A2 A3 A4  .
         .  .  . B3  .  .
         .  .  .  .  .  .
        """
      And the first player has the hand B1 B4
      And the first player plays B1 on 2/1
      When the first player plays B4 on 2/4
      Then the move is refused: an empty cell would lie between the tiles of the turn

    Example: a tile that was only asked about fixes neither row nor column
      Given the first player has the hand A1 A2 B3
      And the first player plays A1 on 0/0
      And A2 may be played exactly on 0/1, 1/0, 1/2, 2/1
      When the first player plays A2 on 1/2
      Then the tiles of the turn lie on 1/1, 1/2

    Example: that the turn names a cell twice is reported before that its tiles lie in no one row or column
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  . B3  .
         .  .  .  .  .
        """
      And the tiles on 1/2, 2/3, 1/2 have been played in this turn
      When the players resume the game
      Then the position is refused: the turn names a cell twice

  @QW-13
  Rule: Only tiles of the player's own hand can be played; a played tile leaves the hand

    Example: a tile that the player does not hold
      Given the first player has the hand A1 A2 B3
      And the second player has the hand C1 C2
      When the first player plays C1 on 0/0
      Then the move is refused: the player does not hold the tile

    Example: a tile that the player holds
      Given the first player has the hand A1 A2 B3
      When the first player plays A1 on 0/0
      Then the first player holds A2 B3

    Example: of two equal tiles one leaves the hand
      Given the first player has the hand A1 A1 B3
      When the first player plays A1 on 0/0
      Then the first player holds A1 B3

    Example: a tile that has left the hand
      Given the first player has the hand A1 A2 B3
      And the first player plays A1 on 0/0, A2 on 1/2
      When the first player plays A2 on 2/1
      Then the move is refused: the player does not hold the tile

    Example: the second player plays the second player's tiles
      Given the first player has the hand A1 A2 B3
      And the second player has the hand A3 C2
      And the first player plays A1 on 0/0 and ends the turn
      When the second player plays A3 on 1/2
      Then the second player holds C2

    Scenario Outline: of four players, the <player> plays that player's own tiles
      Given a table of 4 players
      And it is the turn of the <player> player
      And the <player> player has the hand A1 A2
      When the <player> player plays A1 on 0/0
      Then the <player> player holds A2

      Examples: the last two
        | player |
        | third  |
        | fourth |

    Example: that the cell is occupied is reported before that the tile is not held
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 B3
      When the first player plays F6 on 1/1
      Then the move is refused: the cell is occupied

    Scenario Outline: that the tile is not held is reported before where it goes: <tile> on <cell>
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand B1 E6
      And the first player plays B1 on 2/1
      When the first player plays <tile> on <cell>
      Then the move is refused: the player does not hold the tile

      Examples: each of them could not lie there, either
        | tile | cell |
        | F6   | 3/3  |
        | C4   | 0/2  |
        | A2   | 0/2  |
        | C3   | 1/4  |
        | A1   | 1/4  |
        | B3   | 0/3  |
        | B3   | 2/3  |

    Example: of two equal tiles among others one leaves the hand
      Given the first player has the hand A1 A1 B2 B2 C3
      When the first player plays B2 on 0/0
      Then the first player holds A1 A1 B2 C3

    Example: a tile that is held twice is one legal move for each cell
      Given the first player has the hand A1 A1
      Then A1 may be played exactly on 0/0

    Example: the legal moves are in the order of the cells, then of the tiles
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand B1 A2
      Then the legal moves are A2 on 0/1, B1 on 0/1, A2 on 1/0, B1 on 1/0, A2 on 1/2, B1 on 1/2, A2 on 2/1, B1 on 2/1

  @QW-14
  Rule: A tile that may not be played changes nothing: board, hand, bag and points stay as they were

    Example: everything is as before
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the first player has the hand A3 B2
      And the first player has scored 2
      And the bag begins with F1 F2
      When the first player plays B2 on 1/3
      Then the move is refused: the tiles of the line would not all share one attribute
      And the board is
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the first player holds A3 B2
      And the next tiles in the bag are F1 F2
      And the first player has 2 points
      And the first player is next

    Example: a tile refused at the border does not make the board grow
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand B2 C3
      When the first player plays B2 on 0/1
      Then the move is refused: the tile has nothing in common with a neighbour
      And the board has 3 rows and 3 columns

    Example: the turn goes on as if it had not been tried
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

    Example: a refused tile that is held twice stays in the hand twice
      Given the first player has the hand A1 A2 A2 B4
      And the first player plays A1 on 0/0
      When the first player plays A2 on 2/2
      Then the move is refused: the tile touches no other tile
      And the first player holds A2 A2 B4

    Example: what was played before stays on the board
      Given the first player has the hand A1 A2 A3 B4
      And the first player plays A1 on 0/0, A2 on 1/2
      When the first player plays B4 on 1/3
      Then the move is refused: the tile has nothing in common with a neighbour
      And the board is
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """

    Scenario Outline: nothing changes, whatever the reason: <reason>
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A1 A4 B1 B3 C3
      And the first player plays B1 on 2/1
      When the first player plays <tile> on <cell>
      Then the move is refused: <reason>
      And the board is
        """
         .  .  .  .  .
         . A1 A2 A3  .
         . B1  .  .  .
         .  .  .  .  .
        """
      And the first player holds A1 A4 B3 C3
      And the tiles of the turn lie on 2/1

      Examples: all reasons to refuse a tile before the end
        | tile | cell | reason                                                  |
        | A4   | 9/9  | the board has no such cell                              |
        | B3   | 1/1  | the cell is occupied                                    |
        | F6   | 2/2  | the player does not hold the tile                       |
        | B3   | 3/3  | the tile touches no other tile                          |
        | C3   | 2/2  | the tile has nothing in common with a neighbour         |
        | A1   | 0/1  | the tile is the same as a neighbour                     |
        | C3   | 1/4  | the tiles of the line would not all share one attribute |
        | A1   | 1/4  | the line would hold the same tile twice                 |
        | B3   | 0/3  | the tiles of a turn must lie in one row or one column   |
        | B3   | 2/3  | an empty cell would lie between the tiles of the turn   |

  @QW-22
  Rule: In cheat mode, chosen before the game, a player may also play any tile still in the bag
    A tile in the hand is taken from there first. One from the bag leaves the bag, and the hand keeps its tiles.
    Decision: of equal tiles in the bag the one that lies nearest to its front is played.
    All rules of place hold.

    Example: a tile from the bag
      Given cheat mode is agreed on
      And the first player has the hand A1 A2 B3
      And the bag holds only C1 C2 C3 C4
      When the first player plays C3 on 0/0
      Then 1/1 holds C3
      And the first player holds A1 A2 B3
      And the bag holds, in some order, C1 C2 C4

    Example: a tile that is in the hand and in the bag comes from the hand
      Given cheat mode is agreed on
      And the first player has the hand A1 A2 B3
      And the bag holds only C1 A1 C3 C4
      When the first player plays A1 on 0/0
      Then the first player holds A2 B3
      And the next tiles in the bag are C1 A1 C3 C4

    Example: a tile that is neither in the hand nor in the bag
      Given cheat mode is agreed on
      And the first player has the hand A1 A2 B3
      And the second player has the hand D1 D2
      And the bag holds only C1 C2 C3 C4
      When the first player plays D1 on 0/0
      Then the move is refused: the player does not hold the tile

    Example: without cheat mode no tile comes from the bag
      Given the first player has the hand A1 A2 B3
      And the bag holds only C1 C2 C3 C4
      When the first player plays C3 on 0/0
      Then the move is refused: the player does not hold the tile

    Example: the rules of place hold
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

    Example: a turn with a tile from the bag scores like any other
      Given cheat mode is agreed on
      And the board
        """
         .  .  .  .
         . A1 B1  .
         .  .  .  .
        """
      And the first player has the hand A2 B3
      And the bag holds only C1 C2 C3 C4 D1 D2
      When the first player plays C1 on 1/3 and ends the turn
      Then the first player has 3 points
      And the first player holds A2 B3 C2 C3 C4 D1
      And the bag holds 1 tile

    Example: legal moves include tiles from the bag
      Given cheat mode is agreed on
      And the board
        """
         .  .  .  .
         . A1 B1  .
         .  .  .  .
        """
      And the first player has the hand A2 B3
      And the bag holds only C1 C2 C3 C4
      Then C1 may be played exactly on 0/1, 0/2, 1/0, 1/3, 2/1, 2/2
      And the next tiles in the bag are C1 C2 C3 C4

    Example: of equal tiles in the bag the first one leaves it
      Given cheat mode is agreed on
      And the first player has the hand A1 A2 B3
      And the bag holds only F2 F1 F3 F1 F4
      When the first player plays F1 on 0/0
      Then the next tiles in the bag are F2 F3 F1 F4

    Example: several tiles of a turn may come from the bag
      Given cheat mode is agreed on
      And the first player has the hand A1 A2 A3 A4 A5 A6
      And the bag holds only F1 F2 F3 F4
      When the first player plays F1 on 0/0, F2 on 1/2, F3 on 1/3
      Then the first player holds A1 A2 A3 A4 A5 A6
      And the next tiles in the bag are F4

    Example: a tile of hand and bag is one legal move for each cell
      Given cheat mode is agreed on
      And the first player has the hand A1 A1
      And the bag holds only A1 B1
      Then A1 may be played exactly on 0/0

    Example: every player may cheat
      Given cheat mode is agreed on
      And it is the turn of the second player
      And the second player has the hand A1 A2
      And the bag holds only F1 F2
      When the second player plays F2 on 0/0
      Then 1/1 holds F2

    Example: in a new game, too, a tile comes from the bag
      Given cheat mode is agreed on
      And a new game for 2 players with the bag
        """
        A1 A2 A3 B4 C5 D6 B1 B2 B3 B4 C5 D6 F1 F2
        """
      When the first player plays F2 on 0/0
      Then 1/1 holds F2

    Scenario Outline: with <option> alone, no tile comes from the bag
      Given <option> is agreed on
      And the first player has the hand A1 A2 B3
      And the bag holds only C1 C2 C3 C4
      When the first player plays C3 on 0/0
      Then the move is refused: the player does not hold the tile

      Examples: what else may be agreed on
        | option                |
        | the published end     |
        | the published opening |

    Example: cheat mode goes with all that may be agreed on
      Given cheat mode is agreed on
      And the published end is agreed on
      And the published opening is agreed on
      And the first player has the hand A1 A2 B3
      And the bag holds only C1 C2 C3 C4
      When the first player plays C3 on 0/0
      Then 1/1 holds C3

    Example: a game in which players may cheat does not change one in which they may not
      Given the first player has the hand A1 A2 B3
      And the bag holds only C1 C2 C3 C4
      And the first player plays A1 on 0/0
      And cheat mode is agreed on
      And another game is started meanwhile
      And the players return to the first game
      When the first player plays C1 on 1/2
      Then the move is refused: the player does not hold the tile
