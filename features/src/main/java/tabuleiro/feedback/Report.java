package tabuleiro.feedback;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.feedback.Finding.State;

/**
 * What is printed after a run: one line if everything holds. Otherwise a line for each task, with how many of its
 * examples pass; in full the first wrong example of the first task that is not done; and how many rules hold.
 *
 * <p>It fits on a screen of 60 lines, unless all failing examples are asked for in full.
 */
final class Report {

    /** The last line of every report of something that is wrong. */
    static final String CLOSING = "How to read this: exercises/README.md";

    private static final String TITLE = "The tasks, and how many of their examples pass:";
    private static final int MOST_ROWS = 36;
    private static final int MOST_LINES = 54;
    private static final int FEWEST_LINES = 10;
    private static final int MOST_OTHERS = 5;
    private static final String INDENT = "    ";
    private static final int INNER_WIDTH = Lines.WIDTH - INDENT.length();

    private final List<Tally> rules;
    /** The tasks in their order; behind them, of what belongs to no task, only what does not hold. */
    private final List<Tally> parts;
    private final List<Tally> broken;
    private final boolean isWhole;

    /**
     * Reports what has become of these rules, and of these tasks.
     *
     * @param parts   the same examples by tasks; those without a task by the rule or file that they belong to
     * @param isWhole whether all examples of these rules have been run, and not just one or the other
     */
    Report(List<Tally> rules, List<Tally> parts, boolean isWhole) {
        this.rules = List.copyOf(rules);
        this.isWhole = isWhole;
        this.parts = parts.stream().filter(part -> part.task() > 0 || !part.holds())
                .sorted(Comparator.comparingInt(Report::order).thenComparing(Tally::id)).toList();
        broken = this.parts.stream().filter(part -> !part.holds()).toList();
    }

    private static int order(Tally part) {
        return part.task() == 0 ? Integer.MAX_VALUE : part.task();
    }

    /** Returns what to print if no report can be made, with the reason and what to do. */
    static String fault(String message) {
        return "\n" + String.join("\n", Lines.wrapped(message)) + "\n" + CLOSING;
    }

    /** Returns the report with one example in full. */
    List<String> brief() {
        if (broken.isEmpty()) {
            return List.of(counts());
        }
        final Tally chosen = worthLookingAt();
        final List<String> full = inFull(chosen.first().example().id(), List.of(chosen.first()));
        full.addAll(others(chosen));
        final int most = Math.max(FEWEST_LINES, MOST_LINES - rows().size());
        final List<String> shown = full.size() <= most ? full : new ArrayList<>(full.subList(0, most - 1));
        if (shown.size() < full.size()) {
            shown.add(INDENT + "… and " + (full.size() - shown.size()) + " lines more: -Dfeedback=all");
        }
        final boolean hasMore = broken.stream().mapToInt(part -> part.findings().size()).sum() > 1;
        return report(shown, Stream.concat(alone(chosen),
                Stream.of("Every failing example in full: -Dfeedback=all").filter(hint -> hasMore)));
    }

    /** Returns the report with every failing example in full. */
    List<String> all() {
        return broken.isEmpty() ? List.of(counts()) : report(broken.stream()
                .flatMap(part -> byRule(part).entrySet().stream())
                .flatMap(rule -> inFull(rule.getKey(), rule.getValue()).stream()).toList(), Stream.of());
    }

    private static Map<String, List<Finding>> byRule(Tally part) {
        return part.findings().stream().collect(
                Collectors.groupingBy(finding -> finding.example().id(), LinkedHashMap::new, Collectors.toList()));
    }

    private List<String> report(List<String> full, Stream<String> hints) {
        final List<String> report = new ArrayList<>(parts.size() == 1 ? List.of() : rows());
        report.add("");
        report.addAll(full);
        report.add("");
        hints.forEach(report::add);
        report.add(isCutShort() ? "The run ended here: the examples after this one have not been run." : counts());
        report.add(CLOSING);
        return report;
    }

    private boolean isCutShort() {
        return broken.stream().anyMatch(part -> part.state().endsTheRun());
    }

    private List<String> rows() {
        final List<String> rows = new ArrayList<>(List.of("", TITLE));
        final int shown = parts.size() <= MOST_ROWS ? parts.size() : MOST_ROWS - 2;
        parts.stream().limit(shown).map(Report::row).forEach(rows::add);
        if (shown < parts.size()) {
            rows.addAll(Lines.wrapped("and " + (parts.size() - shown) + " more: "
                    + parts.stream().skip(shown).map(Tally::id).collect(Collectors.joining(" "))));
        }
        return rows;
    }

    private static String row(Tally part) {
        final String row = "%-12s %3d of %-3d  %-11s  ".formatted(Lines.cut(part.id(), 12), part.passed(),
                part.examples(), part.holds() ? "done" : part.state());
        return Lines.cut(row + part.sentence(), Lines.WIDTH).stripTrailing();
    }

    /** Returns what ended the run; otherwise the first task that is not done. */
    private Tally worthLookingAt() {
        return Stream.concat(broken.stream().filter(part -> part.state().endsTheRun()), broken.stream())
                .findFirst().orElseThrow();
    }

    private List<String> inFull(String id, List<Finding> findings) {
        final Tally rule = rules.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
        final List<String> full = new ArrayList<>(Lines.wrapped(id + ": " + rule.sentence()));
        full.add(INDENT + rule.passed() + " of " + rule.examples() + " examples pass.");
        findings.stream().map(Report::inFull).distinct().forEach(full::addAll);
        return full;
    }

    private static List<String> inFull(Finding finding) {
        final Stream<String> name = Stream.of("Example: " + finding.example().name())
                .filter(line -> finding.state() != State.NOT_WRITTEN);
        return Stream.concat(name, finding.lines().stream()).map(line -> (INDENT + line).stripTrailing()).toList();
    }

    /** Returns which other examples of the task are wrong, and which rules fail for the same reason. */
    private List<String> others(Tally chosen) {
        final List<String> others = new ArrayList<>();
        final List<String> names = chosen.findings().stream().filter(finding -> finding != chosen.first())
                .filter(finding -> finding.state() != State.NOT_WRITTEN)
                .map(finding -> finding.example().name() + " (" + finding.example().line() + ")").toList();
        names.stream().limit(MOST_OTHERS).map(name -> INDENT + "Also fails: " + name).forEach(others::add);
        if (names.size() > MOST_OTHERS) {
            others.add(INDENT + "and " + (names.size() - MOST_OTHERS) + " more");
        }
        final String same = sameReason(chosen.first());
        if (!same.isEmpty()) {
            Lines.wrapped("For the same reason: " + same, INNER_WIDTH).forEach(line -> others.add(INDENT + line));
        }
        return others;
    }

    private String sameReason(Finding chosen) {
        return rules.stream().filter(rule -> !rule.holds() && !chosen.cause().isEmpty())
                .filter(rule -> !rule.id().equals(chosen.example().id()))
                .filter(rule -> rule.findings().stream().anyMatch(each -> each.cause().equals(chosen.cause())))
                .map(Tally::id).collect(Collectors.joining(", "));
    }

    private Stream<String> alone(Tally chosen) {
        final String id = chosen.first().example().id();
        final String rule = rules.size() == 1 || Example.isOwn(id) ? "" : "This rule alone: mvn -q test -Dgroups=" + id;
        final String task = parts.size() == 1 || chosen.task() == 0 ? ""
                : "This task alone: mvn -q test -Dgroups=" + Tasks.TAG + chosen.task();
        return Stream.of(rule, task).filter(hint -> !hint.isEmpty());
    }

    private String counts() {
        if (!isWhole) {
            return "Examples that pass: %d of %d.".formatted(rules.stream().mapToInt(Tally::passed).sum(),
                    rules.stream().mapToInt(Tally::examples).sum());
        }
        return Stream.of(count("Rules that hold", id -> !Example.isGuard(id) && !Example.isOwn(id)),
                        count("Guards that hold", Example::isGuard),
                        count("Files of your own that pass", Example::isOwn))
                .filter(text -> !text.isEmpty()).collect(Collectors.joining(" "));
    }

    private String count(String what, Predicate<String> kind) {
        final List<Tally> those = rules.stream().filter(tally -> kind.test(tally.id())).toList();
        final long held = those.stream().filter(Tally::holds).count();
        return those.isEmpty() ? "" : "%s: %d of %d.".formatted(what, held, those.size());
    }
}
