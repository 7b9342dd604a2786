package draughts;

import tabuleiro.draughts.Square;

/**
 * A jump that is open to a piece.
 *
 * @param over    where the enemy piece stands that is jumped
 * @param landing where the jump ends
 */
record Jump(Square over, Square landing) {
}
