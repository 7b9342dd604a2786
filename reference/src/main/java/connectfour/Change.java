package connectfour;

import java.util.List;
import java.util.Optional;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

/**
 * The comparison of the grid before and after a disc was dropped. Only assertions use it.
 *
 * @param old    the grid before
 * @param now    the grid after
 * @param column the column the disc was dropped in
 */
record Change(Grid old, Grid now, int column) {

    // tag::compare[]
    /** Checks that this player's disc lies in the lowest cell that was empty. */
    boolean isDiscOf(Player player) {
        return now.at(landed()).equals(Optional.of(player));
    }

    /** Checks that every other cell is as it was. */
    boolean isNowhereElse() {
        return Lines.CELLS.stream().filter(cell -> !cell.equals(landed()))
                .allMatch(cell -> now.at(cell).equals(old.at(cell)));
    }
    // end::compare[]

    /** Checks that the cell of the disc is among these. */
    boolean isIn(List<Cell> cells) {
        return cells.contains(landed());
    }

    // tag::landed[]
    /** Returns the cell of the disc: from the bottom up, not by counting discs. */
    private Cell landed() {
        int row = ConnectFour.ROWS;
        while (old.at(new Cell(row, column)).isPresent()) {
            row--;
        }
        return new Cell(row, column);
    }
    // end::landed[]
}
