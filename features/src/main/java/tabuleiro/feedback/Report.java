package tabuleiro.feedback;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.feedback.Outcome.State;

/**
 * What is told after a run: one line if everything holds. Otherwise a bar of the tasks; in full the first wrong example
 * of the first task that is not done; in a line what else fails; and how many rules hold.
 */
public final class Report {

    /** The last line of what Maven prints of something that is wrong. */
    public static final String CLOSING = "How to read this: exercises/README.md";

    private static final int FEW = 3;
    private static final String INDENT = "    ";

    private final Tasks tasks;
    private final Scope scope;
    private final boolean isCutShort;
    private final List<Tally> rules;
    /** The tasks in their order; behind them, of what belongs to no task, only what does not hold. */
    private final List<Tally> parts;
    /** What is worth looking at, in the order in which that is best done. */
    private final List<Outcome> failing;

    /** Which examples have been run. */
    public enum Scope {
        /** All that there are. */
        ALL,
        /** All of some rules. */
        RULES,
        /** Some, whichever rules they belong to. */
        EXAMPLES,
        /** Recorded games, which are reported like examples. */
        GAMES
    }

    /**
     * Reports these outcomes of an exercise with these tasks.
     *
     * @param isCutShort whether the run had to end before all examples had been run
     */
    public Report(List<Outcome> outcomes, Tasks tasks, Scope scope, boolean isCutShort) {
        this.tasks = tasks;
        this.scope = scope;
        this.isCutShort = isCutShort;
        rules = Tally.of(outcomes, Example::id, Example::sentence);
        parts = Tally.of(outcomes, Example::part, this::heading).stream()
                .filter(part -> part.task() > 0 || !part.holds())
                .sorted(Comparator.comparingInt(Report::order).thenComparing(Tally::id)).toList();
        final boolean isWhole = !isCutShort && outcomes.stream().noneMatch(Outcome::isNotRun);
        failing = parts.stream().flatMap(part -> part.worthLookingAt().stream())
                .sorted(Comparator.comparing(outcome -> isWhole || !outcome.endsTheRun())).toList();
    }

    private String heading(Example example) {
        return example.task() == 0 ? example.sentence() : tasks.task(example.task()).map(Task::name).orElse("");
    }

    private static int order(Tally part) {
        return part.task() == 0 ? Integer.MAX_VALUE : part.task();
    }

    /** Returns what to print if no report can be made, with the reason and what to do. */
    static String fault(String message) {
        return "\n" + String.join("\n", Lines.wrapped(message)) + "\n" + Lines.said(CLOSING);
    }

    /** Returns whether every example has passed. */
    public boolean holds() {
        return parts.stream().allMatch(Tally::holds);
    }

    /** Returns whether every example has passed that belongs to what must be built, or to what need not. */
    public boolean holds(boolean extension) {
        return parts.stream().filter(part -> part.task() > 0
                && tasks.task(part.task()).filter(Task::isExtension).isPresent() == extension).allMatch(Tally::holds);
    }

    /** Returns the ids of the rules that do not hold, those of guards among them. */
    public List<String> broken() {
        return rules.stream().filter(rule -> !rule.isOwn() && !rule.holds()).map(Tally::id).toList();
    }

    /** Returns how many examples are worth looking at. */
    public int failing() {
        return failing.size();
    }

    /** Returns the report with the first example in full that is worth looking at. */
    public List<String> brief() {
        return brief(0, Integer.MAX_VALUE);
    }

    /**
     * Returns the report with another example in full: after the last that is worth looking at comes the first.
     *
     * @param height how many lines it should have: less is shown of what the program printed if there is no room
     */
    public List<String> brief(int number, int height) {
        if (failing.isEmpty()) {
            return List.of(counts());
        }
        final List<String> report = brief(chosen(number));
        final List<String> printed = chosen(number).printed();
        final int room = Math.max(FEW, printed.size() - Math.max(0, report.size() - height));
        return room >= printed.size() ? report : brief(chosen(number).printing(Lines.first(room, printed)));
    }

    private List<String> brief(Outcome chosen) {
        final List<String> report = new ArrayList<>(head(chosen));
        report.addAll(inFull(new Heading(rules, chosen).ids().stream().map(this::rule).toList(), chosen));
        report.addAll(Lines.wrapped("\n" + new Others(parts, tasks, chosen.example()).line()));
        report.add(counts());
        return report;
    }

    private Outcome chosen(int number) {
        return failing.get(number % failing.size());
    }

    /** Returns the example that this report shows in full. */
    public Example shown(int number) {
        return chosen(number).example();
    }

    /** Returns the report with every failing example in full. */
    public List<String> all() {
        if (failing.isEmpty()) {
            return List.of(counts());
        }
        final List<String> report = new ArrayList<>(head(failing.get(0)));
        for (Tally part : parts) {
            final Map<String, List<Outcome>> byRule = part.outcomes().stream().filter(outcome -> !outcome.passed())
                    .collect(Collectors.groupingBy(outcome -> outcome.example().id(), LinkedHashMap::new,
                            Collectors.toList()));
            byRule.forEach((id, some) -> report.addAll(inFull(rule(id), some)));
        }
        report.addAll(List.of("", counts()));
        return report;
    }

    /** Returns the bar of the tasks, and how far the task of an example is; nothing if there is only one part. */
    private List<String> head(Outcome chosen) {
        final List<Tally> numbered = parts.stream().filter(part -> part.task() > 0).toList();
        if (parts.size() == 1 || numbered.isEmpty()) {
            return List.of("");
        }
        final List<String> head = new ArrayList<>(
                List.of("", Bar.of(numbered, scope == Scope.ALL ? tasks.all() : List.of())));
        if (chosen.example().task() > 0) {
            final Tally task = part(chosen);
            head.add("Task " + task.task() + " of " + tasks.all().size() + ": " + task.sentence() + ", "
                    + task.passed() + " of " + task.examples() + " examples");
        }
        head.add("");
        return head;
    }

    private Tally part(Outcome outcome) {
        return parts.stream().filter(tally -> tally.id().equals(outcome.example().part())).findFirst().orElseThrow();
    }

    private Tally rule(String id) {
        return rules.stream().filter(tally -> tally.id().equals(id)).findFirst().orElseThrow();
    }

    /** Returns an example in full, below the rule that is likely wrong, or the few of which one is. */
    private List<String> inFull(List<Tally> likely, Outcome outcome) {
        if (likely.size() == 1) {
            return inFull(likely.get(0), List.of(outcome));
        }
        final List<String> full = new ArrayList<>(Lines.wrapped("One of " + likely.stream().map(Tally::id)
                .collect(Collectors.joining(", ")) + ": there is no answer that tells which"));
        likely.stream().flatMap(tally -> Lines.wrapped(tally.id() + ": " + tally.sentence()).stream())
                .forEach(line -> full.add(INDENT + line));
        full.addAll(inFull(outcome, likely.get(0)));
        return full;
    }

    private List<String> inFull(Tally rule, List<Outcome> some) {
        final List<String> full = new ArrayList<>(Lines.wrapped(rule.id() + ": " + rule.sentence()));
        final String pass = scope == Scope.GAMES ? " games go right." : " examples pass.";
        full.add(INDENT + rule.passed() + " of " + rule.examples() + pass);
        some.stream().map(outcome -> inFull(outcome, rule)).distinct().forEach(full::addAll);
        return full;
    }

    private static List<String> inFull(Outcome outcome, Tally rule) {
        final List<String> lines = new ArrayList<>(outcome.state() == State.NOT_WRITTEN ? List.of()
                : Lines.wrapped("Example: " + outcome.example().under(rule.id())));
        lines.addAll(outcome.lines());
        if (!outcome.printed().isEmpty()) {
            lines.add("It printed:");
            lines.addAll(outcome.printed());
        }
        return lines.stream().map(line -> (INDENT + line).stripTrailing()).toList();
    }

    private String counts() {
        if (isCutShort) {
            return "The run ended here: the examples after this one have not been run.";
        }
        final int passed = rules.stream().mapToInt(Tally::passed).sum();
        if (scope == Scope.EXAMPLES || scope == Scope.GAMES) {
            return "%s: %s of %s.".formatted(
                    scope == Scope.GAMES ? "Games that go right" : "Examples that pass", passed,
                    rules.stream().mapToInt(Tally::examples).sum());
        }
        final List<Tally> own = rules.stream().filter(Tally::isOwn).toList();
        final List<Tally> guards = rules.stream().filter(Tally::isGuard).toList();
        final List<Tally> laws = rules.stream().filter(rule -> !rule.isOwn() && !rule.isGuard()).toList();
        return Stream.of(count("Rules that hold", laws), count("Guards that hold", guards),
                        count("Files of your own that pass", own),
                        scope == Scope.ALL ? "By the examples alone: " + points(laws, guards) + " points." : "")
                .filter(text -> !text.isEmpty()).collect(Collectors.joining(" "));
    }

    private static String count(String what, List<Tally> some) {
        return some.isEmpty() ? ""
                : "%s: %s of %s.".formatted(what, some.stream().filter(Tally::holds).count(), some.size());
    }

    /** Returns what the examples of the exercise are worth, without its extension. */
    private String points(List<Tally> laws, List<Tally> guards) {
        return ExamplePoints.of(laws.stream().filter(this::isRequired).toList(),
                guards.stream().filter(this::isRequired).toList());
    }

    private boolean isRequired(Tally rule) {
        return rule.outcomes().stream().anyMatch(outcome -> tasks.counts(rule.id(), outcome.example().task()));
    }
}
