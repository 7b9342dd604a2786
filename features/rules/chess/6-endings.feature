Feature: How a game ends
  A player who is to move and has no legal move has lost if the king is in check: checkmate (CH-18). If it is not in
  check, the game is a draw: stalemate (CH-19). A game in which neither side could ever mate is a draw at once
  (CH-20). A player who resigns loses (CH-24).

  A game that leads nowhere is a draw only if the player to move claims it: when the same position occurs for the
  third time (CH-21), or when for fifty moves of each side no pawn has moved and nothing was captured (CH-22). At the
  fifth time, and after seventy-five moves, nobody need claim it. Both players may also agree on a draw (CH-23).

  @CH-18
  Rule: Checkmate: in check with no legal move; the game is over and the other side has won
    Decision: a player in check may try until a move is legal; the brief grants one try.

    @task-9
    Example: a rook mates on the last row
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
      And the white player has won

    @task-9
    Example: a queen mates in the second move, the shortest game of all
      Given a new game
      When the players in turn move f2-f3, e7-e5, g2-g4, d8-h4
      Then the game has ended by checkmate
      And the black player has won

    @task-5
    Scenario Outline: it is no mate if <way>
      Given the board
        """
        8 . . . . . . k .
        7 . . . <d7> . p p <h7>
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . <e4> . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . . . K .
          a b c d e f g h
        """
      When the white player moves a1-a8
      Then the black player is in check
      And the game is not over

      Examples: the three ways out of check
        | way                         | d7 | h7 | e4 |
        | the king can step aside     | .  | .  | .  |
        | a rook can go between       | r  | p  | .  |
        | a bishop can capture        | .  | p  | b  |

    @task-9
    Example: a queen beside the king mates when a pawn protects it
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

    @task-5
    Example: a queen beside the king is captured when nothing protects it
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . p . .
        6 . . . . . . . Q
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . K .
          a b c d e f g h
        """
      When the white player moves h6-g7
      Then the legal moves are g8-g7
      And the game is not over

    @task-9
    Example: a pinned rook cannot go between and prevent mate
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . r p p
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

    @task-7
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
      Then the legal moves are h4-g3
      And the game is not over

    @task-5
    Example: after a refused move in check the next try may be legal
      Given the board
        """
        8 . . . . r . k .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      When the white player moves a1-a2
      Then the move is refused: the king would still be in check
      And the game is not over

  @CH-19
  Rule: Stalemate: not in check with no legal move; a draw

    @task-9
    Example: a king that is not in check has no square
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

    @task-5
    Example: a pawn that can move prevents stalemate
      Given the board
        """
        8 . . . . . . . k
        7 p . . . . . . .
        6 . . . . . . K .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . Q . .
          a b c d e f g h
        """
      When the white player moves f1-f7
      Then the legal moves are a7-a5, a7-a6
      And the game is not over

    @task-9
    Example: a pawn that is blocked does not prevent stalemate
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 p . . . . . K .
        5 P . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . Q . .
          a b c d e f g h
        """
      When the white player moves f1-f7
      Then the game has ended by stalemate

    @task-9
    Example: a bishop that is pinned does not prevent stalemate
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

    @task-7
    Example: a pawn that can capture en passant prevents stalemate
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
      Then the legal moves are e4-d3
      And the game is not over

    @task-9
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

    @task-9
    Example: a king captures the last piece, and two kings are left
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . r
        1 . . . . . . K .
          a b c d e f g h
        """
      When the white player moves g1-h2
      Then the game has ended by dead position
      And the game is a draw
      And there is no legal move

    @task-9
    Scenario Outline: with <pieces> neither side can mate
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

      Examples: pieces that are not enough
        | pieces                   | e6 | f6 | c4 | d4 |
        | a bishop                 | .  | .  | B  | .  |
        | a knight of Black        | n  | .  | .  | .  |
        | bishops on light squares | b  | .  | B  | .  |
        | bishops on dark squares  | .  | b  | .  | B  |

    @task-4
    Scenario Outline: with <pieces> a side could mate
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
        | pieces                            | e6 | f6 | c4 | d4 |
        | a pawn                            | .  | .  | P  | .  |
        | a queen of Black                  | .  | .  | q  | .  |
        | a rook                            | .  | .  | R  | .  |
        | bishops on light and dark squares | .  | b  | B  | .  |
        | two knights                       | .  | .  | N  | N  |
        | a knight against a bishop         | .  | b  | N  | .  |

    @task-9
    Example: a pawn that becomes a bishop can leave a dead position
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

    @task-4
    Example: pawns that block each other for ever are not recognised as dead
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

  @CH-24 @task-10
  Rule: A player may resign, and the other wins
    Decisions: it is the player to move who resigns. The other wins even with a king alone, which could not mate.

    Example: White resigns
      Given a new game
      When the white player resigns
      Then the game has ended by resignation
      And the black player has won

    Example: Black resigns after a move of White
      Given a new game
      And the white player moves e2-e4
      When the black player resigns
      Then the white player has won
      And e4 holds a white pawn

    Example: who resigns loses even against a king alone
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
      Then the black player has won

  @CH-25
  Rule: After the end no move is legal, nothing can be offered, accepted or claimed, and nobody can resign

    @task-10
    Example: after a resignation no move is legal
      Given a new game
      And the white player resigns
      When the white player moves e2-e4
      Then the move is refused: the game is over
      And there is no legal move

    @task-10
    Scenario Outline: after a resignation nobody <does>
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
        next: black
        halfmove clock: 100
        draw offered by: white
        """
      And the black player resigns
      When the black player <does>
      Then the move is refused: the game is over

      Examples: all that players can do
        | does                          |
        | offers a draw                 |
        | accepts the draw              |
        | claims a draw by fifty moves  |
        | resigns                       |

    @task-9
    Example: before the end nobody has won
      Given a new game
      When the players in turn move f2-f3, e7-e5, g2-g4
      Then the game is not over
      And nobody has won

    @task-9
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

      Examples: what a position shows
        | ending             | f8 | a7 | f7 | h1 | clock | settled     |
        | checkmate          | R  | .  | .  | .  | 0     |             |
        | stalemate          | .  | .  | Q  | .  | 0     |             |
        | dead position      | .  | .  | .  | B  | 0     |             |
        | seventy five moves | .  | p  | R  | .  | 150   |             |
        | agreement          | .  | p  | R  | .  | 0     | agreement   |

    @task-9
    Example: in an impossible position a game has not ended
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
      Then a game in this position has not ended
