package draughts;

import java.lang.management.ManagementFactory;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/**
 * Counts the sequences of moves of a length from the start of a game, as the field does: moves that lead from the same
 * square to the same square and capture the same pieces are one.
 */
public final class Perft {

    private Perft() {
    }

    /** Returns how many sequences of so many moves there are. */
    public static long count(Variant variant, int depth) {
        return count(State.start(variant), depth);
    }

    /** Returns how many sequences of so many moves there are by the rules with this name. */
    public static long count(String variant, int depth) {
        return count(Variant.valueOf(variant), depth);
    }

    /** Returns how many sequences of so many moves there are from a state on. */
    static long count(State state, int depth) {
        if (depth == 0) {
            return 1;
        }
        final Set<Object> seen = new HashSet<>();
        long sequences = 0;
        for (List<Square> way : state.legalMoves()) {
            if (way.size() == 2 || seen.add(outcome(state, way))) {
                sequences += depth == 1 ? 1 : count(state.move(way), depth - 1);
            }
        }
        return sequences;
    }

    /** Returns what makes two moves of several jumps one: from where, to where, and which pieces are captured. */
    private static Object outcome(State state, List<Square> way) {
        return List.of(way.get(0), way.get(way.size() - 1), new TreeSet<>(state.run(way).captured()));
    }

    /**
     * Prints how many leaves a second of processor time are counted, on one core, several times over. Assertions are as
     * Java was started.
     *
     * @param arguments a variant, a depth, and how often to count
     */
    public static void main(String[] arguments) {
        final Variant variant = Variant.valueOf(arguments[0].toUpperCase(Locale.ROOT));
        final int depth = Integer.parseInt(arguments[1]);
        final String assertions = Perft.class.desiredAssertionStatus() ? "on" : "off";
        for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
            final long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            final long leaves = count(variant, depth);
            final double seconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1e9;
            System.out.printf(Locale.ROOT, "%s, depth %d, assertions %s: %,d leaves in %.2f s, %,.0f a second%n",
                    arguments[0], depth, assertions, leaves, seconds, leaves / seconds);
        }
    }
}
