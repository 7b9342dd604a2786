package tabuleiro.grading.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.grading.wire.Operation;
import tabuleiro.steps.RandomPlay.Measures;

/** What is asked of a game at each point: every query without arguments, some of the others, the dear ones at times. */
final class Questions {

    private static final String LEGAL_MOVES = "legalMoves";

    /** At one point in so many the dear queries are asked. */
    private static final int SOMETIMES = 4;

    private final Map<String, Cost> costs = new HashMap<>();
    private Optional<String> asking = Optional.empty();

    /** How often a query is asked. */
    private enum Cost { PLAIN, WITH_ARGUMENTS, DEAR }

    /** Asks the queries of a game, given by what they ask for: all of them, but few of those with arguments. */
    void ask(Map<String, Supplier<?>> queries, Measures measures, Chance chance) {
        ask(queries, measures.withArguments(), 1, chance);
    }

    /** Asks about half as much, which is enough where much is asked again and again. */
    void askSome(Map<String, Supplier<?>> queries, Measures measures, Chance chance) {
        ask(queries, measures.withArguments() / 2, 2, chance);
    }

    private void ask(Map<String, Supplier<?>> queries, int withArguments, int oneIn, Chance chance) {
        int left = withArguments;
        for (Map.Entry<String, Supplier<?>> query : chance.shuffled(queries.entrySet().stream().toList())) {
            final Cost cost = costs.getOrDefault(query.getKey(), Cost.PLAIN);
            left -= cost == Cost.WITH_ARGUMENTS ? 1 : 0;
            if (cost == Cost.PLAIN && chance.sometimes(oneIn) || cost == Cost.WITH_ARGUMENTS && left >= 0
                    || cost == Cost.DEAR && chance.sometimes(SOMETIMES * oneIn)) {
                asking = Optional.of(query.getKey());
                query.getValue().get();
                asking = Optional.empty();
            }
        }
    }

    /** Notes what the query calls that is asked now, if one is. */
    void heard(Operation operation) {
        final Cost cost = operation.method().getName().equals(LEGAL_MOVES) ? Cost.DEAR
                : operation.parameters().isEmpty() ? Cost.PLAIN : Cost.WITH_ARGUMENTS;
        asking.ifPresent(label -> costs.merge(label, cost, (one, other) -> one.compareTo(other) > 0 ? one : other));
    }
}
