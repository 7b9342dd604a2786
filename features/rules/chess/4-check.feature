Feature: Check
  A king that could be captured next is in check (CH-15). Its player must end that at once: move the king, capture the
  piece that attacks it, or put a piece between (CH-17). No player may make a move after which the own king is in
  check (CH-16).

  @CH-15
  Rule: A king is in check when a piece of the opponent attacks its square; the player to move is told so

    @task-5
    Example: a rook gives check
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
      When the white player moves a1-a8
      Then the black player is in check

    @task-5
    Scenario Outline: a <piece> gives check
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . <b4> . . . . . .
        3 . . . <d3> . . . .
        2 . . . <d2> . . . .
        1 <a1> . . . K . . .
          a b c d e f g h
        """
      Then the white player is in check

      Examples: every other kind of piece but the king
        | piece  | a1 | b4 | d3 | d2 |
        | queen  | q  | .  | .  | .  |
        | bishop | .  | b  | .  | .  |
        | knight | .  | .  | n  | .  |
        | pawn   | .  | .  | .  | p  |

    @task-1
    Example: a king is not attacked by its own side
      Given a new game
      Then nobody is in check

    @task-1
    Example: a piece of either side in between keeps off the check
      Given the board
        """
        8 k . . . r . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . b . . . . . .
        3 . . P . . . . .
        2 . . . . n . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then nobody is in check

    @task-1
    Example: a pawn attacks only diagonally forward
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . p . . .
        4 . . . p K . . .
        3 . . . p . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      Then nobody is in check

    @task-5
    Example: a piece that goes out of the way gives check from behind
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . N . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . R . K .
          a b c d e f g h
        """
      When the white player moves e4-c5
      Then the black player is in check

    @task-5
    Example: a pinned piece gives check all the same
      Given the board
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 k b . . . . . R
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the white player is in check

    @task-4
    Example: a check that was answered is over
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
      And the white player moves a1-a8
      When the black player moves e8-e7
      Then nobody is in check

  @CH-16
  Rule: No move may leave the own king in check: not by moving a pinned piece, not by the king stepping into attack, not by en passant opening a line

    @task-5
    Example: a pinned knight stays where it is
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
      When the white player moves e2-c3
      Then the move is refused: the king would be in check

    @task-5
    Example: a pinned rook moves along the line only
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

    @task-5
    Example: a king does not step onto a square that a rook attacks
      Given the board
        """
        8 k . . r . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . P
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves e1-d2
      Then the move is refused: the king would be in check

    @task-5
    Example: a king may step right in front of a pawn
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . p . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on e1 has legal moves to exactly d1, f1, e2

    @task-5
    Example: two kings keep a square between them
      Given the board
        """
        8 . . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . k . . .
        2 . . . . . . . P
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on e1 has legal moves to exactly d1, f1

    @task-5
    Example: a king captures only what is not protected
      Given the board
        """
        8 k . . . r . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . n n . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on e1 has legal moves to exactly d1, d2, f2

    @task-7
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
      And the piece on e5 has legal moves to exactly e6

    @task-5
    Example: no game is resumed in which the opponent could be captured
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
        """
      When the players resume the game
      Then the position is refused: the player who is not to move is in check

  @CH-17
  Rule: In check only moves that end the check are legal: move the king, capture the checker, or put a piece between; in double check only the king moves

    @task-5
    Example: all ways to end a check
      Given the board
        """
        8 R . . . r . . .
        7 . . . . . . . k
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . N . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the legal moves are e1-d1, e1-f1, e1-d2, e1-f2, c3-e2, c3-e4, a8-e8

    @task-4
    Scenario Outline: the check is over when <what>
      Given the board
        """
        8 R . . . r . . .
        7 . . . . . . . k
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . N . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then nobody is in check

      Examples: one move of each kind
        | what                   | move  |
        | the king moves         | e1-d2 |
        | the rook is captured   | a8-e8 |
        | a knight goes between  | c3-e4 |

    @task-5
    Example: any other move leaves the king in check
      Given the board
        """
        8 R . . . r . . .
        7 . . . . . . . k
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . N . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves c3-b5
      Then the move is refused: the king would still be in check

    @task-5
    Example: a king does not retreat along the line of the check
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . P
        1 r . . . K . . .
          a b c d e f g h
        """
      When the white player moves e1-f1
      Then the move is refused: the king would still be in check

    @task-5
    Example: nothing goes between a knight and the king
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . n . . . .
        2 R . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the legal moves are e1-d1, e1-f1, e1-d2, e1-e2

    @task-5
    Example: in double check only the king moves
      Given the board
        """
        8 . . . . r . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 R . . n . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the legal moves are e1-d1, e1-f1, e1-d2

    @task-5
    Example: a pinned piece that goes between ends no check
      Given the board
        """
        8 k . . . r . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . b . . . . . .
        3 . . . . . . . .
        2 . . . . N . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves e2-c3
      Then the move is refused: the king would still be in check

    @task-7
    Example: a pawn that gives check can be captured en passant
      Given the board
        """
        8 . . . . k . . .
        7 . . . . p . . .
        6 . . . . . . . .
        5 . . . . . P . .
        4 . . . K . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        next: black
        """
      And the black player moves e7-e5
      When the white player moves f5-e6
      Then nobody is in check
