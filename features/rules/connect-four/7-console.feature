Feature: Playing in a terminal
  Connect Four is played by typing the number of a column. Two people share the keyboard, or an agent takes a side.

  Background:
    Given Connect Four in the terminal

  @C4-30 @console
  Rule: The console draws the grid with numbered columns, says who is next and asks for a column, until somebody has won or the game is a draw
    Decision: the discs are drawn as 1 and 2, the winning four in brackets.

    Example: the empty grid is drawn, and a column is asked for
      When the players type: 7
      Then the console shows
        """

          1  2  3  4  5  6  7
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        +---------------------+
        North (1) is next: which column, 1 to 7? 7
        """
      And the console shows
        """
        | .  .  .  .  .  .  1 |
        +---------------------+
        South (2) is next: which column, 1 to 7?
        """

    Example: the winning four stand in brackets
      When the players type: 1, 1, 2, 2, 3, 3, 4
      Then the console shows
        """
        | 2  2  2  .  .  .  . |
        |[1][1][1][1] .  .  . |
        +---------------------+
        North (1) has won with the four marked discs.
        """

    Example: a draw is announced
      Given Connect Four in the terminal, with the grid
        """
        1 2 1 2 1 2 .
        2 1 1 1 2 1 1
        2 2 2 1 2 2 2
        2 2 1 1 2 2 1
        1 2 1 2 1 2 2
        1 1 1 2 1 1 1
        """
      When the players type: 7
      Then the console shows: The game is a draw: the grid is full and nobody has four in line.

    Example: on a screen the winning four are marked
      Given Connect Four in the terminal, with the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 1 . . . . .
        1 2 2 2 . . 1
        """
      When the players press 5 Enter
      Then the screen shows
        """
                                  1   2   2   2   2   .   1



        South (2) has won with the four marked discs.
        """
      And the screen marks 2   2   2   2

  @C4-31 @console
  Rule: A column that does not exist, is full, or is not a number is refused with the reason and asked for again, and the game is unchanged
    Decision: a whole number may have a sign and zeros before it.

    Scenario Outline: <what> is refused
      When the players type: <typed>, 4
      Then the console asks again: <reason>
      And the console shows: | .  .  .  1  .  .  . |

      Examples: what is no column
        | what                        | typed | reason                       |
        | the number before the first | 0     | there is no such column      |
        | the number after the last   | 8     | there is no such column      |
        | a word                      | four  | that is not a number         |
        | a decimal number            | 4.0   | that is not one whole number |
        | an empty line               |       | nothing was typed            |

    Example: a full column is refused, the column beside it is not
      When the players type: 4, 4, 4, 4, 4, 4, 4, 5
      Then the console asks again: the column is full
      And the console shows: | .  .  .  1  1  .  . |

  @C4-32 @console
  Rule: Each side is a person or an agent
    Decision: where the name of a player is asked for, the level of an agent is an answer, too.

    Example: a random agent chooses where its name was typed
      Given Connect Four in the terminal, with a random agent that always chooses column 1 and a competent one that always chooses column 2
      And the program is started without arguments
      When the players type: p, North, random, 5
      Then the console shows: Agent 2 (random) plays column 1.

  @C4-33 @console
  Rule: Any engine that keeps the interface can be played, a student's included
    Decision: nothing relies on how a game is stored.

    Example: an engine that stores no grid can be played
      Given Connect Four in the terminal, with an engine that stores only which columns were played
      When the players type: 1, 1, 2, 2, 3, 3, 4
      Then the console shows
        """
        |[1][1][1][1] .  .  . |
        +---------------------+
        North (1) has won with the four marked discs.
        """
