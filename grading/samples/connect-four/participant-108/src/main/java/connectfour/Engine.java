package connectfour;

import java.util.List;
import java.util.Optional;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

public final class Engine implements ConnectFour {

    private TextGrid grid = new TextGrid();

    public Engine() {
    }

    public Engine(Position position) {
        assert whyNot(position).isEmpty() : "Bad position: " + whyNot(position).get().words();
        grid = new TextGrid(position);
    }

    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        TextGrid grid = new TextGrid(position);
        if (grid.discs() == 42 || !grid.four().isEmpty()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return Optional.empty();
    }

    @Override
    public Optional<Player> at(int row, int column) {
        assert Cell.exists(row, column) : "Bad cell: " + row + " " + column;
        char disc = grid.get(row, column);
        return disc == '.' ? Optional.empty() : Optional.of(Player.values()[disc - '1']);
    }

    @Override
    public Player nextToPlay() {
        return Player.values()[grid.discs() % 2];
    }

    @Override
    public boolean isOver() {
        return grid.discs() == 42 || winner().isPresent();
    }

    @Override
    public Optional<Player> winner() {
        List<Cell> four = grid.four();
        return four.isEmpty() ? Optional.empty() : at(four.get(0).row(), four.get(0).column());
    }

    @Override
    public boolean hasSpace(int column) {
        assert column >= 1 && column <= 7 : "Bad column: " + column;
        return !grid.isFull(column);
    }

    @Override
    public Optional<Refusal> whyNotPlay(int column) {
        if (column < 1 || column > 7) {
            return Optional.of(Refusal.NO_SUCH_COLUMN);
        }
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return grid.isFull(column) ? Optional.of(Refusal.COLUMN_FULL) : Optional.empty();
    }

    @Override
    public void play(int column) {
        assert whyNotPlay(column).isEmpty() : "Bad move: " + whyNotPlay(column).get().words();
        char player = nextToPlay().digit();
        grid.add(column, player);
        if (winner().isPresent()) {
            System.out.println(this);
            System.out.println("*** PLAYER " + player + " WINS! ***");
            System.exit(0);
        }
    }

    @Override
    public List<Cell> winningLine() {
        return grid.four();
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
