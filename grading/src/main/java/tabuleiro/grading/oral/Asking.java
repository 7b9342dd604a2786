package tabuleiro.grading.oral;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.results.Question;

/** Asks what a changed line does: of two examples that pass, only one still does, which was found by running both. */
final class Asking {

    /** A mistake by which more of the examples fail breaks everything, and asks nothing. */
    private static final double MOST = 0.4;
    private static final int TRIES = 24;
    private static final int ENOUGH = 4;

    private final Laboratory laboratory;
    private final Random random;
    private final List<Change> mistakes;

    /** Will ask about a program; which mistakes are tried follows from the random numbers. */
    Asking(Laboratory laboratory, Random random) {
        this.laboratory = laboratory;
        this.random = random;
        mistakes = new ArrayList<>(Mistakes.in(laboratory.program(), laboratory.sources()));
        Collections.shuffle(mistakes, random);
    }

    /** Returns questions about mistakes in different routines. */
    List<Question> aboutChangedLines() {
        final List<Question> questions = new ArrayList<>();
        final List<String> routines = new ArrayList<>();
        for (Change each : mistakes.subList(0, Math.min(TRIES, mistakes.size()))) {
            if (questions.size() < ENOUGH && !routines.contains(each.routine())) {
                question(each).ifPresent(found -> {
                    questions.add(found);
                    routines.add(each.routine());
                });
            }
        }
        return questions;
    }

    private Optional<Question> question(Change mistake) {
        final List<Outcome> after = laboratory.after(mistake);
        final List<Outcome> answered = newly(after).filter(Asking::isWrong).toList();
        final List<Outcome> wrong = !answered.isEmpty() ? answered : newly(after).filter(outcome ->
                !outcome.check().guard() && isStopped(outcome) && !outcome.cause().call().isEmpty()).toList();
        if (wrong.isEmpty() || newly(after).count() > MOST * after.size()) {
            return Optional.empty();
        }
        final Outcome shown = wrong.get(random.nextInt(wrong.size()));
        return alike(shown, after).map(other -> {
            final boolean isFirst = random.nextBoolean();
            final String failing = isFirst ? "Example A" : "Example B";
            return new Question(Question.Kind.YOUR_LINE_CHANGED, mistake.routine() + ":" + mistake.line(), List.of(
                    "Both examples pass. Now line " + mistake.line() + " of " + name(mistake) + ", in "
                    + mistake.routine() + ", is: " + mistake.after(laboratory.sources()),
                    "One of the examples fails with that. Which, and what does your program do instead?"),
                    laboratory.listing(mistake),
                    isFirst ? List.of(shown.check(), other) : List.of(other, shown.check()),
                    List.of(failing + " fails: " + Question.told(shown.cause()),
                            "The line was: " + mistake.before(laboratory.sources())));
        });
    }

    private static String name(Change change) {
        return change.file().substring(change.file().lastIndexOf('/') + 1);
    }

    /** Returns an example that passes before and after, and asks what another fails in: of its rule if one does. */
    private Optional<Check> alike(Outcome wrong, List<Outcome> after) {
        final String asked = pattern(wrong.check().steps().get(wrong.step()));
        final List<Check> others = IntStream.range(0, after.size()).filter(i -> laboratory.before().get(i).passed()
                && after.get(i).passed()).mapToObj(i -> after.get(i).check()).filter(check -> !check.guard()
                && check.steps().stream().map(Asking::pattern).anyMatch(asked::equals)).toList();
        final List<Check> same = others.stream().filter(check -> check.rule().equals(wrong.check().rule())).toList();
        final List<Check> best = same.isEmpty() ? others : same;
        return best.isEmpty() ? Optional.empty() : Optional.of(best.get(random.nextInt(best.size())));
    }

    /** Returns what a step asks, whatever the values are. */
    private static String pattern(String step) {
        return step.lines().findFirst().orElse("").replaceAll("\"[^\"]*\"|\\d+", "#").replaceFirst("^\\S+ ", "");
    }

    /** Returns a question about a mistake that an assertion stops, and one that none does; nothing without both. */
    Optional<Question> aboutContracts() {
        Optional<Change> stopped = Optional.empty();
        Optional<Change> missed = Optional.empty();
        for (Change each : laboratory.tried()) {
            final List<Outcome> after = laboratory.after(each);
            final boolean isStopped = newly(after).anyMatch(Asking::isStopped);
            if (isStopped && stopped.isEmpty()) {
                stopped = Optional.of(each);
            } else if (!isStopped && missed.isEmpty() && newly(after).anyMatch(Asking::isWrong)) {
                missed = Optional.of(each);
            }
        }
        return stopped.isEmpty() || missed.isEmpty() ? Optional.empty()
                : Optional.of(contract(stopped.get(), missed.get()));
    }

    private Question contract(Change stopped, Change missed) {
        final Outcome noticed = newly(laboratory.after(stopped)).filter(Asking::isStopped).findFirst().orElseThrow();
        final Outcome wrong = newly(laboratory.after(missed)).filter(Asking::isWrong).findFirst().orElseThrow();
        final int place = random.nextInt(2);
        final List<Change> both = place == 0 ? List.of(stopped, missed) : List.of(missed, stopped);
        return new Question(Question.Kind.YOUR_CONTRACT, "contract " + stopped.line() + " " + missed.line(), List.of(
                mistake(1, both.get(0)), mistake(2, both.get(1)),
                "One of them is stopped by an assertion of yours in the example below, the other by none. Which is it,"
                + " by which assertion, and who is to blame when that fails: who called, or who was called? What would"
                + " a clause have to say that notices the other?"),
                List.of(), List.of(noticed.check()), List.of(
                        "Mistake " + (place + 1) + ": " + Question.told(noticed.cause()),
                        "The other is not; in \"" + wrong.check().example() + "\" " + Question.told(wrong.cause()),
                        "A precondition that fails is the caller's fault; a postcondition or an invariant, that of the"
                        + " routine."));
    }

    private String mistake(int number, Change change) {
        return "Mistake " + number + ", in " + change.routine() + ", line " + change.line() + ": "
                + change.after(laboratory.sources());
    }

    /** Checks whether an example fails because a query was answered wrongly. */
    private static boolean isWrong(Outcome outcome) {
        return outcome.status() == Status.FAILED && !outcome.check().guard() && !outcome.cause().call().isEmpty()
                && !isStopped(outcome);
    }

    private static boolean isStopped(Outcome outcome) {
        return outcome.cause().given().startsWith(Question.ASSERTION);
    }

    /** Returns what came of the examples that passed before a change, and do not after it. */
    private Stream<Outcome> newly(List<Outcome> after) {
        return IntStream.range(0, after.size()).filter(i -> laboratory.before().get(i).passed()
                && !after.get(i).passed()).mapToObj(after::get);
    }
}
