package tabuleiro.chess.steps;

import java.util.List;
import java.util.stream.Stream;

/** Motifs of chess: boards, written as the first four fields of a FEN, with moves that are worth trying there. */
final class Decisions {

    /** Moves by which much is decided, each to be tried alone: mates and what looks like one, stalemates, pins. */
    private static final List<String> ENDS = List.of(
            "6k1/5ppp/8/8/8/8/8/R5K1 w - - a1a8", "6k1/5pp1/8/8/8/8/8/R5K1 w - - a1a8",
            "r5k1/5ppp/8/8/8/8/8/4R1K1 w - - e1e8", "6k1/1r3ppp/8/8/8/8/8/2R3K1 w - - c1c8",
            "8/3p4/8/k7/8/8/8/6KR w - - h1h5", "6rk/6pp/8/4N3/8/8/8/K7 w - - e5f7",
            "8/8/6pp/7k/5K2/6P1/5B2/8 w - - g3g4", "6k1/5bpp/8/8/2B5/8/8/R3K3 w - - a1a8",
            "7k/P4ppp/8/8/8/8/8/K7 w - - a7a8q a7a8r a7a8b a7a8 a7a8k a7a8p",
            "5k2/R7/8/1B6/2B5/8/8/4K2R w K - e1g1", "8/8/R7/3k4/5p2/5N2/4P3/1BR4K w - - e2e4",
            "7k/8/8/8/8/8/5Q2/K7 w - - f2f7", "7k/p7/8/8/8/8/5Q2/K7 w - - f2f7", "7k/6p1/8/8/8/5Q2/8/K7 w - - f3f7",
            "kb6/8/K7/8/8/8/8/7R w - - h1h8 h1g1", "7k/8/6Q1/8/4p3/4P3/3P4/K7 w - - d2d4",
            "8/5P1k/5K2/8/8/8/8/8 w - - f7f8q f7f8r f7f8b f7f8n", "k7/8/1pK5/8/5B2/8/8/8 w - - c6b6",
            "k6b/8/8/8/8/4B3/5p2/2B1K3 w - - e1f2", "k7/8/8/8/8/4B3/5p2/2B1K3 w - - e1f2",
            "k7/8/8/8/8/3B4/5p2/2B1K3 w - - e1f2", "k7/8/8/8/8/3N4/5p2/4K3 w - - e1f2",
            "k6n/8/8/8/8/3N4/5p2/4K3 w - - e1f2", "k6n/8/8/8/8/3B4/5p2/4K3 w - - e1f2",
            "4k3/p7/8/8/8/8/8/4KB2 w - - f1b5", "4k3/8/8/8/4N3/8/8/K3R3 w - - e4d6",
            "6k1/5ppp/8/8/8/8/8/KB4R1 w - - g1g7 b1h7 b1g6", "6k1/6pp/8/8/8/8/8/K6Q w - - h1h7 h1d5",
            "7k/8/8/8/8/8/P5Q1/K7 w - - g2g7",
            "6k1/8/8/8/8/8/4Bb2/4K3 w - - e1f2 e2d3 e2b5", "3qk3/8/8/8/8/8/3P4/3QK3 w - - d1d8 d2d4 d1d5");

    /** Pins and checks; many moves are refused for several reasons, of which the first counts. */
    private static final List<String> CHECKS = List.of(
            "4r1k1/8/8/8/8/8/4Q3/4K3 w - - e2d3 e2d4 e2e8 e2d4q", "4r1k1/8/8/8/8/8/4R3/4K3 w - - e2d2 e2d3 e2e8 e2d3q",
            "4r1k1/8/8/8/8/8/4B3/4K3 w - - e2d3 e2e3 e2e3q e2f4", "4r1k1/8/8/8/8/8/4N3/4K3 w - - e2c3 e2e4 e2d3 e2f2q",
            "4r1k1/8/8/8/8/3r4/4P3/4K3 w - - e2d3 e2e3 e2f3", "6k1/8/8/8/7b/8/5P2/4K3 w - - f2f3 f2f4 f2e3",
            "6k1/8/8/8/8/5b2/4r3/5K2 w - - f1e2 f1g1 f1e1", "4k3/8/4q3/8/7K/8/8/4R3 b - - e6e4 e6d5",
            "4r1k1/8/8/8/8/2B5/8/4K3 w - - c3d5 c3e5 e1d1 c3d4",
            "6k1/8/8/8/7b/8/3N4/4K2R w - - d2f3 d2f2 h1g2 h1h4 e1f1",
            "4r1k1/8/8/8/8/8/3P1P2/3QK3 w - - d1e2 d2e3 f2e3 d1c3 f2f4",
            "2r1k3/8/8/8/4K3/8/8/R6R w - - e4c4 e4g4 e4c4q", "k7/8/8/3K4/2p5/8/8/8 w - - d5c6 d5c5",
            "4k3/8/8/p7/7K/n7/7P/8 w - - h4g4 h2a3 h2g3", "4k3/8/8/8/K3r3/8/8/4R3 w - - e1d1 a4b4 e1e4",
            "4r1k1/8/8/8/8/5n2/3Q2P1/4K3 w - - d2e2 d2e3 g2f3 e1f2", "2r3k1/1P6/8/8/8/8/8/2K5 w - - b7b8q b7c8 b7c8q",
            "4k3/8/8/3p4/3P4/8/3p4/4K3 w - - d5d4 d2d1 d4d5 e1e1 d4e5 d4d6 d2d1q d5d5 d4d5q e1d2",
            "6k1/8/8/8/5p1b/5r2/5P2/4K3 w - - f2f3 f2f4 f2e3 f2g3 f2f5 f2f3q f2e2 f2f2 e1d1",
            "4r2k/8/8/8/8/p6P/P7/N2BK1QR w - - a1b1 d1d2 g1f3 h1g2 a2a3 a2a4 a2b3 a2a5 g1h1 a1b3 e1e3 e1e1 d1e2",
            "4r1k1/8/8/8/8/p7/P1N5/4K2q w - - c2c3 c2a1 a2b3 a2a4 e1f1 e1d2 e8e1 h1h1 h1g3 e5e5 e5e1q");

    /** Castling, in every way in which it is refused. */
    private static final List<String> CASTLING = List.of(
            "4k3/8/8/8/8/8/8/4K2R w K - e1g1q e1g1 e1h1", "4r1k1/8/8/8/8/8/8/4K2R w K - e1g1",
            "4k3/8/b7/8/8/8/8/4K2R w K - e1g1 e1f1", "4k1r1/8/8/8/8/8/8/4K2R w K - e1g1",
            "7r/4k3/8/8/8/8/8/4K2R w K - e1g1", "2r1k3/8/8/8/8/8/8/4K2R w K - e1g1",
            "4k1r1/8/8/8/8/8/8/R3K3 w Q - e1c1", "4k1r1/8/8/8/8/8/8/4K2R w - - e1g1",
            "1r2k3/8/8/8/8/8/8/R3K3 w Q - e1c1", "r3k3/8/8/8/8/8/8/R3K3 w Q - e1c1",
            "4k2r/8/8/8/8/8/8/R3K3 w Q - e1c1", "3q2k1/8/8/8/8/8/8/R3K3 w Q - e1c1 e1d1",
            "2r3k1/8/8/8/8/8/8/R3K3 w Q - e1c1", "4r1k1/8/8/8/8/8/8/R3K3 w Q - e1c1",
            "4k3/8/8/8/8/8/8/RN2K3 w Q - e1c1 e1c1q", "4r1k1/8/8/8/8/8/8/RN2K3 w Q - e1c1",
            "3r2k1/8/8/8/8/8/8/RN2K3 w Q - e1c1", "2r3k1/8/8/8/8/8/8/RN2K3 w Q - e1c1",
            "2rr2k1/8/8/8/8/8/8/R3K3 w Q - e1c1", "3rr1k1/8/8/8/8/8/8/R3K3 w Q - e1c1",
            "2r1r1k1/8/8/8/8/8/8/R3K3 w Q - e1c1", "2r1r1k1/8/8/8/8/8/8/R3K3 w - - e1c1",
            "2r1r1k1/8/8/8/8/8/8/RN2K3 w Q - e1c1", "3r2k1/8/8/8/8/8/8/R3K3 w - - e1c1",
            "4k3/8/8/8/8/8/8/R3K3 w - - e1c1 e1c1q", "2r3k1/8/8/8/8/8/8/R3K3 w - - e1c1",
            "4r1k1/8/8/8/8/8/8/R3K3 w - - e1c1", "4k3/8/8/8/8/8/8/RN2K3 w - - e1c1",
            "4k3/8/8/8/8/8/8/R1B1K3 w - - e1c1", "4k3/8/8/8/8/8/8/R1B1K3 w Q - e1c1",
            "4r1k1/8/8/8/8/8/8/4K1NR w K - e1g1", "5rk1/8/8/8/8/8/8/4K1NR w K - e1g1",
            "k5r1/8/8/8/8/8/8/4K1NR w K - e1g1", "4k3/8/8/8/8/8/8/R2nK1nR w KQ - e1g1 e1c1 e1d1",
            "4k3/8/8/8/8/8/8/Rn2Kb1R w KQ - e1c1 e1g1 e1f1", "4k3/8/8/8/8/8/6p1/4K2R w K - e1g1",
            "4k3/8/8/8/8/6n1/8/4K2R w K - e1g1", "R4rk1/8/8/8/8/8/8/4K2R w K - e1g1",
            "8/8/8/8/8/8/6k1/4K2R w K - e1g1", "4k2r/6K1/8/8/8/8/P7/8 w k - g7h8",
            "r3k3/8/8/8/8/8/K3P3/4Q2R w q - e1g1",
            "4k3/8/8/8/8/8/7p/4K2R w K - e1g1", "4k3/8/8/8/8/8/1p6/R3K3 w Q - e1c1",
            "4k3/8/8/8/8/8/2p5/R3K3 w Q - e1c1", "4k3/8/8/8/8/8/p7/R3K3 w Q - e1c1",
            "4K3/p7/8/8/8/8/P7/4k3 w - - e8g8 e8c8 e8d8", "4k3/8/8/8/8/8/QQNNN3/R3K2R w K - a1b1 e1c1 h1g1",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - a1a8 h1h8 e1g1 e1c1 e1e2", "4k2r/p7/8/8/8/8/1B6/4K3 w k - b2h8");

    /** Pawns: their steps, captures, en passant and promotion. */
    private static final List<String> PAWNS = List.of(
            "4k3/8/8/3pP3/8/8/8/4K3 w - - e5d6 e5e6 e5d6q", "4k3/8/8/3nP3/8/8/8/4K3 w - - e5d6",
            "4k3/8/8/3PP3/8/8/8/4K3 w - - e5d6", "4k3/8/8/8/3pP3/8/8/4K3 w - - e4d5",
            "4k3/8/8/2RpP3/2P5/8/8/4K3 w - d6 c5d6 c4d6 e5d6", "4k3/8/8/3pP3/8/8/8/4K3 b - - d5e4",
            "4k3/4p3/8/2PpP3/4P3/8/8/4K3 w - d6 e5d6 c5d6 e7d6 e5f6 e4d6",
            "4k3/8/8/1N1pP3/8/8/8/4K3 w - d6 b5d6", "4k3/8/R7/3pP3/8/8/8/4K3 w - d6 a6d6",
            "k7/4K3/8/3pP3/8/8/8/8 w - d6 e7d6", "4k3/8/8/3p4/2P1P3/8/8/4K3 w - d6 c4d6 e4d6",
            "4k3/8/8/8/q6K/8/4P3/8 w - - e2e4 e2e3 h4g3",
            "8/8/8/K2pP2r/8/8/8/4k3 w - d6 e5d6 e5e6", "4k3/8/8/r2pPK2/8/8/8/8 w - d6 e5d6",
            "8/2k5/8/K2pPp2/8/8/8/8 w - d6 e5d6", "4k3/p7/8/3pB3/8/8/8/4K3 w - - e5d6",
            "b3k3/8/8/3pP3/8/8/8/7K w - d6 e5d6",
            "4k3/8/8/3pP3/4K3/8/8/8 w - d6 e5d6q e5d6", "4k3/8/8/3pP3/8/8/8/K6r w - d6 e5d6 e5e6 a1b2",
            "4k3/8/8/3pP3/8/8/8/K6r w - - e5d6 e5f6 e5e7 a1b2", "4k3/8/3p4/4P3/8/8/8/4K3 w - - e5d6 e5e7",
            "4k3/8/8/8/8/3n4/4P3/4K3 w - - e2e4 e2d3 e2g4 e2c4", "4r1k1/8/8/3pP3/8/8/8/4K3 w - - e5d6",
            "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 e5d6", "6k1/8/8/8/1n6/4n3/1P2P3/4K3 w - - e2e4 e2e3 b2b4",
            "1n2k3/P7/8/8/8/8/8/4K3 w - - a7b8q a7b8n a7b8 a7b8k a7a8p",
            "8/r3P2K/8/8/8/8/8/k7 w - - e7e8 e7e8q e7e8k e7e8p e7d8 h7h8",
            "8/4P3/8/8/8/8/8/k2r3K w - - e7e8 e7e8k e7e8p e7e8q e7d8q h1h2",
            "3nk3/4P3/8/8/8/8/8/4K3 w - - e7e8 e7e8q e7f8 e7f8q e7f8k e7d8 e7d8k e7d8p e7d8r",
            "4N3/4P3/7k/8/8/8/8/4K3 w - - e7e8 e7e8q e7e8k e7f8q e8c7q", "8/P6k/8/8/8/8/8/K2Q4 w - - a7a8q a7a8n",
            "r3k3/1P6/8/8/8/8/8/4K3 w q - b7a8q b7b8r b7c8 b7d8 b7d8k", "4k2r/p5P1/8/8/8/8/8/4K3 w k - g7h8n g7g8q",
            "4k3/8/P7/8/8/8/8/4K3 w - - a6a7q a6a7k a6a7p a6a8q a6a7", "1k6/7p/8/8/8/8/7K/B7 w - - a1h8 a1g7 a1h8q");

    /** Moves one after another, some of them refused. */
    private static final List<String> LINES = List.of(
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - h1h2 h8h7 h2h1 h7h8 e1g1 e1c1 e8g8 e8c8",
            "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - e8d8 e1f1 d8e8 f1e1 e8g8 e8c8 e8e7 e1c1 e1g1",
            "4k2r/7r/8/4B3/8/8/8/4K3 w k - e5h8 h7h8 e1e2 e8g8",
            "rn2k3/P7/8/8/8/8/8/4K3 w q - a7b8q a8b8 e1e2 e8c8",
            "4k3/3p4/8/2P1P3/8/8/8/4K3 b - - d7d5 e1e2 e8e7 e5d6 c5d6",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - e1g1 e8c8 f1f8", "r3k2r/8/8/8/8/8/4P3/R3K2R w KQkq - e2e4 e8c8",
            "7Q/p1p1p1pp/7R/3K4/1N6/8/8/1k3B2 b - - e7e5 d5e6 c7c5 b4c6 a7a5 f1a6 g7g5 h6g6 h7h5 h8h6",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - g1f3 g8f6 f3g1 f6g8",
            "4k3/3p4/8/2P1P3/8/8/8/4K3 b - - d7d5 c5d6 e8d7 e5e6 d7d6 d6d6",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - f2f3 e7e5 g2g4 d8h4",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7",
            "4k3/p7/8/8/8/8/8/R3K3 w - - a1a2 e8d8 a2a1 d8e8 a1b1 e8f8 b1c1 f8e7 c1a1 e7e8",
            "6k1/8/8/8/4N3/2N5/8/6K1 w - - c3b5 g8h8 e4c3 h8g8 b5d6 g8f8 d6e4 f8g8"
                    + " c3b5 g8h8 e4c3 h8g8 b5d6 g8f8 d6e4 f8g8");

    /** Moves after which the same board is back, though not the same moves are legal; the last is tried there. */
    private static final List<String> RETURNS = List.of(
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - h1h2 h8h7 h2h1 h7h8 e1g1",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 e1e2 e8e7 e2e1 e7e8 e5d6",
            "4k3/p7/8/8/8/8/8/R3K3 w - - a1a2 e8d8 a2a3 d8e8 a3a1 a1a2",
            "1rn4k/1P6/8/8/8/p7/P7/K7 w - - a1b1 h8h7 b1a1 h7h8 b7b8q");

    /** Moves with which the clock of seventy-five moves runs out. */
    private static final List<String> LAST = List.of(
            "6k1/5ppp/8/8/8/8/8/R5K1 w - - a1a8", "7k/8/6K1/8/8/8/8/5Q2 w - - f1f7",
            "4k3/7p/8/8/8/8/8/R3K3 w - - a1a8", "4k3/p7/8/8/8/8/8/R3K3 b - - e8d8", "4k3/p7/8/8/8/8/8/R3K3 w - - a1b1");

    /** Boards on which the game is over. */
    private static final List<String> FINISHED = List.of(
            "R5k1/5ppp/8/8/8/8/8/6K1 b - -", "6rk/5Npp/8/8/8/8/8/K7 b - -", "7k/6Q1/6K1/8/8/8/8/8 b - -",
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq -", "4k2R/8/4K3/8/8/8/8/R7 b - -",
            "7k/5Q2/8/8/8/8/8/K7 b - -", "kb5R/8/K7/8/8/8/8/8 b - -", "k7/P7/K7/8/8/8/7p/7B b - -",
            "k7/8/1K6/8/5B2/8/8/8 b - -", "k7/8/8/8/8/8/8/K7 w - -", "k7/8/8/8/8/8/8/KB6 b - -",
            "k7/8/8/8/8/8/8/KN6 w - -", "k6b/8/8/8/8/4B3/8/K1B5 w - -", "4k3/8/8/8/8/4B3/8/2B1K1B1 w - -");

    /** More of them, with a pinned queen, a double check, a blocked pawn, and a check of a king alone. */
    private static final List<String> OVER = List.of(
            "4R1k1/5qpp/8/8/2B5/8/8/6K1 b - -", "6rk/5Np1/8/8/8/8/8/K6R b - -", "k7/P7/1K6/8/1p6/1P6/8/8 b - -",
            "6k1/7B/8/8/8/8/8/K7 b - -");

    /** Boards on which the game goes on for the sake of one kind of move. */
    private static final List<String> NARROW = List.of(
            "R5k1/5ppp/4n3/8/8/8/8/6K1 b - -", "R5k1/3q1ppp/8/8/8/8/8/6K1 b - -", "R5k1/3r1ppp/8/8/8/8/8/6K1 b - -",
            "R5k1/3b1ppp/8/8/8/8/8/6K1 b - -", "6R1/2p5/5R2/R6k/7p/8/8/5K2 b - -", "1r5K/P4k1P/8/8/8/8/8/8 w - -",
            "6k1/5pQ1/8/8/8/8/8/6K1 b - -", "R6k/7p/8/8/8/8/8/6K1 b - -", "6R1/8/R7/7k/6Pp/8/8/5K2 b - g3",
            "7k/5Q2/6K1/8/8/8/n7/8 b - -", "7k/5Q2/6K1/8/8/8/b7/8 b - -", "7k/5Q2/6K1/8/8/8/r7/8 b - -",
            "7k/5Q2/6K1/8/8/8/q7/8 b - -", "7k/5Q2/6K1/8/8/8/p7/8 b - -", "7k/5Q2/6K1/1p6/NP6/8/8/8 b - -",
            "7k/7P/8/8/8/8/4K3/6R1 b - -", "7k/8/5N2/8/8/8/P7/4K3 b - -", "7k/8/6Q1/8/3Pp3/4P3/8/K7 b - d3",
            "4k3/8/8/8/8/8/QQNNN3/4K3 w - -", "4k3/8/8/4p3/8/8/8/4K2R w - e6", "4k3/8/8/8/1b6/8/4P3/4K3 w - -");

    /** Boards with each of which one thing is wrong, or a king is missing and something else is wrong, too. */
    private static final List<String> WRONG = List.of(
            "8/8/8/8/8/8/8/4K3 w - -", "k7/8/8/7k/8/8/8/4K3 w - -", "4K3/8/8/8/8/8/8/4K3 w - -",
            "k6P/8/8/8/8/8/8/4K3 w - -", "k6p/8/8/8/8/8/8/4K3 w - -", "k7/8/8/8/8/8/8/P3K3 w - -",
            "k7/8/8/8/8/8/8/p3K3 w - -", "4k3/8/8/8/8/8/6P1/R3K3 w K -", "4k3/8/8/8/8/8/8/R4K1R w KQ -",
            "4k3/8/8/8/8/8/8/N3K2R w Q -", "4k3/8/8/8/8/8/6P1/R3KB1r w K -", "4k3/8/8/5P2/8/8/8/4K3 w - e6",
            "4k3/8/8/4n3/8/8/8/4K2R w - e6", "4k3/8/8/4P3/8/8/8/4K3 w - e6", "4k3/8/4n3/4p3/8/8/8/4K3 w - e6",
            "4k3/4n3/8/4p3/8/8/8/4K3 w - e6", "4k3/8/8/4p3/6P1/8/8/4K3 w - g3", "4k3/8/4p3/8/8/8/8/4K3 w - e5",
            "4k3/3P4/8/8/8/8/8/4K3 w - -", "8/8/8/8/8/4k3/3P4/7K w - -", "4k3/p7/5N2/8/8/8/8/4K3 w - -",
            "4k3/3K4/p7/8/8/8/8/8 w - -", "k7/8/8/8/8/8/8/R7 w - -", "k6P/8/8/8/8/8/8/8 w - -",
            "8/8/8/8/8/8/8/4K3 w K -", "8/8/8/8/8/8/8/4K3 w - e6",
            "4k3/8/8/8/2b5/8/4R3/5K2 w - -", "4k3/p7/5N2/8/2b5/8/8/5K2 w - -", "4k3/8/8/8/1b6/8/4P3/4K3 b - -");

    /** Boards on which moves to and fro let the position recur, at once or only later: a right may be lost first. */
    private static final List<String> BEGINNINGS = List.of(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -",
            "4k3/7p/8/8/8/8/8/4K2R w K -", "4k3/8/8/2pPp3/8/8/2P1P3/4K3 w - c6", "8/8/8/K2pP2r/8/8/8/4k3 w - d6",
            "4k3/8/8/8/3Pp3/8/8/4K2N b - d3", "4k3/3p4/8/3P4/8/8/8/4K2N w - -", "4k3/4p3/8/2P2P2/4p3/8/8/K7 w - -",
            "6k1/8/2n1n3/8/8/2N1N3/8/6K1 w - -", "4kb2/8/8/8/8/8/3R4/4K3 b - -", "r3k2r/8/8/8/8/8/8/4K2R b Kkq -",
            "4k3/8/8/3p4/5B2/8/8/R3K3 w - d6", "R6k/8/8/8/8/8/8/4K3 b - -", "6k1/8/8/8/1b6/8/4R3/R3K3 w - -");

    private static final List<Motif> READ = read(ENDS, CHECKS, CASTLING, PAWNS);
    private static final List<Motif> READ_LINES = read(LINES);
    private static final List<Motif> READ_RETURNS = read(RETURNS);
    private static final List<Motif> READ_LAST = read(LAST);
    private static final List<Motif> READ_FINISHED = read(FINISHED, OVER);
    private static final List<Motif> READ_ODD = read(NARROW, WRONG, OVER);
    private static final List<Motif> READ_BEGINNINGS = read(BEGINNINGS);

    private Decisions() {
    }

    @SafeVarargs
    private static List<Motif> read(List<String>... texts) {
        return Stream.of(texts).flatMap(List::stream).map(Motif::read).toList();
    }

    /** Returns the motifs each of whose moves is to be tried alone. */
    static List<Motif> single() {
        return READ;
    }

    /** Returns the motifs whose moves are to be tried one after another. */
    static List<Motif> lines() {
        return READ_LINES;
    }

    /** Returns the motifs whose last move is tried when the others have brought the same board back. */
    static List<Motif> returns() {
        return READ_RETURNS;
    }

    /** Returns the motifs whose only move is the last before seventy-five moves are over. */
    static List<Motif> last() {
        return READ_LAST;
    }

    /** Returns motifs without moves: the game is over, or nearly so, or no game can look like this. */
    static List<Motif> odd() {
        return READ_ODD;
    }

    /** Returns motifs without moves: the game is over by what stands on the board. */
    static List<Motif> finished() {
        return READ_FINISHED;
    }

    /** Returns motifs without moves, to move to and fro on. */
    static List<Motif> beginnings() {
        return READ_BEGINNINGS;
    }
}
