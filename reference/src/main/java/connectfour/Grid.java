package connectfour;

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
        discs = Map.copyOf(discs);
    }

    /** Which grid does a position show? */
    static Grid of(Position position) {
        final Map<Cell, Player> discs = new HashMap<>();
        for (Cell cell : Lines.CELLS) {
            position.at(cell.row(), cell.column()).ifPresent(player -> discs.put(cell, player));
        }
        return new Grid(discs);
    }

    /** Whose disc lies in a cell? */
    Optional<Player> at(Cell cell) {
        return Optional.ofNullable(discs.get(cell));
    }

    /** Is the top cell of a column empty? */
    boolean hasSpace(int column) {
        return at(new Cell(1, column)).isEmpty();
    }

    /** Is no cell empty? */
    boolean isFull() {
        return discs.size() == Lines.CELLS.size();
    }

    /** How many discs does a player have? */
    int count(Player player) {
        return (int) discs.values().stream().filter(player::equals).count();
    }

    /** In which row does the next disc of a column that has space come to rest? */
    int landingRow(int column) {
        return ConnectFour.ROWS - (int) discs.keySet().stream().filter(cell -> cell.column() == column).count();
    }

    /** What does the grid look like once a player has dropped a disc in a column that has space? */
    Grid drop(int column, Player player) {
        return with(new Cell(landingRow(column), column), player);
    }

    private Grid with(Cell cell, Player player) {
        final Map<Cell, Player> more = new HashMap<>(discs);
        more.put(cell, player);
        return new Grid(more);
    }

    /** Which line of four holds discs of one player only? No cell if there is none. */
    List<Cell> fourInLine() {
        return Lines.ALL.stream().filter(this::isOnePlayers).findFirst().orElse(List.of());
    }

    private boolean isOnePlayers(List<Cell> line) {
        final Optional<Player> owner = at(line.get(0));
        return owner.isPresent() && line.stream().allMatch(cell -> at(cell).equals(owner));
    }

    /** How many discs of one player lie side by side through a cell, along the direction where they are most? */
    int longestRunThrough(Cell cell) {
        return Direction.all().stream().mapToInt(direction -> runThrough(cell, direction)).max().orElseThrow();
    }

    private int runThrough(Cell cell, Direction direction) {
        return runFrom(cell, direction) + runFrom(cell, direction.opposite()) - 1;
    }

    private int runFrom(Cell cell, Direction direction) {
        final Optional<Player> owner = at(cell);
        Cell next = cell;
        int run = 1;
        while (direction.hasNext(next) && at(direction.next(next)).equals(owner)) {
            next = direction.next(next);
            run++;
        }
        return run;
    }

    /** Does another grid differ from this one in that cell, where this one is empty, and nowhere else? */
    boolean differsOnlyBy(Cell cell, Player player, Grid other) {
        return at(cell).isEmpty() && with(cell, player).equals(other);
    }

    /** Is there no empty cell below a disc? */
    boolean hasNoFloatingDisc() {
        return discs.keySet().stream().allMatch(this::isSupported);
    }

    private boolean isSupported(Cell cell) {
        return !Direction.DOWN.hasNext(cell) || at(Direction.DOWN.next(cell)).isPresent();
    }
}
