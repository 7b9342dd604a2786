package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A mistake that a student makes in one rule: a clean solution with changes in one file.
 *
 * @param rule    the id of the rule that it breaks
 * @param guard   whether it is in a guard of that rule
 * @param mistake what is wrong, in words
 * @param file    the file that is changed
 * @param changes the changes; the text that each replaces occurs exactly once
 */
record Fault(String rule, boolean guard, String mistake, String file, List<Change> changes) {

    /** A text, and what stands in its place. */
    record Change(String replace, String with) {

        String in(String text) {
            final int first = text.indexOf(replace);
            assertThat(first).as("where '%s' occurs", replace).isNotNegative().isEqualTo(text.lastIndexOf(replace));
            return text.substring(0, first) + with + text.substring(first + replace.length());
        }
    }

    /** Returns the sources by path of this solution with the mistake. */
    Map<String, String> in(Map<String, String> clean) {
        final List<String> paths = clean.keySet().stream().filter(path -> path.endsWith("/" + file)).toList();
        assertThat(paths).as("the file %s of %s", file, this).hasSize(1);
        final Map<String, String> sources = new TreeMap<>(clean);
        changes.forEach(change -> sources.computeIfPresent(paths.get(0), (path, text) -> change.in(text)));
        assertThat(sources).as(toString()).isNotEqualTo(clean);
        return sources;
    }

    @Override
    public String toString() {
        return rule + (guard ? " (guard): " : ": ") + mistake;
    }
}
