package tabuleiro.console.quarto;

import java.util.Optional;

/**
 * What was found where a game was looked for: a game, a fault, or a game as far as the fault.
 *
 * @param game  to go on with, if there is one
 * @param fault a clause without a full stop, if something is wrong
 */
record Found(Optional<GameSoFar> game, Optional<String> fault) {

    /** What was found if the whole game was? */
    static Found sound(GameSoFar game) {
        return new Found(Optional.of(game), Optional.empty());
    }

    /** What was found if the game is sound up to a fault? */
    static Found damaged(GameSoFar game, String fault) {
        return new Found(Optional.of(game), Optional.of(fault));
    }

    /** What was found if nothing can be made of it? */
    static Found nothing(String fault) {
        return new Found(Optional.empty(), Optional.of(fault));
    }
}
