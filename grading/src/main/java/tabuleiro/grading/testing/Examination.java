package tabuleiro.grading.testing;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tabuleiro.feedback.PossibleCauses;
import tabuleiro.grading.Text;
import tabuleiro.grading.play.Script;
import tabuleiro.grading.process.Budget;
import tabuleiro.grading.process.ContractBroken;
import tabuleiro.grading.process.Failure;
import tabuleiro.grading.process.Session;
import tabuleiro.grading.process.Subject;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.results.Played;
import tabuleiro.grading.suite.Example;
import tabuleiro.steps.Prefetch;

/**
 * One submission that is held against one example after another.
 *
 * <p>An example in which the submission's process ends or is late has failed, and with it the rule: its other examples
 * are not run. The next rule gets a fresh process, while the time for all examples lasts.
 */
final class Examination implements AutoCloseable {

    private static final String RULE_LOST = "The program broke off in an earlier example of the same rule, which is"
            + " lost with it. Correct that example first.";

    private static final String BY_EXCEPTION = "\nThis stops the caller, but not by an assertion: it earns two thirds."
            + " An assertion says who has broken the contract, and can be switched off.";

    private final Subject subject;
    private final Session session;
    private final ExampleRunner runner;
    private final CauseFinder causes;
    private final PossibleCauses possible = new PossibleCauses();
    private final List<Outcome> outcomes = new ArrayList<>();
    private final List<Outcome> brokenOff = new ArrayList<>();
    private final Map<Check, Set<Method>> guarded = new HashMap<>();
    private boolean isBrokenInPlay;

    /** Will ask this submission, and have the steps run on this runner; what fails is charged to its own rule. */
    Examination(Subject subject, ExampleRunner runner) {
        this(subject, runner, new CauseFinder(Optional.empty()));
    }

    /** Will ask this submission, have the steps run on this runner, and what fails charged to rules. */
    Examination(Subject subject, ExampleRunner runner, CauseFinder causes) {
        this.subject = subject;
        session = subject.session();
        this.runner = runner;
        this.causes = causes;
    }

    /**
     * Plays one example, unless there is a reason not to; what comes of it is among the {@link #outcomes}. A guard that
     * is missing tells nothing of the rules.
     */
    void run(Example example) {
        final Check check = example.check();
        outcomes.add(reasonNotToRun(check).map(reason -> causes.notRun(Outcome.notRun(check, reason), example,
                causeOf(check), runner)).orElseGet(() -> played(example)));
        final Outcome outcome = outcomes.get(outcomes.size() - 1);
        if (!check.guard() && outcome.passed()) {
            possible.addOther(check.rule());
        } else if (!check.guard()) {
            possible.add(outcome.cause().rule(), check.rule());
        }
    }

    /** Returns these outcomes, each with its cause in the rule that explains most of all that was seen. */
    List<Outcome> resolved(List<Outcome> some) {
        return some.stream().map(outcome ->
                outcome.causedBy(outcome.cause().to(possible.likely(outcome.cause().rule()))))
                .toList();
    }

    /** Returns the outcome for which an example is not run: the last break-off, if it can be one of the same rule. */
    private Optional<Outcome> causeOf(Check check) {
        return brokenOff.stream().filter(outcome -> check.isMarkedWith(outcome.check())).findFirst()
                .or(() -> brokenOff.stream().reduce((before, last) -> last));
    }

    private Optional<String> reasonNotToRun(Check check) {
        if (brokenOff.stream().map(Outcome::check).anyMatch(check::isMarkedWith)) {
            return Optional.of(RULE_LOST);
        }
        return session.reasonToEnd();
    }

    /** Checks whether the program has ended, was late or has used up its time. */
    boolean isBroken() {
        return isBrokenInPlay || !brokenOff.isEmpty() || session.reasonToEnd().isPresent();
    }

    /**
     * Returns what came of all examples so far. A guard that stops every call, also those that are allowed, is none:
     * its examples have failed.
     */
    List<Outcome> outcomes() {
        return outcomes.stream().map(this::unlessEveryCallIsStopped).toList();
    }

    private Outcome unlessEveryCallIsStopped(Outcome outcome) {
        final Set<Method> stopped = guarded.getOrDefault(outcome.check(), Set.of());
        return stopped.isEmpty() || stopped.stream().anyMatch(subject.standIns().answered()::contains) ? outcome
                : new Outcome(outcome.check(), Status.FAILED, outcome.check().steps().size() - 1,
                        "An assertion stops every call of "
                        + String.join(", ", stopped.stream().map(Method::getName).sorted().distinct().toList())
                        + ", also those that the rules allow.", outcome.before(), outcome.after());
    }

    /**
     * Plays the games of a script. Where an example has broken off, games that do are not shown again.
     *
     * @param laws returns what a rule says, by its id
     */
    Played play(Script script, Function<String, String> laws) {
        final boolean hasBroken = !brokenOff.isEmpty();
        final ScriptPlayer playing = new ScriptPlayer(session, hasBroken);
        playing.play(script);
        isBrokenInPlay = playing.isBroken();
        final GameCauses charged = new GameCauses(script, playing, causes, possible);
        return new Played(script.games(false), script.games(false) - playing.lost(false),
                script.games(false) - playing.notBegun(), playing.answers().isMoving(),
                charged.rules(false),
                script.games(true), script.games(true) - playing.lost(true), charged.rules(true), playing.notPlayed(),
                playing.answers().seen(script, false), playing.answers().seen(script, true),
                resolved(new Demonstration(this::played, laws).of(charged.differences().stream()
                        .filter(difference -> !difference.brokeOff() || !hasBroken).toList())));
    }

    /** Returns what is left of the submission's time. */
    Budget rest() {
        return session.rest();
    }

    /** Returns what comes of one example. From the first on that breaks off, each call is sent alone: which was it? */
    Outcome played(Example example) {
        ExampleTrace trace = played(example, brokenOff.isEmpty() ? subject.prefetch() : new Prefetch());
        if (session.breakOff().isPresent() && subject.hasFailedTogether()) {
            session.resume();
            trace = played(example, new Prefetch());
        }
        final Outcome outcome = causes.explained(outcome(example.check(), trace), example,
                subject.standIns().transcript(), runner);
        if (session.breakOff().isPresent()) {
            brokenOff.add(outcome);
            session.resume();
        } else if (example.check().guard() && outcome.passed()) {
            guarded.put(outcome.check(), subject.standIns().stopped());
        }
        return outcome;
    }

    private ExampleTrace played(Example example, Prefetch prefetch) {
        final ExampleTrace trace = runner.play(example.pickle(), subject::provider, prefetch, subject.keeper());
        session.mustHaveStarted();
        return trace;
    }

    private Outcome outcome(Check check, ExampleTrace trace) {
        if (session.breakOff().isPresent()) {
            return outcome(check, Status.ERROR, trace, session.breakOff().get().getMessage());
        }
        if (trace.passed()) {
            return new Outcome(check, Status.PASSED, -1, "", trace.before(), trace.after());
        }
        final Throwable error = trace.error().orElse(null);
        final Outcome outcome =
                outcome(check, error instanceof AssertionError ? Status.FAILED : Status.ERROR, trace, message(error));
        return outcome.stopsByException() ? outcome(check, Status.ERROR, trace, message(error) + BY_EXCEPTION)
                : outcome;
    }

    private static Outcome outcome(Check check, Status status, ExampleTrace trace, String message) {
        return new Outcome(check, status, trace.step(), Text.ofRun(message), trace.before(), trace.after());
    }

    private static String message(Throwable error) {
        if (error instanceof ContractBroken broken) {
            return broken.told() + broken.getMessage() + (broken.places().isEmpty() ? "" : "\nat " + broken.places());
        }
        if (error instanceof AssertionError || error instanceof Failure) {
            return String.valueOf(error.getMessage());
        }
        return "The example could not be run: " + (error == null ? "a step was skipped" : error);
    }

    /** Ends the submission's process. */
    @Override
    public void close() {
        session.close();
    }
}
