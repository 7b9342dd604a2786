package chess;

import ch.astorm.jchess.JChessGame;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * Prints how many ways of play are counted in a second of processor time, by the reference and, from the opening
 * position, by a library for comparison. Run by {@code reference/benchmark-chess} with assertions off and on.
 */
public final class Benchmark {

    private static final String OPENING = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    private static final int ROUNDS = 3;

    private Benchmark() {
    }

    /**
     * Counts.
     *
     * @param depths how many moves the reference plays from the opening, how many from the second position, and how
     *               many the library plays from the opening
     */
    public static void main(String[] depths) {
        System.out.println("assertions " + (Perft.areAssertionsOn() ? "on" : "off"));
        for (int round = 1; round <= ROUNDS; round++) {
            time("reference, opening", () -> Perft.count(OPENING, Integer.parseInt(depths[0])));
            time("reference, Kiwipete", () -> Perft.count(KIWIPETE, Integer.parseInt(depths[1])));
            time("jchess 1.2.0, opening", () -> count(JChessGame.newGame().getPosition(), Integer.parseInt(depths[2])));
        }
    }

    private static long count(ch.astorm.jchess.core.Position position, int depth) {
        final List<ch.astorm.jchess.core.Move> moves = position.getLegalMoves();
        return depth == 1 ? moves.size()
                : moves.stream().mapToLong(move -> count(position.apply(move), depth - 1)).sum();
    }

    private static void time(String what, LongSupplier counted) {
        final long from = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        final long count = counted.getAsLong();
        final double seconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - from) / 1e9;
        System.out.printf(Locale.ROOT, "%-24s %10d in %6.2f s: %10.0f a second%n", what, count, seconds,
                count / seconds);
    }
}
