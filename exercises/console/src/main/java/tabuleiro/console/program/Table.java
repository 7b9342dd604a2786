package tabuleiro.console.program;

import java.util.Optional;

/** The place where the game lies that is being played, if one is. */
final class Table {

    private volatile Optional<Play<?>> play = Optional.empty();

    /** Returns the game that is being played; nothing if none is. */
    Optional<Play<?>> play() {
        return play;
    }

    /** Begins to play a game. */
    void lay(Play<?> game) {
        play = Optional.of(game);
    }

    /** Ends the game. */
    void clear() {
        play = Optional.empty();
    }
}
