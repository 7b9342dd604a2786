Feature: Mate, stalemate and the end
  The game is won by mate or because the opponent resigns. It is a draw when nobody can move or nobody can ever mate.

  @CH-18
  Rule: Checkmate: in check with no legal move; the game is over and the other side has won
    Decision: a player in check may try until a move is legal; the brief grants one try.

    Example: the shortest game of all
      Given a new game
      When the players in turn move f2-f3, e7-e5, g2-g4, d8-h4
      Then the game has ended by checkmate
      And the black player has won
      And there is no legal move

    Example: White mates
      Given a new game
      When the players in turn move e2-e4, e7-e5, d1-h5, b8-c6, f1-c4, g8-f6, h5-f7
      Then the game has ended by checkmate
      And the white player has won

    Example: on the last row behind its own pawns
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . p p p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . K .
          a b c d e f g h
        """
      When the white player moves a1-a8
      Then the game has ended by checkmate

    Example: Black mates in a game that was resumed
      Given the board
        """
        8 . . . r . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . P P P
        1 . . . . . . K .
          a b c d e f g h
        next: black
        """
      When the black player moves d8-d1
      Then the black player has won

    Example: with a way out for the king it is no mate
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . p p .
        6 . . . . . . . p
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . K .
          a b c d e f g h
        """
      When the white player moves a1-a8
      Then the game is not over
      And the legal moves are g8-h7

    Scenario Outline: with a <piece> that can go between it is no mate
      Given the board
        """
        8 . . . . . . k .
        7 . . . <d7> . p p p
        6 . . . . <e6> . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . K .
          a b c d e f g h
        """
      When the white player moves a1-a8
      Then the game is not over
      And the legal moves are <moves>

      Examples: other pieces than the king
        | piece  | d7 | e6 | moves               |
        | rook   | r  | .  | d7-d8               |
        | knight | .  | n  | e6-d8, e6-f8        |
        | queen  | q  | .  | d7-c8, d7-d8, d7-e8 |

    Example: with a pawn that can go between by its long move it is no mate
      Given the board
        """
        8 . . . . . . R .
        7 . . p . . . . .
        6 . . . . . R . .
        5 . . . . . . . k
        4 . . . . . . . p
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . K . .
          a b c d e f g h
        """
      When the white player moves a1-a5
      Then the game is not over
      And the legal moves are c7-c5

    Example: with a pawn of White that can go between by its long move it is no mate
      Given the board
        """
        8 r . . . . k . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . P
        4 . . . . . . . K
        3 . . . . . r . .
        2 . . P . . . . .
        1 . . . . . . r .
          a b c d e f g h
        next: black
        """
      When the black player moves a8-a4
      Then the game is not over
      And the legal moves are c2-c4

    Example: with a pawn that can capture the checker on the last row it is no mate
      Given the board
        """
        8 . . . . . . . K
        7 P . . . . k . P
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . r . . . . . .
          a b c d e f g h
        next: black
        """
      When the black player moves b1-b8
      Then the game is not over
      And the legal moves are a7-b8=Q, a7-b8=R, a7-b8=B, a7-b8=N

    Example: with a pawn of Black that can capture the checker on the last row it is no mate
      Given the board
        """
        8 . R . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 p . . . . K . p
        1 . . . . . . . k
          a b c d e f g h
        """
      When the white player moves b8-b1
      Then the game is not over
      And the legal moves are a2-b1=Q, a2-b1=R, a2-b1=B, a2-b1=N

    Example: with a piece that can capture the checker it is no mate
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . p p p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . b . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . K .
          a b c d e f g h
        """
      When the white player moves a1-a8
      Then the legal moves are e4-a8
      And the game is not over

    Scenario Outline: a pinned <piece> cannot <what>
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . <f7> p p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . B . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . R . K .
          a b c d e f g h
        """
      When the white player moves e1-e8
      Then the game has ended by checkmate

      Examples: against the checker on e8
        | piece | what                | f7 |
        | rook  | go between          | r  |
        | queen | capture the checker | q  |

    Example: a knight mates a king that its own pieces shut in
      Given the board
        """
        8 . . . . . . r k
        7 . . . . . . p p
        6 . . . . . . . .
        5 . . . . . . N .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . K .
          a b c d e f g h
        """
      When the white player moves g5-f7
      Then the game has ended by checkmate
      And the white player has won

    Example: two pieces that give check at once mate
      Given the board
        """
        8 . . . . . . r k
        7 . . . . . . p .
        6 . . . . . . . N
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . R
          a b c d e f g h
        """
      When the white player moves h6-f7
      Then the game has ended by checkmate

    Example: two pieces that give check at once do not mate a king with a way out
      Given the board
        """
        8 . . . . . . r k
        7 . . . . . . . .
        6 . . . . . . . N
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . R
          a b c d e f g h
        """
      When the white player moves h6-f7
      Then the game is not over
      And the legal moves are h8-g7

    Example: a check of a pawn that leaves the king a square is no mate
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . p
        6 . . . . . K P .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves g6-g7
      Then the game is not over
      And the legal moves are h8-g8

    Example: a pawn mates a king in the corner
      Given the board
        """
        8 . . . . . . b k
        7 . . . . . . . p
        6 . . . . . K P .
        5 . . . . . . N .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves g6-g7
      Then the game has ended by checkmate

    Example: a promoted piece mates
      Given the board
        """
        8 . . . . . . . k
        7 . P . . . . p p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . K .
          a b c d e f g h
        """
      When the white player moves b7-b8=R
      Then the game has ended by checkmate

    Example: castling mates
      Given the board
        """
        8 . . . . . k . .
        7 . . . Q . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . R .
        1 . . . . K . . R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-g1
      Then the game has ended by checkmate

    Example: a king that can capture the checker is not mated
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . p Q .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . K .
          a b c d e f g h
        next: black
        """
      Then the legal moves are g8-g7
      And the game is not over

    Example: White's king that can capture the checker is not mated
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . P q .
        1 . . . . . . K .
          a b c d e f g h
        """
      Then the legal moves are g1-g2
      And the game is not over

    Example: a checker that is protected cannot be captured by the king
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . p . .
        6 . . . . . P . Q
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . K .
          a b c d e f g h
        """
      When the white player moves h6-g7
      Then the game has ended by checkmate

    Example: a check that only a capture en passant ends is no mate
      Given the board
        """
        8 . . . . . . R .
        7 . . . . . . . .
        6 R . . . . . . .
        5 . . . . . . . k
        4 . . . . . . . p
        3 . . . . . . . .
        2 . . . . . . P .
        1 . . . . . K . .
          a b c d e f g h
        """
      When the white player moves g2-g4
      Then the game is not over
      And the legal moves are h4-g3

    Example: a check that only White's capture en passant ends is no mate
      Given the board
        """
        8 . . . . . k . .
        7 . . . . . . p .
        6 . . . . . . . .
        5 . . . . . . . P
        4 . . . . . . . K
        3 r . . . . . . .
        2 . . . . . . . .
        1 . . . . . . r .
          a b c d e f g h
        next: black
        """
      When the black player moves g7-g5
      Then the game is not over
      And the legal moves are h5-g6

    Example: the same check by a pawn that moves one square is mate
      Given the board
        """
        8 . . . . . . R .
        7 . . . . . . . .
        6 R . . . . . . .
        5 . . . . . . . k
        4 . . . . . . . p
        3 . . . . . . P .
        2 . . . . . . . .
        1 . . . . . K . .
          a b c d e f g h
        """
      When the white player moves g3-g4
      Then the game has ended by checkmate

    Example: a refused move in check does not lose the game
      Given the board
        """
        8 . . . . . . k .
        7 . . . r . p p p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . K .
          a b c d e f g h
        """
      And the white player moves a1-a8
      When the black player moves g8-f8
      Then the move is refused: the king would still be in check
      And the game is not over

    Example: the next try may be legal
      Given the board
        """
        8 . . . . . . k .
        7 . . . r . p p p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . K .
          a b c d e f g h
        """
      And the white player moves a1-a8
      When the black player moves d7-d8
      Then d8 holds a black rook
      And nobody is in check

    Example: a mate in two moves in a game that was resumed
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . K .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . . .
          a b c d e f g h
        """
      When the players in turn move a1-b1, h8-g8, b1-b8
      Then the game has ended by checkmate
      And the white player has won

  @CH-19
  Rule: Stalemate: not in check with no legal move; a draw

    Example: a king without a square
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . K .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . Q . .
          a b c d e f g h
        """
      When the white player moves f1-f7
      Then the game has ended by stalemate
      And the game is a draw
      And nobody is in check

    Example: White is stalemated
      Given the board
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . q . . . . . .
        3 . . . . . . . .
        2 . . k . . . . .
        1 K . . . . . . .
          a b c d e f g h
        next: black
        """
      When the black player moves b4-b3
      Then the game has ended by stalemate
      And the game is a draw

    Example: a pawn that can move helps
      Given the board
        """
        8 k . . . . . . .
        7 P . . . . . . .
        6 . . K . . . . .
        5 . P . . . . . .
        4 . p . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves c6-b6
      Then the game is not over

    Example: pawns that are blocked do not help
      Given the board
        """
        8 k . . . . . . .
        7 P . . . . . . .
        6 . . K . . . . .
        5 . . . . . . . .
        4 . p . . . . . .
        3 . P . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves c6-b6
      Then the game has ended by stalemate
      And nobody has won

    Example: a piece that is pinned does not help
      Given the board
        """
        8 k b . . . . . R
        7 . . . . . . . .
        6 . . K . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves c6-b6
      Then the game has ended by stalemate

    Example: a capture en passant helps
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . Q .
        5 . . . . . . . .
        4 . . . . p . . .
        3 . . . . P . . .
        2 . . . P . . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      When the white player moves d2-d4
      Then the game is not over
      And the legal moves are e4-d3

    Example: White's capture en passant helps, too
      Given the board
        """
        8 k . . . . . . .
        7 . . . p . . . .
        6 . . . . p . . .
        5 . . . . P . . .
        4 . . . . . . . .
        3 . . . . . . q .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        next: black
        """
      When the black player moves d7-d5
      Then the game is not over
      And the legal moves are e5-d6

    Scenario Outline: a <piece> that can <do> helps
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . K .
        5 . <b5> . . . . . .
        4 N P . . . . . .
        3 . . . . . . . .
        2 <a2> . . . . . . .
        1 . . . . . Q . .
          a b c d e f g h
        """
      When the white player moves f1-f7
      Then the game is not over

      Examples: every kind of piece
        | piece  | do                   | a2 | b5 |
        | queen  | move                 | q  | .  |
        | rook   | move                 | r  | .  |
        | bishop | move                 | b  | .  |
        | knight | move                 | n  | .  |
        | pawn   | become another piece | p  | .  |
        | pawn   | capture              | .  | p  |

    Example: White's pawn that can become another piece helps, too
      Given the board
        """
        8 . . . . . q . .
        7 P . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 n . . . . . . .
        3 . . . . . . k .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        next: black
        """
      When the black player moves f8-f2
      Then the game is not over
      And the legal moves are a7-a8=Q, a7-a8=R, a7-a8=B, a7-a8=N

    Example: a king that can capture helps
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . P
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . K . . .
        1 R . . . . . . .
          a b c d e f g h
        """
      When the white player moves a1-g1
      Then the game is not over
      And the legal moves are h8-h7

    Example: a king that can step diagonally helps
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . N . . .
        3 . . . . . . . .
        2 P . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves e4-f6
      Then the game is not over
      And the legal moves are h8-g7

    Example: a stalemate in which neither side could mate is a stalemate
      Given the board
        """
        8 k . . . . . . .
        7 . . . n . . . .
        6 . K . . . . . .
        5 . . N . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves c5-d7
      Then the game has ended by stalemate

  @CH-20
  Rule: Dead position: neither side could ever mate; a draw at once
    These are king against king, king and one bishop or knight against king, and kings with bishops that all stand on squares
    of one colour. Decision: it is recognised by the pieces alone, wherever they stand.

    Scenario Outline: left with <pieces>, neither side can mate
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . <e6> <f6> . .
        5 . . . . . . . .
        4 . . <c4> <d4> . . . .
        3 . . . . . . . .
        2 . . . . . . . p
        1 . . . . . . K .
          a b c d e f g h
        """
      When the white player moves g1-h2
      Then the game has ended by dead position
      And the game is a draw
      And there is no legal move

      Examples: pieces that are not enough
        | pieces                               | e6 | f6 | c4 | d4 |
        | the kings alone                      | .  | .  | .  | .  |
        | a bishop                             | .  | .  | B  | .  |
        | Black's bishop                       | .  | b  | .  | .  |
        | a knight                             | .  | .  | N  | .  |
        | Black's knight                       | n  | .  | .  | .  |
        | bishops on light squares             | b  | .  | B  | .  |
        | bishops on dark squares              | .  | b  | .  | B  |
        | two bishops of one side, both light  | B  | .  | B  | .  |

    Example: left with three bishops on light squares, neither side can mate
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . b . . .
        5 . . . . . . . .
        4 . . B . . . . .
        3 . . . . . . . .
        2 . . . . . . . p
        1 . . . . . B K .
          a b c d e f g h
        """
      When the white player moves g1-h2
      Then the game has ended by dead position

    Example: a check does not matter where neither side can mate
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . B . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      When the white player moves e4-h7
      Then the black player is in check
      And the game has ended by dead position

    Example: Black's king, too, can capture the last piece
      Given the board
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . k . . . . .
        2 . . . R . . . .
        1 . . . . . . K .
          a b c d e f g h
        next: black
        """
      When the black player moves c3-d2
      Then the game has ended by dead position

    Scenario Outline: left with <pieces>, a side could mate
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . <e6> <f6> . .
        5 . . . . . . . .
        4 . . <c4> <d4> . . . .
        3 . . . . . . . .
        2 . . . . . . . p
        1 . . . . . . K .
          a b c d e f g h
        """
      When the white player moves g1-h2
      Then the game is not over

      Examples: pieces that are enough
        | pieces                               | e6 | f6 | c4 | d4 |
        | a pawn                               | .  | .  | P  | .  |
        | Black's pawn                         | p  | .  | .  | .  |
        | a rook                               | .  | .  | R  | .  |
        | Black's queen                        | .  | .  | q  | .  |
        | bishops on light and dark squares    | .  | b  | B  | .  |
        | two bishops of one side              | .  | .  | B  | B  |
        | two knights                          | .  | .  | N  | N  |
        | a knight of each side                | n  | .  | N  | .  |
        | a knight and a bishop of one side    | .  | .  | N  | B  |
        | a knight against a bishop            | .  | b  | N  | .  |

    Example: bishops on light and dark squares are enough wherever they stand
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 b . . . . . . .
        4 . . . . . . B .
        3 . . . . . . . .
        2 . . . . . . . p
        1 . . . . . . K .
          a b c d e f g h
        """
      When the white player moves g1-h2
      Then the game is not over

    Example: a promotion can leave too little
      Given the board
        """
        8 . . . . . . . k
        7 . P . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      When the white player moves b7-b8=B
      Then the game has ended by dead position

    Example: or enough
      Given the board
        """
        8 . . . . . . . k
        7 . P . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      When the white player moves b7-b8=R
      Then the game is not over

    Example: a position that is shut is not recognised as dead
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . p . p . p . p
        4 . P . P . P . P
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves e1-e2
      Then the game is not over

  @CH-24
  Rule: A player may resign, and the other wins
    Decision: it is the player to move who resigns.

    Example: White resigns
      Given a new game
      When the white player resigns
      Then the black player has won
      And the game has ended by resignation

    Example: Black resigns
      Given a new game
      And the white player moves e2-e4
      When the black player resigns
      Then the white player has won
      And the game is over

    Example: the board stays as it was
      Given a new game
      And the players in turn move e2-e4, d7-d5, e4-d5
      When the black player resigns
      Then the board is
        """
        8 r n b q k b n r
        7 p p p . p p p p
        6 . . . . . . . .
        5 . . . P . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P P P P . P P P
        1 R N B Q K B N R
          a b c d e f g h
        """
      And the black player is next
      And the moves so far are e2-e4, d7-d5, e4-d5
      And the white player has captured pawn
      And the castling rights are KQkq
      And the halfmove clock is 0 and the move number 2

    Example: a player in check may resign
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
      When the black player resigns
      Then the white player has won
      And the black player is in check

    Example: who resigns loses against a king alone, too
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      When the white player resigns
      Then the game has ended by resignation
      And the black player has won

    Example: an offer of a draw does not wait any longer
      Given a new game
      And the white player offers a draw
      And the white player moves e2-e4
      When the black player resigns
      Then no draw is offered
      And the white player has won

    Example: a player who has offered a draw may resign
      Given a new game
      And the white player offers a draw
      When the white player resigns
      Then the game has ended by resignation
      And the black player has won

    Example: a player resigns some moves after the game was resumed
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . K .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . . .
          a b c d e f g h
        """
      And the players in turn move a1-b1, h8-g8
      When the white player resigns
      Then the game has ended by resignation
      And the black player has won

  @CH-25
  Rule: After the end no move is legal, nothing can be offered, accepted or claimed, and nobody can resign

    Scenario Outline: after <ending> nobody <does>
      Given the board
        """
        8 . . . . . <f8> . k
        7 <a7> . . . . . . .
        6 . . . . . . <g6> .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . <h2>
        1 <a1> . . . . <f1> <g1> .
          a b c d e f g h
        halfmove clock: <clock>
        """
      And the white player moves <move>
      And the game has ended by <ending>
      When the black player <does>
      Then the move is refused: the game is over
      And there is no legal move

      Examples: endings by a move
        | ending             | does                         | move  | clock | f8 | a7 | g6 | h2 | a1 | f1 | g1 |
        | checkmate          | moves h8-h7                  | a1-a8 | 0     | .  | .  | K  | .  | R  | .  | .  |
        | stalemate          | moves h8-h7                  | f1-f7 | 0     | .  | .  | K  | .  | .  | Q  | .  |
        | dead position      | moves h8-h7                  | g1-h2 | 0     | .  | .  | .  | p  | .  | .  | K  |
        | seventy five moves | moves h8-h7                  | f1-f2 | 149   | .  | p  | K  | .  | .  | R  | .  |
        | checkmate          | offers a draw                | a1-a8 | 0     | .  | .  | K  | .  | R  | .  | .  |
        | checkmate          | accepts the draw             | a1-a8 | 0     | .  | .  | K  | .  | R  | .  | .  |
        | stalemate          | offers a draw                | f1-f7 | 0     | .  | .  | K  | .  | .  | Q  | .  |
        | stalemate          | resigns                      | f1-f7 | 0     | .  | .  | K  | .  | .  | Q  | .  |
        | dead position      | offers a draw                | g1-h2 | 0     | .  | .  | .  | p  | .  | .  | K  |
        | dead position      | resigns                      | g1-h2 | 0     | .  | .  | .  | p  | .  | .  | K  |
        | seventy five moves | claims a draw by fifty moves | f1-f2 | 149   | .  | p  | K  | .  | .  | R  | .  |
        | seventy five moves | offers a draw                | f1-f2 | 149   | .  | p  | K  | .  | .  | R  | .  |
        | seventy five moves | resigns                      | f1-f2 | 149   | .  | p  | K  | .  | .  | R  | .  |

    Example: no move after a resignation
      Given a new game
      And the white player resigns
      When the white player moves e2-e4
      Then the move is refused: the game is over

    Example: no move after a draw by agreement
      Given a new game
      And the white player offers a draw
      And the white player moves e2-e4
      And the black player accepts the draw
      When the black player moves e7-e5
      Then the move is refused: the game is over
      And there is no legal move

    Scenario Outline: after a draw by agreement nobody <does>
      Given a new game
      And the white player offers a draw
      And the white player moves e2-e4
      And the black player accepts the draw
      When the black player <does>
      Then the move is refused: the game is over

      Examples: what could be tried
        | does             |
        | accepts the draw |
        | offers a draw    |
        | resigns          |

    Scenario Outline: after the fifth repetition nobody <does>
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      And the players in turn move a1-b1, e8-d8, b1-a1, d8-e8, a1-b1, e8-d8, b1-a1, d8-e8, a1-b1, e8-d8, b1-a1, d8-e8, a1-b1, e8-d8, b1-a1, d8-e8
      When the white player <does>
      Then the move is refused: the game is over
      And no draw may be claimed

      Examples: what could be tried
        | does          |
        | moves a1-a2   |
        | offers a draw |
        | resigns       |

    Example: no move after a draw that was claimed
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        halfmove clock: 100
        """
      And the white player claims a draw by fifty moves
      When the white player moves a1-a2
      Then the move is refused: the game is over

    Example: no draw is offered after the end
      Given a new game
      And the white player resigns
      When the white player offers a draw
      Then the move is refused: the game is over

    Example: no draw is accepted after the end
      Given a new game
      And the white player resigns
      When the white player accepts the draw
      Then the move is refused: the game is over

    Example: no draw is claimed after the end
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        halfmove clock: 100
        """
      And the white player resigns
      When the white player claims a draw by fifty moves
      Then the move is refused: the game is over

    Example: no draw is claimed after the end, for want of a reason either
      Given a new game
      And the white player resigns
      When the white player claims a draw by threefold repetition
      Then the move is refused: the game is over

    Example: nobody claims a draw twice
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        halfmove clock: 100
        """
      And the white player claims a draw by fifty moves
      When the white player claims a draw by fifty moves
      Then the move is refused: the game is over

    Example: nobody resigns after a draw that was claimed
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        halfmove clock: 100
        """
      And the white player claims a draw by fifty moves
      When the white player resigns
      Then the move is refused: the game is over

    Example: nor after a claim by repetition
      Given a new game
      And the players in turn move g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1, f6-g8
      And the white player claims a draw by threefold repetition
      When the white player resigns
      Then the move is refused: the game is over

    Example: nobody resigns after the end
      Given a new game
      And the white player resigns
      When the white player resigns
      Then the move is refused: the game is over

    Example: a checkmated player does not resign
      Given a new game
      And the players in turn move f2-f3, e7-e5, g2-g4, d8-h4
      When the white player resigns
      Then the move is refused: the game is over
      And the black player has won

    Scenario Outline: that the game is over is reported before <what>
      Given a new game
      And the players in turn move f2-f3, e7-e5, g2-g4, d8-h4
      When the white player moves <move>
      Then the move is refused: the game is over

      Examples: other refusals
        | what                                     | move  |
        | that there is no piece                   | e4-e5 |
        | that the piece is the opponent's         | h4-g4 |
        | that the move ends where it begins       | e1-e1 |
        | that an own piece stands there           | e1-d1 |
        | that the king would still be in check    | a2-a3 |

    Scenario Outline: that a game that was resigned is over is reported before <what>
      Given the board
        """
        8 . . . . k r . .
        7 P . . . . . . .
        6 . . . . . . . .
        5 . . . p P . . .
        4 . . . . . . Q .
        3 . p . . . . . B
        2 . P . . . . . .
        1 R N . . K . . R
          a b c d e f g h
        castling: Q
        """
      And the white player resigns
      When the white player moves <move>
      Then the move is refused: the game is over

      Examples: refusals of one piece each
        | what                                          | move    |
        | that a king does not move like this           | e1-e3   |
        | that a queen does not move like this          | g4-f6   |
        | that a rook does not move like this           | h1-g2   |
        | that a bishop does not move like this         | h3-h4   |
        | that a knight does not move like this         | b1-c2   |
        | that a pawn does not move like this           | b2-b5   |
        | that another piece is in the way              | h1-h5   |
        | that a pawn does not capture straight ahead   | b2-b3   |
        | that it is too late to capture en passant     | e5-d6   |
        | that a pawn takes nothing                     | b2-c3   |
        | that the right to castle has been lost        | e1-g1   |
        | that a piece stands between king and rook     | e1-c1   |
        | that the king would be in check               | e1-f2   |
        | that the move must say what the pawn becomes  | a7-a8   |
        | that a pawn becomes no king                   | a7-a8=K |
        | that a rook becomes no other piece            | a1-a3=Q |

    Scenario Outline: that a game that was resigned is over is reported before that a king does not castle <how>
      Given the board
        """
        8 <row>
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
      And the white player resigns
      When the white player moves e1-g1
      Then the move is refused: the game is over

      Examples: where a rook of Black stands
        | how           | row             |
        | out of check  | . k . . r . . . |
        | through check | . k . . . r . . |
        | into check    | . k . . . . r . |

    Example: after the end there is no legal move and nothing to claim
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        halfmove clock: 100
        """
      And the piece on e1 has legal moves to exactly d1, f1, d2, e2, f2
      When the white player resigns
      Then there is no legal move
      And no draw may be claimed

    Example: pieces reach the same squares after the end
      Given a new game
      When the players in turn move f2-f3, e7-e5, g2-g4, d8-h4
      Then the piece on h4 reaches exactly e1, f2, h2, g3, h3, g4, g5, h5, h6, e7, f6, d8

    Example: after the end the turn has passed as after every move
      Given a new game
      When the players in turn move f2-f3, e7-e5, g2-g4, d8-h4
      Then the white player is next
      And the halfmove clock is 1 and the move number 3

    Example: queries may be asked after the end, too
      Given a new game
      When the players in turn move f2-f3, e7-e5, g2-g4, d8-h4
      Then asking every query twice returns the same values and changes nothing

    Example: queries may be asked after a resignation, too
      Given a new game
      When the white player resigns
      Then asking every query twice returns the same values and changes nothing
      And the piece on e2 reaches exactly e3, e4

    Example: another game goes on
      Given a new game
      And the players in turn move e2-e4
      And meanwhile another game in which the players in turn move f2-f3, e7-e5, g2-g4, d8-h4
      When the black player moves e7-e5
      Then the game is not over
      And nobody has won

    Example: a game that has been resigned ends no other
      Given a new game
      And another game is started meanwhile
      And the white player resigns
      When the players return to the first game
      Then the game is not over
      And nobody has won

    Example: before the end nobody has won
      Given a new game
      When the players in turn move f2-f3, e7-e5, g2-g4
      Then the game is not over
      And nobody has won

    Scenario Outline: no game is resumed after <ending>
      Given the board
        """
        8 . . . . . <f8> . k
        7 <a7> . . . . <f7> . .
        6 . . . . . . K .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . <h1>
          a b c d e f g h
        next: black
        halfmove clock: <clock>
        settled by: <settled>
        """
      When the players resume the game
      Then the position is refused: the game is over
      And a game in this position has ended by <ending>

      Examples: all that a position shows
        | ending               | f8 | a7 | f7 | h1 | clock | settled              |
        | checkmate            | R  | .  | .  | .  | 150   |                      |
        | stalemate            | .  | .  | Q  | .  | 150   |                      |
        | dead position        | .  | .  | .  | B  | 150   |                      |
        | seventy five moves   | .  | p  | R  | .  | 150   |                      |
        | resignation          | .  | p  | R  | .  | 0     | resignation          |
        | agreement            | .  | p  | R  | .  | 0     | agreement            |
        | threefold repetition | .  | p  | R  | .  | 0     | threefold repetition |
        | fifty moves          | .  | p  | R  | .  | 100   | fifty moves          |
        | agreement            | R  | .  | .  | .  | 150   | agreement            |

    Example: nor after more than seventy-five moves
      Given the board
        """
        8 . . . . . . . k
        7 p . . . . R . .
        6 . . . . . . K .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        next: black
        halfmove clock: 151
        """
      When the players resume the game
      Then the position is refused: the game is over
      And a game in this position has ended by seventy five moves

    Example: nor from a position that occurs for the sixth time
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        halfmove clock: 20
        move: 12
        earlier: 4k3/p7/8/8/8/8/8/R3K3 w - -, 4k3/p7/8/8/8/8/8/R3K3 w - -, 4k3/p7/8/8/8/8/8/R3K3 w - -, 4k3/p7/8/8/8/8/8/R3K3 w - -, 4k3/p7/8/8/8/8/8/R3K3 w - -
        """
      When the players resume the game
      Then the position is refused: the game is over
      And a game in this position has ended by fivefold repetition

    Scenario Outline: a game in a position that cannot be has not ended: <why>
      Given the board
        """
        8 . . . . <e8> . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 <a4> . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        settled by: <settled>
        """
      Then a game in this position has not ended

      Examples: though neither side could mate, or the players settled it
        | why                                       | e8 | a4 | settled     |
        | a king is missing                         | .  | .  |             |
        | the player who is not to move is in check | k  | B  |             |
        | a king is missing                         | .  | R  | resignation |

    Example: a game that was settled is not resumed
      Given a new game
      And the white player resigns
      When the players resume the game
      Then the position is refused: the game is over

    Example: nor if the same board was resumed before
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      And the players resume the game
      And the white player resigns
      When the players resume the game
      Then the position is refused: the game is over

    Example: on the board of a game that goes on another may have ended
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      And a game in this position has not ended
      And the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        settled by: agreement
        """
      Then a game in this position has ended by agreement

    Example: a game is resumed one move before the end
      Given the board
        """
        8 . . . . . . . k
        7 p . . . . . . .
        6 . . . . . . K .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . R . .
          a b c d e f g h
        halfmove clock: 149
        """
      When the players resume the game
      Then the game is not over
      And a game in this position has not ended

    Example: an offer that is made and accepted some moves after the game was resumed
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . K .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . . .
          a b c d e f g h
        """
      And the players in turn move a1-b1, h8-g8
      And the white player offers a draw
      And the white player moves b1-c1
      When the black player accepts the draw
      Then the game has ended by agreement
      And the game is a draw
