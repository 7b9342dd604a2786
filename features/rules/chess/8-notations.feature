Feature: Notations
  Positions are exchanged as FEN, moves as SAN between people and as UCI between programs, and games as PGN.

  @CH-27 @given
  Rule: Positions are read and written as FEN, moves as SAN and UCI, games as PGN; what is malformed is refused with the place and the reason
    Decision: a FEN names the en passant square only where a legal move captures there. SAN and PGN are
    read as they are found, and written strictly: signs that are missing, other signs, needless disambiguation, tags,
    comments, variations and marks of any form keep no game from being read. Only legal moves disambiguate.

    Scenario Outline: a FEN names <what>
      Given the position with the FEN "<fen>"
      When the black player moves e7-e5
      Then the FEN is "<after>"

      Examples: the square that a pawn has passed, or none
        | what                                              | fen                                   | after                             |
        | the en passant square where a pawn can capture    | r3k2r/4p3/8/3P4/8/8/8/4K3 b kq - 3 40 | r3k2r/8/8/3Pp3/8/8/8/4K3 w kq e6 0 41 |
        | no en passant square where no pawn can            | 4k3/4p3/8/8/8/8/8/R3K3 b - - 3 40     | 4k3/8/8/4p3/8/8/8/R3K3 w - - 0 41 |
        | no en passant square where the pawn is pinned     | 3rk3/4p3/8/3P4/8/8/8/3K4 b - - 3 40   | 3rk3/8/8/3Pp3/8/8/8/3K4 w - - 0 41 |

    Scenario Outline: a FEN is refused: <why>
      Given a new game
      Then the FEN "<fen>" is refused at column <column>: <reason>

      Examples: place and reason
        | why                 | fen                                   | column | reason |
        | a field is missing  | 4k3/8/8/8/8/8/8/4K3 w - - 0           | 28     | a FEN has 6 fields with one space between, not 5 |
        | a row is missing    | 4k3/8/8/8/8/8/4K3 w - - 0 1           | 18     | a board has 8 rows with / between, not 7 |
        | a row is too short  | 4k3/7/8/8/8/8/8/4K3 w - - 0 1         | 5      | a row has 8 squares, not 7 |
        | a row is too long   | 4k3/8/8/8p/8/8/8/4K3 w - - 0 1        | 9      | a row has 8 squares, not 9 |
        | an unknown letter   | 4k3/8/8/3x4/8/8/8/4K3 w - - 0 1       | 10     | a row has letters of pieces, and single digits for empty squares, not "x" |
        | the turn            | 4k3/8/8/8/8/8/8/4K3 x - - 0 1         | 21     | the turn is w or b, not "x" |
        | the castling rights | 4k3/8/8/8/8/8/8/4K3 w QK - 0 1        | 23     | castling rights are written as -, or as those of KQkq that there are, in this order, not "QK" |
        | the en passant square | 4k3/8/8/8/8/8/8/4K3 w - i6 0 1      | 25     | an en passant square is written as - or as a square such as e3, not "i6" |
        | the clock           | 4k3/8/8/8/8/8/8/4K3 w - - -1 1        | 27     | this is a number from 0 to 9999, not "-1" |
        | the number          | 4k3/8/8/8/8/8/8/4K3 w - - 0 0         | 29     | this is a number from 1 to 9999, not "0" |

    Scenario Outline: the move <move> is written <san>
      Given the position with the FEN "<fen>"
      Then the move <move> is written "<san>" in SAN and "<uci>" in UCI
      And in SAN "<san>" is the move <move>
      And in UCI "<uci>" is the move <move>

      Examples: every form of a move
        | fen                                   | move    | san     | uci   |
        | 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1       | e2-e4   | e4      | e2e4  |
        | 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1     | e4-d5   | exd5    | e4d5  |
        | 4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1     | d5-e6   | dxe6    | d5e6  |
        | 2n4k/1P6/8/8/8/8/7p/4K3 w - - 0 1     | b7-c8=R | bxc8=R+ | b7c8r |
        | 4k3/8/8/8/8/8/P7/4K2R w K - 0 1       | e1-g1   | O-O     | e1g1  |
        | r3k3/8/8/8/8/8/P7/4K3 b q - 0 1       | e8-c8   | O-O-O   | e8c8  |
        | 4k3/p7/8/8/8/5N2/8/1N2K3 w - - 0 1    | b1-d2   | Nbd2    | b1d2  |
        | 4k3/p7/8/8/R7/8/8/R3K3 w - - 0 1      | a1-a3   | R1a3    | a1a3  |
        | 1k6/8/8/8/4Q2Q/8/8/1K5Q w - - 0 1     | h4-e1   | Qh4e1   | h4e1  |
        | 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1     | a1-a8   | Ra8#    | a1a8  |

    Scenario Outline: <san> is read as the move <move>
      Given the position with the FEN "<fen>"
      Then in SAN "<san>" is the move <move>

      Examples: what may be missing, or more than is needed
        | fen                                   | san    | move    |
        | 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1     | Ra8    | a1-a8   |
        | 5k2/8/8/8/8/8/P7/4K2R w K - 0 1       | 0-0+   | e1-g1   |
        | r3k3/8/8/8/8/8/P7/4K3 b q - 0 1       | 0-0-0  | e8-c8   |
        | 4k3/p7/8/8/8/8/8/4K1N1 w - - 0 1      | Ngf3   | g1-f3   |
        | 4k3/p7/8/8/8/8/8/4K1N1 w - - 0 1      | N1f3   | g1-f3   |
        | 4k3/p7/8/8/8/8/8/4K1N1 w - - 0 1      | Ng1-f3+ | g1-f3  |
        | 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1     | ed5    | e4-d5   |
        | 4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1     | d:e6e.p. | d5-e6 |
        | 7k/1P6/8/8/8/8/7p/4K3 w - - 0 1       | b8(R)  | b7-b8=R |
        | 5k2/8/8/8/8/8/P7/4K2R w K - 0 1       | o-o    | e1-g1   |

    Scenario Outline: in SAN <san> is refused
      Given the position with the FEN "<fen>"
      Then in SAN "<san>" is refused at column <column>: <reason>

      Examples: place and reason
        | fen                                   | san    | column | reason |
        | 4k3/p7/8/8/8/8/8/4K1N1 w - - 0 1      | Nf9    | 3      | "Nf9" is no move: a move is written like e4, exd5, Nf3, Nbd2, e8=Q or O-O |
        | 4k3/p7/8/8/8/8/8/4K1N1 w - - 0 1      | Ne4    | 1      | "Ne4" is no legal move |
        | 4k3/p7/8/8/8/8/8/4K1N1 w - - 0 1      | Nxf3   | 1      | "Nxf3" is no legal move |
        | 4k3/p7/8/8/8/5N2/8/1N2K3 w - - 0 1    | Nd2    | 1      | "Nd2" may be any of [b1d2, f3d2]: it must say from where |
        | 7k/1P6/8/8/8/8/7p/4K3 w - - 0 1       | b8     | 1      | "b8" is no legal move |
        | 4k3/8/8/8/8/8/P7/4K2R w - - 0 1       | O-O    | 1      | "O-O" is no legal move |

    Example: a game is written as PGN
      Given a new game
      When the players in turn move f2-f3, e7-e5, g2-g4, d8-h4
      Then the PGN is
        """
        [Event "?"]
        [Site "?"]
        [Date "????.??.??"]
        [Round "?"]
        [White "?"]
        [Black "?"]
        [Result "0-1"]

        1. f3 e5 2. g4 Qh4# 0-1
        """

    Example: a game is read from a PGN with comments
      Given the PGN
        """
        [White "North"]
        [FEN "4k3/4p3/8/3P4/8/8/8/4K3 b - - 3 40"]
        [SetUp "1"]

        % an escaped line
        40... e5! {the long move} $1 (40... Kd8 41. Ke2 (41. Kf2)) 41. dxe6 ; en passant
        Ke7 1/2-1/2
        """
      Then the PGN has the moves 40... e5, 41. dxe6, 41... Ke7 and the result "1/2-1/2"

    Example: a PGN in which nothing is as it should be is read
      Given the PGN
        """
        [White "North \"]
        [White "twice"]
        [Odd-Name? "x"

        1.e4 ! e5 ?! 2.Nf3 += {a comment that does not end
        """
      Then the PGN has the moves 1. e4, 1... e5, 2. Nf3 and the result "*"
