package connectfour;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.maintain;
import static tabuleiro.Contract.require;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

/**
 * A game of Connect Four. It keeps its grid, and all else follows from that.
 */
public final class Engine implements ConnectFour {

    /** The discs played so far. */
    private Grid grid;

    /** Starts a new game. */
    public Engine() {
        grid = Grid.EMPTY;

        assert grid.discs().isEmpty() && nextToPlay() == Player.FIRST : ensure("grid_is_empty", "C4-02", "", this);
        assert winner().isEmpty() && !isOver() : ensure("grid_is_empty", "C4-02", winner(), this);
        assert invariant();
    }

    /**
     * Resumes a game from a position.
     *
     * @pre position_can_be_played {@code whyNot(position).isEmpty()} (C4-06)
     */
    // tag::resume[]
    public Engine(Position position) {
        assert whyNot(position).isEmpty()
                : require("position_can_be_played", whyNot(position), "", position);

        grid = Grid.of(position);

        assert position().equals(position)
                : ensure("same_position", "C4-07", position, this);
        assert invariant();
    }
    // end::resume[]

    // tag::whyNot[]
    /** Returns why no game can be resumed from a position, or nothing. */
    static Optional<Refusal> whyNot(Position position) {
        return refusals(position).stream().findFirst();
    }

    /** Returns all refusals that are right for {@link #whyNot}. */
    static Set<Refusal> refusals(Position position) {
        if (position.fault().isPresent()) {
            return position.faults();
        }
        return Grid.of(position).isOver() ? Set.of(Refusal.GAME_OVER) : Set.of();
    }
    // end::whyNot[]

    @Override
    public Optional<Player> at(int row, int column) {
        assert Cell.exists(row, column) : require("cell_exists", "C4-07", row + ", " + column, this);
        return grid.at(new Cell(row, column));
    }

    // tag::hasSpace[]
    @Override
    public boolean hasSpace(int column) {
        assert ConnectFour.isColumn(column)
                : require("column_exists", "C4-05", column, this);
        final boolean result = grid.hasSpace(column);
        assert result == at(1, column).isEmpty()
                : ensure("top_cell_decides", "C4-05", column, this);
        return result;
    }
    // end::hasSpace[]

    // tag::nextToPlay[]
    @Override
    public Player nextToPlay() {
        final int more = grid.count(Player.FIRST) - grid.count(Player.SECOND);
        final Player result = more == 0 ? Player.FIRST : Player.SECOND;
        assert new Certificate(grid).alternatesWith(result)
                : ensure("follows_from_grid", "C4-03", result, this);
        return result;
    }
    // end::nextToPlay[]

    @Override
    // tag::whyNotPlay[]
    public Optional<Refusal> whyNotPlay(int column) {
        return refusalsOfPlay(column).stream().findFirst();
    }

    /** Returns all refusals that are right: one at most, no two are in one group. */
    public Set<Refusal> refusalsOfPlay(int column) {
        if (!ConnectFour.isColumn(column)) {
            return Set.of(Refusal.NO_SUCH_COLUMN);
        }
        if (isOver()) {
            return Set.of(Refusal.GAME_OVER);
        }
        return hasSpace(column) ? Set.of() : Set.of(Refusal.COLUMN_FULL);
    }
    // end::whyNotPlay[]

    // tag::play[]
    @Override
    public void play(int column) {
        assert whyNotPlay(column).isEmpty()
                : require("column_has_space", whyNotPlay(column), column, this);
        final Grid oldGrid = grid;
        final Player mover = nextToPlay();

        grid = grid.drop(column, mover);

        assert hasDropped(column, mover, oldGrid);
        assert invariant();
    }
    // end::play[]

    // tag::hasDropped[]
    private boolean hasDropped(int column, Player mover, Grid oldGrid) {
        final Change change = new Change(oldGrid, grid, column);
        assert change.isDiscOf(mover) : ensure("disc_rests", "C4-04", column, this);
        assert change.isNowhereElse()
                : ensure("others_unchanged", "C4-04", column, this);
        assert nextToPlay() == mover.opponent()
                : ensure("turn_passes", "C4-03", mover, this);
        assert winner().isEmpty() || change.isIn(winningLine())
                : ensure("has_last_disc", "C4-14", column, this);
        return true;
    }
    // end::hasDropped[]

    @Override
    public boolean isOver() {
        final boolean result = grid.isOver();
        assert result == new Certificate(grid).isWonOrFull() : ensure("won_or_full", "C4-11", result, this);
        return result;
    }

    @Override
    public Optional<Player> winner() {
        final Optional<Player> result = winningLine().stream().findFirst().flatMap(grid::at);
        assert result.equals(new Certificate(grid).winner()) : ensure("winner_has_line", "C4-13", result, this);
        return result;
    }

    @Override
    public List<Cell> winningLine() {
        final List<Cell> result = grid.fourInLine();
        assert new Certificate(grid).isWinningLine(result) : ensure("line_wins", "C4-14", result, this);
        return result;
    }

    // tag::invariant[]
    private boolean invariant() {
        final Certificate certificate = new Certificate(grid);
        assert certificate.discsAlternate()
                : maintain("discs_alternate", "C4-03", this);
        assert certificate.noDiscFloats() : maintain("no_disc_floats", "C4-04", this);
        assert certificate.hasOneWinnerAtMost() : maintain("one_winner", "C4-13", this);
        return true;
    }
    // end::invariant[]

    @Override
    public String toString() {
        return position().toString();
    }
}
