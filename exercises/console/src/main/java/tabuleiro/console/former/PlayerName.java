package tabuleiro.console.former;

import java.text.Normalizer;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Asks for the name of the next player. Names are shown, so they contain nothing that could disturb the screen.
 *
 * @param taken the names of the players who were asked before, in their order
 */
public record PlayerName(List<String> taken) implements Question<String> {

    /** The number of characters of the longest name. */
    public static final int LONGEST = 20;

    /** Letters, digits, punctuation and symbols, each perhaps with accents, and spaces. */
    private static final Pattern VISIBLE =
            Pattern.compile("[\\p{L}\\p{N}\\p{P}\\p{S}][\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]*");

    /** Replaces in a text what is not UTF-8. */
    private static final String UNREADABLE = "\ufffd";

    /** Copies the list. */
    public PlayerName {
        taken = List.copyOf(taken);
    }

    @Override
    public String words() {
        return "What is player " + (taken.size() + 1) + " called?";
    }

    @Override
    public Optional<String> whyNot(String typed) {
        final String name = meaning(typed);
        if (name.isEmpty()) {
            return Optional.of("nothing was typed");
        }
        if (name.codePointCount(0, name.length()) > LONGEST) {
            return Optional.of("a name has at most " + LONGEST + " characters");
        }
        if (!VISIBLE.matcher(name).matches() || name.contains(UNREADABLE)) {
            return Optional.of("a name consists of visible characters and spaces");
        }
        return taken.stream().anyMatch(name::equalsIgnoreCase) ? Optional.of("another player has that name")
                : Optional.empty();
    }

    /** Returns the name in one form, however its accents were typed. */
    @Override
    public String meaning(String typed) {
        return Normalizer.normalize(typed, Normalizer.Form.NFC);
    }
}
