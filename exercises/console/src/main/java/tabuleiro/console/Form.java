package tabuleiro.console;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The form of a piece, in a square whose middle is (0, 0) and whose lower right corner is (1, 1). It is drawn at any
 * size, with characters that fill some of their quarters.
 */
@FunctionalInterface
public interface Form {

    /** A disc. */
    Form DISC = (x, y) -> x * x + y * y < 0.96;

    /** A square. */
    Form SQUARE = (x, y) -> Math.max(Math.abs(x), Math.abs(y)) < 0.86;

    /** A square that stands on a corner. */
    Form DIAMOND = (x, y) -> Math.abs(x) + Math.abs(y) < 1.02;

    /** A star with four rays. */
    Form STAR = (x, y) -> Math.sqrt(Math.abs(x)) + Math.sqrt(Math.abs(y)) < 1.12;

    /** Four petals. */
    Form CLOVER = (x, y) -> Math.pow(Math.abs(x) - 0.45, 2) + Math.pow(Math.abs(y) - 0.45, 2) < 0.17;

    /** A cross. */
    Form CROSS = (x, y) -> Math.min(Math.abs(x), Math.abs(y)) < 0.3 && Math.max(Math.abs(x), Math.abs(y)) < 0.9;

    /** A crown with three points. */
    Form CROWN = (x, y) -> Math.abs(x) < 0.88 && y < 0.8 && y > -0.85 && (y > 0
            || Math.abs(Math.abs(Math.abs(x) - 0.44) - 0.44) < 0.12 - 0.35 * y);

    /** The characters that fill quarters: upper left counts 1, upper right 2, lower left 4, lower right 8. */
    String QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

    /** Checks whether a point belongs to the form. */
    boolean has(double x, double y);

    /** Returns the form at another size. */
    default Form scaled(double factor) {
        return (x, y) -> has(x / factor, y / factor);
    }

    /** Returns the form without what belongs to another one. */
    default Form without(Form hole) {
        return (x, y) -> has(x, y) && !hole.has(x, y);
    }

    /** Draws the form in so many rows and columns. */
    default List<String> lines(int rows, int columns) {
        return IntStream.range(0, rows).mapToObj(row -> IntStream.range(0, columns).mapToObj(column ->
                String.valueOf(QUARTERS.charAt(quarter(row, column, 0, 0, rows, columns)
                        + 2 * quarter(row, column, 0, 1, rows, columns) + 4 * quarter(row, column, 1, 0, rows, columns)
                        + 8 * quarter(row, column, 1, 1, rows, columns)))).collect(Collectors.joining())).toList();
    }

    private int quarter(int row, int column, int down, int right, int rows, int columns) {
        return has((2 * column + right + 0.5) / columns - 1, (2 * row + down + 0.5) / rows - 1) ? 1 : 0;
    }
}
