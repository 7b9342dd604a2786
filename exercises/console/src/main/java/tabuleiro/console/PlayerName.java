package tabuleiro.console;

import java.text.Normalizer;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Asks what the next player is called. Names are shown, so they hold nothing that could upset the screen.
 *
 * @param taken what the players are called who were asked before, in their order
 */
public record PlayerName(List<String> taken) implements Question<String> {

    /** How many characters the longest name has. */
    public static final int LONGEST = 20;

    /** Letters, digits, punctuation and signs, each perhaps with accents, and spaces. */
    private static final Pattern SEEN =
            Pattern.compile("[\\p{L}\\p{N}\\p{P}\\p{S}][\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]*");

    /** Stands in a text for what is not UTF-8. */
    private static final String UNREADABLE = "\ufffd";

    /** Keeps a copy. */
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
        if (!SEEN.matcher(name).matches() || name.contains(UNREADABLE)) {
            return Optional.of("a name is made of spaces and of characters that can be seen");
        }
        return taken.stream().anyMatch(name::equalsIgnoreCase) ? Optional.of("another player has that name")
                : Optional.empty();
    }

    /** One name, however its accents were typed. */
    @Override
    public String meaning(String typed) {
        return Normalizer.normalize(typed, Normalizer.Form.NFC);
    }
}
