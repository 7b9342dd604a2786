package tabuleiro.steps;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.steps.Finding.State;

/**
 * What is printed after a run: one line if everything holds. Otherwise a line for each rule that does not hold, in the
 * order of the tasks; in full what is wrong with the first of them that is worth looking at; and how many rules hold.
 *
 * <p>It fits on a screen of 60 lines, unless all failing examples are asked for in full.
 */
final class Report {

    /** The last line of every report of something that is wrong. */
    static final String CLOSING = "How to read this: exercises/README.md";

    private static final String TITLE = "These rules do not hold yet, in the order of the tasks:";
    private static final int MOST_ROWS = 36;
    private static final int MOST_LINES = 55;
    private static final int FEWEST_LINES = 10;
    private static final int MOST_OTHERS = 5;
    private static final String INDENT = "    ";
    private static final int INNER_WIDTH = Lines.WIDTH - INDENT.length();

    private final List<Tally> tallies;
    private final List<Tally> broken;
    private final Tasks tasks;
    private final boolean isWhole;

    /**
     * Reports what has become of these rules.
     *
     * @param isWhole whether all examples of these rules have been run, and not just one or the other
     */
    Report(List<Tally> tallies, Tasks tasks, boolean isWhole) {
        this.tallies = List.copyOf(tallies);
        this.tasks = tasks;
        this.isWhole = isWhole;
        broken = tallies.stream().filter(tally -> !tally.holds())
                .sorted(Comparator.comparingInt((Tally tally) -> order(tally.id())).thenComparing(Tally::id)).toList();
    }

    private int order(String id) {
        return tasks.task(id) == 0 ? Integer.MAX_VALUE : tasks.task(id);
    }

    /** Returns what to print if no report can be made, with the reason and what to do. */
    static String fault(String message) {
        return "\n" + String.join("\n", Lines.wrapped(message)) + "\n" + CLOSING;
    }

    /** Returns the report with one rule in full. */
    List<String> brief() {
        if (broken.isEmpty()) {
            return List.of(counts());
        }
        final Tally chosen = worthLookingAt();
        final List<String> full = inFull(chosen, List.of(chosen.first()));
        full.addAll(others(chosen));
        final int most = Math.max(FEWEST_LINES, MOST_LINES - rows().size());
        final List<String> shown = full.size() <= most ? full : new ArrayList<>(full.subList(0, most - 1));
        if (shown.size() < full.size()) {
            shown.add(INDENT + "… and " + (full.size() - shown.size()) + " lines more: -Dfeedback=all");
        }
        return report(shown, "Every failing example in full: -Dfeedback=all");
    }

    /** Returns the report with every failing example in full. */
    List<String> all() {
        return broken.isEmpty() ? List.of(counts()) : report(broken.stream()
                .flatMap(tally -> inFull(tally, tally.findings()).stream()).toList(), "");
    }

    private List<String> report(List<String> full, String more) {
        final List<String> report = new ArrayList<>(broken.size() == 1 ? List.of() : rows());
        report.add("");
        report.addAll(full);
        report.add("");
        report.addAll(hint(more));
        report.add(isCutShort() ? "The run ended here: the examples after this one have not been run." : counts());
        report.add(CLOSING);
        return report;
    }

    private boolean isCutShort() {
        return broken.stream().anyMatch(tally -> tally.state().endsTheRun());
    }

    private List<String> rows() {
        final List<String> rows = new ArrayList<>(List.of("", TITLE));
        final int shown = broken.size() <= MOST_ROWS ? broken.size() : MOST_ROWS - 2;
        broken.stream().limit(shown).map(this::row).forEach(rows::add);
        if (shown < broken.size()) {
            rows.addAll(Lines.wrapped("and " + (broken.size() - shown) + " more: "
                    + broken.stream().skip(shown).map(Tally::id).collect(Collectors.joining(" "))));
        }
        return rows;
    }

    private String row(Tally tally) {
        final int task = tasks.task(tally.id());
        final String row = "%-8s%-12s %3d of %-3d  %-11s  ".formatted(task == 0 ? "" : "task " + task,
                Lines.cut(tally.id(), 12), tally.passed(), tally.examples(), tally.state());
        return Lines.cut(row + tally.sentence(), Lines.WIDTH);
    }

    /** Returns the first rule that is wrong, of the tasks that have been begun; otherwise the first to be written. */
    private Tally worthLookingAt() {
        final int begun = broken.stream().filter(tally -> tally.state() == State.NOT_WRITTEN)
                .mapToInt(tally -> order(tally.id())).min().orElse(Integer.MAX_VALUE);
        final Stream<Predicate<Tally>> wishes = Stream.of(tally -> tally.state().endsTheRun(),
                tally -> tally.state() != State.NOT_WRITTEN && order(tally.id()) <= begun, tally -> true);
        return wishes.flatMap(wish -> broken.stream().filter(wish).limit(1)).findFirst().orElseThrow();
    }

    private static List<String> inFull(Tally tally, List<Finding> findings) {
        final List<String> full = new ArrayList<>(Lines.wrapped(tally.id() + ": " + tally.sentence()));
        full.add(INDENT + tally.passed() + " of " + tally.examples() + " examples pass.");
        findings.stream().map(Report::inFull).distinct().forEach(full::addAll);
        return full;
    }

    private static List<String> inFull(Finding finding) {
        final List<String> lines = new ArrayList<>();
        if (finding.state() != State.NOT_WRITTEN) {
            lines.add("Example: " + finding.example().name());
        }
        lines.addAll(finding.lines());
        return indented(lines);
    }

    /** Returns which other examples of the rule do not pass, and which other rules fail for the same reason. */
    private List<String> others(Tally chosen) {
        final List<String> others = new ArrayList<>();
        final List<String> names = chosen.findings().stream().filter(finding -> finding != chosen.first())
                .filter(finding -> finding.state() != State.NOT_WRITTEN)
                .map(finding -> finding.example().name() + " (" + finding.example().line() + ")").toList();
        names.stream().limit(MOST_OTHERS).map(name -> INDENT + "Also fails: " + name).forEach(others::add);
        if (names.size() > MOST_OTHERS) {
            others.add(INDENT + "and " + (names.size() - MOST_OTHERS) + " more");
        }
        final String same = sameReason(chosen);
        if (!same.isEmpty()) {
            others.addAll(indented(Lines.wrapped("For the same reason: " + same, INNER_WIDTH)));
        }
        return others;
    }

    private String sameReason(Tally chosen) {
        final String cause = chosen.first().cause();
        return broken.stream().filter(tally -> tally != chosen && !cause.isEmpty())
                .filter(tally -> tally.first().cause().equals(cause)).map(Tally::id).collect(Collectors.joining(", "));
    }

    private static List<String> indented(List<String> lines) {
        return lines.stream().map(line -> (INDENT + line).stripTrailing()).toList();
    }

    private List<String> hint(String more) {
        final String id = worthLookingAt().id();
        final boolean isAlone = Example.isOwn(id) || tallies.size() == 1;
        final boolean hasMore = broken.stream().mapToInt(tally -> tally.findings().size()).sum() > 1;
        final String hint = Stream.of(isAlone ? "" : "This rule alone: mvn -q test -Dgroups=" + id, hasMore ? more : "")
                .filter(text -> !text.isEmpty()).collect(Collectors.joining(". "));
        return hint.isEmpty() ? List.of() : List.of(hint);
    }

    private String counts() {
        if (!isWhole) {
            return "Examples that pass: %d of %d.".formatted(tallies.stream().mapToInt(Tally::passed).sum(),
                    tallies.stream().mapToInt(Tally::examples).sum());
        }
        return Stream.of(count("Rules that hold", id -> !Example.isGuard(id) && !Example.isOwn(id)),
                        count("Guards that hold", Example::isGuard),
                        count("Files of your own that pass", Example::isOwn))
                .filter(text -> !text.isEmpty()).collect(Collectors.joining(" "));
    }

    private String count(String what, Predicate<String> kind) {
        final List<Tally> those = tallies.stream().filter(tally -> kind.test(tally.id())).toList();
        final long held = those.stream().filter(Tally::holds).count();
        return those.isEmpty() ? "" : "%s: %d of %d.".formatted(what, held, those.size());
    }
}
