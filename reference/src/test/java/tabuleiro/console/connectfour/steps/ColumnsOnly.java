package tabuleiro.console.connectfour.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Refusal;

/** A game of Connect Four that stores no grid, no player and no winner: only the columns, in the order of play. */
final class ColumnsOnly implements ConnectFour {

    private static final List<int[]> DIRECTIONS =
            List.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1});

    private final List<Integer> played = new ArrayList<>();

    @Override
    public boolean hasSpace(int column) {
        return turnsIn(column).size() < ROWS;
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
        played.add(column);
    }

    @Override
    public Optional<Player> at(int row, int column) {
        final List<Integer> turns = turnsIn(column);
        return ROWS - row < turns.size() ? Optional.of(playerAt(turns.get(ROWS - row))) : Optional.empty();
    }

    private List<Integer> turnsIn(int column) {
        return IntStream.range(0, played.size()).filter(turn -> played.get(turn) == column).boxed().toList();
    }

    private static Player playerAt(int turn) {
        return turn % 2 == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public boolean isOver() {
        return winner().isPresent() || played.size() == ROWS * COLUMNS;
    }

    @Override
    public Optional<Player> winner() {
        return winningLine().stream().findFirst().flatMap(cell -> at(cell.row(), cell.column()));
    }

    @Override
    public List<Cell> winningLine() {
        return IntStream.rangeClosed(1, ROWS).boxed()
                .flatMap(row -> IntStream.rangeClosed(1, COLUMNS).boxed().flatMap(column -> linesFrom(row, column)))
                .filter(this::isOnePlayers).findFirst().orElse(List.of());
    }

    private static Stream<List<Cell>> linesFrom(int row, int column) {
        return DIRECTIONS.stream()
                .filter(step -> Cell.exists(row + 3 * step[0], column + 3 * step[1]))
                .map(step -> IntStream.range(0, IN_LINE)
                        .mapToObj(i -> new Cell(row + i * step[0], column + i * step[1])).toList());
    }

    private boolean isOnePlayers(List<Cell> line) {
        final List<Optional<Player>> values =
                line.stream().map(cell -> at(cell.row(), cell.column())).distinct().toList();
        return values.size() == 1 && values.get(0).isPresent();
    }

    @Override
    public Player nextToPlay() {
        return playerAt(played.size());
    }

    /** Shows how this game is stored. The console must not rely on it. */
    @Override
    public String toString() {
        return "played: " + played;
    }
}
