package client;

import java.util.Optional;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Refusal;

/**
 * A query of refusals whose checks stand in a wrong order.
 *
 * @param game the game that is asked
 */
record Swapped(ConnectFour game) {

    // tag::swapped[]
    Optional<Refusal> whyNotPlay(int column) {
        if (!game.hasSpace(column)) {
            return Optional.of(Refusal.COLUMN_FULL);
        }
        if (game.isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return ConnectFour.isColumn(column)
                ? Optional.empty() : Optional.of(Refusal.NO_SUCH_COLUMN);
    }
    // end::swapped[]
}
