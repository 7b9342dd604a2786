Feature: The board and the moves on it
  Two players with 16 pieces each move in turn on a board of 64 squares. In the pictures a capital letter is a piece of
  White and a small one a piece of Black: K king, Q queen, R rook, B bishop, N knight, P pawn. A dot is an empty square.
  Below the board stands what else matters: whose turn it is if it is Black's, who may still castle, and so on.

  @CH-01
  Rule: The board has 64 squares and 16 pieces of each player in their opening position; White begins, the players alternate
    Decision: a game can also be resumed from any position in which each player has one king.

    Example: the opening position
      Given a new game
      Then the board is
        """
        8 r n b q k b n r
        7 p p p p p p p p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P P P P P P P P
        1 R N B Q K B N R
          a b c d e f g h
        """

    Example: White begins
      Given a new game
      Then the white player is next

    Example: nothing has happened yet in a new game
      Given a new game
      Then the castling rights are KQkq
      And there is no en passant square
      And the halfmove clock is 0 and the move number 1
      And no draw is offered

    Example: queens stand on the d-file and kings on the e-file
      Given a new game
      Then d1 holds a white queen
      And e1 holds a white king
      And d8 holds a black queen
      And e8 holds a black king
      And e4 is empty

    Example: after a move of White it is Black's turn
      Given a new game
      When the white player moves e2-e4
      Then the black player is next
      And the board is
        """
        8 r n b q k b n r
        7 p p p p p p p p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . P . . .
        3 . . . . . . . .
        2 P P P P . P P P
        1 R N B Q K B N R
          a b c d e f g h
        """

    Example: after a move of Black it is White's turn
      Given a new game
      When the players in turn move e2-e4, e7-e5
      Then the white player is next
      And the board is
        """
        8 r n b q k b n r
        7 p p p p . p p p
        6 . . . . . . . .
        5 . . . . p . . .
        4 . . . . P . . .
        3 . . . . . . . .
        2 P P P P . P P P
        1 R N B Q K B N R
          a b c d e f g h
        """

    Example: moves are numbered by Black's moves
      Given a new game
      When the players in turn move g1-f3, g8-f6, f3-g1
      Then the halfmove clock is 3 and the move number 2

    Example: a game is resumed from the position that is drawn
      Given the board
        """
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . P p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        castling: kq
        en passant: e6
        move: 30
        """
      Then the board is
        """
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . P p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      And the white player is next
      And the castling rights are kq
      And the en passant square is e6
      And the halfmove clock is 0 and the move number 30

    Example: a game is resumed with Black to move
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . R . . .
        1 K . . . . . . .
          a b c d e f g h
        next: black
        halfmove clock: 7
        move: 41
        captured: q Q
        draw offered by: white
        """
      Then the black player is next
      And the halfmove clock is 7 and the move number 41
      And the white player has captured queen
      And the black player has captured queen
      And the white player has offered a draw

    Example: the opening board is not always that of a new game
      Given the board
        """
        8 r n b q k b n r
        7 p p p p p p p p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P P P P P P P P
        1 R N B Q K B N R
          a b c d e f g h
        next: black
        castling: Kk
        halfmove clock: 5
        move: 3
        """
      Then the black player is next
      And the castling rights are Kk
      And the halfmove clock is 5 and the move number 3

    Example: many promoted pieces, and a clock that is ahead of the moves, are no reason not to resume a game
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 N N N N . . . .
        2 Q Q Q . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        halfmove clock: 40
        """
      When the players resume the game
      Then the game is not over

    Example: a game that is resumed goes on
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . R . . .
        1 K . . . . . . .
          a b c d e f g h
        next: black
        halfmove clock: 7
        move: 299
        """
      When the black player moves e8-d7
      Then the white player is next
      And the halfmove clock is 8 and the move number 300

    Example: what has been played is resumed as it was
      Given a new game
      And the players in turn move e2-e4, d7-d5, e4-d5, d8-d5, b1-c3
      When the players resume the game
      Then the board is
        """
        8 r n b . k b n r
        7 p p p . p p p p
        6 . . . . . . . .
        5 . . . q . . . .
        4 . . . . . . . .
        3 . . N . . . . .
        2 P P P P . P P P
        1 R . B Q K B N R
          a b c d e f g h
        """
      And the black player is next
      And the white player has captured pawn
      And the black player has captured pawn

    Example: a game that was played leaves nothing behind in the next
      Given a new game
      And the players in turn move e2-e4, d7-d5, e4-d5
      When a new game is started
      Then the board is
        """
        8 r n b q k b n r
        7 p p p p p p p p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P P P P P P P P
        1 R N B Q K B N R
          a b c d e f g h
        """
      And the white player is next
      And the white player has captured nothing
      And no move has been made so far

    Example: nor does an offer of a draw wait in the next
      Given a new game
      And the white player offers a draw
      When a new game is started
      Then no draw is offered

    Example: a game is not disturbed by another
      Given a new game
      And the players in turn move e2-e4
      And meanwhile another game in which the players in turn move d2-d4, e7-e5, d4-e5
      Then the board is
        """
        8 r n b q k b n r
        7 p p p p p p p p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . P . . .
        3 . . . . . . . .
        2 P P P P . P P P
        1 R N B Q K B N R
          a b c d e f g h
        """
      And the black player is next
      And the white player has captured nothing

    Example: a game keeps its rights, counters and earlier positions while another is played
      Given a new game
      And the players in turn move e2-e4
      And meanwhile another game in which the players in turn move g1-f3, g8-f6, h1-g1, h8-g8, f3-g5
      Then the castling rights are KQkq
      And the en passant square is e3
      And the halfmove clock is 0 and the move number 1
      And 0 earlier positions can occur again

    Example: a game that is resumed is not disturbed by another
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . R . . .
        1 K . . . . . . .
          a b c d e f g h
        next: black
        """
      And the black player moves e8-d7
      And meanwhile another game in which the players in turn move d2-d4, e7-e5, d4-e5
      When the white player moves e2-e1
      Then the board is
        """
        8 . . . . . . . .
        7 . . . k . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . R . . .
          a b c d e f g h
        """
      And the moves so far are e8-d7, e2-e1

    Example: two games that are resumed from the same position are two
      Given the board
        """
        8 . . . k . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . R . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      And another game is resumed from the same position meanwhile
      And the white player moves e2-e7
      When the players return to the first game
      Then e2 holds a white rook
      And the white player is next
      And no move has been made so far

    Example: queries change nothing
      Given a new game
      When the players in turn move e2-e4, d7-d5, e4-d5, g8-f6, f1-b5
      Then asking every query twice returns the same values and changes nothing

    Scenario Outline: no game is resumed <when>
      Given the board
        """
        8 <king> . . . . . . .
        7 . . . . . . . .
        6 . . . . . <other> . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . R . . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: each player must have exactly one king

      Examples: wrong numbers of kings
        | when                       | king | other |
        | without a black king       | .    | .     |
        | with two black kings       | k    | k     |
        | with two white kings       | k    | K     |
        | with white kings alone     | .    | K     |

    Example: that a king is missing is reported before that a pawn stands on the last row
      Given the board
        """
        8 k . . . . . . P
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . Q . . . .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: each player must have exactly one king

    Example: that a king is missing is reported before a wrong right to castle
      Given the board
        """
        8 . . . . . . . .
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
      Then the position is refused: each player must have exactly one king

    Example: that a king is missing is reported before a wrong en passant square
      Given the board
        """
        8 . . . . . . . .
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
      Then the position is refused: each player must have exactly one king

    Example: that a king is missing is reported before that the other king is in check
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . . .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: each player must have exactly one king

    Example: that a king is missing is reported before that the game is over
      Given the board
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: each player must have exactly one king

    Example: that a king is missing is reported before that the game was settled
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . . .
          a b c d e f g h
        settled by: agreement
        """
      When the players resume the game
      Then the position is refused: each player must have exactly one king

  @CH-11
  Rule: A player moves a piece of the own side, from one square to another

    Example: an empty square
      Given a new game
      When the white player moves e3-e4
      Then the move is refused: there is no piece to move

    Example: a piece of the opponent
      Given a new game
      When the white player moves e7-e5
      Then the move is refused: the piece belongs to the other player

    Example: Black does not move White's pieces either
      Given a new game
      And the players in turn move e2-e4
      When the black player moves d2-d4
      Then the move is refused: the piece belongs to the other player

    Example: a move that ends where it begins
      Given a new game
      When the white player moves e2-e2
      Then the move is refused: a move must end on another square

    Scenario Outline: a <piece> that stays where it is
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . P . . . .
        3 . . . . . . . .
        2 Q . R . B . N .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a move must end on another square

      Examples: every kind of piece
        | piece  | move  |
        | king   | e1-e1 |
        | queen  | a2-a2 |
        | rook   | c2-c2 |
        | bishop | e2-e2 |
        | knight | g2-g2 |
        | pawn   | d4-d4 |

    Example: that there is no piece is reported before that the move ends where it begins
      Given a new game
      When the white player moves e4-e4
      Then the move is refused: there is no piece to move

    Example: that there is no piece is reported before that an own piece stands there
      Given a new game
      When the white player moves e4-e2
      Then the move is refused: there is no piece to move

    Example: that the piece belongs to the other player is reported before that the move ends where it begins
      Given a new game
      When the white player moves e7-e7
      Then the move is refused: the piece belongs to the other player

    Example: that the piece belongs to the other player is reported before that an own piece stands there
      Given a new game
      When the white player moves d8-d2
      Then the move is refused: the piece belongs to the other player

    Scenario Outline: that the piece belongs to the other player is reported before <what>
      Given the board
        """
        8 r n . . k . . .
        7 . . . p . . . .
        6 p . . . . . . .
        5 P . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . p . .
        1 . . . . . . . K
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: the piece belongs to the other player

      Examples: what is wrong with where it goes
        | what                                         | move    |
        | that it does not move like this              | a8-b6   |
        | that another piece is in the way             | a8-a4   |
        | that a pawn does not capture straight ahead  | a6-a5   |
        | that a pawn takes nothing                    | d7-c6   |
        | that the move must say what the pawn becomes | f2-f1   |
        | that a knight becomes no other piece         | b8-c6=Q |

    Example: that the piece belongs to the other player is reported before that the king is still in check
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves g8-g7
      Then the move is refused: the piece belongs to the other player

    Example: that a move ends where it begins is reported before that an own piece stands there
      Given a new game
      When the white player moves b1-b1
      Then the move is refused: a move must end on another square

    Example: that a move ends where it begins is reported before that the king is still in check
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves e1-e1
      Then the move is refused: a move must end on another square

    Example: that a move ends where it begins is reported before that a piece becomes no other
      Given a new game
      When the white player moves b1-b1=Q
      Then the move is refused: a move must end on another square

    Example: a move that was legal for one player is refused to the other on the same board
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
      And the players in turn move a1-a2, e8-d8, a2-a3, d8-e8, a3-a1
      When the black player moves a1-a2
      Then the move is refused: the piece belongs to the other player

    Example: a refused move leaves the turn where it was
      Given a new game
      And the players in turn move e2-e4
      When the black player moves e4-e5
      Then the move is refused: the piece belongs to the other player
      And the black player is next
      And the moves so far are e2-e4

  @CH-10
  Rule: A piece captures by moving onto a piece of the opponent, which leaves the board; no piece moves onto one of its own side
    The captured pieces of each player can be asked for, in the order in which they were captured.
    Decision: a piece that was promoted is captured as what it has become.

    Scenario Outline: a <piece> captures
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . p p . . . .
        4 . p . . P . p .
        3 Q . . . . B . .
        2 . . . . p . . R
        1 . . . . K . N .
          a b c d e f g h
        """
      When the white player moves <move>
      Then <to> holds a white <piece>
      And <from> is empty
      And the white player has captured pawn
      And the black player has captured nothing

      Examples: every kind of piece
        | piece  | move  | from | to |
        | queen  | a3-b4 | a3   | b4 |
        | bishop | f3-g4 | f3   | g4 |
        | pawn   | e4-d5 | e4   | d5 |
        | rook   | h2-e2 | h2   | e2 |
        | king   | e1-e2 | e1   | e2 |

    Example: a knight captures
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . p . .
        2 . . . . . . . .
        1 . . . . K . N .
          a b c d e f g h
        """
      When the white player moves g1-f3
      Then the board is
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . N . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      And the white player has captured pawn

    Example: Black captures
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . b
        2 . . . . . . . .
        1 . . Q . K . . .
          a b c d e f g h
        next: black
        """
      And the black player moves h3-g4
      And the white player moves c1-d1
      When the black player moves g4-d1
      Then the black player has captured queen
      And the white player has captured nothing
      And d1 holds a black bishop

    Example: captured pieces are listed in the order in which they were captured
      Given a new game
      When the players in turn move e2-e4, d7-d5, e4-d5, d8-d5, b1-c3, d5-g2, f1-g2, c8-h3, g2-b7, h3-g4, b7-a8
      Then the white player has captured pawn, queen, pawn, rook
      And the black player has captured pawn, pawn

    Example: a move without capture lists nothing
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . p . .
        2 . . . . . . . .
        1 . . . . K . N .
          a b c d e f g h
        captured: Q q
        """
      When the white player moves g1-e2
      Then the white player has captured queen
      And the black player has captured queen

    Example: what was captured before the game was resumed is kept
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . p . .
        2 . . . . . . . .
        1 . . . . K . N .
          a b c d e f g h
        captured: n R q
        """
      When the white player moves g1-f3
      Then the white player has captured knight, queen, pawn
      And the black player has captured rook

    Example: what is captured in one game is not captured in another
      Given a new game
      And the players in turn move e2-e4, d7-d5, e4-d5
      And another game is started meanwhile
      And the white player has captured nothing
      When the players return to the first game
      Then the white player has captured pawn

    Scenario Outline: a <piece> does not move onto a piece of its own side
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 P . . . P . . .
        3 . . N B . . . .
        2 . . . P . . . .
        1 R . . Q K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a piece of the same player stands there

      Examples: every kind of piece
        | piece  | move  |
        | king   | e1-d1 |
        | queen  | d1-d2 |
        | rook   | a1-a4 |
        | bishop | d3-e4 |
        | knight | c3-a4 |
        | pawn   | d2-d3 |

    Example: nor does a piece of Black
      Given a new game
      And the white player moves e2-e4
      When the black player moves a8-a7
      Then the move is refused: a piece of the same player stands there

    Scenario Outline: king and rook do not castle by moving onto each other: <move>
      Given the board
        """
        8 . . . . k . . .
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
      When the white player moves <move>
      Then the move is refused: a piece of the same player stands there

      Examples: either of them
        | move  |
        | e1-h1 |
        | h1-e1 |

    Example: no piece reaches a square on which one of its own side stands
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . P N P . .
        3 . . . Q K . . .
        2 . . . P . P . .
        1 . . . . . . . R
          a b c d e f g h
        """
      Then the piece on e3 reaches exactly e2, f3
      And the piece on d3 reaches
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 * . . . . . . .
        5 . * . . . . . .
        4 . . * . . . . .
        3 * * * . . . . .
        2 . . * . * . . .
        1 . * . . . * . .
          a b c d e f g h
        """
      And the piece on h1 reaches
        """
        8 . . . . . . . *
        7 . . . . . . . *
        6 . . . . . . . *
        5 . . . . . . . *
        4 . . . . . . . *
        3 . . . . . . . *
        2 . . . . . . . *
        1 * * * * * * * .
          a b c d e f g h
        """

    Example: a pawn that is promoted captures like any other
      Given the board
        """
        8 . . r . . . . k
        7 . P . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        captured: q
        """
      When the white player moves b7-c8=Q
      Then the white player has captured queen, rook

    Example: a promoted piece is captured as what it has become
      Given the board
        """
        8 r . . . . . k .
        7 . P . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . K
          a b c d e f g h
        """
      When the players in turn move b7-b8=Q, a8-b8
      Then the black player has captured queen
      And the white player has captured nothing

    Example: that an own piece stands there is reported before that the piece does not move like this
      Given a new game
      When the white player moves a1-h2
      Then the move is refused: a piece of the same player stands there

    Example: that an own piece stands there is reported before that another is in the way
      Given a new game
      When the white player moves a1-c1
      Then the move is refused: a piece of the same player stands there

    Example: that an own piece stands there is reported before that the king would be in check
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . r . . .
        3 . . . . . . . .
        2 . . . . N . . .
        1 . . B . K . . .
          a b c d e f g h
        """
      When the white player moves e2-c1
      Then the move is refused: a piece of the same player stands there

    Example: that an own piece stands there is reported before that the pawn does not capture straight ahead
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . N . . .
        3 . . . . P . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves e3-e4
      Then the move is refused: a piece of the same player stands there

    Example: that an own piece stands there is reported before that the king may not castle there
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . N R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-g1
      Then the move is refused: a piece of the same player stands there

    Example: that an own piece stands there is reported before that the right to castle has been lost
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . N R
          a b c d e f g h
        """
      When the white player moves e1-g1
      Then the move is refused: a piece of the same player stands there

    Scenario Outline: that an own piece stands there is reported before that a king does not castle <how>
      Given the board
        """
        8 <row>
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . N R
          a b c d e f g h
        castling: K
        """
      When the white player moves e1-g1
      Then the move is refused: a piece of the same player stands there

      Examples: where a rook of Black stands
        | how           | row             |
        | out of check  | k . . . r . . . |
        | through check | k . . . . r . . |
        | into check    | k . . . . . r . |

    Example: that an own piece stands there is reported before that the king is still in check
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      When the white player moves a1-a2
      Then the move is refused: a piece of the same player stands there

    Scenario Outline: that an own piece stands there is reported before that <what>
      Given the board
        """
        8 . N . . k . . .
        7 . P . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a piece of the same player stands there

      Examples: promotions
        | what                            | move    |
        | a pawn becomes no king          | b7-b8=K |
        | a rook becomes no other piece   | a1-e1=Q |

    Example: that an own piece stands there is reported before what the pawn becomes
      Given the board
        """
        8 . N . . k . . .
        7 . P . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves b7-b8
      Then the move is refused: a piece of the same player stands there

  @CH-41
  Rule: The moves so far can be asked for, in order, and so their number
    Decision: of a game that is resumed from a position, these are the moves since then.

    Example: no move has been made in a new game, whatever was played before
      Given a new game
      And the players in turn move e2-e4
      When a new game is started
      Then no move has been made so far

    Example: moves are listed in order
      Given a new game
      When the players in turn move e2-e4, d7-d5, e4-d5
      Then the moves so far are e2-e4, d7-d5, e4-d5

    Example: a move that is made again is listed again
      Given a new game
      When the players in turn move e2-e4, e7-e5, e1-e2, e8-e7, e2-e1, e7-e8, e1-e2
      Then the moves so far are e2-e4, e7-e5, e1-e2, e8-e7, e2-e1, e7-e8, e1-e2

    Example: a capture en passant is listed with the square to which the pawn goes
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
      When the white player moves d5-e6
      Then the moves so far are d5-e6

    Example: a promotion is listed with the piece
      Given the board
        """
        8 . . n . . . k .
        7 . P . . . . . p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      When the players in turn move b7-c8=N, g8-g7
      Then the moves so far are b7-c8=N, g8-g7

    Example: castling is listed as the king's move
      Given the board
        """
        8 r . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . R
          a b c d e f g h
        castling: Kq
        """
      When the players in turn move e1-g1, e8-c8
      Then the moves so far are e1-g1, e8-c8

    Example: a game that is resumed has no moves so far
      Given a new game
      And the players in turn move e2-e4
      When the players resume the game
      Then no move has been made so far

    Example: a refused move is not listed
      Given a new game
      And the players in turn move e2-e4
      When the black player moves e7-e4
      Then the move is refused: a pawn does not move like this
      And the moves so far are e2-e4

    Example: offers are no moves
      Given a new game
      And the players in turn move e2-e4, e7-e5
      And the white player offers a draw
      When the white player moves d2-d4
      Then the moves so far are e2-e4, e7-e5, d2-d4

    Example: the moves can be asked for after the end
      Given a new game
      When the players in turn move f2-f3, e7-e5, g2-g4, d8-h4
      Then the moves so far are f2-f3, e7-e5, g2-g4, d8-h4

    Example: and after a resignation
      Given a new game
      And the players in turn move e2-e4, e7-e5
      When the white player resigns
      Then the moves so far are e2-e4, e7-e5

    Example: the first move of a game that is resumed may be one of Black
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . R . . .
        1 K . . . . . . .
          a b c d e f g h
        next: black
        """
      When the black player moves e8-d8
      Then the moves so far are e8-d8
