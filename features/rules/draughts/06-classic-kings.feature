Feature: Kings by the classic rules
  By the classic rules a king moves and captures over any distance.

  @DR-08
  Rule: By the classic rules a king moves any number of empty squares along a diagonal, forward or backward

    Example: a king in the middle of an empty board
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   b
        5 .   .   .   .
        4   .   W   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are d4-a1, d4-g1, d4-b2, d4-f2, d4-c3, d4-e3, d4-c5, d4-e5, d4-b6, d4-f6, d4-a7, d4-g7, d4-h8

    Example: a king moves far
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   b   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-h8
      Then the board is
        """
        8   .   .   .   W
        7 .   b   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: a black king moves backward and forward
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   B   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then the legal moves are e7-a3, e7-b4, e7-h4, e7-c5, e7-g5, e7-d6, e7-f6, e7-d8, e7-f8

    Example: a king does not pass an own piece
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   b
        5 .   .   .   .
        4   .   w   .   .
        3 .   .   .   .
        2   W   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b2-f6
      Then the move is refused: a piece of the same colour is in the way

    Example: and stops before it
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   b
        5 .   .   .   .
        4   .   w   .   .
        3 .   .   .   .
        2   W   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves from b2 are b2-a1, b2-c1, b2-a3, b2-c3

    Example: a king does not move to the side
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   b
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   W   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b2-f2
      Then the move is refused: pieces move along a diagonal

    Example: men move one square by these rules, too
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   b
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are c3-b4, c3-d4

    Example: a man does not move far
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   b
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5
      Then the move is refused: a man moves one square, or two with a jump

    Example: a man does not move backward
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   b
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-b2
      Then the move is refused: a man moves forward only

    Example: a man that is crowned is a king of this variant from the next turn on
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 w   .   .   .
        6   .   .   .   b
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And the players in turn play a7-b8, h6-g5
      When the white player plays b8-f4
      Then f4 holds a white king

    Example: a new game has the same legal moves by both rules
      Given the classic rules
      And a new game
      Then the legal moves are a3-b4, c3-b4, c3-d4, e3-d4, e3-f4, g3-f4, g3-h4

  @DR-09
  Rule: By the classic rules a king captures an enemy piece at any distance, if all squares between are empty and the square behind it is too; it lands on any empty square behind it, up to the next piece

    Example: a king captures from afar
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   b   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-h8
      Then the board is
        """
        8   .   .   .   W
        7 .   b   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: it lands on any empty square behind
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
        1 W   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a1-f6, a1-g7, a1-h8
      And a1-h8 captures on e5

    Example: up to the next piece
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   w
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a1-e5, a1-f6

    Example: a king captures backward and adjacent pieces, too
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   W   .
        5 .   .   b   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are f6-a1, f6-b2, f6-c3, f6-d4

    Example: a black king captures from afar
      Given the classic rules
      And the board
        """
        8   .   .   .   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then the legal moves are h8-a1, h8-b2
      And h8-a1 captures on c3

    Example: a black king captures backward, too
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   w
        1 B   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then the legal moves are a1-d4, a1-e5, a1-f6, a1-g7, a1-h8

    Example: a king captures from afar along all diagonals
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   b   .   b   .
        5 .   .   .   .
        4   .   W   .   .
        3 .   .   .   .
        2   b   .   b   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are d4-a1, d4-g1, d4-a7, d4-g7, d4-h8

    Example: there is no capture if the square behind is occupied
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a1-b2, a1-c3

    Example: a piece on the edge cannot be jumped
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 b   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   b
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   W   .
          a b c d e f g h
        """
      Then the legal moves are e1-d2, e1-f2, e1-c3, e1-g3, e1-b4, e1-a5

    Example: two pieces in a row cannot be jumped from afar
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-f6
      Then the move is refused: two pieces in a row cannot be jumped

    Scenario Outline: a black king does not jump <what> from afar either
      Given the classic rules
      And the board
        """
        8   .   .   .   B
        7 .   .   .   .
        6   .   .   w   .
        5 .   .   <e5>   .
        4   .   <d4>   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays h8-c3
      Then the move is refused: <reason>

      Examples: what stands in its way behind f6
        | what               | e5 | d4 | reason                                   |
        | an own piece       | .  | b  | a piece of the same colour is in the way |
        | two in a row       | w  | .  | two pieces in a row cannot be jumped     |
        | two pieces at once | .  | w  | a jump captures one piece at a time      |

    Scenario Outline: one jump does not capture <pieces> pieces, though there is space behind each
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   b
        6   .   .   .   .
        5 .   .   b   .
        4   .   .   .   .
        3 .   b   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays <way>
      Then the move is refused: a jump captures one piece at a time

      Examples: how many, and where the king would land
        | pieces | way   |
        | two    | a1-f6 |
        | three  | a1-h8 |

    Example: two jumps do
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   b   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-d4-g7
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   W
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   b
        1 .   .   .   .
          a b c d e f g h
        """

    Example: that an own piece is in the way is reported before that several are jumped
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   w   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   b   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-g7
      Then the move is refused: a piece of the same colour is in the way

    Example: that two stand in a row is reported before that several are jumped
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   b   .
        4   .   .   .   .
        3 .   b   .   .
        2   .   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-g7
      Then the move is refused: two pieces in a row cannot be jumped

    Example: a king does not pass an own piece to capture
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   .   .   .
        3 .   .   .   .
        2   w   .   .   b
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-f6
      Then the move is refused: a piece of the same colour is in the way

    Example: that several are jumped is reported before that the turn goes on without a jump
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
      When the white player plays a1-b2-f6
      Then the move is refused: a jump captures one piece at a time

    Example: a man captures by these rules as by the others
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

    Example: a man does not capture from afar
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
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-f6
      Then the move is refused: a man moves one square, or two with a jump

    Example: a man that would jump several pieces at once moves too far
      Given the classic rules
      And the board
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
      When the white player plays c3-g7
      Then the move is refused: a man moves one square, or two with a jump

    Example: a man lands right behind
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
      Then the legal moves are c3-e5
