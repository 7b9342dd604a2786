package tabuleiro.console.qwirkle;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Tile;

/** The notation of steps, such as {@code play A1 0 2} and {@code trade A1 B2}, which is saved and read again. */
final class Notation {

    /** The step that ends a turn. */
    static final String PASS = "pass";

    /** The first word of a step that plays a tile. */
    static final String PLAY = "play";

    /** The first word of a step that trades tiles. */
    static final String TRADE = "trade";

    /** The first words of all steps, in the order in which they are offered. */
    static final List<String> VERBS = List.of(PLAY, TRADE, PASS);

    /** How examples write that a tile is played; the word between, which need not be there, is of any language. */
    private static final Pattern EXAMPLE =
            Pattern.compile("(?:" + PLAY + "\\s+)?(\\w+)\\s+(?:\\p{L}+\\s+)?(\\d+)/(\\d+)");

    private Notation() {
    }

    /** Returns the words of a step that was typed; a tile may be played as examples write it: {@code A1 on 0/2}. */
    static List<String> typed(String step) {
        final Matcher example = EXAMPLE.matcher(step);
        return example.matches() ? List.of(PLAY, example.group(1), example.group(2), example.group(3))
                : List.of(step.split("\\s+"));
    }

    /** Returns the tile that a word names, with a small letter or a capital; nothing if it names none. */
    static Optional<Tile> tile(String word) {
        return Tile.KINDS.stream().filter(kind -> kind.toString().equalsIgnoreCase(word)).findFirst();
    }

    /** Returns tiles as text, one after another. */
    static String words(List<Tile> tiles) {
        return tiles.stream().map(Tile::toString).collect(Collectors.joining(" "));
    }

    /** Returns the step that plays a tile. */
    static String of(Placement move) {
        return PLAY + " " + move.tile() + " " + move.cell().row() + " " + move.cell().column();
    }

    static String of(List<Tile> traded) {
        return TRADE + " " + words(traded);
    }
}
