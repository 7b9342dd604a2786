package tabuleiro.steps;

import java.util.Collection;
import java.util.function.Supplier;

/**
 * Hears which queries the steps are about to ask in a row. Here that changes nothing.
 *
 * <p>Who grades overrides it: where the game runs in another process, the queries are sent together and their values
 * are received one by one, which takes much less time than to wait for each value before the next query is sent.
 */
public class Prefetch {

    /**
     * Hears of queries that are asked next, once each and in this order.
     *
     * @param queries each makes one call of the game
     */
    public void prefetch(Collection<? extends Supplier<?>> queries) {
        // The game is here; there is nothing to send.
    }
}
