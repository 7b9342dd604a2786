package tabuleiro.console.program;

import java.util.List;
import java.util.Optional;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;

/**
 * A saved game, as far as its file can be read.
 *
 * @param name  its name; an empty text if it has none
 * @param start its start
 * @param steps its steps, in their notation
 * @param lines the number of the line of each step
 */
record SavedGame(String name, GameStart start, List<String> steps, List<Integer> lines) {

    /** Copies both lists. */
    SavedGame {
        steps = List.copyOf(steps);
        lines = List.copyOf(lines);
    }

    /**
     * The result of reading a file.
     *
     * @param game  the game; nothing if it cannot even be begun
     * @param fault why it cannot be begun, as a clause without a full stop
     */
    record Found(Optional<SavedGame> game, Optional<Message> fault) {

        /** Returns the result if there is no game to resume. */
        static Found nothing(String key, Object... arguments) {
            return new Found(Optional.empty(), Optional.of(Message.of(key, arguments)));
        }
    }
}
