package connectfour;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

/**
 * The grid is one long array, row after row. The cell below index i is i + 7, the cell above it is i - 7.
 * null = empty.
 */
public final class Engine implements ConnectFour {

    private final Player[] cells;

    public Engine() {
        cells = new Player[ROWS * COLUMNS];
    }

    public Engine(Position position) {
        assert whyNot(position).isEmpty() : "precondition position_can_be_played:\n" + position;
        cells = copy(position);
    }

    static Player[] copy(Position position) {
        return position.cells().stream().map(cell -> cell.orElse(null)).toArray(Player[]::new);
    }

    public static Optional<Refusal> whyNot(Position position) {
        return position.fault().or(() -> {
            Player[] cells = copy(position);
            boolean over = isFull(cells) || Four.in(cells).isPresent();
            return over ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
        });
    }

    private static boolean isFull(Player[] cells) {
        return Arrays.stream(cells).noneMatch(Objects::isNull);
    }

    private static int index(int row, int column) {
        return (row - 1) * COLUMNS + (column - 1);
    }

    private static int above(int index) {
        return index - COLUMNS;
    }

    @Override
    public Optional<Player> at(int row, int column) {
        assert Cell.exists(row, column) : "precondition cell_exists: " + row + "/" + column;
        return Optional.ofNullable(cells[index(row, column)]);
    }

    @Override
    public Player nextToPlay() {
        long discs = Arrays.stream(cells).filter(Objects::nonNull).count();
        return discs % 2 == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public boolean isOver() {
        return isFull(cells) || Four.in(cells).isPresent();
    }

    @Override
    public Optional<Player> winner() {
        return Four.in(cells).map(line -> cells[line[0]]);
    }

    @Override
    public boolean hasSpace(int column) {
        assert ConnectFour.isColumn(column) : "precondition column_exists: " + column;
        return cells[index(1, column)] == null;
    }

    @Override
    public Optional<Refusal> whyNotPlay(int column) {
        if (!ConnectFour.isColumn(column)) {
            return Optional.of(Refusal.NO_SUCH_COLUMN);
        }
        Optional<Refusal> full = hasSpace(column) ? Optional.empty() : Optional.of(Refusal.COLUMN_FULL);
        return isOver() ? Optional.of(Refusal.GAME_OVER) : full;
    }

    @Override
    public void play(int column) {
        assert whyNotPlay(column).isEmpty() : "precondition column_has_space: " + column + "\n" + this;
        // start at the bottom and go up to the first empty cell
        int i = index(ROWS, column);
        while (cells[i] != null) {
            above(i);
        }
        cells[i] = nextToPlay();
    }

    @Override
    public List<Cell> winningLine() {
        return Four.in(cells)
                .map(line -> IntStream.of(line).mapToObj(i -> new Cell(i / COLUMNS + 1, i % COLUMNS + 1)).toList())
                .orElse(List.of());
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
