package tabuleiro.console.program.steps;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.console.Canvas;
import tabuleiro.console.Ink;
import tabuleiro.console.screen.Device;
import tabuleiro.console.screen.Key;

/** A terminal without a terminal: its keys are a text, and its screen is remembered. */
public final class ScriptedDevice implements Device {

    private static final char SPACE = '\u2420';
    /** What happens when the program was suspended, another one has used the terminal, and it is resumed. */
    private static final Key RESUMED = Key.of(Key.Kind.RESIZE);
    private static final Pattern SIZE = Pattern.compile("(\\d+)x(\\d+)");
    private static final Pattern CLICK = Pattern.compile("click@(\\d+),(\\d+)");

    private final Deque<Key> keys = new ArrayDeque<>();
    private final Deque<int[]> sizes = new ArrayDeque<>();
    private final boolean hasSigns;
    private final boolean isColoured;
    private int rows;
    private int columns;
    private Canvas canvas = new Canvas();
    private boolean isClosed;
    private String printed = "";

    /** Creates a terminal of this size with colours, which draws pieces as letters, so that tests can read them. */
    public ScriptedDevice(int rows, int columns) {
        this(rows, columns, false, true);
    }

    /** Creates a terminal of this size that has signs or not, and colours or not. */
    public ScriptedDevice(int rows, int columns, boolean hasSigns, boolean isColoured) {
        this.rows = rows;
        this.columns = columns;
        this.hasSigns = hasSigns;
        this.isColoured = isColoured;
    }

    /**
     * Adds keys: names of keys, a size such as 40x12, a click such as click@7,8, or words that are typed, with ␠ for a
     * space.
     */
    void script(String text) {
        for (String each : text.split(" ")) {
            final Matcher size = SIZE.matcher(each);
            final Matcher click = CLICK.matcher(each);
            if (each.equals("Suspend")) {
                keys.add(RESUMED);
            } else if (size.matches()) {
                sizes.add(new int[] {Integer.parseInt(size.group(2)), Integer.parseInt(size.group(1))});
                keys.add(Key.of(Key.Kind.RESIZE));
            } else if (click.matches()) {
                keys.add(Key.click(Integer.parseInt(click.group(1)), Integer.parseInt(click.group(2))));
            } else if (each.matches("[A-Z][A-Za-z-]+")) {
                keys.add(Key.of(Key.Kind.valueOf(each.replace('-', '_').toUpperCase(Locale.ROOT))));
            } else {
                each.replace(SPACE, ' ').chars().forEach(character -> keys.add(Key.typed(character)));
            }
        }
    }

    /** Adds keys. A change of the size needs a size. */
    public void add(List<Key> more) {
        keys.addAll(more);
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public boolean isColoured() {
        return isColoured;
    }

    @Override
    public boolean hasSigns() {
        return hasSigns;
    }

    @Override
    public void draw(Canvas drawn, int cursorRow, int cursorColumn) {
        canvas = drawn;
    }

    @Override
    public boolean isKeyWaiting() {
        return false;
    }

    @Override
    public Key next() {
        final Key key = keys.isEmpty() ? Key.of(Key.Kind.END_OF_INPUT) : keys.remove();
        if (key == RESUMED) {
            canvas = new Canvas();
        } else if (key.kind() == Key.Kind.RESIZE && !sizes.isEmpty()) {
            rows = sizes.peek()[0];
            columns = sizes.remove()[1];
        }
        return key;
    }

    /** Returns the lines that are in sight. */
    public List<String> frame() {
        return canvas.toString().lines().limit(rows)
                .map(line -> line.substring(0, Math.min(columns, line.length())).stripTrailing()).toList();
    }

    /** Returns the texts that are marked, from left to right in each row. */
    List<String> marked() {
        return rows(spot -> spot.inks().stream().anyMatch(List.of(Ink.CURSOR, Ink.WIN, Ink.LAST)::contains));
    }

    /** Returns the words that are drawn with an ink, from left to right in each row. */
    List<String> drawn(Ink ink) {
        return rows(spot -> spot.inks().contains(ink)).stream().flatMap(row -> Stream.of(row.split(" +"))).toList();
    }

    /** Returns the rows of the screen, of which only some characters are left. */
    private List<String> rows(Predicate<Canvas.Spot> isLeft) {
        return IntStream.range(0, rows).mapToObj(row -> IntStream.range(0, columns)
                .mapToObj(column -> canvas.at(row, column))
                .map(spot -> isLeft.test(spot) ? spot.text() : " ")
                .collect(Collectors.joining()).strip()).toList();
    }

    @Override
    public void close() {
        isClosed = true;
    }

    @Override
    public void print(String text) {
        printed = text;
    }

    /** Checks whether the terminal has been restored. */
    public boolean isClosed() {
        return isClosed;
    }

    /** Returns what was printed after the terminal was restored. */
    public String printed() {
        return printed;
    }
}
