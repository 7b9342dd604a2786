Feature: Draws by the classic rules
  A game in which nothing happens any more is a draw. Nobody has to claim it.

  @DR-18
  Rule: By the classic rules the game is a draw after 20 turns in a row that all were king moves without capture
    Decision: a turn is one player's, as "jogada" is used throughout the brief. A win on the same turn takes precedence.

    Example: the twentieth turn
      Given the classic rules
      And the board
        """
        8   .   .   b   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   W   W   .
          a b c d e f g h
        """
      And kings have moved for 19 turns
      When the white player plays a3-b4
      Then the game is a draw
      And the game has ended: kings have moved for twenty turns without a capture
      And 20 turns of kings and 0 turns with the same few pieces have been counted

    Example: the nineteenth turn
      Given the classic rules
      And the board
        """
        8   .   .   B   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   W   W   .
          a b c d e f g h
        """
      And kings have moved for 18 turns
      When the white player plays a3-b4
      Then the game is not over
      And 19 turns of kings and 0 turns with the same few pieces have been counted

    Example: turns of both players count
      Given the classic rules
      And the board
        """
        8   .   .   B   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   W   W   .
          a b c d e f g h
        """
      When the players in turn play c1-d2, f8-g7, e1-f2, g7-f8, d2-c1, f8-g7, f2-e1, g7-f8, again and again, 20 turns in all
      Then the game is a draw
      And the game has ended: kings have moved for twenty turns without a capture

    Example: after nineteen of them the game goes on
      Given the classic rules
      And the board
        """
        8   .   .   B   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   W   W   .
          a b c d e f g h
        """
      When the players in turn play c1-d2, f8-g7, d2-c1, g7-f8, again and again, 19 turns in all
      Then the game is not over
      And 19 turns of kings and 0 turns with the same few pieces have been counted

    Example: each game counts its own turns, from those of its position
      Given the classic rules
      And the board
        """
        8   .   .   B   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   W   W   .
          a b c d e f g h
        """
      And kings have moved for 7 turns
      And the white player plays c1-d2
      And another game is resumed from the same position meanwhile
      And the black player plays f8-g7
      And 9 turns of kings and 0 turns with the same few pieces have been counted
      When the players return to the first game
      Then 8 turns of kings and 0 turns with the same few pieces have been counted

    Example: a man's move starts the count anew
      Given the classic rules
      And the board
        """
        8   .   .   B   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   w   W   .
          a b c d e f g h
        """
      And kings have moved for 19 turns
      When the white player plays c1-d2
      Then the game is not over
      And 0 turns of kings and 0 turns with the same few pieces have been counted

    Example: a move of a black man does, too
      Given the classic rules
      And the board
        """
        8   .   .   b   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   W   W   .
          a b c d e f g h
        """
      And kings have moved for 18 turns
      And it is the turn of the black player
      When the black player plays f8-e7
      Then 0 turns of kings and 0 turns with the same few pieces have been counted

    Example: a man that becomes a king has moved as a man
      Given the classic rules
      And the board
        """
        8   .   .   B   B
        7 w   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   .   W   .
          a b c d e f g h
        """
      And kings have moved for 19 turns
      When the white player plays a7-b8
      Then the game is not over
      And 0 turns of kings and 0 turns with the same few pieces have been counted

    Example: so has a black man
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   b
        1 .   W   W   .
          a b c d e f g h
        """
      And kings have moved for 18 turns
      And it is the turn of the black player
      When the black player plays h2-g1
      Then 0 turns of kings and 0 turns with the same few pieces have been counted

    Example: a capture starts the count anew
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 b   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   B   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 W   W   W   .
          a b c d e f g h
        """
      And kings have moved for 19 turns
      When the white player plays a1-f6
      Then the game is not over
      And 0 turns of kings and 0 turns with the same few pieces have been counted

    Example: a capture by Black does, too, however many pieces it takes
      Given the classic rules
      And the board
        """
        8   .   .   .   B
        7 .   .   .   .
        6   .   .   W   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   W   .   .
        2   .   .   .   .
        1 .   .   W   w
          a b c d e f g h
        """
      And kings have moved for 18 turns
      And it is the turn of the black player
      When the black player plays h8-e5-b2
      Then 0 turns of kings and 0 turns with the same few pieces have been counted

    Example: the next turn is counted as the first again
      Given the classic rules
      And the board
        """
        8   .   .   B   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   w   W   .
          a b c d e f g h
        """
      And kings have moved for 19 turns
      And the white player plays c1-d2
      When the black player plays f8-e7
      Then 1 turn of kings and 0 turns with the same few pieces have been counted

    Example: a player without a move has lost, though it is the twentieth turn
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   b
        5 .   .   .   W
        4   .   .   .   .
        3 .   .   W   .
        2   .   .   .   .
        1 .   W   .   .
          a b c d e f g h
        """
      And kings have moved for 19 turns
      When the white player plays e3-f4
      Then the white player has won
      And the game has ended: the player who is next has no legal move

    Example: no game is resumed after the twentieth turn
      Given the classic rules
      And the board
        """
        8   .   .   B   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   W   W   .
          a b c d e f g h
        """
      And kings have moved for 20 turns
      When the players resume the game
      Then the position is refused: the game is over

    Example: how it has ended can be asked of the position
      Given the classic rules
      And the board
        """
        8   .   .   B   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   W   W   .
          a b c d e f g h
        """
      And kings have moved for 20 turns
      Then the game of this position has ended: kings have moved for twenty turns without a capture

    Example: a position in which the next player has no move has been won, though twenty turns are counted
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   b
        5 .   .   .   W
        4   .   .   W   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   W   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      And kings have moved for 20 turns
      Then the game of this position has ended: the player who is next has no legal move

    Scenario Outline: no game is resumed with <what>
      Given the classic rules
      And the board
        """
        8   .   .   B   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   W   W   .
          a b c d e f g h
        """
      And <what>
      When the players resume the game
      Then the position is refused: the turns that are counted for draws are out of range

      Examples: more or fewer turns than can be
        | what                                            |
        | kings have moved for 21 turns                   |
        | kings have moved for -1 turns                   |
        | the same few pieces have been left for 6 turns  |
        | the same few pieces have been left for -1 turns |

    Example: turns within the range are taken as they are, whatever pieces are left
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   b   b   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   w   w
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And kings have moved for 3 turns
      And the same few pieces have been left for 2 turns
      When the players resume the game
      Then 3 turns of kings and 2 turns with the same few pieces have been counted

    Scenario Outline: with turns out of range the game of a position has not ended, by the <variant> rules
      Given the <variant> rules
      And the board
        """
        8   .   .   B   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   W   W   .
          a b c d e f g h
        """
      And kings have moved for <turns> turns
      Then the game of this position has not ended

      Examples: more turns than can be
        | variant    | turns |
        | classic    | 21    |
        | simplified | 20    |

    Example: that turns are out of range is reported before that the game is over
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   W   W   .
          a b c d e f g h
        """
      And kings have moved for 21 turns
      When the players resume the game
      Then the position is refused: the turns that are counted for draws are out of range

    Example: after the draw nothing is legal
      Given the classic rules
      And the board
        """
        8   .   .   B   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   W   W   .
          a b c d e f g h
        """
      And kings have moved for 19 turns
      And the white player plays a3-b4
      When the black player plays f8-e7
      Then the move is refused: the game is over
      And there is no legal move
      And the moves so far are a3-b4

    Example: nobody resigns after the draw
      Given the classic rules
      And the board
        """
        8   .   .   B   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   .
        1 .   W   W   .
          a b c d e f g h
        """
      And kings have moved for 19 turns
      And the white player plays a3-b4
      When the black player resigns
      Then the move is refused: the game is over

    Example: in a new game nothing has been counted
      Given the classic rules
      When a new game is started
      Then 0 turns of kings and 0 turns with the same few pieces have been counted

    Example: nor has anything after the first moves
      Given the classic rules
      And a new game
      When the players in turn play c3-d4, f6-g5
      Then 0 turns of kings and 0 turns with the same few pieces have been counted

  @DR-19
  Rule: By the classic rules the game is a draw after five turns in which the material stays two kings each; two kings against one; two kings against a king and a man; a king against a king; or a king against a king and a man
    Decision: a turn is one player's. Counting starts anew when a piece is captured or crowned; the turn that made the
    material does not count; a win on the same turn takes precedence.

    Example: two kings each
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays c1-b2
      Then the game is a draw
      And the game has ended: the same few pieces have been left for five turns

    Example: two kings against one
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays c1-b2
      Then the game is a draw
      And the game has ended: the same few pieces have been left for five turns

    Example: one king against two
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays c1-b2
      Then the game is a draw
      And the game has ended: the same few pieces have been left for five turns

    Example: two kings against a king and a man
      Given the classic rules
      And the board
        """
        8   .   b   .   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays c1-b2
      Then the game is a draw
      And the game has ended: the same few pieces have been left for five turns

    Example: a king and a man against two kings
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays c1-b2
      Then the game is a draw
      And the game has ended: the same few pieces have been left for five turns

    Example: a king against a king
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays c1-b2
      Then the game is a draw
      And the game has ended: the same few pieces have been left for five turns

    Example: a king against a king and a man
      Given the classic rules
      And the board
        """
        8   .   b   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays c1-b2
      Then the game is a draw
      And the game has ended: the same few pieces have been left for five turns

    Example: a king and a man against a king
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays c1-b2
      Then the game is a draw
      And the game has ended: the same few pieces have been left for five turns

    Example: the fourth turn
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 3 turns
      When the white player plays c1-b2
      Then the game is not over
      And 1 turn of kings and 4 turns with the same few pieces have been counted

    Example: no turn is counted with three kings against one
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 3 turns
      When the white player plays c1-b2
      Then 0 turns with the same few pieces have been counted

    Example: no turn is counted with three kings against two
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 W   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      When the white player plays c1-b2
      Then 0 turns with the same few pieces have been counted

    Example: no turn is counted with two kings and a man against one king
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      When the white player plays c1-b2
      Then 0 turns with the same few pieces have been counted

    Example: no turn is counted with two kings against a king and two men
      Given the classic rules
      And the board
        """
        8   b   b   .   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      When the white player plays c1-b2
      Then 0 turns with the same few pieces have been counted

    Example: no turn is counted with a king against a man
      Given the classic rules
      And the board
        """
        8   .   b   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   W   .   .
          a b c d e f g h
        """
      When the white player plays c1-b2
      Then 0 turns with the same few pieces have been counted

    Example: no turn is counted with a king against two men
      Given the classic rules
      And the board
        """
        8   b   b   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   W   .   .
          a b c d e f g h
        """
      When the white player plays c1-b2
      Then 0 turns with the same few pieces have been counted

    Example: no turn is counted with a king and a man each
      Given the classic rules
      And the board
        """
        8   .   b   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      When the white player plays c1-b2
      Then 0 turns with the same few pieces have been counted

    Example: no turn is counted with a man each
      Given the classic rules
      And the board
        """
        8   .   b   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      When the white player plays c1-b2
      Then 0 turns with the same few pieces have been counted

    Example: no turn is counted with two kings against two men
      Given the classic rules
      And the board
        """
        8   b   b   .   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   W   .   .
          a b c d e f g h
        """
      When the white player plays c1-b2
      Then 0 turns with the same few pieces have been counted

    Example: no turn is counted with two kings against a man
      Given the classic rules
      And the board
        """
        8   .   b   .   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   W   .   .
          a b c d e f g h
        """
      When the white player plays c1-b2
      Then 0 turns with the same few pieces have been counted

    Example: no turn is counted with two kings and a man against two kings
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      When the white player plays c1-b2
      Then 0 turns with the same few pieces have been counted

    Example: no turn is counted with a king and two men against a king
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   .   .   .
        2   .   .   .   B
        1 .   W   w   .
          a b c d e f g h
        """
      When the white player plays c1-b2
      Then 0 turns with the same few pieces have been counted

    Example: turns of men are counted, too
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays a3-b4
      Then the game is a draw
      And the game has ended: the same few pieces have been left for five turns

    Example: turns of both players count
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      When the players in turn play c1-b2, f8-e7, b2-c1, e7-f8, again and again, 5 turns in all
      Then the game is a draw

    Example: after four of them the game goes on
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      When the players in turn play c1-b2, f8-e7, b2-c1, e7-f8, again and again, 4 turns in all
      Then the game is not over
      And 4 turns of kings and 4 turns with the same few pieces have been counted

    Example: the capture that makes the material does not count
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   W   .   .
        2   .   .   .   B
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5
      Then 0 turns of kings and 0 turns with the same few pieces have been counted

    Example: a capture starts the count anew
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 W   .   .   .
        6   .   .   .   B
        5 .   .   .   .
        4   .   b   .   .
        3 .   W   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays c3-e5
      Then the game is not over
      And 0 turns of kings and 0 turns with the same few pieces have been counted

    Example: a capture by Black does, too
      Given the classic rules
      And the board
        """
        8   B   .   .   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   W   .   .
        2   .   .   .   .
        1 .   .   .   W
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      And it is the turn of the black player
      When the black player plays h8-b2
      Then the game is not over
      And 0 turns with the same few pieces have been counted

    Example: the crowning that makes the material does not count
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 w   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays a7-b8
      Then the game is not over
      And 0 turns with the same few pieces have been counted

    Example: nor does the crowning of a black man
      Given the classic rules
      And the board
        """
        8   .   .   .   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   W   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      And the same few pieces have been left for 4 turns
      When the black player plays b2-a1
      Then the game is not over
      And 0 turns with the same few pieces have been counted

    Example: the next turn is counted as the first
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 w   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   B
        3 .   .   .   .
        2   .   .   .   .
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      And the white player plays a7-b8
      When the black player plays h4-g5
      Then 1 turn with the same few pieces has been counted

    Example: a player without a move has lost, though it is the fifth turn
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   W   .
        4   .   .   .   .
        3 .   .   .   .
        2   W   .   .   .
        1 B   .   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays e5-c3
      Then the white player has won
      And the game has ended: the player who is next has no legal move

    Example: a capture of the last piece wins, though it is the fifth turn
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   B   .   .
        3 .   W   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays c3-e5
      Then the white player has won
      And the game has ended: all pieces of a player are captured

    Example: that kings have moved for twenty turns is named first
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And kings have moved for 19 turns
      And the same few pieces have been left for 4 turns
      When the white player plays c1-b2
      Then the game has ended: kings have moved for twenty turns without a capture

    Example: no game is resumed after the fifth turn
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 5 turns
      When the players resume the game
      Then the position is refused: the game is over

    Example: how it has ended can be asked of the position
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 5 turns
      Then the game of this position has ended: the same few pieces have been left for five turns

    Example: a game is resumed with the turns that have been counted
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And kings have moved for 7 turns
      And the same few pieces have been left for 3 turns
      When the players resume the game
      Then 7 turns of kings and 3 turns with the same few pieces have been counted

    Example: each game counts its own turns, from those of its position
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 1 turn
      And the white player plays c1-b2
      And another game is resumed from the same position meanwhile
      And the black player plays f8-e7
      And 3 turns with the same few pieces have been counted
      When the players return to the first game
      Then 2 turns with the same few pieces have been counted

    Example: after the draw nothing is legal
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      And the white player plays c1-b2
      When the black player plays f8-e7
      Then the move is refused: the game is over
      And there is no legal move

    Example: nobody resigns after the draw
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      And the white player plays c1-b2
      When the black player resigns
      Then the move is refused: the game is over
