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

        assert grid.discs().isEmpty() && nextToPlay() == Player.FIRST : ensure("C4-02 grid_is_empty", this);
        assert winner().isEmpty() && !isOver() : ensure("C4-02 grid_is_empty", this);
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

        assert position().equals(position) : ensure("C4-07 same_position", this);
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
        assert Cell.exists(row, column) : require("C4-07 cell_exists", row + ", " + column, this);
        return grid.at(new Cell(row, column));
    }

    // tag::hasSpace[]
    @Override
    public boolean hasSpace(int column) {
        assert ConnectFour.isColumn(column)
                : require("C4-05 column_exists", column, this);
        final boolean result = grid.hasSpace(column);
        assert result == at(1, column).isEmpty()
                : ensure("C4-05 top_cell_decides", column, this);
        return result;
    }
    // end::hasSpace[]

    // tag::nextToPlay[]
    @Override
    public Player nextToPlay() {
        final int more = grid.count(Player.FIRST) - grid.count(Player.SECOND);
        final Player result = more == 0 ? Player.FIRST : Player.SECOND;
        assert new Certificate(grid).alternatesWith(result)
                : ensure("C4-03 follows_from_grid", result, this);
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
        assert change.isDiscOf(mover) : ensure("C4-04 disc_rests", this);
        assert change.isNowhereElse() : ensure("C4-04 others_unchanged", this);
        assert nextToPlay() == mover.opponent() : ensure("C4-03 turn_passes", this);
        assert winner().isEmpty() || change.isIn(winningLine())
                : ensure("C4-14 has_last_disc", this);
        return true;
    }
    // end::hasDropped[]

    @Override
    public boolean isOver() {
        final boolean result = grid.isOver();
        assert result == new Certificate(grid).isWonOrFull() : ensure("C4-11 won_or_full", result, this);
        return result;
    }

    @Override
    public Optional<Player> winner() {
        final Optional<Player> result = winningLine().stream().findFirst().flatMap(grid::at);
        assert result.equals(new Certificate(grid).winner()) : ensure("C4-13 winner_has_line", result, this);
        return result;
    }

    @Override
    public List<Cell> winningLine() {
        final List<Cell> result = grid.fourInLine();
        assert new Certificate(grid).isWinningLine(result) : ensure("C4-14 line_wins", result, this);
        return result;
    }

    // tag::invariant[]
    private boolean invariant() {
        final Certificate certificate = new Certificate(grid);
        assert certificate.discsAlternate()
                : maintain("C4-03 discs_alternate", this);
        assert certificate.noDiscFloats() : maintain("C4-04 no_disc_floats", this);
        assert certificate.hasOneWinnerAtMost() : maintain("C4-13 one_winner", this);
        return true;
    }
    // end::invariant[]

    @Override
    public String toString() {
        return position().toString();
    }
}
