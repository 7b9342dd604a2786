package chess;

import tabuleiro.chess.Square;

/**
 * The path that a piece would take from one square to another: in a straight line, square by square, or in one leap. A
 * path knows no board.
 *
 * @param from  where it begins
 * @param to    where it ends
 * @param steps how many steps it takes: as many as squares are entered, the last included
 */
record Path(Square from, Square to, int steps) {

    /** Returns the straight path between two squares in a row, a column or a diagonal. */
    static Path line(Square from, Square to) {
        return new Path(from, to,
                Math.max(Math.abs(to.row() - from.row()), Math.abs(to.column() - from.column())));
    }

    /** Returns the path that enters no square but the last. */
    static Path leap(Square from, Square to) {
        return new Path(from, to, 1);
    }

    /** Returns the square that is entered by this step; by step 0, the first square. */
    Square after(int step) {
        return new Square(from.row() + (to.row() - from.row()) * step / steps,
                from.column() + (to.column() - from.column()) * step / steps);
    }
}
