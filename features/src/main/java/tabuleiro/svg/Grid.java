package tabuleiro.svg;

import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An empty board with the names of its rows and columns.
 *
 * @param rows    the names of the rows, from the top
 * @param columns the names of the columns, from the left
 * @param edge    where the names of the columns stand
 * @param naming  makes the name of a cell from those of its row and column, as the notation of the game has it
 * @param ground  what is drawn below all cells together, and then in each, if it is empty or not
 */
public record Grid(List<String> rows, List<String> columns, Edge edge, BinaryOperator<String> naming, Ground ground) {

    /** The width and the height of a cell. */
    public static final int CELL = 40;

    static final int NAMES = 18;

    /** Where the names of the columns stand. */
    public enum Edge {
        /** Above the board. */
        TOP,
        /** Below the board. */
        BOTTOM
    }

    /**
     * The ground on which things lie.
     *
     * @param whole the style of the board as a whole
     * @param cell  draws the ground of a cell; nothing where there is only the board
     */
    public record Ground(String whole, Function<Place, String> cell) {

        /** Returns the ground of a board whose squares are light and dark in turn; h1, and so the first, is light. */
        public static Ground chequered() {
            return new Ground("light-squares", place -> (place.row() + place.column()) % 2 == 0 ? ""
                    : Shapes.rectangle("dark-square", 0, 0, CELL, CELL, 0));
        }
    }

    /** Returns a grid in which nothing can lie. */
    public static Grid none() {
        return new Grid(List.of(), List.of(), Edge.TOP, String::concat, new Ground("", place -> ""));
    }

    /** Returns the names of as many rows or columns, counted from this number. */
    public static List<String> counted(int from, int count) {
        return IntStream.range(from, from + count).mapToObj(String::valueOf).toList();
    }

    /** Returns the places of the grid, row by row from the top. */
    public Stream<Place> places() {
        return IntStream.range(0, rows.size() * columns.size())
                .mapToObj(i -> new Place(i / columns.size(), i % columns.size()));
    }

    /** Returns what the game calls a cell. */
    public String name(Place place) {
        return naming.apply(rows.get(place.row()), columns.get(place.column()));
    }

    /** Returns the place of the cell that the game calls so; nothing if there is none. */
    public Optional<Place> place(String name) {
        return places().filter(place -> name(place).equals(name)).findFirst();
    }

    int width() {
        return rows.isEmpty() ? 0 : NAMES + columns.size() * CELL;
    }

    int height() {
        return rows.isEmpty() ? 0 : NAMES + rows.size() * CELL;
    }

    /** Returns what is drawn in a cell, moved to its place. */
    String at(Place place, String shapes) {
        return Shapes.moved(NAMES + place.column() * CELL, top() + place.row() * CELL, shapes);
    }

    private int top() {
        return edge == Edge.TOP ? NAMES : 0;
    }

    /** Returns the empty board with its names. */
    String shape() {
        return rows.isEmpty() ? "" : Shapes.rectangle("board " + ground.whole(), NAMES, top(), columns.size() * CELL,
                rows.size() * CELL, 4) + places().map(place -> at(place, ground.cell().apply(place)))
                .collect(Collectors.joining()) + names();
    }

    private String names() {
        final double line = edge == Edge.TOP ? NAMES - 6 : rows.size() * CELL + NAMES - 4;
        final Stream<String> above = IntStream.range(0, columns.size())
                .mapToObj(i -> Shapes.text("name", NAMES + (i + 0.5) * CELL, line, columns.get(i)));
        final Stream<String> beside = IntStream.range(0, rows.size())
                .mapToObj(i -> Shapes.text("name", NAMES / 2.0 - 1, top() + (i + 0.5) * CELL + 4, rows.get(i)));
        return Stream.concat(above, beside).collect(Collectors.joining());
    }
}
