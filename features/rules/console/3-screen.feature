Feature: The screen
  In a terminal the board stays where it is. Places are chosen with the arrow keys or the mouse, or typed.

  Background:
    Given Connect Four in the terminal

  @CO-13 @console
  Rule: The board stays where it is, and message, whose turn it is and question are always in sight
    Decision: question and message stand right below the board, which is as large as there is room. One that outgrows the
    screen is shown around the last move, and the names of its rows and columns stay in sight. Pieces are signs in the
    players' colours, which stand beside the names; letters if the screen can show no signs, or with --pieces letters,
    as here. What may be chosen, what has been chosen and the last move have grounds of their own. After a game the board
    keeps its size; if there is no room for the menu below it, any key goes on to the menu.

    Example: the whole screen of 80 columns and 24 rows
      When the players press 4 Enter
      Then the screen shows
        """
        Connect Four     1  North  ▸  2  South
                                  1   2   3   4   5   6   7
                                  .   .   .   .   .   .   .
                                                                Moves
                                  .   .   .   .   .   .   .     1. 4

                                  .   .   .   .   .   .   .

                                  .   .   .   .   .   .   .

                                  .   .   .   .   .   .   .

                                  .   .   .   1   .   .   .




        South (2) is next: which column, 1 to 7?
        >
        arrows and Enter, or type   Esc: clear   help   q: leave
        """
      And the screen marks .           1

    Example: a small screen shows the last move
      When the players press 4 Enter 44x10
      Then the screen shows
        """
                   .  .  .  .  .  .  .
                   .  .  .  1  .  .  .
        South (2) is next: which column, 1 to 7?
        """

  @CO-14 @console
  Rule: A place is chosen with the arrow keys and Enter or by mouse, and whatever can be chosen can be typed
    Scenario Outline: <keys> chooses column 3
      When the players press <keys>
      Then the screen shows
        """
                                  .   .   1   .   .   .   .
        """

      Examples: keys, typing, mouse, and after a change of the size
        | keys                           |
        | Right Right Enter              |
        | Right Right Right Left Enter   |
        | 3 Enter                        |
        | click@10,35                    |
        | Right 120x40 Right Enter 80x24 |

    Scenario Outline: <keys> leaves, keeps the game and restores the terminal
      When the players press <keys>
      Then the terminal is restored and shows
        """
        The game ends here, unfinished.
        It is kept as 1: load 1 resumes it.
        """

      Examples: q while nothing is typed, and Control and C always
        | keys      |
        | q         |
        | Interrupt |

    Example: q is a letter where a name is asked for
      Given the program is started without arguments
      When the players press p Enter q
      Then the screen shows
        """
        Name of player 1 (or random, competent or perfect, for an agent)?
        > q
        Enter: answer   help   Ctrl-C: leave
        """
