package tabuleiro.grading.testing;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Predicate;
import java.util.function.Supplier;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.agent.AgentTrial;
import tabuleiro.grading.cause.RightAnswers;
import tabuleiro.grading.play.Script;
import tabuleiro.grading.process.Budget;
import tabuleiro.grading.process.Session;
import tabuleiro.grading.process.Subject;
import tabuleiro.grading.process.Worker;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Observed;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Played;
import tabuleiro.grading.suite.Example;
import tabuleiro.grading.suite.Suite;

/** Holds submissions against the examples of a suite. The steps run here; the submission runs elsewhere. */
public final class Examiner {

    private final Suite suite;
    private final Supplier<Worker> workers;
    private final Supplier<Optional<Script>> script;
    private final Supplier<Optional<RightAnswers>> rightAnswers;
    private final Optional<ContractTrial> trial;
    private final Optional<AgentTrial> agents;
    private final Queue<ExampleRunner> free = new ConcurrentLinkedQueue<>();
    private Optional<CauseFinder> causes = Optional.empty();

    /** Will examine in the same way; what fails has its cause in the rule of its example. */
    Examiner(Suite suite, Supplier<Worker> workers, Supplier<Optional<Script>> script) {
        this(suite, workers, script, Optional::empty, Optional.empty(), Optional.empty());
    }

    /**
     * Will examine by this suite, in processes that this supplier starts.
     *
     * @param script  returns the games that are played after the examples, if any are
     * @param rightAnswers returns who says what is right where an example fails, if anybody does
     * @param trial   tries the contracts of submissions, if they are tried
     * @param agents  asks the agents of submissions, if they are asked
     */
    Examiner(Suite suite, Supplier<Worker> workers, Supplier<Optional<Script>> script,
            Supplier<Optional<RightAnswers>> rightAnswers, Optional<ContractTrial> trial, Optional<AgentTrial> agents) {
        this.trial = trial;
        this.agents = agents;
        this.rightAnswers = rightAnswers;
        this.suite = suite;
        this.workers = workers;
        this.script = script;
    }

    /** Returns the examples that a submission is held against, in the order of the features. */
    List<Check> checks() {
        return suite.checks();
    }

    /** Returns what of these random games belongs to the suite. */
    Script asked(Script script) {
        return EarlyGames.of(script, suite);
    }

    /**
     * Makes sure that every step of every example means something, without running any.
     *
     * @throws GradingException if one does not; the message names it
     */
    void dryRun() {
        final ExampleRunner runner = runner();
        final Set<String> known = new HashSet<>();
        for (Example example : suite.examples()) {
            if (!known.addAll(example.check().steps().stream().map(Examiner::withoutPicture).toList())) {
                continue;
            }
            meaningless(example, runner).ifPresent(step -> {
                throw new GradingException("A step of the features means nothing, or two things, at "
                        + example.check().file() + ":" + example.check().line() + ": " + step);
            });
        }
        free.add(runner);
    }

    /** Plays every example, but for those of guards, with this provider, whatever comes of it. */
    void show(Object provider) {
        final ExampleRunner runner = runner();
        show(suite, runner, provider);
        free.add(runner);
    }

    /** Plays every example of a suite on a runner like this. */
    static void show(Suite suite, ExampleRunner runner, Object provider) {
        suite.book().stream().filter(example -> !example.check().guard())
                .forEach(example -> runner.play(example.pickle(), type -> provider));
    }

    /** Returns what a step says, and whether a picture follows: all that its meaning depends on. */
    private static String withoutPicture(String step) {
        final int end = step.indexOf('\n');
        return end < 0 ? step : step.substring(0, end + 1);
    }

    /**
     * Returns what came of every example, in the order of the suite, and of the games for a submission with these
     * classes. It must be the only one that runs: what it does not finish in time counts.
     */
    Observed examine(Map<String, byte[]> classes) {
        final ExampleRunner runner = runner();
        try (Examination examination = examination(classes, runner, new Budget())) {
            suite.examples().forEach(examination::run);
            return observed(examination, classes);
        } finally {
            free.add(runner);
        }
    }

    /**
     * Returns the same as {@link #examine} for a submission that runs beside others, or nothing as soon as it ends, is
     * late or has used up its time: that may be the others' doing, so it must be examined again alone.
     */
    Optional<Observed> examineBesideOthers(Map<String, byte[]> classes) {
        final ExampleRunner runner = runner();
        try (Examination examination = examination(classes, runner, Budget.besideOthers())) {
            for (Example example : suite.examples()) {
                examination.run(example);
                if (examination.isBroken()) {
                    return Optional.empty();
                }
            }
            return Optional.of(observed(examination, classes)).filter(observed -> !examination.isBroken());
        } finally {
            free.add(runner);
        }
    }

    /**
     * Returns what came of these examples for a submission with these classes, up to the first with such an outcome;
     * nothing as soon as the examination is in vain.
     */
    Optional<List<Outcome>> examine(Map<String, byte[]> classes, List<Example> examples, Predicate<Outcome> isLast,
            Predicate<Examination> isInVain) {
        final ExampleRunner runner = runner();
        try (Examination examination = examination(classes, runner, new Budget())) {
            for (Example example : examples) {
                examination.run(example);
                if (isInVain.test(examination)) {
                    return Optional.empty();
                }
                if (examination.outcomes().stream().anyMatch(isLast)) {
                    break;
                }
            }
            return Optional.of(examination.outcomes());
        } finally {
            free.add(runner);
        }
    }

    /** Returns the first step that means nothing, or two things, of each of these examples that has one. */
    Map<Example, String> meaningless(List<Example> examples) {
        final ExampleRunner runner = runner();
        final Map<Example, String> steps = new LinkedHashMap<>();
        for (Example example : examples) {
            meaningless(example, runner).ifPresent(step -> steps.put(example, step));
        }
        free.add(runner);
        return steps;
    }

    private static Optional<String> meaningless(Example example, ExampleRunner runner) {
        final ExampleTrace trace = runner.dryRun(example.pickle());
        return trace.passed() ? Optional.empty()
                : example.check().steps().get(trace.step()).lines().findFirst();
    }

    private Observed observed(Examination examination, Map<String, byte[]> classes) {
        final List<Outcome> outcomes = examination.outcomes();
        final Optional<Played> played = script.get().map(games -> examination.play(games, this::law));
        return new Observed(List.of(), examination.resolved(outcomes), played, trial.map(contractTrial ->
                contractTrial.noticed(classes, examination.rest())),
                        agents.map(agentTrial -> agentTrial.kept(classes)));
    }

    private String law(String rule) {
        return suite.checks().stream().filter(check -> check.rule().equals(rule) && !check.guard()).map(Check::law)
                .findFirst().orElse("");
    }

    private Examination examination(Map<String, byte[]> classes, ExampleRunner runner, Budget budget) {
        return new Examination(new Subject(codec -> new Session(suite.exercise(), classes, workers, codec, budget)),
                runner, causes());
    }

    private synchronized CauseFinder causes() {
        if (causes.isEmpty()) {
            causes = Optional.of(new CauseFinder(rightAnswers.get()));
        }
        return causes.get();
    }

    private ExampleRunner runner() {
        final ExampleRunner kept = free.poll();
        return kept == null ? new ExampleRunner("tabuleiro.steps", suite.exercise().glue()) : kept;
    }
}
