package tabuleiro.steps;

import java.util.Collection;
import java.util.function.Supplier;

/**
 * Hears which calls the steps are about to make in a row. Here that changes nothing.
 *
 * <p>Who grades overrides it: where the game runs in another process, the calls are sent together and their values are
 * received one by one, which takes much less time than to wait for each value before the next call is sent.
 */
public class Prefetch {

    /**
     * Hears of calls that are made next, once each and in this order, whatever the ones before return. If one does not
     * return, those after it may have been made or not, so they may be queries only.
     *
     * @param calls each makes one call of the game
     */
    public void prefetch(Collection<? extends Supplier<?>> calls) {
        // The game is here; there is nothing to send.
    }
}
