package connectfour;

import java.util.Optional;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

/** One column of the grid: it knows its top disc, and every disc knows the one below it (like in the lecture). */
final class Column {

    private static final class Disc {
        final Player owner;
        final Disc below;

        Disc(Player owner, Disc below) {
            this.owner = owner;
            this.below = below;
        }
    }

    private Disc top;
    private int size;

    void drop(Player player) {
        top = new Disc(player, top);
        size++;
    }

    boolean isFull() {
        return size == ConnectFour.ROWS;
    }

    int size() {
        return size;
    }

    /** The row of the top disc. An empty column returns 7, which is the floor. */
    int topRow() {
        return ConnectFour.ROWS - size + 1;
    }

    Optional<Player> discIn(int row) {
        if (row < topRow()) {
            return Optional.empty();
        }
        Disc disc = top;
        for (int r = topRow(); r < row; r++) {
            disc = disc.below;
        }
        return Optional.of(disc.owner);
    }

    int count(Player player) {
        int count = 0;
        for (Disc disc = top; disc != null; disc = disc.below) {
            if (disc.owner == player) {
                count++;
            }
        }
        return count;
    }
}
