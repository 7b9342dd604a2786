package tabuleiro.grading.intake;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a file that stands there several times, as {@code Engine-2.java}, {@code work (1).zip} and
 * {@code work_v2.tar.gz} say it.
 *
 * @param base   the name without the number
 * @param number which version it is; 0 for a name without a number
 */
record Version(String base, long number) {

    private static final Pattern NUMBERED = Pattern.compile(
            "(.*?)(?:[-_ ]?v(\\d{1,9})|[-_](\\d{1,9})| ?\\((\\d{1,9})\\))?((?:\\.tar)?\\.[^.]*)", Pattern.DOTALL);

    /** Returns what a name says; all of it is the base if it is not that of a file. */
    static Version of(String name) {
        final Matcher found = NUMBERED.matcher(name);
        if (!found.matches() || found.group(1).isEmpty()) {
            return new Version(name, 0);
        }
        for (int i = 2; i <= 4; i++) {
            if (found.group(i) != null) {
                return new Version(found.group(1) + found.group(5), Long.parseLong(found.group(i)));
            }
        }
        return new Version(name, 0);
    }
}
