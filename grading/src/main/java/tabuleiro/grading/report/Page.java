package tabuleiro.grading.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.grading.marks.FailedRule;
import tabuleiro.grading.marks.FinalMark;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.marks.RuleMark;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.svg.Shapes;

/**
 * What stands on the page of one submission.
 *
 * @param file   the name of the page's file
 * @param graded what came of the submission
 * @param given  what it gets in the end
 * @param causes what it loses marks for, the dearest first
 */
public record Page(String file, Graded graded, FinalMark given, List<FailedRule> causes) {

    private static final String UNWRITTEN = "UnsupportedOperationException: TODO";

    /**
     * Examples that were not run.
     *
     * @param reason why, and what the author can do about it
     * @param count  how many there are
     */
    public record NotRun(String reason, long count) {
    }

    /**
     * Something that marks are lost for in the exercise.
     *
     * @param regains how many marks are regained at most by mending it
     * @param cause   what fails; nothing if it is the contracts, which notice too little
     */
    public record ToMend(BigDecimal regains, Optional<FailedRule> cause) {
    }

    /** Returns all that marks are lost for by a rubric, contracts included, the dearest first. */
    public List<ToMend> toMend(Rubric rubric) {
        return Stream.concat(causes(false).stream().map(failed -> new ToMend(failed.regains(), Optional.of(failed))),
                marks().contracts().map(contractMark -> new ToMend(contractMark.regains(rubric), Optional.empty()))
                        .filter(toMend -> toMend.regains().signum() > 0).stream())
                .sorted(Comparator.comparing(ToMend::regains).reversed()).toList();
    }

    /** Returns what it gets by the rubric. */
    public MarkSheet marks() {
        return given.sheet();
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
        return outcomes.stream().filter(outcome -> outcome.status() == Status.NOT_RUN)
                .collect(Collectors.groupingBy(Outcome::message, LinkedHashMap::new, Collectors.counting()))
                .entrySet().stream().map(entry -> new NotRun(entry.getKey(), entry.getValue())).toList();
    }

    /** Returns the example after which no more were run for a cause, if that is another than the one that is shown. */
    public static Optional<Outcome> brokenOff(FailedRule cause) {
        return notRun(cause.examples()).isEmpty() ? Optional.empty() : cause.examples().stream()
                .filter(outcome -> outcome.status() == Status.ERROR && !isUnwritten(outcome))
                .reduce((first, last) -> last)
                .filter(outcome -> !cause.shown().equals(Optional.of(outcome)));
    }

    /** Returns how much fails for a cause, in words. */
    public static String count(FailedRule cause) {
        final int examples = cause.examples().size();
        return Stream.of(count(examples, "example"), count(cause.games(), "game")).filter(words -> !words.isEmpty())
                .collect(Collectors.joining(" and ")) + (examples + cause.games() == 1 ? " fails" : " fail");
    }

    private static String count(int number, String thing) {
        if (number == 0) {
            return "";
        }
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    /** Returns what it loses marks for in the exercise, or what is wrong in its extension, the dearest first. */
    public List<FailedRule> causes(boolean isExtra) {
        return causes.stream().filter(failed -> failed.isExtra() == isExtra).toList();
    }

    /** Returns the rules whose mistakes keep examples of this one from passing; of several, each with how many. */
    public String blockedBy(RuleMark mark) {
        final Map<String, Long> rules = new TreeMap<>();
        causes.forEach(cause -> cause.examples().stream().filter(mark.outcomes()::contains)
                .filter(outcome -> !cause.rule().equals(mark.rule()) || cause.guard() != mark.guard())
                .forEach(outcome -> rules.merge(cause.rule() + (cause.guard() ? " guard" : ""), 1L, Long::sum)));
        return rules.size() == 1 ? rules.keySet().iterator().next() : rules.entrySet().stream()
                .map(entry -> entry.getKey() + " (" + entry.getValue() + ")").collect(Collectors.joining(", "));
    }

    /** Returns points, to two decimals. */
    public static String points(BigDecimal points) {
        return points.setScale(2, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
    }

    /** Returns a text as HTML in which what stands between backticks is code. */
    public static String withCode(String text) {
        return Shapes.escaped(text).replaceAll("`([^`]*)`", "<code>$1</code>");
    }

    /** Checks whether games were played of which none can ask anything new about a rule. */
    public boolean isUnaskable(RuleMark mark) {
        return !mark.guard() && mark.seen().planned() == 0 && marks().games().isPresent();
    }

    /** Returns what a mark for a rule is called. */
    public static String word(RuleMark mark) {
        if (mark.outcomes().isEmpty()) {
            return mark.isEarned() ? "passed" : "no example";
        }
        if (!mark.isWrong()) {
            if (mark.blocked() > 0) {
                return "blocked";
            }
            return mark.guard() || mark.isEarned() ? "passed" : "not seen";
        }
        return mark.share().signum() > 0 ? "partly" : mark.firstFailing().map(Page::word).orElse("failed");
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

    /** Returns the call that was the first to be answered wrongly, without an argument that takes several lines. */
    public static String call(Outcome outcome) {
        return outcome.cause().call().replaceFirst("\\(.* / .*", "(…)");
    }

    /** Checks whether the first wrong answer is what ended the example: an exception, a crash, no end. */
    public static boolean isEndedByIt(Outcome outcome) {
        return !outcome.cause().call().isEmpty() && outcome.status() == Status.ERROR
                && outcome.cause().given().startsWith(sentence(outcome.message()));
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
        if (step == outcome.step()) {
            return word(outcome);
        }
        return step == outcome.step() - 1 && isRefused(outcome) ? "refused" : "done";
    }

    /** Checks whether the example fails for a legal move, or a position, that was refused in the step before. */
    private static boolean isRefused(Outcome outcome) {
        return outcome.message().matches("(?s).*\\[a (move|position) that is legal is not refused].*");
    }

    /** Checks whether the picture of a step is among the boards below, before the move or expected. */
    public static boolean isDrawnBelow(Outcome outcome, int step) {
        final String picture = picture(outcome.check().steps().get(step));
        return step < outcome.step() && !picture.isEmpty() && picture.strip().equals(outcome.before().strip())
                || step == outcome.step() && !picture.isEmpty() && Difference.in(outcome.message()).isPresent();
    }
}
