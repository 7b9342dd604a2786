Feature: The simplified rules
  These are the rules of the exercise. Unless an example names the classic rules, they hold everywhere.

  Nobody has to capture (DR-21), or to jump on: the player chooses when the turn ends (DR-25). A king moves and jumps
  like a man, but also backward (DR-22). A man that becomes a king by a jump may jump on at once, as a king (DR-23).
  There are no draws (DR-24).

  @DR-21
  Rule: By the simplified rules capture is never mandatory, nor is the largest capture

    @task-3
    Example: a man may move although it could capture
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
      When the white player plays c3-b4
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

    @task-4
    Example: one piece may be taken although another capture takes two
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   b
        2   b   .   .   w
        1 w   .   .   .
          a b c d e f g h
        """
      When the white player plays h2-f4
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   w   .
        3 .   .   .   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """

    @task-4
    Example: moves and captures are legal side by side
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   w   .   .
        2   .   .   .   w
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are h2-g3, c3-b4, c3-e5

  @DR-22 @task-5
  Rule: By the simplified rules a king moves like a man, one square, but also backward, and jumps adjacent enemy pieces in all directions

    Example: a king moves one square, forward or backward
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   W   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are d4-c3, d4-e3, d4-c5, d4-e5

    Example: a king captures backward
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   W   .   .
        3 .   b   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d4-b2
      Then the board is
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

    Example: a king jumps in all directions
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   b   b   .
        4   .   W   .   .
        3 .   b   b   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are d4-b2, d4-f2, d4-b6, d4-f6

    Example: a black king moves and jumps like a white one
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   w   .
        4   .   B   .   .
        3 .   w   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      Then the legal moves are d4-b2, d4-e3, d4-c5, d4-f6

    Scenario Outline: a king on d4 does not <what>
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   b   .
        5 .   b   .   .
        4   .   W   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d4-<square>
      Then the move is refused: a king moves one square, or two with a jump

      Examples: one square, or to the square right behind an adjacent piece
        | what                                | square |
        | move two squares                    | f2     |
        | jump a piece that is not adjacent   | g7     |
        | land farther than right behind      | a7     |

    Example: a king goes on jumping, forward and backward
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   b   .
        3 .   W   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then c3-e5-g3 captures on d4, f4

  @DR-23 @task-5
  Rule: By the simplified rules a man that becomes a king by a jump may go on jumping in the same turn, as a king

    Example: a man is crowned by a jump and jumps back
      Given the board
        """
        8   .   .   .   .
        7 .   .   b   b
        6   .   w   .   .
        5 b   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d6-f8-h6
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   W
        5 b   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: a black man is crowned by a jump and jumps back
      Given the board
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   w
        3 .   .   b   .
        2   w   w   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      And it is the turn of the black player
      When the black player plays e3-c1-a3
      Then the board is
        """
        8   .   .   .   .
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   w
        3 B   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: a man that is crowned by a jump may stop
      Given the board
        """
        8   .   .   .   .
        7 .   .   b   b
        6   .   w   .   .
        5 b   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays d6-f8
      Then the board is
        """
        8   .   .   W   .
        7 .   .   .   b
        6   .   .   .   .
        5 b   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    Example: stopping and going on are both legal
      Given the board
        """
        8   .   .   .   .
        7 .   .   b   b
        6   .   w   .   .
        5 b   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves from d6 are d6-c7, d6-f8, d6-f8-h6

    Example: a man that becomes a king without a jump does not jump
      Given the board
        """
        8   .   .   .   .
        7 .   .   w   b
        6   .   .   .   .
        5 b   .   .   .
        4   .   .   .   .
        3 .   .   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays e7-f8-h6
      Then the move is refused: a turn of several moves consists of jumps

  @DR-25
  Rule: By the simplified rules a turn ends with a plain move, with a jump after which no other is possible or the player chooses to stop, or by resigning
    Decision: a jumped piece leaves the board with its jump. By these rules a turn may stop after any jump, and is entered
    and shown jump by jump; the brief says that the piece leaves at once. The classic rules (DR-16) settle it otherwise,
    since there only the whole capture counts.
    Decision: where the brief leaves something open it defers to official programs, which cannot be had any more; the
    decisions in these files stand in for them.

    @task-4
    Example: a player may stop although another jump is possible
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
      When the white player plays a1-c3
      Then the board is
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
      And the black player is next

    @task-4
    Example: after each jump the turn may end or go on
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   b   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   .   .   .
        2   b   .   .   .
        1 w   .   .   .
          a b c d e f g h
        """
      Then the legal moves are a1-c3, a1-c3-e5, a1-c3-e5-c7

    @task-5
    Example: a king goes round and ends where it began
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   b   .
        3 .   W   .   .
        2   .   b   b   .
        1 .   .   .   .
          a b c d e f g h
        """
      When the white player plays c3-e5-g3-e1-c3
      Then the board is
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   .   .   .
        3 .   W   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """

    @task-5
    Example: a king cannot jump back over what it has jumped
      Given the board
        """
        8   .   .   .   b
        7 .   .   .   .
        6   .   .   .   .
        5 .   .   .   .
        4   .   b   .   .
        3 .   W   .   .
        2   .   .   .   .
        1 .   .   .   .
          a b c d e f g h
        """
      Then the legal moves are c3-b2, c3-d2, c3-b4, c3-e5
