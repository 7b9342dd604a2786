Feature: Check
  A king that could be captured is in check. Its player must end the check at once, and nobody may step into one.

  @CH-15
  Rule: A king is in check when a piece of the opponent attacks its square; the player to move is told so

    Example: nobody is in check in a new game
      Given a new game
      Then nobody is in check

    Scenario Outline: a <piece> gives check
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . <e5> . . .
        4 . <b4> . . . . . <h4>
        3 . . . . . <f3> . .
        2 P . . <d2> . . . .
        1 <a1> . . . K . . .
          a b c d e f g h
        """
      Then the white player is in check

      Examples: every piece but the king
        | piece            | e5 | b4 | h4 | f3 | d2 | a1 |
        | rook             | r  | .  | .  | .  | .  | .  |
        | queen            | q  | .  | .  | .  | .  | .  |
        | distant queen    | .  | .  | q  | .  | .  | .  |
        | queen on its row | .  | .  | .  | .  | .  | q  |
        | bishop           | .  | b  | .  | .  | .  | .  |
        | knight           | .  | .  | .  | n  | .  | .  |
        | pawn             | .  | .  | .  | .  | p  | .  |
        | second piece     | r  | .  | .  | n  | .  | .  |

    Scenario Outline: a piece between is no check: <piece>
      Given the board
        """
        8 k . . . <e8> . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . <h5>
        4 . . . . <between> . . .
        3 . . . . . . . .
        2 P . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then nobody is in check

      Examples: pieces of either side
        | piece          | e8 | h5 | between |
        | White's knight | r  | .  | N       |
        | Black's knight | r  | .  | n       |
        | Black's pawn   | q  | .  | p       |
        | White's pawn   | r  | .  | P       |

    Example: a pawn does not attack straight ahead
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . p . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then nobody is in check

    Example: a pawn does not attack backwards
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . K . . .
        4 . . . p . p . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      Then nobody is in check

    Example: a pawn attacks from above, also from its first square
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . p . .
        6 . . . . K . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      Then the white player is in check

    Example: White's pawn attacks from below
      Given the board
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . k . . .
        4 . . . P . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . .
          a b c d e f g h
        next: black
        """
      Then the black player is in check

    Example: on both sides
      Given the board
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . k . . .
        4 . . . . . P . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . .
          a b c d e f g h
        next: black
        """
      Then the black player is in check

    Example: White's pawn does not attack from above
      Given the board
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . P . . . .
        5 . . . . k . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . .
          a b c d e f g h
        next: black
        """
      Then nobody is in check

    Example: pieces of its own side do not attack a king
      Given the board
        """
        8 . k . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . N . .
        2 . . Q . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      Then nobody is in check

    Example: a pinned piece gives check all the same
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 K . . . r . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . R . . .
          a b c d e f g h
        """
      Then the white player is in check

    Example: a player is told of a check after the opponent's move
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      And the white player moves a1-d1
      And the black player moves e8-f8
      When the white player moves d1-d8
      Then the black player is in check
      And the game is not over

    Example: White is told so, too
      Given the board
        """
        8 r . . . k . . .
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
      When the black player moves a8-b8
      Then nobody is in check

    Example: Black gives check
      Given the board
        """
        8 r . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . P
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves a8-a1
      Then the white player is in check

    Example: a piece that goes out of the way gives check from behind
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . N . . .
        3 . . . . . . . .
        2 . . . . R . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves e4-c3
      Then the black player is in check

    Example: when the check has been answered, nobody is in check
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . R . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves e8-d8
      Then nobody is in check

    Scenario Outline: a king that has <what> is attacked where it stands now
      Given the board
        """
        8 . . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P . . . . n . .
        1 . . . . K . . R
          a b c d e f g h
        castling: K
        """
      When the players in turn move <moves>
      Then the white player is in check

      Examples: moves of a special kind
        | what     | moves        |
        | castled  | e1-g1, h8-g8 |
        | captured | e1-f2, h8-f8 |

    Example: a checkmated player is in check
      Given a new game
      When the players in turn move f2-f3, e7-e5, g2-g4, d8-h4
      Then the white player is in check
      And the game is over

    Example: the first moves of a game give no check
      Given a new game
      When the players in turn move e2-e4, e7-e5
      Then nobody is in check

  @CH-16
  Rule: No move may leave the own king in check: not by moving a pinned piece, not by the king stepping into attack, not by en passant opening a line

    Scenario Outline: a pinned <piece> does not leave the line
      Given the board
        """
        8 k . . . r . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . p . . . .
        2 . . . . <mark> . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: the king would be in check

      Examples: every kind of piece that can be pinned
        | piece  | mark | move  |
        | rook   | R    | e2-b2 |
        | bishop | B    | e2-d3 |
        | knight | N    | e2-c3 |
        | queen  | Q    | e2-g4 |
        | pawn   | P    | e2-d3 |

    Example: a king that leaves a safe square is refused for that, whatever it is to become
      Given the board
        """
        8 k . r . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . K . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves b2-c3=R
      Then the move is refused: the king would be in check

    Example: a pinned piece may move along the line
      Given the board
        """
        8 k . . . r . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . R . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on e2 has legal moves to exactly e3, e4, e5, e6, e7, e8

    Example: a piece pinned diagonally
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . b
        3 . . . . . . . .
        2 . . . . . Q . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on f2 has legal moves to exactly g3, h4

    Example: a pinned knight has no legal move
      Given the board
        """
        8 k . . . r . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . p . . . . .
        2 . . . . N . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on e2 has legal moves to exactly no square

    Example: a piece in front of another is not pinned
      Given the board
        """
        8 k . . . r . . .
        7 . . . . P . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . N . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves e3-c4
      Then c4 holds a white knight

    Example: Black's pieces are pinned, too, by a queen
      Given the board
        """
        8 . . . . k . . .
        7 . . . . n . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . Q . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves e7-c6
      Then the move is refused: the king would be in check

    Example: and diagonally
      Given the board
        """
        8 . . . . k . . .
        7 . . . n . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 B . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . R
          a b c d e f g h
        next: black
        """
      When the black player moves d7-c5
      Then the move is refused: the king would be in check

    Scenario Outline: a king does not step onto <to>, which a knight attacks
      Given the board
        """
        8 k . . . . . r .
        7 . b . . . . . .
        6 . . . . . . . .
        5 . p . . . . . .
        4 . . . . . . . .
        3 . . . . . n . .
        2 . . . . . . . .
        1 . . . K . . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: the king would be in check

      Examples: both squares
        | to | move  |
        | d2 | d1-d2 |
        | e1 | d1-e1 |

    Scenario Outline: nor onto <to>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . b . . . . .
        5 . . . . . . . .
        4 . . . p . . . .
        3 . r . . . . . .
        2 . . . . . . . .
        1 . . K . . . . .
          a b c d e f g h
        """
      When the white player moves c1-<to>
      Then the move is refused: the king would be in check

      Examples: attacked by a rook
        | to |
        | b1 |
        | b2 |

    Scenario Outline: nor onto a square that a <piece> attacks
      Given the board
        """
        8 k . . . . <f8> . .
        7 . . . . . . . .
        6 . <b6> . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves e1-f2
      Then the move is refused: the king would be in check

      Examples: from afar
        | piece  | f8 | b6 |
        | queen  | q  | .  |
        | bishop | .  | b  |

    Example: squares that a pawn attacks are closed to the king
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p . . . .
        4 . . . . . . . .
        3 . . . K . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      Then the piece on d3 has legal moves to exactly c2, d2, e2, c3, e3, d4

    Example: kings keep a square between them
      Given the board
        """
        8 . . . . . . . .
        7 . . . . . . . p
        6 . . . . . . . .
        5 . . . k . . . .
        4 . . . . . . . .
        3 . . . K . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      Then the piece on d3 has legal moves to exactly c2, d2, e2, c3, e3

    Example: Black's king does not step onto an attacked square either
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . R K . . .
          a b c d e f g h
        next: black
        """
      Then the piece on e8 has legal moves to exactly e7, f7, f8

    Example: a king does not capture what is protected
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . p . . . .
        2 . . . . p . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on e1 has legal moves to exactly d2, f2

    Example: not even if only the other king protects it
      Given the board
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . k . . . .
        2 . . . . r . . .
        1 . . . . . K . .
          a b c d e f g h
        """
      When the white player moves f1-e2
      Then the move is refused: the king would be in check

    Example: a king captures what is not protected
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . r . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves e1-e2
      Then the game has ended by dead position

    Example: a king that is not in check captures, too
      Given the board
        """
        8 k . . . . . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . n . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves e1-d2
      Then d2 holds a white king
      And the white player has captured knight

    Example: a pinned piece protects all the same
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 K . . . . . . .
        4 . p . . r . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . R . . .
          a b c d e f g h
        """
      When the white player moves a5-b4
      Then the move is refused: the king would be in check

    Example: a king does not step onto a square that a pinned piece attacks
      Given the board
        """
        8 k . . . . . . .
        7 r . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . K . . . . . .
        1 Q . . . . . . .
          a b c d e f g h
        """
      When the white player moves b2-a2
      Then the move is refused: the king would be in check

    Example: en passant must not open the row on which the king stands
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 K . . p P . . r
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        en passant: d6
        """
      When the white player moves e5-d6
      Then the move is refused: the king would be in check

    Example: en passant must not open a diagonal to the king
      Given the board
        """
        8 b . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p P . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        en passant: d6
        """
      When the white player moves e5-d6
      Then the move is refused: the king would be in check

    Example: en passant that opens a diagonal is not among the legal moves
      Given the board
        """
        8 b . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p P . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        en passant: d6
        """
      Then the piece on e5 has legal moves to exactly e6

    Example: a pawn that is pinned on its file does not capture en passant
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p P . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        en passant: d6
        """
      When the white player moves e5-d6
      Then the move is refused: the king would be in check

    Example: Black does not open a line by en passant either
      Given the board
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 R . . P p . . k
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        en passant: d3
        """
      When the black player moves e4-d3
      Then the move is refused: the king would be in check

    Example: en passant is legal where another piece closes the row
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 K . N p P . . r
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        en passant: d6
        """
      When the white player moves e5-d6
      Then d6 holds a white pawn

    Example: a piece is pinned again when its king is back
      Given the board
        """
        8 . . . . k . . .
        7 . . . . n . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . R . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      And the black player moves e8-d8
      And the white player moves e1-d1
      And the black player moves d8-e8
      When the white player moves d1-c1
      Then the piece on e7 has legal moves to exactly no square

    Example: that the king would be in check is reported before what the pawn becomes
      Given the board
        """
        8 . . . . k . . .
        7 K . P . . . . r
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves c7-c8
      Then the move is refused: the king would be in check

    Example: that the king would be in check is reported before that a piece becomes no other
      Given the board
        """
        8 k . . . r . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . N . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves e2-c3=Q
      Then the move is refused: the king would be in check

    Example: that the king would be in check is reported before that a pawn becomes no king
      Given the board
        """
        8 . . . . k . . .
        7 K . P . . . . r
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves c7-c8=K
      Then the move is refused: the king would be in check

    Example: that Black's king would be in check is reported before that a pawn becomes no king
      Given the board
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 k . p . . . . R
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves c2-c1=K
      Then the move is refused: the king would be in check

    Scenario Outline: no game is resumed in which the player who is not to move is in check, with <turn> to move
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . <b4> . . . . . .
        3 . . . . . . . .
        2 . . . . <e2> . . .
        1 . . . . K . . .
          a b c d e f g h
        next: <turn>
        """
      When the players resume the game
      Then the position is refused: the player who is not to move is in check

      Examples: either player
        | turn  | b4 | e2 |
        | white | .  | R  |
        | black | b  | P  |

    Scenario Outline: no game is resumed in which the player who is not to move is in check, by <what>
      Given the board
        """
        8 . . . . k . . .
        7 . . . <d7> . . . .
        6 . . . . . <f6> . .
        5 . . . . . . . .
        4 . . <c4> . . . . .
        3 . . . . . . . .
        2 . . . . <e2> . . .
        1 . . . . <e1> <f1> . .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: the player who is not to move is in check

      Examples: pieces of other kinds, and what does not help
        | what                                               | d7 | f6 | c4 | e2 | e1 | f1 |
        | a pawn                                             | P  | .  | .  | .  | K  | .  |
        | a knight                                           | .  | N  | .  | .  | K  | .  |
        | a king                                             | K  | .  | .  | .  | .  | .  |
        | a pinned rook                                      | .  | .  | b  | R  | .  | K  |
        | a knight while the player to move is in check, too | .  | N  | b  | .  | .  | K  |

    Example: a game is resumed in which the player to move is in check
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . b . . . . . .
        3 . . . . . . . .
        2 . . . . P . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the players resume the game
      Then the white player is in check

    Example: a wrong right to castle is reported before that the opponent is in check
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . R . K .
          a b c d e f g h
        castling: K
        """
      When the players resume the game
      Then the position is refused: king and rook must stand at home for a right to castle

    Example: a wrong en passant square is reported before that the opponent is in check
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . R . K .
          a b c d e f g h
        en passant: d6
        """
      When the players resume the game
      Then the position is refused: no pawn has just passed the en passant square

    Example: that the opponent is in check is reported before that neither could mate
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 B . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: the player who is not to move is in check

    Example: that the opponent is in check is reported before that the game was settled
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . R . . .
          a b c d e f g h
        settled by: resignation
        """
      When the players resume the game
      Then the position is refused: the player who is not to move is in check

  @CH-17
  Rule: In check only moves that end the check are legal: move the king, capture the checker, or put a piece between; in double check only the king moves

    Example: all ways to end a check
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . B
        2 . . . N . . . P
        1 R . . . K . . .
          a b c d e f g h
        """
      Then the legal moves are e1-d1, e1-f1, e1-f2, d2-e4, h3-e6

    Example: capturing the checker is one of them
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . B . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . P
        1 . . . Q K R . .
          a b c d e f g h
        """
      Then the legal moves are d1-e2, e1-d2, e1-f2, b5-e2, b5-e8

    Example: another move does not end the check
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . B
        2 . . . N . . . P
        1 R . . . K . . .
          a b c d e f g h
        """
      When the white player moves a1-a8
      Then the move is refused: the king would still be in check

    Example: the king moves out of check
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . B
        2 . . . N . . . P
        1 R . . . K . . .
          a b c d e f g h
        """
      When the white player moves e1-f2
      Then nobody is in check
      And f2 holds a white king

    Example: the king captures the checker
      Given the board
        """
        8 k . . . . . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . r . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves e1-e2
      Then nobody is in check
      And the white player has captured rook

    Example: a piece is put between
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . B
        2 . . . N . . . P
        1 R . . . K . . .
          a b c d e f g h
        """
      When the white player moves d2-e4
      Then e4 holds a white knight
      And the game is not over

    Example: a refused move in check may be followed by one that ends the check
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . B
        2 . . . N . . . P
        1 R . . . K . . .
          a b c d e f g h
        """
      When the white player moves a1-a4
      Then the move is refused: the king would still be in check
      And the game is not over
      And the legal moves are e1-d1, e1-f1, e1-f2, d2-e4, h3-e6

    Example: a king does not go back along the line of the checker
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 r . . K . . . .
        4 . . . . . . . .
        3 . . . . . . . P
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves d5-e5
      Then the move is refused: the king would still be in check

    Example: nor along a diagonal
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . K . . . .
        4 . . b . . . . .
        3 . . . . . . . P
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves d5-e6
      Then the move is refused: the king would still be in check

    Example: nor towards it, unless it captures
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 r . . K . . . .
        4 . . . . . . . .
        3 . . . . . . . P
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      Then the piece on d5 has legal moves to exactly c4, d4, e4, c6, d6, e6

    Example: nothing can be put between a knight and the king
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . n . . . .
        2 R . . . . . . P
        1 . N . . K . . .
          a b c d e f g h
        """
      Then the legal moves are e1-d1, e1-f1, e1-d2, e1-e2

    Example: a pinned piece does not end the check of another
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . b . . . . . .
        3 . . . . . . . .
        2 . . . N . . . .
        1 R . . . K . . r
          a b c d e f g h
        """
      Then the legal moves are e1-e2, e1-f2

    Example: a pinned piece that goes between leaves the king in check by another
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . b . . . . . .
        3 . . . . . . . .
        2 . . . N . . . .
        1 R . . . K . . r
          a b c d e f g h
        """
      When the white player moves d2-f1
      Then the move is refused: the king would still be in check

    Example: a pawn captures the checker and is promoted
      Given the board
        """
        8 . . r . . . k .
        7 . P . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . K . . . . .
          a b c d e f g h
        """
      When the white player moves b7-c8=Q
      Then c8 holds a white queen

    Example: the check of a pawn must be answered, too
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P . . p . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves a2-a3
      Then the move is refused: the king would still be in check

    Example: in double check only the king moves
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . n . .
        2 . . . . . . P .
        1 . . . Q K . . R
          a b c d e f g h
        """
      Then the legal moves are e1-f1, e1-f2

    Example: in double check no checker may be captured by another piece
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . n . .
        2 . . . . . . P .
        1 . . . Q K . . R
          a b c d e f g h
        """
      When the white player moves g2-f3
      Then the move is refused: the king would still be in check

    Example: a pawn that has just moved two squares and gives check is captured en passant
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p P . . .
        4 . . K . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        en passant: d6
        """
      When the white player moves e5-d6
      Then d5 is empty
      And the white player has captured pawn

    Example: Black captures such a pawn, too
      Given the board
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . k . . . . .
        4 . . . P p . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . K .
          a b c d e f g h
        next: black
        en passant: d3
        """
      When the black player moves e4-d3
      Then d4 is empty
      And the black player has captured pawn

    Example: en passant does not end the check of another piece
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p P . . .
        4 . . . . . . . .
        3 . . K . . . . r
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        en passant: d6
        """
      When the white player moves e5-d6
      Then the move is refused: the king would still be in check

    Example: a pawn is put between by its long move
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 K . . . . . . r
        3 . . . . . . . .
        2 . . P . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      Then the piece on c2 has legal moves to exactly c4

    Example: Black must end a check, too
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . R . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves a7-a6
      Then the move is refused: the king would still be in check

    Example: that the king is still in check is reported before what the pawn becomes
      Given the board
        """
        8 . . . . . . . k
        7 . . P . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . r
          a b c d e f g h
        """
      When the white player moves c7-c8
      Then the move is refused: the king would still be in check

    Example: that the king is still in check is reported before that a piece becomes no other
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . B
        2 . . . N . . . P
        1 R . . . K . . .
          a b c d e f g h
        """
      When the white player moves a1-a8=Q
      Then the move is refused: the king would still be in check

    Example: that the king is still in check is reported before that a pawn becomes no pawn
      Given the board
        """
        8 . . . . . . . k
        7 . . P . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . r
          a b c d e f g h
        """
      When the white player moves c7-c8=P
      Then the move is refused: the king would still be in check
