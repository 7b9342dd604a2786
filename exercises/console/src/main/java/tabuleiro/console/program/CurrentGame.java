package tabuleiro.console.program;

import java.util.Optional;

/** The game that is being played, if one is. */
final class CurrentGame {

    private volatile Optional<Play<?>> play = Optional.empty();

    /** Returns the game that is being played; nothing if none is. */
    Optional<Play<?>> play() {
        return play;
    }

    /** Begins to play a game. */
    void begin(Play<?> game) {
        play = Optional.of(game);
    }

    /** Ends the game. */
    void clear() {
        play = Optional.empty();
    }
}
