Feature: Points
  What a turn is worth depends on the lines that its tiles made or lengthened.

  @QW-18
  Rule: Every line that the turn's tiles made or lengthened scores one point for each of its tiles, once a turn
    A tile that lies in a row and in a column counts in both.
    Decision: a single first tile scores 1.

    Example: a single first tile
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player plays A1 on 0/0 and ends the turn
      Then the first player has 1 point

    Example: a first turn of three tiles scores 3
      Given the first player has the hand A1 A2 A3 B4 C5 C6
      When the first player plays A1 on 0/0, A2 on 1/2, A3 on 1/3
      Then the turn makes 3 points

    Example: a column at the end of a row: three and four make 7
      Given the board
        """
         .  .  .  .  .
         . B5 B2 B1  .
         .  .  .  .  .
        """
      And the first player has the hand A6 B6 F6
      When the first player plays B6 on 1/4, F6 on 2/4, A6 on 3/4
      Then the turn makes 7 points

    Example: one tile lengthens a row of three: 4
      Given the board
        """
         .  .  .  .  .
         . C5 E5 B5  .
         .  .  .  .  .
        """
      And the first player has the hand A5 B1
      When the first player plays A5 on 1/4
      Then the turn makes 4 points

    Example: one tile lengthens a row and a column of two: 6
      Given the board
        """
         .  .  .  .  .
         . D3 D5  .  .
         .  . D4 D3  .
         .  .  . D4  .
         .  .  .  .  .
        """
      And the first player has the hand D1 B1
      When the first player plays D1 on 1/3
      Then the turn makes 6 points

    Example: two tiles below two others: the new row and both columns make 7
      Given the board
        """
         .  .  .  .
         . B3  .  .
         . C3 F3  .
         .  .  .  .
        """
      And the first player has the hand D3 C3 A1
      When the first player plays D3 on 3/1, C3 on 3/2
      Then the turn makes 7 points

    Example: two tiles beside a pair: a row of two and two columns of two make 6
      Given the board
        """
         .  .  .  .
         . D4 D2  .
         .  .  .  .
        """
      And the first player has the hand B2 B4 A1
      When the first player plays B2 on 2/2, B4 on 2/1
      Then the turn makes 6 points

    Example: one tile lengthens a pair: 3
      Given the board
        """
         .  .  .  .
         . D4 B4  .
         .  .  .  .
        """
      And the first player has the hand E4 A1
      When the first player plays E4 on 1/3
      Then the turn makes 3 points

    Example: one tile joins a pair and another tile to one line: 4
      Given the board
        """
         .  .  .  .  .  .
         . D4 B4  . C4  .
         .  .  .  .  .  .
        """
      And the first player has the hand E4 A1
      When the first player plays E4 on 1/3
      Then the turn makes 4 points

    Example: two tiles below one make a column of three: 3
      Given the board
        """
         .  .  .  .
         . D1 D4  .
         .  .  .  .
        """
      And the first player has the hand E4 C4 A1
      When the first player plays E4 on 2/2, C4 on 3/2
      Then the turn makes 3 points

    Example: tiles at both ends of a line of three lengthen it once: 5
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the first player has the hand A4 A5 B1
      When the first player plays A4 on 1/4, A5 on 1/0
      Then the turn makes 5 points

    Example: three tiles below a full square: a row of three, one column lengthened, make 10
      Given the board
        """
         .  .  .  .  .
         . E1  .  .  .
         . A1 B1 F1  .
         .  .  .  .  .
        """
      And the first player has the hand B1 F1 A1
      When the first player plays B1 on 3/1, F1 on 3/2, A1 on 3/3
      Then the turn makes 10 points

    Example: three tiles below three others: a row of three and three columns of two make 9
      Given the board
        """
         .  .  .  .  .
         . D6 A6 B6  .
         .  .  .  .  .
        """
      And the first player has the hand E6 F6 A6
      When the first player plays E6 on 2/2, F6 on 2/1, A6 on 2/3
      Then the turn makes 9 points

    Example: three tiles join lines to a column of six and lengthen others: 18
      Given the board
        """
         .  .  .  .  .  .
         . E1  .  .  .  .
         . C1 B1 E1  .  .
         .  . D1 B1 C1  .
         .  . C1 D1 F1  .
         .  .  . F1  .  .
         .  .  . A1  .  .
         .  .  .  .  .  .
        """
      And the first player has the hand A1 F1 E1
      When the first player plays A1 on 5/2, F1 on 1/2, E1 on 6/2
      Then the turn makes 18 points

    Example: two tiles at a corner: four, two and three make 9
      Given the board
        """
         .  .  .  .  .
         .  . E4 E6  .
         . C2 C4 C6  .
         .  .  .  .  .
        """
      And the first player has the hand E3 C3 A1
      When the first player plays E3 on 1/4, C3 on 2/4
      Then the turn makes 9 points

    Example: a line that no tile of the turn lies in scores nothing
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  . B3  .
         .  .  .  .  .
        """
      And the first player has the hand C3 B1
      When the first player plays C3 on 3/3
      Then the turn makes 3 points

    Example: the points are added when the turn ends
      Given the board
        """
         .  .  .  .
         . D4 B4  .
         .  .  .  .
        """
      And the first player has the hand E4 A1
      And the first player has scored 5
      And the second player has scored 4
      When the first player plays E4 on 1/3 and ends the turn
      Then the first player has 8 points
      And the second player has 4 points
      And the turn makes 0 points

    Scenario Outline: the <player> player's points are the <player> player's
      Given a table of 4 players
      And the board
        """
         .  .  .  .
         . D4 B4  .
         .  .  .  .
        """
      And it is the turn of the <player> player
      And the <player> player has the hand E4 A1
      When the <player> player plays E4 on 1/3 and ends the turn
      Then the <player> player has 3 points
      And the first player has 0 points

      Examples: others than the first
        | player |
        | second |
        | third  |
        | fourth |

    Example: tiles that are played at the top and at the left score like others
      Given the board
        """
         .  .  .
         . A1  .
         . B1  .
         .  .  .
        """
      And the first player has the hand C1 C2 D5
      When the first player plays C1 on 0/1, C2 on 1/0
      Then the turn makes 5 points

    Example: two lines of the same tiles both count
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the first player has the hand A2 A1
      When the first player plays A2 on 2/1, A1 on 2/2
      Then the turn makes 6 points

    Example: a single first tile of a turn that is resumed
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the tiles on 1/1 have been played in this turn
      When the first player ends the turn
      Then the first player has 1 point

    Example: three tiles of a turn that is resumed
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  .  .  .
        """
      And the tiles on 1/1, 1/2, 1/3 have been played in this turn
      And the turn makes 3 points
      When the first player ends the turn
      Then the first player has 3 points

    Example: the points of the turn grow with each tile, and those of the player do not
      Given the first player has the hand A1 A2 A3 A4
      And the first player plays A1 on 0/0, A2 on 1/2
      And the turn makes 2 points
      And the first player plays A3 on 1/3
      And the turn makes 3 points
      When the first player plays A4 on 1/4
      Then the turn makes 4 points
      And the first player has 0 points

    Example: after the last turn no turn makes points
      Given the first player has the hand A1 A2 B4
      And the bag holds only F1
      And the first player plays A1 on 0/0, A2 on 1/2
      And the turn makes 2 points
      When the first player ends the turn
      Then the turn makes 0 points

    Example: a player may have more than two hundred points
      Given the first player has the hand A1 A2 B4
      And the first player has scored 299
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the first player has 301 points

    Example: in a game that is started meanwhile nobody has points, and in the first they stay
      Given the first player has the hand A1 A2 B4
      And the first player has scored 5
      And the first player plays A1 on 0/0
      When another game is started meanwhile
      And the players return to the first game
      Then the first player has 5 points

    Scenario Outline: the turn of the <player> player makes as many points as that of any other
      Given a table of 4 players
      And it is the turn of the <player> player
      And the <player> player has the hand A1 A2 A3 B4 C5 C6
      When the <player> player plays A1 on 0/0, A2 on 1/2, A3 on 1/3
      Then the turn makes 3 points

      Examples: the others
        | player |
        | second |
        | third  |
        | fourth |

    Scenario Outline: before a tile is played, the turn of the <player> player makes no points
      Given a table of 4 players
      And it is the turn of the <player> player
      When the players resume the game
      Then the turn makes 0 points

      Examples: the others
        | player |
        | second |
        | third  |
        | fourth |

  @QW-19
  Rule: A line of six is a qwirkle, and scores double: 12

    Example: six tiles in the first turn
      Given the first player has the hand A1 A2 A3 A4 A5 A6
      When the first player plays A1 on 0/0, A2 on 1/2, A3 on 1/3, A4 on 1/4, A5 on 1/5, A6 on 1/6
      Then the turn makes 12 points

    Example: the sixth tile of a column
      Given the board
        """
         .  .  .
         . B2  .
         . A2  .
         . F2  .
         . D2  .
         . E2  .
         .  .  .
        """
      And the first player has the hand C2 A1
      When the first player plays C2 on 6/1 and ends the turn
      Then the first player has 12 points

    Example: the tile that joins two lines to one of six
      Given the board
        """
         .  .  .  .  .  .  .  .
         . A1 A2  . A4 A5 A6  .
         .  . B2  . B4  .  .  .
         .  . C2 C3 C4  .  .  .
         .  .  .  .  .  .  .  .
        """
      And the first player has the hand A3 B1
      When the first player plays A3 on 1/3
      Then the turn makes 12 points

    Example: five tiles score 5
      Given the board
        """
         .  .  .  .  .  .
         . A1 A2 A3 A4  .
         .  .  .  .  .  .
        """
      And the first player has the hand A5 B1
      When the first player plays A5 on 1/5
      Then the turn makes 5 points

    Example: two qwirkles in one turn
      Given the board
        """
         .  .  .  .  .  .  .  .
         . A1 A2 A3 A4 A5  .  .
         .  .  .  .  .  . B6  .
         .  .  .  .  .  . C6  .
         .  .  .  .  .  . D6  .
         .  .  .  .  .  . E6  .
         .  .  .  .  .  . F6  .
         .  .  .  .  .  .  .  .
        """
      And the first player has the hand A6 B1
      When the first player plays A6 on 1/6
      Then the turn makes 24 points

    Example: a qwirkle and a short line beside it
      Given the board
        """
         .  .  .  .  .  .  .
         . A1 A2 A3 A4 A5  .
         .  .  .  .  .  .  .
        """
      And the first player has the hand A6 B6
      When the first player plays A6 on 1/6, B6 on 2/6
      Then the turn makes 14 points

    Example: two tiles that lengthen a line of four to six
      Given the board
        """
         .  .  .  .  .  .
         . A1 A2 A3 A4  .
         .  .  .  .  .  .
        """
      And the first player has the hand A5 A6
      When the first player plays A5 on 1/5, A6 on 1/6
      Then the turn makes 12 points

    Example: the second qwirkle of a game scores like the first
      Given the first player has the hand A1 A2 A3 A4 A5 A6
      And the second player has the hand B1 C1 D1 E1 F1
      And the first player plays A1 on 0/0, A2 on 1/2, A3 on 1/3, A4 on 1/4, A5 on 1/5, A6 on 1/6 and ends the turn
      When the second player plays B1 on 2/1, C1 on 3/1, D1 on 4/1, E1 on 5/1, F1 on 6/1 and ends the turn
      Then the first player has 12 points
      And the second player has 12 points
