Feature: The tiles and the bag
  Qwirkle is played with 108 tiles of six shapes, A to F, in six colours, 1 to 6, each tile three times (QW-01). They
  are drawn from a bag; two to four players begin with six tiles each (QW-03).

  A tile is written as its shape and its colour: A1. A cell is written as its row and its column, counted from 0: 1/2.
  The board grows with its tiles, and that renumbers its cells: the first tile goes on 0/0 and then lies on 1/1
  (QW-06).

  @QW-01
  Rule: There are 108 tiles: three of each of the 36 combinations of six shapes and six colours

    @task-1
    Example: a shuffled bag holds them all
      Then the bag that is shuffled with seed 1 holds three of each of the 36 tiles

    @task-1
    Example: no game begins with a tile that is there four times
      When 2 players want to begin a game with the bag
        """
        A1 A1 A1 A1 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4
        """
      Then the position is refused: a tile occurs more than three times

    @task-2
    Example: a game begins with a tile that is there three times
      When 2 players want to begin a game with the bag
        """
        A1 A1 A1 A2 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4
        """
      Then the bag holds 2 tiles

    @task-3
    Example: tiles count on the board, in every hand and in the bag
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

  @QW-02
  Rule: The bag is shuffled, so that every order of the tiles is equally likely, and tiles are drawn from its front

    @task-5
    Example: tiles are drawn from the front
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag begins with F1 F2 F3
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the first player holds B3 B4 C5 C6 F1 F2
      And the next tiles in the bag are F3

    @task-2
    Example: no tile is more likely than another at any place
      Given a new game for 2 players
      Then in 216 bags from seed 1 on, each tile lies about equally often at the front, in the middle and at the end
      And in 216 bags from seed 1 on, a tile follows an equal one between 320 and 550 times

    @task-2
    Example: the same seed gives the same order, and another seed another order
      Given a new game for 2 players
      Then bags that are shuffled with seed 7 are alike
      And bags that are shuffled with the seeds 7 and 8 are not alike

  @QW-03
  Rule: Two to four players play, and each is dealt six tiles from the bag before the first turn

    @task-2
    Example: two players are dealt the first twelve tiles
      Given a new game for 2 players with the bag
        """
        A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1 C2 C3
        """
      Then the first player holds A1 A2 A3 A4 A5 A6
      And the second player holds B1 B2 B3 B4 B5 B6
      And the next tiles in the bag are C1 C2 C3

    @task-2
    Example: four players are dealt twenty-four tiles and have no points
      Given a new game for 4 players with the bag
        """
        A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4 C5 C6 D1 D2 D3 D4 D5 D6 E1
        """
      Then the third player holds C1 C2 C3 C4 C5 C6
      And the fourth player holds D1 D2 D3 D4 D5 D6
      And the bag holds 1 tile
      And the fourth player has 0 points

    @task-1
    Scenario Outline: <who> cannot play
      When <these want> to begin a game
      Then the position is refused: two to four players can play

      Examples: too few and too many
        | who          | these want     |
        | one player   | 1 player wants |
        | five players | 5 players want |

    @task-1
    Example: no game begins with a bag that dealing empties
      When 2 players want to begin a game with the bag
        """
        A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6
        """
      Then the position is refused: the bag holds too few tiles

  @QW-23
  Rule: Tiles are never lost or made: board, hands and bag together always hold the 108
    Decision: a game may begin with fewer, as in some of these examples; then it keeps as many.

    @task-5
    Example: no tile is lost when tiles are played and drawn
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then board, hands and bag hold 108 tiles, none of them more than three times

    @task-7
    Example: no tile is lost when tiles are traded
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player trades A1 C5 C6
      Then board, hands and bag hold 108 tiles, none of them more than three times

    @task-4
    Example: another game has tiles of its own
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag begins with F1 F2
      And the first player plays A1 on 0/0
      When another game is started meanwhile
      And the players return to the first game
      Then board, hands and bag hold 108 tiles, none of them more than three times
      And the next tiles in the bag are F1 F2

    @task-7
    Example: a query takes no tile
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
