package tabuleiro.console.quarto;

import java.util.Optional;

/**
 * The result of reading a saved game: a game, a fault, or both, if the game can be read up to the fault.
 *
 * @param game  the game to resume, if there is one
 * @param fault what is wrong, as a clause without a full stop; nothing if nothing is wrong
 */
record Found(Optional<GameSoFar> game, Optional<String> fault) {

    /** Returns the result if the whole game can be read. */
    static Found sound(GameSoFar game) {
        return new Found(Optional.of(game), Optional.empty());
    }

    /** Returns the result if the game can be read up to a fault. */
    static Found damaged(GameSoFar game, String fault) {
        return new Found(Optional.of(game), Optional.of(fault));
    }

    /** Returns the result if no game can be read. */
    static Found nothing(String fault) {
        return new Found(Optional.empty(), Optional.of(fault));
    }
}
