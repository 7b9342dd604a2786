package draughts;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;

/**
 * How many kings and men each player has.
 *
 * @param counts how often each kind of piece occurs, if it occurs
 */
record Material(Map<Piece, Integer> counts) {

    /** Returns the material on a board. */
    static Material of(Board board) {
        final Map<Piece, Integer> counts = new EnumMap<>(Piece.class);
        for (Optional<Piece> piece : board.squares()) {
            piece.ifPresent(each -> counts.merge(each, 1, Integer::sum));
        }
        return new Material(counts);
    }

    /** Checks whether turns with these pieces are counted for a draw (DR-19). */
    boolean isCounted() {
        return isCounted(Player.WHITE) || isCounted(Player.BLACK);
    }

    /** Checks whether a player has two kings against two, or has two or one against one king, alone or with a man. */
    private boolean isCounted(Player stronger) {
        final Player weaker = stronger.opponent();
        final boolean twoKings = has(stronger, 2, 0);
        return twoKings && has(weaker, 2, 0)
                || (twoKings || has(stronger, 1, 0)) && (has(weaker, 1, 0) || has(weaker, 1, 1));
    }

    private boolean has(Player player, int kings, int men) {
        return counts.getOrDefault(Piece.king(player), 0) == kings
                && counts.getOrDefault(Piece.man(player), 0) == men;
    }
}
