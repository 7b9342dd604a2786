Feature: How a game ends
  The aim is to leave the other player without a piece, or without a move: that wins (DR-20). Whoever resigns loses
  (DR-24).

  @DR-20
  Rule: A player wins when the other has no piece left, or is to move and has no legal turn

    @task-6
    Example: White captures the last black piece and wins
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5
      Then the white player has won
      And the game has ended: all pieces of a player are captured

    @task-6
    Example: Black leaves White without a move and wins
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   b   .   .
        5 .   .   .   .
        4   b   .   .   .
        3 w   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays d6-c5
      Then the black player has won
      And the game has ended: the player who is next has no legal move

    @task-3
    Example: with one more man that can move the game goes on
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   b   .   .
        5 .   .   .   .
        4   b   .   .   .
        3 w   .   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays d6-c5
      Then the game is not over
      And the legal moves are g1-f2, g1-h2

    @task-4
    Example: a player who can only capture can move
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   b   .   .
        5 .   .   .   .
        4   b   .   .   .
        3 w   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays d6-e5
      Then the game is not over
      And the legal moves are a3-c5

    @task-3
    Example: a player who is not next needs no move
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   b   .   .
        4   b   .   .   .
        3 w   .   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays c5-d4
      Then the game is not over
      And nothing has ended the game

    @task-6
    Scenario Outline: the game of a position has ended: <how>
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   b   .   .
        4   b   .   .   .
        3 <first>   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the game of this position has ended: <how>

      Examples: what a position shows
        | first | how                                       |
        | .     | all pieces of a player are captured       |
        | w     | the player who is next has no legal move  |

    @task-6
    Example: an impossible position is not the end of a game
      Given the board
        """
        8 b .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the game of this position has not ended

  @DR-24
  Rule: There are no draws by the simplified rules; by both, the player who is next may resign, and loses
    Decision: a player may resign by the classic rules, too; nothing that was jumped in an unfinished turn counts.

    @task-6
    Example: White resigns, and Black wins
      Given a new game
      When the white player resigns
      Then the black player has won
      And the game has ended: a player has resigned

    @task-6
    Example: after resigning everything stays as it was
      Given a new game
      And the white player plays c3-d4
      When the black player resigns
      Then the white player has won
      And the black player is next
      And d4 holds a white man
      And the moves so far are c3-d4

    @task-5
    Example: kings may move as long as they like
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 W   .   .   .
          a b c d e f g h
        """
      When the players in turn play a1-b2, h2-g1, b2-a1, g1-h2, again and again, 44 turns in all
      Then the game is not over
      And 0 turns of kings and 0 turns with the same few pieces have been counted

    @task-3
    Example: no game is resumed with turns that are counted for a draw
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 W   .   .   .
          a b c d e f g h
        """
      And kings have moved for 1 turn
      When the players resume the game
      Then the position is refused: the turns that are counted for draws are out of range

  @DR-28 @task-6
  Rule: After the end no turn is legal

    Example: after a win no piece moves
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   w
        1 .   .   .   .
          a b c d e f g h
        """
      And the white player plays c3-e5
      When the black player plays h2-g3
      Then the move is refused: the game is over

    Example: after resigning there is no legal move, though pieces could move
      Given a new game
      When the white player resigns
      Then there is no legal move

    Example: nobody resigns twice
      Given a new game
      And the white player resigns
      When the white player resigns
      Then the move is refused: the game is over

    Example: after resigning no piece moves
      Given a new game
      And the white player resigns
      When the white player plays c3-d4
      Then the move is refused: the game is over

    Scenario Outline: no game is resumed <when>
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   b   .   .
        4   b   .   .   .
        3 <first>   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: the game is over

      Examples: what has been won
        | when                               | first |
        | without a piece of one player      | .     |
        | without a move of the next player  | w     |

    Example: a game that was resigned can be resumed from its position
      Given a new game
      And the white player resigns
      When the players resume the game
      Then the game is not over
