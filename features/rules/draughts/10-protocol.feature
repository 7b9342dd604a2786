Feature: A match of two programs
  Two programs play each other by sending lines, each with one number. The examples show one of them, this program. It
  is given the numbers that it draws; where the lines travel does not matter here.

  @DR-40
  Rule: Both programs draw a number and exchange them; equal, they draw again; the higher has White and begins
    Decision: after 100 equal draws the match ends with a message. Each program draws by a seed of its own.

    Example: this program sends its number first, and awaits the other's
      Given a new game
      When a match begins in which this program draws 700
      Then this program has sent 700
      And a line of the other program is awaited
      And this program has no side yet

    Example: the higher number has White
      Given a new game
      And a match begins in which this program draws 700
      When the other program sends 699
      Then this program has the white pieces
      And no line of the other program is awaited

    Example: the lower number has Black
      Given a new game
      And a match begins in which this program draws 700
      When the other program sends 701
      Then this program has the black pieces
      And a line of the other program is awaited

    Scenario Outline: numbers are compared as numbers: <drawn> and <sent>
      Given a new game
      And a match begins in which this program draws <drawn>
      When the other program sends <sent>
      Then this program has the <side> pieces

      Examples: numbers of different lengths, the lowest, and the highest
        | drawn      | sent       | side  |
        | 9          | 10         | black |
        | 10         | 9          | white |
        | 0          | 1          | black |
        | 2147483647 | 2147483646 | white |
        | 0          | 2147483647 | black |
        | 2147483647 | 0          | white |

    Example: equal, they draw again
      Given a new game
      And a match begins in which this program draws 7, 9
      When the other program sends 7
      Then this program has drawn 7, 9
      And this program has sent 7, 9
      And this program has no side yet
      And a line of the other program is awaited

    Scenario Outline: equal numbers are equal, such as <number>
      Given a new game
      And a match begins in which this program draws <number>, 9
      When the other program sends <number>
      Then this program has sent <number>, 9

      Examples: the highest and the lowest
        | number     |
        | 2147483647 |
        | 0          |

    Example: the second numbers decide
      Given a new game
      And a match begins in which this program draws 7, 9
      When the other program sends 7, 8
      Then this program has the white pieces

    Example: only the last numbers decide
      Given a new game
      And a match begins in which this program draws 7, 3, 5
      When the other program sends 7, 3, 6
      Then this program has the black pieces
      And this program has drawn 7, 3, 5
      And this program has sent 7, 3, 5

    Example: this program does not move before the sides are settled
      Given a new game
      And a match begins in which this program draws 7
      When this program plays c3-d4
      Then the move is refused: it is not the turn of this program

    Example: not even where the move would be refused anyway
      Given a new game
      And a match begins in which this program draws 7
      When this program plays c3-c4
      Then the move is refused: it is not the turn of this program

    Example: nor does it resign before
      Given a new game
      And a match begins in which this program draws 7
      When this program resigns
      Then the move is refused: it is not the turn of this program

    Example: the higher number has White, whoever is next in the game
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
      And it is the turn of the black player
      And a match begins in which this program draws 7
      When the other program sends 3
      Then this program has the white pieces

    Example: ninety-nine times the same number
      Given a new game
      And a match begins in which this program draws 7
      When the other program draws the same number 99 times
      Then this program has drawn 100 numbers
      And the match goes on

    Example: the hundredth number can still settle the sides
      Given a new game
      And a match begins in which this program draws 7
      And the other program draws the same number 99 times
      When the other program sends 5
      Then this program has the white pieces
      And the match goes on

    Example: a hundred times the same number
      Given a new game
      And a match begins in which this program draws 7
      When the other program draws the same number 100 times
      Then the match has been abandoned: both programs have drawn the same numbers a hundred times
      And this program has drawn 100 numbers
      And no line of the other program is awaited

    Example: a program draws as many numbers as a match can take
      Then a program with seed 1 draws 100 numbers from 0 to 2147483647

    Example: the seed settles the numbers
      Then programs with the same seed 5 draw the same numbers
      And programs with the same seed 0 draw the same numbers

    Example: another seed gives other numbers
      Then programs with the seeds 1 and 2 draw different numbers
      And programs with the seeds 1 and -1 draw different numbers
      And programs with the seeds 1 and 4294967297 draw different numbers

    Example: all numbers are drawn
      Then in 200 matches all numbers are drawn about equally often

  @DR-41
  Rule: A turn is sent as the number of squares that the piece stood on, first and last included, then row and column of each, in order
    Decision: one decimal number a line; rows and columns from 1, as White sees them; a count of 0 resigns.

    Example: a plain move has two squares
      Given a new game
      And a match begins in which this program draws 700
      And the other program sends 3
      When this program plays c3-d4
      Then this program has sent 700, 2, 3, 3, 4, 4

    Example: row before column
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      When this program plays a3-b4
      Then this program has sent 7, 2, 3, 1, 4, 2

    Example: several jumps have as many squares more
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
      And a match begins in which this program draws 7
      And the other program sends 3
      When this program plays a1-c3-e5
      Then this program has sent 7, 3, 1, 1, 3, 3, 5, 5

    Example: a turn of four jumps has five squares
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   b
        5 .   .   .   .
        4   .   b   b   .
        3 .   W   .   .
        2   .   b   b   .
        1 .   .   .   .
          a b c d e f g h
        """
      And a match begins in which this program draws 7
      And the other program sends 3
      When this program plays c3-e5-g3-e1-c3
      Then this program has sent 7, 5, 3, 3, 5, 5, 3, 7, 1, 5, 3, 3

    Example: Black's squares are numbered from White's side, too
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
      And it is the turn of the black player
      And a match begins in which this program draws 7
      And the other program sends 9
      When this program plays h8-g7
      Then this program has sent 7, 2, 8, 8, 7, 7

    Example: a 0 resigns
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      When this program resigns
      Then this program has sent 7, 0
      And the game has ended: a player has resigned
      And the black player has won
      And the match is over

    Example: another turn goes on behind the first
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   b   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      And a match begins in which this program draws 7
      And the other program sends 3
      And this program plays c3-d4
      And this program has sent 7, 2, 3, 3, 4, 4
      And the other program sends 2, 6, 6, 5, 7
      When this program plays d4-c5
      Then this program has sent 7, 2, 3, 3, 4, 4, 2, 4, 4, 5, 3

    Scenario Outline: no turn has <count> squares
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends <count>
      Then the move is refused: a turn has 2 to 13 squares, or 0 to resign
      And nothing has been received of a turn

      Examples: too few and too many
        | count      |
        | 1          |
        | 14         |
        | 2000000000 |

    Scenario Outline: a turn may have <count> squares
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends <count>
      Then <count> has been received of a turn
      And a line of the other program is awaited

      Examples: as few and as many as there can be
        | count |
        | 2     |
        | 13    |

    Scenario Outline: rows and columns that there are not: <numbers>
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends <numbers>
      Then the move is refused: rows and columns go from 1 to 8

      Examples: each is checked at once
        | numbers       |
        | 2, 0          |
        | 2, 9          |
        | 2, 3, 0       |
        | 2, 3, 9       |
        | 2, 3, 3, 10   |
        | 2, 3, 3, 4, 0 |
        | 2, 3, 3, 4, 9 |
        | 3, 3, 3, 9    |

    Example: rows and columns go up to 8
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 2, 8, 8
      Then 2, 8, 8 have been received of a turn

    Example: while numbers are drawn they may be greater than any row
      Given a new game
      And a match begins in which this program draws 7
      When the other program sends 14
      Then the match goes on

  @DR-42
  Rule: The passive program reads the turn in the same order and makes it on its own board; both boards are then equal

    Example: White's turn arrives
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   b   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 2, 3, 1, 4, 2
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   b   .   b   .
        5 .   .   .   .
        4   w   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      And the moves so far are a3-b4
      And nothing has been received of a turn
      And no line of the other program is awaited

    Example: a match goes on with the game that has begun
      Given a new game
      And the players in turn play c3-d4, f6-g5
      And a match begins in which this program draws 7
      When the other program sends 9, 2, 4, 4, 5, 3
      Then the moves so far are c3-d4, f6-g5, d4-c5
      And this program has sent 7

    Example: a turn of several jumps arrives
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   b   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 4, 1, 1, 3, 3, 5, 5, 7, 7
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   w
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: and one of four jumps
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   b
        5 .   .   .   .
        4   .   b   b   .
        3 .   W   .   .
        2   .   b   b   .
        1 .   .   .   .
          a b c d e f g h
        """
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 5, 3, 3, 5, 5, 3, 7, 1, 5, 3, 3
      Then the moves so far are c3-e5-g3-e1-c3

    Example: before the last line nothing is moved
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   b   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 2, 3, 3, 4
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   b   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      And 2, 3, 3, 4 have been received of a turn
      And a line of the other program is awaited
      And no move has been played

    Example: then it is this program's turn
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   b   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      And a match begins in which this program draws 7
      And the other program sends 9
      And the other program sends 2, 3, 3, 4, 4
      When this program plays b6-a5
      Then the white player is next
      And a line of the other program is awaited

    Example: a turn that arrives ends the game
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
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 2, 3, 3, 5, 5
      Then the white player has won
      And the match is over
      And no line of the other program is awaited

    Example: a turn of this program ends the game
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
      And a match begins in which this program draws 7
      And the other program sends 3
      When this program plays c3-e5
      Then the match is over
      And no line of the other program is awaited

    Example: the other program resigns
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 0
      Then the game has ended: a player has resigned
      And the black player has won
      And the match is over
      And no line of the other program is awaited
      And this program has sent 7

    Example: in a game that is resumed with Black next, White waits
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
      And it is the turn of the black player
      And a match begins in which this program draws 7
      When the other program sends 3
      Then this program has the white pieces
      And a line of the other program is awaited

    Example: it is not this program's turn
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When this program plays b6-a5
      Then the move is refused: it is not the turn of this program

    Example: it is not this program's turn, not even to move the other's pieces
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When this program plays c3-d4
      Then the move is refused: it is not the turn of this program

    Example: nor to resign
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When this program resigns
      Then the move is refused: it is not the turn of this program

    Example: this program's own moves are refused for the reasons of the game
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      When this program plays c3-c4
      Then the move is refused: a piece must land on a dark square

    Example: by the classic rules this program must capture
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
      And a match begins in which this program draws 7
      And the other program sends 3
      When this program plays c3-b4
      Then the move is refused: a capture is possible, and so it is mandatory

    Example: that it is not its turn is reported before what is wrong with the move
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When this program plays c3-c4
      Then the move is refused: it is not the turn of this program

    Scenario Outline: no line is awaited in this program's turn, such as <number>
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      When the other program sends <number>
      Then the move is refused: no line is awaited from the other program

      Examples: the beginning of a turn, and resigning
        | number |
        | 2      |
        | 0      |

    Example: that no line is awaited is reported before that the line is no number
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      When the other program sends the line "hello"
      Then the move is refused: no line is awaited from the other program

    Example: that no line is awaited is reported before that no turn has so many squares
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      When the other program sends 1
      Then the move is refused: no line is awaited from the other program

    Example: that no line is awaited is reported before that the line is too long
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      When the other program sends a line of 11 digits
      Then the move is refused: no line is awaited from the other program

    Example: queries may be asked as often as one likes
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 2, 3
      Then asking every query twice returns the same values and changes nothing

  @DR-43
  Rule: What arrives is not trusted: a line that is malformed, a turn that is not legal, and a program that goes away or falls silent end the match with a reason
    Decision: whoever reads the lines asks why a line is not accepted, and then abandons the match for that reason.

    Scenario Outline: no number: "<line>"
      Given a new game
      And a match begins in which this program draws 7
      When the other program sends the line "<line>"
      Then the move is refused: a line is a number from 0 to 2147483647

      Examples: what is no number of the agreed form
        | line       |
        |            |
        | x          |
        | 1x         |
        | -1         |
        | +1         |
        | 01         |
        | 00         |
        | -0         |
        | 1.0        |
        | 1e3        |
        | 0x10       |
        | 1 2        |
        | 2147483648 |
        | 9999999999 |
        | ٣          |

    Scenario Outline: blanks are no part of a number: "<line>"
      Given a new game
      And a match begins in which this program draws 7
      When the other program sends the line <line>
      Then the move is refused: a line is a number from 0 to 2147483647

      Examples: before, behind, alone
        | line  |
        | " 1"  |
        | "1 "  |
        | " "   |
        | "1\n" |

    Example: a line that is too long
      Given a new game
      And a match begins in which this program draws 7
      When the other program sends a line of 11 digits
      Then the move is refused: a line has at most ten characters

    Example: a line that is much too long
      Given a new game
      And a match begins in which this program draws 7
      When the other program sends a line of 5000 digits
      Then the move is refused: a line has at most ten characters

    Example: that a line is too long is reported before that it is no number
      Given a new game
      And a match begins in which this program draws 7
      When the other program sends the line "good morning"
      Then the move is refused: a line has at most ten characters

    Example: within a turn a line that is too long is no number of squares
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends a line of 11 digits
      Then the move is refused: a line has at most ten characters

    Example: that a line is no number is reported before that it is no number of squares
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends the line "-2"
      Then the move is refused: a line is a number from 0 to 2147483647

    Example: that a line is no number is reported before that the board has no such row
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9, 2
      When the other program sends the line "c"
      Then the move is refused: a line is a number from 0 to 2147483647

    Scenario Outline: within a turn a line of 11 digits is too long, after <numbers>
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9, <numbers>
      When the other program sends a line of 11 digits
      Then the move is refused: a line has at most ten characters

      Examples: where a row is due, and where a column would complete a turn that is not legal
        | numbers    |
        | 2          |
        | 2, 3, 3, 5 |

    Example: that a line is no number is reported before that the turn is not legal
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9, 2, 3, 3, 5
      When the other program sends the line "x"
      Then the move is refused: a line is a number from 0 to 2147483647

    Scenario Outline: a turn that is not legal: <what>
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   b   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends <numbers>
      Then the move is refused: the turn is not legal here; both programs must play the same variant

      Examples: men that must not move like this
        | what                              | numbers             |
        | a step too far                    | 2, 3, 3, 5, 5       |
        | a step backward                   | 2, 3, 3, 2, 2       |
        | a step from an empty square       | 2, 4, 4, 5, 5       |
        | a step of a piece of this program | 2, 6, 2, 5, 1       |
        | a step after a step               | 3, 3, 3, 4, 4, 5, 5 |

    Example: whether a turn is legal is looked at when it is complete
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 2, 1, 2
      Then 2, 1, 2 have been received of a turn

    Example: a turn that the classic rules do not allow
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
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 2, 3, 3, 4, 2
      Then the move is refused: the turn is not legal here; both programs must play the same variant

    Example: the same turn is accepted by the simplified rules
      Given the board
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
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 2, 3, 3, 4, 2
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   w   b   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: a refused line leaves board and turn as they were
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 2, 3, 3, 5, 5
      Then the move is refused: the turn is not legal here; both programs must play the same variant
      And 2, 3, 3, 5 have been received of a turn
      And the match goes on

    Scenario Outline: after a refused line the match goes on: "<line>"
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9, 2
      When the other program sends the line "<line>"
      Then the move is refused: <reason>
      And 2 has been received of a turn
      And the match goes on

      Examples: no number, and no row
        | line | reason                                  |
        |      | a line is a number from 0 to 2147483647 |
        | 9    | rows and columns go from 1 to 8         |

    Example: and another line is accepted
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9, 2
      And the other program sends the line "x"
      And the move is refused: a line is a number from 0 to 2147483647
      When the other program sends 3
      Then 2, 3 have been received of a turn

    Scenario Outline: the match is abandoned: <reason>
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the match is abandoned, because <reason>
      Then the match has been abandoned: <reason>
      And no line of the other program is awaited
      And the game is not over
      And this program has sent 7

      Examples: a line, the connection, the time
        | reason                                                                  |
        | a line is a number from 0 to 2147483647                                 |
        | the turn is not legal here; both programs must play the same variant    |
        | the other program has closed the connection                             |
        | the other program has sent nothing for too long                         |

    Example: a match can be abandoned in this program's turn
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      When the match is abandoned, because the other program has closed the connection
      Then the match has been abandoned: the other program has closed the connection
      And no line of the other program is awaited
      And this program has the white pieces

    Example: a match can be abandoned in the middle of a turn, and the game is kept
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   b   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """
      And a match begins in which this program draws 7
      And the other program sends 9, 2, 3, 3
      When the match is abandoned, because the other program has closed the connection
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   b   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   w   .   .
        2   .   .   .   .
        1 .   .   .   w
          a b c d e f g h
        """

    Example: a match can be abandoned while numbers are drawn
      Given a new game
      And a match begins in which this program draws 7
      When the match is abandoned, because the other program has sent nothing for too long
      Then the match has been abandoned: the other program has sent nothing for too long

    Example: no line is accepted after that
      Given a new game
      And a match begins in which this program draws 7
      And the match is abandoned, because the other program has sent nothing for too long
      When the other program sends 9
      Then the move is refused: the match has ended

    Example: nor in this program's turn, when none is awaited anyway
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      And the match is abandoned, because the other program has closed the connection
      When the other program sends 2
      Then the move is refused: the match has ended

    Scenario Outline: this program does not move after that, in <whose> turn
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends <number>
      And the match is abandoned, because the other program has sent nothing for too long
      When this program plays c3-d4
      Then the move is refused: the match has ended

      Examples: both turns
        | whose               | number |
        | its own             | 3      |
        | the other program's | 9      |

    Example: nor does it resign
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      And the match is abandoned, because the other program has sent nothing for too long
      When this program resigns
      Then the move is refused: the match has ended

    Example: nor does it resign if the sides are not settled yet
      Given a new game
      And a match begins in which this program draws 7
      And the match is abandoned, because the other program has sent nothing for too long
      When this program resigns
      Then the move is refused: the match has ended

    Example: a match is abandoned once
      Given a new game
      And a match begins in which this program draws 7
      And the match is abandoned, because the other program has sent nothing for too long
      When the match is abandoned, because the other program has closed the connection
      Then the move is refused: the match has ended
      And the match has been abandoned: the other program has sent nothing for too long

    Example: a match that begins after one was abandoned has its own game and its own numbers
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9, 2, 3, 3, 4, 4
      And the match is abandoned, because the other program has closed the connection
      And another game is started meanwhile
      When a match begins in which this program draws 8
      Then the match goes on
      And this program has sent 8
      And nothing has been received of a turn
      And no move has been played

    Example: a match that begins in the middle of another's turn has received nothing of a turn
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9, 2, 3, 3
      And another game is started meanwhile
      And a match begins in which this program draws 7
      When the other program sends 9
      Then nothing has been received of a turn

    Example: a match that has been played to its end is not abandoned
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
      And a match begins in which this program draws 7
      And the other program sends 9, 2, 3, 3, 5, 5
      When the match is abandoned, because the other program has closed the connection
      Then the move is refused: the match has ended
      And the match is over

    Example: a draw ends the match, too
      Given the classic rules
      And the board
        """
        8   .   .   B   .
        7 W   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   B
        1 .   W   .   .
          a b c d e f g h
        """
      And the same few pieces have been left for 4 turns
      And a match begins in which this program draws 7
      And the other program sends 3
      When this program plays c1-b2
      Then the match is over
      And no line of the other program is awaited

    Example: after the last turn no line is accepted
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
      And a match begins in which this program draws 7
      And the other program sends 9, 2, 3, 3, 5, 5
      When the other program sends 0
      Then the move is refused: the match has ended

    Example: that the match has ended is reported before that a move is not legal
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      And the match is abandoned, because the other program has sent nothing for too long
      When this program plays c3-e5
      Then the move is refused: the match has ended

    Scenario Outline: that the match has ended is reported before that <what>
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends <numbers>
      And the match is abandoned, because the other program has sent nothing for too long
      When the other program sends <number>
      Then the move is refused: the match has ended

      Examples: numbers that would not be accepted
        | what                          | numbers       | number |
        | no turn has so many squares   | 9             | 1      |
        | the board has no such row     | 9, 2          | 9      |
        | the turn is not legal         | 9, 2, 3, 3, 5 | 5      |

    Example: that the match has ended is reported before that a line is too long
      Given a new game
      And a match begins in which this program draws 7
      And the match is abandoned, because the other program has sent nothing for too long
      When the other program sends a line of 11 digits
      Then the move is refused: the match has ended

    Example: that the match has ended is reported before that a line is no number
      Given a new game
      And a match begins in which this program draws 7
      And the match is abandoned, because the other program has sent nothing for too long
      When the other program sends the line "x"
      Then the move is refused: the match has ended

    Example: after the last turn this program does not move
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
      And a match begins in which this program draws 7
      And the other program sends 3
      And this program plays c3-e5
      When this program plays e5-f6
      Then the move is refused: the match has ended

    Example: after the last turn this program does not resign
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
      And a match begins in which this program draws 7
      And the other program sends 3
      And this program plays c3-e5
      When this program resigns
      Then the move is refused: the match has ended

    Example: after a hundred equal draws no line is accepted
      Given a new game
      And a match begins in which this program draws 7
      And the other program draws the same number 100 times
      When the other program sends 9
      Then the move is refused: the match has ended

    Example: another match changes nothing in this one
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9, 2, 3
      When in another match this program draws 5 and the other program sends 3
      Then this program has the black pieces
      And this program has sent 7
      And 2, 3 have been received of a turn

    Example: another match does not settle the sides of this one
      Given a new game
      And a match begins in which this program draws 7
      When in another match this program draws 5 and the other program sends 3
      Then this program has no side yet
      And this program has drawn 7
