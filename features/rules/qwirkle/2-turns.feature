Feature: Turns
  In each turn a player plays tiles, or trades tiles for others (QW-15), or passes (QW-16).

  Who plays tiles puts one or several of the own hand on the board, one after another (QW-13), all in one row or
  column (QW-12). Each must touch a tile that is there already, except the first of the game (QW-08), and fit into
  every line in which it then stands: one colour and six different shapes at most, or one shape and six different
  colours (QW-10, QW-11). Then the turn ends: every line that it made or lengthened scores a point for each of its
  tiles (QW-18), a line of six scores 12 (QW-19), and the player draws from the bag until the hand holds six tiles
  again (QW-17).

  @QW-04
  Rule: Turns go round the players in order

    @task-5
    Example: after the first player the second is next
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player plays A1 on 0/0 and ends the turn
      Then the second player is next
      And no tile has been played in this turn

    @task-2
    Example: the first player begins
      Given a new game for 2 players with the bag
        """
        A1 A2 A3 B4 C5 D6 B1 B2 B3 B4 C5 D6 E1
        """
      Then the first player is next

    @task-3
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

    @task-3
    Scenario Outline: no game is resumed in which <what>
      Given <position>
      When the players resume the game
      Then the position is refused: the hands, points and turn do not fit together

      Examples: what cannot be
        | what                                 | position                                            |
        | it is the third of two players' turn | it is the turn of the third player                  |
        | a player holds seven tiles           | the second player has the hand A1 A2 A3 A4 A5 A6 B1 |
        | a player has fewer than 0 points     | the second player has scored -1                     |

  @QW-05
  Rule: In a turn a player either plays tiles one after another and then ends the turn, or trades tiles, or passes
    Decision: once a tile has been played in the turn, nothing can be traded any more.

    @task-4
    Example: the turn goes on until it is ended
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player plays A1 on 0/0, A2 on 1/2
      Then the first player is next
      And the tiles of the turn lie on 1/1, 1/2
      And the first player has 0 points

    @task-5
    Example: a turn without a tile cannot be ended
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      When the first player ends the turn
      Then the move is refused: no tile has been played in this turn

    @task-7
    Example: after a tile nothing can be traded
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the first player plays A1 on 0/0
      When the first player trades B3
      Then the move is refused: tiles have been played in this turn

    @task-4
    Example: after a tile nobody can pass
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the first player plays A1 on 0/0
      When the first player passes
      Then the move is refused: tiles have been played in this turn

    @task-5
    Example: the tiles of the last turn do not count in the next
      Given the first player has the hand A1 A2 B3 B4 C5 C6
      And the first player plays A1 on 0/0 and ends the turn
      When the second player ends the turn
      Then the move is refused: no tile has been played in this turn

  @QW-16 @task-3
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

    Example: all pass, and the game goes on
      Given a table of 2 players
      And the first player passes
      When the second player passes
      Then the first player is next
      And the game is not over

  @QW-17
  Rule: When a turn ends in which tiles were played, the player draws until the hand holds six, as far as the bag goes

    @task-5
    Example: as many are drawn as were played
      Given the first player has the hand A1 A2 A3 B4 C5 C6
      And the bag begins with F1 F2 F3 F4
      When the first player plays A1 on 0/0, A2 on 1/2, A3 on 1/3 and ends the turn
      Then the first player holds B4 C5 C6 F1 F2 F3
      And the next tiles in the bag are F4

    @task-4
    Example: no tile is drawn before the turn ends
      Given the first player has the hand A1 A2 A3 B4 C5 C6
      When the first player plays A1 on 0/0, A2 on 1/2
      Then the first player holds A3 B4 C5 C6

    @task-5
    Example: a hand that held fewer than six is filled to six
      Given it is the turn of the second player
      And the second player has the hand A1 A2 B4
      And the first player has the hand D1 D2
      And the bag begins with F1 F2 F3 F4 F5
      When the second player plays A1 on 0/0 and ends the turn
      Then the second player holds A2 B4 F1 F2 F3 F4
      And the first player holds D1 D2

    @task-5
    Example: a bag that holds fewer tiles is emptied
      Given the first player has the hand A1 A2 A3 B4 C5 C6
      And the bag holds only F1 F2
      When the first player plays A1 on 0/0, A2 on 1/2, A3 on 1/3 and ends the turn
      Then the first player holds B4 C5 C6 F1 F2
      And the bag holds 0 tiles

  @QW-25 @task-9
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

    Example: equal tiles count once
      Given the published opening is agreed on
      And a new game for 2 players with the bag
        """
        A1 A2 A3 B4 C5 D6 B1 B1 B1 B2 C4 E5 E1
        """
      Then the first player is next

    Example: of two with as many, the first begins
      Given the published opening is agreed on
      And a new game for 3 players with the bag
        """
        A1 B2 C3 D4 E5 F6 B1 B2 B3 C4 D5 E6 C1 C2 C3 A4 D5 E6 E1
        """
      Then the second player is next
