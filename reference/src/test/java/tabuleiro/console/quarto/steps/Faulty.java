package tabuleiro.console.quarto.steps;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.console.steps.Altered;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;

/** Engines of Quarto with a single fault each, as students write them on the way. */
final class Faulty {

    /** For each fault, the method that is wrong and what it returns. */
    private static final Map<String, Map.Entry<String, Function<Object[], Object>>> FAULTS = Map.of(
            "cannot place a piece yet", Map.entry("place", cell -> {
                throw new UnsupportedOperationException("TODO 4: place");
            }),
            "forgets which piece is chosen", Map.entry("chosen", none -> Optional.empty()),
            "has no pieces", Map.entry("choices", none -> List.of()),
            "treats every cell as occupied", Map.entry("legalMoves", none -> List.of()),
            "names no winning cells", Map.entry("winningCells", none -> Set.of()),
            "does not say what the winning pieces share", Map.entry("sharedTraits", none -> Set.of()));

    private Faulty() {
    }

    /** Returns a provider whose games have the fault that is described by these words. */
    static QuartoProvider games(QuartoProvider right, String fault) {
        final Map.Entry<String, Function<Object[], Object>> wrong =
                Optional.ofNullable(FAULTS.get(fault)).orElseThrow();
        return beginning(right, () -> Altered.of(Quarto.class, right.newGame(),
                Map.of(wrong.getKey(), wrong.getValue())));
    }

    /** Returns a provider whose new games are made otherwise. */
    static QuartoProvider beginning(QuartoProvider right, Supplier<Quarto> game) {
        return Altered.of(QuartoProvider.class, right, Map.of("newGame", position -> position == null ? game.get()
                : right.newGame((Position) position[0])));
    }
}
