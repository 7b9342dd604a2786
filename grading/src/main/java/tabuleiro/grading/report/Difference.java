package tabuleiro.grading.report;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Two pictures that should be alike, as a check that failed tells them.
 *
 * @param what     is drawn, such as {@code the grid}
 * @param expected how it should look
 * @param found    how it looks
 */
public record Difference(String what, String expected, String found) {

    private static final Pattern MESSAGE =
            Pattern.compile("\\[([^]\n]+)] *\nexpected: *\n(.*?)\n but was: *\n(.*)", Pattern.DOTALL);

    /** Returns the pictures in the message of a check; none if it has no pictures. */
    public static Optional<Difference> in(String message) {
        final Matcher told = MESSAGE.matcher(message);
        return told.matches()
                ? Optional.of(new Difference(told.group(1), told.group(2).stripIndent(), told.group(3).stripIndent()))
                : Optional.empty();
    }
}
