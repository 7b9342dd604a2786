package tabuleiro.console.program;

import java.math.BigInteger;
import java.util.regex.Pattern;
import tabuleiro.console.Reading;

/** Reads whole numbers as people type them. */
public final class Numbers {

    private static final Pattern WHOLE = Pattern.compile("[-+]?[0-9]+");
    private static final Pattern NUMERIC = Pattern.compile("[-+.,0-9\\s]*[0-9][-+.,0-9\\s]*");
    private static final BigInteger SMALLEST = BigInteger.valueOf(Integer.MIN_VALUE);
    private static final BigInteger LARGEST = BigInteger.valueOf(Integer.MAX_VALUE);

    private Numbers() {
    }

    /** Reads a whole number; instead of one that is no {@code int}, the {@code int} that is closest to it. */
    public static Reading<Integer> readInt(String typed) {
        return read(typed).then(number -> Reading.meant(number.max(SMALLEST).min(LARGEST).intValueExact()));
    }

    /** Reads a whole number that fits a {@code long}. */
    static Reading<Long> readLong(String typed) {
        return read(typed).then(number -> number.bitLength() < Long.SIZE ? Reading.meant(number.longValueExact())
                : Reading.refused("refused.digits"));
    }

    private static Reading<BigInteger> read(String typed) {
        if (WHOLE.matcher(typed).matches()) {
            return Reading.meant(new BigInteger(typed));
        }
        if (typed.isEmpty()) {
            return Reading.refused("refused.nothing");
        }
        return Reading.refused(NUMERIC.matcher(typed).matches() ? "refused.whole" : "refused.number");
    }
}
