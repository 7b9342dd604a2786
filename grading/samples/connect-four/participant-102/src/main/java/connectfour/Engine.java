package connectfour;

import java.util.List;
import java.util.Optional;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

public final class Engine implements ConnectFour {

    // 0 = empty, 1 = first player, 2 = second player. grid[0] is the row at the top!
    private int[][] grid;

    public Engine() {
        grid = new int[ROWS][COLUMNS];
    }

    public Engine(Position position) {
        assert whyNot(position).isEmpty() : "cannot go on from here: " + whyNot(position).get() + "\n" + position;
        grid = GridTools.read(position);
    }

    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        int[][] grid = GridTools.read(position);
        if (GridTools.findLine(grid).size() > 0 || GridTools.countDiscs(grid) == ROWS * COLUMNS) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return Optional.empty();
    }

    @Override
    public Optional<Player> at(int row, int column) {
        assert row >= 1 && row <= ROWS : "no row " + row;
        assert column >= 1 && column <= COLUMNS : "no column " + column;
        int disc = grid[row - 1][column - 1];
        if (disc == 0) {
            return Optional.empty();
        }
        return Optional.of(disc == 1 ? Player.FIRST : Player.SECOND);
    }

    @Override
    public Player nextToPlay() {
        // even number of discs: both have the same
        if (GridTools.countDiscs(grid) % 2 == 0) {
            return Player.FIRST;
        } else {
            return Player.SECOND;
        }
    }

    @Override
    public boolean isOver() {
        return winner().isPresent() || GridTools.countDiscs(grid) == ROWS * COLUMNS;
    }

    @Override
    public Optional<Player> winner() {
        List<Cell> line = winningLine();
        if (line.isEmpty()) {
            return Optional.empty();
        }
        return at(line.get(0).row(), line.get(0).column());
    }

    @Override
    public boolean hasSpace(int column) {
        assert column >= 1 && column <= COLUMNS : "no column " + column;
        return grid[0][column - 1] == 0;
    }

    @Override
    public Optional<Refusal> whyNotPlay(int column) {
        // the order is important, the first one counts
        if (column < 1 || column > COLUMNS) {
            return Optional.of(Refusal.NO_SUCH_COLUMN);
        } else if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        } else if (!hasSpace(column)) {
            return Optional.of(Refusal.COLUMN_FULL);
        } else {
            return Optional.empty();
        }
    }

    @Override
    public void play(int column) {
        assert whyNotPlay(column).isEmpty() : "may not play " + column + ": " + whyNotPlay(column).get();
        int me = nextToPlay() == Player.FIRST ? 1 : 2;
        GridTools.drop(grid, column - 1, me);
    }

    @Override
    public List<Cell> winningLine() {
        return GridTools.findLine(grid);
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
