Feature: Mandatory captures by the classic rules
  By the classic rules a player who can capture must capture (DR-13), and cannot choose freely. Of all the ways to
  capture, with all the pieces, those are legal that take the most pieces and do not stop before their end (DR-14); if
  there are several, those of them that take the most kings (DR-15); if there are still several, the player chooses.

  While a piece captures, the pieces that it has jumped stay on the board. They stand in the way, and are removed
  together at the end: no piece is jumped twice, but an empty square may be passed again (DR-16). A man that reaches
  the far row by a capture becomes a king, and its turn ends there (DR-17).

  @DR-13 @task-9
  Rule: By the classic rules capture is mandatory: if any capture exists, every legal turn is a capture

    Example: only the capture is legal, and it is made
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   w
        1 .   .   .   .
          a b c d e f g h
        """
      And the legal moves are c3-e5
      When the white player plays c3-e5
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   w   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   w
        1 .   .   .   .
          a b c d e f g h
        """

    Example: a man that can capture does not make a plain move
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

    Example: a king must capture from afar
      Given the classic rules
      And the board
        """
        8   b   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   w
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays h2-g3
      Then the move is refused: a capture is possible, and so it is mandatory

    Example: a man that could only capture backward may move
      Given the classic rules
      And the board
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
      Then the legal moves are d4-c5, d4-e5

  @DR-14 @task-9
  Rule: By the classic rules the capture that takes the most pieces must be chosen, and is carried to its end

    Example: only the capture of two pieces is legal, and it is made
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
      And the legal moves are a1-c3-e5
      When the white player plays a1-c3-e5
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   w   .
        4   .   .   .   .
        3 .   .   .   b
        2   .   .   .   w
        1 .   .   .   .
          a b c d e f g h
        """

    Example: one piece may not be taken where another capture takes two
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

    Example: a king must land where it can go on
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

    Example: of captures that take equally many men any may be chosen
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   b   b   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a1-c3-a5, a1-c3-e5

  @DR-15 @task-9
  Rule: By the classic rules, among the captures that take equally many pieces, the one that takes the most kings must be chosen; among those still equal the player is free

    Example: only the capture of the king is legal, and it is made
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
      And the legal moves are c3-e5
      When the white player plays c3-e5
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   w   .
        4   b   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: a man may not be taken where a king can be
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
      When the white player plays c3-a5
      Then the move is refused: another way captures more kings

    Example: of two captures of two, the one with more kings is legal
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
      Then the legal moves are c1-e3-c5

    Example: two men must be taken rather than one king
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   B   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are c3-e5-g7

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

  @DR-16 @task-9
  Rule: By the classic rules no piece is jumped twice in a capture, and captured pieces stand in the way until the whole capture is done; empty squares may be passed again, the one where the piece began as well
    Decision: this wins over the brief's sentence that a jumped piece leaves at once, which describes a single jump. (The
    simplified rules, DR-25, follow that sentence.)

    Example: d4 is captured but still stands, so c5 cannot be jumped
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

    Example: nobody lands where a captured piece still stands
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

    Example: a king comes back to where it began
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
      When the white player plays c3-e5-g3-e1-c3
      Then the board is
        """
        8   .   .   .   .
        7 b   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   W   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

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
      Then the legal moves are a1-d4, a1-e5, a1-f6, a1-g7, a1-h8

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
      Then the legal moves are b2-f6-d8-b6-g1, b2-f6-d8-b6-f2

  @DR-17 @task-9
  Rule: By the classic rules a man that reaches the far row by a capture becomes a king and its turn ends
    Decision: going on as a king is listed in the brief among the simplified rules, as a difference.

    Example: a man becomes a king, and its turn ends
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

    Example: a crowned man does not go on as a king
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

    Example: a black man does not go on as a king
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
      When the black player plays e3-c1-a3
      Then the move is refused: a man that becomes a king must end its turn

    Example: what a king could go on to capture does not count
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 b   .   b   b
        6   .   w   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are c3-e5, d6-f8

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
      Then the legal moves are d6-f8-h6
