Feature: The tiles and the bag
  Qwirkle is played with tiles of six shapes, A to F, in six colours, 1 to 6. They are drawn from a bag.
  A tile is written as its shape and its colour: A1. A cell is written as its row and its column, counted from 0: 1/2.

  @QW-01
  Rule: There are 108 tiles: three of each of the 36 combinations of six shapes and six colours

    Example: a shuffled bag holds them all
      Given a new game for 2 players
      Then the bag that is shuffled with seed 1 holds three of each of the 36 tiles
      And the bag that is shuffled with seed 2026 holds three of each of the 36 tiles
      And the bag that is shuffled with seed -1 holds three of each of the 36 tiles
      And the bag that is shuffled with seed 9223372036854775807 holds three of each of the 36 tiles

    Example: once the hands are dealt, the rest is in the bag
      Given a new game for 2 players
      Then the first player holds 6 tiles
      And the second player holds 6 tiles
      And the bag holds 96 tiles
      And board, hands and bag hold 108 tiles, none of them more than three times

    Example: no game begins with a tile that is there four times
      When 2 players want to begin a game with the bag
        """
        A1 A1 A1 A1 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4
        """
      Then the position is refused: a tile occurs more than three times

    Example: a game begins with a tile that is there three times
      When 2 players want to begin a game with the bag
        """
        A1 A1 A1 A2 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4
        """
      Then the bag holds 2 tiles

    Example: no game is resumed in which a tile occurs four times
      Given the first player has the hand A1 A1 A1 B1 B2 B3
      And the bag holds only A1 C2 C3
      When the players resume the game
      Then the position is refused: a tile occurs more than three times

    Example: tiles count wherever they are: on the board, in any hand and in the bag
      Given the board
        """
         .  .  .
         . F6  .
         .  .  .
        """
      And the first player has the hand F6 B1
      And the second player has the hand F6 C1
      And the bag holds only F6 D1
      When the players resume the game
      Then the position is refused: a tile occurs more than three times

    Example: no game begins with the last kind of tile four times
      When 2 players want to begin a game with the bag
        """
        F6 F6 F6 F6 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4
        """
      Then the position is refused: a tile occurs more than three times

    Example: that a tile occurs four times is reported before that the bag is too small
      When 2 players want to begin a game with the bag
        """
        A1 A1 A1 A1 B1
        """
      Then the position is refused: a tile occurs more than three times

    Example: nor with a tile that is there five times
      When 2 players want to begin a game with the bag
        """
        A1 A1 A1 A1 A1 B2 B3 B4 B5 B6 C1 C2 C3 C4
        """
      Then the position is refused: a tile occurs more than three times

    Example: the tiles of four hands count
      Given a table of 4 players
      And the second player has the hand F6 B1
      And the third player has the hand F6 F6
      And the fourth player has the hand F6 C1
      When the players resume the game
      Then the position is refused: a tile occurs more than three times

  @QW-02
  Rule: The bag is shuffled, so that every order of the tiles is equally likely, and tiles are drawn from its front

    Example: the order follows from the seed
      Given a new game for 2 players
      Then bags that are shuffled with seed 7 are alike
      And bags that are shuffled with seed 0 are alike
      And bags that are shuffled with the seeds 7 and 8 are not alike
      And bags that are shuffled with the seeds 6 and 7 are not alike
      And bags that are shuffled with the seeds 7 and -7 are not alike
      And bags that are shuffled with the seeds 7 and -8 are not alike
      And bags that are shuffled with the seeds 7 and 263 are not alike
      And bags that are shuffled with the seeds 7 and 4294967303 are not alike

    Example: no tile is more likely than another to lie at a certain place
      Given a new game for 2 players
      Then in 216 bags from seed 1 on, each tile lies about equally often at the front, in the middle and at the end
      And in 216 bags from seed 1 on, a tile follows an equal one between 320 and 550 times

    Example: tiles are drawn from the front
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag begins with F1 F2 F3
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the first player holds B3 B4 C5 C6 F1 F2
      And the next tiles in the bag are F3

    Example: how many tiles are left follows from what is drawn
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag holds only F1 F1 F2 F3
      And the bag holds 4 tiles
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the bag holds 2 tiles

  @QW-03
  Rule: Two to four players play, and each is dealt six tiles from the bag before the first turn

    Scenario Outline: <players> players
      Given a new game for <players> players with the bag
        """
        A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4 C5 C6 D1 D2 D3 D4 D5 D6 E1 E2 E3 E4 E5 E6
        """
      Then the first player holds A1 A2 A3 A4 A5 A6
      And the second player holds B1 B2 B3 B4 B5 B6
      And the bag holds <left> tiles
      And the next tiles in the bag are <first>

      Examples: every number that can play
        | players | left | first |
        | 2       | 18   | C1 C2 |
        | 3       | 12   | D1 D2 |
        | 4       | 6    | E1 E2 |

    Example: the third and the fourth player are dealt the tiles that follow
      Given a new game for 4 players with the bag
        """
        A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4 C5 C6 D1 D2 D3 D4 D5 D6 E1 E2 E3 E4 E5 E6
        """
      Then the third player holds C1 C2 C3 C4 C5 C6
      And the fourth player holds D1 D2 D3 D4 D5 D6

    Scenario Outline: <players> cannot play
      When <players> players want to begin a game
      Then the position is refused: two to four players can play

      Examples: too few and too many
        | players |
        | -2      |
        | 0       |
        | 1       |
        | 5       |
        | 6       |

    Example: no game begins with a bag that dealing empties
      When 2 players want to begin a game with the bag
        """
        A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6
        """
      Then the position is refused: the bag holds too few tiles

    Example: one tile more is enough
      When 2 players want to begin a game with the bag
        """
        A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1
        """
      Then the bag holds 1 tile
      And the game is not over

    Scenario Outline: <players> players need a bag of more than <dealt> tiles
      When <players> players want to begin a game with the bag
        """
        A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4 C5 C6 <more>
        """
      Then the position is refused: the bag holds too few tiles

      Examples: three and four
        | players | dealt | more              |
        | 3       | 18    |                   |
        | 4       | 24    | D1 D2 D3 D4 D5 D6 |

    Scenario Outline: for <players>, too, one tile more is enough
      When <players> players want to begin a game with the bag
        """
        A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4 C5 C6 <more>
        """
      Then the bag holds 1 tile

      Examples: three and four
        | players | more                 |
        | 3       | D1                   |
        | 4       | D1 D2 D3 D4 D5 D6 E1 |

    Example: that five cannot play is reported before what is wrong with the bag
      When 5 players want to begin a game with the bag
        """
        A1 A1 A1 A1 B1
        """
      Then the position is refused: two to four players can play

    Example: nobody has points at the start
      Given a new game for 3 players
      Then the first player has 0 points
      And the second player has 0 points
      And the third player has 0 points
      And nobody has won
      And the turn makes 0 points

    Example: hands of a game that was played are not those of the next
      Given a new game for 2 players with the bag
        """
        A1 A2 A3 B4 C5 D6 B1 B2 B3 B4 C5 D6 E1
        """
      When a new game for 2 players with the bag
        """
        F1 F2 F3 E4 E5 E6 B1 B2 B3 B4 C5 D6 E1
        """
      Then the first player holds F1 F2 F3 E4 E5 E6
      And the second player holds B1 B2 B3 B4 C5 D6

    Example: a game with the same bag as the one before begins anew
      Given a new game for 2 players with the bag
        """
        A1 A2 A3 B4 C5 D6 B1 B2 B3 B4 C5 D6 E1
        """
      And the first player plays A1 on 0/0
      When a new game for 2 players with the bag
        """
        A1 A2 A3 B4 C5 D6 B1 B2 B3 B4 C5 D6 E1
        """
      Then the first player holds A1 A2 A3 B4 C5 D6
      And 0/0 is empty

    Example: nor is a game resumed that one plays alone
      Given a table of 1 player
      When the players resume the game
      Then the position is refused: two to four players can play

  @QW-23
  Rule: Tiles are never lost or made: board, hands and bag together always hold the 108
    Decision: a game may begin with fewer, as in some of these examples; then it keeps as many.

    Example: while tiles are played
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player plays A1 on 0/0, A2 on 1/2
      Then board, hands and bag hold 108 tiles, none of them more than three times
      And the first player holds B3 B4 C5 C6

    Example: when a turn is ended
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then board, hands and bag hold 108 tiles, none of them more than three times

    Example: while another game is played
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag begins with F1 F2
      And the first player plays A1 on 0/0
      When another game is started meanwhile
      And the players return to the first game
      Then board, hands and bag hold 108 tiles, none of them more than three times
      And the next tiles in the bag are F1 F2

    Example: while another game is played that was resumed from the same position
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And another game is resumed from the same position meanwhile
      And the first player plays A1 on 0/0
      When the players return to the first game
      Then the first player holds A1 A2 B3 B4 C5 C6
      And board, hands and bag hold 108 tiles, none of them more than three times

    Example: when a whole hand has been played
      Given the first player has the hand A1 A2 A3 A4 A5 A6
      When the first player plays A1 on 0/0, A2 on 1/2, A3 on 1/3, A4 on 1/4, A5 on 1/5, A6 on 1/6 and ends the turn
      Then board, hands and bag hold 108 tiles, none of them more than three times

    Example: when the last tiles of the bag are drawn
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the second player has the hand D1 D2
      And the bag holds only F1 F2
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then board, hands and bag hold 10 tiles, none of them more than three times

    Example: when tiles are traded
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player trades A1 C5 C6
      Then board, hands and bag hold 108 tiles, none of them more than three times

    Example: queries may be asked as often as one likes
      Given the board
        """
         .  .  .  .  .
         . A1 A2 A3  .
         .  .  . B3  .
         .  .  .  .  .
        """
      And the first player has the hand A1 A4 B3 B4 C5 C6
      When the first player plays A4 on 1/4
      Then asking every query twice returns the same values and changes nothing

    Example: queries may be asked after the end, too
      Given the first player has the hand A1 A2 B3
      And the bag holds only F1 F2
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then asking every query twice returns the same values and changes nothing

    Example: when a game of four players is resumed
      Given a table of 4 players
      When the players resume the game
      Then board, hands and bag hold 108 tiles, none of them more than three times
