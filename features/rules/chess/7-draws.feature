Feature: Draws by repetition, by fifty moves and by agreement
  A game that leads nowhere is a draw if a player claims it, or in the end without a claim; or when both agree.

  @CH-21
  Rule: The same position for the third time may be claimed as a draw by the player to move; the fifth time is a draw without a claim
    Positions are the same if the same player is to move, the same pieces stand on the same squares, and castling and en passant
    are possible alike. Decision: en passant counts only where such a capture is legal. The position that a game starts from
    counts as its first time.

    Example: the opening position for the third time
      Given a new game
      When the players in turn move g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1, f6-g8
      Then a draw may be claimed by threefold repetition
      And the game is not over

    Example: the claim ends the game
      Given a new game
      And the players in turn move g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1, f6-g8
      When the white player claims a draw by threefold repetition
      Then the game has ended by threefold repetition
      And the game is a draw
      And there is no legal move

    Example: Black claims
      Given a new game
      And the players in turn move g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1, f6-g8, g1-f3
      When the black player claims a draw by threefold repetition
      Then the game has ended by threefold repetition

    Example: the second time is not enough
      Given a new game
      And the players in turn move g1-f3, g8-f6, f3-g1, f6-g8
      And meanwhile another game in which the players in turn move g1-f3, g8-f6, f3-g1, f6-g8
      When the white player claims a draw by threefold repetition
      Then the move is refused: the position has not occurred three times

    Example: nothing can be claimed in a new game
      Given a new game
      Then no draw may be claimed

    Example: a claim that is refused changes nothing
      Given a new game
      And the players in turn move g1-f3, g8-f6, f3-g1
      When the black player claims a draw by threefold repetition
      Then the move is refused: the position has not occurred three times
      And the black player is next
      And the game is not over

    Example: a draw is claimed in check, and after checks
      Given the board
        """
        8 . . . . . . . k
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      And the players in turn move a1-a8, h8-h7, a8-a7, h7-h8, a7-a8, h8-h7, a8-a7, h7-h8, a7-a8
      When the black player claims a draw by threefold repetition
      Then the game has ended by threefold repetition

    Example: a draw may be claimed while an offer waits
      Given a new game
      And the players in turn move g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1
      And the black player offers a draw
      When the black player moves f6-g8
      Then a draw may be claimed by threefold repetition

    Example: a position in which a draw was offered counts, too
      Given a new game
      And the white player offers a draw
      When the players in turn move g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1, f6-g8
      Then a draw may be claimed by threefold repetition

    Example: the position need not be repeated at once
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
        move: 40
        """
      When the players in turn move a1-b1, e8-d8, b1-a1, d8-e8, a1-c1, e8-f8, c1-c2, f8-e8, c2-a2, e8-f8, a2-a1, f8-e8
      Then a draw may be claimed by threefold repetition

    Example: with the other player to move it is not the same position
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
      When the players in turn move a1-a2, e8-d8, a2-a3, d8-e8, a3-a1, e8-d8, a1-a2, d8-e8, a2-a1
      Then no draw may be claimed

    Example: with other pieces on the same squares it is not the same position
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 Q . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      When the players in turn move a1-b1, e8-d8, a2-a1, d8-e8, b1-b2, e8-d8, b2-a2, d8-e8, a2-b2, e8-d8, b2-b1, d8-e8, a1-a2, e8-d8, b1-a1, d8-e8
      Then no draw may be claimed

    Example: equal pieces that have changed places make the same position
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R R . . K . . .
          a b c d e f g h
        """
      When the players in turn move a1-a2, e8-d8, b1-a1, d8-e8, a2-b2, e8-d8, b2-b1, d8-e8, a1-a2, e8-d8, b1-a1, d8-e8, a2-b2, e8-d8, b2-b1, d8-e8
      Then a draw may be claimed by threefold repetition

    Example: with a right to castle that has been lost since it is not the same position
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
        castling: Q
        """
      When the players in turn move a1-b1, e8-d8, b1-a1, d8-e8, a1-b1, e8-d8, b1-a1, d8-e8
      Then no draw may be claimed

    Example: counted from the loss of the right it is
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
        castling: Q
        """
      When the players in turn move a1-b1, e8-d8, b1-a1, d8-e8, a1-b1, e8-d8, b1-a1, d8-e8, a1-b1
      Then a draw may be claimed by threefold repetition

    Example: with a right of the opponent that has been lost since it is not the same either
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
        castling: k
        """
      When the players in turn move h8-h7, e1-d1, h7-h8, d1-e1, h8-h7, e1-d1, h7-h8, d1-e1
      Then no draw may be claimed

    Example: a position in which en passant was possible is another
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . P p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        en passant: e6
        """
      When the players in turn move a1-b1, e8-d8, b1-a1, d8-e8, a1-b1, e8-d8, b1-a1, d8-e8
      Then no draw may be claimed

    Example: and so where Black could have captured en passant
      Given the board
        """
        8 r . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . P p . . .
        3 . . . . . . . .
        2 P . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        en passant: d3
        """
      When the players in turn move a8-b8, e1-d1, b8-a8, d1-e1, a8-b8, e1-d1, b8-a8, d1-e1
      Then no draw may be claimed

    Example: counted without that position, it is repeated
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . P p . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        en passant: e6
        """
      When the players in turn move a1-b1, e8-d8, b1-a1, d8-e8, a1-b1, e8-d8, b1-a1, d8-e8, a1-b1
      Then a draw may be claimed by threefold repetition

    Example: where no pawn can capture, a move of two squares does not make another position
      Given the board
        """
        8 . . . . k . . .
        7 p . . . p . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . B . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        next: black
        """
      When the players in turn move e7-e5, a1-b1, e8-d8, b1-a1, d8-e8, a1-b1, e8-d8, b1-a1, d8-e8
      Then a draw may be claimed by threefold repetition

    Example: nor where the pawn that could capture is pinned
      Given the board
        """
        8 . . . r k . . .
        7 . . . . p . . .
        6 . . . . . . . .
        5 . . . P . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . K . . . .
          a b c d e f g h
        next: black
        """
      When the players in turn move e7-e5, a1-b1, e8-f8, b1-a1, f8-e8, a1-b1, e8-f8, b1-a1, f8-e8
      Then a draw may be claimed by threefold repetition

    Example: nor where both pawns would leave the row on which the king stands
      Given the board
        """
        8 . . . . k . . .
        7 . . . . p . . .
        6 . . . . . . . .
        5 K . . P . . . r
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        next: black
        """
      When the players in turn move e7-e5, a5-a4, e8-d8, a4-a5, d8-e8, a5-a4, e8-d8, a4-a5, d8-e8
      Then a draw may be claimed by threefold repetition

    Example: nor where the capture would leave the king in check
      Given the board
        """
        8 . . . . . . . .
        7 . r . . p . . K
        6 . . . . . . . .
        5 . . . P . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 k . . . . . . .
          a b c d e f g h
        next: black
        """
      When the players in turn move e7-e5, h7-h6, b7-b8, h6-h7, b8-b7, h7-h6, b7-b8, h6-h7, b8-b7
      Then a draw may be claimed by threefold repetition

    Example: the fourth time may be claimed, too
      Given a new game
      When the players in turn move g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1, f6-g8
      Then a draw may be claimed by threefold repetition
      And the game is not over

    Example: the fifth time is a draw without a claim
      Given a new game
      When the players in turn move g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1, f6-g8
      Then the game has ended by fivefold repetition
      And the game is a draw

    Example: the fifth time may come after a move of White
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
        move: 40
        earlier: 4k3/p7/8/8/8/8/8/1R2K3 b - -, 4k3/p7/8/8/8/8/8/1R2K3 b - -, 4k3/p7/8/8/8/8/8/1R2K3 b - -, 4k3/p7/8/8/8/8/8/1R2K3 b - -
        """
      When the white player moves a1-b1
      Then the game has ended by fivefold repetition

    Example: a player who moves on has let the claim pass
      Given a new game
      And the players in turn move g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1, f6-g8, b1-c3
      When the black player claims a draw by threefold repetition
      Then the move is refused: the position has not occurred three times

    Example: nothing before a capture or a pawn move is repeated
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
      And the players in turn move a1-b1, e8-d8, b1-a1, d8-e8, a1-a7, e8-f8
      When the players in turn move a7-b7, f8-e8, b7-a7, e8-f8
      Then no draw may be claimed

    Example: positions that can occur again are kept
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
      When the players in turn move a1-b1, e8-d8, b1-a1
      Then 3 earlier positions can occur again

    Example: an offer makes no further position
      Given a new game
      And the white player offers a draw
      When the white player moves g1-f3
      Then 1 earlier position can occur again

    Example: after a pawn move none of the earlier positions can occur again
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
      When the players in turn move a1-b1, a7-a6
      Then 0 earlier positions can occur again

    Example: nor after a capture
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
      When the players in turn move e1-e2, e8-e7, a1-a7
      Then 0 earlier positions can occur again

    Scenario Outline: nor after the loss of a right to castle by <move>
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
        castling: Q
        """
      When the players in turn move <move>
      Then 0 earlier positions can occur again

      Examples: king and rook
        | move  |
        | e1-e2 |
        | a1-a2 |

    Example: a game that is resumed remembers what was repeated
      Given a new game
      And the players in turn move g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1
      And the players resume the game
      When the black player moves f6-g8
      Then a draw may be claimed by threefold repetition

    Example: a game that is resumed knows the earlier positions from the position alone
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
        halfmove clock: 8
        move: 5
        earlier: 4k3/p7/8/8/8/8/8/R3K3 w - -, 4k3/p7/8/8/8/8/8/1R2K3 b - -, 4k3/p7/8/8/8/8/8/R3K3 w - -
        """
      Then a draw may be claimed by threefold repetition

    Example: a claim by fifty moves does not follow from a repetition
      Given a new game
      And the players in turn move g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1, f6-g8
      When the white player claims a draw by fifty moves
      Then the move is refused: a pawn was moved or a piece captured within the last fifty moves

    Example: the fifth time is reported before seventy-five moves
      Given the board
        """
        8 . . . . k . . .
        7 p . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . R . . K . . .
          a b c d e f g h
        next: black
        halfmove clock: 149
        move: 99
        earlier: 4k3/p7/8/8/8/8/8/R3K3 w - -, 3k4/p7/8/8/8/8/8/1R2K3 w - -, 3k4/p7/8/8/8/8/8/1R2K3 w - -, 3k4/p7/8/8/8/8/8/1R2K3 w - -, 3k4/p7/8/8/8/8/8/1R2K3 w - -
        """
      When the black player moves e8-d8
      Then the game has ended by fivefold repetition

    Example: no game is resumed from a position that occurs for the fifth time
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
        halfmove clock: 8
        move: 5
        earlier: 4k3/p7/8/8/8/8/8/R3K3 w - -, 4k3/p7/8/8/8/8/8/R3K3 w - -, 4k3/p7/8/8/8/8/8/R3K3 w - -, 4k3/p7/8/8/8/8/8/R3K3 w - -
        """
      When the players resume the game
      Then the position is refused: the game is over
      And a game in this position has ended by fivefold repetition

  @CH-22
  Rule: Fifty moves by each side without a pawn move or a capture may be claimed as a draw; seventy-five is a draw without a claim; checkmate takes precedence

    Scenario Outline: the halfmove clock is <after> after <what>
      Given the board
        """
        8 . . . . k . . r
        7 . p . . . . . .
        6 . . . . . . . .
        5 . . p . . . . .
        4 . . . . . . . .
        3 . . . N . . . .
        2 P . . . . n . P
        1 R . . . K . . R
          a b c d e f g h
        castling: KQk
        halfmove clock: 7
        move: 20
        """
      When the white player moves <move>
      Then the halfmove clock is <after> and the move number 20

      Examples: what sets it to 0
        | what                  | move  | after |
        | a pawn move           | a2-a3 | 0     |
        | a pawn's long move    | a2-a4 | 0     |
        | a capture             | d3-c5 | 0     |
        | a capture by the king | e1-f2 | 0     |
        | another move          | d3-f4 | 8     |
        | castling              | e1-g1 | 8     |
        | a rook's first move   | a1-b1 | 8     |

    Scenario Outline: and so for Black: it is <after> after <what>
      Given the board
        """
        8 . . . . k . . r
        7 . p . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . P
        1 . . . . K . . .
          a b c d e f g h
        next: black
        castling: k
        halfmove clock: 7
        move: 20
        """
      When the black player moves <move>
      Then the halfmove clock is <after> and the move number 21

      Examples: Black's moves
        | what         | move  | after |
        | a pawn move  | b7-b5 | 0     |
        | a capture    | h8-h2 | 0     |
        | another move | e8-e7 | 8     |
        | castling     | e8-g8 | 8     |

    Example: a check does not set the clock to 0
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        halfmove clock: 7
        """
      When the white player moves a1-a8
      Then the halfmove clock is 8 and the move number 1

    Example: a promotion is a pawn move
      Given the board
        """
        8 . . . . k . . .
        7 P . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . p
        1 . . . . K . . .
          a b c d e f g h
        halfmove clock: 30
        move: 60
        """
      When the white player moves a7-a8=Q
      Then the halfmove clock is 0 and the move number 60

    Example: en passant is a pawn move
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
        move: 60
        """
      When the white player moves d5-e6
      Then the halfmove clock is 0 and the move number 60

    Example: after fifty moves of each a draw may be claimed
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
        halfmove clock: 99
        move: 80
        """
      When the white player moves a1-b1
      Then a draw may be claimed by fifty moves
      And the game is not over

    Example: one move earlier it may not
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
        halfmove clock: 98
        move: 80
        """
      And the white player moves a1-b1
      When the black player claims a draw by fifty moves
      Then the move is refused: a pawn was moved or a piece captured within the last fifty moves

    Example: the claim ends the game
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
        halfmove clock: 99
        move: 80
        captured: q
        """
      And the white player moves a1-b1
      When the black player claims a draw by fifty moves
      Then the game has ended by fifty moves
      And the game is a draw
      And the moves so far are a1-b1
      And the halfmove clock is 100 and the move number 80
      And the white player has captured queen

    Example: the move that ends the game is counted
      Given a new game
      When the players in turn move f2-f3, e7-e5, g2-g4, d8-h4
      Then the halfmove clock is 1 and the move number 3

    Example: a player in check may claim, too
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        halfmove clock: 99
        move: 80
        """
      And the white player moves a1-a8
      When the black player claims a draw by fifty moves
      Then the game has ended by fifty moves
      And nobody has won

    Example: later it may be claimed, too
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
        halfmove clock: 130
        move: 80
        """
      When the white player claims a draw by fifty moves
      Then the game has ended by fifty moves

    Example: a capture takes the claim away
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
        halfmove clock: 130
        move: 80
        """
      When the white player moves a1-a7
      Then no draw may be claimed

    Example: a claim by repetition does not follow from fifty moves
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
        halfmove clock: 130
        move: 80
        """
      When the white player claims a draw by threefold repetition
      Then the move is refused: the position has not occurred three times

    Example: where both draws may be claimed, the game ends by the one that is claimed
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
        move: 80
        earlier: 4k3/p7/8/8/8/8/8/R3K3 w - -, 4k3/p7/8/8/8/8/8/1R2K3 b - -, 4k3/p7/8/8/8/8/8/R3K3 w - -
        """
      When the white player claims a draw by fifty moves
      Then the game has ended by fifty moves

    Example: seventy-five moves of each are a draw without a claim
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
        halfmove clock: 149
        move: 80
        """
      When the black player moves e8-d8
      Then the game has ended by seventy five moves
      And the game is a draw

    Example: also after a move of White that gives check
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . p
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        halfmove clock: 149
        move: 80
        """
      When the white player moves a1-a8
      Then the game has ended by seventy five moves
      And nobody has won

    Example: one move earlier the game goes on
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
        halfmove clock: 148
        move: 80
        """
      When the black player moves e8-d8
      Then the game is not over
      And a draw may be claimed by fifty moves

    Example: a checkmate with the last of these moves is a checkmate
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
        halfmove clock: 149
        move: 80
        """
      When the white player moves a1-a8
      Then the game has ended by checkmate
      And the white player has won

    Example: a stalemate with the last of these moves is a stalemate
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
        halfmove clock: 149
        move: 80
        """
      When the white player moves f1-f7
      Then the game has ended by stalemate

  @CH-23
  Rule: The player who moves may offer a draw; it is agreed when the other accepts, and declined by the other's next move
    Decision: the offer is made before the move, and accepted after it.

    Example: an offer
      Given a new game
      And no draw is offered
      When the white player offers a draw
      Then the white player has offered a draw
      And the white player is next
      And the game is not over

    Example: the offer waits after the move
      Given a new game
      And the white player offers a draw
      When the white player moves e2-e4
      Then the white player has offered a draw
      And the black player is next

    Example: an offer that is accepted
      Given a new game
      And the white player offers a draw
      And the white player moves e2-e4
      When the black player accepts the draw
      Then the game has ended by agreement
      And the game is a draw
      And no draw is offered

    Example: White accepts Black's offer
      Given a new game
      And the white player moves e2-e4
      And the black player offers a draw
      And the black player moves e7-e5
      When the white player accepts the draw
      Then the game has ended by agreement

    Example: where a draw may be claimed, one may also be offered and accepted
      Given a new game
      And the players in turn move g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1, f6-g8
      And the white player offers a draw
      And the white player moves g1-f3
      When the black player accepts the draw
      Then the game has ended by agreement

    Example: an offer is declined by the next move
      Given a new game
      And the white player offers a draw
      And the white player moves e2-e4
      When the black player moves e7-e5
      Then no draw is offered
      And the game is not over

    Example: who is offered a draw has the same legal moves
      Given a new game
      And the white player offers a draw
      When the white player moves e2-e4
      Then the piece on b8 has legal moves to exactly a6, c6

    Example: a capture declines it, too
      Given a new game
      And the players in turn move e2-e4, d7-d5
      And the white player offers a draw
      And the white player moves e4-d5
      When the black player moves d8-d5
      Then no draw is offered

    Example: White declines Black's offer by castling
      Given a new game
      And the players in turn move e2-e4, e7-e5, g1-f3, g8-f6, f1-c4
      And the black player offers a draw
      And the black player moves f8-c5
      When the white player moves e1-g1
      Then no draw is offered

    Example: and by a capture
      Given a new game
      And the white player moves e2-e4
      And the black player offers a draw
      And the black player moves d7-d5
      When the white player moves e4-d5
      Then no draw is offered

    Example: the own capture does not take it back
      Given a new game
      And the players in turn move e2-e4, d7-d5
      And the white player offers a draw
      When the white player moves e4-d5
      Then the white player has offered a draw

    Example: a player in check may accept
      Given a new game
      And the players in turn move e2-e4, e7-e5, d1-h5, a7-a6
      And the white player offers a draw
      And the white player moves h5-f7
      When the black player accepts the draw
      Then the game has ended by agreement

    Example: a player in check may offer
      Given a new game
      And the players in turn move e2-e4, e7-e5, d1-h5, a7-a6, h5-f7
      When the black player offers a draw
      Then the black player has offered a draw

    Example: an offer that was declined cannot be accepted later
      Given a new game
      And the white player offers a draw
      And the players in turn move e2-e4, e7-e5, g1-f3
      When the black player accepts the draw
      Then the move is refused: the opponent has not offered a draw

    Example: nobody accepts what was not offered
      Given a new game
      When the white player accepts the draw
      Then the move is refused: the opponent has not offered a draw

    Example: nobody accepts the own offer
      Given a new game
      And the white player offers a draw
      When the white player accepts the draw
      Then the move is refused: the opponent has not offered a draw

    Example: Black does not accept the own offer either
      Given a new game
      And the white player moves e2-e4
      And the black player offers a draw
      When the black player accepts the draw
      Then the move is refused: the opponent has not offered a draw

    Example: nobody offers twice in a turn
      Given a new game
      And the white player offers a draw
      When the white player offers a draw
      Then the move is refused: a draw has been offered already

    Example: Black does not offer twice either
      Given a new game
      And the white player moves e2-e4
      And the black player offers a draw
      When the black player offers a draw
      Then the move is refused: a draw has been offered already

    Example: nobody offers what is offered
      Given a new game
      And the white player offers a draw
      And the white player moves e2-e4
      When the black player offers a draw
      Then the move is refused: the opponent's offer of a draw waits for an answer

    Example: after an offer was declined another may be made
      Given a new game
      And the white player offers a draw
      And the players in turn move e2-e4, e7-e5
      When the white player offers a draw
      Then the white player has offered a draw

    Example: Black may offer after having declined
      Given a new game
      And the white player offers a draw
      And the players in turn move e2-e4, e7-e5, g1-f3
      When the black player offers a draw
      Then the black player has offered a draw

    Example: an offer neither moves a piece nor counts as a move
      Given a new game
      And the players in turn move g1-f3, g8-f6
      When the white player offers a draw
      Then the board is
        """
        8 r n b q k b . r
        7 p p p p p p p p
        6 . . . . . n . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . N . .
        2 P P P P P P P P
        1 R N B Q K B . R
          a b c d e f g h
        """
      And the halfmove clock is 2 and the move number 2
      And the moves so far are g1-f3, g8-f6

    Example: an offer in another game is none in this one
      Given a new game
      And another game is started meanwhile
      And the white player offers a draw
      When the players return to the first game
      Then no draw is offered

    Example: a refused move does not decline an offer
      Given a new game
      And the white player offers a draw
      And the white player moves e2-e4
      When the black player moves e7-e4
      Then the move is refused: a pawn does not move like this
      And the white player has offered a draw

    Example: nor does it take back the own offer
      Given a new game
      And the white player offers a draw
      When the white player moves e2-e5
      Then the move is refused: a pawn does not move like this
      And the white player has offered a draw

    Example: nor does a claim that is refused
      Given a new game
      And the white player offers a draw
      And the white player moves e2-e4
      When the black player claims a draw by threefold repetition
      Then the move is refused: the position has not occurred three times
      And the white player has offered a draw

    Example: a move that ends the game leaves no offer behind
      Given a new game
      And the players in turn move f2-f3, e7-e5, g2-g4
      And the black player offers a draw
      When the black player moves d8-h4
      Then no draw is offered
      And the black player has won

    Example: a draw that is claimed leaves no offer behind
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
        halfmove clock: 130
        move: 80
        draw offered by: black
        """
      When the white player claims a draw by fifty moves
      Then no draw is offered

    Example: agreement leaves the board as it was
      Given a new game
      And the players in turn move e2-e4, d7-d5
      And the white player offers a draw
      And the white player moves e4-d5
      When the black player accepts the draw
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
      And the halfmove clock is 0 and the move number 2

    Example: an offer can be accepted when the game has been resumed
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
        draw offered by: black
        """
      When the white player accepts the draw
      Then the game has ended by agreement

    Example: an offer that was made before the game was resumed waits after the move
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
        draw offered by: white
        """
      When the white player moves a1-b1
      Then the white player has offered a draw

    Scenario Outline: a game that is resumed knows who has offered: <who>
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
        draw offered by: <who>
        """
      When the white player offers a draw
      Then the move is refused: <reason>

      Examples: either player
        | who   | reason                                              |
        | white | a draw has been offered already                     |
        | black | the opponent's offer of a draw waits for an answer  |
