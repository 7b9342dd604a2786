package tabuleiro.chess;

import java.util.List;
import java.util.stream.IntStream;

/**
 * One of the 64 squares of the board, such as e4 (CH-01).
 *
 * @param row    its rank: from 1, nearest to White, to {@value Chess#SIZE}
 * @param column its file: from 1, written a, at White's left, to {@value Chess#SIZE}, written h
 */
public record Square(int row, int column) {

    /** Every square, row by row from White's side, in each row from the left: a1, b1, … h8. */
    public static final List<Square> ALL = IntStream.range(0, Chess.SIZE * Chess.SIZE)
            .mapToObj(i -> new Square(i / Chess.SIZE + 1, i % Chess.SIZE + 1)).toList();

    /**
     * Names a square of the board.
     *
     * @throws IllegalArgumentException if the board has no such square
     */
    public Square {
        if (!exists(row, column)) {
            throw new IllegalArgumentException("row %s, column %s lies outside the board: both go from 1 to %s"
                    .formatted(row, column, Chess.SIZE));
        }
    }

    /** Checks whether the board has a square in this row and column. */
    public static boolean exists(int row, int column) {
        return 1 <= row && row <= Chess.SIZE && 1 <= column && column <= Chess.SIZE;
    }

    /** Returns its place in {@link #ALL}, from 0. */
    public int index() {
        return (row - 1) * Chess.SIZE + column - 1;
    }

    /** Checks whether it is a light square: h1 is one, a1 is not. */
    public boolean isLight() {
        return (row + column) % 2 == 1;
    }

    /**
     * Returns the square with this notation.
     *
     * @param notation a small letter and a digit, such as {@code e4}
     * @throws IllegalArgumentException if no square has this notation
     */
    public static Square parse(String notation) {
        if (!notation.matches("[a-h][1-8]")) {
            throw new IllegalArgumentException("no square is written " + notation + ": squares go from a1 to h8");
        }
        return ALL.get((notation.charAt(1) - '1') * Chess.SIZE + notation.charAt(0) - 'a');
    }

    /** Returns the notation that {@link #parse} reads. */
    @Override
    public String toString() {
        return (char) ('a' + column - 1) + "" + row;
    }
}
