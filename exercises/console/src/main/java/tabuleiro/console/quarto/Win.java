package tabuleiro.console.quarto;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Trait;

/**
 * The description of a win by an engine.
 *
 * @param cells  the winning cells
 * @param traits what the pieces on them have in common
 */
record Win(Set<Cell> cells, Set<Trait> traits) {

    /** Returns why this is not a win, as a clause without a full stop; nothing if it can be a win. */
    Optional<String> fault() {
        if (cells.size() != Quarto.IN_LINE) {
            return Optional.of("the number of winning cells is " + cells.size() + ", not " + Quarto.IN_LINE);
        }
        return traits.isEmpty() ? Optional.of("it does not say what the winning pieces have in common")
                : Optional.empty();
    }

    /** Describes the win to the players in a sentence. */
    @Override
    public String toString() {
        return "The pieces on " + list(Cell.ALL.stream().filter(cells::contains).map(Cell::toString).toList())
                + " are all " + list(Stream.of(Trait.values()).filter(traits::contains)
                        .map(trait -> trait.name().toLowerCase(Locale.ROOT)).toList()) + ".";
    }

    private static String list(List<String> words) {
        final int last = words.size() - 1;
        return last == 0 ? words.get(0) : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }
}
