package tabuleiro.console.program;

import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Pattern;
import tabuleiro.console.Message;

/** Reads whole numbers as people type them. */
public final class Numbers {

    private static final Pattern WHOLE = Pattern.compile("[-+]?[0-9]+");
    private static final Pattern NUMERIC = Pattern.compile("[-+.,0-9\\s]*[0-9][-+.,0-9\\s]*");

    private Numbers() {
    }

    /** Returns why a text is not a whole number, as a clause without a full stop; nothing if it is one. */
    public static Optional<Message> whyNot(String typed) {
        if (WHOLE.matcher(typed).matches()) {
            return Optional.empty();
        }
        if (typed.isEmpty()) {
            return Optional.of(Message.of("refused.nothing"));
        }
        return Optional.of(Message.of(NUMERIC.matcher(typed).matches() ? "refused.whole" : "refused.number"));
    }

    /** Returns why a text is not a number that fits a {@code long}; nothing if it is one. */
    static Optional<Message> whyNotLong(String typed) {
        return whyNot(typed).or(() -> new BigInteger(typed).bitLength() < Long.SIZE ? Optional.empty()
                : Optional.of(Message.of("refused.digits")));
    }

    /** Returns the number that a text contains, for which {@link #whyNotLong} returns nothing. */
    static long asLong(String typed) {
        return new BigInteger(typed).longValueExact();
    }

    /**
     * Returns the {@code int} that is closest to the number in a text: that number itself if it is an {@code int}.
     * {@link #whyNot} must return nothing for it.
     */
    public static int closestInt(String typed) {
        final BigInteger smallest = BigInteger.valueOf(Integer.MIN_VALUE);
        final BigInteger largest = BigInteger.valueOf(Integer.MAX_VALUE);
        return new BigInteger(typed).max(smallest).min(largest).intValueExact();
    }
}
