package client;

import java.util.stream.IntStream;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Position;

/** Finds where a disc lands, and checks invariant and variant of the loop while it runs. */
final class LandingRow {

    private static final Position GRID = Position.parse("""
            . . . 2 . . .
            . . . 1 . . .
            . . . 2 . . .
            . . . 1 . . .
            . 2 . 2 . . .
            1 2 . 1 . . .
            """);

    private LandingRow() {
    }

    // tag::loop[]
    static int landingRow(Position grid, int column) {
        int row = 6;
        while (grid.at(row, column).isPresent()) {
            final int variant = row;
            row--;
            assert isTakenBelow(grid, column, row) : "invariant broken";
            assert 0 < row && row < variant : "variant broken: row " + row;
        }
        assert grid.at(row, column).isEmpty() && isTakenBelow(grid, column, row);
        return row;
    }
    // end::loop[]

    // tag::invariant[]
    /** Every cell of the column below this row is taken. */
    static boolean isTakenBelow(Position grid, int column, int row) {
        return IntStream.rangeClosed(row + 1, ConnectFour.ROWS)
                .allMatch(below -> grid.at(below, column).isPresent());
    }
    // end::invariant[]

    public static void main(String[] arguments) {
        for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
            System.out.println("column " + column + ": row " + landingRow(GRID, column));
        }
    }
}
