package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.util.Optional;
import tabuleiro.grading.YamlFile;

/**
 * What a rubric says of submissions that are not as they should be, and of what follows after them.
 *
 * @param nothing      the mark of who handed in nothing; none if their cells stay empty
 * @param wrongPackage what is added to the mark, usually below 0, if the classes name another package
 * @param isOral       whether the mark is multiplied by what an oral examination is worth
 */
public record Policy(Optional<BigDecimal> nothing, BigDecimal wrongPackage, boolean isOral) {

    /** Nothing is said. */
    public static final Policy NONE = new Policy(Optional.empty(), BigDecimal.ZERO, false);

    /** Returns what a rubric on this scale says. */
    static Policy of(YamlFile read, int scale) {
        final Optional<BigDecimal> nothing = read.optionalNumber("nothing");
        final BigDecimal wrong = read.numberOrNone("wrong-package");
        if (nothing.filter(mark -> mark.signum() < 0 || mark.compareTo(BigDecimal.valueOf(scale)) > 0).isPresent()
                || wrong.signum() > 0) {
            throw read.wrong("nothing is a mark between 0 and " + scale
                    + ", wrong-package a number of marks such as -2");
        }
        return new Policy(nothing, wrong, read.isYes("oral"));
    }
}
