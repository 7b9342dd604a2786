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
 * What an engine says about the end of a game that was won.
 *
 * @param cells  the winning ones
 * @param traits what the pieces there have in common
 */
record Win(Set<Cell> cells, Set<Trait> traits) {

    /** Why is this no win? A clause without a full stop, or nothing if it can be one. */
    Optional<String> fault() {
        if (cells.size() != Quarto.IN_LINE) {
            return Optional.of("it names not " + Quarto.IN_LINE + " winning cells, but " + cells.size());
        }
        return traits.isEmpty() ? Optional.of("it does not say what the winning pieces have in common")
                : Optional.empty();
    }

    /** Tells the players, in a sentence. */
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
