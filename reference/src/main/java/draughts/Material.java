package draughts;

import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;

/**
 * How many kings and men each player has on a board.
 *
 * @param board with the pieces
 */
record Material(Board board) {

    /** Checks whether turns with these pieces are counted for a draw (DR-19). */
    boolean isCounted() {
        return isCounted(Player.WHITE) || isCounted(Player.BLACK);
    }

    /** Checks whether a player has one king or two against two, one, or one with a man, in the combinations of DR-19. */
    private boolean isCounted(Player stronger) {
        final Player weaker = stronger.opponent();
        final boolean twoKings = has(stronger, 2, 0);
        return twoKings && has(weaker, 2, 0)
                || (twoKings || has(stronger, 1, 0)) && (has(weaker, 1, 0) || has(weaker, 1, 1));
    }

    private boolean has(Player player, int kings, int men) {
        return board.count(Piece.king(player)) == kings && board.count(Piece.man(player)) == men;
    }
}
