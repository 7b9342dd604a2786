package connectfour.perfect;

import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Makes the book of openings, in two threads that share a table: {@code reference/openings FILE [BITS]}. What stands in
 * the file already stays, and each position is written as soon as it is solved, so that the program can be stopped
 * at any time and goes on from there. The first moves come first: a book that is not finished knows the positions that
 * decide about them.
 */
public final class OpeningsMaker {

    private final long[] keys = Openings.keys(Openings.DISCS);
    private final MappedByteBuffer worths;
    private final Table table;

    private OpeningsMaker(Path file, int bits) throws IOException {
        if (!Files.exists(file)) {
            final byte[] unknown = new byte[keys.length];
            Arrays.fill(unknown, (byte) Openings.UNKNOWN);
            Files.write(file, unknown);
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            worths = channel.map(MapMode.READ_WRITE, 0, keys.length);
        }
        table = new Table(bits, bits);
    }

    /**
     * Makes the book.
     *
     * @param arguments the file, and the number of places in the table as a power of two
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        final OpeningsMaker maker = new OpeningsMaker(Path.of(arguments[0]), Integer.parseInt(arguments[1]));
        final List<Board> all = new ArrayList<>();
        IntStream.rangeClosed(0, Openings.DISCS)
                .forEach(discs -> LongStream.of(Openings.keys(discs)).mapToObj(Openings::board).forEach(all::add));
        final List<Board> backwards = new ArrayList<>(all);
        Collections.reverse(backwards);
        final Thread other = new Thread(() -> maker.solve(backwards));
        other.setDaemon(true);
        other.start();
        maker.solve(all);
        maker.say();
    }

    private void solve(List<Board> boards) {
        final Search search = new Search(table, this::worth);
        for (Board board : boards) {
            search.worth(board);
            if (board.discs() == Openings.DISCS) {
                worth(board);
            } else {
                say();
            }
        }
    }

    /** Returns how much a position is worth, and writes it down if it is new. */
    private int worth(Board board) {
        final int place = Arrays.binarySearch(keys, Openings.keyUpToMirror(board));
        if (worths.get(place) == Openings.UNKNOWN) {
            worths.put(place, (byte) new Search(table, none -> Openings.UNKNOWN).worth(Openings.board(keys[place])));
            if (place % 64 == 0) {
                say();
            }
        }
        return worths.get(place);
    }

    private void say() {
        final long known = IntStream.range(0, keys.length).filter(i -> worths.get(i) != Openings.UNKNOWN).count();
        System.out.printf("%s %s of %s positions%n",
                LocalTime.now().truncatedTo(ChronoUnit.SECONDS), known, keys.length);
    }
}
