Feature: Agents
  A program can take the place of a player. It looks at the game and says in which column it wants to play.

  @C4-16
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

    Scenario Outline: a <level> agent finds the only column that has space, even if it is the first
      Given the grid
        """
        . 1 2 2 1 1 2
        . 2 2 2 1 2 1
        . 1 1 1 2 1 1
        1 1 2 1 2 1 2
        1 1 2 2 2 1 2
        1 2 1 2 1 2 2
        """
      And a <level> agent with seed 1
      When the agent is asked for a column for the second player
      Then the agent chooses column 1

      Examples: both agents
        | level     |
        | random    |
        | competent |

    Scenario Outline: a <level> agent finds the only column that has space, even if it is the last
      Given the grid
        """
        1 1 1 2 1 1 .
        2 2 1 2 1 2 .
        2 1 2 2 1 2 .
        1 2 2 1 2 1 2
        1 1 1 2 1 1 1
        2 2 1 2 1 2 2
        """
      And a <level> agent with seed 1
      When the agent is asked for a column for the second player
      Then the agent chooses column 7

      Examples: both agents
        | level     |
        | random    |
        | competent |

    Scenario Outline: a <level> agent looks at the game that it is asked about, whichever it was asked about before
      Given a new game
      And a <level> agent with seed 1
      And the agent is asked for a column for the first player
      When another game is started meanwhile
      And the players in turn drop discs in columns 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2
      And the players in turn drop discs in columns 4, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4
      And the agent is asked 40 times for a column for the first player
      Then the agent has chosen only columns that have space

      Examples: both agents
        | level     |
        | random    |
        | competent |

    Scenario Outline: two <level> agents play a whole game with seeds <first> and <second>
      Given a new game
      When a <level> agent with seed <first> plays against a <level> agent with seed <second>
      Then the game is over

      Examples: some games
        | level     | first | second |
        | random    | 1     | 2      |
        | random    | 3     | 4      |
        | competent | 1     | 2      |

  @C4-17
  Rule: The simplest agent chooses at random among the columns with space, and over many plays it uses all of them

    Example: in a new game it uses every column, and none much more often than the others
      Given a new game
      And a random agent with seed 2
      When the agent is asked 350 times for a column for the first player
      Then the agent has chosen exactly the columns 1, 2, 3, 4, 5, 6, 7
      And the agent has chosen each of them between 20 and 80 times

    Example: it never uses a full column, and none of the others much more often than the rest
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

    Example: for the second player it chooses at random, too
      Given the grid
        """
        . . . 1 2 . .
        . . . 2 1 . .
        . . . 1 2 . .
        . . . 2 1 . .
        . . . 1 2 . .
        . . 1 2 1 . .
        """
      And a random agent with seed 9
      When the agent is asked 300 times for a column for the second player
      Then the agent has chosen exactly the columns 1, 2, 3, 6, 7
      And the agent has chosen each of them between 30 and 90 times

    Example: with the same seed it answers the same
      Given a new game
      And a random agent with seed 5
      When the agent is asked 20 times for a column for the first player
      And another random agent with seed 5 is asked as often
      Then both agents have chosen alike

    Example: it does not go through the columns in an order of its own
      Given a new game
      And a random agent with seed 4
      When the agent is asked 100 times for a column for the first player
      Then the agent has chosen some column twice in a row, and some column not

    Example: agents with the same seed answer the same also if they are asked in turn
      Given a new game
      And a random agent with seed 5
      When another random agent with seed 5 and the agent are in turn asked 20 times for the first player
      Then both agents have chosen alike

    Example: with the same seed it answers the same in another game in the same position
      Given a new game
      And a random agent with seed 5
      When the agent is asked 20 times for a column for the first player
      And another game is started meanwhile
      And another random agent with seed 5 is asked as often
      Then both agents have chosen alike

    Scenario Outline: with seed <other> it answers otherwise than with seed <seed>
      Given a new game
      And a random agent with seed <seed>
      When the agent is asked 20 times for a column for the first player
      And another random agent with seed <other> is asked as often
      Then the agents have not chosen alike

      Examples: small, negative and large seeds
        | seed | other                |
        | 5    | 6                    |
        | 6    | 7                    |
        | 5    | -5                   |
        | 5    | 1005                 |
        | 5    | 4294967301           |
        | 5    | 9223372036854775807  |
        | 5    | -9223372036854775808 |

  @C4-18
  Rule: A competent agent wins at once where it can, and otherwise stops the opponent's only immediate win

    Example: it wins in a row
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

    Example: it wins in a column, for the second player
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . 2 .
        . 1 . . . 2 .
        1 1 . . 1 2 .
        """
      And a competent agent with seed 2
      When the agent is asked for a column for the second player
      Then the agent chooses column 6

    Example: it wins in a rising diagonal
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 1 2 . . .
        . 1 2 1 . . .
        1 2 2 1 . . 2
        """
      And a competent agent with seed 3
      When the agent is asked for a column for the first player
      Then the agent chooses column 4

    Example: it wins in a falling diagonal
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 2 1 . .
        . . . 1 2 1 .
        2 . . 1 2 2 1
        """
      And a competent agent with seed 4
      When the agent is asked for a column for the first player
      Then the agent chooses column 4

    Example: it wins in the top row, by filling a gap
      Given the grid
        """
        . . 1 . 1 1 .
        . . 2 2 1 2 .
        . . 2 2 1 2 .
        . . 1 2 2 2 .
        . . 2 1 1 1 .
        . . 1 2 2 1 1
        """
      And a competent agent with seed 12
      When the agent is asked for a column for the first player
      Then the agent chooses column 4

    Scenario Outline: it wins in <line>
      Given a new game
      And the players in turn drop discs in columns <columns>
      And a competent agent with seed 18
      When the agent is asked for a column for the <player> player
      Then the agent chooses column <column>

      Examples: more lines
        | line                                     | columns                                        | player | column |
        | a row up to the last column              | 6, 2, 5, 5, 7, 5                               | first  | 4      |
        | a row that is not at the bottom          | 5, 4, 3, 3, 2, 4, 1, 2, 1                      | second | 5      |
        | a column up to the top row               | 2, 2, 2, 3, 2, 1, 2, 7                         | first  | 2      |
        | a column that is not at the bottom       | 5, 5, 4, 5, 4, 5, 1                            | second | 5      |
        | a rising diagonal up to the last column  | 4, 5, 7, 6, 5, 6, 6, 1, 7, 7                   | first  | 7      |
        | a falling diagonal from the first column | 2, 3, 4, 3, 2, 2, 4, 1, 1, 5, 7, 1, 2, 1, 3, 6 | first  | 1      |
        | a rising diagonal with a gap             | 5, 5, 2, 4, 4, 3, 4, 5, 5, 4                   | first  | 3      |
        | a falling diagonal with a gap            | 4, 1, 2, 2, 1, 1, 2, 3, 1, 7                   | first  | 3      |
        | five in a row                            | 6, 1, 3, 7, 2, 1, 4, 4                         | first  | 5      |

    Example: it wins rather than stop a win
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 . . . . . 2
        1 . . . . . 2
        1 . . . . . 2
        """
      And a competent agent with seed 5
      When the agent is asked for a column for the first player
      Then the agent chooses column 1

    Example: the second player wins rather than stop a win, too
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 . . . . . 2
        1 . . . . . 2
        1 . . 1 . . 2
        """
      And a competent agent with seed 5
      When the agent is asked for a column for the second player
      Then the agent chooses column 7

    Example: it wins on the right rather than stop a win on the left
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 . . . . . 1
        2 . . . . . 1
        2 . . . . . 1
        """
      And a competent agent with seed 6
      When the agent is asked for a column for the first player
      Then the agent chooses column 7

    Example: it stops the only win in a row
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . 2 . . . . .
        2 1 1 1 . . .
        """
      And a competent agent with seed 7
      When the agent is asked for a column for the second player
      Then the agent chooses column 5

    Example: it stops the only win in a column
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . 1
        . . 2 . . . 1
        . . 2 . . . 1
        """
      And a competent agent with seed 8
      When the agent is asked for a column for the second player
      Then the agent chooses column 7

    Example: it stops the only win in a rising diagonal
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 1 2 . . .
        . 1 2 1 . . 1
        1 2 2 1 . . 2
        """
      And a competent agent with seed 9
      When the agent is asked for a column for the second player
      Then the agent chooses column 4

    Example: it stops the only win in a falling diagonal
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 2 1 . .
        . . . 1 2 1 .
        2 1 . 1 2 2 1
        """
      And a competent agent with seed 10
      When the agent is asked for a column for the second player
      Then the agent chooses column 4

    Scenario Outline: it stops the only win in column <column>
      Given a new game
      And the players in turn drop discs in columns <columns>
      And a competent agent with seed 18
      When the agent is asked for a column for the second player
      Then the agent chooses column <column>

      Examples: more columns
        | column | columns       |
        | 1      | 2, 5, 4, 7, 3 |
        | 3      | 2, 2, 4, 7, 5 |
        | 6      | 3, 2, 4, 4, 5 |

    Example: it stops the only win of the second player, by filling a gap
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 . 1 . . . .
        2 . 2 2 . 1 .
        """
      And a competent agent with seed 13
      When the agent is asked for a column for the first player
      Then the agent chooses column 2

    Example: where the opponent threatens two wins any column with space will do
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 2 2 . . .
        . . 1 1 1 . .
        """
      And a competent agent with seed 15
      When the agent is asked 30 times for a column for the second player
      Then the agent has chosen only columns that have space

    Example: it looks at the game anew each time it is asked
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 . . . . . .
        1 2 . . . . .
        1 2 . . . . .
        """
      And a competent agent with seed 16
      And the agent is asked for a column for the second player
      And the players in turn drop discs in columns 1, 7, 2
      When the agent is asked for a column for the first player
      Then the agent has chosen exactly the columns 1, 2

    Example: it looks at the game that it is asked about, whichever it was asked about before
      Given the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 2 2 . . . .
        1 1 1 . . . .
        """
      And a competent agent with seed 16
      And the agent is asked for a column for the first player
      When another game is started meanwhile
      And the players in turn drop discs in columns 5, 1, 5, 1, 5, 1
      And the agent is asked for a column for the first player
      Then the agent has chosen exactly the columns 4, 5

    Example: with the same seed it answers the same
      Given a new game
      And a competent agent with seed 5
      When the agent is asked 20 times for a column for the first player
      And another competent agent with seed 5 is asked as often
      Then both agents have chosen alike

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
      And a competent agent with seed 11
      When the agent is asked 30 times for a column for the first player
      Then the agent has chosen only columns that have space
