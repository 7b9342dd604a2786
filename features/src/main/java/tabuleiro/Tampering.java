package tabuleiro;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/**
 * Tries to change lists and sets that a game has returned or was handed, as a careless caller might. Right programs
 * give copies, or collections that refuse to be changed.
 */
public final class Tampering {

    private Tampering() {
    }

    /**
     * Empties a collection and those in it; a list is turned round before, for one over an array cannot be emptied.
     *
     * @param value may be anything; what is no collection, or refuses to be changed, stays as it is
     */
    public static void change(Object value) {
        if (value instanceof Collection<?> several) {
            attempt(() -> new ArrayList<>(several).forEach(Tampering::change));
            if (value instanceof List<?> list) {
                attempt(() -> Collections.reverse(list));
            }
            attempt(several::clear);
        }
    }

    private static void attempt(Runnable change) {
        try {
            change.run();
        } catch (RuntimeException | AssertionError | StackOverflowError refused) {
            return; // That is what a right program may do.
        }
    }
}
