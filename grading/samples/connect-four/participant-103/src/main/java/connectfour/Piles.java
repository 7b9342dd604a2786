package connectfour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/**
 * Seven piles of discs. A pile grows from the bottom: the disc of row 1 is the first of its list,
 * the disc of row 2 lies on it, and so on up to row 6.
 */
class Piles {

    private final List<List<Player>> piles = new ArrayList<>();

    Piles() {
        for (int i = 0; i < ConnectFour.COLUMNS; i++) {
            piles.add(new ArrayList<>());
        }
    }

    /** The cells come from the top to the bottom, so begin with the last: what lies lowest goes in first. */
    static Piles from(Position position) {
        Piles result = new Piles();
        for (int i = position.cells().size() - 1; i >= 0; i--) {
            List<Player> pile = result.piles.get(i % ConnectFour.COLUMNS);
            position.cells().get(i).ifPresent(disc -> pile.add(disc));
        }
        return result;
    }

    /** The same piles as in a game. */
    static Piles from(ConnectFour game) {
        Piles result = new Piles();
        for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
            for (int row = 1; row <= ConnectFour.ROWS; row++) {
                List<Player> pile = result.piles.get(column - 1);
                game.at(row, column).ifPresent(disc -> pile.add(disc));
            }
        }
        return result;
    }

    void add(int column, Player player) {
        piles.get(column - 1).add(player);
    }

    int height(int column) {
        return piles.get(column - 1).size();
    }

    int count(Player player) {
        int n = 0;
        for (List<Player> pile : piles) {
            for (Player disc : pile) {
                n += disc == player ? 1 : 0;
            }
        }
        return n;
    }

    Optional<Player> get(int row, int column) {
        if (!Cell.exists(row, column) || height(column) < row) {
            return Optional.empty();
        }
        return Optional.of(piles.get(column - 1).get(row - 1));
    }

    boolean full() {
        return piles.stream().allMatch(pile -> pile.size() == ConnectFour.ROWS);
    }

    /** Four of a kind: horizontal, vertical, going up, going down. */
    List<Cell> four() {
        for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
            for (int row = 1; row <= height(column); row++) {
                for (int[] way : new int[][] {{0, 1}, {1, 0}, {1, 1}, {-1, 1}}) {
                    List<Cell> cells = new ArrayList<>();
                    int r = row;
                    int c = column;
                    while (cells.size() < 4 && get(r, c).equals(get(row, column))) {
                        cells.add(new Cell(r, c));
                        r += way[0];
                        c += way[1];
                    }
                    if (cells.size() == 4) {
                        return cells;
                    }
                }
            }
        }
        return new ArrayList<>();
    }
}
