package tabuleiro.console.connectfour;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

/** A small correct engine for tests of the console. It stores the discs of each column, from the bottom up. */
public final class SimpleEngine implements ConnectFour {

    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private final String[] columns = new String[COLUMNS];

    SimpleEngine() {
        Arrays.fill(columns, "");
    }

    @Override
    public boolean hasSpace(int column) {
        return columns[column - 1].length() < ROWS;
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
        if (whyNotPlay(column).isPresent()) {
            throw new IllegalStateException(column + " was played, but " + whyNotPlay(column).get().words());
        }
        columns[column - 1] += nextToPlay().digit();
    }

    @Override
    public Optional<Player> at(int row, int column) {
        final String discs = columns[column - 1];
        return discs.length() <= ROWS - row ? Optional.empty()
                : Optional.of(discs.charAt(ROWS - row) == '1' ? Player.FIRST : Player.SECOND);
    }

    @Override
    public boolean isOver() {
        return !winningLine().isEmpty() || discs() == ROWS * COLUMNS;
    }

    private int discs() {
        return Stream.of(columns).mapToInt(String::length).sum();
    }

    @Override
    public Optional<Player> winner() {
        return winningLine().stream().findFirst().flatMap(cell -> at(cell.row(), cell.column()));
    }

    @Override
    public List<Cell> winningLine() {
        return IntStream.range(0, ROWS * COLUMNS).boxed()
                .flatMap(i -> Stream.of(DIRECTIONS).map(step -> line(i / COLUMNS + 1, i % COLUMNS + 1, step)))
                .filter(line -> line.size() == IN_LINE && isOnePlayers(line))
                .findFirst().orElse(List.of());
    }

    private static List<Cell> line(int row, int column, int[] step) {
        return IntStream.range(0, IN_LINE)
                .filter(i -> Cell.exists(row + i * step[0], column + i * step[1]))
                .mapToObj(i -> new Cell(row + i * step[0], column + i * step[1])).toList();
    }

    private boolean isOnePlayers(List<Cell> line) {
        final Optional<Player> owner = at(line.get(0).row(), line.get(0).column());
        return owner.isPresent() && line.stream().allMatch(cell -> at(cell.row(), cell.column()).equals(owner));
    }

    @Override
    public Player nextToPlay() {
        return discs() % 2 == 0 ? Player.FIRST : Player.SECOND;
    }

    /** Creates such engines, and agents that play in the first column that has space. */
    public static class Games implements ConnectFourProvider {

        @Override
        public ConnectFour newGame() {
            return new SimpleEngine();
        }

        @Override
        public Optional<Refusal> whyNotNewGame(Position position) {
            throw new UnsupportedOperationException("this provider begins games only from the empty grid");
        }

        @Override
        public ConnectFour newGame(Position position) {
            throw new UnsupportedOperationException("this provider begins games only from the empty grid");
        }

        @Override
        public Agent agent(Level level, long seed) {
            return (game, player) -> game.legalMoves().get(0);
        }
    }
}
