Feature: The dialogue with the players
  Whatever the game, the console asks, refuses, explains and ends in the same way. Most examples are in Connect Four.

  Background:
    Given Connect Four in the terminal

  @CO-01 @console
  Rule: The console speaks English or Portuguese, and takes the words of commands in both
    Decision: an option of the program says which, else the system does. If that is another language, it is English.

    Scenario Outline: <language>, because <what> says so
      Given a system in <system>
      And the program is started with: --players One,Two <option>
      When the players type: 9, <command>
      Then the console shows
        """
        <question> 9
        <refusal>
        <question> <command>

        <heading>
        1  2  3  4  5  6  7
        """

      Examples: an option is stronger than the system
        | language   | what       | system     | option        | command | question                               | refusal                          | heading                      |
        | English    | the option | Portuguese | --language en | jogadas | One (1) is next: which column, 1 to 7? | Refused: there is no such column. | These moves are legal:       |
        | Portuguese | the option | English    | --language pt | moves   | One (1) joga: que coluna, 1 a 7?       | Recusado: essa coluna não existe. | São permitidas estas jogadas: |
        | Portuguese | the system | Portuguese |               | moves   | One (1) joga: que coluna, 1 a 7?       | Recusado: essa coluna não existe. | São permitidas estas jogadas: |

  @CO-02 @console
  Rule: Each game asks for the names of its players: 1 to 20 characters that can be seen, spaces within, and no two alike
    Decision: names that differ only in capitals or in the number of spaces within are alike.

    Example: the names are asked for and used
      Given the program is started without arguments
      When the players type: p, One Three, Two
      Then the console shows
        """
        Name of player 1 (or random, competent or perfect, for an agent)? One Three
        Name of player 2 (or random, competent or perfect, for an agent)? Two
        """
      And the console shows: One Three (1) is next: which column, 1 to 7?

    Scenario Outline: <what> is not a name
      Given the program is started without arguments
      When the players type: p, One A, <typed>, Two
      Then the console asks again: <reason>

      Examples: other things
        | what                          | typed                 | reason                                                     |
        | nothing                       |                       | nothing was typed                                          |
        | another's name, in other case | ONE a                 | another player has that name                               |
        | a name of 21 characters       | abcdefghijklmnopqrstu | a name has at most 20 characters                           |
        | the word of a command         | undo                  | that is the word for a command                             |

  @CO-03 @console
  Rule: An answer that is not understood or not allowed is refused with one message right above the question, and nothing has changed
    Example: a column that does not exist is refused above the question
      When the players type: 8
      Then the console shows
        """
        North (1) is next: which column, 1 to 7? 8
        Refused: there is no such column.
        North (1) is next: which column, 1 to 7?
        """

    Example: on a screen a refusal stands where it is read
      When the players press 8 Enter
      Then the screen shows
        """

        Refused: there is no such column.
        North (1) is next: which column, 1 to 7?
        >
        """

  @CO-04 @console
  Rule: A line is at most 200 characters long, blanks at its ends apart; a longer one is refused as a whole, and so are control characters

    Example: a line of 201 characters is refused
      When the players type 4 and 200 zeros before it
      Then the console asks again: the line is longer than 200 characters

    Example: an arrow key that arrives as text is refused
      When the players type: ␛[A
      Then the console asks again: the line contains an invisible character, as an arrow key sends

  @CO-05 @console
  Rule: At the end of input the console says so and ends with status 0, at any question
    Example: at the end of input a game is kept
      When the players type nothing
      Then the console shows at the end
        """
        North (1) is next: which column, 1 to 7?
        End of input: the game ends here, unfinished.
        It is kept as 1: load 1 resumes it.
        """
      And the program ends with status 0

  @CO-06 @console
  Rule: quit leaves the program and menu goes back to the menu, at any question, after the game has been kept
    Example: quit keeps the game and ends the program
      When the players type: 4, Quit
      Then the console shows at the end
        """
        South (2) is next: which column, 1 to 7? Quit
        The game ends here, unfinished.
        It is kept as 1: load 1 resumes it.
        """
      And the program ends with status 0
      And the only saved game is 1

    Example: menu keeps the game and goes back to the menu
      When the players type: menu
      Then the console shows
        """
        North (1) is next: which column, 1 to 7? menu
        The game is left.
        It is kept as 1: load 1 resumes it.
          1: play
        """

    Example: a game that cannot be kept is not lost without a question
      Given a folder in which nothing can be saved
      When the players type: quit, no, 4, quit, yes
      Then the console shows at the end
        """
        South (2) is next: which column, 1 to 7? quit
        The game cannot be saved: target/saves cannot be written. Leave, and lose the
        game: no or yes? (empty line: no) yes
        The game ends here, unfinished.
        The game cannot be saved: target/saves cannot be written.
        """
      And the program ends with status 0

    Scenario Outline: <typed> cannot be the name of a file
      When the players type: save <typed>
      Then the console asks again: <reason>

      Examples: commands and other things
        | typed    | reason                                                             |
        | Guardar  | that is the word for a command                                     |
        | ../other | type at most 40 letters from a to z, digits, hyphens and low lines |

  @CO-07 @console
  Rule: help shows what can be typed now, and rules the rules of the game in short with the key to its pieces
    Example: help in a game says what can be typed
      When the players type: help
      Then the console shows
        """

        Type the number of a column, from 1 to 7, to drop a disc there. Also:
          help                shows this
          rules               shows the rules of the game
        """

    Example: the rules of the game are shown, in Portuguese
      Given the program is started with: --players One,Two --language pt
      When the players type: regras
      Then the console shows: As peças do primeiro jogador são 1 (num ecrã: ●), as do segundo 2 (○).
