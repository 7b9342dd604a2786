Feature: Playing in a terminal
  Two to four people share the keyboard and play Qwirkle by typing commands: one tile after another, a trade, or a pass.

  @QW-30 @console
  Rule: The console asks for the number of players, their names, and whether cheat mode is on; an invalid answer is refused with a message and asked for again
    Decision: it also asks whether the published opening and end apply. A name consists of at most 20 visible characters
    and spaces; names must differ in more than small letters and capitals. Yes and no may be typed in Portuguese or as
    one letter. The program may have one argument, the seed with which the bag of the first game is shuffled; the second
    game has the next seed, and so on. Without it the first seed is a fresh one. The seed is shown, so that a game can
    be played again. Arguments that are not understood end the program with one line and status 2.

    Example: all the questions
      Given Qwirkle in the terminal
      When the players type
        """
        2
        North
        South
        no
        no
        """
      Then the console shows only
        """
        Qwirkle: place tiles in lines that share one shape or one colour. Type quit to leave.
        How many players, 2 to 4?
        What is player 1 called?
        What is player 2 called?
        In cheat mode any tile in the bag may be played, too.
        Is cheat mode on: yes or no?
        By the published rules, the player who can play the most tiles begins, and when
        the bag is empty the game goes on until a hand is empty. Do these rules apply: yes or no?
        The bag is shuffled with seed 0. The same seed gives the same tiles again.

            0
         0  .
        North holds A1 A2 A3 A4 A5 A6; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        North, which command?
        End of input: the game ends here, unfinished.
        """
      And the program ends with status 0

    Scenario Outline: <number> players, typed as "<typed>"
      Given Qwirkle in the terminal
      When the players type
        """
        <typed>
        North
        South
        East
        West
        no
        no
        no
        no
        """
      Then the console shows
        """
        What is player <number> called?
        In cheat mode any tile in the bag may be played, too.
        Is cheat mode on: yes or no?
        """

      Examples: all that can play
        | number | typed |
        | 2      | 2     |
        | 3      | 3     |
        | 4      | 4     |
        | 3      | ␠+03␉ |

    Example: as many hands are dealt as there are players, and they play in turn
      Given Qwirkle in the terminal
      When the players type
        """
        3
        North
        South
        East
        no
        no
        pass
        pass
        pass
        """
      Then the console shows
        """
        North holds A1 A2 A3 A4 A5 A6; in the bag: 90 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        North, which command?
        North scores 0 points and has 0 points now.

            0
         0  .
        South holds B1 B2 B3 B4 B5 B6; in the bag: 90 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        South, which command?
        South scores 0 points and has 0 points now.

            0
         0  .
        East holds C1 C2 C3 C4 C5 C6; in the bag: 90 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        East, which command?
        East scores 0 points and has 0 points now.

            0
         0  .
        North holds A1 A2 A3 A4 A5 A6; in the bag: 90 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        North, which command?
        """

    Scenario Outline: <what> is not a number of players
      Given Qwirkle in the terminal
      When the players type
        """
        <typed>
        2
        """
      Then the console asks again: <reason>
      And the console shows at the end
        """
        How many players, 2 to 4?
        What is player 1 called?
        End of input: the game ends here, unfinished.
        """

      Examples: what is refused
        | what                      | typed      | reason                                                                  |
        | one                       | 1          | two to four players can play                                            |
        | five                      | 5          | two to four players can play                                            |
        | zero                      | 0          | two to four players can play                                            |
        | a negative number         | -2         | two to four players can play                                            |
        | a number that fits no int | 4294967298 | two to four players can play                                            |
        | a word                    | two        | that is not a number                                                    |
        | a decimal number          | 2.5        | that is not one whole number                                            |
        | two numbers               | 2 3        | that is not one whole number                                            |
        | an empty line             |            | nothing was typed                                                       |
        | an arrow key              | ␛[A        | the line contains an invisible character, such as an arrow key produces |

    Scenario Outline: <what> is a name
      Given Qwirkle in the terminal
      When the players type
        """
        2
        <name>
        South
        no
        no
        """
      Then the console shows
        """
        <name>, which command?
        """

      Examples: names of many kinds
        | what                     | name                 |
        | one letter               | z                    |
        | two words                | North Star           |
        | a name with accents      | Équipe du Nord       |
        | a name in another script | 北                    |
        | a name of 20 characters  | abcdefghijklmnopqrst |

    Scenario Outline: <what> is not a name
      Given Qwirkle in the terminal
      When the players type
        """
        3
        North
        South
        <typed>
        East
        """
      Then the console asks again: <reason>
      And the console shows at the end
        """
        What is player 3 called?
        In cheat mode any tile in the bag may be played, too.
        Is cheat mode on: yes or no?
        End of input: the game ends here, unfinished.
        """

      Examples: what is refused
        | what                     | typed                 | reason                                                                  |
        | an empty line            |                       | nothing was typed                                                       |
        | a line of blanks         | ␠␉␠                   | nothing was typed                                                       |
        | a name of 21 characters  | abcdefghijklmnopqrstu | a name has at most 20 characters                                        |
        | the first name           | North                 | another player has that name                                            |
        | the second in capitals   | SOUTH                 | another player has that name                                            |
        | a name with a tab        | E␉st                  | a name consists of visible characters and spaces                        |
        | a name with an arrow key | E␛[A                  | the line contains an invisible character, such as an arrow key produces |

    Scenario Outline: "<typed>" turns cheat mode on, so that a tile in the bag can be played
      Given Qwirkle in the terminal
      When the players type
        """
        2
        North
        South
        <typed>
        no
        play F1 0 0
        """
      Then the console shows at the end
        """
            0  1  2
         0  .  .  .
         1  . F1  .
         2  .  .  .
        North holds A1 A2 A3 A4 A5 A6; in the bag: 95 tiles.
        Possible now: play TILE ROW COLUMN, pass (ends the turn), help
                 (or: jogar, passar, ajuda)
        North, which command?
        End of input: the game ends here, unfinished.
        """

      Examples: ways to say yes
        | typed |
        | yes   |
        | y     |
        | YES   |
        | sim   |
        | S     |

    Scenario Outline: "<typed>" turns cheat mode off, so that no tile in the bag can be played
      Given Qwirkle in the terminal
      When the players type
        """
        2
        North
        South
        <typed>
        no
        play F1 0 0
        """
      Then the console asks again: the player does not hold the tile

      Examples: ways to say no
        | typed |
        | no    |
        | N     |
        | não   |
        | NÃO   |
        | nao   |

    Scenario Outline: <what> does not say whether cheat mode is on
      Given Qwirkle in the terminal
      When the players type
        """
        2
        North
        South
        <typed>
        no
        """
      Then the console asks again: <reason>
      And the console shows at the end
        """
        In cheat mode any tile in the bag may be played, too.
        Is cheat mode on: yes or no?
        By the published rules, the player who can play the most tiles begins, and when
        the bag is empty the game goes on until a hand is empty. Do these rules apply: yes or no?
        End of input: the game ends here, unfinished.
        """

      Examples: what is refused
        | what          | typed  | reason                     |
        | another word  | maybe  | that is neither yes nor no |
        | half a word   | ye     | that is neither yes nor no |
        | both          | yes no | that is neither yes nor no |
        | a number      | 1      | that is neither yes nor no |
        | an empty line |        | nothing was typed          |

    Scenario Outline: <what> begins if the answer to the published rules is <typed>
      Given Qwirkle in the terminal
      And the only tiles are A1 B2 C3 D4 E5 F6 B1 B2 B3 B4 C5 D6 F1
      When the players type
        """
        2
        North
        South
        no
        <typed>
        """
      Then the console shows at the end
        """
        <who>, which command?
        End of input: the game ends here, unfinished.
        """

      Examples: who can play most, or who was named first
        | what                   | typed | who   |
        | whoever can play most  | yes   | South |
        | whoever is named first | no    | North |

    Example: by the published rules, the game goes on when the bag is empty
      Given Qwirkle in the terminal
      And the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 C5 D6 F1
      And North and South have begun a game by the published rules
      When the players type
        """
        play A1 0 0
        pass
        """
      Then the console shows at the end
        """
        North scores 1 point and has 1 point now.

            0  1  2
         0  .  .  .
         1  . A1  .
         2  .  .  .
        South holds B1 B2 B3 B4 C5 D6; in the bag: 0 tiles.
        Possible now: play TILE ROW COLUMN, pass (ends the turn), help
                 (or: jogar, passar, ajuda)
        South, which command?
        End of input: the game ends here, unfinished.
        """

    Scenario Outline: with the seed <seed> the bag is shuffled
      Given Qwirkle in the terminal
      And the program is started with: <seed>
      And North and South have begun a game
      When the players type nothing
      Then the console shows
        """
        The bag is shuffled with seed <seed>. The same seed gives the same tiles again.

            0
         0  .
        North holds <tiles>; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        North, which command?
        """

      Examples: seeds and the first tiles in such a bag here
        | seed | tiles             |
        | 3    | A4 A5 A6 B1 B2 B3 |
        | 6    | B1 B2 B3 B4 B5 B6 |
        | -1   | A1 A2 A3 A4 A5 F6 |

    Scenario Outline: the arguments "<arguments>" are not understood
      Given Qwirkle in the terminal
      And the program is started with: <arguments>
      When the players type nothing
      Then the console shows only
        """
        Usage: [SEED] - SEED is a whole number, which determines the bag.
        """
      And the program ends with status 2

      Examples: too many, wrong ones
        | arguments           |
        | 1 2                 |
        | x                   |
        | 1.5                 |
        | 9223372036854775808 |
        | --help              |

  @QW-31 @console
  Rule: Before each command the console shows the board with numbered rows and columns and an empty border all round, the player's name and tiles, and the commands that are possible now
    Decision: playing is shown as possible while the player has a tile to play, even if there is no cell for it. Typing
    quit leaves the game, and so does the end of the input. Each has its own message, and the program ends normally. If
    an engine fails, or returns something impossible so that the game cannot continue, the program ends with status 1.

    Example: the first tile
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        play A3 0 0
        """
      Then the console shows at the end
        """

            0
         0  .
        North holds A1 A2 A3 A4 A5 A6; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        North, which command?

            0  1  2
         0  .  .  .
         1  . A3  .
         2  .  .  .
        North holds A1 A2 A4 A5 A6; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, pass (ends the turn), help
                 (or: jogar, passar, ajuda)
        North, which command?
        End of input: the game ends here, unfinished.
        """

    Example: the board grows at the top and at the left, and its numbers with it
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        play A2 1 0
        pass
        play B1 0 2
        """
      Then the console shows at the end
        """

            0  1  2  3
         0  .  .  .  .
         1  .  . B1  .
         2  . A2 A1  .
         3  .  .  .  .
        South holds B2 B3 B4 B5 B6; in the bag: 94 tiles.
        Possible now: play TILE ROW COLUMN, pass (ends the turn), help
                 (or: jogar, passar, ajuda)
        South, which command?
        End of input: the game ends here, unfinished.
        """

    Example: numbers of two digits
      Given Qwirkle in the terminal, with the board
        """
         .  .  .  .  .  .  .  .  .  .  .  .  .
         . A1 A2  .  .  .  .  .  .  .  .  .  .
         .  . B2 B3  .  .  .  .  .  .  .  .  .
         .  .  . C3 C4  .  .  .  .  .  .  .  .
         .  .  .  . D4 D5  .  .  .  .  .  .  .
         .  .  .  .  . E5 E6  .  .  .  .  .  .
         .  .  .  .  .  . F6 F1  .  .  .  .  .
         .  .  .  .  .  .  . A1 A2  .  .  .  .
         .  .  .  .  .  .  .  . B2 B3  .  .  .
         .  .  .  .  .  .  .  .  . C3 C4  .  .
         .  .  .  .  .  .  .  .  .  . D4 D5  .
         .  .  .  .  .  .  .  .  .  .  .  .  .
        """
      And North and South have begun a game
      When the players type
        """
        play A5 11 11
        """
      Then the console shows at the end
        """

            0  1  2  3  4  5  6  7  8  9 10 11 12
         0  .  .  .  .  .  .  .  .  .  .  .  .  .
         1  . A1 A2  .  .  .  .  .  .  .  .  .  .
         2  .  . B2 B3  .  .  .  .  .  .  .  .  .
         3  .  .  . C3 C4  .  .  .  .  .  .  .  .
         4  .  .  .  . D4 D5  .  .  .  .  .  .  .
         5  .  .  .  .  . E5 E6  .  .  .  .  .  .
         6  .  .  .  .  .  . F6 F1  .  .  .  .  .
         7  .  .  .  .  .  .  . A1 A2  .  .  .  .
         8  .  .  .  .  .  .  .  . B2 B3  .  .  .
         9  .  .  .  .  .  .  .  .  . C3 C4  .  .
        10  .  .  .  .  .  .  .  .  .  . D4 D5  .
        11  .  .  .  .  .  .  .  .  .  .  . A5  .
        12  .  .  .  .  .  .  .  .  .  .  .  .  .
        North holds A1 A2 A3 A4 A6; in the bag: 76 tiles.
        Possible now: play TILE ROW COLUMN, pass (ends the turn), help
                 (or: jogar, passar, ajuda)
        North, which command?
        End of input: the game ends here, unfinished.
        """

    Example: ten rows and columns still have numbers of one digit
      Given Qwirkle in the terminal, with the board
        """
         .  .  .  .  .  .  .  .  .  .
         . A1 A2  .  .  .  .  .  .  .
         .  . B2 B3  .  .  .  .  .  .
         .  .  . C3 C4  .  .  .  .  .
         .  .  .  . D4 D5  .  .  .  .
         .  .  .  .  . E5 E6  .  .  .
         .  .  .  .  .  . F6 F1  .  .
         .  .  .  .  .  .  . A1 A2  .
         .  .  .  .  .  .  .  . B2  .
         .  .  .  .  .  .  .  .  .  .
        """
      And North and South have begun a game
      When the players type nothing
      Then the console shows at the end
        """

            0  1  2  3  4  5  6  7  8  9
         0  .  .  .  .  .  .  .  .  .  .
         1  . A1 A2  .  .  .  .  .  .  .
         2  .  . B2 B3  .  .  .  .  .  .
         3  .  .  . C3 C4  .  .  .  .  .
         4  .  .  .  . D4 D5  .  .  .  .
         5  .  .  .  .  . E5 E6  .  .  .
         6  .  .  .  .  .  . F6 F1  .  .
         7  .  .  .  .  .  .  . A1 A2  .
         8  .  .  .  .  .  .  .  . B2  .
         9  .  .  .  .  .  .  .  .  .  .
        North holds A1 A2 A3 A4 A5 A6; in the bag: 81 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        North, which command?
        End of input: the game ends here, unfinished.
        """

    Example: tiles are shown in their order, and equal ones beside each other
      Given Qwirkle in the terminal
      And the only tiles are C3 A2 F6 A1 B5 A2 B1 B2 B3 B4 C5 D6 F1
      And North and South have begun a game
      When the players type nothing
      Then the console shows
        """
        North holds A1 A2 A2 B5 C3 F6; in the bag: 1 tile.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        North, which command?
        """

    Example: when every tile has been played, only passing is left
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        play A2 1 2
        play A3 1 3
        play A4 1 4
        play A5 1 5
        play A6 1 6
        """
      Then the console shows at the end
        """

            0  1  2  3  4  5  6  7
         0  .  .  .  .  .  .  .  .
         1  . A1 A2 A3 A4 A5 A6  .
         2  .  .  .  .  .  .  .  .
        North holds no tiles; in the bag: 96 tiles.
        Possible now: pass (ends the turn), help
                 (or: passar, ajuda)
        North, which command?
        End of input: the game ends here, unfinished.
        """

    Example: in cheat mode, tiles in the bag can still be played then
      Given Qwirkle in the terminal
      And North and South have begun a game in cheat mode
      When the players type
        """
        play A1 0 0
        play A2 1 2
        play A3 1 3
        play A4 1 4
        play A5 1 5
        play A6 1 6
        """
      Then the console shows
        """
        North holds no tiles; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, pass (ends the turn), help
                 (or: jogar, passar, ajuda)
        North, which command?
        """

    Example: the next player may trade again
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        pass
        """
      Then the console shows at the end
        """
        North scores 1 point and has 1 point now.

            0  1  2
         0  .  .  .
         1  . A1  .
         2  .  .  .
        South holds B1 B2 B3 B4 B5 B6; in the bag: 95 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        South, which command?
        End of input: the game ends here, unfinished.
        """

    Example: everything is shown again after a refusal
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        play B1 0 0
        """
      Then the console shows at the end
        """

            0
         0  .
        North holds A1 A2 A3 A4 A5 A6; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        North, which command?
        Refused: the player does not hold the tile.

            0
         0  .
        North holds A1 A2 A3 A4 A5 A6; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        North, which command?
        End of input: the game ends here, unfinished.
        """

    Scenario Outline: the players leave a game, by <typed>
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        <typed>
        pass
        """
      Then the console shows at the end
        """
        North, which command?
        The game ends here, unfinished.
        """
      And the program ends with status 0

      Examples: in small letters and with a capital
        | typed |
        | quit  |
        | Quit  |

    Example: an engine that is not finished yet
      Given Qwirkle in the terminal, with an engine that cannot play a tile yet
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        """
      Then the console shows
        """
        North, which command?
        The engine failed: UnsupportedOperationException: TODO 3: play
        """
      And the program ends with status 1

    Example: with an engine that cannot trade yet the game goes on until somebody trades
      Given Qwirkle in the terminal, with an engine that cannot trade tiles yet
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        pass
        trade B1
        """
      Then the console shows
        """
        North scores 1 point and has 1 point now.

            0  1  2
         0  .  .  .
         1  . A1  .
         2  .  .  .
        South holds B1 B2 B3 B4 B5 B6; in the bag: 95 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        South, which command?
        The engine failed: UnsupportedOperationException: TODO 6: whyNotTrade
        """
      And the program ends with status 1

    Scenario Outline: an engine that <fault>
      Given Qwirkle in the terminal, with an engine that <fault>
      And North and South have begun a game
      When the players type nothing
      Then the console shows at the end
        """
        The engine failed: <words>.
        """
      And the program ends with status 1

      Examples: faults with which the game cannot continue
        | fault                            | words                                       |
        | deals a seventh tile             | player 1 holds 7 tiles                      |
        | returns null for a hand          | it returns null for the hand of player 1    |
        | has a board without rows         | the board has 0 rows                        |
        | has a board of a billion rows    | the board has 1000000000 rows               |
        | gives the turn to a third player | it is the turn of player 3, but only 2 play |

    Example: a game can be left even if the engine refuses everything
      Given Qwirkle in the terminal, with an engine that refuses everything
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        trade A1
        pass
        quit
        """
      Then the console shows at the end
        """
        Refused: tiles have been played in this turn.

            0
         0  .
        North holds A1 A2 A3 A4 A5 A6; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, help
                 (or: jogar, ajuda)
        North, which command?
        The game ends here, unfinished.
        """
      And the program ends with status 0

    Example: a game goes on with an engine whose bag never empties
      Given Qwirkle in the terminal, with an engine that has a bag that never empties
      And the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        pass
        """
      Then the console shows at the end
        """
        North scores 1 point and has 1 point now.

            0  1  2
         0  .  .  .
         1  . A1  .
         2  .  .  .
        South holds B1 B2 B3 B4 B5 B6; in the bag: 36 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        South, which command?
        End of input: the game ends here, unfinished.
        """

    Example: a game goes on with an engine in which it is always the same player's turn
      Given Qwirkle in the terminal, with an engine that never lets the turn pass
      And North and South have begun a game
      When the players type
        """
        pass
        pass
        """
      Then the console shows at the end
        """
        North, which command?
        North scores 0 points and has 0 points now.

            0
         0  .
        North holds A1 A2 A3 A4 A5 A6; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        North, which command?
        End of input: the game ends here, unfinished.
        """

  @QW-32 @console
  Rule: The commands are play, trade and pass, or jogar, trocar and passar, in small letters or capitals
    Decision: play is followed by the tile, the row and the column, as in play A1 0 2; trade by the tiles. Passing also
    ends a turn in which tiles were played. Shapes go from A to F, colours from 1 to 6; rows and columns are counted
    from 0. Extra blanks are allowed. In addition to the original assignment, help or ajuda explains the commands.

    Scenario Outline: "<typed>" plays a tile
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        <typed>
        """
      Then the console shows at the end
        """

            0  1  2  3
         0  .  .  .  .
         1  . A1 A2  .
         2  .  .  .  .
        North holds A3 A4 A5 A6; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, pass (ends the turn), help
                 (or: jogar, passar, ajuda)
        North, which command?
        End of input: the game ends here, unfinished.
        """

      Examples: in both languages, in capitals or not
        | typed        |
        | play A2 1 2  |
        | jogar A2 1 2 |
        | PLAY A2 1 2  |
        | Jogar a2 1 2 |
        | pLaY a2 1 2  |

      Examples: with blanks, signs and zeros
        | typed              |
        | ␠␠play␠␠A2␠␠␠1␠␠2␠ |
        | ␉jogar␉a2␉1␉2      |
        | play A2 +1 002     |

    Example: the row comes before the column
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        play A2 2 1
        """
      Then the console shows at the end
        """

            0  1  2
         0  .  .  .
         1  . A1  .
         2  . A2  .
         3  .  .  .
        North holds A3 A4 A5 A6; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, pass (ends the turn), help
                 (or: jogar, passar, ajuda)
        North, which command?
        End of input: the game ends here, unfinished.
        """

    Example: the letter of a tile is its shape, and the digit its colour
      Given Qwirkle in the terminal
      And the only tiles are A1 A2 B1 C4 D4 F6 B1 B2 B3 B4 C5 D6 F1
      And North and South have begun a game
      When the players type
        """
        play F6 0 0
        """
      Then the console shows
        """
            0  1  2
         0  .  .  .
         1  . F6  .
         2  .  .  .
        North holds A1 A2 B1 C4 D4; in the bag: 1 tile.
        Possible now: play TILE ROW COLUMN, pass (ends the turn), help
                 (or: jogar, passar, ajuda)
        North, which command?
        """

    Scenario Outline: "<typed>" trades tiles
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        <typed>
        pass
        """
      Then the console shows
        """
        Traded: <traded>. Drawn for them: <drawn>.
        North scores 0 points and has 0 points now.
        """
      And the console shows
        """
        North holds <then>; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        North, which command?
        """

      Examples: in both languages, in capitals or not
        | typed     | traded | drawn | then              |
        | trade A1  | A1     | C1    | A2 A3 A4 A5 A6 C1 |
        | trocar A1 | A1     | C1    | A2 A3 A4 A5 A6 C1 |
        | Trocar a1 | A1     | C1    | A2 A3 A4 A5 A6 C1 |
        | TRADE a1  | A1     | C1    | A2 A3 A4 A5 A6 C1 |

      Examples: several tiles
        | typed                   | traded            | drawn             | then              |
        | trade A2 A4             | A2 A4             | C1 C2             | A1 A3 A5 A6 C1 C2 |
        | trocar␠␠A5␉a1␠          | A5 A1             | C1 C2             | A2 A3 A4 A6 C1 C2 |
        | trade A1 A2 A3 A4 A5 A6 | A1 A2 A3 A4 A5 A6 | C1 C2 C3 C4 C5 C6 | C1 C2 C3 C4 C5 C6 |

    Scenario Outline: "<typed>" ends a turn in which nothing was played
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        <typed>
        """
      Then the console shows at the end
        """
        North scores 0 points and has 0 points now.

            0
         0  .
        South holds B1 B2 B3 B4 B5 B6; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        South, which command?
        End of input: the game ends here, unfinished.
        """

      Examples: in both languages, in capitals or not
        | typed  |
        | pass   |
        | passar |
        | Pass   |
        | PASSAR |
        | ␠pass␉ |

    Scenario Outline: "<typed>" ends a turn in which tiles were played
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        play A2 1 2
        <typed>
        pass
        """
      Then the console shows
        """
        North scores 2 points and has 2 points now.

            0  1  2  3
         0  .  .  .  .
         1  . A1 A2  .
         2  .  .  .  .
        South holds B1 B2 B3 B4 B5 B6; in the bag: 94 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        South, which command?
        """
      And the console shows
        """
        North holds A3 A4 A5 A6 C1 C2; in the bag: 94 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        North, which command?
        """

      Examples: in both languages
        | typed  |
        | pass   |
        | Passar |

    Scenario Outline: "<typed>" explains the commands, and the turn goes on
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        <typed>
        """
      Then the console shows at the end
        """
        North, which command?

        play A1 0 2   (jogar A1 0 2)   plays the tile A1 in row 0, column 2
        trade A1 B2   (trocar A1 B2)   trades these tiles and ends the turn
        pass          (passar)         ends the turn, whether tiles were played in it or not
        help          (ajuda)          shows this
        quit                           leaves the game
        A tile is a letter for its shape, A to F, and a digit for its colour, 1 to 6.
        Letters may be small or capital.

            0
         0  .
        North holds A1 A2 A3 A4 A5 A6; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        North, which command?
        End of input: the game ends here, unfinished.
        """

      Examples: in both languages, in capitals or not
        | typed |
        | help  |
        | Ajuda |

  @QW-33 @console
  Rule: An unknown command, a tile that does not exist or is not held, an unreadable or impossible place is refused with a message that says why; nothing is lost and the turn goes on
    The tiles that are traded are shown, and those that are drawn for them. A line that is too long is cut with a
    message.
    Decision: only the first 200 characters of a line count. What was typed is not shown again.

    Scenario Outline: <what> is refused
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        <typed>
        play A1 0 0
        """
      Then the console asks again: <reason>
      And the console shows at the end
        """
        North holds A1 A2 A3 A4 A5 A6; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        North, which command?

            0  1  2
         0  .  .  .
         1  . A1  .
         2  .  .  .
        North holds A2 A3 A4 A5 A6; in the bag: 96 tiles.
        Possible now: play TILE ROW COLUMN, pass (ends the turn), help
                 (or: jogar, passar, ajuda)
        North, which command?
        End of input: the game ends here, unfinished.
        """

      Examples: unknown commands
        | what                | typed      | reason                                                                      |
        | another word        | lay A1 0 0 | the commands are play, trade, pass, help (or: jogar, trocar, passar, ajuda) |
        | half a word         | pas        | the commands are play, trade, pass, help (or: jogar, trocar, passar, ajuda) |
        | a word that goes on | playA1 0 0 | the commands are play, trade, pass, help (or: jogar, trocar, passar, ajuda) |
        | a tile alone        | A1 0 0     | the commands are play, trade, pass, help (or: jogar, trocar, passar, ajuda) |
        | a number            | 1          | the commands are play, trade, pass, help (or: jogar, trocar, passar, ajuda) |
        | a word with a comma | pass,      | the commands are play, trade, pass, help (or: jogar, trocar, passar, ajuda) |
        | an empty line       |            | nothing was typed                                                           |
        | a line of blanks    | ␠␉␠        | nothing was typed                                                           |
        | an arrow key        | ␛[A        | the line contains an invisible character, such as an arrow key produces     |

      Examples: too few words, and too many
        | what                         | typed              | reason                                             |
        | playing nothing              | play               | type a tile, a row and a column, as in play A1 0 2 |
        | playing nowhere              | play A1            | type a tile, a row and a column, as in play A1 0 2 |
        | playing without column       | jogar A1 0         | type a tile, a row and a column, as in play A1 0 2 |
        | playing with one number more | play A1 0 0 0      | type a tile, a row and a column, as in play A1 0 2 |
        | playing two tiles            | play A1 0 0 A2 0 1 | type a tile, a row and a column, as in play A1 0 2 |
        | trading nothing              | trade              | no tile is named                                   |
        | passing with a tile          | pass A1            | nothing may follow that word                       |
        | asking for help with a word  | help play          | nothing may follow that word                       |

      Examples: tiles that do not exist
        | what                       | typed        | reason                                        |
        | a shape after the last     | play G1 0 0  | there is no such tile: tiles go from A1 to F6 |
        | a colour before the first  | play A0 0 0  | there is no such tile: tiles go from A1 to F6 |
        | a colour after the last    | jogar A7 0 0 | there is no such tile: tiles go from A1 to F6 |
        | a tile the wrong way round | play 1A 0 0  | there is no such tile: tiles go from A1 to F6 |
        | a shape alone              | play A 0 0   | there is no such tile: tiles go from A1 to F6 |
        | a tile with a digit more   | play A11 0 0 | there is no such tile: tiles go from A1 to F6 |
        | a digit of another script  | play A١ 0 0  | there is no such tile: tiles go from A1 to F6 |
        | trading no tile            | trade X9     | there is no such tile: tiles go from A1 to F6 |
        | trading a tile and no tile | trocar A1 H2 | there is no such tile: tiles go from A1 to F6 |
        | trading tiles with commas  | trade A1, A2 | there is no such tile: tiles go from A1 to F6 |

      Examples: tiles that are not held
        | what                                   | typed       | reason                                 |
        | playing a tile of another hand         | play B1 0 0 | the player does not hold the tile      |
        | playing a tile in the bag              | play F6 0 0 | the player does not hold the tile      |
        | trading a tile of another hand         | trade B1    | the hand does not hold all these tiles |
        | trading a tile held and one not held   | trade A1 B1 | the hand does not hold all these tiles |
        | trading a tile twice that is held once | trade A1 A1 | the hand does not hold all these tiles |

      Examples: unreadable places
        | what                   | typed          | reason                                              |
        | a letter for the row   | play A1 a 0    | row and column are whole numbers, as in play A1 0 2 |
        | a word for the column  | play A1 0 zero | row and column are whole numbers, as in play A1 0 2 |
        | a decimal number       | play A1 0.0 0  | row and column are whole numbers, as in play A1 0 2 |
        | a comma behind the row | play A1 0, 0   | row and column are whole numbers, as in play A1 0 2 |

      Examples: places that do not exist
        | what                         | typed                          | reason                     |
        | a row after the last         | play A1 1 0                    | the board has no such cell |
        | a column after the last      | play A1 0 1                    | the board has no such cell |
        | a negative row               | play A1 -1 0                   | the board has no such cell |
        | a negative column            | play A1 0 -1                   | the board has no such cell |
        | a row that fits no int       | play A1 4294967296 0           | the board has no such cell |
        | a column that fits no long   | play A1 0 18446744073709551616 | the board has no such cell |

    Scenario Outline: <typed> is refused where <what>
      Given Qwirkle in the terminal, with the board
        """
         .  .  .  .  .
         . D1 A1  .  .
         .  . C1 C4  .
         .  .  .  .  .
        """
      And North and South have begun a game
      When the players type
        """
        <typed>
        """
      Then the console asks again: <reason>

      Examples: what the engine refuses
        | typed       | what                                           | reason                                                  |
        | play A2 1 2 | a tile lies                                    | the cell is occupied                                    |
        | play A2 0 0 | no tile lies beside                            | the tile touches no other tile                          |
        | play A2 3 2 | a neighbour has another shape and colour       | the tile has nothing in common with a neighbour         |
        | play A1 3 2 | its column has such a tile                     | the line would hold the same tile twice                 |
        | play A1 0 2 | a neighbour is the same                        | the tile is the same as a neighbour                     |
        | play A4 1 3 | two tiles share a colour and it shares a shape | the tiles of the line would not all share one attribute |

    Scenario Outline: after a tile, <typed> is refused, because <reason>
      Given Qwirkle in the terminal, with the board
        """
         .  .  .  .  .  .
         . A1  .  .  .  .
         . B1 B2 B3  .  .
         . C1 C2 C3 C5  .
         .  .  .  .  .  .
        """
      And North and South have begun a game
      When the players type
        """
        play A3 1 3
        <typed>
        """
      Then the console asks again: <reason>
      And the console shows at the end
        """

            0  1  2  3  4  5
         0  .  .  .  .  .  .
         1  . A1  . A3  .  .
         2  . B1 B2 B3  .  .
         3  . C1 C2 C3 C5  .
         4  .  .  .  .  .  .
        North holds A1 A2 A4 A5 A6; in the bag: 88 tiles.
        Possible now: play TILE ROW COLUMN, pass (ends the turn), help
                 (or: jogar, passar, ajuda)
        North, which command?
        End of input: the game ends here, unfinished.
        """

      Examples: what the engine refuses
        | typed       | reason                                                |
        | play A5 4 4 | the tiles of a turn must lie in one row or one column |
        | play A2 1 0 | an empty cell would lie between the tiles of the turn |
        | trade A1    | tiles have been played in this turn                   |
        | trade       | tiles have been played in this turn                   |

    Example: a trade of more tiles than the bag holds is refused, one of as many is not
      Given Qwirkle in the terminal
      And the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1
      And North and South have begun a game
      When the players type
        """
        trade A1 A2
        trade A1
        """
      Then the console asks again: the bag holds too few tiles
      And the console shows
        """
        Traded: A1. Drawn for them: C1.
        """

    Example: a tile that is held twice is traded once, and drawn again
      Given Qwirkle in the terminal
      And the only tiles are A1 A1 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 A1
      And North and South have begun a game
      When the players type
        """
        trade A1
        pass
        """
      Then the console shows
        """
        Traded: A1. Drawn for them: A1.
        """
      And the console shows
        """
        North holds A1 A1 A3 A4 A5 A6; in the bag: 1 tile.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        North, which command?
        """

    Scenario Outline: of <word>, <number> blanks and <more>, the first 200 characters count
      Given Qwirkle in the terminal
      And North and South have begun a game
      And North has typed <word>, <number> blanks and <more>
      When the players type nothing
      Then the console shows
        """
        North, which command?
        The line is too long: only its first 200 characters count.
        <then>
        """

      Examples: a command within these characters, and one that is not
        | word | number | more | then                                                                                  |
        | pass | 196    | A1   | North scores 0 points and has 0 points now.                                           |
        | pass | 195    | A1   | Refused: nothing may follow that word.                                                |
        | pas  | 197    | s    | Refused: the commands are play, trade, pass, help (or: jogar, trocar, passar, ajuda). |
        | pass | 100000 | A1   | North scores 0 points and has 0 points now.                                           |

    Example: 200 characters are not too long
      Given Qwirkle in the terminal
      And North and South have begun a game
      And North has typed trade, 193 blanks and A1
      When the players type nothing
      Then the console shows
        """
        North, which command?
        Traded: A1. Drawn for them: C1.
        """

  @QW-34 @console
  Rule: After each turn the console shows the points of the turn and the player's total

    Example: points are added up over the turns
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        play A2 1 2
        pass
        play B1 2 1
        pass
        play A3 1 3
        play A4 1 4
        pass
        """
      Then the console shows
        """
        North scores 2 points and has 2 points now.
        """
      And the console shows
        """
        South scores 2 points and has 2 points now.
        """
      And the console shows
        """
        North scores 4 points and has 6 points now.
        """

    Example: a qwirkle
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        play A2 1 2
        play A3 1 3
        play A4 1 4
        play A5 1 5
        play A6 1 6
        pass
        """
      Then the console shows
        """
        North scores 12 points and has 12 points now.
        """

    Scenario Outline: a player who <does> scores nothing and keeps the points
      Given Qwirkle in the terminal
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        pass
        pass
        <typed>
        """
      Then the console shows
        """
        North scores 0 points and has 1 point now.
        """

      Examples: without playing a tile
        | does   | typed    |
        | passes | pass     |
        | trades | trade A2 |

    Example: the points for the last tile of all are among those of the turn
      Given Qwirkle in the terminal
      And the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 C5 D6 F1
      And North and South have begun a game by the published rules
      When the players type
        """
        play A1 0 0
        play A2 1 2
        play A3 1 3
        play A4 1 4
        play A5 1 5
        pass
        pass
        play A6 1 6
        pass
        pass
        play F1 2 1
        pass
        """
      Then the console shows
        """
        North scores 8 points and has 25 points now.
        """

  @QW-35 @console
  Rule: At the end the console shows the winner or winners with points and tiles left, and offers another game
    Decision: it also shows the score of every player. For another game all questions are asked again.

    Example: the most points win
      Given Qwirkle in the terminal
      And the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        pass
        """
      Then the console shows at the end
        """
        North scores 1 point and has 1 point now.

            0  1  2
         0  .  .  .
         1  . A1  .
         2  .  .  .
        The game is over. North wins: 1 point, 6 tiles left.
          North: 1 point, 6 tiles left
          South: 0 points, 6 tiles left
        Another game: yes or no?
        End of input: the program ends here.
        """
      And the program ends with status 0

    Example: the second player wins
      Given Qwirkle in the terminal
      And the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1 C2
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        pass
        play B1 2 1
        play B2 2 2
        pass
        """
      Then the console shows
        """
        The game is over. South wins: 4 points, 5 tiles left.
          North: 1 point, 6 tiles left
          South: 4 points, 5 tiles left
        Another game: yes or no?
        """

    Example: with equal points, the fewest tiles win
      Given Qwirkle in the terminal
      And the only tiles are A1 A2 A3 A4 A5 A6 B1 C1 B3 B4 B5 B6 C2 C3 C4 C5
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        play A2 1 2
        play A3 1 3
        pass
        play B1 2 1
        play C1 3 1
        pass
        """
      Then the console shows
        """
        The game is over. South wins: 3 points, 5 tiles left.
          North: 3 points, 6 tiles left
          South: 3 points, 5 tiles left
        """

    Example: two share the win
      Given Qwirkle in the terminal
      And the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1 C2 C3
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        play A2 1 2
        pass
        play B1 2 1
        pass
        """
      Then the console shows
        """
        The game is over. North and South share the win: 2 points, 6 tiles left.
          North: 2 points, 6 tiles left
          South: 2 points, 6 tiles left
        """

    Example: three of four share the win
      Given Qwirkle in the terminal
      And the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4 C5 C6 D1 D2 D3 D4 D5 D6 F1 F2 F3 F4
      When the players type
        """
        4
        North
        South
        East
        West
        no
        no
        play A1 0 0
        play A2 1 2
        pass
        play B1 2 1
        pass
        pass
        play D2 0 2
        pass
        """
      Then the console shows
        """
        The game is over. North, South and West share the win: 2 points, 6 tiles left.
          North: 2 points, 6 tiles left
          South: 2 points, 6 tiles left
          East: 0 points, 6 tiles left
          West: 2 points, 6 tiles left
        """

    Example: another game, for which all questions are asked again
      Given Qwirkle in the terminal
      And the program is started with: 41
      And the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4 C5 C6 D1
      When the players type
        """
        3
        North
        South
        East
        no
        no
        play A1 0 0
        pass
        yes
        2
        East
        West
        no
        no
        """
      Then the console shows
        """
        The bag is shuffled with seed 41. The same seed gives the same tiles again.
        """
      And the console shows at the end
        """
        Another game: yes or no?
        How many players, 2 to 4?
        What is player 1 called?
        What is player 2 called?
        In cheat mode any tile in the bag may be played, too.
        Is cheat mode on: yes or no?
        By the published rules, the player who can play the most tiles begins, and when
        the bag is empty the game goes on until a hand is empty. Do these rules apply: yes or no?
        The bag is shuffled with seed 42. The same seed gives the same tiles again.

            0
         0  .
        East holds A1 A2 A3 A4 A5 A6; in the bag: 7 tiles.
        Possible now: play TILE ROW COLUMN, trade TILES, pass (ends the turn), help
                 (or: jogar, trocar, passar, ajuda)
        East, which command?
        End of input: the game ends here, unfinished.
        """

    Scenario Outline: "<typed>" begins another game
      Given Qwirkle in the terminal
      And the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        pass
        <typed>
        """
      Then the console shows at the end
        """
        Another game: yes or no?
        How many players, 2 to 4?
        End of input: the game ends here, unfinished.
        """

      Examples: ways to say yes
        | typed |
        | Yes   |
        | sim   |
        | s     |

    Scenario Outline: "<typed>" ends the program
      Given Qwirkle in the terminal
      And the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        pass
        <typed>
        2
        """
      Then the console shows at the end
        """
        Another game: yes or no?
        Goodbye!
        """
      And the program ends with status 0

      Examples: ways to say no, and to leave
        | typed |
        | no    |
        | Não   |
        | n     |
        | quit  |

    Scenario Outline: <what> does not say whether there is another game
      Given Qwirkle in the terminal
      And the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        pass
        <typed>
        no
        """
      Then the console asks again: <reason>
      And the console shows at the end
        """
        Goodbye!
        """

      Examples: what is refused
        | what          | typed       | reason                     |
        | another word  | of course   | that is neither yes nor no |
        | a command     | play A2 1 2 | that is neither yes nor no |
        | an empty line |             | nothing was typed          |

    Example: an engine that names no winner
      Given Qwirkle in the terminal, with an engine that names no winner
      And the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1
      And North and South have begun a game
      When the players type
        """
        play A1 0 0
        pass
        """
      Then the console shows at the end
        """
        North scores 1 point and has 1 point now.
        The engine failed: the game is over, but nobody has won.
        """
      And the program ends with status 1
