package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * A mistake that a student makes in one rule: a clean solution with one change.
 *
 * @param rule    the id of the rule that it breaks
 * @param guard   whether it is in a guard of that rule
 * @param mistake what is wrong, in words
 * @param file    the file that is changed
 * @param changes the changes; the text that each replaces occurs exactly once
 */
record Fault(String rule, boolean guard, String mistake, String file, List<Change> changes) {

    private static final Path FAULTS = Fixtures.project("grading/faults");

    /** A text, and what stands in its place. */
    record Change(String replace, String with) {

        String in(String text) {
            final int first = text.indexOf(replace);
            assertThat(first).as("where '%s' occurs", replace).isNotNegative().isEqualTo(text.lastIndexOf(replace));
            return text.substring(0, first) + with + text.substring(first + replace.length());
        }
    }

    /** Checks whether faults are known for an exercise. */
    static boolean areKnown(Exercise exercise) {
        return Files.exists(FAULTS.resolve(exercise.name() + ".yaml"));
    }

    /** Reads the faults of an exercise, in the order in which they are written down. */
    static List<Fault> of(Exercise exercise) throws IOException {
        final List<Fault> faults = new ArrayList<>();
        final Yaml yaml = new Yaml(new SafeConstructor(new LoaderOptions()));
        for (Object each : (List<?>) yaml.load(Files.readString(FAULTS.resolve(exercise.name() + ".yaml")))) {
            faults.add(read((Map<?, ?>) each));
        }
        return faults;
    }

    private static Fault read(Map<?, ?> entry) {
        final List<Change> changes = new ArrayList<>(List.of(change(entry)));
        if (entry.get("also") instanceof List<?> others) {
            others.forEach(other -> changes.add(change((Map<?, ?>) other)));
        }
        return new Fault((String) entry.get("rule"), Boolean.TRUE.equals(entry.get("guard")),
                (String) entry.get("mistake"), (String) entry.get("file"), changes);
    }

    private static Change change(Map<?, ?> entry) {
        return new Change((String) entry.get("replace"), (String) entry.get("with"));
    }

    /** Returns the sources by path of the solution without a mistake. */
    static Map<String, String> clean(Exercise exercise) {
        return Fixtures.sources(FAULTS.resolve(exercise.name()));
    }

    /** Returns the sources by path of the solution with this mistake. */
    Map<String, String> sources(Exercise exercise) {
        final Map<String, String> sources = new TreeMap<>(clean(exercise));
        final String path = exercise.packageName() + "/" + file;
        changes.forEach(change -> sources.computeIfPresent(path, (name, text) -> change.in(text)));
        assertThat(sources).as(toString()).isNotEqualTo(clean(exercise));
        return sources;
    }

    @Override
    public String toString() {
        return rule + (guard ? " (guard): " : ": ") + mistake;
    }
}
