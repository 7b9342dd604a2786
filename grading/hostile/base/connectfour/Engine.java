package connectfour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

/** A correct game in few lines. */
class Engine implements ConnectFour {

    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private final Player[][] grid = new Player[ROWS + 1][COLUMNS + 1];

    Engine() {
        Hook.CASE.begun(this);
    }

    /** Resumes a game from a position; a trial is only used to look at a position. */
    Engine(Position position, boolean trial) {
        for (int row = 1; row <= ROWS; row++) {
            for (int column = 1; column <= COLUMNS; column++) {
                grid[row][column] = position.at(row, column).orElse(null);
            }
        }
        if (!trial) {
            Hook.CASE.begun(this);
        }
    }

    @Override
    public Optional<Player> at(int row, int column) {
        assert Cell.exists(row, column) : "the cell exists";
        return Optional.ofNullable(grid[row][column]);
    }

    @Override
    public boolean hasSpace(int column) {
        assert ConnectFour.isColumn(column) : "the column exists";
        return grid[1][column] == null;
    }

    @Override
    public Optional<Refusal> whyNotPlay(int column) {
        if (!ConnectFour.isColumn(column)) {
            return Optional.of(Refusal.NO_SUCH_COLUMN);
        }
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return hasSpace(column) ? Optional.empty() : Optional.of(Refusal.COLUMN_FULL);
    }

    @Override
    public void play(int column) {
        assert whyNotPlay(column).isEmpty() : "the column has space";
        grid[landing(column)][column] = next();
        Hook.CASE.played(this);
    }

    private int landing(int column) {
        return IntStream.rangeClosed(1, ROWS).filter(row -> grid[row][column] == null).max().orElseThrow();
    }

    boolean wouldWin(int column, Player player) {
        grid[landing(column)][column] = player;
        return winner().isPresent();
    }

    private long discs() {
        return Stream.of(grid).flatMap(Stream::of).filter(disc -> disc != null).count();
    }

    private Player next() {
        return discs() % 2 == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public Player nextToPlay() {
        Hook.CASE.asked(this);
        return next();
    }

    @Override
    public boolean isOver() {
        return winner().isPresent() || discs() == ROWS * COLUMNS;
    }

    @Override
    public Optional<Player> winner() {
        return four().stream().findFirst().map(cell -> grid[cell.row()][cell.column()]);
    }

    @Override
    public List<Cell> winningLine() {
        return Hook.CASE.line(four());
    }

    @Override
    public List<Integer> legalMoves() {
        return Hook.CASE.moves(ConnectFour.super.legalMoves());
    }

    private List<Cell> four() {
        for (int row = 1; row <= ROWS; row++) {
            for (int column = 1; column <= COLUMNS; column++) {
                for (int[] step : STEPS) {
                    final List<Cell> line = line(row, column, step);
                    if (line.size() == IN_LINE) {
                        return line;
                    }
                }
            }
        }
        return List.of();
    }

    /** Returns the cells from this one on whose discs have its colour, at most four. */
    private List<Cell> line(int row, int column, int[] step) {
        final List<Cell> line = new ArrayList<>();
        for (int i = 0; i < IN_LINE; i++) {
            final int down = row + i * step[0];
            final int right = column + i * step[1];
            if (!Cell.exists(down, right) || grid[row][column] == null || grid[down][right] != grid[row][column]) {
                return List.of();
            }
            line.add(new Cell(down, right));
        }
        return line;
    }
}
