package tabuleiro.picture;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import tabuleiro.games.Descriptor;

/** Says which doc strings of feature files are pictures of positions. */
public final class Drawable {

    private static final Pattern PHRASE = Pattern.compile(".*\\b(grid|board|bag|(grid|board) is|occupied squares"
            + "|reaches|winning (line is|cells are)( four of these.*)?)");

    private Drawable() {
    }

    /**
     * Returns the game of which the doc string of a step shows a position.
     *
     * @param folder the folder of the feature file, such as {@code chess} or {@code console}
     * @param step   the sentence of the step, without its keyword
     * @return nothing if the doc string is no picture
     */
    public static Optional<Descriptor> game(String folder, String step) {
        if (!PHRASE.matcher(step).matches()) {
            return Optional.empty();
        }
        return Descriptor.in(folder).or(() -> Descriptor.all().stream()
                .filter(game -> lower(step).startsWith(lower(game.title()))).findFirst());
    }

    private static String lower(String words) {
        return words.toLowerCase(Locale.ROOT);
    }
}
