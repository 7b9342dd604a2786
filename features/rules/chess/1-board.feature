Feature: The board and the moves on it
  Two players with 16 pieces each move in turn on a board of 64 squares; White begins (CH-01). A piece that moves onto
  a piece of the opponent captures it (CH-10).

  In the pictures a capital letter is a piece of White and a small one a piece of Black: K king, Q queen, R rook, B
  bishop, N knight, P pawn. A dot is an empty square. Below the board stands what else matters: whose turn it is if it
  is Black's, who may still castle, and so on. A move is written as its two squares: e2-e4.

  @CH-01
  Rule: The board has 64 squares and 16 pieces of each player in their opening position; White begins, the players alternate
    Decision: a game can also be resumed from a position, if each player has exactly one king there and no other rule is
    against it: pawns on the last row (CH-14), rights to castle (CH-13), the en passant square (CH-12), a check that
    cannot be (CH-16), a game that is over (CH-25).

    @task-1
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
      And the white player is next

    @task-1
    Example: queens stand in column d and kings in column e
      Given a new game
      Then d1 holds a white queen
      And e1 holds a white king
      And d8 holds a black queen
      And e8 holds a black king

    @task-4
    Example: White moves, Black moves, and White is next again
      Given a new game
      When the players in turn move e2-e4, g8-f6
      Then the board is
        """
        8 r n b q k b . r
        7 p p p p p p p p
        6 . . . . . n . .
        5 . . . . . . . .
        4 . . . . P . . .
        3 . . . . . . . .
        2 P P P P . P P P
        1 R N B Q K B N R
          a b c d e f g h
        """
      And the white player is next

    @task-4
    Example: the number of the move grows after each move of Black
      Given a new game
      When the players in turn move g1-f3, g8-f6, f3-g1
      Then the halfmove clock is 3 and the move number 2

    @task-1
    Example: a game is resumed exactly as its position says
      Given the board
        """
        8 r . . . k . . r
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . p P . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        castling: kq
        en passant: e3
        move: 30
        captured: q R
        draw offered by: white
        """
      When the players resume the game
      Then the black player is next
      And the castling rights are kq
      And the en passant square is e3
      And the white player has captured queen
      And the white player has offered a draw

    @task-4
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
        move: 41
        """
      When the black player moves e8-d7
      Then the board is
        """
        8 . . . . . . . .
        7 . . . k . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . R . . .
        1 K . . . . . . .
          a b c d e f g h
        """
      And the halfmove clock is 8 and the move number 42

    @task-4
    Example: two games do not disturb each other
      Given a new game
      And the players in turn move e2-e4
      When meanwhile another game in which the players in turn move d2-d4, e7-e5, d4-e5, d7-d6
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

    @task-1
    Scenario Outline: no game is resumed with <kings>
      Given the board
        """
        8 <k> . . . . . . .
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
        | kings                  | k | other |
        | no black king          | . | .     |
        | two black kings        | k | k     |
        | two white kings only   | . | K     |

  @CH-11 @task-4
  Rule: A player moves a piece of the own side, from one square to another

    Example: White moves a knight of White
      Given a new game
      When the white player moves g1-f3
      Then f3 holds a white knight
      And g1 is empty

    Example: nothing can be moved from an empty square
      Given a new game
      When the white player moves e3-e4
      Then the move is refused: there is no piece to move

    Example: White does not move a piece of Black
      Given a new game
      When the white player moves e7-e5
      Then the move is refused: the piece belongs to the other player

    Example: the piece that White has just moved is not Black's to move
      Given a new game
      And the players in turn move e2-e4
      When the black player moves e4-e5
      Then the move is refused: the piece belongs to the other player
      And the black player is next

    Example: a move does not end where it begins
      Given a new game
      When the white player moves e1-e1
      Then the move is refused: a move must end on another square

  @CH-10
  Rule: A piece captures by moving onto a piece of the opponent, which leaves the board; no piece moves onto one of its own side
    The captured pieces of each player can be asked for, in the order in which they were captured.
    Decision: a piece that was promoted is captured as what it has become.

    @task-4
    Example: a rook captures a knight
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 n . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 R . . . K . . .
          a b c d e f g h
        """
      When the white player moves a1-a5
      Then the board is
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 R . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      And the white player has captured knight
      And the black player has captured nothing

    @task-4
    Example: captured pieces are listed in the order in which they were captured
      Given a new game
      When the players in turn move e2-e4, d7-d5, e4-d5, d8-d5, b1-c3, d5-g2, f1-g2
      Then the white player has captured pawn, queen
      And the black player has captured pawn, pawn

    @task-4
    Scenario Outline: a <piece> does not move onto a piece of its own side
      Given a new game
      When the white player moves <move>
      Then the move is refused: a piece of the same player stands there

      Examples: pieces of the opening position
        | piece  | move  |
        | rook   | a1-a2 |
        | knight | b1-d2 |
        | bishop | c1-b2 |
        | queen  | d1-c1 |
        | king   | e1-f2 |

    @task-6
    Example: a promoted piece is captured as what it has become
      Given the board
        """
        8 r . . . . . . .
        7 . P . . . . . k
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the players in turn move b7-b8=N, a8-b8
      Then the black player has captured knight

  @CH-41
  Rule: The moves so far can be asked for, in order, and so their number
    Decision: of a game that is resumed from a position, these are the moves since then.

    @task-4
    Example: the moves of both players are listed in order
      Given a new game
      When the players in turn move g1-f3, g8-f6, f3-g1
      Then the moves so far are g1-f3, g8-f6, f3-g1

    @task-4
    Example: no move has been made in a new game
      Given a new game
      Then no move has been made so far

    @task-4
    Example: a refused move is not listed
      Given a new game
      And the players in turn move e2-e4
      When the black player moves e7-e4
      Then the move is refused: a pawn does not move like this
      And the moves so far are e2-e4

    @task-4
    Example: a game that is resumed begins a new list
      Given a new game
      And the players in turn move e2-e4
      And the players resume the game
      When the black player moves e7-e5
      Then the moves so far are e7-e5

    @task-8
    Example: castling is listed as the king's move, a promotion with the piece
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 p . . . . . . .
        1 . . . . K . . R
          a b c d e f g h
        castling: K
        """
      When the players in turn move e1-g1, a2-a1=Q
      Then the moves so far are e1-g1, a2-a1=Q
