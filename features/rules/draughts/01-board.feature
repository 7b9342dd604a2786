Feature: The board and the pieces
  White sits at the bottom of every picture. Rows are numbered from White's side, columns have letters from White's left.
  In a picture w is a man and W a king of White, b a man and B a king of Black; a full stop is an empty dark square, and
  light squares are left blank.

  @DR-01
  Rule: The board has 8 by 8 squares, light and dark in turn, and each player's lower left square is dark; play is on the dark squares

    Example: the corners at the players' left are dark
      Given a new game
      Then a1 holds a white man
      And h8 holds a black man
      And h1 is empty
      And a8 is empty

    Example: a game is resumed with the pieces where they stand
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
      Then the board is
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
      And b8 holds a white king
      And e7 holds a black man
      And h6 holds a black king
      And a5 holds a white man
      And d4 is empty

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

    Example: a king on a light square is refused, too
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   b   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   . W
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a piece stands on a light square

    Example: that a piece stands on a light square is reported before that there are too many pieces
      Given the board
        """
        8   b   b   b   b
        7 b   b   b   b
        6   b   b   b   b
        5 .   .   .   .
        4   .   .   .   .
        3 w   w w w   w
        2   w   w   w   w
        1 w   w   w   w
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a piece stands on a light square

    Example: that a piece stands on a light square is reported before that a man stands on the far row
      Given the board
        """
        8   w   .   .   .
        7 .   .   b   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   . w .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a piece stands on a light square

    Example: that a piece stands on a light square is reported before that counted turns are out of range
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   . b .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And kings have moved for 1 turn
      When the players resume the game
      Then the position is refused: a piece stands on a light square

    Example: that a piece stands on a light square is reported before that the game is over
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w w .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a piece stands on a light square

  @DR-02
  Rule: Each side starts with twelve men on the dark squares of its first three rows

    Scenario Outline: the board at the start, by the <variant> rules
      Given the <variant> rules
      And a new game
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
      And the game is played by the <variant> rules
      And no move has been played
      And the game is not over

      Examples: both variants
        | variant    |
        | simplified |
        | classic    |

    Example: each game is played by the rules with which it began
      Given the classic rules
      And a new game
      And the simplified rules
      And another game is started meanwhile
      And the game is played by the simplified rules
      When the players return to the first game
      Then the game is played by the classic rules

    Example: a game that is resumed is played by the rules of its position
      Given the classic rules
      And a new game
      And the simplified rules
      And another game is started meanwhile
      And the players return to the first game
      When the players resume the game
      Then the game is played by the classic rules

    Example: no game is resumed with thirteen white pieces
      Given the board
        """
        8   b   b   b   b
        7 b   b   b   b
        6   b   b   b   b
        5 .   .   .   .
        4   .   w   .   .
        3 w   w   w   w
        2   w   w   w   w
        1 w   w   w   w
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a player has more than twelve pieces

    Example: no game is resumed with thirteen black pieces
      Given the classic rules
      And the board
        """
        8   b   b   b   b
        7 b   b   b   b
        6   b   b   b   b
        5 .   .   .   .
        4   .   B   .   .
        3 w   w   w   w
        2   w   w   w   w
        1 w   w   w   w
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a player has more than twelve pieces

    Example: men and kings count alike
      Given the classic rules
      And the board
        """
        8   b   b   b   b
        7 b   b   b   b
        6   b   b   b   b
        5 .   .   .   .
        4   .   W   .   .
        3 w   .   w   w
        2   w   w   w   w
        1 w   w   w   w
          a b c d e f g h
        """
      When the players resume the game
      Then d4 holds a white king
      And the game is played by the classic rules

    Example: that there are too many pieces is reported before that a man stands on the far row
      Given the board
        """
        8   b   b   w   b
        7 b   b   b   b
        6   b   b   b   b
        5 .   .   .   .
        4   .   w   .   .
        3 w   w   w   w
        2   w   w   w   w
        1 w   w   w   w
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a player has more than twelve pieces

    Example: that there are too many pieces is reported before that counted turns are out of range
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   w   .   .   .
        3 w   w   w   w
        2   w   w   w   w
        1 w   w   w   w
          a b c d e f g h
        """
      And kings have moved for 1 turn
      When the players resume the game
      Then the position is refused: a player has more than twelve pieces

    Example: that there are too many pieces is reported before that the game is over
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 w   w   w   w
        2   w   w   w   w
        1 w   w   w   w
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a player has more than twelve pieces

  @DR-03
  Rule: White begins; the players alternate, one turn each

    Scenario Outline: White begins, by the <variant> rules
      Given the <variant> rules
      And a new game
      Then the white player is next

      Examples: both variants
        | variant    |
        | simplified |
        | classic    |

    Example: after White's turn it is Black's
      Given a new game
      When the white player plays c3-d4
      Then the black player is next

    Example: after Black's turn it is White's
      Given a new game
      And the white player plays c3-d4
      When the black player plays f6-e5
      Then the white player is next

    Example: White cannot play for Black
      Given a new game
      When the white player plays b6-a5
      Then the move is refused: the piece belongs to the other player

    Example: Black cannot play for White
      Given a new game
      And the white player plays c3-d4
      When the black player plays g3-h4
      Then the move is refused: the piece belongs to the other player
      And the black player is next

    Example: after several jumps the turn passes once
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   b   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      When the white player plays c3-e5-c7
      Then the black player is next

    Scenario Outline: a turn of several jumps is known with all its squares, by the <variant> rules
      Given the <variant> rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   b   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      When the white player plays c3-e5-c7
      Then the moves so far are c3-e5-c7

      Examples: both variants
        | variant    |
        | simplified |
        | classic    |

    Example: the turn passes when a man becomes a king, and when the game ends, too
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   b   .
        6   .   w   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d6-f8
      Then the black player is next
      And the white player has won

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
      When the black player plays f6-g5
      Then the white player is next

    Example: the moves so far are known, in their order
      Given a new game
      When the players in turn play c3-d4, f6-g5, d4-c5, b6-d4
      Then the moves so far are c3-d4, f6-g5, d4-c5, b6-d4

    Example: a move that is made again is one more, however many there are
      Given the board
        """
        8   .   .   .   B
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 W   .   .   .
          a b c d e f g h
        """
      When the players in turn play a1-b2, h8-g7, b2-a1, g7-h8, again and again, 12 turns in all
      Then the moves so far are a1-b2, h8-g7, b2-a1, g7-h8, a1-b2, h8-g7, b2-a1, g7-h8, a1-b2, h8-g7, b2-a1, g7-h8

    Example: a refused move is not among the moves so far
      Given a new game
      And the white player plays c3-d4
      When the black player plays f6-f5
      Then the move is refused: a piece must land on a dark square
      And the moves so far are c3-d4

    Example: when a game is resumed, no move has been played in it yet
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
      And the white player plays c3-d4
      When the players resume the game
      Then no move has been played

    Example: another game changes nothing in this one
      Given a new game
      And the white player plays c3-d4
      And another game is started meanwhile
      And the players in turn play a3-b4, b6-a5
      When the players return to the first game
      Then the board is
        """
        8   b   b   b   b
        7 b   b   b   b
        6   b   b   b   b
        5 .   .   .   .
        4   .   w   .   .
        3 w   .   w   w
        2   w   w   w   w
        1 w   w   w   w
          a b c d e f g h
        """
      And the moves so far are c3-d4
      And the black player is next

    Example: two games are resumed from the same position and played differently
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      And the white player plays g1-f2
      And another game is resumed from the same position meanwhile
      And the black player plays d4-b2
      When the players return to the first game
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   w   .
        1 .   .   .   .
          a b c d e f g h
        """
      And the moves so far are g1-f2
      And the black player is next

    Example: two games that are resumed from the same position are two
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      And another game is resumed from the same position meanwhile
      And the white player plays c3-e5
      When the players return to the first game
      Then d4 holds a black man
      And no move has been played
      And the white player is next

    Example: queries may be asked as often as one likes
      Given the board
        """
        8   .   .   .   b
        7 B   .   .   .
        6   .   b   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      When the white player plays g1-f2
      Then asking every query twice returns the same values and changes nothing

    Example: after a move the queries return what holds then
      Given a new game
      And asking every query twice returns the same values and changes nothing
      And the players in turn play c3-d4, f6-g5
      When the white player plays c3-d4
      Then the move is refused: no piece stands on the first square
      And the legal moves are b2-c3, d2-c3, a3-b4, e3-f4, g3-f4, g3-h4, d4-c5, d4-e5

    Example: after three moves in a game that was resumed the turn has passed three times
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      When the players in turn play c3-d4, f6-g5, d4-c5
      Then the black player is next
      And the moves so far are c3-d4, f6-g5, d4-c5
