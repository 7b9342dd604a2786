package connectfour.perfect;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;

/**
 * Makes the positions about which the agents of students are asked: in each, some columns keep what it is worth, a win
 * or a draw, and others do not. In three of four nobody can win with the next disc. Three of ten are drawn.
 */
public final class PositionsMaker {

    private static final int COUNT = 5_000;
    private static final int MOST_WON = COUNT * 7 / 10;
    private static final int FEWEST_DISCS = 16;
    private static final int MOST_DISCS = 36;
    private static final int COLUMNS = 7;
    private static final String WON = " won";
    private static final String DRAWN = " drawn";
    private static final int PLACES = 22;

    private final Search search = new Search(new Table(PLACES, PLACES), board -> Openings.UNKNOWN);
    private final Random random = new Random(COUNT);
    private final Set<Long> known = new HashSet<>();

    /** Writes into the file that is named: a line has the columns played, those that keep the value, and the value. */
    public static void main(String[] arguments) throws IOException {
        final PositionsMaker maker = new PositionsMaker();
        final List<String> lines = new ArrayList<>();
        int won = 0;
        while (lines.size() < COUNT) {
            final String line = maker.line(lines.size() % 4 == 0).orElse("");
            if (line.endsWith(DRAWN) || line.endsWith(WON) && won < MOST_WON) {
                lines.add(line);
                won += line.endsWith(WON) ? 1 : 0;
            }
        }
        try (PrintStream out = new PrintStream(new GZIPOutputStream(Files.newOutputStream(Path.of(arguments[0]))),
                false, StandardCharsets.US_ASCII)) {
            lines.forEach(line -> out.print(line + "\n"));
        }
    }

    /** Returns a line about any position, unless it is known, or no choice decides anything. */
    private Optional<String> line(boolean isCareless) {
        final int discs = FEWEST_DISCS + random.nextInt(MOST_DISCS - FEWEST_DISCS + 1);
        Board board = Board.EMPTY;
        final StringBuilder moves = new StringBuilder();
        while (moves.length() < discs) {
            final Board now = board;
            final List<Integer> columns = columns(now, isCareless ? now.landings() & ~now.winning() : now.safe());
            if (columns.isEmpty()) {
                return Optional.empty();
            }
            final int column = columns.get(random.nextInt(columns.size()));
            moves.append(column);
            board = now.drop(now.landing(column));
        }
        return known.add(Openings.keyUpToMirror(board)) ? line(moves.toString(), board) : Optional.empty();
    }

    private static List<Integer> columns(Board board, long cells) {
        return IntStream.rangeClosed(1, COLUMNS).filter(column -> (board.landing(column) & cells) != 0).boxed()
                .toList();
    }

    private Optional<String> line(String moves, Board board) {
        return Optional.of(keeping(board, 1)).filter(won -> !won.isEmpty()).map(won -> moves + " " + won + WON)
                .or(() -> Optional.of(keeping(board, 0)).filter(drawn -> !drawn.isEmpty())
                        .map(drawn -> moves + " " + drawn + DRAWN))
                .filter(line -> line.split(" ")[1].length() < columns(board, board.landings()).size());
    }

    /** Returns the columns after which the position is worth at least so much to who is next. */
    private String keeping(Board board, int value) {
        return columns(board, board.landings()).stream().filter(column ->
                search.isWorth(board, board.landing(column), value)).map(String::valueOf).collect(Collectors.joining());
    }
}
