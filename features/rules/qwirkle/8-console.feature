Feature: Playing in a terminal
  Two to four people or agents play Qwirkle step by step: one tile after another, a trade, or a pass.

  Background:
    Given Qwirkle in the terminal

  @QW-30 @console
  Rule: The console asks for the number of players, their names, and whether cheat mode is on; an invalid answer is refused with a message and asked for again
    Decision: it also asks whether the published opening and end apply. The bag is shuffled with the seed.

    Example: all the questions, in Portuguese
      Given the program is started with: --language pt
      When the players type: j, 2, One, guloso, sim,
      Then the console shows
        """
        Quantos jogadores, de 2 a 4? 2
        Nome do Jogador 1 (ou aleatório ou guloso, para um agente): One
        Nome do Jogador 2 (ou aleatório ou guloso, para um agente): guloso
        Em cheat mode também se pode jogar qualquer peça que esteja no monte.
        Jogar em cheat mode: não ou sim? (linha vazia: não) sim
        Pelas regras publicadas começa quem puder jogar mais peças e, quando o monte
        fica vazio, o jogo continua até alguém ficar sem peças.
        Jogar por estas regras: não ou sim? (linha vazia: não)
        A semente deste jogo é 7.

            0
         0  .
        One tem B2 B3 B4 B5 B6 C1; no monte: 96 peças.
        One: jogar PEÇA LINHA COLUNA, trocar PEÇAS ou passar?
        """

    Scenario Outline: <typed> is not a number of players
      Given the program is started without arguments
      When the players type: p, <typed>
      Then the console asks again: <reason>

      Examples: what is refused
        | typed      | reason                       |
        | 1          | there are 2 to 4 players     |
        | 5          | there are 2 to 4 players     |
        | 4294967298 | there are 2 to 4 players     |
        | 2 3        | that is not one whole number |

    Scenario Outline: cheat mode: <cheat>
      Given the program is started with: --players North,South --cheat <cheat> --published no --seed 0
      When the players type: play F1 0 0
      Then the console shows: <holds>

      Examples: on, a tile in the bag can be played, and the hand keeps its tiles; off, it cannot
        | cheat | holds                                                                    |
        | yes   | North holds A1 A2 A3 A4 A5 A6; in the bag: 95 tiles; this turn: 1 point. |
        | no    | Refused: the player does not hold the tile.                              |

    Scenario Outline: published rules: <published>
      Given the only tiles are A1 B2 C3 D4 E5 F6 B1 B2 B3 B4 C5 D6 F1
      And the program is started with: --players North,South --cheat no --published <published>
      When the players type: <typed>, pass
      Then the console shows: <then>

      Examples: with them, who can play most begins, and the game goes on when the bag is empty; without them, not
        | published | typed       | then                                                 |
        | yes       | play B1 0 0 | North holds A1 B2 C3 D4 E5 F6; in the bag: 0 tiles.  |
        | no        | play A1 0 0 | The game is over. North wins: 1 point, 6 tiles left. |

  @QW-31 @console
  Rule: Before each command the console shows the board with numbered rows and columns and an empty border all round, the player's name and tiles, and the commands that are possible now
    Decision: playing counts as possible while the player has a tile to play, even if there is no cell for it. On a screen
    the tiles of the next player are hidden until this player is ready.

    Example: the board grows at the top and at the left, and its numbers with it
      When the players type: play A1 0 0, play A2 1 0, pass, play B1 0 2
      Then the console shows
        """
        South: play TILE ROW COLUMN, trade TILES or pass? play B1 0 2

            0  1  2  3
         0  .  .  .  .
         1  .  . B1  .
         2  . A2 A1  .
         3  .  .  .  .
        South holds B2 B3 B4 B5 B6; in the bag: 94 tiles; this turn: 2 points.
        South: play TILE ROW COLUMN or pass?
        """

    Example: everything is shown again after a refusal, and in its order
      Given the only tiles are C3 A2 F6 A1 B5 A2 B1 B2 B3 B4 C5 D6 F1
      When the players type: play B1 0 0
      Then the console shows
        """
        North: play TILE ROW COLUMN, trade TILES or pass? play B1 0 0

            0
         0  .
        North holds A1 A2 A2 B5 C3 F6; in the bag: 1 tile.
        Refused: the player does not hold the tile.
        North: play TILE ROW COLUMN, trade TILES or pass?
        """

    Scenario Outline: when every tile has been played, cheat mode: <cheat>
      Given the program is started with: --players North,South --published no --seed 0 --cheat <cheat>
      When the players type: play A1 0 0, play A2 1 2, play A3 1 3, play A4 1 4, play A5 1 5, play A6 1 6
      Then the console shows
        """
        North holds no tiles; in the bag: 96 tiles; this turn: 12 points.
        North: <possible>?
        """

      Examples: only passing is left, unless tiles in the bag may be played
        | cheat | possible                     |
        | no    | pass                         |
        | yes   | play TILE ROW COLUMN or pass |

    Example: a board that is too large for the screen is shown around the last move, with its numbers and the hand
      Given Qwirkle in the terminal, with the board
        """
         .  .  .  .  .  .  .  .  .  .  .
         . B1 B2 B3 B4 B5  .  .  .  .  .
         .  .  .  .  . C5 C6 C1 C2 C3  .
         .  .  .  .  .  .  .  .  .  .  .
        """
      When the players press Enter play␠A5␠3␠5 Enter 80x12
      Then the screen shows
        """
        ▸ North: 0 points                        South: 0 points
          In the bag: 86 tiles   This turn: 3 points
          Tiles: A1  A2  A3  A4  A6    [end the turn]
            0  1  2  3  4  5  6  7  8  9 10
         2  .  .  .  .  . C5 C6 C1 C2 C3  .
         3  .  .  .  .  . A5  .  .  .  .  .

        North: play TILE ROW COLUMN or pass?
        """

    Example: on a screen a name of wide characters leaves the others where they are
      Given the program is started with: --players 日本語日本語日本語日本語日本語日本語,One --cheat no --published no
      When the players press Right
      Then the screen shows: ▸ 日本語日本語日本語…: 0 points          One: 0 points

    Example: on a screen whoever is not ready yet can leave
      When the players press Enter pass Enter q
      Then the terminal is restored and shows
        """
        The game ends here, unfinished.
        It is kept as 1: load 1 resumes it.
        """

    Example: on a screen the tiles of the next player are hidden until this player is ready
      When the players press Enter pass Enter
      Then the screen shows
        """
          North: 0 points                      ▸ South: 0 points
          In the bag: 96 tiles

            0
         0  .

        North scores 0 points and has 0 points now.
        South is next. Press Enter when nobody else is looking.
        >
        Enter: ready   q: leave
        """

    Example: on a screen the legal cells are marked once a tile is chosen
      Given Qwirkle in the terminal, with the board
        """
         .  .  .  .  .
         . B1 B2 B4  .
         .  .  .  .  .
        """
      When the players press Enter Right Enter
      Then the screen shows
        """
        ▸ North: 0 points                        South: 0 points
          In the bag: 93 tiles
          Tiles: A1  A2  A3  A4  A5  A6
            0  1  2  3  4
         0  .  .  +  .  .
         1  . B1 B2 B4  .
         2  .  .  +  .  .

        """

    Scenario Outline: an engine that <fault>
      Given Qwirkle in the terminal, with an engine that <fault>
      And the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1
      When the players type: play A1 0 0, pass
      Then the console shows: The engine failed: <words>.
      And the program ends with status 1

      Examples: faults with which the game cannot continue
        | fault                            | words                                              |
        | deals seven tiles                | a player holds 7 tiles                             |
        | has a board without rows         | the board has 0 rows                               |
        | has a board of a billion columns | the board has 1000000000 columns                   |
        | gives the turn to a third player | it is the turn of player 3, who does not take part |
        | names no winner                  | the game is over, but no player has won            |
        | shuffles only three tiles        | no game can begin: the bag holds too few tiles     |

    Scenario Outline: a game goes on with an engine that <fault>
      Given Qwirkle in the terminal, with an engine that <fault>
      When the players type: play A1 0 0, pass, quit
      Then the console shows: <question> quit

      Examples: faults with which it can continue
        | fault                  | question                                          |
        | refuses everything     | North: play TILE ROW COLUMN?                      |
        | never empties its bag  | South: play TILE ROW COLUMN, trade TILES or pass? |
        | cannot trade tiles yet | South: play TILE ROW COLUMN, trade TILES or pass? |

  @QW-32 @console
  Rule: The commands are play, trade and pass, or jogar, trocar and passar, in small letters or capitals
    Decision: play is followed by the tile, the row and the column, as in play A1 0 2; trade by the tiles. Passing also
    ends a turn in which tiles were played. Shapes go from A to F, colours from 1 to 6; rows and columns are counted
    from 0.

    Scenario Outline: "<typed>" plays a tile
      When the players type: play A1 0 0, <typed>
      Then the console shows
        """
         0  .  .  .
         1  . A1  .
         2  . A2  .
         3  .  .  .
        North holds A3 A4 A5 A6; in the bag: 96 tiles; this turn: 2 points.
        """

      Examples: in both languages, in capitals or not, with blanks, signs and zeros
        | typed              |
        | play A2 2 1        |
        | Jogar a2 2 1       |
        | ␠␉PLAY␠␠A2␉+2 001␠ |

    Scenario Outline: "<typed>" trades tiles, after which the turn is over
      When the players type: <typed>, pass
      Then the console shows
        """
        Traded: <traded>. As many tiles are drawn.
        North scores 0 points and has 0 points now.
        """
      And the console shows: North holds <then>; in the bag: 96 tiles.

      Examples: one tile, and several
        | typed                    | traded            | then              |
        | Trade a1                 | A1                | A2 A3 A4 A5 A6 C1 |
        | trocar␠␠A5␉a1␠           | A5 A1             | A2 A3 A4 A6 C1 C2 |

    Example: pass and passar end a turn, with tiles and without
      When the players type: play A1 0 0, Pass, PASSAR
      Then the console shows
        """
        South: play TILE ROW COLUMN, trade TILES or pass? PASSAR
        South scores 0 points and has 0 points now.
        """
      And the console shows: North holds A2 A3 A4 A5 A6 C1; in the bag: 95 tiles.

    Example: with keys alone, tiles are traded
      When the players press Enter Right Right Right Right Right Right Enter Left Left Enter Enter Right Right Right Enter
      Then the screen shows
        """
        Traded: A4 A3. As many tiles are drawn.
        North scores 0 points and has 0 points now.
        South is next. Press Enter when nobody else is looking.
        """

  @QW-33 @console
  Rule: An unknown command, a tile that does not exist or is not held, an unreadable or impossible place is refused with a message that says why; nothing is lost and the turn goes on
    The tiles that are traded are shown. A line that is too long is cut with a message.
    Decision: only the first 200 characters of a line count. The tiles that are drawn are not told, since others look on.

    Scenario Outline: "<typed>" is refused
      When the players type: <typed>, play A1 0 0
      Then the console asks again: <reason>
      And the console shows: North holds A2 A3 A4 A5 A6; in the bag: 96 tiles; this turn: 1 point.

      Examples: unknown commands, too few words, and too many; tiles and places that do not exist, or are not held
        | typed                | reason                                              |
        | lay A1 0 0           | the commands are play, trade, pass and help         |
        | A1 0 0               | the commands are play, trade, pass and help         |
        |                      | nothing was typed                                   |
        | jogar A1 0           | type a tile, a row and a column, as in play A1 0 2  |
        | play A1 0 0 A2 0 1   | type a tile, a row and a column, as in play A1 0 2  |
        | play F6              | there is no cell for F6 now                         |
        | trade                | no tile is named                                    |
        | pass A1              | nothing may follow that word                        |
        | play G1 0 0          | there is no such tile: tiles go from A1 to F6       |
        | play A7 0 0          | there is no such tile: tiles go from A1 to F6       |
        | play A١ 0 0          | there is no such tile: tiles go from A1 to F6       |
        | trade A1 B           | there is no such tile: tiles go from A1 to F6       |
        | play F6 0 0          | the player does not hold the tile                   |
        | trade A1 A1          | the hand does not hold all these tiles              |
        | play A1 a 0          | row and column are whole numbers, as in play A1 0 2 |
        | play A1 0 0.0        | row and column are whole numbers, as in play A1 0 2 |
        | play A1 1 0          | the board has no such cell                          |
        | play A1 -1 0         | the board has no such cell                          |
        | play A1 0 -1         | the board has no such cell                          |
        | play A1 4294967296 0 | the board has no such cell                          |

    Scenario Outline: <typed> is refused by the engine, in Portuguese: <reason>
      Given Qwirkle in the terminal, with the board
        """
         .  .  .  .  .
         . D1 A1  .  .
         .  . C1 C4  .
         .  .  .  .  .
        """
      And the program is started with: --players One,Two --cheat no --published no --seed 0 --language pt
      When the players type: <first>, <typed>
      Then the console asks again: <reason>

      Examples: places, and a turn that has begun
        | first        | typed        | reason                                                          |
        | regras       | jogar A2 1 2 | jogada inválida: a casa está ocupada                            |
        | regras       | jogar A4 1 3 | jogada inválida: as peças da linha não teriam um atributo comum |
        | regras       | trocar B1    | as peças não são válidas: nem todas estão na mão                |
        | jogar A4 3 3 | trocar A1    | já foram jogadas peças nesta jogada                             |

    Scenario Outline: of <word>, <number> blanks and <more>, the first 200 characters count
      When the players type <word>, <number> blanks and <more>
      Then the console shows: <then>

      Examples: a command within these characters, and one that is not; 200 characters are not too long
        | word  | number | more | then                                                       |
        | pass  | 196    | A1   | The line is too long: only its first 200 characters count. |
        | pass  | 100000 | A1   | North scores 0 points and has 0 points now.                |
        | pass  | 195    | A1   | Refused: nothing may follow that word.                     |
        | trade | 193    | A1   | Traded: A1. As many tiles are drawn.                       |

  @QW-34 @console
  Rule: After each turn the console shows the points of the turn and the player's total
    On a screen the points of all players and of the turn so far are in sight, and a qwirkle is announced.

    Example: points are added up over the turns, and a qwirkle is announced
      When the players type
        """
        play A1 0 0
        play A2 1 2
        play A3 1 3
        pass
        play B1 2 1
        pass
        play A4 1 4
        play A5 1 5
        play A6 1 6
        pass
        """
      Then the console shows
        """
        North: play TILE ROW COLUMN or pass? play A6 1 6
        Qwirkle! A line of six scores double.
        """
      And the console shows: North scores 12 points and has 15 points now.

    Example: the points for the last tile of all are among those of the turn
      Given the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 C5 D6 F1
      And the program is started with: --players North,South --cheat no --published yes
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
      Then the console shows: North scores 8 points and has 25 points now.

  @QW-35 @console
  Rule: At the end the console shows the winner or winners with points and tiles left, and offers another game
    Decision: it also shows the score of every player. By the published rules, the game ends, too, when the bag is empty
    and all players have passed one after another; otherwise agents would pass for ever.

    Scenario Outline: <verdict>
      Given the only tiles are A1 A2 A3 A4 A5 A6 B1 C1 B3 B4 B5 B6 <more>
      When the players type: play A1 0 0, <second>, pass, play B1 2 1, <fourth>, pass
      Then the console shows
        """
        The game is over. <verdict>
          North: <north>
          South: <south>
        Play again: same players, other players or menu? (empty line: same players)
        """

      Examples: more points, fewer tiles, and both alike
        | more     | second      | fourth      | verdict                                                | north                  | south                  |
        | C2 C3    | trade A1    | play C1 3 1 | South wins: 3 points, 5 tiles left.                    | 1 point, 6 tiles left  | 3 points, 5 tiles left |
        | C2 C3 C4 | play A2 1 2 | trade B1    | North and South share the win: 2 points, 6 tiles left. | 2 points, 6 tiles left | 2 points, 6 tiles left |

    Example: a round in which all pass while the bag is empty ends the game
      Given the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 C5 D6 F1
      And the program is started with: --players North,South --cheat no --published yes
      When the players type: pass, pass, play A1 0 0, pass, pass, pass
      Then the console shows: The game is over. North wins: 1 point, 6 tiles left.
