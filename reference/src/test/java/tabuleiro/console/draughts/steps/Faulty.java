package tabuleiro.console.draughts.steps;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.console.steps.Altered;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Variant;

/** Engines of draughts with a single fault each, as students write them on the way. */
final class Faulty {

    /** For each fault, the method that is wrong and what it returns. */
    private static final Map<String, Map.Entry<String, Function<Object[], Object>>> FAULTS = Map.of(
            "cannot move a piece yet", Map.entry("move", way -> {
                throw new IllegalStateException();
            }),
            "has no legal moves", Map.entry("legalMoves", none -> List.of()),
            "lists a way without squares", Map.entry("legalMoves", none -> List.of(List.of())),
            "refuses nothing", Map.entry("whyNotMove", way -> Optional.empty()));

    private Faulty() {
    }

    /** Returns a provider whose games have the fault that is described by these words. */
    static DraughtsProvider games(DraughtsProvider right, String fault) {
        final Map.Entry<String, Function<Object[], Object>> wrong =
                Optional.ofNullable(FAULTS.get(fault)).orElseThrow();
        return beginning(right, () -> Altered.of(Draughts.class, right.newGame(Variant.SIMPLIFIED),
                Map.of(wrong.getKey(), wrong.getValue())));
    }

    /** Returns a provider whose new games are made otherwise. */
    static DraughtsProvider beginning(DraughtsProvider right, Supplier<Draughts> game) {
        return Altered.of(DraughtsProvider.class, right, Map.of("newGame",
                start -> start[0] instanceof Position position ? right.newGame(position) : game.get()));
    }
}
