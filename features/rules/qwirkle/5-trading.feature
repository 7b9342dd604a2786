Feature: Trading
  Instead of playing, a player may put tiles back and get others.

  @QW-15 @task-7
  Rule: The player gets as many tiles from the front of the bag as are traded; these go back, and the turn ends without points
    The tiles that are named must all be in the hand, each as often as it is named; at least one is named.
    Decision: the bag must hold at least as many. The traded tiles go back after the new ones are drawn, mixed in at random.
    Trading all that the bag holds does not end the game.

    Example: three tiles are traded for three
      Given the first player has the hand A1 A1 B3 C6
      And the bag holds only F1 F2 F3 F4
      When the first player trades A1 B3 C6
      Then the first player holds A1 F1 F2 F3
      And the bag holds, in some order, A1 B3 C6 F4
      And the second player is next
      And the first player has 0 points

    Example: all that the bag holds is traded, and the game goes on
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag holds only F1 F2
      When the first player trades A1 B3
      Then the first player holds A2 B4 C5 C6 F1 F2
      And the bag holds, in some order, A1 B3
      And the game is not over

    Scenario Outline: a trade of <what> is refused
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag holds only F1 F2
      When the first player trades <tiles>
      Then the move is refused: <reason>

      Examples: with a bag of two tiles
        | what                              | tiles    | reason                                 |
        | no tile                           | no tile  | no tile is named                       |
        | a tile that is not in the hand    | A1 F6    | the hand does not hold all these tiles |
        | a single tile that is named twice | A1 A1    | the hand does not hold all these tiles |
        | one tile more than the bag holds  | A1 B3 C6 | the bag holds too few tiles            |

    Example: each traded tile goes to a place of its own
      Given the first player has the hand C1 C2 C3 D4 D5 D6
      And the second player has an empty hand
      When the first player trades C1 C2 C3 D4 D5 D6
      Then C1 C2 C3 D4 D5 D6 do not all lie together in the bag
      And C1 C2 C3 D4 D5 D6 do not all lie at the end of the bag

    Example: the front and the end of the bag are equally likely
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag holds only F1 F2
      Then A1 is at the front of the bag after 35 to 85 of 120 trades with different seeds

    Example: tiles that were not drawn keep their order
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag holds only F1 F2 E1 E2 E3 E4 E5 E6 D1 D2
      When the first player trades A1 B3
      Then E1 E2 E3 E4 E5 E6 D1 D2 lie in the bag in this order

    Example: the places follow from the seed of the game
      Given the first player has the hand C1 C2 C3 D4 D5 D6
      Then bags are alike after C1 C2 C3 D4 D5 D6 have been traded with seed 7
      And bags are not alike after C1 C2 C3 D4 D5 D6 have been traded with the seeds 7 and 8
      And bags are alike after the first hand has been traded in new games with seed 7
      And bags are not alike after the first hand has been traded in new games with the seeds 7 and 8

    Example: one trade after another goes to other places
      Given a game with the seed 7
      And the first player has the hand A1 A2 A3 A4 A5 A6
      And the second player has the hand B1 B2 B3 B4 B5 B6
      And the bag holds only C1 C2 C3 C4 C5 C6 D1 D2 D3 D4 D5 D6 E1 E2 E3 E4 E5 E6 F1 F2 F3 F4 F5 F6
      Then the tiles of 4 trades of whole hands do not go back to the same places each time
