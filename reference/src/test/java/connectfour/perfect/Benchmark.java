package connectfour.perfect;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Prints how fast positions are solved, by sets of them, each position with an empty table: the mean of the processor's
 * time and of the positions visited, how many are visited in a second, and the longest time. Run by
 * {@code reference/benchmark-connect-four}.
 */
public final class Benchmark {

    private static final int DRAWN = 100;

    private Benchmark() {
    }

    /**
     * Solves.
     *
     * @param files have on each line the columns of the moves, a blank, and what the position is worth; a wrong answer
     *              is printed. Without any, positions are drawn.
     */
    public static void main(String[] files) throws IOException {
        System.out.println("assertions " + (Benchmark.class.desiredAssertionStatus() ? "on" : "off")
                + "; set, positions, mean ms, mean visited, visited a second, longest s");
        for (String file : files) {
            time(Path.of(file).getFileName().toString(), Files.readAllLines(Path.of(file)));
        }
        for (int discs : files.length == 0 ? new int[] {30, 22, 14} : new int[0]) {
            final Random random = new Random(discs);
            time(discs + " discs, drawn", IntStream.range(0, DRAWN).mapToObj(i -> drawn(discs, random)).toList());
        }
    }

    private static void time(String name, List<String> lines) {
        double all = 0;
        double longest = 0;
        long visited = 0;
        for (String line : lines) {
            final String[] parts = line.split(" ");
            final Search search = new Search(new Table(12, 24), board -> Openings.UNKNOWN);
            final long from = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            final int worth = search.worth(after(parts[0]));
            final double seconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - from) / 1e9;
            all += seconds;
            longest = Math.max(longest, seconds);
            visited += search.visited;
            if (parts.length > 1 && worth != Integer.parseInt(parts[1])) {
                System.out.println("WRONG: " + line + ", not " + worth);
            }
        }
        System.out.printf(Locale.ROOT, "%-16s %5d %10.3f %12.1f %12.0f %8.2f%n", name, lines.size(),
                1000 * all / lines.size(), (double) visited / lines.size(), visited / all, longest);
    }

    private static Board after(String columns) {
        Board board = Board.EMPTY;
        for (char column : columns.toCharArray()) {
            board = board.drop(board.landing(column - '0'));
        }
        return board;
    }

    /** Returns the moves to a position in which nobody has won, drawn by lot. */
    private static String drawn(int discs, Random random) {
        String columns = "";
        for (int count = 0; count < discs; count++) {
            final Board board = after(columns);
            final List<Integer> open = new ArrayList<>(Moves.FROM_THE_MIDDLE.stream()
                    .filter(column -> (board.landing(column) & ~board.winning()) != 0).toList());
            if (open.isEmpty()) {
                return drawn(discs, random);
            }
            Collections.shuffle(open, random);
            columns += open.get(0);
        }
        return columns;
    }
}
