package tabuleiro.grading.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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

    /** What became of the submission, in a few words? */
    public String summary() {
        if (!graded.problem().isEmpty()) {
            return graded.problem().get(0);
        }
        return notRun() > 0 ? "broke off; " + notRun() + " examples not run" : "";
    }

    /** How many examples were not run, because the program had broken off too often? */
    public long notRun() {
        return graded.problem().isEmpty()
                ? graded.outcomes().stream().filter(each -> each.status() == Status.NOT_RUN).count() : 0;
    }

    /** In which example did the program break off for the last time, so that the rest was not run? */
    public Optional<Outcome> lastBreakOff() {
        final List<Outcome> outcomes = graded.outcomes();
        final int end = IntStream.range(0, outcomes.size())
                .filter(i -> outcomes.get(i).status() == Status.NOT_RUN).findFirst().orElse(0);
        return outcomes.subList(0, end).stream().filter(each -> each.status() == Status.ERROR)
                .reduce((earlier, later) -> later);
    }

    /** What is a mark for a rule called? */
    public static String word(RuleMark mark) {
        return mark.isEarned() ? "passed" : mark.firstFailing().map(Page::word).orElse("no example");
    }

    /** What is the end of an example called? */
    public static String word(Outcome outcome) {
        return switch (outcome.status()) {
            case PASSED -> "passed";
            case FAILED -> "failed";
            case ERROR -> isUnwritten(outcome) ? "not written" : "error";
            case NOT_RUN -> "not run";
        };
    }

    /** Did the example end where the exercise as it was handed out says that something must be written? */
    public static boolean isUnwritten(Outcome outcome) {
        return outcome.status() == Status.ERROR && outcome.message().startsWith(UNWRITTEN);
    }

    /** Which steps, each a sentence without its picture? */
    public static String sentence(String step) {
        return step.lines().findFirst().orElse("");
    }

    /** Which picture belongs to a step? Empty if there is none. */
    public static String picture(String step) {
        final int end = step.indexOf('\n');
        return end < 0 ? "" : step.substring(end + 1);
    }

    /** Which steps of a failing example were reached before the one that failed, which not? A word for each. */
    public static String progress(Outcome outcome, int step) {
        if (outcome.step() < 0 || step > outcome.step()) {
            return "not reached";
        }
        return step < outcome.step() ? "done" : word(outcome);
    }

    /** Is the picture of a step among the boards below the steps, as the one before the move or the one expected? */
    public static boolean isDrawnBelow(Outcome outcome, int step) {
        final String picture = picture(outcome.check().steps().get(step));
        return step < outcome.step() && !picture.isEmpty() && picture.strip().equals(outcome.before().strip())
                || step == outcome.step() && !picture.isEmpty() && Difference.in(outcome.message()).isPresent();
    }
}
