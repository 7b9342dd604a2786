package connectfour;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/** Things to do with an int[6][7]. The engine and the agent both need them. */
class GridTools {

    static int[][] read(Position position) {
        int[][] grid = new int[6][7];
        for (int r = 0; r < 6; r++) {
            for (int c = 0; c < 7; c++) {
                if (position.at(r + 1, c + 1).isPresent()) {
                    grid[r][c] = position.at(r + 1, c + 1).get() == Player.FIRST ? 1 : 2;
                }
            }
        }
        return grid;
    }

    static int countDiscs(int[][] grid) {
        int count = 0;
        for (int[] row : grid) {
            for (int disc : row) {
                if (disc != 0) {
                    count++;
                }
            }
        }
        return count;
    }

    /** Drops a disc, gives back the row where it lies. There must be space! */
    static int drop(int[][] grid, int c, int who) {
        int r = 5;
        while (grid[r][c] != 0) {
            r--;
        }
        grid[r][c] = who;
        return r;
    }

    /** Looks from every disc to the right, down, and diagonally. */
    static List<Cell> findLine(int[][] grid) {
        for (int r = 0; r < 6; r++) {
            for (int c = 0; c < 7; c++) {
                for (int dr = 0; dr <= 1; dr++) {
                    for (int dc = 0; dc <= 1; dc++) {
                        if (dr + dc > 0 && fourFrom(grid, r, c, dr, dc)) {
                            List<Cell> line = new ArrayList<>();
                            for (int i = 0; i < 4; i++) {
                                line.add(new Cell(r + i * dr + 1, c + i * dc + 1));
                            }
                            return line;
                        }
                    }
                }
            }
        }
        return List.of();
    }

    private static boolean fourFrom(int[][] grid, int r, int c, int dr, int dc) {
        if (grid[r][c] == 0 || r + 3 * dr > 5 || c + 3 * dc > 6) {
            return false;
        }
        for (int i = 1; i < 4; i++) {
            if (grid[r + i * dr][c + i * dc] != grid[r][c]) {
                return false;
            }
        }
        return true;
    }
}
