Feature: Playing in a terminal
  Two people share the keyboard and play chess from a menu. They type moves, or choose them on the board.

  Background:
    Given Chess in the terminal

  @CH-30 @console
  Rule: A menu offers a new game (1), to load a game (2) and to leave (3); anything else is refused and asked for again
    Decision: in English the menu has the keys of all games: 1, 2, 3 for the rules and 0 to leave; in Portuguese it is
    that of the original assignment. 2 lists the saved games; where there is none, or on an empty line, it
    resumes the game that was paused (CH-36). A saved game is also resumed by load and its name. A refusal says what can be typed, not only Opção inválida!, and the answer is typed
    behind the last line.

    Example: the menu, in Portuguese
      Given the program is started with: --language pt
      When the players type: 4, 3
      Then the console shows
        """
        Escolha uma opção!
        1 - Novo Jogo
        2 - Carregar Jogo
        3 - Sair 4
        Recusado: opção inválida, escreva 1, 2 ou 3.
        """
      And the program ends with status 0

  @CH-31 @console
  Rule: In Portuguese the board has rows a to h from Black's side and columns 1 to 8, small letters for White and capitals for Black; in English it has the international letters and coordinates
    The letters are those of the Portuguese words: r rei (king), d dama (queen), t torre (rook), b bispo (bishop), c cavalo
    (knight), p peão (pawn). Decision: the command display chooses the other display, in every game until it is typed again. The
    lines between the squares are left out, so that board, captured pieces and question fit into 24 rows.

    Example: the opening, in Portuguese
      Given the program is started with: --players One,Two --language pt
      When the players type: e2e4
      Then the console shows
        """
            1 2 3 4 5 6 7 8
          a T C B D R B C T a
          b P P P P P P P P b
          c . . . . . . . . c
          d . . . . . . . . d
          e . . . . . . . . e
          f . . . . . . . . f
          g p p p p p p p p g
          h t c b d r b c t h
            1 2 3 4 5 6 7 8
        """

    Example: the opening, in English
      When the players type: e2e4
      Then the console shows
        """
            a b c d e f g h
          8 r n b q k b n r 8
          7 p p p p p p p p 7
        """

    Scenario Outline: on a screen in <language>, a move by mouse
      Given the program is started with: --players One,Two --language <language>
      When the players press click@14,20 click@10,20
      Then the screen shows
        """
        <name>                  <pawn>
        """

      Examples: both displays
        | language | name | pawn |
        | en       | 4    | P    |
        | pt       | e    | p    |

    Example: on a screen, why a piece cannot be chosen
      When the players press click@16,20
      Then the screen shows: Refused: this piece has no legal move now.

    Example: on a screen, it is asked what a pawn becomes
      Given Chess in the terminal, with the board
        """
        8 . . . . k . . .
        7 P . . . . . . .
        6 . . . . . . . .
        5 . . . . . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . . .
        1 . . . . K . . .
          a b c d e f g h
        """
      When the players press Enter Enter
      Then the screen shows: 6                                     Q   R   B   N

  @CH-32 @console
  Rule: The captured pieces of each side are shown with the board, what White took above and what Black took below, eight to a line
    Example: a pawn and a queen are shown as captured
      When the players type: e2e4, d7d5, e4d5, d8d5, b1c3, g8f6, c3d5
      Then the console shows
        """
        Captured by North:
            p q
        """
      And the console shows
        """
        Captured by South:
            P
        """

  @CH-33 @console
  Rule: A move is typed as row and column of origin, >>, row and column of destination, in either case, spaces skipped; standard notation works too, with its cases
    Decision: promotion is B2>>A2=D, with the letters d, t, b and c, castling the king's two squares. Columns of >> are always
    numbers, also in the international display. In Portuguese the letters of standard notation are R, D, T, B and C.

    Scenario Outline: <typed> is a move
      When the players type: FEN 4k3/1P6/8/8/8/8/8/R3K1N1 w Q - 0 1, <typed>
      Then the console shows
        """
          <line>
        """

      Examples: the notation of the original assignment, squares, and SAN
        | typed           | line                |
        | H7>>F6          | 3 . . . . . N . . 3 |
        | H 7 > > F   6   | 3 . . . . . N . . 3 |
        | b2>>a2=d        | 8 . Q . . k . . . 8 |
        | H5>>H3          | 1 . . K R . . N . 1 |
        | g1f3            | 3 . . . . . N . . 3 |
        | g1-h3           | 3 . . . . . . . N 3 |
        | b7b8r           | 8 . R . . k . . . 8 |
        | Nf3             | 3 . . . . . N . . 3 |
        | O-O-O           | 1 . . K R . . N . 1 |

    Example: standard notation with the Portuguese letters
      Given the program is started with: --players One,Two --language pt
      When the players type: Cf3
      Then the console shows
        """
          f . . . . . c . . f
        """

  @CH-34 @console
  Rule: Anything else, a move that is not legal, or a piece that is not the player's is refused with one message, once, and asked again
    Decision: the message says why, where the original assignment has JOGADA INVÁLIDA, DIGITE NOVAMENTE!! for every reason.

    Scenario Outline: "<typed>" is refused
      When the players type: <typed>
      Then the console asks again: <reason>

      Examples: no move, and moves that are not legal
        | typed                                      | reason                                            |
        |                                            | type a move such as g1-f3, e2e4 or Nf3            |
        | I5>>E5                                     | type a move such as g1-f3, e2e4 or Nf3            |
        | nf3                                        | type a move such as g1-f3, e2e4 or Nf3            |
        | Ne4                                        | a knight does not move like this                  |
        | Nxf3                                       | this move is written Nf3                          |
        | FEN 4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1, Nd2 | this may be b1d2 or f3d2: say from where          |
        | FEN 4k3/8/8/8/8/8/8/R3K3 w - - 0 1, Nd2    | no piece can make the move Nd2                    |
        | E5>>D5                                     | there is no piece to move                         |
        | B5>>D5                                     | the piece belongs to the other player             |
        | G5>>E5=D                                   | only a pawn on the last row becomes another piece |

  @CH-35 @console
  Rule: The beginning, check, checkmate, draws, resignation, a pause and whose turn it is are announced
    Decision: in Portuguese the words are those of the original assignment, as they are said in Portugal. How a game has
    ended is said below the last board, above the menu that follows, and a pause without a board.

    Example: check, until it is answered, in Portuguese
      Given the program is started with: --players One,Two --language pt
      When the players type: e4, f5, Qh5+, g6
      Then the console shows
        """
        JOGO EM ANDAMENTO:
        Vez do jogador Two!
        O jogador Two está em xeque!
        """
      And the console shows
        """
        JOGO EM ANDAMENTO:
        Vez do jogador One!
        Capturadas por One:
        """

    Scenario Outline: <ending>, in <language>
      Given the program is started with: --players One,Two --language <language>
      When the players type: FEN <position>, <typed>
      Then the console shows
        """
        <told>
        <menu>
        """

      Examples: a win, and draws
        | ending             | language | position                           | typed  | told                                                                           | menu           |
        | checkmate          | pt       | k7/8/1K6/8/8/8/8/7R w - - 0 1      | h1h8   | O jogador Two recebeu xeque-mate! One ganhou!                                  | JOGO DE XADREZ |
        | stalemate          | pt       | k7/8/1K6/8/8/8/8/2Q5 w - - 0 1     | c1c7   | O jogo acabou empatado: rei afogado.                                           | JOGO DE XADREZ |
        | a dead position    | en       | k7/8/8/8/8/8/1p6/K7 w - - 0 1      | a1b2   | The game is a draw: neither player can mate any more.                          | CHESS          |
        | fifty moves        | en       | k7/8/8/8/8/8/8/K6R w - - 100 100   | EMPATE | The game is a draw: fifty moves without a capture and without a pawn move.     | CHESS          |

  @CH-36 @console
  Rule: PAUSAR (pause) saves all moves so far, one a line, to jogadasSalvas.txt, and ends; loading it replays them and play goes on
    Decision: the file lies where games are saved (CO-08). It replaces that one file without asking, and the former is kept as
    .bak. The menu is shown then; 2 loads the file, and asks for the names, which it does not contain. A game that did not
    begin with the opening has FEN and a position as its first line; so a position can also be typed before the first move.
    An offer of a draw is a line with EMPATE.

    Example: a game is paused and loaded, in Portuguese
      Given the program is started with: --language pt
      When the players type: 1, One, Two, e2e4, empate, Nf6, pausar, 2, Six, Ten
      Then the file jogadasSalvas.txt contains
        """
        G5>>E5
        EMPATE
        A7>>C6
        """
      And the console shows: O jogo está em pausa! As jogadas estão em target/saves/jogadasSalvas.txt.
      And the console shows
        """
        Nome do Jogador 2 (ou aleatório, cauteloso ou previdente, para um agente): Ten
        O jogo continua. Passos até agora: 3.

        JOGO EM ANDAMENTO:
        Vez do jogador Six!
        """

  @CH-37 @console
  Rule: A save file with a line that is malformed or not legal is reported as corrupt, with the line, and play goes on from the last valid move; a missing file is reported, and the menu is back
    Scenario Outline: a file with <what>, in Portuguese
      Given the program is started with: --players One,Two --language pt
      And the file jogadasSalvas.txt where games are saved
        """
        G5>>E5
        <line>
        B4>>D4
        """
      When the players type: menu, 2,
      Then the console shows
        """
        O ficheiro está corrompido, o jogo prosseguirá a partir daqui!
        Erro na linha 2: <reason>.
        O ficheiro fica como está.

        JOGO EM ANDAMENTO:
        Vez do jogador Two!
        """

      Examples: malformed, not legal, not the player's
        | what                    | line   | reason                                                        |
        | a malformed line        | B5     | jogada inválida: escreva, por exemplo, G5>>E5, e2-e4 ou Cf3     |
        | a piece of the other    | G4>>E4 | a peça é do outro jogador                                     |
        | a move that is not legal | A5>>B5 | está lá uma peça do mesmo jogador                             |

    Example: a file with a move after mate is refused as a whole
      Given the file jogadasSalvas.txt where games are saved
        """
        FEN k7/8/1K6/8/8/8/8/7R w - - 0 1
        H8>>A8
        A1>>B1
        """
      When the players type: menu, 2,
      Then the console shows
        """
        The game cannot be resumed, for the file is wrong in line 3: the game is over.
        CHESS
        """

    Example: a missing file, in Portuguese
      Given the program is started with: --language pt
      When the players type: 2
      Then the console shows
        """
        3 - Sair 2
        Recusado: o ficheiro target/saves/jogadasSalvas.txt não existe.
        JOGO DE XADREZ
        """

  @CH-38 @console
  Rule: RENDER (resign) gives the other player the win and ends the game
    Scenario Outline: <typed>, in <language>
      Given the program is started with: --players One,Two --language <language>
      When the players type: e2e4, <typed>
      Then the console shows
        """
        <told>
        <menu>
        """

      Examples: both languages, in either case
        | typed    | language | told                                     | menu           |
        | RENDER   | pt       | O jogador Two rendeu-se! One ganhou!     | JOGO DE XADREZ |
        | Resign   | en       | Two has resigned. One has won!           | CHESS          |

  @CH-39 @console
  Rule: EMPATE (draw) offers, accepts or claims a draw
    It accepts if the other player has offered a draw, else it claims a draw if that is possible, else it offers one.

    Example: an offer, and its acceptance, in Portuguese
      Given the program is started with: --players One,Two --language pt
      When the players type: EMPATE, G5>>E5, empate
      Then the console shows: O jogador One propôs empate, e ainda tem de jogar.
      And the console shows
        """
        Vez do jogador Two!
        O jogador One propõe empate: EMPATE aceita, uma jogada recusa.
        """
      And the console shows
        """
        O jogo acabou empatado, por acordo dos jogadores.
        JOGO DE XADREZ
        """

    Example: a claim after the third time
      When the players type: Nf3, Nf6, Ng1, Ng8, Nf3, Nf6, Ng1, Ng8, draw
      Then the console shows
        """
        It is the turn of North!
        This position is on the board for the third time: draw claims a draw.
        """
      And the console shows: The game is a draw: the position has occurred for the third time.

  @CH-40 @console
  Rule: Both players have names, asked first and used in every announcement
    Example: both names are asked for and used, in Portuguese
      Given the program is started with: --language pt
      When the players type: 1, One, Two
      Then the console shows
        """
        Nome do Jogador 1 (ou aleatório, cauteloso ou previdente, para um agente): One
        Nome do Jogador 2 (ou aleatório, cauteloso ou previdente, para um agente): Two

        Início do jogo!
        Vez do jogador One!
        Capturadas por One:
        """
