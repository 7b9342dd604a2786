Feature: How pawns move
  A pawn is the only piece that does not capture as it moves, and that never goes back.

  @CH-07
  Rule: A pawn moves one square forward to an empty square; from where it started it may move two, if both are empty

    Example: White's pawn on its first square
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . P . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d2 reaches exactly d3, d4

    Example: Black's pawn on its first square
      Given the board
        """
        8 . . . . k . . .
        7 . . . p . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d7 reaches exactly d5, d6

    Scenario Outline: White's pawn further up, on <from>
      Given the board
        """
        8 . k . . . . . .
        7 . . . . . . . .
        6 . . . . P . . .
        5 . . . P . . . .
        4 . . P . . . . .
        3 . P . . . . . .
        2 . . . . . . . .
        1 . . . . . . K .
          a b c d e f g h
        """
      Then the piece on <from> reaches exactly <to>

      Examples: every row
        | from | to |
        | b3   | b4 |
        | c4   | c5 |
        | d5   | d6 |
        | e6   | e7 |

    Scenario Outline: Black's pawn further down, on <from>
      Given the board
        """
        8 . . . . . . k .
        7 . . . . . . . .
        6 . p . . . . . .
        5 . . p . . . . .
        4 . . . p . . . .
        3 . . . . p . . .
        2 . . . . . . . .
        1 . K . . . . . .
          a b c d e f g h
        """
      Then the piece on <from> reaches exactly <to>

      Examples: every row
        | from | to |
        | b6   | b5 |
        | c5   | c4 |
        | d4   | d3 |
        | e3   | e2 |

    Example: one square away from the last row
      Given the board
        """
        8 k . . . . . . .
        7 . . . . . P . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . p . .
        1 K . . . . . . .
          a b c d e f g h
        """
      Then the piece on f7 reaches exactly f8
      And the piece on f2 reaches exactly f1

    Example: a piece of the opponent right in front of it
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . n . . . .
        2 . . . P . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d2 reaches exactly no square

    Example: a piece of its own side right in front of it
      Given the board
        """
        8 . . . . k . . .
        7 . . . p . . . .
        6 . . . n . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d7 reaches exactly no square

    Example: a piece two squares in front of it
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . n . . . .
        3 . . . . . . . .
        2 . . . P . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d2 reaches exactly d3

    Example: every pawn of the opening position
      Given a new game
      Then the piece on a2 reaches exactly a3, a4
      And the piece on h2 reaches exactly h3, h4
      And the piece on a7 reaches exactly a5, a6
      And the piece on h7 reaches exactly h5, h6

    Example: where a pawn goes changes with what stands in front of it
      Given a new game
      And the piece on e2 reaches exactly e3, e4
      When the players in turn move d2-d4, a7-a6, c1-e3
      Then the piece on e2 reaches exactly no square

    Scenario Outline: a pawn does not move <how>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . P . . . .
        3 . . . . . . . .
        2 . P . . . . P .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a pawn does not move like this

      Examples: ways that are not a pawn's
        | how                                 | move  |
        | back                                | d4-d3 |
        | aside                               | d4-e4 |
        | two squares when it has moved       | d4-d6 |
        | three squares                       | b2-b5 |
        | diagonally back                     | d4-c3 |
        | two squares diagonally              | d4-f6 |
        | the same from where it started      | g2-e4 |
        | two squares forward and one aside   | b2-c4 |

    Scenario Outline: Black's pawn does not move <how>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves <move>
      Then the move is refused: a pawn does not move like this

      Examples: up the board, and too far down
        | how                           | move  |
        | up the board                  | d5-d6 |
        | two squares when it has moved | d5-d3 |

    Scenario Outline: a pawn moves <how>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . P . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then <to> holds a white pawn
      And d2 is empty

      Examples: one square or two
        | how         | move  | to |
        | one square  | d2-d3 | d3 |
        | two squares | d2-d4 | d4 |

    Example: pawns at the edge of the board move two squares, too
      Given a new game
      When the players in turn move a2-a4, h7-h5
      Then a4 holds a white pawn
      And h5 holds a black pawn

    Example: Black's pawn moves down the board
      Given the board
        """
        8 . . . . k . . .
        7 . . . p . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves d7-d5
      Then the board is
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """

    Example: that a pawn does not move like this is reported before that another piece is in the way
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . n . . . .
        3 . . . P . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves d3-d5
      Then the move is refused: a pawn does not move like this

    Example: that a pawn does not move like this is reported before that the king would be in check
      Given the board
        """
        8 . . . r k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . P . . . .
        2 . . . . . . . .
        1 . . . K . . . .
          a b c d e f g h
        """
      When the white player moves d3-e3
      Then the move is refused: a pawn does not move like this

    Scenario Outline: that a pawn does not move like this is reported before that <what>
      Given the board
        """
        8 . . . . r . . k
        7 . P . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves <move>
      Then the move is refused: a pawn does not move like this

      Examples: what is wrong, too
        | what                                    | move    |
        | the king is still in check              | b7-b5   |
        | the move must say what the pawn becomes | b7-d8   |
        | a pawn becomes no king                  | b7-d8=K |

    Example: that a pawn does not move like this is reported before that it becomes no other piece there
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . P . . . .
        2 . . . . . . . .
        1 . . . K . . . .
          a b c d e f g h
        """
      When the white player moves d3-d5=Q
      Then the move is refused: a pawn does not move like this

  @CH-08
  Rule: A pawn captures one square diagonally forward, and never straight ahead

    Example: White's pawn
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . n . p . . .
        4 . . . P . . . .
        3 . . n . n . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d4 reaches exactly c5, d5, e5

    Example: Black's pawn
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . N . N . . .
        5 . . . p . . . .
        4 . . N . N . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d5 reaches exactly c4, d4, e4

    Example: no piece of its own side
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . N . N . . .
        4 . . . P . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d4 reaches exactly d5

    Example: at the edge of the board it captures on one side, and not around the edge
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . n
        5 P n . . . . . n
        4 p . . . . . . P
        3 . N . . . . . N
        2 N . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on h4 reaches exactly no square
      And the piece on a5 reaches exactly a6
      And the piece on a4 reaches exactly a3, b3

    Example: on the last row it captures alike
      Given the board
        """
        8 . n . n . . . k
        7 . . P . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on c7 reaches exactly b8, c8, d8

    Example: from its first square it captures one square away, not two
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . n . . . n . .
        3 . . n . n . . .
        2 . . . P . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d2 reaches exactly c3, d3, e3, d4

    Example: it captures while the way ahead is blocked
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . n b n . . .
        4 . . . P . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      Then the piece on d4 reaches exactly c5, e5

    Example: straight ahead it does not capture
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . n . . . .
        4 . . . P . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves d4-d5
      Then the move is refused: a pawn does not capture straight ahead

    Example: nor two squares ahead
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . n . . . .
        3 . . . . . . . .
        2 . . . P . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves d2-d4
      Then the move is refused: a pawn does not capture straight ahead

    Example: Black's pawn does not capture straight ahead either
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p . . . .
        4 . . . N . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves d5-d4
      Then the move is refused: a pawn does not capture straight ahead

    Scenario Outline: it does not move diagonally to the empty square <to>
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . P . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves d4-<to>
      Then the move is refused: a pawn moves diagonally only to capture

      Examples: both sides
        | to |
        | c5 |
        | e5 |

    Example: nor does Black's pawn
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves d5-c4
      Then the move is refused: a pawn moves diagonally only to capture

    Scenario Outline: it captures on <to>, whatever stands ahead
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . n b n . . .
        4 . . . P . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves d4-<to>
      Then <to> holds a white pawn
      And d4 is empty
      And the white player has captured knight

      Examples: both sides
        | to |
        | c5 |
        | e5 |

    Example: Black's pawn captures
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p . . . .
        4 . . N . N . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        next: black
        """
      When the black player moves d5-c4
      Then the board is
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . p . N . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      And the black player has captured knight

    Example: that a pawn does not capture straight ahead is reported before that the king is still in check
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . n . . . .
        3 . . . P . . . .
        2 . . . . . . . .
        1 r . . . K . . .
          a b c d e f g h
        """
      When the white player moves d3-d4
      Then the move is refused: a pawn does not capture straight ahead

    Example: that a pawn does not capture straight ahead is reported before that its king would be exposed
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . n . . . .
        3 r . . P K . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves d3-d4
      Then the move is refused: a pawn does not capture straight ahead

    Example: that a pawn moves diagonally only to capture is reported before that the king would be in check
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 r . . P K . . .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves d3-c4
      Then the move is refused: a pawn moves diagonally only to capture

    Example: that a pawn moves diagonally only to capture is reported before that the king is still in check
      Given the board
        """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . P K . r .
        2 . . . . . . . .
        1 . . . . . . . .
          a b c d e f g h
        """
      When the white player moves d3-c4
      Then the move is refused: a pawn moves diagonally only to capture

    Example: that a pawn moves diagonally only to capture is reported before what it becomes
      Given the board
        """
        8 . . . . k . . .
        7 . P . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves b7-c8
      Then the move is refused: a pawn moves diagonally only to capture

    Example: that a pawn does not capture straight ahead is reported before what it becomes
      Given the board
        """
        8 . n . . k . . .
        7 . P . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the white player moves b7-b8
      Then the move is refused: a pawn does not capture straight ahead
