Feature: Draws by repetition, by fifty moves and by agreement
  A game that leads nowhere is a draw if a player claims it, or in the end without a claim; or when both agree.

  @CH-21
  Rule: The same position for the third time may be claimed as a draw by the player to move; the fifth time is a draw without a claim
    Positions are the same if the same player is to move, the same pieces stand on the same squares, and castling and en passant
    are possible alike.
    Decisions: en passant counts only where such a capture is legal. The position that a game starts from counts as its first
    time. A draw is claimed in the position on the board; a claim by a move that is only announced (rules of chess, 9.2) does
    not exist here.

    @task-10
    Example: a draw is claimed in the opening position for the third time
      Given a new game
      And the players in turn move g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1, f6-g8
      When the white player claims a draw by threefold repetition
      Then the game has ended by threefold repetition
      And the game is a draw

    @task-10
    Example: after the second time no draw can be claimed
      Given a new game
      And the players in turn move g1-f3, g8-f6, f3-g1, f6-g8
      When the white player claims a draw by threefold repetition
      Then the move is refused: the position has not occurred three times

    @task-9
    Example: the fifth time is a draw without a claim
      Given a new game
      And the players in turn move g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1, f6-g8
      And the players in turn move g1-f3, g8-f6, f3-g1, f6-g8, g1-f3, g8-f6, f3-g1
      When the black player moves f6-g8
      Then the game has ended by fivefold repetition
      And the game is a draw

    @task-10
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

    @task-10
    Example: with a right to castle it was another position
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

    @task-10
    Example: where en passant was possible it was another position
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

    @task-10
    Example: where the capturing pawn is pinned it was the same position
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

    @task-10
    Example: a game that is resumed knows the earlier positions
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
        halfmove clock: 4
        earlier: 4k3/p7/8/8/8/8/8/R3K3 w - -, 4k3/p7/8/8/8/8/8/R3K3 w - -
        """
      When the players resume the game
      Then a draw may be claimed by threefold repetition

  @CH-22
  Rule: Fifty moves by each side without a pawn move or a capture may be claimed as a draw; seventy-five is a draw without a claim; checkmate takes precedence
    The halfmove clock of a position counts the moves of both players: 100 for fifty moves of each, 150 for seventy-five.
    Decision: as with repetition (CH-21), a move that is only announced (rules of chess, 9.3) does not count.

    @task-10
    Example: after fifty moves of each a draw is claimed
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
        """
      And the white player moves a1-b1
      When the black player claims a draw by fifty moves
      Then the game has ended by fifty moves
      And the game is a draw

    @task-10
    Example: one move earlier no draw can be claimed
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
        """
      And the white player moves a1-b1
      When the black player claims a draw by fifty moves
      Then the move is refused: a pawn was moved or a piece captured within the last fifty moves

    @task-4
    Scenario Outline: after <what> the halfmove clock is <clock>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . p . . . . .
        4 . . . . . . . .
        3 . . . N . . . .
        2 P . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        halfmove clock: 7
        move: 20
        """
      When the white player moves <move>
      Then the halfmove clock is <clock> and the move number 20

      Examples: what begins the count again
        | what         | move  | clock |
        | another move | d3-f4 | 8     |
        | a pawn move  | a2-a3 | 0     |
        | a capture    | d3-c5 | 0     |

    @task-9
    Example: after seventy-five moves of each the game is a draw
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
        """
      When the black player moves e8-d8
      Then the game has ended by seventy five moves
      And the game is a draw

    @task-10
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
        """
      When the black player moves e8-d8
      Then a draw may be claimed by fifty moves
      And the game is not over

    @task-9
    Example: a checkmate by the last of these moves is a checkmate
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
        """
      When the white player moves a1-a8
      Then the game has ended by checkmate
      And the white player has won

  @CH-23 @task-10
  Rule: The player who moves may offer a draw; it is agreed when the other accepts, and declined by the other's next move
    Decision: the offer is made before the move, and accepted after it.

    Example: White offers, moves, and Black accepts
      Given a new game
      And the white player offers a draw
      And the white player moves e2-e4
      When the black player accepts the draw
      Then the game has ended by agreement
      And the game is a draw

    Example: who offers a draw must still move
      Given a new game
      When the white player offers a draw
      Then the white player is next
      And the white player has offered a draw
      And no move has been made so far

    Example: a move declines the offer of the other player
      Given a new game
      And the white player offers a draw
      And the white player moves e2-e4
      When the black player moves e7-e5
      Then no draw is offered

    Example: nobody accepts what was not offered
      Given a new game
      When the white player accepts the draw
      Then the move is refused: the opponent has not offered a draw

    Example: nobody accepts an own offer
      Given a new game
      And the white player offers a draw
      When the white player accepts the draw
      Then the move is refused: the opponent has not offered a draw

    Example: nobody offers twice in a turn
      Given a new game
      And the white player offers a draw
      When the white player offers a draw
      Then the move is refused: a draw has been offered already

    Example: nobody offers while the opponent's offer waits
      Given a new game
      And the white player offers a draw
      And the white player moves e2-e4
      When the black player offers a draw
      Then the move is refused: the opponent's offer of a draw waits for an answer

    Example: a move that ends the game leaves no offer behind
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
      And the white player offers a draw
      When the white player moves a1-a8
      Then the game has ended by checkmate
      And no draw is offered
