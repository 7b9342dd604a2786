package tabuleiro.grading.report;

import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.grading.Graded;
import tabuleiro.grading.judge.Outcome;
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

    /** What became of the submission, in a few words? */
    public String summary() {
        if (!graded.problem().isEmpty()) {
            return "could not be run";
        }
        final long notRun = graded.outcomes().stream().filter(each -> each.status() == Outcome.Status.NOT_RUN).count();
        return notRun > 0 ? "broke off; " + notRun + " examples not run" : "";
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
            case ERROR -> "error";
            case NOT_RUN -> "not run";
        };
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

    /** Is the picture of a step drawn with it, being neither the board before the move nor what was expected? */
    public static boolean isDrawnWithStep(Outcome outcome, int step) {
        final String picture = picture(outcome.check().steps().get(step));
        return !picture.isEmpty() && !picture.equals(outcome.before()) && step != outcome.step();
    }

    /** What was expected: the check that failed, or if the example did not come that far, its first one? */
    public static String expected(Outcome outcome) {
        final List<String> steps = outcome.check().steps();
        final int reached = Math.max(outcome.step(), 0);
        final int firstCheck = IntStream.range(0, steps.size())
                .filter(i -> steps.get(i).startsWith("Then ")).findFirst().orElse(reached);
        return steps.get(Math.max(reached, firstCheck));
    }
}
