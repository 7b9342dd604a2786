package connectfour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

public final class Engine implements ConnectFour {

    private Board board;
    private Player winner; // null while nobody has won

    public Engine() {
        board = new Board();
    }

    public Engine(Position position) {
        assert whyNot(position).isEmpty() : "PRE: the position can be played\n" + position;
        board = new Board(position);
    }

    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        Board board = new Board(position);
        if (board.isFull() || board.fourInLine().isPresent()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return Optional.empty();
    }

    @Override
    public Optional<Player> at(int row, int column) {
        assert Cell.exists(row, column) : "PRE: the cell exists: " + row + "," + column;
        switch (board.squares[row - 1][column - 1]) {
            case '1':
                return Optional.of(Player.FIRST);
            case '2':
                return Optional.of(Player.SECOND);
            default:
                return Optional.empty();
        }
    }

    @Override
    public Player nextToPlay() {
        return board.count('1') == board.count('2') ? Player.FIRST : Player.SECOND;
    }

    @Override
    public boolean isOver() {
        return winner != null || board.isFull();
    }

    @Override
    public Optional<Player> winner() {
        return Optional.ofNullable(winner);
    }

    @Override
    public boolean hasSpace(int column) {
        assert ConnectFour.isColumn(column) : "PRE: the column exists: " + column;
        return board.isFree(column);
    }

    @Override
    public Optional<Refusal> whyNotPlay(int column) {
        if (!ConnectFour.isColumn(column)) {
            return Optional.of(Refusal.NO_SUCH_COLUMN);
        }
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (!board.isFree(column)) {
            return Optional.of(Refusal.COLUMN_FULL);
        }
        return Optional.empty();
    }

    @Override
    public void play(int column) {
        assert whyNotPlay(column).isEmpty() : "PRE: column " + column + ": " + whyNotPlay(column).get().words();
        Player player = nextToPlay();
        board.drop(column, player);
        if (board.fourInLine().isPresent()) {
            winner = player;
        }
        // POST: it is the other player's turn
        assert nextToPlay() != player;
    }

    /** Also puts stars on the four discs, so that one can see them when the board is drawn. */
    // tag::winningLine[]
    @Override
    public List<Cell> winningLine() {
        List<Cell> line = new ArrayList<>();
        Optional<int[]> four = board.fourInLine();
        if (four.isPresent()) {
            int[] squares = four.get();
            for (int k = 0; k < squares.length; k += 2) {
                line.add(new Cell(squares[k] + 1, squares[k + 1] + 1));
                board.squares[squares[k]][squares[k + 1]] = '*';
            }
        }
        return line;
    }
    // end::winningLine[]

    @Override
    public String toString() {
        return board.toString();
    }
}
