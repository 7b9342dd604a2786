package tabuleiro.draughts;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One of the 64 squares of the board, light or dark, such as c3 (DR-01). Squares are ordered by their rows, from
 * White's side, and in a row from the left.
 *
 * @param row    from 1, nearest to White, to {@value Draughts#SIZE}
 * @param column from 1, written a, at White's left, to {@value Draughts#SIZE}, written h
 */
public record Square(int row, int column) implements Comparable<Square> {

    /** Every square, in their order: a1, b1, … h8. */
    public static final List<Square> ALL = IntStream.range(0, Draughts.SIZE * Draughts.SIZE)
            .mapToObj(i -> new Square(i / Draughts.SIZE + 1, i % Draughts.SIZE + 1)).toList();

    private static final String BETWEEN = "-";

    /**
     * Names a square of the board.
     *
     * @throws IllegalArgumentException if the board has no such square
     */
    public Square {
        if (!exists(row, column)) {
            throw new IllegalArgumentException("row %s, column %s lies outside the board: both go from 1 to %s"
                    .formatted(row, column, Draughts.SIZE));
        }
    }

    /** Checks whether the board has a square in this row and column. */
    public static boolean exists(int row, int column) {
        return 1 <= row && row <= Draughts.SIZE && 1 <= column && column <= Draughts.SIZE;
    }

    /**
     * Returns the square with this notation.
     *
     * @param notation a small letter and a digit, such as {@code c3}
     * @throws IllegalArgumentException if no square has this notation
     */
    public static Square parse(String notation) {
        return ALL.stream().filter(square -> square.toString().equals(notation)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no square is written %s: squares go from a1 to h8".formatted(notation)));
    }

    /**
     * Returns the squares of a way.
     *
     * @param notation squares with hyphens between, such as {@code c3-e5-g7}
     * @throws IllegalArgumentException if one of them is no square
     */
    public static List<Square> parseWay(String notation) {
        return Stream.of(notation.split(BETWEEN)).map(Square::parse).toList();
    }

    /** Returns the notation of a way that {@link #parseWay} reads. */
    public static String draw(List<Square> way) {
        return way.stream().map(Square::toString).collect(Collectors.joining(BETWEEN));
    }

    /** Checks whether the square is dark. The square at each player's left, a1 or h8, is (DR-01). */
    public boolean isDark() {
        return (row + column) % 2 == 0;
    }

    @Override
    public int compareTo(Square other) {
        return row == other.row ? column - other.column : row - other.row;
    }

    /** Returns the notation that {@link #parse} reads. */
    @Override
    public String toString() {
        return (char) ('a' + column - 1) + "" + row;
    }
}
