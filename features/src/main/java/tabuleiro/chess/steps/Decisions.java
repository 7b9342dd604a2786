package tabuleiro.chess.steps;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Fen;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Position;
import tabuleiro.chess.Square;

/**
 * Positions of chess with a move in which much is decided: mates and what looks like one, stalemates, pins, castling,
 * en passant, promotion. Each is also played with the colours or the wings exchanged.
 */
final class Decisions {

    /** The position in FEN, without its counters, and the moves to be tried in it. */
    private static final List<String> ALL = List.of(
            "6k1/5ppp/8/8/8/8/8/R5K1 w - - a1a8", "6k1/5pp1/8/8/8/8/8/R5K1 w - - a1a8",
            "r5k1/5ppp/8/8/8/8/8/4R1K1 w - - e1e8", "6k1/1r3ppp/8/8/8/8/8/2R3K1 w - - c1c8",
            "8/3p4/8/k7/8/8/8/6KR w - - h1h5", "6rk/6pp/8/4N3/8/8/8/K7 w - - e5f7",
            "8/8/6pp/7k/5K2/6P1/5B2/8 w - - g3g4", "7k/P4ppp/8/8/8/8/8/K7 w - - a7a8q a7a8r a7a8b a7a8k a7a8p a7a8",
            "5k2/R7/8/1B6/2B5/8/8/4K2R w K - e1g1", "8/8/R7/3k4/5p2/5N2/4P3/1BR4K w - - e2e4",
            "7k/8/8/8/8/8/5Q2/K7 w - - f2f7", "7k/p7/8/8/8/8/5Q2/K7 w - - f2f7", "7k/6p1/8/8/8/5Q2/8/K7 w - - f3f7",
            "4k3/p7/8/8/8/8/8/4KB2 w - - f1b5", "4k3/8/8/8/4N3/8/8/K3R3 w - - e4d6",
            "6k1/5ppp/8/8/8/8/8/KB4R1 w - - g1g7 b1h7 b1g6", "6k1/6pp/8/8/8/8/8/K6Q w - - h1h7 h1d5",
            "4r1k1/8/8/8/8/8/4Q3/4K3 w - - e2d3 e2d4 e2e8", "4r1k1/8/8/8/8/8/4R3/4K3 w - - e2d2 e2d3 e2e8",
            "4r1k1/8/8/8/8/8/4B3/4K3 w - - e2d3 e2e3", "4r1k1/8/8/8/8/8/4N3/4K3 w - - e2c3 e2e4",
            "4r1k1/8/8/8/8/3n4/4P3/4K3 w - - e2d3 e2e3 e2f3", "6k1/8/8/8/7b/8/5P2/4K3 w - - f2f3 f2f4 f2e3",
            "6k1/8/8/8/8/5b2/4r3/5K2 w - - f1e2 f1g1 f1e1", "4k3/8/4q3/8/7K/8/8/4R3 b - - e6e4 e6d5",
            "4r1k1/8/8/8/8/2B5/8/4K3 w - - c3d5 c3e5 e1d1 c3d4",
            "6k1/8/8/8/7b/8/3N4/4K2R w - - d2f3 d2f2 h1g2 h1h4 e1f1",
            "4r1k1/8/8/8/8/8/3P1P2/3QK3 w - - d1e2 d2e3 f2e3 d1c3 f2f4", "4k3/8/8/8/8/8/8/4K2R w K - e1g1q e1g1 e1h1",
            "1r2k3/8/8/8/8/8/8/R3K3 w Q - e1c1", "r3k3/8/8/8/8/8/8/R3K3 w Q - e1c1",
            "4k2r/8/8/8/8/8/8/R3K3 w Q - e1c1", "3r2k1/8/8/8/8/8/8/R3K3 w Q - e1c1 e1d1",
            "2r3k1/8/8/8/8/8/8/R3K3 w Q - e1c1", "4r1k1/8/8/8/8/8/8/R3K3 w Q - e1c1",
            "4k3/8/8/8/8/8/8/RN2K3 w Q - e1c1", "4r1k1/8/8/8/8/8/8/RN2K3 w Q - e1c1",
            "3r2k1/8/8/8/8/8/8/RN2K3 w Q - e1c1", "2r3k1/8/8/8/8/8/8/RN2K3 w Q - e1c1",
            "2rr2k1/8/8/8/8/8/8/R3K3 w Q - e1c1", "3rr1k1/8/8/8/8/8/8/R3K3 w Q - e1c1",
            "2r1r1k1/8/8/8/8/8/8/R3K3 w Q - e1c1", "4k3/8/8/8/8/8/8/R3K3 w - - e1c1",
            "2r3k1/8/8/8/8/8/8/R3K3 w - - e1c1", "4r1k1/8/8/8/8/8/8/R3K3 w - - e1c1",
            "4k3/8/8/8/8/8/8/RN2K3 w - - e1c1", "4k3/8/8/8/8/8/8/R1B1K3 w - - e1c1",
            "4k3/8/8/8/8/8/8/R1B1K3 w Q - e1c1", "2r1k3/8/8/8/4K3/8/8/R6R w - - e4c4 e4g4",
            "4k3/8/8/3pP3/8/8/8/4K3 w - - e5d6 e5e6", "4k3/8/8/3nP3/8/8/8/4K3 w - - e5d6",
            "4k3/8/8/3PP3/8/8/8/4K3 w - - e5d6", "4k3/8/8/8/3pP3/8/8/4K3 w - - e4d5",
            "4k3/8/8/3pP3/8/8/8/4K3 b - - d5e4", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 e5d6",
            "8/8/8/K2pP2r/8/8/8/4k3 w - d6 e5d6", "4k3/8/8/r2pPK2/8/8/8/8 w - d6 e5d6",
            "4k3/8/3p4/4P3/8/8/8/4K3 w - - e5d6 e5e7", "4k3/8/8/8/8/3n4/4P3/4K3 w - - e2e4 e2d3 e2g4 e2c4",
            "4r1k1/8/8/3pP3/8/8/8/4K3 w - - e5d6", "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 e5d6",
            "6k1/8/8/8/8/4n3/4P3/4K3 w - - e2e4 e2e3", "1n2k3/P7/8/8/8/8/8/4K3 w - - a7b8q a7b8 a7b8n a7b8k a7a8p",
            "6k1/8/8/8/8/8/4Bb2/4K3 w - - e1f2 e2d3 e2b5", "3qk3/8/8/8/8/8/3P4/3QK3 w - - d1d8 d2d4 d1d5");

    private Decisions() {
    }

    /**
     * A position, and moves of the player whose turn it is, each to be tried alone; some are not legal.
     *
     * @param position the position
     * @param moves    the moves
     */
    record Decision(Position position, List<Move> moves) {
    }

    /** Returns one of them, each as likely as the others. */
    static Decision any(RandomGenerator random) {
        final String[] words = ALL.get(random.nextInt(ALL.size())).split(" ");
        final boolean isFlipped = random.nextBoolean();
        final boolean isMirrored = random.nextBoolean() && words[2].equals("-");
        final String board = Stream.of(words[0].split("/")).map(row -> isMirrored ? reversed(row) : row)
                .collect(Collectors.collectingAndThen(Collectors.toList(),
                        rows -> IntStream.range(0, rows.size())
                                .mapToObj(i -> rows.get(isFlipped ? rows.size() - 1 - i : i))
                                .collect(Collectors.joining("/"))));
        final String fen = "%s %s %s %s %d %d".formatted(isFlipped ? swapped(board) : board,
                isFlipped == words[1].equals("w") ? "b" : "w", isFlipped ? swapped(words[2]) : words[2],
                words[3].equals("-") ? "-" : square(words[3], isFlipped, isMirrored), 1, Chess.SIZE);
        return new Decision(Fen.read(fen), Arrays.stream(words).skip(4)
                .map(move -> move(move, isFlipped, isMirrored)).toList());
    }

    private static String reversed(String text) {
        return new StringBuilder(text).reverse().toString();
    }

    /** Exchanges small letters and capitals. */
    private static String swapped(String text) {
        return text.chars().map(each -> Character.isUpperCase(each) ? Character.toLowerCase(each)
                : Character.toUpperCase(each)).mapToObj(Character::toString).collect(Collectors.joining());
    }

    private static Square square(String name, boolean isFlipped, boolean isMirrored) {
        final int column = name.charAt(0) - 'a' + 1;
        final int row = name.charAt(1) - '0';
        return new Square(isFlipped ? Chess.SIZE + 1 - row : row, isMirrored ? Chess.SIZE + 1 - column : column);
    }

    private static Move move(String notation, boolean isFlipped, boolean isMirrored) {
        final Square from = square(notation.substring(0, 2), isFlipped, isMirrored);
        final Square to = square(notation.substring(2, 4), isFlipped, isMirrored);
        return notation.length() == 4 ? new Move(from, to)
                : new Move(from, to, Kind.of(Character.toUpperCase(notation.charAt(4))));
    }
}
