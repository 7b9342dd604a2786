Feature: Special moves
  Three moves are unlike all others. A pawn that has just moved two squares can be captured by a pawn beside it as if
  it had moved one: en passant (CH-12). A king and a rook that have not moved yet may move in one turn: castling
  (CH-13). A pawn that reaches the last row becomes a queen, or another piece: promotion (CH-14).

  @CH-12
  Rule: En passant: a pawn that has just moved two squares can be captured by a pawn beside it as if it had moved one, on the very next turn only
    Decision: a position names the en passant square after every move of two squares, whether or not a pawn can capture.

    @task-7
    Example: White captures the pawn that has just moved two squares
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
      When the white player moves d5-e6
      Then the board is
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . P . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      And the white player has captured pawn

    @task-7
    Example: Black captures, in a game that was resumed
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . p P . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        en passant: e3
        """
      When the black player moves d4-e3
      Then the board is
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . p . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      And the black player has captured pawn

    @task-7
    Example: the pawn can be captured from either side
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . P p P . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        en passant: e6
        """
      Then the piece on d5 reaches exactly d6, e6
      And the piece on f5 reaches exactly e6, f6

    @task-7
    Example: one turn later the capture is refused
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
      And the players in turn move e7-e5, e1-e2, e8-d8
      When the white player moves d5-e6
      Then the move is refused: en passant captures only a pawn that has just moved two squares

    @task-7
    Example: a pawn that has moved one square is not captured en passant
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

    @task-4
    Example: no piece but a pawn captures en passant
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . B p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        en passant: e6
        """
      When the white player moves d5-e6
      Then e5 holds a black pawn
      And the white player has captured nothing

    @task-4
    Scenario Outline: after <moves> the en passant square is <square>
      Given a new game
      When the players in turn move <moves>
      Then the en passant square is <square>

      Examples: each player
        | moves        | square |
        | a2-a4        | a3     |
        | e2-e4, h7-h5 | h6     |

    @task-1
    Scenario Outline: no game is resumed with an en passant square if <why>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . <e7> . . .
        6 . . . . <e6> . . .
        5 . . . . <e5> . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        en passant: <square>
        """
      When the players resume the game
      Then the position is refused: no pawn has just passed the en passant square

      Examples: what is wrong
        | why                       | square | e7 | e6 | e5 |
        | no pawn is there          | e6     | .  | .  | .  |
        | the pawn is White's       | e6     | .  | .  | P  |
        | a piece stands on it      | e6     | .  | n  | p  |
        | the pawn's home is taken  | e6     | n  | .  | p  |
        | it is on the wrong row    | e4     | .  | .  | p  |

  @CH-13
  Rule: Castling: the king goes two squares towards a rook and the rook to the square that the king crossed; neither has moved, nothing stands between, and the king is not in check, crosses no attacked square and lands on none
    Below a board stand the rights to castle that are left: K is White's towards h1 and Q White's towards a1, k is Black's
    towards h8 and q Black's towards a8.

    @task-8
    Example: White castles towards h1
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
      When the white player moves e1-g1
      Then the board is
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . R K .
          a b c d e f g h
        """

    @task-8
    Scenario Outline: the <player> player castles towards <corner>
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
        next: <player>
        castling: KQkq
        """
      When the <player> player moves <move>
      Then <king> holds a <player> king
      And <rook> holds a <player> rook
      And <corner> is empty

      Examples: the other three ways
        | player | corner | move  | king | rook |
        | white  | a1     | e1-c1 | c1   | d1   |
        | black  | h8     | e8-g8 | g8   | f8   |
        | black  | a8     | e8-c8 | c8   | d8   |

    @task-8
    Scenario Outline: no king castles while a knight stands on <square>
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R <b> <c> <d> K <f> <g> R
          a b c d e f g h
        castling: KQ
        """
      When the white player moves <move>
      Then the move is refused: a piece stands between king and rook

      Examples: every square between
        | square | b | c | d | f | g | move  |
        | b1     | n | . | . | . | . | e1-c1 |
        | c1     | . | n | . | . | . | e1-c1 |
        | d1     | . | . | n | . | . | e1-c1 |
        | f1     | . | . | . | n | . | e1-g1 |
        | g1     | . | . | . | . | n | e1-g1 |

    @task-8
    Scenario Outline: a king does not castle <how>, attacked from <square>
      Given the board
        """
        8 . . <c> <d> <e> <f> <g> .
        7 . k . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . <e2> . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQ
        """
      When the white player moves <move>
      Then the move is refused: a king does not castle <how>

      Examples: attacked by a rook, or by a pawn
        | how           | square | c | d | e | f | g | e2 | move  |
        | out of check  | e8     | . | . | r | . | . | .  | e1-g1 |
        | through check | f8     | . | . | . | r | . | .  | e1-g1 |
        | through check | d8     | . | r | . | . | . | .  | e1-c1 |
        | through check | e2     | . | . | . | . | . | p  | e1-g1 |
        | into check    | g8     | . | . | . | . | r | .  | e1-g1 |
        | into check    | c8     | r | . | . | . | . | .  | e1-c1 |

    @task-8
    Example: the rook may be attacked, and may cross an attacked square
      Given the board
        """
        8 r r . . . . . .
        7 . . . . . . . k
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        castling: Q
        """
      Then the piece on e1 has legal moves to exactly c1, d1, f1, d2, e2, f2

    @task-8
    Example: a king that has moved does not castle when it is back
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . R
          a b c d e f g h
        castling: KQ
        """
      And the players in turn move e1-e2, a7-a6, e2-e1, a6-a5
      When the white player moves e1-g1
      Then the move is refused: the right to castle on this side has been lost

    @task-8
    Scenario Outline: <what> leaves the castling rights <rights>
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

      Examples: what loses a right
        | what                              | moves        | rights |
        | a move of the king                | e1-e2        | kq     |
        | a move of a rook                  | h1-h2        | Qkq    |
        | castling                          | e1-c1        | kq     |
        | a rook that is captured by a rook | a1-a8        | Kk     |
        | a rook of each player that moves  | a1-b1, h8-g8 | Kq     |

    @task-1
    Scenario Outline: no game is resumed with a right to castle if <why>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P . . . . . . .
        1 . . . <d1> <e1> . . <h1>
          a b c d e f g h
        castling: K
        """
      When the players resume the game
      Then the position is refused: king and rook must stand at home for a right to castle

      Examples: who is not at home
        | why                   | d1 | e1 | h1 |
        | the king has left     | K  | .  | R  |
        | the rook has left     | .  | K  | .  |
        | the rook is Black's   | .  | K  | r  |

  @CH-14
  Rule: Promotion: a pawn on the last row becomes, at once, a queen, rook, bishop or knight of the player's choice, also where that makes a second queen

    @task-6
    Example: a pawn becomes a second queen
      Given the board
        """
        8 . . . . . . . .
        7 . P . . . . . k
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 Q . . . K . . .
          a b c d e f g h
        """
      When the white player moves b7-b8=Q
      Then the board is
        """
        8 . Q . . . . . .
        7 . . . . . . . k
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 Q . . . K . . .
          a b c d e f g h
        """

    @task-6
    Scenario Outline: a pawn becomes a <piece>
      Given the board
        """
        8 . . . . . . . .
        7 . P . . . . . k
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 Q . . . K . . .
          a b c d e f g h
        """
      When the white player moves b7-b8=<letter>
      Then b8 holds a white <piece>

      Examples: the other choices
        | piece  | letter |
        | rook   | R      |
        | bishop | B      |
        | knight | N      |

    @task-6
    Example: Black's pawn captures on the last row and becomes a knight
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . p . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves b2-a1=N
      Then a1 holds a black knight
      And the black player has captured rook

    @task-6
    Example: the new piece gives check at once
      Given the board
        """
        8 . . . . . . . .
        7 . . . . . P . k
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 P . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves f7-f8=N
      Then the black player is in check

    @task-6
    Example: the move must say what the pawn becomes
      Given the board
        """
        8 . . . . . . . .
        7 . P . . . . . k
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 Q . . . K . . .
          a b c d e f g h
        """
      When the white player moves b7-b8
      Then the move is refused: the move must say what the pawn becomes

    @task-6
    Scenario Outline: a pawn does not become a <piece>
      Given the board
        """
        8 . . . . . . . .
        7 . P . . . . . k
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 Q . . . K . . .
          a b c d e f g h
        """
      When the white player moves b7-b8=<letter>
      Then the move is refused: a pawn becomes a queen, a rook, a bishop or a knight

      Examples: what it does not become
        | piece | letter |
        | king  | K      |
        | pawn  | P      |

    @task-6
    Scenario Outline: <what> becomes no queen
      Given the board
        """
        8 . . . . . . . k
        7 . R . . . . . .
        6 P . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: only a pawn on the last row becomes another piece

      Examples: no pawn, and not the last row
        | what                    | move    |
        | a pawn on another row   | a6-a7=Q |
        | a rook on the last row  | b7-b8=Q |

    @task-1
    Scenario Outline: no game is resumed with a pawn of <player> on row <row>
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

      Examples: where no pawn can stand
        | player | row | h8 | a1 |
        | White  | 8   | P  | .  |
        | White  | 1   | .  | P  |
        | Black  | 1   | .  | p  |
