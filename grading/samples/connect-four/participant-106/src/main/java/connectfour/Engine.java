package connectfour;

import static tabuleiro.Contract.require;

import java.util.List;
import java.util.Optional;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

/** A game of Connect Four. */
public final class Engine implements ConnectFour {

    private final Discs discs;

    public Engine() {
        discs = new Discs();
    }

    public Engine(Position position) {
        assert whyNot(position).isEmpty() : require("C4-06 position_can_be_played", "", position);
        discs = new Discs(position);
    }

    public static Optional<Refusal> whyNot(Position position) {
        Discs discs = new Discs(position);
        boolean over = discs.number(Player.FIRST) + discs.number(Player.SECOND) == ROWS * COLUMNS
                || !discs.line(Player.FIRST).isEmpty()
                || !discs.line(Player.SECOND).isEmpty();
        if (over && position.fault().isEmpty()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return position.fault();
    }

    @Override
    public Optional<Player> at(int row, int column) {
        assert Cell.exists(row, column) : require("C4-07 cell_exists", row + ", " + column, "");
        for (Player player : Player.values()) {
            if (discs.has(player, row, column)) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    /** Whose turn is it? */
    public Player nextPlayer() {
        return discs.number(Player.FIRST) == discs.number(Player.SECOND) ? Player.FIRST : Player.SECOND;
    }

    @Override
    public boolean isOver() {
        boolean full = discs.number(Player.FIRST) + discs.number(Player.SECOND) == ROWS * COLUMNS;
        return full || winner().isPresent();
    }

    @Override
    public Optional<Player> winner() {
        if (!discs.line(Player.FIRST).isEmpty()) {
            return Optional.of(Player.FIRST);
        }
        if (!discs.line(Player.SECOND).isEmpty()) {
            return Optional.of(Player.SECOND);
        }
        return Optional.empty();
    }

    @Override
    public boolean hasSpace(int column) {
        assert ConnectFour.isColumn(column) : require("C4-05 column_exists", column, this);
        return discs.isEmpty(1, column);
    }

    @Override
    public Optional<Refusal> whyNotPlay(int column) {
        if (!ConnectFour.isColumn(column)) {
            return Optional.of(Refusal.NO_SUCH_COLUMN);
        }
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (!hasSpace(column)) {
            return Optional.of(Refusal.COLUMN_FULL);
        }
        return Optional.empty();
    }

    @Override
    public void play(int column) {
        assert whyNotPlay(column).isEmpty() : require("C4-06 column_has_space", column, this);
        discs.drop(nextPlayer(), column);
    }

    @Override
    public List<Cell> winningLine() {
        if (winner().isEmpty()) {
            return List.of();
        }
        Player player = winner();
        return discs.line(player);
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
