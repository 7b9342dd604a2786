package tabuleiro.grading.faults;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.results.Check;

/**
 * A mistake that a student makes in one rule: a clean solution with changes in one file.
 *
 * @param rule     the id of the rule that it breaks
 * @param guard    whether it is in a guard of that rule
 * @param mistake  what is wrong, in words
 * @param file     the file that is changed
 * @param changes  the changes, in the order in which they are made
 */
public record Fault(String rule, boolean guard, String mistake, String file, List<Change> changes) {

    /**
     * A text, and what stands in its place.
     *
     * @param replace the text, which occurs exactly once
     * @param with    what it is replaced with
     */
    public record Change(String replace, String with) {

        /**
         * Returns a text with this change.
         *
         * @param where what is changed, in which file: with this the message begins
         * @throws GradingException if the text to replace does not occur in it exactly once
         */
        public String in(String text, String where) {
            final int first = text.indexOf(replace);
            if (first < 0 || first != text.lastIndexOf(replace)) {
                throw new GradingException(where + ": the text to replace must occur exactly once, but it "
                        + (first < 0 ? "does not" : "does several times") + ": " + replace.strip());
            }
            return text.substring(0, first) + with + text.substring(first + replace.length());
        }
    }

    /**
     * Returns the sources by path of a solution with the mistake.
     *
     * @throws GradingException if there is not exactly one such file in the solution, or a text to replace does not
     *                          occur in it exactly once; the message says which
     */
    public Map<String, String> in(Map<String, String> clean) {
        final Map<String, String> sources = new TreeMap<>(clean);
        final String path = path(clean);
        for (Change change : changes) {
            sources.put(path, change.in(sources.get(path), "The fault \"" + this + "\" in " + file));
        }
        return sources;
    }

    private String path(Map<String, String> clean) {
        final List<String> paths = clean.keySet().stream().filter(path -> path.endsWith("/" + file)).toList();
        if (paths.size() != 1) {
            throw new GradingException("The fault \"" + this + "\": the clean solution has " + paths.size()
                    + " files " + file + ", not one");
        }
        return paths.get(0);
    }

    /** Checks whether an example belongs to the rule, or to the guards, in which the mistake is. */
    public boolean isIn(Check check) {
        return check.guard() == guard && check.rule().equals(rule);
    }

    /** Returns the rule and the mistake. */
    @Override
    public String toString() {
        return rule + (guard ? " (guard): " : ": ") + mistake;
    }
}
