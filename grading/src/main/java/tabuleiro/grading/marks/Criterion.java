package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tabuleiro.grading.YamlFile;

/** By what the craft of a program is judged. */
public enum Criterion {

    /** How it is divided into classes and routines, and who depends on whom. */
    STRUCTURE,

    /** How well it can be read. */
    LEGIBILITY,

    /** Whether it is as short and as plain as it can be. */
    SIMPLICITY,

    /** Whether comments and contracts say what the code cannot. */
    DOCUMENTATION;

    /** The highest level that can be reached; the lowest is 1. */
    public static final int HIGHEST = 4;

    /**
     * Returns the mark on a scale for the levels of all criteria, each of which is a quarter.
     *
     * @throws tabuleiro.grading.GradingException if a level is missing, or is none; the message says where
     */
    static Adjustment.Part mark(YamlFile read, int scale) {
        int sum = 0;
        final List<String> said = new ArrayList<>();
        for (Criterion each : values()) {
            final BigDecimal level = read.number(each.word());
            if (level.stripTrailingZeros().scale() > 0 || level.signum() <= 0
                    || level.compareTo(BigDecimal.valueOf(HIGHEST)) > 0) {
                throw read.wrong(each.word() + " is a level from 1 to " + HIGHEST + ", not " + level);
            }
            sum += level.intValue();
            said.add(each.word() + " " + level.intValue() + " of " + HIGHEST);
        }
        return new Adjustment.Part(BigDecimal.valueOf((long) scale * sum).divide(
                BigDecimal.valueOf((long) HIGHEST * values().length), 1, RoundingMode.HALF_UP),
                " (" + String.join(", ", said) + ")");
    }

    /** Returns what it is called in files and on pages, in small letters. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
