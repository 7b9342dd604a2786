Feature: The simplified rules
  This is the game that the original assignment asked for: kings move like men, and nobody has to capture.

  @DR-21
  Rule: By the simplified rules capture is never mandatory, nor is the largest capture

    Example: a man may move although it could capture
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
      When the white player plays c3-b4
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

    Example: another piece may move although one could capture
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      When the white player plays g1-h2
      Then the black player is next

    Example: nor must Black capture
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   w   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      And the legal moves are f6-d4, f6-g5
      When the black player plays f6-g5
      Then the white player is next

    Example: moves and captures are legal side by side, in the order of their squares
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   b   .
        1 .   .   W   w
          a b c d e f g h
        """
      Then the legal moves are e1-d2, e1-g3, g1-h2, g1-e3, g1-e3-c5, c3-b4, c3-e5

    Example: one piece may be taken although another capture takes two
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   b   .   b   .
        1 w   .   .   w
          a b c d e f g h
        """
      When the white player plays g1-e3
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   w   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """

    Example: a man may be taken although another capture takes a king
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   b   B   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-a5
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 w   .   .   .
        4   .   B   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: every part of a capture is legal, the shorter before the longer
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   b   .   .
        1 .   .   w   .
          a b c d e f g h
        """
      Then the legal moves from e1 are e1-f2, e1-c3, e1-c3-e5, e1-c3-e5-g7

    Scenario Outline: the <variant> rules stay the rules of a game
      Given the <variant> rules
      And a new game
      When the players in turn play c3-d4, f6-g5, d4-c5
      Then the game is played by the <variant> rules

      Examples: both variants
        | variant    |
        | simplified |
        | classic    |

  @DR-22
  Rule: By the simplified rules a king moves like a man, one square, but also backward, and jumps adjacent enemy pieces in all directions

    Example: a king moves one square in all directions
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   W   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are d4-c3, d4-e3, d4-c5, d4-e5

    Example: a black king, too, and it jumps in all directions
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   w   .
        5 .   .   B   .
        4   .   w   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then the legal moves are e5-c3, e5-f4, e5-d6, e5-g7

    Example: a king moves backward
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   W   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d4-c3
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   W   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: a king jumps in all directions
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   b   b   .
        4   .   W   .   .
        3 .   b   b   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are d4-b2, d4-f2, d4-b6, d4-f6

    Example: a king captures backward
      Given the board
        """
        8   W   .   .   .
        7 .   b   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b8-d6
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   W   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 .   .   .   .
          a b c d e f g h
        """

    Example: a king jumps onto the edges of the board
      Given the board
        """
        8   .   .   .   .
        7 .   .   b   b
        6   .   .   W   .
        5 .   .   .   b
        4   b   .   .   .
        3 .   W   .   .
        2   b   b   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are c3-a1, c3-e1, c3-d4, c3-a5, f6-h4, f6-e5, f6-d8, f6-h8

    Example: a king jumps on, forward and backward
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   b   b   .
        2   W   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves from b2 are b2-a1, b2-c1, b2-a3, b2-d4, b2-d4-f2

    Scenario Outline: a king does not move from d4 to <square>
      Given the board
        """
        8   .   .   .   .
        7 .   b   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   W   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d4-<square>
      Then the move is refused: a king moves one square, or two with a jump

      Examples: two squares and more
        | square |
        | f6     |
        | b2     |
        | g1     |
        | g7     |
        | h8     |
        | b6     |
        | a1     |

    Example: a king does not jump a piece that is not adjacent
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   W   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b2-e5
      Then the move is refused: a king moves one square, or two with a jump

    Example: a king lands right behind the piece that it jumps
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   b   .   .
        2   W   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b2-e5
      Then the move is refused: a king moves one square, or two with a jump

    Example: a king does not jump two pieces at once
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-e5
      Then the move is refused: a king moves one square, or two with a jump

    Example: a king does not move to the side
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   W   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d4-f4
      Then the move is refused: pieces move along a diagonal

    Example: a king does not jump an own piece
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   W   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d4-b2
      Then the move is refused: a piece of the same colour is in the way

    Example: that two pieces stand in a row is reported before that the king moves too far
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   b   .   .
        2   W   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b2-e5
      Then the move is refused: two pieces in a row cannot be jumped

    Example: that a king moves too far is reported before that the turn goes on without a jump
      Given the board
        """
        8   b   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   W   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d4-e5-h8
      Then the move is refused: a king moves one square, or two with a jump

    Example: that an own piece is in the way is reported before that the king moves too far
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   W   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b2-e5
      Then the move is refused: a piece of the same colour is in the way

  @DR-23
  Rule: By the simplified rules a man that becomes a king by a jump may go on jumping in the same turn, as a king

    Example: a white man is crowned on its way and jumps back
      Given the board
        """
        8   .   .   .   .
        7 b   .   b   b
        6   .   .   .   .
        5 .   b   .   .
        4   w   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b4-d6-f8-h6
      Then the board is
        """
        8   .   .   .   .
        7 b   .   .   .
        6   .   .   .   W
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: a black man is crowned on its way and jumps back
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   b   .
        2   w   w   .   w
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays e3-c1-a3
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 B   .   .   .
        2   .   .   .   w
        1 .   .   .   .
          a b c d e f g h
        """

    Example: it may stop there
      Given the board
        """
        8   .   .   .   .
        7 b   .   b   b
        6   .   w   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d6-f8
      Then the board is
        """
        8   .   .   W   .
        7 b   .   .   b
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: it may go round and end where it began
      Given the board
        """
        8   .   .   .   b
        7 .   .   b   b
        6   .   w   .   .
        5 .   .   b   b
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves from d6 are d6-c7, d6-f8, d6-f8-h6, d6-f8-h6-f4, d6-f8-h6-f4-d6
      And d6-f8-h6-f4-d6 captures on e7, g7, g5, e5

    Example: both are legal
      Given the board
        """
        8   .   .   .   .
        7 b   .   b   b
        6   .   w   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves from d6 are d6-c7, d6-f8, d6-f8-h6

    Example: it goes on as far as a king can
      Given the board
        """
        8   .   .   .   .
        7 b   .   b   b
        6   .   w   .   .
        5 .   .   .   b
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d6-f8-h6-f4
      Then the board is
        """
        8   .   .   .   .
        7 b   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   W   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: so does a black man, and all that it captures is named in order
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   w   .   .   .
        3 .   .   b   .
        2   w   w   .   w
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then e3-c1-a3-c5 captures on d2, b2, b4

    Example: as a king of this variant it jumps adjacent pieces only
      Given the board
        """
        8   .   .   .   .
        7 .   b   .   .
        6   w   .   .   .
        5 .   .   .   b
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves from b6 are b6-a7, b6-d8

    Example: if it goes on too far, it is refused as a king
      Given the board
        """
        8   .   .   .   .
        7 .   b   .   .
        6   w   .   .   .
        5 .   .   .   b
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b6-d8-h4
      Then the move is refused: a king moves one square, or two with a jump

    Example: a man that becomes a king without a jump does not jump on
      Given the board
        """
        8   .   .   .   .
        7 b   .   w   b
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays e7-f8-h6
      Then the move is refused: a turn of several moves consists of jumps

    Example: a man that becomes a king by a jump does not move on without one
      Given the board
        """
        8   .   .   .   .
        7 b   .   b   .
        6   .   w   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d6-f8-g7
      Then the move is refused: a turn of several moves consists of jumps

  @DR-25
  Rule: By the simplified rules a turn ends with a plain move, with a jump after which no other is possible or the player chooses to stop, or by resigning
    Decision: a jumped piece leaves the board with its jump.

    Example: a plain move ends the turn
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-d4
      Then the black player is next

    Example: a jump ends the turn if no other is possible
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
      Then the black player is next

    Example: a player may stop although another jump is possible
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-c3
      Then the board is
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
      And the black player is next

    Example: what has been jumped is gone, also if the player stops
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And the white player plays a1-c3
      When the black player plays d4-b2
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: a jumped piece has left its square when the king comes by again
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   b   .
        3 .   W   .   .
        2   .   b   b   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5-g3-e1-c3-e5
      Then the move is refused: a king moves one square, or two with a jump

    Scenario Outline: a <player> king may go round and end where it began
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   <enemy>
        5 .   .   .   .
        4   .   <enemy>   <enemy>   .
        3 .   <king>   .   .
        2   .   <enemy>   <enemy>   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the <player> player
      When the <player> player plays c3-e5-g3-e1-c3
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   <enemy>
        5 .   .   .   .
        4   .   .   .   .
        3 .   <king>   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

      Examples: both players
        | player | king | enemy |
        | white  | W    | b     |
        | black  | B    | w     |

    Example: the same round, the other way, and what it captures in its order
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   b   .
        3 .   W   .   .
        2   .   b   b   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then c3-e1-g3-e5-c3 captures on d2, f2, f4, d4

    Example: resigning ends the turn
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      When the white player resigns
      Then the game is over
