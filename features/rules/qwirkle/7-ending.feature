Feature: The end of the game
  The game ends when the tiles run out. Whoever has the most points wins.

  @QW-20
  Rule: The bag running empty ends the game
    Decision: at the end of the turn that emptied it, not of the round.

    Example: the turn that empties the bag ends the game
      Given the first player has the hand A1 A2 A3 B4 C5 C6
      And the bag holds only F1 F2
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the game is over

    Example: one tile left in the bag keeps the game going
      Given the first player has the hand A1 A2 A3 B4 C5 C6
      And the bag holds only F1 F2 F3
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the game is not over
      And nobody has won

    Example: a cheat who empties the bag still ends the turn
      Given cheat mode is agreed on
      And the first player has the hand A2 A3 B4 C5 C6
      And the bag holds only A1
      When the first player plays A1 on 0/0
      Then the game is not over
      And A2 may be played exactly on 0/1, 1/0, 1/2, 2/1

    Example: and when that turn ends, the game is over
      Given cheat mode is agreed on
      And the first player has the hand A2 A3 B4 C5 C6
      And the bag holds only A1
      When the first player plays A1 on 0/0 and ends the turn
      Then the game is over
      And the first player has 1 point

    Example: with the published opening, too, the bag ends the game
      Given the published opening is agreed on
      And the first player has the hand A1 A2 B4
      And the bag holds only F1
      When the first player plays A1 on 0/0 and ends the turn
      Then the game is over

    Scenario Outline: of <players> players, those who follow have no turn any more
      Given a table of <players> players
      And the first player has the hand A1 A2 B4
      And the bag holds only F1
      When the first player plays A1 on 0/0 and ends the turn
      Then the game is over

      Examples: more than two
        | players |
        | 3       |
        | 4       |

    Scenario Outline: of four players, the <player> player ends the game by emptying the bag
      Given a table of 4 players
      And it is the turn of the <player> player
      And the <player> player has the hand A1 A2 B4
      And the bag holds only F1
      When the <player> player plays A1 on 0/0 and ends the turn
      Then the game is over
      And the bag holds 0 tiles

      Examples: the others
        | player |
        | second |
        | third  |
        | fourth |

    Scenario Outline: of four players, the <player> player does not end it while a tile is left
      Given a table of 4 players
      And it is the turn of the <player> player
      And the <player> player has the hand A1 A2 A3 B4 C5 C6
      And the bag holds only F1 F2
      When the <player> player plays A1 on 0/0 and ends the turn
      Then the game is not over
      And the bag holds 1 tile

      Examples: the others
        | player |
        | second |
        | third  |
        | fourth |

  @QW-21
  Rule: Most points win; on equal points the fewest tiles in hand; if still equal, those players share the win

    Example: the most points
      Given the first player has the hand A1 A2 B4
      And the second player has scored 7
      And the bag holds only F1
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the second player has won

    Example: the last turn counts
      Given the first player has the hand A1 A2 B4
      And the first player has scored 6
      And the second player has scored 7
      And the bag holds only F1
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the first player has won

    Example: on equal points, the fewest tiles
      Given the first player has the hand A1 A2 B4
      And the second player has the hand D1 D2 D3
      And the second player has scored 2
      And the bag holds only F1
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the first player has won

    Example: fewer points do not win with fewer tiles
      Given the first player has the hand A1 A2 B4
      And the second player has the hand D1 D2 D3
      And the second player has scored 3
      And the bag holds only F1
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the second player has won

    Example: two who are equal in both share the win
      Given a table of 3 players
      And the first player has the hand A1 A2 B4
      And the second player has the hand D1 D2
      And the third player has the hand D1 D2 D3
      And the second player has scored 2
      And the third player has scored 2
      And the bag holds only F1
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the first, second players share the win

    Scenario Outline: the <player> of four players has the most points
      Given a table of 4 players
      And the first player has the hand A1 A2 B4
      And the <player> player has scored 9
      And the bag holds only F1
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the <player> player has won

      Examples: the last two
        | player |
        | third  |
        | fourth |

    Example: all four share the win
      Given a table of 4 players
      And the first player has the hand A1 A2 B4
      And the second player has the hand D1 D2
      And the third player has the hand D3 D4
      And the fourth player has the hand D5 D6
      And the second player has scored 2
      And the third player has scored 2
      And the fourth player has scored 2
      And the bag holds only F1
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the first, second, third, fourth players share the win

    Example: before the end nobody has won
      Given the first player has the hand A1 A2 B4
      And the first player has scored 50
      When the first player plays A1 on 0/0 and ends the turn
      Then nobody has won

    Example: nor do they with six tiles fewer
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the tiles on 1/1, 1/2 have been played in this turn
      And the first player has an empty hand
      And the second player has the hand D1 D2 D3 D4 D5 D6
      And the second player has scored 3
      And the bag is empty
      When the first player ends the turn
      Then the second player has won

    Example: many points are compared like few
      Given the first player has the hand A1 A2 B4
      And the second player has the hand D1 D2
      And the first player has scored 298
      And the second player has scored 300
      And the bag holds only F1
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the first, second players share the win

    Example: before the turn that emptied the bag is ended nobody has won
      Given cheat mode is agreed on
      And the first player has the hand A2 A3 B4
      And the bag holds only A1
      When the first player plays A1 on 0/0
      Then nobody has won

    Example: with the published end, too, a win can be shared
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the published end is agreed on
      And the tiles on 1/1 have been played in this turn
      And the first player has an empty hand
      And the second player has an empty hand
      And the second player has scored 7
      And the bag is empty
      When the first player ends the turn
      Then the first, second players share the win

  @QW-24
  Rule: With the published end, play goes on after the bag is empty until a player has no tile left, who gets 6 points more
    Beyond the original assignment.

    Example: an empty bag does not end the game
      Given the published end is agreed on
      And the first player has the hand A1 A2 A3 B4 C5 C6
      And the bag holds only F1 F2
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the game is not over
      And the first player has 2 points

    Example: nothing is drawn from an empty bag
      Given the published end is agreed on
      And the first player has the hand A1 A2 B4
      And the bag is empty
      When the first player plays A1 on 0/0 and ends the turn
      Then the first player holds A2 B4
      And the game is not over

    Example: the last tile of a hand ends the game and brings 6 points
      Given the published end is agreed on
      And the first player has the hand A1 A2
      And the second player has the hand D1 D2
      And the bag is empty
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the game is over
      And the first player has 8 points
      And the second player has 0 points

    Example: the six points can decide
      Given the published end is agreed on
      And the first player has the hand A1
      And the second player has scored 6
      And the bag is empty
      When the first player plays A1 on 0/0 and ends the turn
      Then the first player has won

    Example: an empty hand is filled again while the bag lasts
      Given the published end is agreed on
      And the first player has the hand A1 A2
      And the bag holds only F1 F2 F3
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the game is not over
      And the first player has 2 points
      And the first player holds F1 F2 F3

    Example: who has a tile left gets none, though another player has no tile
      Given the published end is agreed on
      And the first player has the hand A1 A2 B4
      And the second player has an empty hand
      And the bag holds only F1
      When the first player plays A1 on 0/0 and ends the turn
      Then the game is over
      And the first player has 1 point
      And the second player has 0 points

    Example: without it there are no such points
      Given the first player has the hand A1 A2
      And the bag holds only F1
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the game is over
      And the first player has 2 points

    Example: nor for a cheat who plays the last tile of hand and bag
      Given cheat mode is agreed on
      And the published opening is agreed on
      And the first player has the hand A1
      And the bag holds only A2
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the game is over
      And the first player has 2 points

    Example: nobody trades with an empty bag
      Given the published end is agreed on
      And the first player has the hand A1 A2 B4
      And the bag is empty
      When the first player trades A1
      Then the move is refused: the bag holds too few tiles

    Example: in cheat mode, too, the last tile of a hand brings 6 points
      Given the published end is agreed on
      And cheat mode is agreed on
      And the first player has the hand A1 A2
      And the bag is empty
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the first player has 8 points

    Example: the six points are no points of the turn
      Given the published end is agreed on
      And the first player has the hand A1 A2
      And the bag is empty
      When the first player plays A1 on 0/0, A2 on 1/2
      Then the turn makes 2 points

    Example: there are also six points for a cheat who plays the last tile of hand and bag
      Given the published end is agreed on
      And cheat mode is agreed on
      And the first player has the hand A1
      And the bag holds only A2
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the game is over
      And the first player has 8 points

    Example: the second player gets the six points for the second player's last tile
      Given the published end is agreed on
      And it is the turn of the second player
      And the second player has the hand A1 A2
      And the bag is empty
      When the second player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the second player has 8 points
      And the first player has 0 points

    Example: in a new game, too, an empty bag does not end the game
      Given the published end is agreed on
      And a new game for 2 players with the bag
        """
        A1 A2 A3 B4 C5 D6 B1 B2 B3 B4 C5 D6 F1
        """
      When the first player plays A1 on 0/0 and ends the turn
      Then the bag holds 0 tiles
      And the game is not over

  @QW-26
  Rule: After the end nothing can be played, traded or passed

    Example: no tile is played
      Given the first player has the hand A1 A2 B4
      And the second player has the hand A3 B1
      And the bag holds only F1
      And the first player plays A1 on 0/0 and ends the turn
      When the second player plays A3 on 1/2
      Then the move is refused: the game is over

    Example: a game is resumed in the middle of its last turn
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the tiles on 1/1, 1/2 have been played in this turn
      And the first player has the hand A3
      And the bag is empty
      When the first player plays A3 on 1/3 and ends the turn
      Then the game is over

    Example: no tile is traded
      Given the first player has the hand A1 A2 B4
      And the second player has the hand A3 B1
      And the bag holds only F1
      And the first player plays A1 on 0/0 and ends the turn
      When the second player trades A3
      Then the move is refused: the game is over

    Example: that the game is over is reported before that no tile is named
      Given the first player has the hand A1 A2 B4
      And the bag holds only F1
      And the first player plays A1 on 0/0 and ends the turn
      When the second player trades no tile
      Then the move is refused: the game is over

    Example: that the game is over is reported before that a tile is not in the hand
      Given the first player has the hand A1 A2 B4
      And the second player has the hand A3 B1
      And the bag holds only F1
      And the first player plays A1 on 0/0 and ends the turn
      When the second player trades F6
      Then the move is refused: the game is over

    Example: nobody passes
      Given the first player has the hand A1 A2 B4
      And the bag holds only F1
      And the first player plays A1 on 0/0 and ends the turn
      When the second player passes
      Then the move is refused: the game is over

    Example: no turn is ended
      Given the first player has the hand A1 A2 B4
      And the bag holds only F1
      And the first player plays A1 on 0/0 and ends the turn
      When the second player ends the turn
      Then the move is refused: the game is over

    Example: that the game is over is reported before that the cell does not exist
      Given the first player has the hand A1 A2 B4
      And the second player has the hand A3 B1
      And the bag holds only F1
      And the first player plays A1 on 0/0 and ends the turn
      When the second player plays A3 on 9/9
      Then the move is refused: the game is over

    Example: no move is legal
      Given the first player has the hand A1 A2 B4
      And the second player has the hand A3 B1
      And the bag holds only F1
      When the first player plays A1 on 0/0 and ends the turn
      Then A3 may be played nowhere

    Example: no game is resumed that is over
      Given the bag is empty
      When the players resume the game
      Then the position is refused: the game is over

    Scenario Outline: no game is resumed with the published end when the <player> player's hand is empty
      Given the published end is agreed on
      And the <player> player has an empty hand
      And the bag is empty
      When the players resume the game
      Then the position is refused: the game is over

      Examples: the player who is next, and the other
        | player |
        | first  |
        | second |

    Example: queries may be asked after the end, too
      Given the first player has the hand A1 A2 B4
      And the bag holds only F1
      When the first player plays A1 on 0/0 and ends the turn
      Then asking every query twice returns the same values and changes nothing

    Example: that the game is over is reported before that the tile is not held
      Given the first player has the hand A1 A2 B4
      And the second player has the hand A3 B1
      And the bag holds only F1
      And the first player plays A1 on 0/0 and ends the turn
      When the second player plays F6 on 1/2
      Then the move is refused: the game is over

    Example: that the game is over is reported before that the cell is occupied
      Given the first player has the hand A1 A2 B4
      And the second player has the hand A3 B1
      And the bag holds only F1
      And the first player plays A1 on 0/0 and ends the turn
      When the second player plays A3 on 1/1
      Then the move is refused: the game is over

    Example: after the published end no tile is played
      Given the published end is agreed on
      And the first player has the hand A1
      And the second player has the hand A3 B1
      And the bag is empty
      And the first player plays A1 on 0/0 and ends the turn
      When the second player plays A3 on 1/2
      Then the move is refused: the game is over

    Example: nor does anybody pass then
      Given the published end is agreed on
      And the first player has the hand A1
      And the second player has the hand A3 B1
      And the bag is empty
      And the first player plays A1 on 0/0 and ends the turn
      When the second player passes
      Then the move is refused: the game is over

    Example: nor trades
      Given the published end is agreed on
      And the first player has the hand A1
      And the second player has the hand A3 B1
      And the bag is empty
      And the first player plays A1 on 0/0 and ends the turn
      When the second player trades A3
      Then the move is refused: the game is over

    Example: nor ends a turn
      Given the published end is agreed on
      And the first player has the hand A1
      And the second player has the hand A3 B1
      And the bag is empty
      And the first player plays A1 on 0/0 and ends the turn
      When the second player ends the turn
      Then the move is refused: the game is over

    Example: that the game is over is reported before that a line of the board is mixed
      Given the board
        """
         .  .  .  .  .
         . A1 A2 B2  .
         .  .  .  .  .
        """
      And the bag is empty
      When the players resume the game
      Then the position is refused: the game is over

    Example: with the published end a game is resumed with an empty bag when no hand is empty
      Given the published end is agreed on
      And the first player has the hand A1
      And the second player has the hand A3 B1
      And the bag is empty
      When the players resume the game
      Then the game is not over

    Example: and with an empty hand when the bag is not empty
      Given the published end is agreed on
      And the first player has an empty hand
      And the bag holds only F1
      When the players resume the game
      Then the game is not over

    Example: and with an empty hand and an empty bag in the middle of the last turn
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the published end is agreed on
      And the tiles on 1/1 have been played in this turn
      And the first player has an empty hand
      And the bag is empty
      When the first player ends the turn
      Then the game is over

    Example: that a tile occurs four times is reported before that the game is over
      Given the first player has the hand F6 F6
      And the second player has the hand F6 F6
      And the bag is empty
      When the players resume the game
      Then the position is refused: a tile occurs more than three times

    Example: that it is nobody's turn is reported before that the game is over
      Given it is the turn of the third player
      And the bag is empty
      When the players resume the game
      Then the position is refused: the hands, points and turn do not fit together

    Example: that the board has no empty border is reported before that the game is over
      Given the board
        """
         .  .
         . A1
         .  .
        """
      And the bag is empty
      When the players resume the game
      Then the position is refused: the board must have exactly one empty border all round

    Scenario Outline: of four players, the <player> player ends the game; after that it is refused that the <next> player <does>
      Given a table of 4 players
      And it is the turn of the <player> player
      And the <player> player has the hand A1 A2 B4
      And the <next> player has the hand A3 B1
      And the bag holds only F1
      And the <player> player plays A1 on 0/0 and ends the turn
      When the <next> player <does>
      Then the move is refused: the game is over

      Examples: the way round
        | player | next   | does            |
        | second | third  | plays A3 on 1/2 |
        | third  | fourth | plays A3 on 1/2 |
        | fourth | first  | plays A3 on 1/2 |
        | second | third  | trades A3       |
        | third  | fourth | trades A3       |
        | fourth | first  | trades A3       |
        | second | third  | passes          |
        | third  | fourth | passes          |
        | fourth | first  | passes          |
        | second | third  | ends the turn   |
        | third  | fourth | ends the turn   |
        | fourth | first  | ends the turn   |
