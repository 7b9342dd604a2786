Feature: A match of two programs
  Two programs play each other by sending lines, each with one number. The examples show one of them, this program. It
  is given the numbers that it draws; where the lines travel does not matter here.

  @DR-40 @task-7
  Rule: Both programs draw a number and exchange them; equal, they draw again; the higher has White and begins
    Decision: after 100 equal draws the match ends with a message. Each program draws by a seed of its own.

    Example: the higher number has White
      Given a new game
      And a match begins in which this program draws 700
      And this program has sent 700
      And this program has no side yet
      When the other program sends 699
      Then this program has the white pieces
      And no line of the other program is awaited

    Example: the lower number has Black
      Given a new game
      And a match begins in which this program draws 700
      When the other program sends 701
      Then this program has the black pieces
      And a line of the other program is awaited

    Scenario Outline: <drawn> and <sent> are compared as numbers
      Given a new game
      And a match begins in which this program draws <drawn>
      When the other program sends <sent>
      Then this program has the <side> pieces

      Examples: numbers of different lengths, and those farthest apart
        | drawn      | sent       | side  |
        | 9          | 10         | black |
        | 0          | 2147483647 | black |
        | 2147483647 | 0          | white |

    Example: after equal numbers both draw again, and the second numbers decide
      Given a new game
      And a match begins in which this program draws 7, 9
      And the other program sends 7
      And this program has sent 7, 9
      And this program has drawn 7, 9
      And this program has no side yet
      When the other program sends 8
      Then this program has the white pieces

    Example: the hundredth number can still decide
      Given a new game
      And a match begins in which this program draws 7
      And the other program draws the same number 99 times
      When the other program sends 5
      Then this program has the white pieces

    Example: after a hundred equal draws the match is abandoned
      Given a new game
      And a match begins in which this program draws 7
      When the other program draws the same number 100 times
      Then the match has been abandoned: both programs have drawn the same numbers a hundred times

    Example: nobody moves before the sides are settled
      Given a new game
      And a match begins in which this program draws 7
      When this program plays c3-d4
      Then the move is refused: it is not the turn of this program

    Example: a program draws its hundred numbers by its own seed
      Then a program with seed 1 draws 100 numbers from 0 to 2147483647
      And programs with the same seed 5 draw the same numbers
      And programs with the seeds 1 and 2 draw different numbers
      And in 200 matches all numbers are drawn about equally often

  @DR-41 @task-7
  Rule: A turn is sent as the number of squares that the piece stood on, first and last included, then row and column of each, in order
    Decision: one decimal number a line; rows and columns from 1, as White sees them; a count of 0 resigns.

    Example: a plain move has two squares
      Given a new game
      And a match begins in which this program draws 700
      And the other program sends 3
      When this program plays c3-d4
      Then this program has sent 700, 2, 3, 3, 4, 4

    Example: the row is sent before the column
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      When this program plays a3-b4
      Then this program has sent 7, 2, 3, 1, 4, 2

    Example: two jumps have three squares
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

    Example: a 0 resigns
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      When this program resigns
      Then this program has sent 7, 0
      And the black player has won
      And the match is over

    Scenario Outline: no turn has <squares>
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends <count>
      Then the move is refused: a turn has 2 to 13 squares, or 0 to resign

      Examples: one is no move, and nobody jumps thirteen times
        | squares          | count |
        | one square       | 1     |
        | fourteen squares | 14    |

    Scenario Outline: the board has no <what>
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends <numbers>
      Then the move is refused: rows and columns go from 1 to 8

      Examples: each number is looked at as it arrives
        | what                        | numbers    |
        | row 0                       | 2, 0       |
        | row 9                       | 2, 9       |
        | column 9                    | 2, 3, 9    |
        | row 9, of the second square | 2, 3, 3, 9 |

    Example: counts go up to 13, rows and columns up to 8
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 13, 8, 8
      Then 13, 8, 8 have been received of a turn

  @DR-42 @task-7
  Rule: The passive program reads the turn in the same order and makes it on its own board; both boards are then equal

    Example: a turn that arrives is made on the board
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   b   .   b   .
        5 .   .   .   .
        4   .   .   .   .
        3 w   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 2, 3, 1, 4, 2
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   .
        6   b   .   b   .
        5 .   .   .   .
        4   w   .   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And no line of the other program is awaited

    Example: a turn of several jumps arrives and is made
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
      And the other program sends 9
      When the other program sends 3, 1, 1, 3, 3, 5, 5
      Then the moves so far are a1-c3-e5

    Example: nothing moves before the last line of a turn
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 2, 3, 3, 4
      Then no move has been played
      And 2, 3, 3, 4 have been received of a turn
      And a line of the other program is awaited

    Example: after the last line it is this program's turn
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9, 2, 3, 3, 4, 4
      When this program plays b6-a5
      Then this program has sent 7, 2, 6, 2, 5, 1
      And a line of the other program is awaited

    Example: the other program resigns
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends 0
      Then the black player has won
      And the match is over

    Example: this program does not move for the other one
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When this program plays c3-d4
      Then the move is refused: it is not the turn of this program

    Example: this program's own moves are refused by the rules of the game
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      When this program plays c3-c4
      Then the move is refused: a piece must land on a dark square

    Example: no line is awaited in this program's turn
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      When the other program sends 2
      Then the move is refused: no line is awaited from the other program

  @DR-43 @task-7
  Rule: What arrives is not trusted: a line that is malformed, a turn that is not legal, and a program that goes away or falls silent end the match with a reason
    Decision: whoever reads the lines asks why a line is not accepted, and then abandons the match for that reason.

    Scenario Outline: a turn that goes <how> is refused
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the other program sends <numbers>
      Then the move is refused: the turn is not legal here; both programs must play the same variant

      Examples: men of a new game
        | how                    | numbers       |
        | too far                | 2, 3, 3, 5, 5 |
        | from an empty square   | 2, 4, 4, 5, 5 |
        | with the other's piece | 2, 6, 2, 5, 1 |

    Scenario Outline: the match is abandoned because <reason>
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9
      When the match is abandoned, because <reason>
      Then the match has been abandoned: <reason>
      And no line of the other program is awaited
      And the game is not over

      Examples: the connection, the time, a line
        | reason                                           |
        | the other program has closed the connection     |
        | the other program has sent nothing for too long |
        | a line is a number from 0 to 2147483647         |

    Scenario Outline: "<line>" is no number
      Given a new game
      And a match begins in which this program draws 7
      When the other program sends the line "<line>"
      Then the move is refused: a line is a number from 0 to 2147483647

      Examples: only digits, no zero in front, and none greater than an int
        | line       |
        |            |
        | x          |
        | -1         |
        | +1         |
        | 01         |
        | 1 2        |
        | 2147483648 |

    Example: a line that is longer than any number is refused
      Given a new game
      And a match begins in which this program draws 7
      When the other program sends a line of 11 digits
      Then the move is refused: a line has at most ten characters

    Example: a refused line changes nothing, and another can be accepted
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 9, 2
      And the other program sends the line "x"
      And the move is refused: a line is a number from 0 to 2147483647
      When the other program sends 3
      Then 2, 3 have been received of a turn
      And the match goes on

    Scenario Outline: after a match was abandoned this is refused: <what>
      Given a new game
      And a match begins in which this program draws 7
      And the other program sends 3
      And the match is abandoned, because the other program has closed the connection
      When <what>
      Then the move is refused: the match has ended

      Examples: in this program's turn
        | what                                                                             |
        | the other program sends 2                                                        |
        | this program plays c3-d4                                                         |
        | this program resigns                                                             |
        | the match is abandoned, because the other program has sent nothing for too long  |

    Example: a match that has been played to its end is over
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
      And the match is over
      When the other program sends 2
      Then the move is refused: the match has ended
