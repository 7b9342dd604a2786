package connectfour;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/** Which cells each player has taken. */
class Discs {

    private final Map<Player, Set<Cell>> taken = new EnumMap<>(Player.class);

    Discs() {
        for (Player player : Player.values()) {
            taken.put(player, new HashSet<>());
        }
    }

    Discs(Position position) {
        this();
        for (int row = 1; row <= ConnectFour.ROWS; row++) {
            for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
                Cell cell = new Cell(row, column);
                position.at(row, column).ifPresent(player -> taken.get(player).add(cell));
            }
        }
    }

    boolean has(Player player, int row, int column) {
        return Cell.exists(row, column) && taken.get(player).contains(new Cell(row, column));
    }

    boolean isEmpty(int row, int column) {
        return !has(Player.FIRST, row, column) && !has(Player.SECOND, row, column);
    }

    int number(Player player) {
        return taken.get(player).size();
    }

    /** Lets a disc fall from the top as long as the cell below is empty. */
    void drop(Player player, int column) {
        int row = 1;
        while (row < ConnectFour.ROWS && isEmpty(row + 1, column)) {
            row++;
        }
        taken.get(player).add(new Cell(row, column));
    }

    /** The four cells of this player in line, or an empty list. */
    List<Cell> line(Player player) {
        for (Cell cell : taken.get(player)) {
            int row = cell.row();
            int column = cell.column();
            for (int down = -1; down <= 1; down++) {
                if (has(player, row + down, column + 1) && has(player, row + 2 * down, column + 2)
                        && has(player, row + 3 * down, column + 3)) {
                    return List.of(cell, new Cell(row + down, column + 1),
                            new Cell(row + 2 * down, column + 2), new Cell(row + 3 * down, column + 3));
                }
            }
            if (has(player, row + 1, column) && has(player, row + 2, column) && has(player, row + 3, column)) {
                return List.of(cell, new Cell(row + 1, column), new Cell(row + 2, column), new Cell(row + 3, column));
            }
        }
        return List.of();
    }
}
