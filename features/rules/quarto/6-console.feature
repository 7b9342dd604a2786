Feature: Playing in a terminal
  Two people share the keyboard and play Quarto from a menu. One types the letter of a piece, the other a cell.

  Background:
    Given Quarto in the terminal

  @QT-04 @console
  Rule: Each player throws a die, and the higher one places the first piece
    Decision: after a tie both throw again. The dice are thrown for every game, and the seed settles them.

    Example: the first player is higher, and for another game there is a tie, and then the second is higher
      Given the program is started with: --players South,competent --seed 2
      When the players type: z, b
      Then the console shows
        """
        South throws 5, Agent 2 (competent) throws 1: South places the first piece.
        The seed of this game is 2.
        """
      And the console shows
        """
        South throws 3, Agent 2 (competent) throws 3: a tie, so both throw again.
        South throws 1, Agent 2 (competent) throws 2: Agent 2 (competent) places the
        first piece.
        The seed of this game is 3.
        """
      And the console shows
        """
        #__A__#__B__#__C__#__D__#
        Agent 2 (competent) plays!
        """

  @QT-30 @console
  Rule: A menu offers the rules (a), a new game (b) and the end (z), in either case; anything else is refused and asked for again
    Decision: c resumes a saved game (QT-39). In Portuguese the menu, the questions, the refusals and the results are
    those of the original assignment, with a blank before what is typed; a first line names the word for help (CO-07).

    Example: the menu, in Portuguese
      Given the program is started with: --language pt
      When the players type: d, Z
      Then the console shows only
        """
        ajuda mostra o que se pode escrever.
                        Quarto!
                a: Regras
                b: Jogar
                c: Continuar um jogo guardado
                z: Sair

        Opção?: d

                Atenção: digite apenas a, b, c ou z

                        Quarto!
                a: Regras
                b: Jogar
                c: Continuar um jogo guardado
                z: Sair

        Opção?: Z

                Até breve!
        """
      And the program ends with status 0

    Scenario Outline: "<typed>" is refused
      Given the program is started without arguments
      When the players type: <typed>
      Then the console asks again: type a, b, c or z

      Examples: nothing, two letters, a foreign letter
        | typed |
        |       |
        | ab    |
        | á     |

  @QT-31 @console
  Rule: Both names are asked for and used from then on
    Example: in Portuguese
      Given the program is started with: --language pt --seed 1
      When the players type: b, One, Two
      Then the console shows
        """
        Nome do Jogador 1: One
        Nome do Jogador 2: Two
        One lança 4, Two lança 5: Two coloca a primeira peça.
        """
      And the console shows: One escolhe a peca

  @QT-32 @console
  Rule: A piece is drawn in three characters, for its shape, its size and colour, and its filling; an empty cell is three spaces
    Round ( or square [; large B or small b if it is white, large P or small p if it is black; solid ! or hollow ;. The
    letters are those of the Portuguese words: branca is white, preta is black.

    Scenario Outline: <words>
      When the players press <letter> Enter
      Then the screen shows: 3 │   •   │   •   │   •   │   •   │ 3  ▸ <drawn> <words>

      Examples: each value of each attribute
        | letter | drawn | words                     |
        | b      | (B;   | large white round hollow  |
        | o      | [p!   | small black square solid  |

  @QT-33 @console
  Rule: The board is drawn as a grid with A to D above and below and 1 to 4 at both sides
    On a screen it is smaller, and beside it stand the pool, what is chosen or has won, and the key to the pieces.

    Example: in lines
      When the players type: a, D1
      Then the console shows
        """

        #__A__#__B__#__C__#__D__#
        |     |     |     |     |
        1     |     |     | (B! 1
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        2     |     |     |     2
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        3     |     |     |     3
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        4     |     |     |     4
        |     |     |     |     |
        #__A__#__B__#__C__#__D__#
        South plays!
        """

    Example: on a screen
      When the players press Right Down Enter Down Right Enter
      Then the screen shows
        """
        Quarto · North – South

          ┌───A───┬───B───┬───C───┬───D───┐    Pieces left
        1 │       │       │       │       │ 1  a (B!   b (B;   c [B!   d [B;
          ├───────┼───────┼───────┼───────┤    e (P!   f [P!   g [P;   h (b!
        2 │       │       │       │  (P;  │ 2  i (b;   j [b!   k [b;   l (p!
          ├───────┼───────┼───────┼───────┤    m (p;   n [p!   o [p;
        3 │       │       │       │       │ 3
          ├───────┼───────┼───────┼───────┤    ( round  [ square    ! solid  ; hollow
        4 │       │       │       │       │ 4  B b white (branca)   P p black (preta)
          └───A───┴───B───┴───C───┴───D───┘    B P large   b p small

        North chooses the piece
        which letter? (z to leave)
        >
        arrows and Enter choose, or type   Esc: clear   help   q: leave
        """
      And the screen marks (P;       i (b;
      And the screen draws (B! in white and (P; in black

    Example: on a screen, with what four in line have in common, and the menu below
      Given Quarto in the terminal, with the board
        """
        (B! .   .   [P;
        .   (P! .   .
        .   .   (b! .
        .   .   .   .
        """
      And the program is started with: --players One,Two --language pt
      When the players press i Enter D4 Enter
      Then the screen shows
        """
          ┌───A───┬───B───┬───C───┬───D───┐    Peças por jogar
        1 │ *(B!* │       │       │  [P;  │ 1    (B;     [B!     [B;     (P;
          ├───────┼───────┼───────┼───────┤      [P!     (b;     [b!     [b;
        2 │       │ *(P!* │       │       │ 2    (p;     [p!     [p;
          ├───────┼───────┼───────┼───────┤
        3 │       │       │ *(b!* │       │ 3  * cada uma é redonda e maciça
          ├───────┼───────┼───────┼───────┤    ( redonda  [ quadrada   ! maciça  ; oca
        4 │       │       │       │ *(p!* │ 4  B b branca   P p preta
          └───A───┴───B───┴───C───┴───D───┘    B P grande   b p pequena

        One Ganhou!
        Cada peça em A1, B2, C3 e D4 é redonda e maciça.
        A terminar...
                        Quarto!
        """
      And the screen marks *(p!*

  @QT-34 @console
  Rule: The pieces left are listed four to a line under letters, from large white round solid down to small black square hollow; the letters leave no gap when pieces are placed
    Example: after a piece has been placed
      When the players type: f, A1, f
      Then the console shows
        """
        South plays!

                Pieces left:
                                a:(B! b:(B; c:[B! d:[B;
                                e:(P! f:[P! g:[P; h:(b!
                                i:(b; j:[b! k:[b; l:(p!
                                m:(p; n:[p! o:[p;

        North chooses the piece
        which letter? (z to leave) f
        South places [P!: on which cell, such as A1?
        """

  @QT-35 @console
  Rule: The opponent is asked for one letter, in either case; z leaves the game for the menu, and anything else is refused and asked for again
    Decision: z is this game's word for menu, so it leaves at any question, and the game is kept (CO-06). A piece as it
    is drawn is accepted, too, as in saved games.

    Example: a capital, and z
      When the players type: P, A1, Z
      Then the console shows: North places [p;: on which cell, such as A1? A1
      And the console shows
        """
        which letter? (z to leave) Z
        The game is left.
        It is kept as 1: load 1 resumes it.
                        Quarto!
        """

    Scenario Outline: <what> is refused
      When the players type: p, A1, <typed>
      Then the console asks again: <reason>

      Examples: more or fewer than one character, and what is not listed
        | what                      | typed | reason                                      |
        | an empty line             |       | type exactly one character                  |
        | two letters               | ab    | type exactly one character                  |
        | the letter after the last | p     | type the letter of a piece, from 'a' to 'o' |
        | the same as a capital     | P     | type the letter of a piece, from 'a' to 'o' |
        | the sign before a         | `     | type the letter of a piece, from 'a' to 'o' |
        | a letter that looks alike | а     | type the letter of a piece, from 'a' to 'o' |
        | one wide symbol           | 🂡     | type the letter of a piece, from 'a' to 'o' |
        | a piece on the board      | [p;   | the piece is on the board                   |

  @QT-36 @console
  Rule: The player is asked for a cell, as A1 or 1A, in either case; a wrong form, row or column, or an occupied cell, is refused and asked for again
    Decision: these are checked in this order, and the first that is wrong is reported.

    Scenario Outline: <typed> is a cell
      When the players type: c, <typed>
      Then the console shows: <drawn>

      Examples: in either order, small and capital
        | typed | drawn                        |
        | A1    | 1 [B! \|     \|     \|     1 |
        | 4d    | 4     \|     \|     \| [B! 4 |
        | c2    | 2     \|     \| [B! \|     2 |
        | 3B    | 3     \| [B! \|     \|     3 |

    Scenario Outline: <what> is refused
      When the players type: c, B2, o, <typed>
      Then the console asks again: <reason>

      Examples: what is wrong
        | what                           | typed | reason                       |
        | an empty line                  |       | type a cell such as A1 or 1A |
        | three characters               | A12   | type a cell such as A1 or 1A |
        | two letters                    | AB    | type a cell such as A1 or 1A |
        | two digits                     | 11    | type a cell such as A1 or 1A |
        | the row before the first       | A0    | the row is 1, 2, 3 or 4      |
        | a wrong row and a wrong column | 5e    | the row is 1, 2, 3 or 4      |
        | the column after the last      | 4e    | the column is A, B, C or D   |
        | a sign                         | @1    | the column is A, B, C or D   |
        | an occupied cell               | 2b    | the cell is occupied         |

  @QT-37 @console
  Rule: The board is drawn at the start and after each turn; the console says who plays, who chooses and which piece was chosen, and how the game ends; then it shows the menu again
    Decision: with the winner the winning cells are named, and what their pieces have in common, if the engine says it.

    Example: the first turn, in Portuguese, with all that can be refused
      Given the program is started with: --players One,Two --language pt
      When the players type: ab, r, p, A, B5, E1, C2, a, C2
      Then the console shows
        """
        #__A__#__B__#__C__#__D__#
        One joga!

                Pecas por jogar:
                                a:(B! b:(B; c:[B! d:[B;
                                e:(P! f:(P; g:[P! h:[P;
                                i:(b! j:(b; k:[b! l:[b;
                                m:(p! n:(p; o:[p! p:[p;

        Two escolhe a peca
        letra da peca?(z para sair): ab

                Atenção: deve especificar exactamente um caracter

        Two escolhe a peca
        letra da peca?(z para sair): r

                Atenção: para indicar a peça use letras de 'a' a 'p'

        Two escolhe a peca
        letra da peca?(z para sair): p
        One onde jogar [p; ?
        Posição?: A

                Atenção: para especificar posição deve digitar, por exemplo, A1

        One onde jogar [p; ?
        Posição?: B5

                Atenção: para indicar a linha use 1,2,3 ou 4

        One onde jogar [p; ?
        Posição?: E1

                Atenção: para indicar a coluna use A,B,C ou D

        One onde jogar [p; ?
        Posição?: C2

        #__A__#__B__#__C__#__D__#
        """
      And the console shows
        """
        Two onde jogar (B! ?
        Posição?: C2

                Atenção: posição escolhida ja esta ocupada!

        Two onde jogar (B! ?
        """

    Scenario Outline: <what>, in <language>
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
        <drawn>
        |     |     |     |     |
        #__A__#__B__#__C__#__D__#
        <result>
        <why>
        """

      Examples: the second player wins, the first wins, nobody wins
        | what   | language | 1               | 2               | 3               | 4             | piece | drawn                        | result       | why                                            |
        | a win  | en       | .   .   .   (B; | .   .   .   [P! | .   .   .   (P; | .   .   .   . | (P!   | 4     \|     \|     \| (P! 4 | Two has won! | The pieces on D1, D2, D3 and D4 are all large. |
        | a win  | pt       | (p! .   .   [B; | .   .   .   [b; | .   .   .   [p; | .   .   .   . | [P;   | 4     \|     \|     \| [P; 4 | One Ganhou!  | Cada peça em D1, D2, D3 e D4 é quadrada e oca. |
        | a draw | pt       | (B! [p; (b; [P; | [P! (P! (p! (B; | (p; [b; [B; [p! | [B! [b! (P; . | (b!   | 4 [B! \| [b! \| (P; \| (b! 4 | Empate...    | A terminar...                                  |

    Scenario Outline: an engine that <fault>
      Given Quarto in the terminal, with an engine that <fault>
      When the players type: a, A1, a, B1, a, C1, a, D1
      Then the console shows: <words>

      Examples: the game cannot continue, or it is not known how somebody has won
        | fault                                      | words                                                                        |
        | cannot place a piece yet                   | The engine failed: Quarto.place threw UnsupportedOperationException: TODO 4: |
        | forgets which piece is chosen              | The engine failed: it does not return the piece that was chosen.             |
        | has no pieces                              | The engine failed: the game is not over, but no piece may be chosen.         |
        | treats every cell as occupied              | The engine failed: the game is not over, but no cell may be chosen.          |
        | names no winning cells                     | South has won!                                                               |
        | does not say what the winning pieces share | South has won!                                                               |

  @QT-38 @console
  Rule: The rules are shown on request; if they cannot be read, a warning is shown and then the menu again
    Scenario Outline: the rules, after <typed>, in <language>
      Given the program is started with: --language <language>
      When the players type: <typed>
      Then the console shows
        """
        <line>
        <next>
        """

      Examples: both languages, small and capital
        | typed | language | line                                                                           | next                                                                       |
        | a     | en       | The letters are those of Portuguese words: b is white (branca), and p is black | (preta). So (B! is large, white, round and solid, and [p; is small, black, |
        | A     | pt       | A letra é a da cor: b é branca, p é preta. Assim, (B! é grande, branca,        | redonda e maciça, e [p; é pequena, preta, quadrada e oca.                  |

  @QT-39 @console
  Rule: A game can be saved and resumed later; a missing or damaged file is reported, and the menu is shown again
    Decision: of a damaged game the steps before the fault are played, and the file stays as it is (CO-08).

    Example: pieces and cells are saved, also a piece that is chosen and not yet placed, but nothing taken back
      Given the program is started with: --players North,South --seed 1
      When the players type: b, undo, p, A1, a, save evening
      Then the saved game evening contains
        """
        game: quarto
        saved: 1
        seed: 1
        person 1: South
        person 2: North
        moves:
        [p;
        A1
        (B!
        """

    Scenario Outline: a game in whose last line stands <third>
      Given the program is started without arguments
      And the saved game evening
        """
        game: quarto
        person 1: One
        agent 2: random
        moves:
        [p;
        <second>
        <third>
        """
      When the players type: c, evening
      Then the console shows: <told>
      And the console shows: <question>

      Examples: a sound file, and damaged ones
        | second | third | told                                                                          | question                                   |
        | A1     | (B!   | The game is resumed. Steps so far: 3.                                         | Agent 2 (random) plays!                    |
        | A1     | [p;   | Line 7 of the file is wrong: the piece is on the board. The game is resumed   | One chooses the piece                      |
        | A1     | q     | Line 7 of the file is wrong: type the letter of a piece, from 'a' to 'o'. The | One chooses the piece                      |
        | (B!    | A1    | Line 6 of the file is wrong: type a cell such as A1 or 1A. The game is resumed | One places [p;: on which cell, such as A1? |

    Example: a file that is not there, in Portuguese
      Given the program is started with: --language pt
      When the players type: continuar noite
      Then the console shows
        """
                Atenção: não há nenhum jogo guardado com esse nome

                        Quarto!
        """
