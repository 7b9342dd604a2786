package quarto;

import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.quarto.Cell;

/** Sets of cells as 16 bits: A1 is the lowest, then B1, C1, D1, A2 and so on to D4, the highest. */
final class Masks {

    static final int FULL = 0xFFFF;

    /** Rows, columns, diagonals and squares. */
    static final int[] WINNING = {
        0x000F, 0x00F0, 0x0F00, 0xF000,
        0x1111, 0x2222, 0x4444, 0x8888,
        0x8421, 0x1248,
        0x0033, 0x0066, 0x00CC, 0x0330, 0x0660, 0x0CC0, 0x3300, 0x6600, 0xCC00};

    private Masks() {
    }

    static int of(Cell cell) {
        return 1 << Cell.ALL.indexOf(cell);
    }

    static Set<Cell> cells(int mask) {
        return Cell.ALL.stream().filter(cell -> (mask & of(cell)) != 0).collect(Collectors.toSet());
    }
}
