Feature: How a game ends
  A player who has no piece left, or no move, has lost; so has a player who resigns.

  @DR-20
  Rule: A player wins when the other has no piece left, or is to move and has no legal turn

    Example: White captures the last piece
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
      Then the game is over
      And the white player has won
      And the game has ended: all pieces of a player are captured

    Example: Black captures the last piece
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   w   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays e5-c3
      Then the black player has won
      And the game has ended: all pieces of a player are captured

    Example: the game goes on as long as each has a piece
      Given the board
        """
        8   .   .   .   b
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
      Then the game is not over
      And nobody has won
      And nothing has ended the game

    Example: a new game is not over
      Given a new game
      Then the game is not over
      And nobody has won
      And nothing has ended the game

    Example: White's last man stands against two in a row
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
      Then the game is over
      And the black player has won
      And the game has ended: the player who is next has no legal move

    Example: Black's last man stands against two in a row
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   b
        5 .   .   .   w
        4   .   .   .   .
        3 .   .   w   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays e3-f4
      Then the game is over
      And the white player has won
      And the game has ended: the player who is next has no legal move

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

    Example: a king in the place of the man could move back
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   b   .   .
        5 .   .   .   .
        4   b   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays d6-c5
      Then the legal moves are a3-b2

    Scenario Outline: a player with many pieces can have no move, by the <variant> rules
      Given the <variant> rules
      And the board
        """
        8   b   b   .   .
        7 W   w   w   B
        6   w   w   b   .
        5 w   .   .   b
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays g7-f8
      Then the black player has won
      And the game has ended: the player who is next has no legal move

      Examples: both variants
        | variant    |
        | simplified |
        | classic    |

    Example: if only a capture is left, it is a legal move
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

    Example: also if the last piece is a black king, and the capture goes backward
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   w   .   .   .
        1 B   .   .   w
          a b c d e f g h
        """
      When the white player plays g1-h2
      Then the game is not over
      And the legal moves are a1-c3, a1-d4, a1-e5, a1-f6, a1-g7, a1-h8

    Example: it does not matter that the player who is not next has no move
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   b   .   .
        4   b   .   .   .
        3 w   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the players resume the game
      Then the game is not over

    Example: if neither player has a move, the next player has lost
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   b
        6   b   .   .   .
        5 b   b   b   b
        4   b   w   b   w
        3 w   w   w   w
        2   .   w   .   w
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays g7-f6
      Then the black player has won
      And the game has ended: the player who is next has no legal move

    Example: no game is resumed in which the next player has no piece
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   b   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: the game is over

    Example: no game is resumed in which the other player has no piece
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: the game is over

    Example: no game is resumed in which the next player has no move
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   b   .   .
        4   b   .   .   .
        3 w   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: the game is over

    Example: how a game has ended can be asked of its position
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   b   .   .
        4   b   .   .   .
        3 w   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the game of this position has ended: the player who is next has no legal move

    Example: how a game has ended by capturing can be asked of its position
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   b   .   .
        4   b   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the game of this position has ended: all pieces of a player are captured

    Example: on an empty board all pieces are captured
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the game of this position has ended: all pieces of a player are captured

    Example: that all pieces are captured is named before a draw
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   B   .   .
        4   B   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And kings have moved for 20 turns
      And the same few pieces have been left for 5 turns
      Then the game of this position has ended: all pieces of a player are captured

    Example: with the other player next it goes on
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   b   .   .
        4   b   .   .   .
        3 w   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And the game of this position has ended: the player who is next has no legal move
      And it is the turn of the black player
      Then the game of this position has not ended

    Example: the game of a position that cannot be has not ended
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   b   .   .
        4   .   .   .   .
        3 .   . b .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the game of this position has not ended

    Example: Black captures the last piece some moves after the game was resumed
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      When the players in turn play c3-d4, e5-c3, a1-b2, c3-a1
      Then the black player has won
      And the game is over
      And the moves so far are c3-d4, e5-c3, a1-b2, c3-a1

  @DR-24
  Rule: There are no draws by the simplified rules; by both, the player who is next may resign, and loses
    Decision: a player may resign by the classic rules, too; nothing that was jumped in an unfinished turn counts.

    Example: White resigns
      Given a new game
      When the white player resigns
      Then the game is over
      And the black player has won
      And the game has ended: a player has resigned

    Example: Black resigns
      Given a new game
      And the white player plays c3-d4
      When the black player resigns
      Then the white player has won
      And the game has ended: a player has resigned

    Example: only the player who is next can resign, so the turn stays
      Given a new game
      And the white player plays c3-d4
      When the black player resigns
      Then the black player is next

    Example: board and moves stay as they were
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And the white player plays c3-b4
      When the black player resigns
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   w   b   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And the moves so far are c3-b4

    Example: a player may resign before the first move of a game that is resumed, and with more pieces
      Given the board
        """
        8   .   .   b   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player resigns
      Then the white player has won

    Example: by the classic rules a player may resign, too
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And kings have moved for 7 turns
      And the same few pieces have been left for 2 turns
      When the white player resigns
      Then the black player has won
      And the game has ended: a player has resigned
      And 7 turns of kings and 2 turns with the same few pieces have been counted

    Example: resigning in one game ends no other
      Given a new game
      And another game is started meanwhile
      And the white player resigns
      When the players return to the first game
      Then the game is not over
      And nothing has ended the game

    Example: nor one that begins after it
      Given a new game
      And the white player resigns
      When another game is started meanwhile
      Then the game is not over

    Example: kings may move as long as they like
      Given the board
        """
        8   .   .   .   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 W   .   .   .
          a b c d e f g h
        """
      When the players in turn play a1-b2, h8-g7, b2-a1, g7-h8, again and again, 44 turns in all
      Then the game is not over
      And 0 turns of kings and 0 turns with the same few pieces have been counted
      And the legal moves are a1-b2

    Scenario Outline: no simplified game is resumed with turns that are counted for draws: <what>
      Given the board
        """
        8   .   .   .   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 W   .   .   .
          a b c d e f g h
        """
      And <what>
      When the players resume the game
      Then the position is refused: the turns that are counted for draws are out of range

      Examples: both counts
        | what                                         |
        | kings have moved for 1 turn                  |
        | the same few pieces have been left for 1 turn |

    Example: White resigns after some moves
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And the players in turn play c3-d4, f6-g5
      When the white player resigns
      Then the black player has won
      And the game has ended: a player has resigned
      And the moves so far are c3-d4, f6-g5

  @DR-28
  Rule: After the end no turn is legal

    Example: after a win no piece can be moved
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      And the white player plays c3-e5
      When the black player plays d4-e3
      Then the move is refused: the game is over

    Example: after a win there is no legal move
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
      Then there is no legal move

    Example: a player who has lost without a move is told that the game is over
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
      And the black player plays d6-c5
      When the white player plays a3-b4
      Then the move is refused: the game is over

    Example: after resigning there is no legal move, although pieces could move
      Given a new game
      When the white player resigns
      Then there is no legal move

    Example: after resigning no piece can be moved
      Given a new game
      And the white player resigns
      When the white player plays c3-d4
      Then the move is refused: the game is over

    Example: nobody resigns twice
      Given a new game
      And the white player resigns
      When the white player resigns
      Then the move is refused: the game is over

    Example: nobody resigns a game that is lost
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
      And the black player plays d6-c5
      When the white player resigns
      Then the move is refused: the game is over

    Scenario Outline: that the game is over is reported before <what>
      Given the board
        """
        8   .   .   .   .
        7 .   .   b   .
        6   .   b   .   .
        5 .   .   .   .
        4   w   .   .   W
        3 .   b   .   .
        2   .   .   w   .
        1 .   .   w   .
          a b c d e f g h
        """
      And the white player resigns
      When the white player plays <way>
      Then the move is refused: the game is over

      Examples: what else is wrong
        | what                                  | way      |
        | that the way is too short             | f2       |
        | that the first square is empty        | a5-b6    |
        | that the piece is the other player's  | d6-c5    |
        | that the square is light              | b4-b5    |
        | that the square is occupied           | e1-f2    |
        | that the square is on no diagonal     | b4-b6    |
        | that a man moves backward             | b4-a3    |
        | that a man captures backward          | b4-d2    |
        | that an own piece is in the way       | e1-g3    |
        | that two stand in a row               | b4-f8    |
        | that a man moves too far              | f2-d4    |
        | that a king moves too far             | h4-f6    |
        | that the turn goes on without a jump  | f2-e3-d4 |

    Scenario Outline: that a classic game is over is reported before <what>
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   b   .   .
        6   w   .   .   .
        5 .   .   b   .
        4   .   .   .   .
        3 .   b   .   .
        2   .   .   .   .
        1 W   .   .   w
          a b c d e f g h
        """
      And the white player resigns
      When the white player plays <way>
      Then the move is refused: the game is over

      Examples: what only the classic rules refuse
        | what                                   | way      |
        | that a man that is crowned must stop   | b6-d8-e7 |
        | that a piece is jumped twice           | a1-d4-b2 |
        | that several are jumped                | a1-f6    |
        | that a capture is mandatory            | g1-h2    |
        | that more pieces can be captured       | b6-d8    |

    Example: that a classic game is over is reported before that more kings can be captured
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   b   B   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And the white player resigns
      When the white player plays c3-a5
      Then the move is refused: the game is over

    Example: after a win the queries still return what happened
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
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   w   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And the moves so far are c3-e5
      And the black player is next
      And asking every query twice returns the same values and changes nothing

    Example: no game is resumed that has been won
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
      And the white player plays c3-e5
      When the players resume the game
      Then the position is refused: the game is over

    Example: a game that was resigned can be resumed, since its position is not over
      Given a new game
      And the white player resigns
      When the players resume the game
      Then the game is not over

    Example: no turn is legal after an end that some moves have reached
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And the players in turn play c3-d4, e5-c3, a1-b2, c3-a1
      When the white player plays c3-d4
      Then the move is refused: the game is over
