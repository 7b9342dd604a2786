package tabuleiro.console.program;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import tabuleiro.console.Chooser;
import tabuleiro.console.PlayedGame;

/**
 * What a game begins with, the same each time.
 *
 * @param match     begins the game
 * @param chooser   returns the player with an index; nothing for a person
 * @param agents    return an agent of each level, the strongest first
 * @param <M>       the type of the game
 */
record Beginning<M extends PlayedGame>(Supplier<M> match, IntFunction<Optional<Chooser<M>>> chooser,
        List<Supplier<Chooser<M>>> agents) {
}
