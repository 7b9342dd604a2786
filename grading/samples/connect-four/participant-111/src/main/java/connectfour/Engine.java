package connectfour;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.require;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

/** A game of Connect Four. The contract of every method stands in {@link ConnectFour}. */
public final class Engine implements ConnectFour {

    private final Column[] columns = new Column[COLUMNS];

    /** Starts a new game. */
    public Engine() {
        for (int i = 0; i < COLUMNS; i++) {
            columns[i] = new Column();
        }
    }

    /** Resumes a game from a position. */
    public Engine(Position position) {
        this();
        assert whyNot(position).isEmpty() : require("C4-06 position_can_be_played", whyNot(position), position);
        load(position);
        assert position().equals(position) : ensure("C4-07 same_position", position, this);
    }

    private void load(Position position) {
        for (int row = ROWS; row >= 1; row--) {
            for (int column = 1; column <= COLUMNS; column++) {
                position.at(row, column).ifPresent(columns[column - 1]::drop);
            }
        }
    }

    /** Returns why no game can be resumed from a position: the first refusal that applies, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        Optional<Refusal> fault = position.fault();
        if (fault.isPresent()) {
            return fault;
        }
        Engine engine = new Engine();
        engine.load(position);
        return Optional.of(Refusal.GAME_OVER).filter(over -> engine.isOver());
    }

    @Override
    public Optional<Player> at(int row, int column) {
        assert Cell.exists(row, column) : require("C4-07 cell_exists", row + "," + column, "");
        return columns[column - 1].discIn(row);
    }

    @Override
    public Player nextToPlay() {
        int difference = 0;
        for (Column column : columns) {
            difference += column.count(Player.FIRST) - column.count(Player.SECOND);
        }
        return difference == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public boolean isOver() {
        boolean full = true;
        for (Column column : columns) {
            full = full && column.isFull();
        }
        return full || winner().isPresent();
    }

    @Override
    public Optional<Player> winner() {
        List<Cell> line = winningLine();
        return line.isEmpty() ? Optional.empty() : at(line.get(3).row(), line.get(3).column());
    }

    @Override
    public boolean hasSpace(int column) {
        assert ConnectFour.isColumn(column) : require("C4-05 column_exists", column, this);
        return !columns[column - 1].isFull();
    }

    @Override
    public Optional<Refusal> whyNotPlay(int column) {
        if (!ConnectFour.isColumn(column)) {
            return Optional.of(Refusal.NO_SUCH_COLUMN);
        }
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return Optional.of(Refusal.COLUMN_FULL).filter(full -> !hasSpace(column));
    }

    @Override
    public void play(int column) {
        assert whyNotPlay(column).isEmpty() : require("C4-06 column_has_space", column, this);
        Player mover = nextToPlay();
        int oldSize = columns[column - 1].size();
        columns[column - 1].drop(mover);
        assert columns[column - 1].size() == oldSize + 1 : ensure("C4-04 disc_rests", column, this);
        assert nextToPlay() != mover : ensure("C4-03 turn_passes", mover, this);
    }

    @Override
    public List<Cell> winningLine() {
        for (int row = 1; row <= ROWS; row++) {
            for (int column = 1; column <= COLUMNS; column++) {
                List<Cell> line = longest(lineFrom(row, column, 0, 1), lineFrom(row, column, 1, 0),
                        lineFrom(row, column, 1, 1), lineFrom(row, column, 1, -1));
                if (line.size() >= IN_LINE) {
                    return line.subList(0, IN_LINE);
                }
            }
        }
        return Collections.emptyList();
    }

    @SafeVarargs
    private static List<Cell> longest(List<Cell>... lines) {
        List<Cell> best = lines[0];
        for (List<Cell> line : lines) {
            best = line.size() > best.size() ? line : best;
        }
        return best;
    }

    /** All the cells from here on with discs of the same player. */
    private List<Cell> lineFrom(int row, int column, int down, int right) {
        List<Cell> cells = new ArrayList<>();
        Optional<Player> owner = at(row, column);
        int r = row;
        int c = column;
        while (owner.isPresent() && Cell.exists(r, c) && at(r, c).equals(owner)) {
            cells.add(new Cell(r, c));
            r += down;
            c += right;
        }
        return cells;
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
