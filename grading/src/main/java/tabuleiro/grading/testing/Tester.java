package tabuleiro.grading.testing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Reference;
import tabuleiro.grading.agent.AgentTrial;
import tabuleiro.grading.cause.Causes;
import tabuleiro.grading.cause.RightAnswers;
import tabuleiro.grading.compile.Compiled;
import tabuleiro.grading.play.Script;
import tabuleiro.grading.play.Scripts;
import tabuleiro.grading.process.ProcessorShare;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Kept;
import tabuleiro.grading.results.Noticed;
import tabuleiro.grading.results.Observed;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Played;
import tabuleiro.grading.suite.Example;
import tabuleiro.grading.suite.Suite;

/**
 * Tests submissions of one exercise. They are compiled and run in processes of their own; this one only asks, and
 * compares the answers. May be used by several threads at once.
 *
 * <p>The suite is read in the background, so that the first submissions are compiled meanwhile.
 */
public final class Tester {

    private final Exercise exercise;
    private final Workers workers;
    private final CompletableFuture<Examiner> examiner;
    private final Optional<RandomGames> games;
    private final Optional<Long> contracts;
    private final Optional<Map<String, String>> reference;
    private final ProcessorShare processor = new ProcessorShare();
    private Optional<CompletableFuture<Reference>> loaded = Optional.empty();
    private Optional<CompletableFuture<Optional<Script>>> script = Optional.empty();

    /**
     * Will test with the help of these processes.
     *
     * @param suite     reads the suite and makes sure that it can be relied on; it is called once, by another thread
     * @param games     the games that every submission plays besides the examples; nothing if none are played
     * @param reference the sources of the reference by path, which says the cause of each failure; nothing if it
     *                  is not here
     * @param contracts from which seed the boards follow by which contracts are tried; nothing if they are not
     */
    public Tester(Exercise exercise, Workers workers, Supplier<Suite> suite, Optional<RandomGames> games,
            Optional<Map<String, String>> reference, Optional<Long> contracts) {
        this.contracts = contracts;
        this.exercise = exercise;
        this.workers = workers;
        this.games = games;
        this.reference = reference;
        examiner = CompletableFuture.supplyAsync(() -> {
            final Examiner made = new Examiner(suite.get(), workers::nextPlayer, () -> joined(script()),
                    this::rightAnswers,
                    contracts.map(seed -> new ContractTrial(exercise, workers::hooked, workers::nextPlayer, seed)),
                    games.filter(RandomGames::asksAgent).map(played ->
                            new AgentTrial(exercise, workers::nextPlayer, played.seed())));
            made.dryRun();
            return made;
        });
    }

    /**
     * Returns the examples that a submission is held against, in the order of the features.
     *
     * @throws GradingException if the suite cannot be relied on; the message says why
     */
    public List<Check> checks() {
        return examiner().checks();
    }

    /**
     * Returns what is to be said of a submission with these sources, given by path. It is tested beside others; if it
     * breaks off anywhere, it is tested once more while nothing else runs, and only that counts.
     *
     * @throws GradingException if the suite cannot be relied on; the message says why
     */
    public Observed test(Map<String, String> sources) {
        return processor.beside(() -> attempt(sources, classes -> examiner().examineBesideOthers(classes)))
                .or(() -> processor.alone(() -> attempt(sources,
                        classes -> Optional.of(examiner().examine(classes)))))
                .orElseGet(() -> notRun(List.of("does not compile",
                        "The compiler gave up on this program: it takes too much time or memory.")));
    }

    /** Returns what came of each of these examples for a submission with these classes. */
    List<Outcome> examine(Map<String, byte[]> classes, List<Example> examples) {
        return examine(classes, examples, outcome -> false);
    }

    /** Checks whether a submission with these classes fails one of these examples as asked; none is played after it. */
    boolean fails(Map<String, byte[]> classes, List<Example> examples, Predicate<Outcome> asked) {
        final Predicate<Outcome> isFound = outcome -> !outcome.passed() && asked.test(outcome);
        return examine(classes, examples, isFound).stream().anyMatch(isFound);
    }

    /** Returns the exercise whose submissions are tested. */
    public Exercise exercise() {
        return exercise;
    }

    private List<Outcome> examine(Map<String, byte[]> classes, List<Example> examples, Predicate<Outcome> isLast) {
        return processor.beside(() -> examiner().examine(classes, examples, isLast, Examination::isBroken))
                .or(() -> processor.alone(() -> examiner().examine(classes, examples, isLast, examination -> false)))
                .orElseThrow();
    }

    /** Returns the first step that means nothing, or two things, of each of these examples that has one. */
    Map<Example, String> meaningless(List<Example> examples) {
        return examiner().meaningless(examples);
    }

    /** Returns the classes of these sources; nothing if they do not compile. */
    Optional<Map<String, byte[]>> compiled(Map<String, String> sources) {
        return workers.compile(sources, exercise.packageName()).filter(compiled -> compiled.problem().isEmpty())
                .map(Compiled::classes);
    }

    /** Returns what this does, which takes the processor, when no submission is tested alone. */
    public <T> T beside(Supplier<T> work) {
        return processor.beside(work);
    }

    private Optional<Observed> attempt(Map<String, String> sources,
            Function<Map<String, byte[]>, Optional<Observed>> examination) {
        return workers.compile(sources, exercise.packageName()).flatMap(compiled ->
                problem(compiled).map(this::notRun).or(() -> {
                    reference.ifPresent(this::reference);
                    script();
                    return examination.apply(compiled.classes());
                }));
    }

    private Optional<List<String>> problem(Compiled compiled) {
        if (!compiled.problem().isEmpty()) {
            return Optional.of(Stream.concat(Stream.of(compiled.problem()), compiled.errors().stream()).toList());
        }
        return compiled.classes().containsKey(exercise.provider()) ? Optional.empty()
                : Optional.of(List.of("has no class " + exercise.provider(), "The rules ask this class for everything;"
                        + " it comes with the exercise. Hand in all files of the package " + exercise.packageName()
                        + "."));
    }

    /** Returns what is to be said of a submission that cannot be run, for these reasons, the first of them in short. */
    public Observed notRun(List<String> problem) {
        return new Observed(problem, checks().stream()
                .map(check -> Outcome.notRun(check, "Nothing was run: it " + problem.get(0) + ".")).toList(),
                games.map(played -> new Played(Scripts.games(exercise, false), 0, Scripts.games(exercise, false), false,
                        Map.of(), Scripts.games(exercise, true), 0, Map.of(), "", Map.of(), Map.of(), List.of())),
                contracts.map(any -> Noticed.NOTHING),
                games.filter(RandomGames::asksAgent).map(any -> Kept.NOTHING));
    }

    /** Begins to compile the reference, once, in the background, when a program compiles. */
    private synchronized CompletableFuture<Reference> reference(Map<String, String> sources) {
        if (loaded.isEmpty()) {
            loaded = Optional.of(CompletableFuture.supplyAsync(() -> new Reference(exercise,
                    workers.compile(sources, exercise.packageName()).filter(compiled -> compiled.problem().isEmpty())
                            .orElseThrow(() -> new GradingException("The reference does not compile, so nothing can be"
                                    + " compared with it: put it back as it was, or mark by a rubric without play."))
                            .classes())));
        }
        return loaded.get();
    }

    private Optional<RightAnswers> rightAnswers() {
        return reference.map(sources -> new RightAnswers(joined(reference(sources)), Causes.of(exercise)));
    }

    private Script written(RandomGames played) {
        return examiner().asked(new Scripts(joined(reference(reference.orElseThrow())))
                .script(played.seed(), provider -> examiner().show(provider), Scripts.games(exercise, false)));
    }

    /** Begins to write the games, once, in the background: they take long, and are needed when a program compiles. */
    private synchronized CompletableFuture<Optional<Script>> script() {
        if (script.isEmpty()) {
            script = Optional.of(CompletableFuture.supplyAsync(() -> games.map(this::written)));
        }
        return script.get();
    }

    private Examiner examiner() {
        return joined(examiner);
    }

    private static <T> T joined(CompletableFuture<T> future) {
        try {
            return future.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof GradingException said) {
                throw said;
            }
            throw failed;
        }
    }
}
