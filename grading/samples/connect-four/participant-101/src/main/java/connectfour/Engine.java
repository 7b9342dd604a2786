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

/** A game of Connect Four on two bitboards. The contract of every method stands in {@link ConnectFour}. */
public final class Engine implements ConnectFour {

    private long first;
    private long second;

    /** Starts a new game. */
    public Engine() {
        assert invariant();
    }

    /** Resumes a game from a position. */
    public Engine(Position position) {
        assert whyNot(position).isEmpty() : require("position_can_be_played", "C4-06", whyNot(position), position);
        first = Bits.of(position, Player.FIRST);
        second = Bits.of(position, Player.SECOND);
        assert position().equals(position) : ensure("same_position", "C4-07", position, this);
        assert invariant();
    }

    /** Returns why no game can be resumed from a position. */
    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        final boolean full = position.cells().stream().allMatch(Optional::isPresent);
        final boolean won = Bits.hasFour(Bits.of(position, Player.FIRST))
                || Bits.hasFour(Bits.of(position, Player.SECOND));
        return full || won ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
    }

    @Override
    public Optional<Player> at(int row, int column) {
        assert Cell.exists(row, column) : require("cell_exists", "C4-07", row + "/" + column, "");
        final long cell = Bits.cell(row, column);
        if ((first & cell) != 0) {
            return Optional.of(Player.FIRST);
        }
        return (second & cell) != 0 ? Optional.of(Player.SECOND) : Optional.empty();
    }

    @Override
    public Player nextToPlay() {
        return Long.bitCount(first) > Long.bitCount(second) ? Player.SECOND : Player.FIRST;
    }

    @Override
    public boolean isOver() {
        return winner().isPresent() || Long.bitCount(first | second) == ROWS * COLUMNS;
    }

    @Override
    public Optional<Player> winner() {
        if (Bits.hasFour(first)) {
            return Optional.of(Player.FIRST);
        }
        return Bits.hasFour(second) ? Optional.of(Player.SECOND) : Optional.empty();
    }

    @Override
    public boolean hasSpace(int column) {
        assert ConnectFour.isColumn(column) : require("column_exists", "C4-05", column, this);
        return ((first | second) & Bits.cell(1, column)) == 0;
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
        final Player mover = nextToPlay();
        final long oldDiscs = first | second;

        final long disc = Bits.landing(oldDiscs, column);
        if (mover == Player.FIRST) {
            first |= disc;
        } else {
            second |= disc;
        }

        assert Long.bitCount((first | second) ^ oldDiscs) == 1 : ensure("others_unchanged", "C4-04", column, this);
        assert nextToPlay() == mover.opponent() : ensure("turn_passes", "C4-03", mover, this);
        assert invariant();
    }

    @Override
    public List<Cell> winningLine() {
        final long winners = Bits.hasFour(first) ? first : second;
        for (int step : Bits.STEPS) {
            final long starts = Bits.starts(winners, step);
            if (starts != 0) {
                final int start = Long.numberOfTrailingZeros(starts);
                return IntStream.range(0, IN_LINE).map(i -> start + i * step)
                        .mapToObj(bit -> new Cell(Bits.row(bit), Bits.column(bit))).toList();
            }
        }
        return List.of();
    }

    private boolean invariant() {
        assert (first & second) == 0 : maintain("one_disc_a_cell", "C4-07", this);
        assert position().fault().isEmpty() : maintain("discs_played_in_turn", "C4-03", this);
        assert !(Bits.hasFour(first) && Bits.hasFour(second)) : maintain("one_winner", "C4-13", this);
        return true;
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
