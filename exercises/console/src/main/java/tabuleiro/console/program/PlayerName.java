package tabuleiro.console.program;

import java.text.Normalizer;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import tabuleiro.console.Message;

/** The rules for names of players (CO-02). Names are shown, so they contain nothing that could disturb the screen. */
final class PlayerName {

    /** The number of characters of the longest name. */
    static final int LONGEST = 20;

    /** Letters, digits, punctuation and symbols, each perhaps with accents, and spaces. */
    private static final Pattern VISIBLE =
            Pattern.compile("[\\p{L}\\p{N}\\p{P}\\p{S}][\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]*");

    /** Letters, marks and symbols of Unicode of which nothing is seen, and what stands for unreadable characters. */
    private static final Pattern BLANK = Pattern.compile("[\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800"
            + "\\u3164\\ufe00-\\ufe0f\\uffa0\\ufff0-\\ufffd\\x{16fe4}\\x{1d159}\\x{e0000}-\\x{e0fff}]");

    private PlayerName() {
    }

    /**
     * Returns why a text is not the name of another player; nothing if it is one.
     *
     * @param taken the names of the other players
     */
    static Optional<Message> whyNot(String typed, Collection<String> taken) {
        final String name = normal(typed);
        if (name.isEmpty()) {
            return Optional.of(Message.of("refused.nothing"));
        }
        if (name.codePointCount(0, name.length()) > LONGEST) {
            return Optional.of(Message.of("refused.name.long", LONGEST));
        }
        if (!VISIBLE.matcher(name).matches() || BLANK.matcher(name).find()) {
            return Optional.of(Message.of("refused.name.blank"));
        }
        return taken.stream().anyMatch(each -> folded(each).equals(folded(name)))
                ? Optional.of(Message.of("refused.name.taken")) : Optional.empty();
    }

    /** Returns a name in one form, however its accents were typed and however many spaces lie within it. */
    static String normal(String typed) {
        return Normalizer.normalize(typed, Normalizer.Form.NFC).strip().replaceAll(" +", " ");
    }

    /** Returns as much of a name as may be one. */
    static String beginning(String text) {
        final String name = normal(text);
        return name.substring(0, name.offsetByCodePoints(0, Math.min(LONGEST, name.codePointCount(0, name.length()))))
                .strip();
    }

    /** Returns a name without the difference between capitals and small letters. */
    private static String folded(String name) {
        return normal(name).toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    }
}
