package tabuleiro.grading.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import tabuleiro.grading.wire.Operation;
import tabuleiro.steps.RandomPlay.Measures;

/**
 * What is asked of a game at each point: every query without arguments, some of the others, the dear ones at times. A
 * dear one is asked once more at the next point, where an answer that is remembered may be wrong.
 */
final class Questions {

    private static final String LEGAL_MOVES = "legalMoves";

    private final Map<String, Cost> costs = new HashMap<>();
    private Optional<String> asking = Optional.empty();

    /**
     * How much a query costs: at one point in so many it is asked, if it has no arguments; and where only some queries
     * are asked, at one in so many.
     */
    private enum Cost {
        PLAIN(1, 3), WITH_ARGUMENTS(1, 1), DEAR(4, 24), DEAR_AND_DERIVED(12, 192);

        private final int oneIn;
        private final int oneInOfSome;

        Cost(int oneIn, int oneInOfSome) {
            this.oneIn = oneIn;
            this.oneInOfSome = oneInOfSome;
        }

        private boolean isDear() {
            return compareTo(DEAR) >= 0;
        }
    }

    /** Asks a game all queries, but few of those with arguments, and a dear one only at times. */
    void ask(RecordedGame<?, ?> game, Measures measures, Chance chance) {
        ask(game, measures.withArguments(), cost -> cost.oneIn, chance);
    }

    /** Asks about a third of that, or less, which is enough where much is asked again and again. */
    void askSome(RecordedGame<?, ?> game, Measures measures, Chance chance) {
        ask(game, measures.withArguments() / 2, cost -> cost.oneInOfSome, chance);
    }

    /** Asks the dear ones as well. */
    void askEven(RecordedGame<?, ?> game, Measures measures, Chance chance) {
        ask(game, measures.withArguments(), cost -> 1, chance);
    }

    private void ask(RecordedGame<?, ?> game, int withArguments, ToIntFunction<Cost> oneIn, Chance chance) {
        int left = withArguments;
        for (Map.Entry<String, Supplier<?>> query : chance.shuffled(game.queries().entrySet().stream().toList())) {
            final Cost cost = costs.getOrDefault(query.getKey(), Cost.PLAIN);
            left -= cost == Cost.WITH_ARGUMENTS ? 1 : 0;
            final boolean again = game.toAskAgain().remove(query.getKey());
            if (cost == Cost.WITH_ARGUMENTS ? left >= 0 : again || chance.sometimes(oneIn.applyAsInt(cost))) {
                ask(query);
                if (!again && cost.isDear()) {
                    game.toAskAgain().add(query.getKey());
                }
            }
        }
    }

    private void ask(Map.Entry<String, Supplier<?>> query) {
        asking = Optional.of(query.getKey());
        query.getValue().get();
        asking = Optional.empty();
    }

    /** Notes what the query calls that is asked now, if one is. */
    void heard(Operation operation) {
        final Cost cost = cost(operation);
        asking.ifPresent(label -> costs.merge(label, cost, (one, other) -> one.compareTo(other) > 0 ? one : other));
    }

    /** Returns what a query costs; a list that a default method makes follows from what else is asked. */
    private static Cost cost(Operation operation) {
        if (!operation.parameters().isEmpty()) {
            return Cost.WITH_ARGUMENTS;
        }
        if (operation.method().isDefault() && operation.method().getReturnType() == List.class) {
            return Cost.DEAR_AND_DERIVED;
        }
        return operation.method().getName().equals(LEGAL_MOVES) ? Cost.DEAR : Cost.PLAIN;
    }
}
