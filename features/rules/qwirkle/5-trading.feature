Feature: Trading
  Instead of playing, a player may put tiles back and get others.

  @QW-15
  Rule: The player gets as many tiles from the front of the bag as are traded; these go back, and the turn ends without points
    The tiles that are named must all be in the hand, each as often as it is named; at least one is named.
    Decision: the bag must hold at least as many. The traded tiles go back after the new ones are drawn, mixed in at random.
    Trading all that the bag holds does not end the game.

    Example: three tiles for three
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag begins with F1 F2 F3 F4
      When the first player trades A1 B3 C6
      Then the first player holds A2 B4 C5 F1 F2 F3
      And the second player is next
      And the first player has 0 points

    Example: the bag is as large as before
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag holds only F1 F2 F3 F4
      When the first player trades A1 B3 C6
      Then the bag holds, in some order, A1 B3 C6 F4
      And the bag holds 4 tiles

    Example: the traded tiles go back after the new ones are drawn
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag holds only F1 F2
      When the first player trades A1 B3
      Then the first player holds A2 B4 C5 C6 F1 F2
      And the bag holds, in some order, A1 B3

    Example: they are mixed in at random, not put at the front or at the end
      Given the first player has the hand C1 C2 C3 D4 D5 D6
      And the second player has an empty hand
      And the bag begins with F1 F2 F3 F4 F5 F6
      When the first player trades C1 C2 C3 D4 D5 D6
      Then C1 C2 C3 D4 D5 D6 do not all lie at the front of the bag
      And C1 C2 C3 D4 D5 D6 do not all lie at the end of the bag

    Example: each of them goes to a place of its own
      Given the first player has the hand C1 C2 C3 D4 D5 D6
      And the second player has an empty hand
      When the first player trades C1 C2 C3 D4 D5 D6
      Then C1 C2 C3 D4 D5 D6 do not all lie together in the bag

    Example: the tiles that were not drawn keep their order
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag holds only F1 F2 E1 E2 E3 E4 E5 E6 D1 D2
      When the first player trades A1 B3
      Then E1 E2 E3 E4 E5 E6 D1 D2 lie in the bag in this order

    Example: every place in the bag is equally likely, the front and the end among them
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag holds only F1 F2
      Then A1 is at the front of the bag after 35 to 85 of 120 trades with different seeds

    Example: one trade after another goes to other places
      Given the first player has the hand A1 A2 A3 A4 A5 A6
      And the second player has the hand B1 B2 B3 B4 B5 B6
      And the bag holds only C1 C2 C3 C4 C5 C6 D1 D2 D3 D4 D5 D6 E1 E2 E3 E4 E5 E6 F1 F2 F3 F4 F5 F6
      Then the tiles of 4 trades of whole hands do not go back to the same places each time

    Example: in a new game, too, where they go follows from the seed
      Given a new game
      Then bags are alike after the first hand has been traded in new games with seed 7
      And bags are not alike after the first hand has been traded in new games with the seeds 7 and 8

    Example: where they go follows from the seed of the game
      Given the first player has the hand C1 C2 C3 D4 D5 D6
      Then bags are alike after C1 C2 C3 D4 D5 D6 have been traded with seed 7
      And bags are alike after C1 C2 C3 D4 D5 D6 have been traded with seed 0
      And bags are not alike after C1 C2 C3 D4 D5 D6 have been traded with the seeds 7 and 8
      And bags are not alike after C1 C2 C3 D4 D5 D6 have been traded with the seeds 7 and -7
      And bags are not alike after C1 C2 C3 D4 D5 D6 have been traded with the seeds 7 and 4294967303

    Example: all that the bag holds may be traded, and the game goes on
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag holds only F1 F2
      When the first player trades A1 B3
      Then the game is not over

    Example: one tile more than the bag holds
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag holds only F1 F2
      When the first player trades A1 B3 C6
      Then the move is refused: the bag holds too few tiles

    Example: a tile that is not in the hand
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player trades A1 F6
      Then the move is refused: the hand does not hold all these tiles

    Example: in cheat mode, too, a tile that is only in the bag
      Given cheat mode is agreed on
      And the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag begins with F1 F2
      When the first player trades A1 F2
      Then the move is refused: the hand does not hold all these tiles

    Example: that a tile is not in the hand is reported before that the bag holds too few tiles
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag holds only F1 F2
      When the first player trades A1 B3 F6
      Then the move is refused: the hand does not hold all these tiles

    Example: a tile that is not in the hand as often as it is named
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player trades A1 A1
      Then the move is refused: the hand does not hold all these tiles

    Example: two equal tiles of a hand that holds both
      Given the first player has the hand A1 A1 B3 B4 C5 C6
      And the bag begins with F1 F2
      When the first player trades A1 A1
      Then the first player holds B3 B4 C5 C6 F1 F2
      And the bag holds 96 tiles

    Example: one of two equal tiles
      Given the first player has the hand A1 A1 B3 B4 C5 C6
      And the bag begins with F1 F2
      When the first player trades A1
      Then the first player holds A1 B3 B4 C5 C6 F1

    Example: no tile at all
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player trades no tile
      Then the move is refused: no tile is named

    Example: that the turn has begun is reported before that no tile is named
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the first player plays A1 on 0/0
      When the first player trades no tile
      Then the move is refused: tiles have been played in this turn

    Example: that the turn has begun is reported before that a tile is not in the hand
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the first player plays A1 on 0/0
      When the first player trades F6
      Then the move is refused: tiles have been played in this turn

    Example: that the turn has begun is reported before that the bag holds too few tiles
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag holds only F1
      And the first player plays A1 on 0/0
      When the first player trades A2 B3
      Then the move is refused: tiles have been played in this turn

    Example: one may trade in each of one's turns
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the second player has the hand A3 A4 D1 D2 E5 E6
      And the bag begins with F1 F2 F3
      And the first player trades A1 A2
      And the second player trades A3
      And the second player holds A4 D1 D2 E5 E6 F3
      When the first player trades F1
      Then the second player is next

    Example: the whole hand
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag begins with F1 F2 F3 F4 F5 F6 E1
      When the first player trades A1 A2 B3 B4 C5 C6
      Then the first player holds F1 F2 F3 F4 F5 F6

    Example: board and points stay as they were
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the first player has the hand A3 B3 B4 C5 C6
      And the first player has scored 2
      When the first player trades A3
      Then the first player has 2 points
      And the board is
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """

    Example: a hand of fewer than six does not become larger
      Given the first player has the hand A1 B2
      And the second player has the hand D1 D2
      And the bag begins with F1 F2 F3
      When the first player trades A1
      Then the first player holds B2 F1
      And the second player holds D1 D2

    Example: the last tile of the bag may be traded for
      Given the first player has the hand A1 B2
      And the bag holds only F1
      When the first player trades A1
      Then the first player holds B2 F1
      And the bag holds, in some order, A1

    Example: all six tiles of a hand go back
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag holds only F1 F2 F3 F4 F5 F6
      When the first player trades A1 A2 B3 B4 C5 C6
      Then the first player holds F1 F2 F3 F4 F5 F6
      And the bag holds, in some order, A1 A2 B3 B4 C5 C6

    Example: the seed of the game stays as it is
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And a game with the seed 4294967297
      When the first player trades A1
      Then the seed of the game is 4294967297

    Example: so does that of a new game
      Given a game with the seed 4294967297
      And a new game
      Then the seed of the game is 4294967297

    Example: and that of a game beside which another one is started
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And a game with the seed 7
      And the first player passes
      And a game with the seed 8
      When another game is started meanwhile
      And the players return to the first game
      Then the seed of the game is 7

    Scenario Outline: that the bag is empty is reported last: trading <tiles>
      Given the published end is agreed on
      And the first player has the hand A1 A2 B4
      And the bag is empty
      When the first player trades <tiles>
      Then the move is refused: <reason>

      Examples: no tile, and one that is not in the hand
        | tiles   | reason                                 |
        | no tile | no tile is named                       |
        | F6      | the hand does not hold all these tiles |
