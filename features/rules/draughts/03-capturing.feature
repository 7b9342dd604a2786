Feature: How pieces are captured
  A piece captures an enemy piece by jumping over it, to the empty square right behind it.

  @DR-05
  Rule: A man captures by jumping an adjacent enemy piece, diagonally forward, to the empty square right behind it
    Decision: men capture forward only. The brief lets men move forward only and makes going backward the king's mark.

    Scenario Outline: a white man captures to the right, by the <variant> rules
      Given the <variant> rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   b
        6   .   .   b   .
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
        8   .   .   .   b
        7 .   .   .   b
        6   .   .   b   .
        5 .   .   w   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

      Examples: both variants
        | variant    |
        | simplified |
        | classic    |

    Example: and to the left
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   w   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays e3-c5
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   w   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: a black man captures to the left and to the right
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   b   .   .
        5 .   w   w   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then the legal moves are d6-b4, d6-f4

    Example: what a black man has captured is gone
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   b   .   .
        5 .   w   w   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays d6-f4
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   w   .   .
        4   .   .   b   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """

    Example: it is known before what a move captures
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
      Then c3-e5 captures on d4
      And c3-b4 captures nothing
      And d4 holds a black man

    Example: of Black's moves, too
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
      Then f6-d4 captures on e5

    Example: what the same move captures changes as pieces move
      Given the classic rules
      And the board
        """
        8   .   b   .   .
        7 .   .   b   .
        6   .   w   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   b   .   .
        2   .   .   .   .
        1 W   .   .   .
          a b c d e f g h
        """
      And a1-e5 captures on c3
      When the players in turn play d6-f8, c3-b2
      Then a1-e5 captures on b2

    Example: from the first row, and beside the edges
      Given the board
        """
        8   .   .   .   .
        7 .   .   b   .
        6   b   w   .   .
        5 .   w   .   b
        4   .   .   w   .
        3 .   .   .   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a1-c3, f4-e5, f4-h6, c5-a7, d6-c7, d6-f8

    Example: there is no capture if the square behind is occupied by an enemy piece
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5
      Then the move is refused: a piece must land on an empty square

    Example: there is no capture if the square behind is occupied by an own piece
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   w   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5
      Then the move is refused: a piece must land on an empty square

    Example: a piece on the edge cannot be jumped
      Given the board
        """
        8   .   .   .   .
        7 .   .   b   .
        6   .   .   .   .
        5 b   .   .   .
        4   w   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are b4-c5

    Example: a man on the edge is not jumped round the edge
      Given the board
        """
        8   .   .   .   .
        7 b   .   .   .
        6   .   .   .   b
        5 .   .   .   w
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are g5-f6

    Example: a man does not jump over the edge and land at the other
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   b
        3 .   .   .   w
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays g3-a5
      Then the move is refused: pieces move along a diagonal

    Example: a man does not jump a piece that is not adjacent
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
      When the white player plays c3-f6
      Then the move is refused: a man moves one square, or two with a jump

    Example: a man lands right behind the piece that it jumps
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
      When the white player plays c3-f6
      Then the move is refused: a man moves one square, or two with a jump

    Scenario Outline: a white man does not capture backward over <enemy>
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   b   B   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays <way>
      Then the move is refused: a man captures forward only

      Examples: both directions
        | enemy | way   |
        | c3    | d4-b2 |
        | e3    | d4-f2 |

    Example: a black man does not capture backward
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   w   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays d4-f6
      Then the move is refused: a man captures forward only

    Example: that a man does not capture backward is reported before that it lands too far away
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   w   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays e5-b2
      Then the move is refused: a man captures forward only

    Example: however far away that is
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   w   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays f6-b2
      Then the move is refused: a man captures forward only

    Example: that a man does not capture backward is reported before that an own piece is in the way
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   w   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays e5-b2
      Then the move is refused: a man captures forward only

    Example: that a man does not capture backward is reported before that two pieces stand in a row
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   w   .
        4   .   b   .   .
        3 .   b   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays e5-b2
      Then the move is refused: a man captures forward only

    Example: that a man does not capture backward is reported before that it goes on without a jump
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   b   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-d4-f2
      Then the move is refused: a man captures forward only

    Example: a man captures a piece that has come near after the game was resumed
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
      When the players in turn play c3-d4, f6-e5
      Then d4-f6 captures on e5

    Example: after some moves, too, it captures forward only
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
      And the players in turn play c3-d4, f6-e5, d4-c5, e5-d4
      When the white player plays c5-e3
      Then the move is refused: a man captures forward only

  @DR-06
  Rule: After a jump, the same piece may go on jumping in the same turn wherever another capture is open to it

    Example: two jumps along one diagonal
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

    Example: the second jump may turn aside
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   b   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      When the white player plays c1-e3-c5
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   w   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: three jumps, whose captures are named in their order
      Given the board
        """
        8   b   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   b   .   w
        1 .   .   w   .
          a b c d e f g h
        """
      Then e1-c3-e5-g7 captures on d2, d4, f6

    Example: a black man jumps twice
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   w   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   w
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays f6-d4-b2
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   b   .   .   w
        1 .   .   .   .
          a b c d e f g h
        """

    Example: the captures of a black man are named in their order, too
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   w   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then f6-d4-b2 captures on e5, c3

    Example: legal moves of one, two and three jumps
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

    Example: and of five
      Given the board
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
      Then the legal moves are a1-c3, a1-c3-a5, a1-c3-a5-c7, a1-c3-a5-c7-e5, a1-c3-a5-c7-e5-g7

    Example: where a man can go on to both sides, both are legal
      Given the board
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
      Then the legal moves are c1-b2, c1-e3, c1-e3-c5, c1-e3-g5

    Example: a second jump is refused for what stands behind the second piece
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   b   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-c3-e5
      Then the move is refused: a piece must land on an empty square

    Example: a second jump over an own piece
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-c3-e5
      Then the move is refused: a piece of the same colour is in the way

    Scenario Outline: a man does not jump on backward, by the <variant> rules
      Given the <variant> rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   b   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5-g3
      Then the move is refused: a man captures forward only

      Examples: both variants
        | variant    |
        | simplified |
        | classic    |

    Example: nor does a black man
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   w   w   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays f6-d4-b6
      Then the move is refused: a man captures forward only

    Example: another piece cannot go on
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   b   .
        3 .   w   .   w
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5-g3
      Then the move is refused: a piece must land on an empty square

    Example: after a jump no move without a jump follows
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
      When the white player plays c3-e5-f6
      Then the move is refused: a turn of several moves consists of jumps

    Example: nor does one follow after a jump of a black man
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
      When the black player plays f6-d4-c3
      Then the move is refused: a turn of several moves consists of jumps

    Scenario Outline: after a move without a jump no jump follows, by the <variant> rules
      Given the <variant> rules
      And the board
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
      When the white player plays c3-d4-f6
      Then the move is refused: a turn of several moves consists of jumps

      Examples: both variants
        | variant    |
        | simplified |
        | classic    |

    Scenario Outline: two moves of a <piece> without a jump are no turn
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   <mark>   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-d4-e5
      Then the move is refused: a turn of several moves consists of jumps

      Examples: man and king
        | piece | mark |
        | man   | w    |
        | king  | W    |

    Example: after two jumps no move without a jump follows
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
      When the white player plays a1-c3-e5-d6
      Then the move is refused: a turn of several moves consists of jumps

    Example: that a man moves too far is reported before that it goes on without a jump
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   b   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      When the white player plays c1-e3-g5
      Then the move is refused: a man moves one square, or two with a jump

    Example: that a man moves backward is reported before that it goes on without a jump
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   b   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      When the white player plays c1-e3-f2
      Then the move is refused: a man moves forward only

    Scenario Outline: the first leg that is wrong decides, before <what>
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays <way>
      Then the move is refused: a man moves one square, or two with a jump

      Examples: what is wrong with the next, and how many follow
        | what                | way                  |
        | a light square      | c3-e5-e6             |
        | an occupied square  | c3-e5-h8             |
        | another direction   | c3-e5-e7             |
        | a way that is long  | c3-e5-c7-a5-c3-e1-g3 |

    Example: the second leg is looked at if the first is right
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
      When the white player plays c3-e5-e6
      Then the move is refused: a piece must land on a dark square

    Example: on its way a piece stands on an empty square
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   b   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      When the white player plays c1-e3-e3
      Then the move is refused: pieces move along a diagonal

    Example: on its way a piece does not land on another
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   w   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5-g7
      Then the move is refused: a piece must land on an empty square

  @DR-10
  Rule: Nobody jumps a piece of the own colour

    Example: a man does not jump an own man
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5
      Then the move is refused: a piece of the same colour is in the way

    Example: a black man does not jump an own king
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   B   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays f6-d4
      Then the move is refused: a piece of the same colour is in the way

    Example: nor does a king of the classic rules
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   w   .   .   .
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-d4
      Then the move is refused: a piece of the same colour is in the way

    Example: a jump over an own piece is no legal move
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are c3-b4, d4-c5, d4-e5

    Example: with an enemy piece in its place it is a capture
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
      Then d4 is empty

    Example: that an own piece is in the way is reported before that the man moves too far
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-f6
      Then the move is refused: a piece of the same colour is in the way

    Example: that an own piece is in the way is reported before that two pieces stand in a row
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   w   .
        5 .   .   b   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-g7
      Then the move is refused: a piece of the same colour is in the way

  @DR-11
  Rule: Two pieces in a row on the same diagonal cannot be jumped

    Scenario Outline: a man cannot jump two pieces at once, <first> and <second>, along <way>
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   <second>   .
        4   .   <first>   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays <way>
      Then the move is refused: two pieces in a row cannot be jumped

      Examples: men and kings, and a landing right behind or farther away
        | first | second | way   |
        | b     | b      | c3-f6 |
        | b     | B      | c3-f6 |
        | B     | B      | c3-f6 |
        | b     | b      | c3-g7 |

    Example: a black man cannot either
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   w   .
        4   .   w   .   .
        3 .   .   .   .
        2   .   .   .   w
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays f6-c3
      Then the move is refused: two pieces in a row cannot be jumped

    Example: a king cannot either
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   B   .
        4   .   w   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays e5-b2
      Then the move is refused: two pieces in a row cannot be jumped

    Example: with an empty square between them each is jumped alone
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
      Then a1-c3-e5 captures on b2, d4

    Example: neither of the two can be jumped
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5
      Then the move is refused: a piece must land on an empty square
      And the legal moves are c3-b4

    Example: two pieces beside each other on other diagonals do not protect each other
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   b   .
        3 .   w   .   w
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves from c3 are c3-b4, c3-e5

    Example: a piece that is jumped protects no other
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   b   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      Then the legal moves from a1 are a1-c3, a1-c3-e5

    Example: that two stand in a row is reported even where more than two do
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   b   .   .
        3 .   b   .   .
        2   w   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b2-f6
      Then the move is refused: two pieces in a row cannot be jumped

    Example: and where a third piece stands apart
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   b   .
        4   .   .   .   .
        3 .   b   .   .
        2   w   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b2-g7
      Then the move is refused: two pieces in a row cannot be jumped

    Example: two pieces with an empty square between them are not two in a row
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
      When the white player plays a1-e5
      Then the move is refused: a man moves one square, or two with a jump

    Example: that two stand in a row is reported before that a turn goes on without a jump
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   b   .
        3 .   .   b   .
        2   .   .   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      When the white player plays c1-d2-g5
      Then the move is refused: two pieces in a row cannot be jumped

  @DR-12
  Rule: Men may capture kings and kings men

    Scenario Outline: a man captures a king, by the <variant> rules
      Given the <variant> rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   B   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5
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

      Examples: both variants
        | variant    |
        | simplified |
        | classic    |

    Example: a king captures a man
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   W   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   W   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: a king captures a king
      Given the board
        """
        8   b   .   .   .
        7 .   .   .   .
        6   .   .   B   .
        5 .   .   W   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      When the white player plays e5-g7
      Then the board is
        """
        8   b   .   .   .
        7 .   .   .   W
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """

    Example: a black king captures a king
      Given the board
        """
        8   b   .   .   .
        7 .   .   .   .
        6   .   .   B   .
        5 .   .   W   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then f6-d4 captures on e5

    Example: all of these captures are legal moves
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
      Then the legal moves are c3-a5, c3-e5

    Example: and those of a king
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   b   B   .   .
        3 .   W   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are c3-b2, c3-d2, c3-a5, c3-e5

    Example: and those of Black
      Given the board
        """
        8   .   .   .   .
        7 .   B   .   .
        6   w   .   b   .
        5 .   .   W   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then the legal moves are f6-d4, f6-g5, c7-a5, c7-d6, c7-b8, c7-d8

    Example: a man captures a man and a king in one turn
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   B   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      Then a1-c3-e5 captures on b2, d4
