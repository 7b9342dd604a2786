Feature: The end of the game
  The game ends when the bag is empty (QW-20). With the published end it goes on after that until a player has no tile
  left, who gets 6 points more (QW-24). Whoever has the most points wins; of those with equally many, whoever has
  fewer tiles left; if that is equal as well, they share the win (QW-21).

  @QW-20
  Rule: The bag running empty ends the game
    Decision: at the end of the turn that emptied it, not of the round.

    @task-6
    Example: the turn that empties the bag ends the game
      Given a table of 3 players
      And the first player has the hand A1 A2 A3 B4 C5 C6
      And the bag holds only F1 F2
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the game is over
      And the second player is next

    @task-5
    Example: one tile left in the bag keeps the game going
      Given the first player has the hand A1 A2 A3 B4 C5 C6
      And the bag holds only F1 F2 F3
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the game is not over

    @task-4
    Example: with an empty bag, the player still ends the turn
      Given the board
        """
         .  .  .  .
         . A1 A2  .
         .  .  .  .
        """
      And the tiles on 1/1, 1/2 have been played in this turn
      And the first player has the hand A3 B4
      And the bag is empty
      When the first player plays A3 on 1/3
      Then the game is not over

  @QW-21
  Rule: Most points win; on equal points the fewest tiles in hand; if still equal, those players share the win

    @task-6
    Example: the player with the most points wins
      Given a table of 3 players
      And the first player has the hand A1 A2 B4
      And the third player has scored 7
      And the bag holds only F1
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the third player has won

    @task-6
    Example: of two with equal points, the one with fewer tiles wins
      Given the first player has the hand A1 A2 B4
      And the second player has the hand D1 D2 D3
      And the second player has scored 2
      And the bag holds only F1
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the first player has won

    @task-6
    Example: fewer tiles do not win with fewer points
      Given the first player has the hand A1 A2 B4
      And the second player has the hand D1 D2 D3
      And the second player has scored 3
      And the bag holds only F1
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the second player has won

    @task-6
    Example: two with equal points and as many tiles share the win
      Given a table of 3 players
      And the first player has the hand A1 A2 B4
      And the second player has the hand D1 D2
      And the third player has the hand D1 D2 D3
      And the second player has scored 2
      And the third player has scored 2
      And the bag holds only F1
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the first, second players share the win

    @task-5
    Example: before the end nobody has won
      Given the first player has the hand A1 A2 B4
      And the first player has scored 50
      When the first player plays A1 on 0/0 and ends the turn
      Then nobody has won

  @QW-24 @task-9
  Rule: With the published end, play goes on after the bag is empty until a player has no tile left, who gets 6 points more
    Beyond the original assignment.

    Example: the last tile of a hand ends the game: 6 points
      Given the published end is agreed on
      And the first player has the hand A1 A2
      And the second player has the hand D1 D2
      And the bag is empty
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the game is over
      And the first player has 8 points

    Example: an empty bag does not end the game
      Given the published end is agreed on
      And the first player has the hand A1 A2 A3 B4 C5 C6
      And the bag holds only F1 F2
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the game is not over
      And the first player has 2 points

    Example: an empty hand is filled while the bag lasts
      Given the published end is agreed on
      And the first player has the hand A1 A2
      And the bag holds only F1 F2 F3
      When the first player plays A1 on 0/0, A2 on 1/2 and ends the turn
      Then the game is not over
      And the first player has 2 points
      And the first player holds F1 F2 F3

    Example: nothing is traded with an empty bag
      Given the published end is agreed on
      And the first player has the hand A1 A2 B4
      And the bag is empty
      When the first player trades A1
      Then the move is refused: the bag holds too few tiles

    Example: no game is resumed in which a hand is empty
      Given the published end is agreed on
      And the second player has an empty hand
      And the bag is empty
      When the players resume the game
      Then the position is refused: the game is over

  @QW-26
  Rule: After the end nothing can be played, traded or passed

    @task-7
    Scenario Outline: after the end nobody <does>
      Given the first player has the hand A1 A2 B4
      And the second player has the hand A3 B1
      And the bag holds only F1
      And the first player plays A1 on 0/0 and ends the turn
      When the second player <does>
      Then the move is refused: the game is over

      Examples: whatever ends or begins a turn
        | does            |
        | plays A3 on 1/2 |
        | trades A3       |
        | passes          |
        | ends the turn   |

    @task-6
    Example: no game is resumed that is over
      Given the bag is empty
      When the players resume the game
      Then the position is refused: the game is over
