package connectfour;

import static tabuleiro.Contract.require;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

/** A right game of Connect Four as a student writes it: an array, loops, and guards. */
final class Engine implements ConnectFour {

    /** How to step to the next cell of a line: to the right, down, down right, up right. */
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};

    /** The discs by row and column, both from 0; null in an empty cell. */
    private final Player[][] discs = new Player[ROWS][COLUMNS];

    private Player next = Player.FIRST;

    Engine() {
    }

    Engine(Position position) {
        assert whyNot(position).isEmpty() : require("C4-06 position_can_be_played", position, "");
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                discs[row][column] = position.at(row + 1, column + 1).orElse(null);
            }
        }
        next = position.count(Player.FIRST) > position.count(Player.SECOND) ? Player.SECOND : Player.FIRST;
    }

    static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        final Engine engine = new Engine();
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                engine.discs[row][column] = position.at(row + 1, column + 1).orElse(null);
            }
        }
        return engine.isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
    }

    @Override
    public Optional<Player> at(int row, int column) {
        assert Cell.exists(row, column) : require("C4-07 cell_exists", row + ", " + column, "");
        return Optional.ofNullable(discs[row - 1][column - 1]);
    }

    @Override
    public boolean hasSpace(int column) {
        assert ConnectFour.isColumn(column) : require("C4-05 column_exists", column, "");
        return discs[0][column - 1] == null;
    }

    @Override
    public Player nextToPlay() {
        return next;
    }

    @Override
    public Optional<Refusal> whyNotPlay(int column) {
        if (!ConnectFour.isColumn(column)) {
            return Optional.of(Refusal.NO_SUCH_COLUMN);
        }
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (!hasSpace(column)) {
            return Optional.of(Refusal.COLUMN_FULL);
        }
        return Optional.empty();
    }

    @Override
    public void play(int column) {
        assert whyNotPlay(column).isEmpty() : require("C4-06 column_has_space", column, "");
        int row = ROWS - 1;
        while (discs[row][column - 1] != null) {
            row--;
        }
        discs[row][column - 1] = next;
        next = next.opponent();
    }

    @Override
    public boolean isOver() {
        return winner().isPresent() || isFull();
    }

    private boolean isFull() {
        for (int column = 1; column <= COLUMNS; column++) {
            if (hasSpace(column)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Optional<Player> winner() {
        final List<Cell> line = winningLine();
        return line.isEmpty() ? Optional.empty() : at(line.get(0).row(), line.get(0).column());
    }

    @Override
    public List<Cell> winningLine() {
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                for (int[] step : STEPS) {
                    if (isLine(row, column, step)) {
                        return line(row, column, step);
                    }
                }
            }
        }
        return List.of();
    }

    private boolean isLine(int row, int column, int[] step) {
        final int lastRow = row + 3 * step[0];
        final int lastColumn = column + 3 * step[1];
        if (discs[row][column] == null || lastRow < 0 || lastRow >= ROWS || lastColumn >= COLUMNS) {
            return false;
        }
        for (int i = 1; i < IN_LINE; i++) {
            if (discs[row + i * step[0]][column + i * step[1]] != discs[row][column]) {
                return false;
            }
        }
        return true;
    }

    private static List<Cell> line(int row, int column, int[] step) {
        final List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < IN_LINE; i++) {
            cells.add(new Cell(row + i * step[0] + 1, column + i * step[1] + 1));
        }
        return cells;
    }
}
