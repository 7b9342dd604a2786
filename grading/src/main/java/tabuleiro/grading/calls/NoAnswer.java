package tabuleiro.grading.calls;

import java.util.List;
import java.util.regex.Pattern;

/**
 * What stands for a value where a call returned none.
 *
 * @param stopped whether an assertion stopped the call, as it should where a precondition is broken
 * @param text    what happened instead, in words
 * @param places  where in the program, a line each, the innermost first, as {@code Engine.play (Engine.java:57)}
 */
public record NoAnswer(boolean stopped, String text, String places) {

    private static final Pattern METHOD = Pattern.compile("\\.(\\w+) \\(");

    /** Creates what happened at a place that is not known. */
    public NoAnswer(boolean stopped, String text) {
        this(stopped, text, "");
    }

    /** Returns the names of the methods in which it happened, the innermost first. */
    public List<String> methods() {
        return METHOD.matcher(places).results().map(match -> match.group(1)).toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NoAnswer answer && stopped && answer.stopped;
    }

    @Override
    public int hashCode() {
        return Boolean.hashCode(stopped);
    }

    @Override
    public String toString() {
        return text;
    }
}
