package tabuleiro.grading.handout;

import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.Tag;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.feedback.Tasks;
import tabuleiro.grading.suite.FirstTasks;
import tabuleiro.rulebook.FeatureFile;

/**
 * What is left of the texts of an exercise if only its first tasks are handed out.
 *
 * @param tasks which they are
 */
record Portion(FirstTasks tasks) {

    /** Begins the passage of a task in its list or among the hints, and its row in a README. */
    private static final Pattern HEAD = Pattern.compile("(?:\\| )?(\\d+)(?:\\s.*)?");
    private static final Pattern ROW = Pattern.compile("\\| (\\d+) \\|.*");

    /** Returns a list of tasks or hints without the passages of later tasks. */
    String passages(String text) {
        boolean isLeft = true;
        final StringBuilder left = new StringBuilder();
        for (String line : text.lines().toList()) {
            isLeft = isOf(HEAD, line, isLeft);
            left.append(isLeft ? line + "\n" : "");
        }
        return left.toString();
    }

    /** Returns a README without the rows of later tasks, and what is about them alone. */
    String readme(String text) {
        return new Passages(about -> !about.startsWith(Tasks.TAG)
                || tasks.has(Integer.parseInt(about.substring(Tasks.TAG.length())))).of(text).lines()
                .filter(line -> isOf(ROW, line, true)).map(line -> line + "\n").collect(Collectors.joining());
    }

    private boolean isOf(Pattern head, String line, boolean otherwise) {
        final Matcher found = head.matcher(line);
        return found.matches() ? tasks.has(Integer.parseInt(found.group(1))) : otherwise;
    }

    /** Returns a feature file without the examples of later tasks; the rules stay. */
    String feature(String name, String text) {
        final List<String> lines = text.lines().toList();
        final FeatureFile file = FeatureFile.parse(name, text);
        final Set<Integer> gone = new TreeSet<>();
        final List<Tag> ofAll = file.feature().getTags();
        file.rules().forEach(rule -> FeatureFile.examplesOf(rule).forEach(scenario ->
                leave(scenario, List.of(ofAll, rule.getTags(), scenario.getTags()), lines, gone)));
        file.examplesOutsideRules()
                .forEach(scenario -> leave(scenario, List.of(ofAll, scenario.getTags()), lines, gone));
        return IntStream.range(0, lines.size()).filter(i -> !gone.contains(i)).mapToObj(i -> lines.get(i) + "\n")
                .collect(Collectors.joining());
    }

    /** Notes which lines are gone with an example that has these tags, if it belongs to a later task. */
    private void leave(Scenario example, List<List<Tag>> tags, List<String> lines, Set<Integer> gone) {
        if (!tasks.has(tags.stream().flatMap(List::stream).map(Tag::getName).toList())) {
            final int title = example.getLocation().getLine().intValue();
            final int first = example.getTags().stream().mapToInt(tag -> tag.getLocation().getLine().intValue()).min()
                    .orElse(title) - 1;
            IntStream.range(first, end(lines, title, i -> lines.get(i)
                    .matches("\\s*(@.*|Rule:.*|Example:.*|Scenario.*)"))).forEach(gone::add);
        }
    }

    /** Returns the first line, from this one on, at which something else begins. */
    private static int end(List<String> lines, int from, IntPredicate begins) {
        return IntStream.range(from, lines.size()).filter(begins).findFirst().orElse(lines.size());
    }
}
