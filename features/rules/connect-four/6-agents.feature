Feature: Agents
  A program can take the place of a player. It looks at the game and says in which column it wants to play.

  @C4-16 @task-7
  Rule: An agent that is asked in a game that is not over answers with a column that has space, and changes nothing
    Decision: the player it plays for is the one who is next.

    Scenario Outline: a <level> agent finds the only column that has space
      Given the grid
        """
        1 1 . 2 2 1 2
        2 2 1 2 1 1 1
        1 2 2 1 2 2 2
        2 1 2 1 2 1 1
        2 1 1 1 2 2 1
        2 2 1 2 1 1 1
        """
      And a <level> agent with seed 1
      When the agent is asked for a column for the second player
      Then the agent chooses column 3
      And the grid is
        """
        1 1 . 2 2 1 2
        2 2 1 2 1 1 1
        1 2 2 1 2 2 2
        2 1 2 1 2 1 1
        2 1 1 1 2 2 1
        2 2 1 2 1 1 1
        """

      Examples: both agents
        | level     |
        | random    |
        | competent |

    Scenario Outline: a <level> agent plays a whole game against a <other> agent
      Given a new game
      When a <level> agent with seed 1 plays against a <other> agent with seed 2
      Then the game is over

      Examples: three games
        | level     | other     |
        | random    | random    |
        | random    | competent |
        | competent | competent |

  @C4-17 @task-6
  Rule: The simplest agent chooses at random among the columns with space, and over many plays it uses all of them

    Example: in a new game the agent uses every column about equally often
      Given a new game
      And a random agent with seed 2
      When the agent is asked 350 times for a column for the first player
      Then the agent has chosen exactly the columns 1, 2, 3, 4, 5, 6, 7
      And the agent has chosen each of them between 20 and 80 times

    Example: the agent never uses a full column, the others about equally often
      Given the grid
        """
        2 . . 1 . . 1
        1 . . 2 . . 2
        2 . . 1 . . 1
        1 . . 2 . . 2
        2 . . 1 . . 1
        1 . . 2 . . 2
        """
      And a random agent with seed 3
      When the agent is asked 800 times for a column for the first player
      Then the agent has chosen exactly the columns 2, 3, 5, 6
      And the agent has chosen each of them between 140 and 260 times

    Example: the agent does not use the columns one after another
      Given a new game
      And a random agent with seed 4
      When the agent is asked 100 times for a column for the first player
      Then the agent has chosen some column twice in a row, and some column not

    Example: agents with the same seed choose the same columns
      Given a new game
      And a random agent with seed 5
      When another random agent with seed 5 and the agent are in turn asked 20 times for the first player
      Then both agents have chosen alike

    Example: agents with different seeds choose different columns
      Given a new game
      And a random agent with seed 5
      When another random agent with seed 6 and the agent are in turn asked 20 times for the first player
      Then the agents have not chosen alike

  @C4-18 @task-7
  Rule: A competent agent wins at once where it can, and otherwise stops the opponent's only immediate win

    Example: the agent completes a row
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . 2 2 . . . .
        . 1 1 1 2 . .
        """
      And a competent agent with seed 1
      When the agent is asked for a column for the first player
      Then the agent chooses column 1

    Scenario Outline: the agent stops the opponent's only win, in a <direction> diagonal
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        <row 4>
        <row 5>
        <row 6>
        """
      And a competent agent with seed 3
      When the agent is asked for a column for the second player
      Then the agent chooses column 4

      Examples: both diagonals
        | direction | row 4         | row 5         | row 6         |
        | rising    | . . 1 2 . . . | . 1 2 1 . . 1 | 1 2 2 1 . . 2 |
        | falling   | . . . 2 1 . . | 1 . . 1 2 1 . | 2 . . 1 2 2 1 |

    Example: the agent wins instead of stopping a win
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 . . . . . 1
        2 . . . . . 1
        2 . 1 . . . 1
        """
      And a competent agent with seed 5
      When the agent is asked for a column for the second player
      Then the agent chooses column 1

    Example: where the opponent threatens two wins any column will do
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 2 2 . . .
        . . 1 1 1 . .
        """
      And a competent agent with seed 6
      When the agent is asked 30 times for a column for the second player
      Then the agent has chosen only columns that have space

    Example: where nothing is at stake any column with space will do
      Given the grid
        """
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        """
      And a competent agent with seed 7
      When the agent is asked 30 times for a column for the first player
      Then the agent has chosen only columns that have space

  @C4-19 @task-9
  Rule: The perfect agent never loses a position that is not lost: it always plays a column of best value
    Decision: the value of a column is what the game ends with after it, a win, a draw or a loss, if both players then
    play as well as can be. How soon it ends does not count.
    Asked what a column is worth, the agent answers 3 if the player who is next wins with the third disc from now, -3 if
    the opponent does with the third of theirs, and 0 for a draw. Others may answer nothing.

    Scenario Outline: the agent says what a column is worth: <meaning>
      Given the grid
        """
        . . . . . . .
        . . . . 2 . .
        . . . . 2 . .
        . . 1 . 1 . .
        . . 2 1 2 . .
        . . 2 2 1 1 1
        """
      And a perfect agent with seed 1
      When the agent is asked what column <column> is worth
      Then the agent says <worth>

      Examples: a column of each value
        | column | worth | meaning |
        | 4      | 4     | a win   |
        | 2      | 0     | a draw  |
        | 3      | -2    | a loss  |

    Example: the agent plays the only column that wins
      Given the grid
        """
        . . . . . . .
        . . . . 2 . .
        . . . . 2 . .
        . . 1 . 1 . .
        . . 2 1 2 . .
        . . 2 2 1 1 1
        """
      And a perfect agent with seed 1
      When the agent is asked for a column for the first player
      Then the agent chooses column 4

    Example: the agent plays the only column that does not lose
      Given the grid
        """
        . . . . . . .
        . . 2 1 . . .
        . . 2 2 . . .
        . 1 1 1 2 2 .
        . 1 2 2 2 1 .
        1 2 1 1 1 2 .
        """
      And a perfect agent with seed 2
      When the agent is asked for a column for the first player
      Then the agent chooses column 5

    Example: a draw is better than a loss, late in the game
      Given the grid
        """
        . . 2 1 2 . .
        . . 2 1 2 . 2
        . . 1 1 2 . 1
        . . 2 2 1 . 1
        . 1 2 2 1 . 1
        . 1 1 2 1 2 2
        """
      And a perfect agent with seed 3
      When the agent is asked for a column for the first player
      Then the agent chooses column 2

    Example: where every column loses any column with space will do
      Given the grid
        """
        . . 1 . . . .
        . . 2 1 2 2 .
        . . 2 2 2 1 .
        . . 1 2 1 1 .
        1 . 1 2 1 1 1
        2 2 1 1 2 2 2
        """
      And a perfect agent with seed 4
      When the agent is asked for a column for the first player
      Then the agent has chosen only columns that have space

    Example: a position that is won is won against any opponent
      Given the grid
        """
        . . . . . . .
        . . . . 2 . .
        . . . . 2 . .
        . . 1 . 1 . .
        . . 2 1 2 . .
        . . 2 2 1 1 1
        """
      When a perfect agent with seed 5 plays against a competent agent with seed 6
      Then the first player has won
