Feature: Playing in a terminal
  Two to four people or agents play Qwirkle step by step: one tile after another, a trade, or a pass.

  Background:
    Given Qwirkle in the terminal

  @QW-30 @console
  Rule: The console asks for the number of players, their names, and whether cheat mode is on; an invalid answer is refused with a message and asked for again
    Decision: it also asks whether the published opening and end apply. The bag is shuffled with the seed.

    Example: all the questions, in Portuguese
      Given the program is started with: --language pt
      When the players type: j, 2, One, ganancioso, sim,
      Then the console shows
        """
        Quantos jogadores, de 2 a 4? 2
        Nome do Jogador 1 (ou aleatório ou ganancioso, para um agente): One
        Nome do Jogador 2 (ou aleatório ou ganancioso, para um agente): ganancioso
        Em cheat mode também se pode jogar qualquer peça que esteja no monte.
        Jogar com batota (cheat mode): não ou sim? (linha vazia: não) sim
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
        | typed | reason                       |
        | 1     | there are 2 to 4 players     |
        | 5     | there are 2 to 4 players     |
        | 2 3   | that is not one whole number |

    Scenario Outline: a tile of the bag in cheat mode: <cheat>
      Given the program is started with: --players North,South --cheat <cheat> --published no --seed 0
      When the players type: play F1 0 0
      Then the console shows: <then>

      Examples: agreed on, and not
        | cheat | then                                                                     |
        | yes   | North holds A1 A2 A3 A4 A5 A6; in the bag: 95 tiles; this turn: 1 point. |
        | no    | Refused: the player does not hold the tile.                              |

    Example: by the published rules whoever can play most begins
      Given the only tiles are A1 B2 C3 D4 E5 F6 B1 B2 B3 B4 C5 D6 F1
      And the program is started with: --players North,South --cheat no --published yes
      When the players type: play B1 0 0, pass
      Then the console shows: North holds A1 B2 C3 D4 E5 F6; in the bag: 0 tiles.

  @QW-31 @console
  Rule: Before each command the console shows the board with numbered rows and columns and an empty border all round, the player's name and tiles, and the commands that are possible now
    Decision: playing counts as possible while the player has a tile to play, even if there is no cell for it. On a screen
    the tiles of the next player are hidden until this player is ready.

    Example: the numbers grow with the board
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

    Example: on a screen the next player's tiles are hidden at first
      When the players press Enter pass Enter
      Then the screen shows
        """
        Qwirkle    North  ▸ South
          North: 0 points                      ▸ South: 0 points
          In the bag: 96 tiles
        """
      And the screen shows: South is next. Press Enter when nobody else is looking.

    Example: on a screen the legal cells of a chosen tile are marked
      Given Qwirkle in the terminal, with the board
        """
         .  .  .  .  .
         . B1 B2 B4  .
         .  .  .  .  .
        """
      When the players press Enter Right Enter
      Then the screen shows
        """
          In the bag: 93 tiles
           A1  A2  A3  A4  A5  A6

                                       0   1   2   3   4


        0                              .   .   •   .   .

        1                              .   B1  B2  B4  .

        2                              .   .   •   .   .
        """

    Scenario Outline: an engine that <fault> ends the game
      Given Qwirkle in the terminal, with an engine that <fault>
      When the players type: play A1 0 0, pass
      Then the console shows: The engine failed: <words>.
      And the program ends with status 1

      Examples: faults with which the game cannot continue
        | fault                            | words                                              |
        | deals seven tiles                | a player holds 7 tiles                             |
        | has a board of a billion columns | the board has 1000000000 columns                   |
        | gives the turn to a third player | it is the turn of player 3, who does not take part |

  @QW-32 @console
  Rule: The commands are play, trade and pass, or jogar, trocar and passar, in small letters or capitals
    Decision: play is followed by the tile, the row and the column, as in play A1 0 2; trade by the tiles. A tile is also
    played as these examples write it, as in A1 on 0/2. Passing also ends a turn in which tiles were played. Shapes go
    from A to F, colours from 1 to 6; rows and columns are counted from 0.

    Scenario Outline: "<typed>" plays a tile
      When the players type: play A1 0 0, <typed>
      Then the console shows: North holds A3 A4 A5 A6; in the bag: 96 tiles; this turn: 2 points.

      Examples: in both languages, in capitals and with blanks, and as examples write it
        | typed            |
        | play A2 2 1      |
        | Jogar a2 2 1     |
        | A2 on 2/1        |
        | jogar a2 em 2/1  |
        | ␠␉PLAY␠␠A2␉2 1␠ |

    Example: trocar trades tiles, and passar ends a turn with tiles
      When the players type: trocar A5 a1, Jogar B1 0 0, PASSAR
      Then the console shows
        """
        Traded: A5 A1. As many tiles are drawn.
        North scores 0 points and has 0 points now.
        """
      And the console shows: North holds A2 A3 A4 A6 C1 C2; in the bag: 95 tiles.

  @QW-33 @console
  Rule: An unknown command, a tile that does not exist or is not held, an unreadable or impossible place is refused with a message that says why; nothing is lost and the turn goes on
    The tiles that are traded are shown. A line that is too long is cut with a message.
    Decision: only the first 200 characters of a line count. The tiles that are drawn are not told, since others look on.

    Scenario Outline: "<typed>" is refused
      When the players type: <typed>, play A1 0 0
      Then the console asks again: <reason>
      And the console shows: North holds A2 A3 A4 A5 A6; in the bag: 96 tiles; this turn: 1 point.

      Examples: commands, tiles and places that are none
        | typed        | reason                                              |
        | lay A1 0 0   | the commands are play, trade, pass and help         |
        | play A1 0    | type a tile, a row and a column, as in play A1 0 2  |
        | pass A1      | nothing may follow that word                        |
        | play G1 0 0  | there is no such tile: tiles go from A1 to F6       |
        | play F6 0 0  | the player does not hold the tile                   |
        | trade        | no tile is named                                    |
        | trade A1 A1  | the hand does not hold all these tiles              |
        | play A1 a 0  | row and column are whole numbers, as in play A1 0 2 |
        | play A1 -1 0 | the board has no such cell                          |

    Example: an overlong line is cut
      When the players type trade, 193 blanks and A1A2
      Then the console shows: The line is too long: only its first 200 characters count.
      And the console shows: Traded: A1. As many tiles are drawn.

  @QW-34 @console
  Rule: After each turn the console shows the points of the turn and the player's total
    On a screen the points of all players and of the turn so far are in sight, and a qwirkle is announced.

    Example: points are added up, and a qwirkle is announced
      When the players type
        """
        play A1 0 0
        play A2 1 2
        play A3 1 3
        pass
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

  @QW-35 @console
  Rule: At the end the console shows the winner or winners with points and tiles left, and offers another game
    Decision: it also shows the score of every player. By the published rules, the game ends, too, when the bag is empty
    and all players have passed one after another; otherwise agents would pass for ever.

    Example: the winner is shown
      Given the only tiles are A1 A2 A3 A4 A5 A6 B1 C1 B3 B4 B5 B6 C2 C3
      When the players type: play A1 0 0, pass, play B1 2 1, play C1 3 1, pass
      Then the console shows
        """
        The game is over. South wins: 3 points, 5 tiles left.
          North: 1 point, 6 tiles left
          South: 3 points, 5 tiles left
        Play again: 1 same players, 2 others, 3 menu or 0 leave? (empty line: 1)
        """

    Example: by the published rules the game ends when all pass
      Given the only tiles are A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 C5 D6 F1
      And the program is started with: --players North,South --cheat no --published yes
      When the players type: pass, pass, play A1 0 0, pass, pass, pass
      Then the console shows: The game is over. North wins: 1 point, 6 tiles left.
