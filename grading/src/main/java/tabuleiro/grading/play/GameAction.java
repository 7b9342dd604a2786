package tabuleiro.grading.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.Reason;

/**
 * A call that changes a game or begins one, worth trying whether or not it is legal.
 *
 * @param command   the name of the method
 * @param arguments what it is called with
 */
record GameAction(String command, List<Object> arguments) {

    /** How a game is begun. */
    static final String BEGIN = "newGame";

    /** Returns the call that begins a game from a position, or as its arguments say. */
    static GameAction begin(Object... arguments) {
        return new GameAction(BEGIN, List.of(arguments));
    }

    /** Asks an object why the call must not be made; nothing if it always may. */
    @SuppressWarnings("unchecked")
    Optional<Reason> whyNot(Object object) {
        final String query = "whyNot" + command.substring(0, 1).toUpperCase(Locale.ROOT) + command.substring(1);
        return Calls.find(object, query, arguments)
                .flatMap(method -> (Optional<Reason>) Calls.call(object, method, arguments));
    }

    /** Makes the call; returns what it returns. */
    Object make(Object object) {
        return Calls.call(object, command, arguments);
    }
}
