Feature: Draws by the classic rules
  By the classic rules a game is a draw when nothing happens any more: after 20 turns in a row in which only kings
  move and nothing is captured (DR-18), or after five turns in which each player has no more than two pieces left, of
  kinds that DR-19 lists.

  @DR-18 @task-9
  Rule: By the classic rules the game is a draw after 20 turns in a row that all were king moves without capture
    Decision: a turn is one player's, as "jogada" is used throughout the brief. A win on the same turn takes precedence.

    Example: the twentieth turn of kings is a draw
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
        1 W   W   W   .
          a b c d e f g h
        """
      And kings have moved for 19 turns
      When the white player plays a1-b2
      Then the game is a draw
      And the game has ended: kings have moved for twenty turns without a capture

    Example: after the nineteenth turn the game goes on
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
        1 W   W   W   .
          a b c d e f g h
        """
      And kings have moved for 18 turns
      When the white player plays a1-b2
      Then the game is not over
      And 19 turns of kings and 0 turns with the same few pieces have been counted

    Example: turns of both players count
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
        1 W   W   W   .
          a b c d e f g h
        """
      When the players in turn play a1-b2, h2-g1, b2-a1, g1-h2, again and again, 20 turns in all
      Then the game is a draw

    Scenario Outline: <what> starts the count anew
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   B
        3 .   <man>   .   .
        2   .   .   .   .
        1 W   .   W   W
          a b c d e f g h
        """
      And kings have moved for 19 turns
      When the white player plays <way>
      Then the game is not over
      And 0 turns of kings and 0 turns with the same few pieces have been counted

      Examples: what is no move of a king without a capture
        | what         | man | way   |
        | a man's move | w   | c3-b4 |
        | a capture    | b   | a1-d4 |

    Example: a win on the twentieth turn is a win
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 b   .   .   .
        4   w   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   W   .
          a b c d e f g h
        """
      And kings have moved for 19 turns
      When the white player plays e1-c3
      Then the white player has won
      And the game has ended: the player who is next has no legal move

    Example: no game is resumed after the twentieth turn
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
        1 W   W   W   .
          a b c d e f g h
        """
      And kings have moved for 20 turns
      When the players resume the game
      Then the position is refused: the game is over

    Example: more than twenty turns are never counted
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
        1 W   W   W   .
          a b c d e f g h
        """
      And kings have moved for 21 turns
      When the players resume the game
      Then the position is refused: the turns that are counted for draws are out of range

  @DR-19 @task-9
  Rule: By the classic rules the game is a draw after five turns in which the material stays two kings each; two kings against one; two kings against a king and a man; a king against a king; or a king against a king and a man
    Decision: a turn is one player's. Counting starts anew when a piece is captured or crowned; the turn that made the
    material does not count. A win on the same turn takes precedence.

    Example: the fifth turn of a king against a king is a draw
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
        1 W   .   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays a1-b2
      Then the game is a draw
      And the game has ended: the same few pieces have been left for five turns

    Example: after the fourth turn the game goes on
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   B
        1 W   .   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 3 turns
      When the white player plays c3-d4
      Then the game is not over
      And 4 turns with the same few pieces have been counted

    Scenario Outline: turns are counted with <what>
      Given the classic rules
      And the board
        """
        8   .   .   .   <black>
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 W   <white>   .   .
          a b c d e f g h
        """
      When the white player plays a1-b2
      Then 1 turn with the same few pieces has been counted

      Examples: all that are counted, whoever has the more pieces
        | what                            | white | black |
        | a king against a king           | .     | .     |
        | two kings each                  | W     | B     |
        | two kings against one           | W     | .     |
        | one king against two            | .     | B     |
        | two kings against king and man  | W     | b     |
        | king and man against two kings  | w     | B     |
        | a king against king and man     | .     | b     |
        | king and man against a king     | w     | .     |

    Scenario Outline: turns are not counted with <what>
      Given the classic rules
      And the board
        """
        8   .   .   .   <black>
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 W   <white>   <more>   .
          a b c d e f g h
        """
      When the white player plays a1-b2
      Then 0 turns with the same few pieces have been counted

      Examples: others with as few pieces
        | what                                | white | more | black |
        | three kings against one             | W     | W    | .     |
        | two kings and a man against a king  | W     | w    | .     |
        | king and two men against a king     | w     | w    | .     |
        | a king and a man each               | w     | .    | b     |

    Scenario Outline: <what> starts the count anew
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   <man>   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   <captured>   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 W   .   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays <way>
      Then the game is not over
      And 0 turns with the same few pieces have been counted

      Examples: the turn that makes the material does not count
        | what       | man | captured | way   |
        | crowning   | w   | .        | e7-f8 |
        | a capture  | .   | b        | a1-e5 |

    Example: a win on the fifth turn is a win
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   W   .   .   .
        1 B   .   W   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      When the white player plays e1-c3
      Then the white player has won
      And the game has ended: the player who is next has no legal move

    Example: no game is resumed after the fifth turn
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
        1 W   .   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 5 turns
      When the players resume the game
      Then the position is refused: the game is over
