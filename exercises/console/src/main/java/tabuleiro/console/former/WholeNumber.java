package tabuleiro.console.former;

import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads whole numbers as people type them. */
public final class WholeNumber {

    private static final Pattern WHOLE = Pattern.compile("[-+]?[0-9]+");
    private static final Pattern NUMERIC = Pattern.compile("[-+.,0-9\\s]*[0-9][-+.,0-9\\s]*");

    private WholeNumber() {
    }

    /** Returns why a text is not a whole number; nothing if it is one, however large. */
    public static Optional<String> whyNot(String typed) {
        if (WHOLE.matcher(typed).matches()) {
            return Optional.empty();
        }
        if (typed.isEmpty()) {
            return Optional.of("nothing was typed");
        }
        final boolean numeric = NUMERIC.matcher(typed).matches();
        return Optional.of(numeric ? "that is not one whole number" : "that is not a number");
    }

    /**
     * Returns the number that a text contains.
     *
     * @pre is_whole_number {@code whyNot(typed).isEmpty()}
     */
    public static BigInteger value(String typed) {
        return new BigInteger(typed);
    }

    /**
     * Returns the {@code int} that is closest to the number in a text: that number itself if it is an {@code int}.
     *
     * @pre is_whole_number {@code whyNot(typed).isEmpty()}
     */
    public static int closestInt(String typed) {
        final BigInteger smallest = BigInteger.valueOf(Integer.MIN_VALUE);
        final BigInteger largest = BigInteger.valueOf(Integer.MAX_VALUE);
        return value(typed).max(smallest).min(largest).intValueExact();
    }
}
