Feature: Turns
  In each turn a player plays tiles, or trades tiles for others, or passes.

  @QW-04
  Rule: Turns go round the players in order

    Example: the first player begins
      Given a new game for 3 players
      Then the first player is next

    Example: after the first player the second is next
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player plays A1 on 0/0 and ends the turn
      Then the second player is next
      And no tile has been played in this turn

    Scenario Outline: of <players> players, after the <player> the <next> is next
      Given a table of <players> players
      And it is the turn of the <player> player
      When the <player> player passes
      Then the <next> player is next

      Examples: the way round
        | players | player | next   |
        | 2       | second | first  |
        | 3       | second | third  |
        | 3       | third  | first  |
        | 4       | third  | fourth |
        | 4       | fourth | first  |

    Scenario Outline: of <players> players, after a trade of the <player> the <next> is next
      Given a table of <players> players
      And it is the turn of the <player> player
      And the <player> player has the hand A1 B2
      When the <player> player trades A1
      Then the <next> player is next

      Examples: the way round
        | players | player | next   |
        | 3       | first  | second |
        | 3       | third  | first  |
        | 4       | fourth | first  |

    Scenario Outline: of <players> players, after a turn in which the <player> played a tile the <next> is next
      Given a table of <players> players
      And it is the turn of the <player> player
      And the <player> player has the hand A1 B2
      When the <player> player plays A1 on 0/0 and ends the turn
      Then the <next> player is next

      Examples: the way round
        | players | player | next   |
        | 3       | second | third  |
        | 3       | third  | first  |
        | 4       | third  | fourth |
        | 4       | fourth | first  |

    Example: a player whose hand is empty is not left out
      Given a table of 3 players
      And the second player has an empty hand
      When the first player passes
      Then the second player is next

    Example: nor is such a player left out after a turn in which tiles were played
      Given a table of 3 players
      And the first player has the hand A1 B2
      And the second player has an empty hand
      When the first player plays A1 on 0/0 and ends the turn
      Then the second player is next

    Example: after the end it would be the turn of the player who follows
      Given the first player has the hand A1 A2 B4
      And the bag holds only F1
      When the first player plays A1 on 0/0 and ends the turn
      Then the game is over
      And the second player is next

    Example: in a game that is started meanwhile the first player begins
      Given a table of 2 players
      And the first player passes
      When another game is started meanwhile
      Then the first player is next

    Example: no game is resumed in which it is the turn of a player who does not take part
      Given it is the turn of the third player
      When the players resume the game
      Then the position is refused: the hands, points and turn do not fit together

    Example: nor is a game resumed in which a player holds seven tiles
      Given the second player has the hand A1 A2 A3 B4 B5 B6 C1
      When the players resume the game
      Then the position is refused: the hands, points and turn do not fit together

    Example: nor one in which a player has fewer than 0 points
      Given the second player has scored -1
      When the players resume the game
      Then the position is refused: the hands, points and turn do not fit together

    Example: nor one in which no tile lies on a cell of the turn
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the tiles on 1/1, 1/2 have been played in this turn
      When the players resume the game
      Then the position is refused: the hands, points and turn do not fit together

  @QW-05
  Rule: In a turn a player either plays tiles one after another and then ends the turn, or trades tiles, or passes
    Decision: once a tile has been played in the turn, nothing can be traded any more.

    Example: the turn goes on until it is ended
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player plays A1 on 0/0, A2 on 1/2
      Then the first player is next
      And the tiles of the turn lie on 1/1, 1/2
      And the first player has 0 points

    Example: a turn without a tile cannot be ended
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player ends the turn
      Then the move is refused: no tile has been played in this turn

    Example: after a tile nothing can be traded
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the first player plays A1 on 0/0
      When the first player trades B3
      Then the move is refused: tiles have been played in this turn

    Example: after a tile nobody can pass
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the first player plays A1 on 0/0
      When the first player passes
      Then the move is refused: tiles have been played in this turn

    Example: in the next turn all is possible again
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the first player plays A1 on 0/0 and ends the turn
      When the second player passes
      Then the first player is next

    Example: and so is a trade
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the second player has the hand D1 D2
      And the bag begins with F1 F2 F3
      And the first player plays A1 on 0/0 and ends the turn
      When the second player trades D1
      Then the second player holds D2 F2

    Example: but a turn without a tile still cannot be ended
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the first player plays A1 on 0/0 and ends the turn
      When the second player ends the turn
      Then the move is refused: no tile has been played in this turn

    Example: the first player plays again after the others
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the second player has the hand A3 A4 D1 D2 E5 E6
      And the first player plays A1 on 0/0 and ends the turn
      And the second player plays A3 on 1/2 and ends the turn
      When the first player plays A2 on 1/3
      Then the tiles of the turn lie on 1/3

    Example: with the rest of the hand nothing can be traded after a tile, either
      Given the first player has the hand A1 B3
      And the first player plays A1 on 0/0
      When the first player trades B3
      Then the move is refused: tiles have been played in this turn

    Example: nothing is traded after the last tile of the hand
      Given the first player has the hand A1
      And the first player plays A1 on 0/0
      When the first player trades A1
      Then the move is refused: tiles have been played in this turn

    Example: nor does anybody pass after it
      Given the first player has the hand A1
      And the first player plays A1 on 0/0
      When the first player passes
      Then the move is refused: tiles have been played in this turn

    Example: a turn of six tiles is ended like any other
      Given the first player has the hand A1 A2 A3 A4 A5 A6
      When the first player plays A1 on 0/0, A2 on 1/2, A3 on 1/3, A4 on 1/4, A5 on 1/5, A6 on 1/6 and ends the turn
      Then the second player is next

    Example: a turn that is resumed can be ended
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the tiles on 1/1 have been played in this turn
      When the first player ends the turn
      Then the second player is next

    Example: in a turn that is resumed nobody can pass
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the tiles on 1/1 have been played in this turn
      When the first player passes
      Then the move is refused: tiles have been played in this turn

    Example: a game that is started meanwhile has a turn of its own
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the first player plays A1 on 0/0
      When another game is started meanwhile
      Then no tile has been played in this turn

    Example: in a turn that is resumed nothing can be traded
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the first player has the hand A2 B3
      And the tiles on 1/1 have been played in this turn
      When the first player trades A2
      Then the move is refused: tiles have been played in this turn

    Example: in cheat mode, too, nobody can pass after a tile, whether it was in the hand or in the bag
      Given cheat mode is agreed on
      And the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag begins with F1 F2
      And the first player plays F1 on 0/0
      When the first player passes
      Then the move is refused: tiles have been played in this turn

    Example: nor can anything be traded then
      Given cheat mode is agreed on
      And the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag begins with F1 F2
      And the first player plays F1 on 0/0
      When the first player trades B3
      Then the move is refused: tiles have been played in this turn

    Scenario Outline: the <player> player of four ends no turn in which nothing was played
      Given a table of 4 players
      And it is the turn of the <player> player
      When the <player> player ends the turn
      Then the move is refused: no tile has been played in this turn
      And the <player> player is next

      Examples: the others
        | player |
        | second |
        | third  |
        | fourth |

  @QW-16
  Rule: Passing without having played ends the turn and scores nothing
    Decision: a game in which all pass for ever has no end of its own.

    Example: nothing changes but whose turn it is
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the first player has the hand A3 B1 B2
      And the first player has scored 2
      And the bag begins with F1 F2
      When the first player passes
      Then the second player is next
      And the first player has 2 points
      And the first player holds A3 B1 B2
      And the next tiles in the bag are F1 F2
      And the board is
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """

    Example: all pass, and the game goes on
      Given a table of 2 players
      And the first player passes
      When the second player passes
      Then the first player is next
      And the game is not over

    Example: all pass again and again, and the game goes on
      Given a table of 2 players
      And the first player passes
      And the second player passes
      And the first player passes
      And the second player passes
      And the first player passes
      And the second player passes
      When the first player passes
      Then the second player is next
      And the game is not over

    Example: who has few tiles draws none
      Given the first player has the hand A3 B1
      And the bag holds only F1 F2 F3
      When the first player passes
      Then the first player holds A3 B1
      And the next tiles in the bag are F1 F2 F3

    Example: with an empty bag, too, the game goes on
      Given the published end is agreed on
      And the first player has the hand A3 B1
      And the bag is empty
      And the first player passes
      And the second player passes
      When the first player passes
      Then the game is not over

    Example: who can play may pass
      Given the first player has the hand A1 A2 A3 A4 A5 A6
      When the first player passes
      Then the second player is next

    Example: who has no tile may pass
      Given the first player has an empty hand
      When the first player passes
      Then the second player is next

  @QW-17
  Rule: When a turn ends in which tiles were played, the player draws until the hand holds six, as far as the bag goes

    Example: as many as were played
      Given the first player has the hand A1 A2 A3 B4 C5 C6
      And the bag begins with F1 F2 F3 F4
      When the first player plays A1 on 0/0, A2 on 1/2, A3 on 1/3 and ends the turn
      Then the first player holds B4 C5 C6 F1 F2 F3
      And the next tiles in the bag are F4

    Example: no tile is drawn before the turn ends
      Given the first player has the hand A1 A2 A3 B4 C5 C6
      When the first player plays A1 on 0/0, A2 on 1/2
      Then the first player holds A3 B4 C5 C6

    Example: the whole hand is filled again
      Given the first player has the hand A1 A2 A3 A4 A5 A6
      And the bag begins with F1 F2 F3 F4 F5 F6 E1
      When the first player plays A1 on 0/0, A2 on 1/2, A3 on 1/3, A4 on 1/4, A5 on 1/5, A6 on 1/6 and ends the turn
      Then the first player holds F1 F2 F3 F4 F5 F6
      And the next tiles in the bag are E1

    Example: as far as the bag goes
      Given the first player has the hand A1 A2 A3 B4 C5 C6
      And the bag holds only F1 F2
      When the first player plays A1 on 0/0, A2 on 1/2, A3 on 1/3 and ends the turn
      Then the first player holds B4 C5 C6 F1 F2
      And the bag holds 0 tiles

    Example: just as far as the bag goes
      Given the first player has the hand A1 A2 A3 B4 C5 C6
      And the bag holds only F1 F2
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the first player holds A3 B4 C5 C6 F1 F2
      And the bag holds 0 tiles

    Example: a hand that held fewer than six is filled to six
      Given the first player has the hand A1 A2 B4
      And the bag begins with F1 F2 F3 F4 F5
      When the first player plays A1 on 0/0 and ends the turn
      Then the first player holds A2 B4 F1 F2 F3 F4

    Example: the others draw nothing
      Given the first player has the hand A1 A2 B4
      And the second player has the hand D1 D2
      When the first player plays A1 on 0/0 and ends the turn
      Then the second player holds D1 D2

    Example: who has played a tile of the bag in cheat mode draws none for it
      Given cheat mode is agreed on
      And the first player has the hand A1 A2 B3 B4 C5 C6
      And the bag begins with F1 F2 F3
      When the first player plays F1 on 0/0 and ends the turn
      Then the first player holds A1 A2 B3 B4 C5 C6
      And the next tiles in the bag are F2 F3

    Scenario Outline: the <player> player draws in that player's own turn
      Given a table of 3 players
      And it is the turn of the <player> player
      And the <player> player has the hand A1 A2 B4
      And the bag begins with F1 F2 F3 F4 F5
      When the <player> player plays A1 on 0/0 and ends the turn
      Then the <player> player holds A2 B4 F1 F2 F3 F4

      Examples: others than the first
        | player |
        | second |
        | third  |

    Example: a turn that is resumed ends like any other
      Given the board
        """
         .  .  .
         . A1  .
         .  .  .
        """
      And the tiles on 1/1 have been played in this turn
      And the first player has the hand A2 B4
      And the bag begins with F1 F2 F3 F4 F5
      When the first player ends the turn
      Then the first player holds A2 B4 F1 F2 F3 F4

  @QW-25
  Rule: With the published opening, whoever can play the most tiles of one attribute begins
    Beyond the original assignment. Equal tiles count once, since no line can hold them both.
    Decision: of several players with as many, the one who comes first in the order of the turns begins.

    Example: the second player can play four of one shape
      Given the published opening is agreed on
      And a new game for 2 players with the bag
        """
        A1 A2 A3 B4 C5 D6 B1 B2 B3 B4 C5 D6 E1
        """
      Then the second player is next

    Example: colours count like shapes
      Given the published opening is agreed on
      And a new game for 3 players with the bag
        """
        A1 A2 A3 B4 C5 D6 A1 B2 C3 D4 E5 F6 A2 B2 C2 D2 E2 F1 E1
        """
      Then the third player is next

    Scenario Outline: equal tiles count once among those of one <attribute>
      Given the published opening is agreed on
      And a new game for 2 players with the bag
        """
        A1 A2 A3 B4 C5 D6 <second hand> E1
        """
      Then the first player is next

      Examples: four tiles of which three are equal
        | attribute | second hand       |
        | shape     | B1 B1 B1 B2 C4 E5 |
        | colour    | B1 B1 B1 C1 D4 E5 |

    Example: of two with as many, the first begins
      Given the published opening is agreed on
      And a new game for 2 players with the bag
        """
        A1 A2 A3 B4 C5 D6 B1 B2 B3 C4 D5 E6 E1
        """
      Then the first player is next

    Example: tiles of one shape and tiles of one colour do not add up
      Given the published opening is agreed on
      And a new game for 2 players with the bag
        """
        A2 A3 A4 B5 C6 D5 A1 A5 B1 C4 D2 E3 E1
        """
      Then the first player is next

    Example: the last shape and the last colour count like the others
      Given the published opening is agreed on
      And a new game for 4 players with the bag
        """
        A1 A2 B3 C4 D5 E3 F1 F2 F3 A4 B5 C2 A1 A2 B3 C4 D5 E3 A6 B6 C6 D6 E2 F4 E1
        """
      Then the fourth player is next

    Example: the last shape counts like the others
      Given the published opening is agreed on
      And a new game for 2 players with the bag
        """
        A1 A2 B3 C4 D5 E3 F1 F2 F3 A4 B5 C2 E1
        """
      Then the second player is next

    Example: six tiles are more than five
      Given the published opening is agreed on
      And a new game for 2 players with the bag
        """
        A1 A2 A3 A4 A5 B6 B1 B2 B3 B4 B5 B6 E1
        """
      Then the second player is next

    Scenario Outline: with <option> alone, the first player begins
      Given <option> is agreed on
      And a new game for 2 players with the bag
        """
        A1 A2 A3 B4 C5 D6 B1 B2 B3 B4 C5 D6 E1
        """
      Then the first player is next

      Examples: what else may be agreed on
        | option            |
        | cheat mode        |
        | the published end |

    Example: the published opening goes with all that may be agreed on
      Given the published opening is agreed on
      And the published end is agreed on
      And cheat mode is agreed on
      And a new game for 2 players with the bag
        """
        A1 A2 A3 B4 C5 D6 B1 B2 B3 B4 C5 D6 E1
        """
      Then the second player is next

    Example: from whoever begins, turns go round in order
      Given the published opening is agreed on
      And a new game for 3 players with the bag
        """
        A1 A2 A3 B4 C5 D6 A1 B2 C3 D4 E5 F6 A2 B2 C2 D2 E2 F1 E1
        """
      When the third player passes
      Then the first player is next

    Example: without it, the first player begins
      Given a new game for 2 players with the bag
        """
        A1 A2 A3 B4 C5 D6 B1 B2 B3 B4 C5 D6 E1
        """
      Then the first player is next

    Example: of the last two of three with as many, the second begins
      Given the published opening is agreed on
      And a new game for 3 players with the bag
        """
        A1 B2 C3 D4 E5 F6 B1 B2 B3 C4 D5 E6 C1 C2 C3 A4 D5 E6 E1
        """
      Then the second player is next

    Example: in a game that is resumed whose turn it is has been settled
      Given the published opening is agreed on
      And it is the turn of the first player
      And the first player has the hand A1 B2 C3
      And the second player has the hand D1 D2 D3
      When the players resume the game
      Then the first player is next
