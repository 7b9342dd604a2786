package draughts;

import java.util.HashSet;
import java.util.List;
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

    private static long count(State state, int depth) {
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

    /** Prints the nodes a second: {@code [simplified|classic] [depth]}, with assertions as Java was started. */
    public static void main(String[] arguments) {
        final Variant variant = Variant.valueOf(arguments[0].toUpperCase(java.util.Locale.ROOT));
        final int depth = Integer.parseInt(arguments[1]);
        for (int i = 0; i < 3; i++) {
            final long start = System.nanoTime();
            final long nodes = count(variant, depth);
            final double seconds = (System.nanoTime() - start) / 1e9;
            System.out.printf("%s depth %d: %,d in %.2f s = %,.0f nodes/s%n", variant, depth, nodes, seconds, nodes / seconds);
        }
    }
}
