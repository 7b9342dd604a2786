package connectfour;

import java.util.List;
import java.util.Optional;
import tabuleiro.Contract;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

/** My engine. All the work is done by the piles. */
public final class Engine implements ConnectFour {

    private final Piles piles;

    public Engine() {
        piles = new Piles();
    }

    public Engine(Position position) {
        assert whyNot(position).isEmpty()
            : Contract.require("C4-06 position_can_be_played", whyNot(position), position);
        piles = Piles.from(position);
    }

    public static Optional<Refusal> whyNot(Position position) {
        Optional<Refusal> fault = position.fault();
        if (fault.isEmpty()) {
            Piles piles = Piles.from(position);
            if (piles.full() || !piles.four().isEmpty()) {
                return Optional.of(Refusal.GAME_OVER);
            }
        }
        return fault;
    }

    @Override
    public Optional<Player> at(int row, int column) {
        assert Cell.exists(row, column) : Contract.require("C4-07 cell_exists", row + ", " + column, piles);
        return piles.get(row, column);
    }

    @Override
    public Player nextToPlay() {
        return piles.count(Player.FIRST) == piles.count(Player.SECOND) ? Player.FIRST : Player.SECOND;
    }

    @Override
    public boolean isOver() {
        return piles.full() || winner().isPresent();
    }

    @Override
    public Optional<Player> winner() {
        return piles.four().stream().findAny().flatMap(cell -> piles.get(cell.row(), cell.column()));
    }

    @Override
    public boolean hasSpace(int column) {
        assert ConnectFour.isColumn(column) : Contract.require("C4-05 column_exists", column, this);
        return piles.height(column) < ROWS;
    }

    @Override
    public Optional<Refusal> whyNotPlay(int column) {
        return !ConnectFour.isColumn(column) ? Optional.of(Refusal.NO_SUCH_COLUMN)
            : isOver() ? Optional.of(Refusal.GAME_OVER)
            : hasSpace(column) ? Optional.empty() : Optional.of(Refusal.COLUMN_FULL);
    }

    @Override
    public void play(int column) {
        assert whyNotPlay(column).isEmpty() : Contract.require("C4-06 column_has_space", column, this);
        piles.add(column, nextToPlay());
    }

    @Override
    public List<Cell> winningLine() {
        return piles.four();
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
