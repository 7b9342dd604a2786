package connectfour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.connectfour.Player;

/** All the 69 lines of four there are, worked out once. */
class Four {

    private static final List<int[]> LINES = new ArrayList<>();

    static {
        for (int row = 0; row < 6; row++) {
            for (int col = 0; col < 7; col++) {
                int i = 7 * row + col;
                if (col <= 3) {
                    LINES.add(new int[] {i, i + 1, i + 2, i + 3});
                }
                if (row <= 2) {
                    LINES.add(new int[] {i, i + 7, i + 14, i + 21});
                }
                if (col <= 3 && row <= 2) {
                    LINES.add(new int[] {i, i + 8, i + 16, i + 24});
                }
                if (col <= 3 && row >= 3) {
                    LINES.add(new int[] {i, i - 6, i - 12, i - 18});
                }
            }
        }
    }

    static Optional<int[]> in(Player[] cells) {
        for (int[] line : LINES) {
            Player p = cells[line[0]];
            if (p != null && p == cells[line[1]] && p == cells[line[2]] && p == cells[line[3]]) {
                return Optional.of(line);
            }
        }
        return Optional.empty();
    }
}
