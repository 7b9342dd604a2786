Feature: En passant, castling and promotion
  Three moves follow rules of their own: a capture of a pawn that has gone past, a move of king and rook together, and a
  pawn's last step.

  @CH-12
  Rule: En passant: a pawn that has just moved two squares can be captured by a pawn beside it as if it had moved one, on the very next turn only
    Decision: a position names the en passant square after every move of two squares, whether or not a pawn can capture.

    Scenario Outline: White captures the pawn that has moved two squares, from <from>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . p . . .
        6 . . . . . . . .
        5 . . . P . P . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      And the black player moves e7-e5
      When the white player moves <from>-e6
      Then e6 holds a white pawn
      And e5 is empty
      And <from> is empty
      And the white player has captured pawn

      Examples: both sides
        | from |
        | d5   |
        | f5   |

    Scenario Outline: Black captures the pawn that has moved two squares, from <from>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . p . p . .
        3 . . . . . . . .
        2 . . . . P . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      And the white player moves e2-e4
      When the black player moves <from>-e3
      Then e3 holds a black pawn
      And e4 is empty
      And the black player has captured pawn

      Examples: both sides
        | from |
        | d4   |
        | f4   |

    Scenario Outline: at the edge of the board, too: <move>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 <a5> <b5> . . . . <g5> <h5>
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        en passant: <passed>
        """
      When the white player moves <move>
      Then the white player has captured pawn

      Examples: from the first column, and on the last
        | move  | passed | a5 | b5 | g5 | h5 |
        | a5-b6 | b6     | P  | p  | .  | .  |
        | g5-h6 | h6     | .  | .  | P  | p  |

    Example: Black's capture is among the legal moves
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . P p . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        en passant: d3
        """
      Then the piece on e4 has legal moves to exactly d3, e3

    Example: the rest of the board stays as it was
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . n . . . .
        5 . . p P p . . .
        4 . . N . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        en passant: e6
        """
      When the white player moves d5-e6
      Then the board is
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . n P . . .
        5 . . p . . . . .
        4 . . N . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """

    Example: the pawn is listed after the pieces that were captured before
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . P p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        en passant: e6
        captured: n
        """
      When the white player moves d5-e6
      Then the white player has captured knight, pawn

    Example: a game that is resumed knows the en passant square
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . P p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        en passant: e6
        """
      Then the piece on d5 reaches exactly d6, e6

    Example: without an en passant square there is no capture
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . P p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d5 reaches exactly d6

    Example: neither a query nor an offer takes the capture away
      Given the board
        """
        8 . . . . k . . .
        7 . . . . p . . .
        6 . . . . . . . .
        5 . . . P . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      And the black player moves e7-e5
      And the piece on d5 has legal moves to exactly d6, e6
      And the white player offers a draw
      When the white player moves d5-e6
      Then e5 is empty

    Example: a capture en passant gives check
      Given the board
        """
        8 . . . . . . . .
        7 . . . . p k . .
        6 . . . . . . . .
        5 . . . P . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      And the black player moves e7-e5
      When the white player moves d5-e6
      Then the black player is in check

    Scenario Outline: one turn later it is too late to capture on the <side>
      Given the board
        """
        8 . . . . k . . .
        7 . . <c7> . <e7> . . .
        6 . . . . . . . .
        5 . . . P . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      And the players in turn move <move>, e1-e2, e8-f8
      When the white player moves <late>
      Then the move is refused: en passant captures only a pawn that has just moved two squares

      Examples: both sides
        | side  | c7 | e7 | move  | late  |
        | right | .  | p  | e7-e5 | d5-e6 |
        | left  | p  | .  | c7-c5 | d5-c6 |

    Example: it stays too late when the same board is back
      Given the board
        """
        8 . . . . k . . .
        7 . . . . p . . .
        6 . . . . . . . .
        5 . . . P . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      And the black player moves e7-e5
      And the piece on d5 has legal moves to exactly d6, e6
      And the players in turn move e1-e2, e8-e7, e2-e1, e7-e8
      When the white player moves d5-e6
      Then the move is refused: en passant captures only a pawn that has just moved two squares

    Example: for Black, too
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . p . . . .
        3 . . . . . . . .
        2 . . . . P . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      And the players in turn move e2-e4, e8-e7, e1-e2
      When the black player moves d4-e3
      Then the move is refused: en passant captures only a pawn that has just moved two squares

    Example: a pawn that has come by single steps is not captured en passant
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . p . . .
        5 . . . P . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      And the black player moves e6-e5
      When the white player moves d5-e6
      Then the move is refused: en passant captures only a pawn that has just moved two squares

    Example: of two pawns only the one that has just moved can be captured
      Given the board
        """
        8 . . . . k . . .
        7 . . p . . . . .
        6 . . . . . . . .
        5 . . . P p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      And the black player moves c7-c5
      When the white player moves d5-e6
      Then the move is refused: en passant captures only a pawn that has just moved two squares

    Example: the one that has just moved is captured
      Given the board
        """
        8 . . . . k . . .
        7 . . p . . . . .
        6 . . . . . . . .
        5 . . . P p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      And the black player moves c7-c5
      When the white player moves d5-c6
      Then c5 is empty
      And e5 holds a black pawn

    Example: a pawn that is two squares away does not capture
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . P . p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        en passant: e6
        """
      Then the piece on c5 reaches exactly c6

    Example: a pawn that stands one row further down does not capture
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . p . . .
        4 . . . P . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        en passant: e6
        """
      Then the piece on d4 reaches exactly d5, e5

    Example: a pawn of its own side does not reach the square that it has passed
      Given the board
        """
        8 . . . . k . . .
        7 . . . p . . . .
        6 . . . . . . . .
        5 . . . . p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        en passant: e6
        """
      Then the piece on d7 reaches exactly d5, d6

    Scenario Outline: a <piece> does not capture en passant
      Given the board
        """
        8 . . k . . . . .
        7 . . . . p . . .
        6 R . . . . . . Q
        5 . . . <d5> . . . .
        4 . . B N . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . <e1> . . .
          a b c d e f g h
        next: black
        """
      And the black player moves e7-e5
      When the white player moves <from>-e6
      Then e5 holds a black pawn
      And the white player has captured nothing

      Examples: no piece but a pawn
        | piece  | from | d5 | e1 |
        | rook   | a6   | .  | K  |
        | queen  | h6   | .  | K  |
        | bishop | c4   | .  | K  |
        | knight | d4   | .  | K  |
        | king   | d5   | K  | .  |

    Example: no pawn captures en passant where a knight stands beside it
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . P n . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves d5-e6
      Then the move is refused: a pawn moves diagonally only to capture

    Example: nor where a pawn of its own side does
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . P P . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves d5-e6
      Then the move is refused: a pawn moves diagonally only to capture

    Example: nor on another row
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . P p . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves d4-e5
      Then the move is refused: a pawn moves diagonally only to capture

    Example: nor on another row for Black
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p P . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves d5-e4
      Then the move is refused: a pawn moves diagonally only to capture

    Scenario Outline: every move of two squares of a pawn is remembered: <moves>
      Given a new game
      When the players in turn move <moves>
      Then the en passant square is <square>

      Examples: in the middle and at both edges
        | moves        | square |
        | e2-e4        | e3     |
        | a2-a4        | a3     |
        | e2-e4, d7-d5 | d6     |
        | e2-e4, h7-h5 | h6     |

    Example: a move of one square is not
      Given a new game
      When the white player moves e2-e3
      Then there is no en passant square

    Example: a move of two squares of another piece is not
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 R . . . . . . P
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves a2-a4
      Then there is no en passant square

    Example: it is forgotten after the next move
      Given a new game
      When the players in turn move e2-e4, g8-f6
      Then there is no en passant square

    Example: also if it was there when the game was resumed
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . P p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        en passant: e6
        """
      When the white player moves e1-e2
      Then there is no en passant square

    Scenario Outline: it is forgotten after <what>, too
      Given the board
        """
        8 . . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . q . . . . . .
        2 P . . . P . . .
        1 . . . . K . . .
          a b c d e f g h
        castling: k
        """
      And the white player moves e2-e4
      When the black player moves <move>
      Then there is no en passant square

      Examples: moves of a special kind
        | what      | move  |
        | a capture | b3-a2 |
        | castling  | e8-g8 |

    Scenario Outline: no game is resumed with an en passant square that no pawn has passed: <why>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . <e7> . . .
        6 . . . . <e6> . . .
        5 . . . . <e5> P . .
        4 . . . . . . P .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        en passant: <square>
        """
      When the players resume the game
      Then the position is refused: no pawn has just passed the en passant square

      Examples: what is wrong with it
        | why                                  | square | e7 | e6 | e5 |
        | there is no pawn                     | e6     | .  | .  | .  |
        | another piece stands there           | e6     | .  | .  | n  |
        | the pawn belongs to the player       | e6     | .  | .  | P  |
        | the square is not empty              | e6     | .  | n  | p  |
        | the square it came from is not empty | e6     | n  | .  | p  |
        | the row is the opponent's            | g3     | .  | .  | p  |
        | the row is another                   | e5     | .  | p  | .  |

    Example: that a pawn stands on the last row is reported before a wrong en passant square
      Given the board
        """
        8 . . . . k . . P
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        en passant: e6
        """
      When the players resume the game
      Then the position is refused: a pawn cannot stand on the first or the last row

    Example: a wrong en passant square is reported before that the game is over
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . Q . .
        6 . . . . . . K .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        next: black
        en passant: e3
        """
      When the players resume the game
      Then the position is refused: no pawn has just passed the en passant square

    Example: that it is too late is reported before that the king would be in check
      Given the board
        """
        8 . . . r k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . P p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . K . . . .
          a b c d e f g h
        """
      When the white player moves d5-e6
      Then the move is refused: en passant captures only a pawn that has just moved two squares

    Example: that it is too late is reported before that the king is still in check
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . P p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 r . . . K . . .
          a b c d e f g h
        """
      When the white player moves d5-e6
      Then the move is refused: en passant captures only a pawn that has just moved two squares

    Example: that it is too late is reported before that the pawn becomes no other piece
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . P p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves d5-e6=Q
      Then the move is refused: en passant captures only a pawn that has just moved two squares

  @CH-13
  Rule: Castling: the king goes two squares towards a rook and the rook to the square that the king crossed; neither has moved, nothing stands between, and the king is not in check, crosses no attacked square and lands on none

    Scenario Outline: <who>
      Given the board
        """
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQkq
        """
      And the players in turn move <moves>
      Then the board is
        """
        8 <row 8>
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 <row 1>
          a b c d e f g h
        """

      Examples: all four
        | who                                 | moves        | row 8           | row 1           |
        | White castles on the king's side    | e1-g1        | r . . . k . . r | R . . . . R K . |
        | White castles on the queen's side   | e1-c1        | r . . . k . . r | . . K R . . . R |
        | Black castles on the king's side    | a1-b1, e8-g8 | r . . . . r k . | . R . . K . . R |
        | Black castles on the queen's side   | h1-g1, e8-c8 | . . k r . . . r | R . . . K . R . |

    Example: both ways are legal moves, in their order
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQ
        """
      Then the piece on e1 has legal moves to exactly c1, d1, f1, g1, d2, e2, f2

    Example: castling stands among the legal moves where its squares belong
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . r
        1 . . . . K . . R
          a b c d e f g h
        castling: K
        """
      Then the legal moves are e1-d1, e1-f1, e1-g1, h1-f1, h1-g1, h1-h2

    Example: Black's castling is among the legal moves, too
      Given the board
        """
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        castling: kq
        """
      Then the piece on e8 has legal moves to exactly d7, e7, f7, c8, d8, f8, g8

    Example: no piece but a king castles
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 K . . . . . . .
        1 . . . . Q . . R
          a b c d e f g h
        """
      When the white player moves e1-g1
      Then g1 holds a white queen
      And h1 holds a white rook

    Example: castling gives check with the rook
      Given the board
        """
        8 . . . . . k . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-g1
      Then the black player is in check

    Scenario Outline: nothing may stand between king and rook, not <what>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R <b1> <c1> <d1> K <f1> <g1> R
          a b c d e f g h
        castling: KQ
        """
      When the white player moves <move>
      Then the move is refused: a piece stands between king and rook

      Examples: every square between
        | what                            | b1 | c1 | d1 | f1 | g1 | move  |
        | a knight beside the rook        | N  | .  | .  | .  | .  | e1-c1 |
        | a queen beside the king         | .  | .  | Q  | .  | .  | e1-c1 |
        | a bishop beside the king        | .  | .  | .  | B  | .  | e1-g1 |
        | a piece of the opponent         | .  | .  | .  | .  | n  | e1-g1 |
        | the opponent's bishop           | .  | b  | .  | .  | .  | e1-c1 |
        | the opponent's knight           | n  | .  | .  | .  | .  | e1-c1 |

    Scenario Outline: nor between Black's king and rook, not on <cell>
      Given the board
        """
        8 r <b8> . <d8> k <f8> . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        castling: kq
        """
      When the black player moves <move>
      Then the move is refused: a piece stands between king and rook

      Examples: both sides
        | cell | b8 | d8 | f8 | move  |
        | b8   | n  | .  | .  | e8-c8 |
        | d8   | .  | q  | .  | e8-c8 |
        | f8   | .  | .  | n  | e8-g8 |

    Example: a king does not castle out of check
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQ
        """
      When the white player moves e1-g1
      Then the move is refused: a king does not castle out of check

    Scenario Outline: a king does not castle through check: <move> with a rook on <file>8
      Given the board
        """
        8 . k . <d8> . <f8> . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQ
        """
      When the white player moves <move>
      Then the move is refused: a king does not castle through check

      Examples: both sides
        | move  | file | d8 | f8 |
        | e1-g1 | f    | .  | r  |
        | e1-c1 | d    | r  | .  |

    Example: castling through check is not among the legal moves
      Given the board
        """
        8 . k . . . r . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQ
        """
      Then the piece on e1 has legal moves to exactly c1, d1, d2, e2

    Scenario Outline: a <piece> attacks the square that the king would cross
      Given the board
        """
        8 <a8> . . . <e8> <f8> <g8> .
        7 . . . . . <f7> . .
        6 <a6> . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . <g3> .
        2 . . . . . . <g2> .
        1 . . . . K . . R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-g1
      Then the move is refused: a king does not castle through check

      Examples: pieces of every other kind
        | piece       | a8 | e8 | f8 | g8 | a6 | f7 | g3 | g2 |
        | pawn        | .  | k  | .  | .  | .  | .  | .  | p  |
        | knight      | .  | k  | .  | .  | .  | .  | n  | .  |
        | bishop      | .  | k  | .  | .  | b  | .  | .  | .  |
        | queen       | .  | k  | .  | .  | .  | q  | .  | .  |
        | king        | .  | .  | .  | .  | .  | .  | .  | k  |
        | pinned rook | R  | .  | r  | k  | .  | .  | .  | .  |

    Scenario Outline: a <piece> attacks the square of the king
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . <d3> . . . .
        2 . . . . . <f2> . .
        1 . . . . K . . R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-g1
      Then the move is refused: a king does not castle out of check

      Examples: pieces of other kinds
        | piece  | d3 | f2 |
        | pawn   | .  | p  |
        | knight | n  | .  |

    Example: a pawn in front of the squares that the king crosses attacks none of them
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . p . .
        2 . . . . . . . .
        1 . . . . K . . R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-g1
      Then g1 holds a white king
      And f1 holds a white rook

    Scenario Outline: a king does not castle into check: <move> with a rook on <file>8
      Given the board
        """
        8 . . <c8> . k . <g8> .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQ
        """
      When the white player moves <move>
      Then the move is refused: a king does not castle into check

      Examples: both sides
        | move  | file | c8 | g8 |
        | e1-g1 | g    | .  | r  |
        | e1-c1 | c    | r  | .  |

    Scenario Outline: a <piece> attacks the square on which the king would land
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . <d4> . . . .
        3 . . . . . . . <h3>
        2 . . . . . . . <h2>
        1 . . . . K . . R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-g1
      Then the move is refused: a king does not castle into check

      Examples: pieces of other kinds
        | piece  | d4 | h3 | h2 |
        | pawn   | .  | .  | p  |
        | knight | .  | n  | .  |
        | bishop | b  | .  | .  |

    Scenario Outline: Black's king does not castle <how>
      Given the board
        """
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . K . . . . . .
        2 . . . . . . . .
        1 . . <c1> <d1> <e1> <f1> <g1> .
          a b c d e f g h
        next: black
        castling: kq
        """
      When the black player moves <move>
      Then the move is refused: a king does not castle <how>

      Examples: both sides
        | how           | move  | c1 | d1 | e1 | f1 | g1 |
        | out of check  | e8-g8 | .  | .  | R  | .  | .  |
        | out of check  | e8-c8 | .  | .  | R  | .  | .  |
        | through check | e8-g8 | .  | .  | .  | R  | .  |
        | through check | e8-c8 | .  | R  | .  | .  | .  |
        | into check    | e8-g8 | .  | .  | .  | .  | R  |
        | into check    | e8-c8 | R  | .  | .  | .  | .  |

    Example: a pawn of White attacks the square that Black's king would cross
      Given the board
        """
        8 r . . . k . . .
        7 . . P . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        castling: q
        """
      When the black player moves e8-c8
      Then the move is refused: a king does not castle through check

    Example: the rook may cross an attacked square
      Given the board
        """
        8 . r . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        castling: Q
        """
      When the white player moves e1-c1
      Then the board is
        """
        8 . r . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . K R . . . .
          a b c d e f g h
        """

    Example: Black's rook, too
      Given the board
        """
        8 r . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . R . . K . . .
          a b c d e f g h
        next: black
        castling: q
        """
      When the black player moves e8-c8
      Then c8 holds a black king
      And d8 holds a black rook

    Example: the rook may be attacked
      Given the board
        """
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQkq
        """
      And the white player moves a1-a2
      When the black player moves e8-c8
      Then c8 holds a black king
      And d8 holds a black rook

    Example: an attack on the other side does not matter
      Given the board
        """
        8 . . . r k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQ
        """
      When the white player moves e1-g1
      Then g1 holds a white king

    Example: a king that has moved has lost both rights, also when it is back
      Given the board
        """
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQkq
        """
      And the piece on e1 has legal moves to exactly c1, d1, f1, g1, d2, e2, f2
      And the players in turn move e1-e2, a8-b8, e2-e1, b8-a8
      When the white player moves e1-g1
      Then the move is refused: the right to castle on this side has been lost
      And the piece on e1 has legal moves to exactly d1, f1, d2, e2, f2

    Example: the other side is lost, too
      Given the board
        """
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQkq
        """
      And the players in turn move e1-e2, a8-b8, e2-e1, b8-a8
      When the white player moves e1-c1
      Then the move is refused: the right to castle on this side has been lost

    Example: a rook that has moved has lost the right of its side, also when it is back
      Given the board
        """
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQkq
        """
      And the players in turn move h1-h2, a8-b8, h2-h1, b8-a8
      When the white player moves e1-g1
      Then the move is refused: the right to castle on this side has been lost

    Example: but not that of the other side
      Given the board
        """
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQkq
        """
      And the players in turn move h1-h2, a8-b8, h2-h1, b8-a8
      When the white player moves e1-c1
      Then c1 holds a white king

    Scenario Outline: after <moves> the castling rights are <rights>
      Given the board
        """
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQkq
        """
      When the players in turn move <moves>
      Then the castling rights are <rights>

      Examples: what is lost
        | moves                             | rights |
        | e1-e2                             | kq     |
        | a1-a2                             | Kkq    |
        | h1-h2                             | Qkq    |
        | e1-g1                             | kq     |
        | e1-c1                             | kq     |
        | a1-a8                             | Kk     |
        | h1-h8                             | Qq     |
        | e1-d1, e8-d8                      | gone   |
        | a1-b1, a8-b8                      | Kk     |
        | h1-g1, h8-g8                      | Qq     |
        | e1-g1, e8-c8                      | gone   |
        | h1-g1, a8-a1                      | k      |
        | h1-g1, e8-c8                      | Q      |
        | h1-h2, h8-h7, h2-h1, h7-h8, h1-h2 | Qq     |

    Example: other pieces that move take no right away
      Given a new game
      When the players in turn move e2-e4, e7-e5, g1-f3, b8-c6, f1-c4, f8-c5
      Then the castling rights are KQkq

    Scenario Outline: the right is lost when a <piece> captures the rook
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . <d5> . . . .
        4 . . . . . . . .
        3 . . . . . . <g3> .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        next: black
        castling: KQ
        """
      When the black player moves <move>
      Then the castling rights are Q

      Examples: from afar and from nearby
        | piece  | d5 | g3 | move  |
        | knight | .  | n  | g3-h1 |
        | bishop | b  | .  | d5-h1 |
        | queen  | q  | .  | d5-h1 |

    Example: the right is lost when the king captures the rook
      Given the board
        """
        8 . . . . k . . r
        7 . . . . . . K .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        castling: k
        """
      When the white player moves g7-h8
      Then the castling rights are gone

    Example: a king that captures has moved
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . n . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQ
        """
      When the white player moves e1-d2
      Then the castling rights are gone

    Example: no right is lost in check, unless king or rook moves
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . B . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQ
        """
      When the white player moves d2-e3
      Then the castling rights are KQ

    Example: the right is lost when a pawn captures the rook and is promoted
      Given the board
        """
        8 r . . . k . . r
        7 . P . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        castling: kq
        """
      When the white player moves b7-a8=N
      Then the castling rights are k

    Example: and when a pawn of Black does
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . p .
        1 . . . . K . . R
          a b c d e f g h
        next: black
        castling: K
        """
      When the black player moves g2-h1=Q
      Then the castling rights are gone

    Example: both rights are lost when a rook captures a rook
      Given the board
        """
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQkq
        """
      When the white player moves a1-a8
      Then the castling rights are Kk

    Example: another rook on its square does not bring it back
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . n .
        2 . . . . . . . R
        1 R . . . K . . R
          a b c d e f g h
        next: black
        castling: KQ
        """
      And the players in turn move g3-h1, h2-h1, e8-d8
      When the white player moves e1-g1
      Then the move is refused: the right to castle on this side has been lost

    Example: a pawn that captures the rook and is promoted takes the right away
      Given the board
        """
        8 r . . . k . . r
        7 . . . . . . P .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        castling: kq
        """
      When the white player moves g7-h8=N
      Then the castling rights are q

    Example: a game that is resumed without the right has lost it
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: Q
        """
      When the white player moves e1-g1
      Then the move is refused: the right to castle on this side has been lost

    Example: a game that is resumed after castling rights were lost has lost them
      Given the board
        """
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQkq
        """
      And the players in turn move h1-h2, a8-b8
      When the players resume the game
      Then the castling rights are Qk

    Scenario Outline: no game is resumed with a right to castle if <what>
      Given the board
        """
        8 <a8> . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . P .
        1 <a1> . . . <e1> <f1> . <h1>
          a b c d e f g h
        castling: <rights>
        """
      When the players resume the game
      Then the position is refused: king and rook must stand at home for a right to castle

      Examples: who is not at home
        | what                           | a8 | a1 | e1 | f1 | h1 | rights |
        | the king stands elsewhere      | r  | R  | .  | K  | R  | KQkq   |
        | there is no rook               | r  | R  | K  | .  | .  | KQ     |
        | another piece stands there     | r  | N  | K  | .  | R  | Q      |
        | the rook is the opponent's     | r  | R  | K  | B  | r  | K      |
        | a rook of Black is missing     | .  | R  | K  | .  | R  | q      |

    Example: that pawns stand on the last row is reported before a wrong right to castle
      Given the board
        """
        8 . . . . k . . P
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        castling: K
        """
      When the players resume the game
      Then the position is refused: a pawn cannot stand on the first or the last row

    Example: a wrong right to castle is reported before a wrong en passant square
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        castling: K
        en passant: e6
        """
      When the players resume the game
      Then the position is refused: king and rook must stand at home for a right to castle

    Example: a wrong right to castle is reported before that the game is over
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        castling: K
        """
      When the players resume the game
      Then the position is refused: king and rook must stand at home for a right to castle

    Example: that the right is lost is reported before that a piece stands between
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K B . R
          a b c d e f g h
        """
      When the white player moves e1-g1
      Then the move is refused: the right to castle on this side has been lost

    Example: that the right is lost is reported before that the king is in check
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . R
          a b c d e f g h
        """
      When the white player moves e1-g1
      Then the move is refused: the right to castle on this side has been lost

    Example: that the right is lost is reported before that the king crosses an attacked square
      Given the board
        """
        8 . . . . . r k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . R
          a b c d e f g h
        """
      When the white player moves e1-g1
      Then the move is refused: the right to castle on this side has been lost

    Example: that the right is lost is reported before that the king lands on an attacked square
      Given the board
        """
        8 k . . . . . r .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . R
          a b c d e f g h
        """
      When the white player moves e1-g1
      Then the move is refused: the right to castle on this side has been lost

    Example: that the right is lost is reported where the rook is not there
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves e1-g1
      Then the move is refused: the right to castle on this side has been lost

    Example: and so for Black
      Given the board
        """
        8 . . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves e8-g8
      Then the move is refused: the right to castle on this side has been lost

    Example: that a piece stands between is reported before that the king is in check
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K B . R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-g1
      Then the move is refused: a piece stands between king and rook

    Example: that a piece stands between is reported before that the king lands on an attacked square
      Given the board
        """
        8 k . . . . . r .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K B . R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-g1
      Then the move is refused: a piece stands between king and rook

    Example: that a piece stands between is reported before that the king crosses an attacked square
      Given the board
        """
        8 . . . r . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R N . . K . . .
          a b c d e f g h
        castling: Q
        """
      When the white player moves e1-c1
      Then the move is refused: a piece stands between king and rook

    Example: that the king is in check is reported before that it crosses an attacked square
      Given the board
        """
        8 . . . . r r k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-g1
      Then the move is refused: a king does not castle out of check

    Example: that the king is in check is reported before that it lands on an attacked square
      Given the board
        """
        8 k . . . r . r .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-g1
      Then the move is refused: a king does not castle out of check

    Example: that the king crosses an attacked square is reported before that it lands on one
      Given the board
        """
        8 k . . . . r r .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-g1
      Then the move is refused: a king does not castle through check

    Scenario Outline: that a king does not castle <how> is reported before that it is still in check
      Given the board
        """
        8 k . . . r . r .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K <f1> . R
          a b c d e f g h
        <rights>
        """
      When the white player moves e1-g1
      Then the move is refused: <reason>

      Examples: without the right, and past a bishop
        | how              | f1 | rights      | reason                                           |
        | without a right  | .  | castling: - | the right to castle on this side has been lost   |
        | past a bishop    | B  | castling: K | a piece stands between king and rook             |

    Example: that the king would be in check is reported before that it becomes no other piece
      Given the board
        """
        8 k . . . . . r .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-g1=Q
      Then the move is refused: a king does not castle into check

  @CH-14
  Rule: Promotion: a pawn on the last row becomes, at once, a queen, rook, bishop or knight of the player's choice, also where that makes a second queen

    Scenario Outline: White's pawn becomes a <piece>
      Given the board
        """
        8 . . . . . . . .
        7 . P . . . . . k
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 p . . . . . . .
        1 . . . . K . Q .
          a b c d e f g h
        """
      When the white player moves b7-b8=<letter>
      Then b8 holds a white <piece>
      And b7 is empty

      Examples: every choice
        | piece  | letter |
        | queen  | Q      |
        | rook   | R      |
        | bishop | B      |
        | knight | N      |

    Scenario Outline: Black's pawn becomes a <piece>
      Given the board
        """
        8 . . . . k . . q
        7 P . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . p . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves b2-b1=<letter>
      Then b1 holds a black <piece>
      And b2 is empty

      Examples: every choice
        | piece  | letter |
        | queen  | Q      |
        | rook   | R      |
        | bishop | B      |
        | knight | N      |

    Example: a pawn that captures on the last row becomes another piece, too
      Given the board
        """
        8 . . n . . . . k
        7 . P . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves b7-c8=R
      Then c8 holds a white rook
      And the white player has captured knight

    Example: Black captures and promotes
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . p . . . . . .
        1 N . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves b2-a1=Q
      Then a1 holds a black queen
      And the black player has captured knight

    Example: all choices are legal moves, in their order
      Given the board
        """
        8 . r n . . . . k
        7 . P . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 p . . . . . . .
        2 P . . . . . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      Then the legal moves are a1-b1, b7-c8=Q, b7-c8=R, b7-c8=B, b7-c8=N

    Example: and Black's choices, too
      Given the board
        """
        8 k . . . . . . .
        7 p . . . . . . .
        6 P . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . p . . . . . .
        1 . R N . . . . K
          a b c d e f g h
        next: black
        """
      Then the legal moves are b2-c1=Q, b2-c1=R, b2-c1=B, b2-c1=N, a8-b8

    Example: the new piece gives check at once
      Given the board
        """
        8 . . . . . . . k
        7 . P . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves b7-b8=Q
      Then the black player is in check

    Example: a knight gives check where a queen would not
      Given the board
        """
        8 . . . . . . . .
        7 . P k . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 p . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves b7-b8=N
      Then nobody is in check

    Example: a new knight gives check as a knight
      Given the board
        """
        8 . . . . . . . .
        7 . P . k . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 p . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves b7-b8=N
      Then the black player is in check

    Example: the new piece moves as what it has become
      Given the board
        """
        8 . . . . . . . .
        7 . P . . . . . k
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 p . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the players in turn move b7-b8=N, h7-h6
      Then the piece on b8 reaches exactly a6, c6, d7

    Example: a move to the last row must say what the pawn becomes
      Given the board
        """
        8 . . . . . . . .
        7 . P . . . . . k
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 p . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves b7-b8
      Then the move is refused: the move must say what the pawn becomes

    Example: a capture on the last row must say so, too
      Given the board
        """
        8 . . n . . . . k
        7 . P . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves b7-c8
      Then the move is refused: the move must say what the pawn becomes

    Scenario Outline: Black's move <move> must say so, too
      Given the board
        """
        8 . . . . k . . .
        7 P . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . p . . . . . .
        1 . . N . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves <move>
      Then the move is refused: the move must say what the pawn becomes

      Examples: straight ahead and to capture
        | move  |
        | b2-b1 |
        | b2-c1 |

    Scenario Outline: a pawn does not become a <piece>
      Given the board
        """
        8 . . n . . . . .
        7 . P . . . . . k
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 p . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a pawn becomes a queen, a rook, a bishop or a knight

      Examples: what it does not become
        | piece                 | move    |
        | king                  | b7-b8=K |
        | pawn                  | b7-b8=P |
        | king when it captures | b7-c8=K |

    Example: nor does Black's pawn become a king
      Given the board
        """
        8 . . . . k . . .
        7 P . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . p . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves b2-b1=K
      Then the move is refused: a pawn becomes a queen, a rook, a bishop or a knight

    Scenario Outline: <what> becomes nothing
      Given the board
        """
        8 . . . . . . . .
        7 . R . . . . . .
        6 P . . . . . . k
        5 . . . P p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P . . . . . Q .
        1 . . . . K . . n
          a b c d e f g h
        en passant: e6
        """
      When the white player moves <move>
      Then the move is refused: only a pawn on the last row becomes another piece

      Examples: neither pawns on other rows nor other pieces
        | what                            | move    |
        | a pawn on another row           | a6-a7=Q |
        | a pawn that moves two squares   | a2-a4=Q |
        | a pawn that captures en passant | d5-e6=Q |
        | another piece on the last row   | b7-b8=Q |
        | a rook, not even a rook,        | b7-b8=R |
        | a piece, not even a king,       | b7-b8=K |
        | a piece, not even a pawn,       | b7-b8=P |
        | a queen                         | g2-g8=R |
        | a piece that captures           | g2-h1=N |

    Example: Black's pieces become nothing either
      Given the board
        """
        8 . . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves h8-h1=Q
      Then the move is refused: only a pawn on the last row becomes another piece

    Example: a king that castles becomes nothing
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-g1=Q
      Then the move is refused: only a pawn on the last row becomes another piece

    Scenario Outline: no game is resumed with a pawn on row <row>
      Given the board
        """
        8 k . . . . . . <h8>
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 <a1> . . . K . . .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a pawn cannot stand on the first or the last row

      Examples: pawns of either side on either row
        | row | h8 | a1 |
        | 8   | P  | .  |
        | 8   | p  | .  |
        | 1   | .  | P  |
        | 1   | .  | p  |

    Example: that a pawn stands on the last row is reported before that the opponent is in check
      Given the board
        """
        8 k . . . . . . P
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a pawn cannot stand on the first or the last row

    Example: that a pawn stands on the last row is reported before that the game is over
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . Q . .
        6 . . . . . . K .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 P . . . . . . .
          a b c d e f g h
        next: black
        """
      When the players resume the game
      Then the position is refused: a pawn cannot stand on the first or the last row
