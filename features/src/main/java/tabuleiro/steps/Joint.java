package tabuleiro.steps;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Queries of which each value may be right by itself, and yet not with the others.
 *
 * @param <G>   the interface of the game
 * @param ask   asks them
 * @param right checks their values, in this order
 */
public record Joint<G>(Consumer<G> ask, Predicate<List<?>> right) {
}
