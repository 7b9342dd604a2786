package tabuleiro.console;

import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads whole numbers as people type them. */
public final class WholeNumber {

    private static final Pattern WHOLE = Pattern.compile("[-+]?[0-9]+");
    private static final Pattern NUMERIC = Pattern.compile("[-+.,0-9\\s]*[0-9][-+.,0-9\\s]*");

    private WholeNumber() {
    }

    /** Why is a text no whole number? Nothing if it is one, however large. */
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
     * Which number does a text say?
     *
     * @pre is_whole_number {@code whyNot(typed).isEmpty()}
     */
    public static BigInteger value(String typed) {
        return new BigInteger(typed);
    }

    /**
     * Which {@code int} comes closest to the number that a text says? That number itself, unless no {@code int}
     * holds it.
     *
     * @pre is_whole_number {@code whyNot(typed).isEmpty()}
     */
    public static int closestInt(String typed) {
        final BigInteger smallest = BigInteger.valueOf(Integer.MIN_VALUE);
        final BigInteger largest = BigInteger.valueOf(Integer.MAX_VALUE);
        return value(typed).max(smallest).min(largest).intValueExact();
    }
}
