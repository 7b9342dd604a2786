Feature: Playing in a terminal
  Two people share the keyboard and play Quarto from a menu. One types the letter of a piece, the other a cell.

  Background:
    Given Quarto in the terminal

  @QT-04 @console
  Rule: Each player throws a die, and the higher one places the first piece
    Decision: after a tie both throw again. The dice are thrown for every game, and the seed settles them.

    Example: after a tie both throw again
      Given the program is started with: --players South,competent --seed 3
      When the players type: z
      Then the console shows
        """
        South throws 3, Agent 2 (competent) throws 3: a tie, so both throw again.
        South throws 1, Agent 2 (competent) throws 2: Agent 2 (competent) places the
        first piece.
        The seed of this game is 3.
        """

  @QT-30 @console
  Rule: A menu offers the rules (a), a new game (b) and the end (z), in either case; anything else is refused and asked for again
    Decision: c resumes a saved game (QT-39). In English the menu has the keys of all games: 1 plays, 2 resumes, 3 shows the
    rules and 0 leaves. In Portuguese the menu, the questions, the refusals and the results are
    those of the original assignment, with the accents that it leaves out and a blank before what is typed; a first line
    names the word for help (CO-07).

    Example: the menu, in Portuguese
      Given the program is started with: --language pt
      When the players type: d, Z
      Then the console shows
        """
        Opção?: d

                Atenção: escreva apenas a, b, c ou z

                        Quarto!
                a: Regras
                b: Jogar
                c: Continuar um jogo guardado
                z: Sair

        Opção?: Z

                Até breve!
        """
      And the program ends with status 0

  @QT-31 @console
  Rule: Both names are asked for and used from then on
    Example: both names are asked for and used, in Portuguese
      Given the program is started with: --language pt --seed 1
      When the players type: b, One, Two
      Then the console shows
        """
        Nome do Jogador 1 (ou aleatório ou competente, para um agente): One
        Nome do Jogador 2 (ou aleatório ou competente, para um agente): Two
        One lança 4, Two lança 5: Two coloca a primeira peça.
        """
      And the console shows: One escolhe a peça

  @QT-32 @console
  Rule: A piece is drawn in three characters, for its shape, its size and colour, and its filling; an empty cell is three spaces
    Round ( or square [; large B or small b if it is white, large P or small p if it is black; solid ! or hollow ;. The
    letters are those of the Portuguese words: branca is white, preta is black.

    Example: a large white round hollow piece is drawn as (B;
      When the players press b Enter
      Then the screen shows:                                              ▸ (B; large white round hollow

  @QT-33 @console
  Rule: The board is drawn as a grid with A to D above and below and 1 to 4 at both sides
    On a screen it is smaller, and beside it stand the pool, what is chosen or has won, and the key to the pieces.

    Example: the board is drawn in lines
      When the players type: a, D1
      Then the console shows
        """
        #__A__#__B__#__C__#__D__#
        |     |     |     |     |
        1     |     |     | (B! 1
        """

    Example: the board is drawn on a screen
      When the players press f Enter D2 Enter
      Then the screen shows
        """
                                                     (P!     [P! [P;
                                                      e   f   g   h
        """
      And the screen marks (P;        i

  @QT-34 @console
  Rule: The pieces left are listed four to a line under letters, from large white round solid down to small black square hollow; in lines the letters leave no gap when pieces are placed
    Example: the letters close up after a piece has been placed
      When the players type: f, A1, f
      Then the console shows
        """
                Pieces left:
                                a:(B! b:(B; c:[B! d:[B;
                                e:(P! f:[P! g:[P; h:(b!
                                i:(b; j:[b! k:[b; l:(p!
                                m:(p; n:[p! o:[p;
        """

  @QT-35 @console
  Rule: The opponent is asked for one letter, in either case; z leaves the game for the menu, and anything else is refused and asked for again
    Decision: z is this game's word for menu, so it leaves at any question, and the game is kept (CO-06). A piece as it
    is drawn is accepted, too, as in saved games.

    Example: z leaves the game
      When the players type: P, A1, Z
      Then the console shows
        """
        which letter? (z to leave) Z
        The game is left.
        It is kept as 1: load 1 resumes it.
                        Quarto!
        """

    Scenario Outline: <what> is refused
      When the players type: p, A1, <typed>
      Then the console asks again: <reason>

      Examples: what is no letter of a piece
        | what                      | typed | reason                                      |
        | a word of two letters     | ab    | type exactly one character                  |
        | the letter after the last | p     | type the letter of a piece, from 'a' to 'o' |
        | a piece on the board      | [p;   | the piece is on the board                   |

  @QT-36 @console
  Rule: The player is asked for a cell, as A1 or 1A, in either case; a wrong form, row or column, or an occupied cell, is refused and asked for again
    Decision: these are checked in this order, and the first that is wrong is reported.

    Scenario Outline: <what> is refused
      When the players type: c, B2, o, <typed>
      Then the console asks again: <reason>

      Examples: what is wrong
        | what              | typed | reason                       |
        | a third character | A12   | type a cell such as A1 or 1A |
        | row 5             | 5e    | the row is 1, 2, 3 or 4      |
        | column E          | 4e    | the column is A, B, C or D   |
        | an occupied cell  | 2b    | the cell is occupied         |

  @QT-37 @console
  Rule: The board is drawn at the start and after each turn; the console says who plays, who chooses and which piece was chosen, and how the game ends; then it shows the menu again
    Decision: with the winner the winning cells are named, and what their pieces have in common, if the engine says it.

    Example: an occupied cell in the second turn, in Portuguese
      Given the program is started with: --players One,Two --language pt
      When the players type: p, C2, a, C2
      Then the console shows
        """
        Two onde jogar (B! ?
        Posição?: C2

                Atenção: posição escolhida já está ocupada!

        Two onde jogar (B! ?
        """

    Scenario Outline: <what> is announced, in <language>
      Given Quarto in the terminal, with the board
        """
        <1>
        <2>
        <3>
        <4>
        """
      And the program is started with: --players One,Two --language <language>
      When the players type: <piece>, D4
      Then the console shows
        """
        <result>
        <why>
        """

      Examples: a win and a draw
        | what   | language | 1               | 2               | 3               | 4             | piece | result       | why                                            |
        | a win  | en       | .   .   .   (B; | .   .   .   [P! | .   .   .   (P; | .   .   .   . | (P!   | Two has won! | The pieces on D1, D2, D3 and D4 are all large. |
        | a draw | pt       | (B! [p; (b; [P; | [P! (P! (p! (B; | (p; [b; [B; [p! | [B! [b! (P; . | (b!   | Empate...    | A terminar...                                  |

  @QT-38 @console
  Rule: The rules are shown on request; if they cannot be read, a warning is shown and then the menu again
    Example: the rules are shown
      Given the program is started with: --language en
      When the players type: a
      Then the console shows: The letters are those of Portuguese words: b is white (branca), and p is black

  @QT-39 @console
  Rule: A game can be saved and resumed later; a missing or damaged file is reported, and the menu is shown again
    Decision: of a damaged game the steps before the fault are played, and the file stays as it is (CO-08).

    Scenario Outline: a game in whose last line stands <last>
      Given the program is started without arguments
      And the saved game evening
        """
        game: quarto
        person 1: One
        agent 2: random
        moves:
        [p;
        A1
        <last>
        """
      When the players type: c, evening
      Then the console shows: <told>

      Examples: a sound file, and a damaged one
        | last | told                                                                        |
        | (B!  | The game is resumed. Steps so far: 3.                                       |
        | [p;  | The file is wrong in line 7: the piece is on the board. The game is resumed |

    Example: a file that is not there, in Portuguese
      Given the program is started with: --language pt
      When the players type: continuar noite
      Then the console shows
        """
                Atenção: não há nenhum jogo guardado com esse nome
        """
