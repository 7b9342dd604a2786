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
        assert !isOver() && winner().isEmpty() && nextToPlay() == Player.FIRST && position().count(Player.FIRST) == 0
                : ensure("C4-02 grid_is_empty", "", this);
        assert invariant();
    }

    /** Resumes a game from a position. */
    public Engine(Position position) {
        assert whyNot(position).isEmpty() : require("C4-06 position_can_be_played", whyNot(position), position);
        first = Bits.of(position, Player.FIRST);
        second = Bits.of(position, Player.SECOND);
        assert position().equals(position) : ensure("C4-07 same_position", position, this);
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
        assert Cell.exists(row, column) : require("C4-07 cell_exists", row + "/" + column, "");
        final long cell = Bits.cell(row, column);
        if ((first & cell) != 0) {
            return Optional.of(Player.FIRST);
        }
        return (second & cell) != 0 ? Optional.of(Player.SECOND) : Optional.empty();
    }

    @Override
    public Player nextToPlay() {
        final Player next = Long.bitCount(first) > Long.bitCount(second) ? Player.SECOND : Player.FIRST;
        assert position().count(next) <= position().count(next.opponent()) - (next == Player.FIRST ? 0 : 1)
                : ensure("C4-03 follows_from_grid", next, this);
        return next;
    }

    @Override
    public boolean isOver() {
        final boolean over = winner().isPresent() || Long.bitCount(first | second) == ROWS * COLUMNS;
        assert over == (!winningLine().isEmpty() || IntStream.rangeClosed(1, COLUMNS).noneMatch(this::hasSpace))
                : ensure("C4-11 won_or_full", over, this);
        return over;
    }

    @Override
    public Optional<Player> winner() {
        final Optional<Player> winner = Bits.hasFour(first) ? Optional.of(Player.FIRST)
                : Bits.hasFour(second) ? Optional.of(Player.SECOND) : Optional.empty();
        assert winner.equals(winningLine().stream().findFirst().flatMap(cell -> at(cell.row(), cell.column())))
                : ensure("C4-13 winner_has_line", winner, this);
        return winner;
    }

    @Override
    public boolean hasSpace(int column) {
        assert ConnectFour.isColumn(column) : require("C4-05 column_exists", column, this);
        final boolean space = ((first | second) & Bits.cell(1, column)) == 0;
        assert space == at(1, column).isEmpty() : ensure("C4-05 top_cell_decides", column, this);
        return space;
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
        assert whyNotPlay(column).isEmpty() : require("C4-06 column_has_space", column, this);
        final Player mover = nextToPlay();
        final Position oldPosition = position();

        final long disc = Bits.landing(first | second, column);
        if (mover == Player.FIRST) {
            first |= disc;
        } else {
            second |= disc;
        }

        final Cell landed = new Cell((int) IntStream.rangeClosed(1, ROWS)
                .filter(row -> oldPosition.at(row, column).isEmpty()).count(), column);
        assert at(landed.row(), column).equals(Optional.of(mover)) : ensure("C4-04 disc_rests", column, this);
        assert isAsBefore(oldPosition, landed) : ensure("C4-04 others_unchanged", column, this);
        assert nextToPlay() == mover.opponent() : ensure("C4-03 turn_passes", mover, this);
        assert winner().isEmpty() || winningLine().contains(landed) : ensure("C4-14 has_last_disc", column, this);
        assert invariant();
    }

    /** Is every cell but one as it was in an old position? */
    private boolean isAsBefore(Position old, Cell but) {
        return IntStream.rangeClosed(1, ROWS).allMatch(row -> IntStream.rangeClosed(1, COLUMNS).allMatch(column ->
                but.equals(new Cell(row, column)) || at(row, column).equals(old.at(row, column))));
    }

    @Override
    public List<Cell> winningLine() {
        final List<Cell> line = line();
        assert line.isEmpty() ? !Bits.hasFour(first) && !Bits.hasFour(second) : wins(line)
                : ensure("C4-14 line_wins", line, this);
        return line;
    }

    /** Is a line made of four neighbours with discs of one player? */
    private boolean wins(List<Cell> line) {
        final int down = line.get(1).row() - line.get(0).row();
        final int right = line.get(1).column() - line.get(0).column();
        return line.size() == IN_LINE && Math.abs(down) <= 1 && Math.abs(right) <= 1
                && IntStream.range(0, IN_LINE).allMatch(i -> line.get(i).row() == line.get(0).row() + i * down
                && line.get(i).column() == line.get(0).column() + i * right)
                && line.stream().map(cell -> at(cell.row(), cell.column())).distinct().count() == 1
                && at(line.get(0).row(), line.get(0).column()).isPresent();
    }

    private List<Cell> line() {
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
        assert (first & second) == 0 : maintain("C4-07 one_disc_a_cell", this);
        assert position().fault().isEmpty() : maintain("C4-03 discs_played_in_turn", this);
        assert !(Bits.hasFour(first) && Bits.hasFour(second)) : maintain("C4-13 one_winner", this);
        return true;
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
