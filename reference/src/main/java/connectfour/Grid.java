package connectfour;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/**
 * The discs that lie in the grid. A grid never changes: dropping a disc makes another one.
 *
 * @param discs whose disc lies in each cell that is not empty
 */
record Grid(Map<Cell, Player> discs) {

    /** A grid without discs. */
    static final Grid EMPTY = new Grid(Map.of());

    Grid {
        // Not Map.copyOf: it would compare a cell with many others to find it.
        discs = Collections.unmodifiableMap(new HashMap<>(discs));
    }

    /** Returns the grid that a position shows. */
    static Grid of(Position position) {
        final Map<Cell, Player> discs = new HashMap<>();
        for (Cell cell : Lines.CELLS) {
            position.at(cell.row(), cell.column()).ifPresent(player -> discs.put(cell, player));
        }
        return new Grid(discs);
    }

    /** Returns whose disc lies in a cell, or nothing if the cell is empty. */
    Optional<Player> at(Cell cell) {
        return Optional.ofNullable(discs.get(cell));
    }

    /** Checks whether a column has an empty cell. */
    boolean hasSpace(int column) {
        return height(column) < ConnectFour.ROWS;
    }

    private int height(int column) {
        return (int) discs.keySet().stream().filter(cell -> cell.column() == column).count();
    }

    /** Returns how many discs a player has. */
    int count(Player player) {
        return (int) discs.values().stream().filter(player::equals).count();
    }

    // tag::drop[]
    /** Returns the grid after a player has dropped a disc where there is space. */
    Grid drop(int column, Player player) {
        final Map<Cell, Player> more = new HashMap<>(discs);
        more.put(new Cell(ConnectFour.ROWS - height(column), column), player);
        return new Grid(more);
    }
    // end::drop[]

    /** Checks whether somebody has four in line, or no cell is empty (C4-11). */
    boolean isOver() {
        return discs.size() == Lines.CELLS.size() || !fourInLine().isEmpty();
    }

    /** Returns a line of four discs of one player, or no cell if there is none. */
    List<Cell> fourInLine() {
        return Lines.ALL.stream().filter(this::isOnePlayers).findFirst().orElse(List.of());
    }

    private boolean isOnePlayers(List<Cell> line) {
        final Optional<Player> owner = at(line.get(0));
        return owner.isPresent() && line.stream().allMatch(cell -> at(cell).equals(owner));
    }
}
