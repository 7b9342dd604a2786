package tabuleiro.grading.tasks;

import io.cucumber.messages.types.Location;
import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.Tag;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tabuleiro.rulebook.FeatureFile;

/**
 * Writes the tags of the tasks into a feature file: one on a rule if all of its examples belong to one task, one on the
 * feature if those outside of rules do; otherwise one on each example.
 */
final class FeatureTags {

    private static final String TAG = "@task-";

    /** The tasks of the examples by their number in the file; an example that is not run has none. */
    private final Map<Integer, Integer> tasks;
    private final FeatureFile file;
    private final List<String> lines;
    /** The tags to write, by the line of what they belong to, or of its last tag. */
    private final TreeMap<Integer, String> tags = new TreeMap<>();
    private final Set<Integer> withTags = new HashSet<>();

    private FeatureTags(FeatureFile file, Map<Integer, Integer> tasks) {
        this.file = file;
        this.tasks = tasks;
        lines = new ArrayList<>(file.text().lines().toList());
    }

    /** Returns the text of a file with the tags of these tasks, and no others. */
    static String write(FeatureFile file, List<Placed> placed) {
        final FeatureTags written = new FeatureTags(FeatureFile.parse(file.name(), without(file.text())),
                placed.stream().collect(Collectors.toMap(Placed::number, Placed::task)));
        written.collect();
        written.insert();
        return String.join("\n", written.lines) + "\n";
    }

    /** Returns a text without any tags of tasks. */
    private static String without(String text) {
        final List<String> lines = new ArrayList<>();
        for (String line : text.lines().toList()) {
            final boolean isTags = line.strip().startsWith("@");
            final String kept = !isTags ? line : line.substring(0, line.indexOf('@')) + Arrays
                    .stream(line.strip().split("\\s+")).filter(tag -> !tag.startsWith(TAG))
                    .collect(Collectors.joining(" "));
            if (!isTags || !kept.isBlank()) {
                lines.add(kept);
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private void collect() {
        final List<Scenario> all = file.examples();
        for (Rule rule : file.rules()) {
            collect(all, FeatureFile.examplesOf(rule), rule.getTags(), rule.getLocation());
        }
        collect(all, file.examplesOutsideRules(), file.feature().getTags(), file.feature().getLocation());
    }

    private void collect(List<Scenario> all, List<Scenario> some, List<Tag> above, Location place) {
        final List<Scenario> run = some.stream().filter(example -> tasks.containsKey(all.indexOf(example))).toList();
        final Set<Integer> each = run.stream().map(all::indexOf).map(tasks::get).collect(Collectors.toSet());
        if (each.size() == 1) {
            note(above, place, each.iterator().next());
        } else {
            run.forEach(example -> note(example.getTags(), example.getLocation(), tasks.get(all.indexOf(example))));
        }
    }

    private void note(List<Tag> beside, Location place, int task) {
        final Location at = beside.isEmpty() ? place : beside.get(beside.size() - 1).getLocation();
        tags.put(Math.toIntExact(at.getLine()), TAG + task);
        if (!beside.isEmpty()) {
            withTags.add(Math.toIntExact(at.getLine()));
        }
    }

    private void insert() {
        tags.descendingMap().forEach((line, tag) -> {
            final String text = lines.get(line - 1);
            if (withTags.contains(line)) {
                lines.set(line - 1, text + " " + tag);
            } else {
                lines.add(line - 1, text.substring(0, text.length() - text.stripLeading().length()) + tag);
            }
        });
    }
}
