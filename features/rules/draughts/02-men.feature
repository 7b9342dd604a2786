Feature: How men move
  A man goes forward, one square at a time, until it becomes a king.

  @DR-04
  Rule: A man moves one square diagonally forward to an empty square

    Example: a white man moves towards row 8
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-d4
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: to the left as well as to the right
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are c3-b4, c3-d4

    Example: a black man moves towards row 1
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then the legal moves are f6-e5, f6-g5

    Example: at the edges of the board there is one way
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   w
        3 w   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a3-b4, h4-g5

    Example: at the edges of the board there is one way for Black
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   b
        5 b   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   w   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then the legal moves are a5-b4, h6-g5

    Example: a man that leaves the board does not come back at the other edge
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays a3-h4
      Then the move is refused: pieces move along a diagonal

    Example: all other pieces stay
      Given the board
        """
        8   B   .   .   b
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   w   w
        2   .   .   .   .
        1 .   .   .   W
          a b c d e f g h
        """
      When the white player plays e3-f4
      Then the board is
        """
        8   B   .   .   b
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   w   .
        3 .   w   .   w
        2   .   .   .   .
        1 .   .   .   W
          a b c d e f g h
        """

    Example: the legal moves of a new game, in the order of their squares
      Given a new game
      Then the legal moves are a3-b4, c3-b4, c3-d4, e3-d4, e3-f4, g3-f4, g3-h4

    Example: the first legal moves of Black
      Given a new game
      When the white player plays c3-d4
      Then the legal moves are b6-a5, b6-c5, d6-c5, d6-e5, f6-e5, f6-g5, h6-g5

    Example: legal moves are ordered by their rows, and in a row from the left
      Given the board
        """
        8   .   W   W   b
        7 .   .   .   .
        6   W   .   .   b
        5 .   .   b   .
        4   .   W   w   w
        3 .   .   .   .
        2   w   .   .   W
        1 .   w   W   .
          a b c d e f g h
        """
      Then the legal moves are c1-d2, e1-d2, e1-f2, b2-a3, b2-c3, h2-g1, h2-g3, d4-c3, d4-e3, d4-c5, d4-f6, f4-g5, f4-d6, h4-g5, b6-a5, b6-c5, b6-a7, b6-c7, d8-c7, d8-e7, f8-e7, f8-g7

    Example: a move captures nothing
      Given a new game
      Then c3-d4 captures nothing

    Scenario Outline: a man does not move <direction>
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays <way>
      Then the move is refused: pieces move along a diagonal

      Examples: squares that are dark, but on no diagonal with d4
        | direction         | way   |
        | straight ahead    | d4-d6 |
        | straight back     | d4-d2 |
        | to the side       | d4-f4 |
        | like a knight     | d4-e7 |
        | far to the side   | d4-h6 |

    Example: a man that stays where it is does not move
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d4-d4
      Then the move is refused: pieces move along a diagonal

    Scenario Outline: a white man does not move backward, from d4 to <square>
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d4-<square>
      Then the move is refused: a man moves forward only

      Examples: backward, one square and more
        | square |
        | c3     |
        | e3     |
        | f2     |
        | a1     |

    Example: a black man does not move backward
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays d4-e5
      Then the move is refused: a man moves forward only

    Example: that a man does not move backward is reported before that an own piece is in the way
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   .   w   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d4-f2
      Then the move is refused: a man moves forward only

    Scenario Outline: a man does not move <how far>
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays <way>
      Then the move is refused: a man moves one square, or two with a jump

      Examples: too far
        | how far       | way   |
        | two squares   | c3-e5 |
        | three squares | c3-f6 |
        | to the edge   | c3-a5 |

    Example: a black man does not move two squares either
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays f6-d4
      Then the move is refused: a man moves one square, or two with a jump

    Example: not even from its first row
      Given the board
        """
        8   .   b   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays d8-b6
      Then the move is refused: a man moves one square, or two with a jump

    Example: men move on after some moves in a game that was resumed
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
      Then the legal moves are g5-f4, g5-h4, h8-g7

    Example: they do not move backward then, either
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
      And the players in turn play c3-d4, f6-g5, d4-c5
      When the black player plays g5-h6
      Then the move is refused: a man moves forward only

  @DR-29
  Rule: Only an own piece may be moved, and only to an empty dark square

    Example: no way at all
      Given a new game
      When the white player plays no way at all
      Then the move is refused: a way has at least two squares

    Example: a way of one square
      Given a new game
      When the white player plays c3
      Then the move is refused: a way has at least two squares

    Scenario Outline: a way has at least two squares, whatever stands on the first: <square>
      Given a new game
      When the white player plays <square>
      Then the move is refused: a way has at least two squares

      Examples: an empty square, and one of Black's men
        | square |
        | d4     |
        | f6     |

    Example: an empty square
      Given a new game
      When the white player plays d4-e5
      Then the move is refused: no piece stands on the first square

    Example: a light square is empty
      Given a new game
      When the white player plays d3-e4
      Then the move is refused: no piece stands on the first square

    Example: a square that has been left is empty
      Given a new game
      And the players in turn play c3-d4, f6-g5
      When the white player plays c3-b4
      Then the move is refused: no piece stands on the first square

    Example: a piece of the other player
      Given a new game
      When the white player plays f6-e5
      Then the move is refused: the piece belongs to the other player

    Example: a king of the other player
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   B   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays f6-e5
      Then the move is refused: the piece belongs to the other player

    Scenario Outline: that the first square is empty is reported before <what>
      Given a new game
      When the white player plays <way>
      Then the move is refused: no piece stands on the first square

      Examples: what is wrong with the other square
        | what                        | way   |
        | that it is occupied         | d4-c3 |
        | that it is on no diagonal   | d4-f4 |

    Scenario Outline: that the piece is not one's own is reported before <what>
      Given the board
        """
        8   .   .   .   B
        7 .   b   .   .
        6   b   .   .   .
        5 .   .   w   .
        4   .   b   .   b
        3 .   .   .   w
        2   .   .   w   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays <way>
      Then the move is refused: the piece belongs to the other player

      Examples: what is wrong with where it goes
        | what                                  | way      |
        | that the square is light              | b6-b5    |
        | that the square is occupied           | c7-b6    |
        | that the square is on no diagonal     | b6-b4    |
        | that a man moves backward             | b6-a7    |
        | that a man captures backward          | d4-f6    |
        | that an own piece is in the way       | c7-a5    |
        | that two stand in a row               | h4-e1    |
        | that a man moves too far              | d4-b2    |
        | that a king moves too far             | h8-f6    |
        | that the turn goes on without a jump  | d4-c3-b2 |

    Scenario Outline: a light square: <way>
      Given a new game
      When the white player plays <way>
      Then the move is refused: a piece must land on a dark square

      Examples: straight ahead, to the side, far away, and backward
        | way   |
        | c3-c4 |
        | c3-d3 |
        | c3-d5 |
        | c3-c2 |

    Example: a square with an own piece
      Given a new game
      When the white player plays b2-c3
      Then the move is refused: a piece must land on an empty square

    Example: a square with a piece of the other player
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-d4
      Then the move is refused: a piece must land on an empty square

    Example: a square with a king
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   B   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-d4
      Then the move is refused: a piece must land on an empty square

    Example: that a square is occupied is reported before that it is on no diagonal
      Given a new game
      When the white player plays c3-e3
      Then the move is refused: a piece must land on an empty square

    Example: that a square is occupied is reported before that it lies backward
      Given a new game
      When the white player plays c3-d2
      Then the move is refused: a piece must land on an empty square

    Example: that a square is occupied is reported before that it is too far away
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
      When the white player plays c3-f6
      Then the move is refused: a piece must land on an empty square

    Example: that a square is occupied is reported before that it is too far away for a king
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   W   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-f6
      Then the move is refused: a piece must land on an empty square

    Example: that a square is occupied is reported before what stands in the way
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   b   .
        4   .   w   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5
      Then the move is refused: a piece must land on an empty square

    Example: that a square is occupied is reported before that two pieces stand in a row
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   b   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-f6
      Then the move is refused: a piece must land on an empty square

    Example: that a square is occupied is reported before that a man does not capture backward
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   w   .   .
        3 .   b   .   .
        2   w   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d4-b2
      Then the move is refused: a piece must land on an empty square

    Example: that a square is occupied is reported before that a piece is jumped twice
      Given the classic rules
      And the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   W   .   .
        2   w   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5-b2
      Then the move is refused: a piece must land on an empty square

    Example: that a square is occupied is reported before that several pieces are jumped
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 W   .   .   .
          a b c d e f g h
        """
      When the white player plays a1-f6
      Then the move is refused: a piece must land on an empty square

    Example: that a square is occupied is reported before that a turn goes on without a jump
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   b   .
        2   .   .   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      When the white player plays c1-d2-e3
      Then the move is refused: a piece must land on an empty square

    Example: that a square is light is reported before that a turn goes on without a jump
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      When the white player plays c1-d2-d3
      Then the move is refused: a piece must land on a dark square

  @DR-07
  Rule: A man that reaches the first row of the other side becomes a king

    Scenario Outline: a white man on row 8, by the <variant> rules
      Given the <variant> rules
      And the board
        """
        8   .   .   .   b
        7 w   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   w   .   .
          a b c d e f g h
        """
      When the white player plays a7-b8
      Then the board is
        """
        8   W   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   w   .   .
          a b c d e f g h
        """

      Examples: both variants
        | variant    |
        | simplified |
        | classic    |

    Scenario Outline: a black man on row 1, by the <variant> rules
      Given the <variant> rules
      And the board
        """
        8   .   .   .   b
        7 w   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays b2-a1
      Then the board is
        """
        8   .   .   .   b
        7 w   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 B   .   .   .
          a b c d e f g h
        """

      Examples: both variants
        | variant    |
        | simplified |
        | classic    |

    Example: not on row 7
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   w   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b6-a7
      Then a7 holds a white man

    Example: not on row 2
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   b   .
        2   .   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays e3-f2
      Then f2 holds a black man

    Scenario Outline: a man that captures its way to the far row, by the <variant> rules
      Given the <variant> rules
      And the board
        """
        8   .   .   .   .
        7 b   .   .   b
        6   .   .   .   .
        5 .   .   b   .
        4   .   w   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d4-f6-h8
      Then h8 holds a white king

      Examples: both variants
        | variant    |
        | simplified |
        | classic    |

    Example: a king that leaves the far row stays a king
      Given the board
        """
        8   W   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b8-a7
      Then a7 holds a white king

    Example: a king that returns to its own first row stays a king
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   W   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays b2-a1
      Then a1 holds a white king

    Example: a black king stays a king wherever it goes
      Given the classic rules
      And the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 B   w   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays a1-h8
      Then h8 holds a black king

    Example: men on their own first row are men
      Given the board
        """
        8   b   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 w   w   .   .
          a b c d e f g h
        """
      Then a1 holds a white man
      And b8 holds a black man

    Example: a man that is crowned is next turn's king
      Given the board
        """
        8   .   .   .   b
        7 w   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And the players in turn play a7-b8, h8-g7
      When the white player plays b8-c7
      Then c7 holds a white king

    Example: no game is resumed with a white man on row 8
      Given the classic rules
      And the board
        """
        8   .   .   .   w
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a man stands on the far row

    Example: no game is resumed with a black man on row 1
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   b   .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a man stands on the far row

    Example: kings may stand there
      Given the board
        """
        8   W   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   B   .
          a b c d e f g h
        """
      When the players resume the game
      Then the game is not over

    Example: that a man stands on the far row is reported before that the counted turns are out of range
      Given the board
        """
        8   w   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And kings have moved for 3 turns
      When the players resume the game
      Then the position is refused: a man stands on the far row

    Example: that a man stands on the far row is reported before that the game is over
      Given the board
        """
        8   w   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the players resume the game
      Then the position is refused: a man stands on the far row
