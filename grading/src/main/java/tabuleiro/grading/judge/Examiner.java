package tabuleiro.grading.judge;

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
import tabuleiro.grading.blame.Witness;
import tabuleiro.grading.play.Script;
import tabuleiro.grading.process.Session;
import tabuleiro.grading.process.Subject;
import tabuleiro.grading.process.Worker;
import tabuleiro.steps.Prefetch;

/** Holds submissions against the examples of a rule book. The steps run here; the submission runs elsewhere. */
public final class Examiner {

    private final RuleBook book;
    private final Supplier<Worker> workers;
    private final Supplier<Optional<Script>> script;
    private final Supplier<Optional<Witness>> witness;
    private final Queue<Stage> free = new ConcurrentLinkedQueue<>();
    private Optional<Charging> charging = Optional.empty();

    /** Will examine in the same way; what fails is charged to the rule of its example. */
    Examiner(RuleBook book, Supplier<Worker> workers, Supplier<Optional<Script>> script) {
        this(book, workers, script, Optional::empty);
    }

    /**
     * Will examine by this book, in processes that this supplier starts.
     *
     * @param script  returns the games that are played after the examples, if any are
     * @param witness returns who says what is right where an example fails, if anybody does
     */
    Examiner(RuleBook book, Supplier<Worker> workers, Supplier<Optional<Script>> script,
            Supplier<Optional<Witness>> witness) {
        this.witness = witness;
        this.book = book;
        this.workers = workers;
        this.script = script;
    }

    /** Returns the examples that a submission is held against, in the order of the features. */
    List<Check> checks() {
        return book.checks();
    }

    /**
     * Makes sure that every step of every example means something, without running any.
     *
     * @throws GradingException if one does not; the message names it
     */
    void rehearse() {
        final Stage stage = stage();
        final Set<String> known = new HashSet<>();
        for (Example example : book.examples()) {
            if (!known.addAll(example.check().steps().stream().map(Examiner::withoutPicture).toList())) {
                continue;
            }
            meaningless(example, stage).ifPresent(step -> {
                throw new GradingException("A step of the features means nothing, or two things, at "
                        + example.check().file() + ":" + example.check().line() + ": " + step);
            });
        }
        free.add(stage);
    }

    /** Plays every example, but for those of guards, with this provider, whatever comes of it. */
    void show(Object provider) {
        final Stage stage = stage();
        show(book, stage, provider);
        free.add(stage);
    }

    /** Plays every example of a book on a stage like this. */
    static void show(RuleBook book, Stage stage, Object provider) {
        book.examples().stream().filter(example -> !example.check().guard())
                .forEach(example -> stage.play(example.pickle(), type -> provider, new Prefetch()));
    }

    /** Returns what a step says, and whether a picture follows: all that its meaning depends on. */
    private static String withoutPicture(String step) {
        final int end = step.indexOf('\n');
        return end < 0 ? step : step.substring(0, end + 1);
    }

    /**
     * Returns what came of every example, in the order of the book, and of the games for a submission with these
     * classes. It must be the only one that runs: what it does not finish in time counts.
     */
    Verdict examine(Map<String, byte[]> classes) {
        final Stage stage = stage();
        try (Examination examination = examination(classes, stage)) {
            book.examples().forEach(examination::run);
            return verdict(examination);
        } finally {
            free.add(stage);
        }
    }

    /**
     * Returns the same as {@link #examine} for a submission that runs beside others, or nothing as soon as it ends, is
     * late or has used up its time: that may be the others' doing, so it must be examined again alone.
     */
    Optional<Verdict> examineBesideOthers(Map<String, byte[]> classes) {
        final Stage stage = stage();
        try (Examination examination = examination(classes, stage)) {
            for (Example example : book.examples()) {
                examination.run(example);
                if (examination.isBroken()) {
                    return Optional.empty();
                }
            }
            return Optional.of(verdict(examination)).filter(each -> !examination.isBroken());
        } finally {
            free.add(stage);
        }
    }

    /**
     * Returns what came of these examples for a submission with these classes, up to the first with such an outcome;
     * nothing as soon as the examination is in vain.
     */
    Optional<List<Outcome>> examine(Map<String, byte[]> classes, List<Example> examples, Predicate<Outcome> isLast,
            Predicate<Examination> isInVain) {
        final Stage stage = stage();
        try (Examination examination = examination(classes, stage)) {
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
            free.add(stage);
        }
    }

    /** Returns the first step that means nothing, or two things, of each of these examples that has one. */
    Map<Example, String> meaningless(List<Example> examples) {
        final Stage stage = stage();
        final Map<Example, String> steps = new LinkedHashMap<>();
        for (Example example : examples) {
            meaningless(example, stage).ifPresent(step -> steps.put(example, step));
        }
        free.add(stage);
        return steps;
    }

    private static Optional<String> meaningless(Example example, Stage stage) {
        final Take take = stage.rehearse(example.pickle());
        return take.passed() ? Optional.empty()
                : example.check().steps().get(take.step()).lines().findFirst();
    }

    private Verdict verdict(Examination examination) {
        final List<Outcome> outcomes = examination.outcomes();
        final Optional<Played> played = script.get().map(each -> examination.play(each, this::law));
        return new Verdict(List.of(), examination.resolved(outcomes), played);
    }

    private String law(String rule) {
        return book.checks().stream().filter(check -> check.rule().equals(rule) && !check.guard()).map(Check::law)
                .findFirst().orElse("");
    }

    private Examination examination(Map<String, byte[]> classes, Stage stage) {
        return new Examination(
                new Subject(codec -> new Session(book.exercise(), classes, workers, codec)), stage, charging());
    }

    private synchronized Charging charging() {
        if (charging.isEmpty()) {
            charging = Optional.of(new Charging(witness.get()));
        }
        return charging.get();
    }

    private Stage stage() {
        final Stage kept = free.poll();
        return kept == null ? new Stage("tabuleiro.steps", book.exercise().glue()) : kept;
    }
}
