package tabuleiro.grading.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.grading.Graded;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.judge.Outcome.Status;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.RuleMark;

/**
 * What stands on the page of one submission.
 *
 * @param file   the name of the page's file
 * @param graded what came of the submission
 * @param marks  what it gets
 */
public record Page(String file, Graded graded, MarkSheet marks) {

    private static final String UNWRITTEN = "UnsupportedOperationException: TODO";

    /**
     * Examples that were not run.
     *
     * @param reason why, and what the author can do about it
     * @param count  how many there are
     */
    public record NotRun(String reason, long count) {
    }

    /** Returns what became of the submission, in a few words; nothing if it simply ran. */
    public String summary() {
        if (!graded.problem().isEmpty()) {
            return graded.problem().get(0);
        }
        final long examples = notRun().stream().mapToLong(NotRun::count).sum();
        return examples == 0 ? "" : examples + " examples not run; its page says why";
    }

    /** Returns how many examples were not run, for each reason; none if the submission could not be run at all. */
    public List<NotRun> notRun() {
        return graded.problem().isEmpty() ? notRun(graded.outcomes()) : List.of();
    }

    /** Returns how many of these examples were not run, for each reason. */
    public static List<NotRun> notRun(List<Outcome> outcomes) {
        return outcomes.stream().filter(each -> each.status() == Status.NOT_RUN)
                .collect(Collectors.groupingBy(Outcome::message, LinkedHashMap::new, Collectors.counting()))
                .entrySet().stream().map(each -> new NotRun(each.getKey(), each.getValue())).toList();
    }

    /** Returns the example of a rule that its author should look at first: the first that was run and did not pass. */
    public static Optional<Outcome> firstShown(RuleMark mark) {
        return mark.firstFailing().filter(each -> each.status() != Status.NOT_RUN);
    }

    /** Returns the example of a rule after which no more were run, if that is another than the first to be shown. */
    public static Optional<Outcome> brokenOff(RuleMark mark) {
        final List<Outcome> run = mark.outcomes().stream().filter(each -> each.status() != Status.NOT_RUN).toList();
        return run.size() == mark.outcomes().size() ? Optional.empty()
                : run.stream().skip(Math.max(0, run.size() - 1)).filter(each -> each.status() == Status.ERROR)
                        .filter(each -> !firstShown(mark).equals(Optional.of(each))).findFirst();
    }

    /** Checks whether a guard does not count although all its calls are stopped: no example of its rule passes. */
    public static boolean isUngrounded(RuleMark mark) {
        return !mark.isEarned() && !mark.outcomes().isEmpty() && mark.firstFailing().isEmpty();
    }

    /** Returns what a mark for a rule is called. */
    public static String word(RuleMark mark) {
        if (isUngrounded(mark)) {
            return "not counted";
        }
        return mark.isEarned() ? "passed" : mark.firstFailing().map(Page::word).orElse("no example");
    }

    /** Returns what the end of an example is called. */
    public static String word(Outcome outcome) {
        return switch (outcome.status()) {
            case PASSED -> "passed";
            case FAILED -> "failed";
            case ERROR -> isUnwritten(outcome) ? "not written" : "error";
            case NOT_RUN -> "not run";
        };
    }

    /** Checks whether the example ended where the exercise as handed out says that something must be written. */
    public static boolean isUnwritten(Outcome outcome) {
        return outcome.status() == Status.ERROR && outcome.message().startsWith(UNWRITTEN);
    }

    /** Returns the sentence of a step, without its picture. */
    public static String sentence(String step) {
        return step.lines().findFirst().orElse("");
    }

    /** Returns the picture of a step; empty if there is none. */
    public static String picture(String step) {
        final int end = step.indexOf('\n');
        return end < 0 ? "" : step.substring(end + 1);
    }

    /** Returns how far a failing example came with one of its steps, in a word. */
    public static String progress(Outcome outcome, int step) {
        if (outcome.step() < 0 || step > outcome.step()) {
            return "not reached";
        }
        return step < outcome.step() ? "done" : word(outcome);
    }

    /** Checks whether the picture of a step is among the boards below, before the move or expected. */
    public static boolean isDrawnBelow(Outcome outcome, int step) {
        final String picture = picture(outcome.check().steps().get(step));
        return step < outcome.step() && !picture.isEmpty() && picture.strip().equals(outcome.before().strip())
                || step == outcome.step() && !picture.isEmpty() && Difference.in(outcome.message()).isPresent();
    }
}
