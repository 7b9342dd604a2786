package client;

import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/** Walks along a diagonal as long as it belongs to one player. */
final class Diagonal {

    private static final Position GRID = Position.parse("""
            . . . . . . .
            . . . . . . .
            . . . 1 . . .
            . . 1 2 . . .
            . 1 2 2 . . .
            1 2 2 1 . . .
            """);

    private Diagonal() {
    }

    // tag::loop[]
    /** Returns how many cells from (row, 1) up to the right have one disc. */
    static int length(Position grid, int row) {
        final Optional<Player> disc = grid.at(row, 1);
        int length = 1;
        while (Cell.exists(row - length, 1 + length)
                && grid.at(row - length, 1 + length).equals(disc)) {
            final int variant = row - length;
            length++;
            assert isOnePlayers(grid, row, length) : "invariant broken";
            assert 0 <= row - length && row - length < variant : "variant broken";
        }
        return length;
    }
    // end::loop[]

    private static boolean isOnePlayers(Position grid, int row, int length) {
        return IntStream.range(0, length)
                .allMatch(step -> grid.at(row - step, 1 + step).equals(grid.at(row, 1)));
    }

    public static void main(String[] arguments) {
        System.out.println("from row 6: " + length(GRID, 6) + " in line");
    }
}
