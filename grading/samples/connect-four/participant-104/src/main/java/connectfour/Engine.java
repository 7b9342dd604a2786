package connectfour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

/**
 * Connect Four.
 *
 * The discs are in an array of columns, and for every column I count how many discs it holds.
 */
public final class Engine implements ConnectFour {

    private final Player[][] discs = new Player[COLUMNS][ROWS]; // [column][height], height 0 is the bottom
    private final int[] heights = new int[COLUMNS];
    private Player turn = Player.FIRST;
    private List<Cell> line = List.of(); // the winning line, once there is one

    public Engine() {
    }

    public Engine(Position position) {
        assert whyNot(position).isEmpty() : "position_can_be_played: " + whyNot(position);
        this.fill(position);
    }

    private void fill(Position position) {
        for (int column = 1; column <= COLUMNS; column++) {
            for (int row = ROWS; row >= 1 && position.at(row, column).isPresent(); row--) {
                this.put(column, position.at(row, column).get());
            }
        }
        if (position.count(Player.FIRST) > position.count(Player.SECOND)) {
            this.turn = Player.SECOND;
        }
    }

    private void put(int column, Player player) {
        this.discs[column - 1][this.heights[column - 1]] = player;
        this.heights[column - 1]++;
        if (this.line.isEmpty()) {
            this.line = this.lineThrough(column - 1, this.heights[column - 1] - 1);
        }
    }

    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        Engine trial = new Engine();
        trial.fill(position);
        return trial.isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
    }

    @Override
    public Optional<Player> at(int row, int column) {
        assert Cell.exists(row, column) : "cell_exists: " + row + ", " + column;
        return Optional.ofNullable(this.discs[column - 1][ROWS - row]);
    }

    @Override
    public Player nextToPlay() {
        return this.turn;
    }

    @Override
    public boolean isOver() {
        int total = 0;
        for (int height : this.heights) {
            total += height;
        }
        return !this.line.isEmpty() || total == ROWS * COLUMNS;
    }

    @Override
    public Optional<Player> winner() {
        return this.line.isEmpty() ? Optional.empty() : this.at(this.line.get(0).row(), this.line.get(0).column());
    }

    @Override
    public boolean hasSpace(int column) {
        assert ConnectFour.isColumn(column) : "column_exists: " + column;
        return this.heights[column - 1] <= ROWS;
    }

    @Override
    public Optional<Refusal> whyNotPlay(int column) {
        Refusal refusal = null;
        if (!ConnectFour.isColumn(column)) {
            refusal = Refusal.NO_SUCH_COLUMN;
        } else if (this.isOver()) {
            refusal = Refusal.GAME_OVER;
        } else if (!this.hasSpace(column)) {
            refusal = Refusal.COLUMN_FULL;
        }
        return Optional.ofNullable(refusal);
    }

    @Override
    public void play(int column) {
        assert this.whyNotPlay(column).isEmpty() : "column_has_space: " + column;
        // to be safe, otherwise there was an ArrayIndexOutOfBoundsException
        if (this.heights[column - 1] < ROWS) {
            this.put(column, this.turn);
        }
        this.turn = this.turn.opponent();
    }

    @Override
    public List<Cell> winningLine() {
        return List.copyOf(this.line);
    }

    /** Four in line through this disc, or an empty list. Walks back as far as possible (3 at most), then forward. */
    private List<Cell> lineThrough(int c, int h) {
        int[] dc = {1, 0, 1, 1};
        int[] dh = {0, 1, 1, -1};
        for (int d = 0; d < 4; d++) {
            int back = 0;
            while (back < 3 && this.same(c, h, c - (back + 1) * dc[d], h - (back + 1) * dh[d])) {
                back++;
            }
            List<Cell> cells = new ArrayList<>();
            for (int i = -back; i < 4 - back && this.same(c, h, c + i * dc[d], h + i * dh[d]); i++) {
                cells.add(new Cell(ROWS - (h + i * dh[d]), c + i * dc[d] + 1));
            }
            if (cells.size() == IN_LINE) {
                return cells;
            }
        }
        return List.of();
    }

    private boolean same(int c, int h, int otherC, int otherH) {
        return otherC >= 0 && otherC < COLUMNS && otherH >= 0 && otherH < ROWS
                && this.discs[c][h] == this.discs[otherC][otherH];
    }

    /** For the agent: would this player win here? Tries it on a copy. */
    static boolean wouldWin(Position position, int column, Player player) {
        Engine copy = new Engine();
        copy.fill(position);
        copy.put(column, player);
        return copy.winner().isPresent();
    }
}
