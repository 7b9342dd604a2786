package tabuleiro.steps;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import tabuleiro.steps.RandomPlay.Fact;

/**
 * Something that is asked of the provider, its agents and the like, beside a random game.
 *
 * @param <G>       the interface of the game
 * @param inTheGame whether an example describes the position of the game before
 * @param given     the phrases by which an example prepares it
 * @param when      the phrases by which an example asks it; none if that is part of the facts
 * @param facts     returns what an example may check then
 * @param permitted the values of which each call may return any; nothing if there is only one
 * @param together  checks the values of all calls together, in their order and without objects, if chance decides what
 *                  each of them is; nothing if each is judged by itself
 * @param ask       asks it
 */
public record Aside<G>(boolean inTheGame, List<String> given, List<String> when, Supplier<List<Fact>> facts,
        Optional<List<?>> permitted, Optional<Predicate<List<?>>> together, Consumer<G> ask) {

    /** Will ask something of which each value is judged by itself. */
    public Aside(boolean inTheGame, List<String> given, List<String> when, Supplier<List<Fact>> facts,
            Optional<List<?>> permitted, Consumer<G> ask) {
        this(inTheGame, given, when, facts, permitted, Optional.empty(), ask);
    }
}
