package tabuleiro.checking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.checking.worker.Message;
import tabuleiro.checking.worker.Problem;
import tabuleiro.feedback.Lines;
import tabuleiro.feedback.Report;

/**
 * What came of checking an exercise once.
 *
 * @param problems why files cannot be used
 * @param report   what came of the examples; nothing if they could not be run
 * @param games    what came of recorded games; nothing if none were played
 * @param note     what else is to be said; empty if nothing is
 * @param noticed  what contracts notice; nothing if that was not tried
 * @param style    what is wrong with the style
 */
record Checked(List<Problem> problems, Optional<Report> report, Optional<Report> games, String note,
        Optional<Message.Noticed> noticed, List<Problem> style) {

    /** Before the first check. */
    static final Checked NOTHING = notCompiled(List.of());

    private static final int MOST_PROBLEMS = 5;
    /** Of so many clauses it is shown what they do not notice, below the line that says how much. */
    private static final int MOST_MISSES = 3;

    /** Returns that nothing was run, for these reasons. */
    static Checked notCompiled(List<Problem> problems) {
        return new Checked(problems, Optional.empty(), Optional.empty(), "", Optional.empty(), List.of());
    }

    /** Returns that nothing was run, as this says. */
    static Checked notRun(String said) {
        return new Checked(List.of(), Optional.empty(), Optional.empty(), said, Optional.empty(), List.of());
    }

    /** Returns the same with what came of recorded games. */
    Checked with(Report played) {
        return new Checked(problems, report, Optional.of(played), note, noticed, style);
    }

    /** Returns the same with something else to be said. */
    Checked with(String said) {
        return new Checked(problems, report, games, said, noticed, style);
    }

    /** Returns the same with what contracts notice. */
    Checked with(Message.Noticed tried) {
        return new Checked(problems, report, games, note, Optional.of(tried), style);
    }

    /** Returns whether contracts have been tried, and notice enough. */
    boolean noticesEnough() {
        return noticed.filter(Message.Noticed::isEnough).isPresent();
    }

    /** Returns whether nothing is wrong, but perhaps the style. */
    boolean holds() {
        return problems.isEmpty() && report.filter(Report::holds).isPresent()
                && games.map(Report::holds).orElse(true) && (noticed.isEmpty() || noticesEnough());
    }

    /** Returns whether the engine compiles. */
    boolean isCompiled() {
        return report.isPresent();
    }

    /** Returns the report in which something is worth looking at: that of the games, if the examples leave nothing. */
    private Optional<Report> open() {
        return report.filter(each -> !each.holds()).or(() -> games.filter(each -> !each.holds()));
    }

    /** Returns how many examples are worth looking at. */
    int failing() {
        return open().map(Report::failing).orElse(0);
    }

    /** Returns the place of one of them; nothing if there is none. */
    String shown(int number) {
        return open().map(each -> each.shown(number).place()).orElse("");
    }

    /** Returns the task of one of them, for a hint; 0 if there is none. */
    int task(int number) {
        return open().map(each -> each.shown(number).task()).orElse(0);
    }

    /** Returns what to show first, however high it is. */
    List<String> brief() {
        return brief(0, Integer.MAX_VALUE);
    }

    /**
     * Returns what to show.
     *
     * @param number which of the examples that are worth looking at is shown in full, from 0
     * @param height how many lines can be seen at once: of what the program printed less is shown if there is no room
     */
    List<String> brief(int number, int height) {
        final List<String> lines = new ArrayList<>();
        problems.stream().limit(MOST_PROBLEMS).forEach(problem -> lines.addAll(lines(problem)));
        if (problems.size() > MOST_PROBLEMS) {
            lines.add("and " + (problems.size() - MOST_PROBLEMS) + " more; they may go away with the first");
        }
        report.ifPresent(each -> lines.addAll(each.brief(number, height)));
        games.ifPresent(each -> lines.addAll(each.brief(number, height)));
        noticed.ifPresent(each -> lines.addAll(told(each, MOST_MISSES)));
        lines.addAll(note.isEmpty() ? List.of() : Lines.wrapped(note));
        style.stream().findFirst().ifPresent(first -> lines.add("Style: " + first.file() + ":" + first.line() + ": "
                + first.text() + (style.size() == 1 ? "" : " And " + (style.size() - 1) + " more.")));
        return lines;
    }

    /** Returns everything in full. */
    List<String> all() {
        final List<String> lines = new ArrayList<>();
        problems.forEach(problem -> lines.addAll(lines(problem)));
        report.ifPresent(each -> lines.addAll(each.all()));
        games.ifPresent(each -> lines.addAll(each.all()));
        noticed.ifPresent(each -> lines.addAll(told(each, Integer.MAX_VALUE - 1)));
        lines.addAll(note.isEmpty() ? List.of() : Lines.wrapped(note));
        style.forEach(problem -> lines.add("Style: " + problem.file() + ":" + problem.line() + ": " + problem.text()));
        return lines;
    }

    /** Returns how much is noticed, and of so many clauses what they do not notice. */
    private static List<String> told(Message.Noticed tried, int most) {
        final List<String> lines = new ArrayList<>();
        tried.said().stream().limit(most + 1L).forEach(lines::addAll);
        final int more = tried.said().size() - 1 - most;
        if (more > 0) {
            lines.addAll(Lines.wrapped("\nAnd " + more + " more, which --contracts --all shows."));
        }
        return lines;
    }

    private static List<String> lines(Problem problem) {
        final List<String> lines = new ArrayList<>(List.of(""));
        problem.text().lines().forEach(line -> lines.add("    " + line));
        lines.set(1, problem.file() + ":" + problem.line() + ": " + lines.get(1).strip());
        return lines;
    }
}
