Feature: Playing in a terminal
  Connect Four is played by typing the number of a column. Two people share the keyboard, or an agent takes a side.

  @C4-30 @console
  Rule: The console draws the grid with numbered columns, says who is next and asks for a column, until somebody has won or the game is a draw
    Decision: the discs are drawn as 1 and 2, the winning four in brackets. Typing quit leaves the game, and so does the
    end of the input. Each has its own message, and the program ends normally, with status 0.

    Example: the first question
      Given Connect Four in the terminal
      When the players type nothing
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
        The first player (1) is next: which column, 1 to 7?
        """

    Example: the grid after the first disc
      Given Connect Four in the terminal
      When the players type
        """
        7
        """
      Then the console shows
        """
          1  2  3  4  5  6  7
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  1 |
        +---------------------+
        The second player (2) is next: which column, 1 to 7?
        """

    Example: four in a row win, for the first player
      Given Connect Four in the terminal
      When the players type
        """
        1
        1
        2
        2
        3
        3
        4
        """
      Then the console shows at the end
        """

          1  2  3  4  5  6  7
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | 2  2  2  .  .  .  . |
        |[1][1][1][1] .  .  . |
        +---------------------+
        The first player has won with the four discs in brackets.
        """
      And the program ends with status 0

    Example: four in a column win, for the second player
      Given Connect Four in the terminal, with the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . 2
        . . . . . . 2
        1 1 . 1 1 . 2
        """
      When the players type
        """
        7
        """
      Then the console shows at the end
        """

          1  2  3  4  5  6  7
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  . [2]|
        | .  .  .  .  .  . [2]|
        | .  .  .  .  .  . [2]|
        | 1  1  .  1  1  . [2]|
        +---------------------+
        The second player has won with the four discs in brackets.
        """

    Example: four in a diagonal that rises to the right win, for the first player
      Given Connect Four in the terminal, with the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 1 2 . . .
        . 1 2 1 . . .
        1 2 1 2 . . 2
        """
      When the players type
        """
        4
        """
      Then the console shows at the end
        """

          1  2  3  4  5  6  7
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  . [1] .  .  . |
        | .  . [1] 2  .  .  . |
        | . [1] 2  1  .  .  . |
        |[1] 2  1  2  .  .  2 |
        +---------------------+
        The first player has won with the four discs in brackets.
        """

    Example: four in a diagonal that falls to the right win, for the second player
      Given Connect Four in the terminal, with the grid
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 1 2 . .
        . . . 2 1 2 .
        1 1 . 1 2 1 2
        """
      When the players type
        """
        4
        """
      Then the console shows at the end
        """

          1  2  3  4  5  6  7
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  . [2] .  .  . |
        | .  .  .  1 [2] .  . |
        | .  .  .  2  1 [2] . |
        | 1  1  .  1  2  1 [2]|
        +---------------------+
        The second player has won with the four discs in brackets.
        """

    Example: a draw
      Given Connect Four in the terminal, with the grid
        """
        1 2 1 2 1 2 .
        2 1 1 1 2 1 1
        2 2 2 1 2 2 2
        2 2 1 1 2 2 1
        1 2 1 2 1 2 2
        1 1 1 2 1 1 1
        """
      When the players type
        """
        7
        """
      Then the console shows at the end
        """

          1  2  3  4  5  6  7
        | 1  2  1  2  1  2  2 |
        | 2  1  1  1  2  1  1 |
        | 2  2  2  1  2  2  2 |
        | 2  2  1  1  2  2  1 |
        | 1  2  1  2  1  2  2 |
        | 1  1  1  2  1  1  1 |
        +---------------------+
        The game is a draw: the grid is full and nobody has four in line.
        """
      And the program ends with status 0

    Example: a win with the very last disc is not a draw
      Given Connect Four in the terminal, with the grid
        """
        1 1 2 2 1 . 1
        2 1 1 1 2 1 2
        2 1 1 2 2 2 1
        1 2 2 2 1 1 1
        2 1 1 2 2 2 1
        1 1 2 1 2 2 2
        """
      When the players type
        """
        6
        """
      Then the console shows at the end
        """

          1  2  3  4  5  6  7
        | 1  1  2  2  1 [2] 1 |
        | 2  1  1  1 [2] 1  2 |
        | 2  1  1 [2] 2  2  1 |
        | 1  2 [2] 2  1  1  1 |
        | 2  1  1  2  2  2  1 |
        | 1  1  2  1  2  2  2 |
        +---------------------+
        The second player has won with the four discs in brackets.
        """

    Example: the input ends in the middle of a game
      Given Connect Four in the terminal
      When the players type
        """
        4
        """
      Then the console shows at the end
        """
        The second player (2) is next: which column, 1 to 7?
        End of input: the game ends here, unfinished.
        """
      And the program ends with status 0

    Example: the players leave in the middle of a game
      Given Connect Four in the terminal
      When the players type
        """
        4
        Quit
        4
        """
      Then the console shows at the end
        """
        The second player (2) is next: which column, 1 to 7?
        The game ends here, unfinished.
        """
      And the program ends with status 0

  @C4-31 @console
  Rule: A column that does not exist, is full, or is not a number is refused with the reason and asked for again, and the game is unchanged
    Decision: a whole number may have a sign and zeros before it, and blanks around it. What was typed is not shown
    again. In the tables, ␛ is the Escape key, which begins what an arrow key sends; ␉ is a tab, ␠ a space.

    Scenario Outline: <what> is refused
      Given Connect Four in the terminal
      When the players type
        """
        <typed>
        4
        """
      Then the console asks again: <reason>
      And the console shows at the end
        """
        The first player (1) is next: which column, 1 to 7?

          1  2  3  4  5  6  7
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  1  .  .  . |
        +---------------------+
        The second player (2) is next: which column, 1 to 7?
        End of input: the game ends here, unfinished.
        """

      Examples: columns that do not exist
        | what                            | typed                | reason                  |
        | the number before the first     | 0                    | there is no such column |
        | the number after the last       | 8                    | there is no such column |
        | a negative number               | -1                   | there is no such column |
        | a number that fits no int       | 4294967300           | there is no such column |
        | a negative one that fits no int | -4294967292          | there is no such column |
        | a number that fits no long      | 18446744073709551620 | there is no such column |

      Examples: what is not a whole number
        | what                      | typed | reason                       |
        | a letter                  | d     | that is not a number         |
        | a word                    | four  | that is not a number         |
        | a number and a letter     | 4x    | that is not a number         |
        | a sign without a number   | -     | that is not a number         |
        | a digit of another script | ٤     | that is not a number         |
        | a decimal number          | 4.0   | that is not one whole number |
        | a number with a comma     | 4,5   | that is not one whole number |
        | two numbers               | 4 5   | that is not one whole number |

      Examples: what is invisible
        | what                  | typed | reason                                                                  |
        | an empty line         |       | nothing was typed                                                       |
        | a line of blanks      | ␠␉␠   | nothing was typed                                                       |
        | an arrow key          | ␛[A   | the line contains an invisible character, such as an arrow key produces |
        | a number after Escape | ␛4    | the line contains an invisible character, such as an arrow key produces |

    Scenario Outline: <what> is accepted
      Given Connect Four in the terminal
      When the players type
        """
        <typed>
        """
      Then the console shows at the end
        """
        | .  .  .  1  .  .  . |
        +---------------------+
        The second player (2) is next: which column, 1 to 7?
        End of input: the game ends here, unfinished.
        """

      Examples: other ways to type 4
        | what                  | typed |
        | a number among blanks | ␠4␉   |
        | a number with a sign  | +4    |
        | a number with zeros   | 004   |

    Example: a full column is refused, the column beside it is not
      Given Connect Four in the terminal, with the grid
        """
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        . . . 2 . . .
        . . . 1 . . .
        """
      When the players type
        """
        4
        5
        """
      Then the console asks again: the column is full
      And the console shows at the end
        """
        The first player (1) is next: which column, 1 to 7?

          1  2  3  4  5  6  7
        | .  .  .  2  .  .  . |
        | .  .  .  1  .  .  . |
        | .  .  .  2  .  .  . |
        | .  .  .  1  .  .  . |
        | .  .  .  2  .  .  . |
        | .  .  .  1  1  .  . |
        +---------------------+
        The second player (2) is next: which column, 1 to 7?
        End of input: the game ends here, unfinished.
        """

  @C4-32 @console
  Rule: Each side is a person or an agent
    Decision: the console asks for this at the start, or the program's arguments name it. The beginning of a word is
    enough, in small letters or capitals, and an empty line means a person. The agents' choices follow from a seed,
    which is 1 unless another is chosen. Arguments that are not understood end the program with one line and status 2.

    Example: both sides are asked for, and no seed if two persons play
      Given Connect Four in the terminal
      And the program is started without arguments
      When the players type
        """
        person
        person
        """
      Then the console shows
        """
        Who is the first player, a person or an agent: person, random or competent? (empty line: person)
        Who is the second player, a person or an agent: person, random or competent? (empty line: person)
        The first player is a person, the second player a person.
        """

    Example: the seed is asked for if an agent plays
      Given Connect Four in the terminal
      And the program is started without arguments
      When the players type
        """
        person
        random
        7
        """
      Then the console shows
        """
        Which seed, a whole number? With the same seed, an agent makes the same choices. (empty line: 1)
        The first player is a person, the second player a random agent; the agents' seed is 7.
        """

    Scenario Outline: the answers "<first>" and "<second>", and an empty line for the seed
      Given Connect Four in the terminal
      And the program is started without arguments
      When the players type
        """
        <first>
        <second>

        """
      Then the console shows
        """
        The first player is <one>, the second player <other>; the agents' seed is 1.
        """

      Examples: words, in capitals or shortened, and empty lines
        | first     | second    | one               | other             |
        | person    | random    | a person          | a random agent    |
        | random    | person    | a random agent    | a person          |
        | competent | random    | a competent agent | a random agent    |
        |           | competent | a person          | a competent agent |
        | RANDOM    |           | a random agent    | a person          |
        | Comp      | P         | a competent agent | a person          |

    Scenario Outline: <what> does not say who plays
      Given Connect Four in the terminal
      And the program is started without arguments
      When the players type
        """
        <typed>
        random
        person

        """
      Then the console asks again: <reason>
      And the console shows
        """
        The first player is a random agent, the second player a person; the agents' seed is 1.
        """

      Examples: other things
        | what                | typed   | reason                                                                  |
        | another word        | robot   | that is not person, random or competent                                 |
        | a word that goes on | persons | that is not person, random or competent                                 |
        | a number            | 1       | that is not person, random or competent                                 |
        | an arrow key        | ␛[B     | the line contains an invisible character, such as an arrow key produces |

    Scenario Outline: <what> is not a seed
      Given Connect Four in the terminal
      And the program is started without arguments
      When the players type
        """
        random
        person
        <typed>
        -5
        """
      Then the console asks again: <reason>
      And the console shows
        """
        The first player is a random agent, the second player a person; the agents' seed is -5.
        """

      Examples: other things
        | what                       | typed               | reason                         |
        | a word                     | seven               | that is not a number           |
        | a decimal number           | 1.5                 | that is not one whole number   |
        | a number that fits no long | 9223372036854775808 | the number has too many digits |

    Scenario Outline: the arguments "<arguments>" say who plays
      Given Connect Four in the terminal
      And the program is started with: <arguments>
      When the players type nothing
      Then the console shows
        """
        Connect Four: whoever first has four discs in line wins. Type quit to leave.
        The first player is a person, the second player a random agent; the agents' seed is <seed>.
        """

      Examples: with a seed and without
        | arguments       | seed |
        | person random 7 | 7    |
        | person random   | 1    |
        | p R -3          | -3   |

    Scenario Outline: the arguments "<arguments>" are not understood
      Given Connect Four in the terminal
      And the program is started with: <arguments>
      When the players type nothing
      Then the console shows only
        """
        Usage: FIRST SECOND [SEED] - FIRST and SECOND are person, random or competent, SEED is a whole number.
        """
      And the program ends with status 2

      Examples: too few, too many, wrong ones
        | arguments         |
        | person            |
        | person person 1 2 |
        | person robot      |
        | robot person      |
        | person person x   |
        | --help            |

    Example: a person is asked, and a random agent chooses
      Given Connect Four in the terminal, with a random agent that always chooses column 1 and a competent one that always chooses column 2
      And the program is started with: person random
      When the players type
        """
        5
        """
      Then the console shows at the end
        """
        The second player's agent plays column 1.

          1  2  3  4  5  6  7
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | 2  .  .  .  1  .  . |
        +---------------------+
        The first player (1) is next: which column, 1 to 7?
        End of input: the game ends here, unfinished.
        """

    Example: a competent agent chooses, and a person is asked
      Given Connect Four in the terminal, with a random agent that always chooses column 1 and a competent one that always chooses column 2
      And the program is started with: competent person
      When the players type nothing
      Then the console shows at the end
        """
        The first player's agent plays column 2.

          1  2  3  4  5  6  7
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  1  .  .  .  .  . |
        +---------------------+
        The second player (2) is next: which column, 1 to 7?
        End of input: the game ends here, unfinished.
        """

    Example: two agents play by themselves
      Given Connect Four in the terminal, with a random agent that always chooses column 1 and a competent one that always chooses column 2
      And the program is started with: random competent
      When the players type nothing
      Then the console shows at the end
        """
        The first player's agent plays column 1.

          1  2  3  4  5  6  7
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        |[1] .  .  .  .  .  . |
        |[1] 2  .  .  .  .  . |
        |[1] 2  .  .  .  .  . |
        |[1] 2  .  .  .  .  . |
        +---------------------+
        The first player has won with the four discs in brackets.
        """

    Example: the seed is passed to the first agent, and the next seed to the second
      Given Connect Four in the terminal, with agents that always choose the column that is their seed
      And the program is started with: random random 3
      When the players type nothing
      Then the console shows at the end
        """
        The first player's agent plays column 3.

          1  2  3  4  5  6  7
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  . [1] .  .  .  . |
        | .  . [1] 2  .  .  . |
        | .  . [1] 2  .  .  . |
        | .  . [1] 2  .  .  . |
        +---------------------+
        The first player has won with the four discs in brackets.
        """

    Scenario Outline: the engine's own agents, <first> against <second>, fill the last column
      Given Connect Four in the terminal, with the grid
        """
        1 2 1 2 1 2 .
        2 1 1 1 2 1 .
        2 2 2 1 2 2 2
        2 2 1 1 2 2 1
        1 2 1 2 1 2 2
        1 1 1 2 1 1 1
        """
      And the program is started with: <first> <second>
      When the players type nothing
      Then the console shows at the end
        """
        The second player's agent plays column 7.

          1  2  3  4  5  6  7
        | 1  2  1  2  1  2  2 |
        | 2  1  1  1  2  1  1 |
        | 2  2  2  1  2  2  2 |
        | 2  2  1  1  2  2  1 |
        | 1  2  1  2  1  2  2 |
        | 1  1  1  2  1  1  1 |
        +---------------------+
        The game is a draw: the grid is full and nobody has four in line.
        """

      Examples: both agents on both sides
        | first     | second    |
        | random    | competent |
        | competent | random    |

  @C4-33 @console
  Rule: Any engine that keeps the interface can be played, a student's included
    Decision: nothing relies on how a game is stored. If an engine fails, the game ends with a line that says why, and
    the program with status 1.

    Example: an engine that stores no grid
      Given Connect Four in the terminal, with an engine that stores only which columns were played
      When the players type
        """
        1
        2
        2
        3
        3
        4
        3
        4
        4
        7
        4
        """
      Then the console shows at the end
        """

          1  2  3  4  5  6  7
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | .  .  . [1] .  .  . |
        | .  . [1] 1  .  .  . |
        | . [1] 1  2  .  .  . |
        |[1] 2  2  2  .  .  2 |
        +---------------------+
        The first player has won with the four discs in brackets.
        """

    Example: a full column of an engine that stores no grid
      Given Connect Four in the terminal, with an engine that stores only which columns were played
      When the players type
        """
        4
        4
        4
        4
        4
        4
        4
        """
      Then the console asks again: the column is full
      And the console shows
        """
        | .  .  .  2  .  .  . |
        | .  .  .  1  .  .  . |
        | .  .  .  2  .  .  . |
        | .  .  .  1  .  .  . |
        | .  .  .  2  .  .  . |
        | .  .  .  1  .  .  . |
        +---------------------+
        The first player (1) is next: which column, 1 to 7?
        """

    Example: an engine that does not say which discs have won
      Given Connect Four in the terminal, with an engine that does not say which discs have won
      When the players type
        """
        1
        2
        1
        2
        1
        2
        1
        """
      Then the console shows at the end
        """

          1  2  3  4  5  6  7
        | .  .  .  .  .  .  . |
        | .  .  .  .  .  .  . |
        | 1  .  .  .  .  .  . |
        | 1  2  .  .  .  .  . |
        | 1  2  .  .  .  .  . |
        | 1  2  .  .  .  .  . |
        +---------------------+
        The first player has won.
        """

    Example: an engine that is not finished yet
      Given Connect Four in the terminal, with an engine that cannot drop a disc yet
      When the players type
        """
        4
        """
      Then the console shows
        """
        The first player (1) is next: which column, 1 to 7?
        The engine failed: UnsupportedOperationException: TODO 2: play
        """
      And the program ends with status 1

    Example: an engine that never ends the game
      Given Connect Four in the terminal, with an engine that forgets every disc
      And the program is started with: random random
      When the players type nothing
      Then the console shows at the end
        """
        The engine failed: after 42 discs the game is not over.
        """
      And the program ends with status 1

    Example: an agent that chooses a column that does not exist
      Given Connect Four in the terminal, with a random agent that always chooses column 1 and a competent one that always chooses column 9
      And the program is started with: random competent
      When the players type nothing
      Then the console shows at the end
        """
        The engine failed: the second player's agent chose column 9, but there is no such column.
        """
      And the program ends with status 1

    Example: an agent that chooses a full column
      Given Connect Four in the terminal, with a random agent that always chooses column 4 and a competent one that always chooses column 4
      And the program is started with: random competent
      When the players type nothing
      Then the console shows at the end
        """
        The engine failed: the first player's agent chose column 4, but the column is full.
        """
      And the program ends with status 1
