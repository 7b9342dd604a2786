package tabuleiro.console;

import java.util.List;

/**
 * How large a cell of a board is drawn. A character is about twice as high as it is wide.
 *
 * @param height its number of rows
 * @param width  its number of columns
 */
public record Size(int height, int width) {

    /** The smallest size, in which a cell has one row. */
    public static final Size SMALLEST = new Size(1, 3);

    /** All sizes, the largest first. */
    private static final List<Size> ALL = List.of(new Size(8, 20), new Size(7, 17), new Size(6, 15),
            new Size(5, 12), new Size(4, 10), new Size(3, 7), new Size(2, 4), SMALLEST);

    /** Returns the largest size in which so many rows and columns of cells fit; the smallest if none does. */
    public static Size fitting(int cellRows, int cellColumns, int height, int width) {
        return ALL.stream().filter(size -> cellRows * size.height <= height && cellColumns * size.width <= width)
                .findFirst().orElse(SMALLEST);
    }
}
