Feature: How pieces are captured
  A piece captures by jumping over an enemy piece next to it, to the empty square right behind; the jumped piece
  leaves the board. A man jumps only forward (DR-05). If another capture is open to it there, the same piece may jump
  on in the same turn (DR-06). Nobody jumps a piece of the own colour (DR-10), or two pieces that stand one behind the
  other (DR-11).

  @DR-05
  Rule: A man captures by jumping an adjacent enemy piece, diagonally forward, to the empty square right behind it
    Decision: men capture forward only. The brief lets men move forward only and makes going backward the king's mark.

    @task-4
    Example: a white man captures by a jump
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

    @task-4
    Example: a black man captures towards row 1, to either side
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   b   .   .
        5 .   w   w   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then the legal moves are d6-b4, d6-f4

    @task-4
    Example: what a move captures is known before it is made
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

    @task-4
    Example: a man captures forward only
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   b   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d4-b2
      Then the move is refused: a man captures forward only

    @task-3
    Scenario Outline: a man on c3 does not jump <what>
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   <far>   .
        4   .   <near>   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-f6
      Then the move is refused: a man moves one square, or two with a jump

      Examples: only an adjacent piece, to the square right behind it
        | what                               | near | far |
        | a piece that is not adjacent       | .    | b   |
        | farther than right behind a piece  | b    | .   |

    @task-3
    Example: no jump goes where the square behind is occupied or missing
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 w   .   b   .
        4   b   b   .   b
        3 .   w   .   w
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are g3-f4, a5-b6

  @DR-06 @task-4
  Rule: After a jump, the same piece may go on jumping in the same turn wherever another capture is open to it

    Example: two jumps in one turn
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

    Example: jumps may turn, and their captures are named in order
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   b   .
        3 .   .   .   .
        2   .   b   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      Then c1-e3-g5-e7 captures on d2, f4, f6

    Example: where a man can go on to both sides, both are legal
      Given the board
        """
        8   b   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   b
        4   .   .   .   .
        3 .   .   b   .
        2   .   w   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves from d2 are d2-c3, d2-f4, d2-f4-d6, d2-f4-h6

    Example: a man does not jump on backward
      Given the board
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

    Example: there is no second jump onto an occupied square
      Given the board
        """
        8   .   .   .   b
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

    Example: after a jump no plain move follows
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-c3-d4
      Then the move is refused: a turn of several moves consists of jumps

    Example: after a plain move no jump follows
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   b   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-b2-d4
      Then the move is refused: a turn of several moves consists of jumps

  @DR-10
  Rule: Nobody jumps a piece of the own colour

    @task-4
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

    @task-4
    Example: a man jumps an enemy man in the same place
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

    @task-3
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

  @DR-11
  Rule: Two pieces in a row on the same diagonal cannot be jumped

    @task-4
    Example: a man does not jump two men in a row
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
      When the white player plays c3-f6
      Then the move is refused: two pieces in a row cannot be jumped

    @task-3
    Example: of two in a row neither can be jumped alone
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
      Then the legal moves are c3-b4

    @task-4
    Example: two pieces with an empty square between are both jumped
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5-g7
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   w
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    @task-5
    Example: a king does not jump two in a row
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   W   .
        5 .   .   b   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays f6-c3
      Then the move is refused: two pieces in a row cannot be jumped

    @task-4
    Example: pieces in a row on another diagonal do not matter
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   b   .   .
        4   .   b   .   .
        3 .   w   b   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5
      Then d4 is empty

  @DR-12
  Rule: Men may capture kings and kings men

    @task-4
    Example: a man captures a king
      Given the board
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

    @task-5
    Scenario Outline: a <captor> captures a <captured>
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   <second>   .   .
        3 .   <first>   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5
      Then d4 is empty
      And e5 holds a white <captor>

      Examples: kings capture men and kings
        | captor | captured | first | second |
        | king   | man      | W     | b      |
        | king   | king     | W     | B      |

    @task-4
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
