Feature: The board and the pieces
  Each player has twelve men on the dark squares of the three rows on the own side (DR-02). White begins, and the
  players take turns (DR-03). Only the dark squares are used (DR-01).

  White sits at the bottom of every picture. Rows are numbered from White's side, columns have letters from White's
  left. In a picture w is a man and W a king of White, b a man and B a king of Black; a full stop is an empty dark
  square, and light squares are left blank. A move is written as its squares: c3-d4, or a1-c3-e5 for two jumps.

  @DR-01
  Rule: The board has 8 by 8 squares, light and dark in turn, and each player's lower left square is dark; play is on the dark squares

    @task-1
    Example: the corners at the players' left are dark, the others light
      Given a new game
      Then a1 holds a white man
      And h8 holds a black man
      And h1 is empty
      And a8 is empty

    @task-3
    Example: a game is resumed with each piece where it stands
      Given the board
        """
        8   W   .   .   .
        7 .   .   b   .
        6   .   .   .   B
        5 w   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   B
          a b c d e f g h
        """
      Then b8 holds a white king
      And e7 holds a black man
      And h6 holds a black king
      And a5 holds a white man
      And d4 is empty

    @task-3
    Example: no game is resumed with a piece on a light square
      Given the board
        """
        8 b .   .   .   .
        7 .   .   b   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a piece stands on a light square

  @DR-02
  Rule: Each side starts with twelve men on the dark squares of its first three rows

    @task-1
    Example: the board at the start
      Given a new game
      Then the board is
        """
        8   b   b   b   b
        7 b   b   b   b
        6   b   b   b   b
        5 .   .   .   .
        4   .   .   .   .
        3 w   w   w   w
        2   w   w   w   w
        1 w   w   w   w
          a b c d e f g h
        """

    @task-3
    Scenario Outline: no game is resumed with thirteen <colour> pieces
      Given the board
        """
        8   W   .   .   .
        7 b   b   b   b
        6   b   b   b   B
        5 b   b   b   b
        4   w   w   w   w
        3 .   w   w   w
        2   w   w   w   w
        1 <white>   .   .   <black>
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a player has more than twelve pieces

      Examples: one more than at the start, a king among them
        | colour | white | black |
        | white  | w     | .     |
        | black  | .     | B     |

    @task-3
    Example: twelve pieces each may include kings
      Given the board
        """
        8   W   .   .   .
        7 b   b   b   b
        6   b   b   b   B
        5 b   b   b   b
        4   w   w   w   w
        3 .   w   w   w
        2   w   w   w   w
        1 .   .   .   .
          a b c d e f g h
        """
      When the players resume the game
      Then the white player is next

  @DR-03
  Rule: White begins; the players alternate, one turn each

    @task-1
    Example: White begins
      Given a new game
      Then the white player is next
      And no move has been played

    @task-3
    Example: after White's turn it is Black's, and then White's again
      Given a new game
      And the white player plays c3-d4
      And the black player is next
      When the black player plays f6-e5
      Then the white player is next
      And the moves so far are c3-d4, f6-e5

    @task-3
    Example: White does not play for Black
      Given a new game
      When the white player plays b6-a5
      Then the move is refused: the piece belongs to the other player

    @task-4
    Example: after several jumps the turn passes once
      Given the board
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
      When the white player plays a1-c3-e5
      Then the black player is next
      And the moves so far are a1-c3-e5

    @task-3
    Example: a game is resumed with Black next
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays f6-e5
      Then the white player is next
      And the moves so far are f6-e5

    @task-3
    Example: another game changes nothing in this one
      Given a new game
      And the white player plays c3-d4
      And another game is started meanwhile
      And the white player plays g3-h4
      When the players return to the first game
      Then d4 holds a white man
      And g3 holds a white man
      And the moves so far are c3-d4
      And the black player is next

    @task-6
    Example: asking changes nothing
      Given a new game
      When the white player plays c3-d4
      Then asking every query twice returns the same values and changes nothing
