Feature: Mandatory captures by the classic rules
  By the classic rules the largest capture must be made, to its end.

  @DR-13
  Rule: By the classic rules capture is mandatory: if any capture exists, every legal turn is a capture

    Example: the piece that can capture must
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
      When the white player plays c3-b4
      Then the move is refused: a capture is possible, and so it is mandatory

    Scenario Outline: no other piece may move, not even <whom>
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
        1 <piece>   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-b2
      Then the move is refused: a capture is possible, and so it is mandatory

      Examples: man and king
        | whom   | piece |
        | a man  | w     |
        | a king | W     |

    Example: only captures are legal
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
        1 .   .   .   w
          a b c d e f g h
        """
      Then the legal moves are c3-e5

    Example: Black must capture, too
      Given the classic rules
      And the board
        """
        8   .   .   .   b
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
      And the legal moves are f6-d4
      When the black player plays f6-g5
      Then the move is refused: a capture is possible, and so it is mandatory

    Example: also where a man would become a king by a move or by the capture
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 w   .   b   .
        6   .   w   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are d6-f8

    Scenario Outline: a king must capture from afar, and not play <way>
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 W   w   .   .
          a b c d e f g h
        """
      When the white player plays <way>
      Then the move is refused: a capture is possible, and so it is mandatory

      Examples: a man's move, and one of the king
        | way   |
        | c1-b2 |
        | a1-c3 |

    Example: a man that would have to capture backward may move
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   .   b   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are d4-c5, d4-e5

    Example: if nothing can be captured, every piece may move
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      Then the legal moves are g1-f2, g1-h2, c3-b4

    Example: among equal captures the player is free
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   b   b
        3 .   w   .   w
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are c3-e5, g3-e5

    Example: a refusal of the way itself is reported before that a capture is mandatory
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
        1 .   .   .   w
          a b c d e f g h
        """
      When the white player plays g1-g2
      Then the move is refused: a piece must land on a dark square

    Example: that a man moves backward is reported before that a capture is mandatory
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
      When the white player plays c3-b2
      Then the move is refused: a man moves forward only

    Scenario Outline: that <what> is reported before that a capture is mandatory
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   w   .
        1 .   .   .   w
          a b c d e f g h
        """
      When the white player plays <way>
      Then the move is refused: <reason>

      Examples: what is wrong with the way
        | what                           | way   | reason                                      |
        | the way is too short           | f2    | a way has at least two squares              |
        | the first square is empty      | e3-f4 | no piece stands on the first square         |
        | the piece is the other player's | h8-g7 | the piece belongs to the other player       |
        | the square is occupied         | g1-f2 | a piece must land on an empty square        |
        | the square is on no diagonal   | f2-f4 | pieces move along a diagonal                |
        | an own piece is in the way     | g1-e3 | a piece of the same colour is in the way    |
        | a man moves too far            | f2-h4 | a man moves one square, or two with a jump  |

    Scenario Outline: that a capture is mandatory is reported before that <what>
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   <piece>
        5 .   .   .   .
        4   .   <piece>   .   .
        3 .   .   .   .
        2   <piece>   .   .   .
        1 w   .   .   w
          a b c d e f g h
        """
      When the white player plays g1-h2
      Then the move is refused: a capture is possible, and so it is mandatory

      Examples: two men, and two kings
        | what                        | piece |
        | more pieces can be captured | b     |
        | kings can be captured       | B     |

    Example: that a turn goes on without a jump is reported before that a capture is mandatory
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
        1 .   .   .   w
          a b c d e f g h
        """
      When the white player plays g1-h2-g3
      Then the move is refused: a turn of several moves consists of jumps

    Example: a capture is mandatory that the last move has made possible
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And the white player plays c3-d4
      When the black player plays h8-g7
      Then the move is refused: a capture is possible, and so it is mandatory

    Example: so is one that becomes possible after some moves
      Given the classic rules
      And the board
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
      And the players in turn play c3-d4, f6-e5
      When the white player plays a1-b2
      Then the move is refused: a capture is possible, and so it is mandatory

  @DR-14
  Rule: By the classic rules the capture that takes the most pieces must be chosen, and is carried to its end

    Example: a capture that takes one, where another takes two
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   b
        2   b   .   .   w
        1 w   .   .   .
          a b c d e f g h
        """
      When the white player plays h2-f4
      Then the move is refused: another way captures more pieces

    Example: the larger one is the only legal move
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   b   .
        6   .   w   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a1-c3-e5

    Example: a capture is carried to its end
      Given the classic rules
      And the board
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
      Then the move is refused: another way captures more pieces

    Example: three of four pieces are not enough
      Given the classic rules
      And the board
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
      When the white player plays c3-e5-g3-e1
      Then the move is refused: another way captures more pieces

    Example: nor are four of five
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   b   b   b   .
        5 .   .   .   .
        4   b   .   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-c3-a5-c7-e5
      Then the move is refused: another way captures more pieces

    Example: a king must choose the direction that takes more
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   b
        6   b   .   .   .
        5 .   .   b   .
        4   .   W   .   .
        3 .   .   b   .
        2   .   .   b   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are d4-f6-h8

    Example: a king must choose the landing from which it can go on
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   b   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   b   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a1-f6-d8

    Example: a man's two captures outweigh a king's one
      Given the classic rules
      And the board
        """
        8   b   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   b   .
        2   b   .   .   b
        1 w   .   .   W
          a b c d e f g h
        """
      Then the legal moves are a1-c3-e5

    Scenario Outline: a king's two captures outweigh a man's one, of <whom>
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   <piece>   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   <piece>   .   b
        2   .   .   .   w
        1 W   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a1-d4-g7, a1-d4-h8, a1-e5-g7, a1-e5-h8

      Examples: what the king captures
        | whom  | piece |
        | men   | b     |
        | kings | B     |

    Example: two men outweigh one king
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   B
        2   b   .   .   w
        1 w   .   .   .
          a b c d e f g h
        """
      When the white player plays h2-f4
      Then the move is refused: another way captures more pieces

    Example: Black must take the most, too
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   b   .   .   b
        5 .   w   .   w
        4   .   .   .   .
        3 .   .   w   .
        2   .   w   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      And the legal moves are b6-d4-f2
      When the black player plays h6-f4
      Then the move is refused: another way captures more pieces

    Example: that a turn goes on without a jump is reported before that more pieces can be captured
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5-d6
      Then the move is refused: a turn of several moves consists of jumps

    Example: of two ways that take equally many men, any may be chosen
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   b   .
        3 .   .   .   .
        2   .   b   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      Then the legal moves are c1-e3-c5, c1-e3-g5

    Example: every landing of a king may be chosen if the whole takes as many
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   b   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a1-d4, a1-e5, a1-f6, a1-g7, a1-h8

    Example: every landing from which a king can go on may be chosen, if the whole takes as many
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 b   .   .   .
        6   .   .   .   .
        5 .   .   .   b
        4   .   .   .   .
        3 .   .   b   .
        2   b   .   .   .
        1 W   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a1-d4-g1, a1-d4-f2, a1-f6-h4

  @DR-15
  Rule: By the classic rules, among the captures that take equally many pieces, the one that takes the most kings must be chosen; among those still equal the player is free

    Scenario Outline: a man may not be taken where a king can be, not even by <whom>
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   b   B   .   .
        3 .   <piece>   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-a5
      Then the move is refused: another way captures more kings

      Examples: who captures
        | whom   | piece |
        | a man  | w     |
        | a king | W     |

    Example: the capture of the king is the only legal move
      Given the classic rules
      And the board
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
      Then the legal moves are c3-e5

    Example: another piece's capture of a king counts, too
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   b   .   .   .
        3 .   w   .   B
        2   .   .   .   w
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-a5
      Then the move is refused: another way captures more kings

    Example: Black must take a king, too
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   W   w
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays f6-h4
      Then the move is refused: another way captures more kings

    Example: of two captures of two, the one with more kings
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   B   b   .
        3 .   .   .   .
        2   .   b   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      Then the legal moves are c1-e3-c5

    Example: two kings outweigh one
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   B   b   .
        3 .   .   .   .
        2   .   B   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      When the white player plays c1-e3-g5
      Then the move is refused: another way captures more kings

    Example: and three outweigh two
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   B   b   .
        5 .   .   .   .
        4   .   B   B   .
        3 .   .   .   .
        2   .   B   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      Then the legal moves are c1-e3-c5-e7

    Example: that more pieces can be captured is reported first
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   B   .   .
        3 .   .   .   b
        2   .   b   .   w
        1 .   w   .   .
          a b c d e f g h
        """
      When the white player plays h2-f4
      Then the move is refused: another way captures more pieces

    Example: that a turn goes on without a jump is reported before that more kings can be captured
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   B   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5-f6
      Then the move is refused: a turn of several moves consists of jumps

    Example: number counts before kings
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   B
        2   b   .   .   w
        1 w   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a1-c3-e5

    Example: with equally many kings the player is free
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   B   B   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are c3-a5, c3-e5

    Example: it does not matter whether a man or a king captures
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   b   .   .
        6   w   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   b   .   b
        1 .   .   W   .
          a b c d e f g h
        """
      Then the legal moves are e1-c3, e1-b4, e1-a5, b6-d8

    Example: it does not matter in which order a king and a man are captured
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   b   .   B   .
        3 .   .   .   .
        2   B   .   b   .
        1 w   .   .   w
          a b c d e f g h
        """
      Then the legal moves are a1-c3-a5, g1-e3-g5

  @DR-16
  Rule: By the classic rules no piece is jumped twice in a capture, and captured pieces stand in the way until the whole capture is done; empty squares may be passed again, and the square the piece came from counts as empty
    Decision: this wins over the brief's sentence that a jumped piece leaves at once, which describes a single jump.

    Example: a king comes back to where it began
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   b
        5 .   .   .   .
        4   .   b   b   .
        3 .   W   .   .
        2   .   b   b   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5-g3-e1-c3
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   b
        5 .   .   .   .
        4   .   .   .   .
        3 .   W   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: so does a black king
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   w
        5 .   .   .   .
        4   .   w   w   .
        3 .   B   .   .
        2   .   w   w   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays c3-e5-g3-e1-c3
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   w
        5 .   .   .   .
        4   .   .   .   .
        3 .   B   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: it may go round both ways
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 b   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   b   .
        3 .   W   .   .
        2   .   b   b   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are c3-e1-g3-e5-a1, c3-e1-g3-e5-b2, c3-e1-g3-e5-c3, c3-e5-g3-e1-c3, c3-e5-g3-e1-b4, c3-e5-g3-e1-a5

    Example: no piece is jumped twice
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 b   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   b   .
        3 .   W   .   .
        2   .   b   b   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5-g3-e1-c3-e5
      Then the move is refused: no piece is jumped twice

    Example: a king does not turn round and jump the same piece again
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   b   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-d4-b2
      Then the move is refused: no piece is jumped twice

    Example: that an own piece is in the way is reported before that a piece is jumped twice
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   W   .   .
        2   w   .   .   b
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5-a1
      Then the move is refused: a piece of the same colour is in the way

    Example: a king passes the same empty square twice
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   b   b   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   .   .   .
        3 b   .   b   .
        2   W   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then b2-f6-d8-b6-f2 captures on e5, e7, c7, e3
      And the legal moves are b2-f6-d8-b6-g1, b2-f6-d8-b6-f2

    Scenario Outline: a captured <piece> still stands behind another piece, which therefore cannot be jumped
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   b   b   .
        6   .   .   .   .
        5 .   b   .   .
        4   .   <mark>   .   .
        3 .   .   .   .
        2   W   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are b2-f6-d8-a5, b2-f6-d8-b6

      Examples: what is captured first
        | piece | mark |
        | man   | b    |
        | king  | B    |

    Example: what Black has captured still stands there, too
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   B
        6   .   .   .   .
        5 .   .   w   .
        4   .   .   w   .
        3 .   .   .   .
        2   .   w   w   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then the legal moves are g7-c3-e1-g3, g7-c3-e1-h4

    Example: once the capture is done, all captured pieces are gone
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   b   b   .
        6   .   .   .   .
        5 .   b   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   W   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b2-f6-d8-b6
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   .
        6   W   .   .   .
        5 .   b   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: so are those that a man has captured
      Given the classic rules
      And the board
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
      When the white player plays a1-c3-e5
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   w   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: nobody lands where a captured piece stands
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   b   b   .
        6   .   .   .   .
        5 .   b   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   W   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b2-f6-d8-b6-d4
      Then the move is refused: a piece must land on an empty square

    Example: that a piece is jumped twice is reported before that two pieces stand in a row
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   b   b   .
        6   .   .   .   .
        5 .   b   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   W   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b2-f6-d8-b6-e3
      Then the move is refused: no piece is jumped twice

    Example: that a piece is jumped twice is reported before that several are jumped
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   .   .   .
        3 .   b   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-d4-f6-b2
      Then the move is refused: no piece is jumped twice

    Example: that a man does not capture backward is reported before that it jumps a piece twice
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
      When the white player plays c3-e5-c3
      Then the move is refused: a man captures forward only

    Example: a black king jumps no piece twice, either
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   w
        5 .   .   .   .
        4   .   w   w   .
        3 .   B   .   .
        2   .   w   w   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays c3-e5-g3-e1-c3-e5
      Then the move is refused: no piece is jumped twice

  @DR-17
  Rule: By the classic rules a man that reaches the far row by a capture becomes a king and its turn ends
    Decision: going on as a king is listed in the brief among the simplified rules, as a difference.

    Example: the man becomes a king
      Given the classic rules
      And the board
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
      And the black player is next

    Example: a black man, too
      Given the classic rules
      And the board
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
      When the black player plays e3-c1
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   w   .   .   w
        1 .   B   .   .
          a b c d e f g h
        """

    Example: it does not go on in the same turn
      Given the classic rules
      And the board
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
      When the white player plays d6-f8-h6
      Then the move is refused: a man that becomes a king must end its turn

    Example: a black man does not go on either
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 b   .   .   .
        6   .   .   .   .
        5 .   .   .   b
        4   .   .   w   .
        3 .   .   .   .
        2   w   w   .   w
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays g5-e3-c1-a3
      Then the move is refused: a man that becomes a king must end its turn

    Example: what a king could go on to capture does not count
      Given the classic rules
      And the board
        """
        8   b   .   .   .
        7 .   .   b   b
        6   b   w   .   .
        5 w   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a5-c7, d6-f8

    Example: a man that becomes a king without a capture does not go on either
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   w   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays e7-f8-g7
      Then the move is refused: a man that becomes a king must end its turn

    Example: nor does a black man
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   b   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays d2-c1-b2
      Then the move is refused: a man that becomes a king must end its turn

    Example: a king goes on from the far row
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 b   .   b   b
        6   .   W   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d6-f8-h6
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

    Example: that the turn must end is reported before what the next leg captures
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 b   .   b   b
        6   .   w   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d6-f8-c5
      Then the move is refused: a man that becomes a king must end its turn

    Example: that the next square is occupied is reported before that the turn must end
      Given the classic rules
      And the board
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
      When the white player plays d6-f8-g7
      Then the move is refused: a piece must land on an empty square

    Example: that the next square is on no diagonal is reported before that the turn must end
      Given the classic rules
      And the board
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
      When the white player plays d6-f8-f6
      Then the move is refused: pieces move along a diagonal

    Example: that the next square is light is reported before that the turn must end
      Given the classic rules
      And the board
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
      When the white player plays d6-f8-f7
      Then the move is refused: a piece must land on a dark square

    Example: that the turn must end is reported before that an own piece is in the way
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   b   w   .
        6   w   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b6-d8-f6
      Then the move is refused: a man that becomes a king must end its turn

    Example: that the turn must end is reported before that a piece is jumped twice
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   b   .   .
        6   w   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b6-d8-b6
      Then the move is refused: a man that becomes a king must end its turn

    Example: that the turn must end is reported before that two pieces stand in a row
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   b   b   .
        6   w   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b6-d8-g5
      Then the move is refused: a man that becomes a king must end its turn

    Example: that the turn must end is reported before that a man moves too far
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   b   .   .
        6   w   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b6-d8-g5
      Then the move is refused: a man that becomes a king must end its turn
