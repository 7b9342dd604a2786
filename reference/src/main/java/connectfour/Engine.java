package connectfour;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.maintain;
import static tabuleiro.Contract.require;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

/** A game of Connect Four that keeps its grid and works everything else out from it. */
public final class Engine implements ConnectFour {

    /** The discs played so far. */
    private Grid grid;

    /** Starts a new game. */
    public Engine() {
        grid = Grid.EMPTY;

        assert grid.discs().isEmpty() : ensure("grid_is_empty", "C4-02", "", this);
        assert invariant();
    }

    /**
     * Goes on from a position.
     *
     * @pre position_can_be_played {@code whyNot(position).isEmpty()} (C4-06)
     */
    public Engine(Position position) {
        assert whyNot(position).isEmpty()
                : require("position_can_be_played", "C4-06", whyNot(position), position);

        grid = Grid.of(position);

        assert position().equals(position) : ensure("same_position", "C4-07", position, this);
        assert invariant();
    }

    /** Why may no game be taken up from a position? The first refusal that applies, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        return position.fault()
                .or(() -> Optional.of(Refusal.GAME_OVER).filter(refusal -> isOver(Grid.of(position))));
    }

    private static boolean isOver(Grid grid) {
        return grid.isFull() || !grid.fourInLine().isEmpty();
    }

    @Override
    public boolean hasSpace(int column) {
        assert ConnectFour.isColumn(column) : require("column_exists", "C4-05", column, this);
        final boolean result = grid.hasSpace(column);
        assert result == at(1, column).isEmpty() : ensure("top_cell_decides", "C4-05", column, this);
        return result;
    }

    @Override
    public Optional<Player> at(int row, int column) {
        assert Cell.exists(row, column) : require("cell_exists", "C4-07", row + ", " + column, "");
        return grid.at(new Cell(row, column));
    }

    @Override
    public boolean isOver() {
        return isOver(grid);
    }

    @Override
    public Optional<Player> winner() {
        return winningLine().stream().findFirst().flatMap(grid::at);
    }

    @Override
    public List<Cell> winningLine() {
        return grid.fourInLine();
    }

    @Override
    public Player nextToPlay() {
        return grid.count(Player.FIRST) == grid.count(Player.SECOND) ? Player.FIRST : Player.SECOND;
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
        assert whyNotPlay(column).isEmpty() : require("column_has_space", "C4-06", column, this);
        final Grid oldGrid = grid;
        final Player mover = nextToPlay();

        grid = grid.drop(column, mover);

        final Cell landed = new Cell(oldGrid.landingRow(column), column);
        assert grid.at(landed).equals(Optional.of(mover)) : ensure("disc_rests", "C4-04", landed, this);
        assert oldGrid.differsOnlyBy(landed, mover, grid) : ensure("others_unchanged", "C4-04", landed, this);
        assert nextToPlay() == mover.opponent() : ensure("turn_passes", "C4-03", mover, this);
        assert hasWonThrough(landed) == winner().isPresent() : ensure("winner_has_line", "C4-13", landed, this);
        assert lineWins(winningLine()) : ensure("line_wins", "C4-14", winningLine(), this);
        assert winner().isEmpty() || winningLine().contains(landed) : ensure("has_last_disc", "C4-14", landed, this);
        assert isOver() == (hasWonThrough(landed) || hasNoSpace()) : ensure("won_or_full", "C4-11", "", this);
        assert invariant();
    }

    /** Has the disc in this cell completed a line? Counted outwards from it, not looked up among all lines. */
    private boolean hasWonThrough(Cell landed) {
        return grid.longestRunThrough(landed) >= IN_LINE;
    }

    /** Are these four discs of the winner, side by side in one direction, or none without a winner? */
    private boolean lineWins(List<Cell> line) {
        return line.isEmpty() ? winner().isEmpty() : line.size() == IN_LINE
                && line.stream().allMatch(cell -> grid.at(cell).equals(winner()))
                && Direction.all().stream().anyMatch(direction -> follows(line, direction));
    }

    private static boolean follows(List<Cell> line, Direction direction) {
        return IntStream.range(1, line.size()).allMatch(i -> direction.hasNext(line.get(i - 1))
                && direction.next(line.get(i - 1)).equals(line.get(i)));
    }

    /** Is every column full? */
    private boolean hasNoSpace() {
        return IntStream.rangeClosed(1, COLUMNS).noneMatch(grid::hasSpace);
    }

    private boolean invariant() {
        assert discsAlternate() : maintain("discs_alternate", "C4-03", this);
        assert grid.hasNoFloatingDisc() : maintain("no_disc_floats", "C4-04", this);
        assert hasAtMostOneWinner() : maintain("one_winner", "C4-13", this);
        return true;
    }

    private boolean discsAlternate() {
        final int lead = grid.count(Player.FIRST) - grid.count(Player.SECOND);
        return lead == 0 || lead == 1;
    }

    /** Has nobody but the player who moved last four in line? */
    private boolean hasAtMostOneWinner() {
        return Lines.ALL.stream().noneMatch(line -> line.stream()
                .allMatch(cell -> grid.at(cell).equals(Optional.of(nextToPlay()))));
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
