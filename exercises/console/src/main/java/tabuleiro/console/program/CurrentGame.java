package tabuleiro.console.program;

import java.util.Optional;

/** The game that is being played, if one is. */
final class CurrentGame {

    private volatile Optional<Play<?>> play = Optional.empty();
    private Optional<Play<?>> last = Optional.empty();

    /** Returns the game that is being played; nothing if none is. */
    Optional<Play<?>> play() {
        return play;
    }

    /** Returns the game that is being played, or the one that was played last; nothing if none has been. */
    Optional<Play<?>> last() {
        return last;
    }

    /** Begins to play a game. */
    void begin(Play<?> game) {
        play = Optional.of(game);
        last = play;
    }

    /** Ends the game. */
    void clear() {
        play = Optional.empty();
    }
}
