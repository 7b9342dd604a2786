package tabuleiro.grading.judge;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.compile.Compiled;

/**
 * Judges submissions of one exercise. They are compiled and run in processes of their own; this one only asks, and
 * compares the answers. May be used by several threads at once.
 *
 * <p>The rule book is read in the background, so that the first submissions are compiled meanwhile.
 */
public final class Judge {

    private final Exercise exercise;
    private final Workers workers;
    private final CompletableFuture<Examiner> examiner;

    /**
     * Will judge with the help of these processes.
     *
     * @param book reads the rule book and makes sure that it can be relied on; it is called once, by another thread
     */
    public Judge(Exercise exercise, Workers workers, Supplier<RuleBook> book) {
        this.exercise = exercise;
        this.workers = workers;
        examiner = CompletableFuture.supplyAsync(() -> {
            final Examiner made = new Examiner(book.get(), workers::nextPlayer);
            made.rehearse();
            return made;
        });
    }

    /**
     * Which examples is a submission held against? In the order of the features.
     *
     * @throws GradingException if the rule book cannot be relied on; the message says why
     */
    public List<Check> checks() {
        return examiner().checks();
    }

    /**
     * What is to be said of a submission with these sources, given by path?
     *
     * @throws GradingException if the rule book cannot be relied on; the message says why
     */
    public Verdict judge(Map<String, String> sources) {
        final Compiled compiled = workers.compile(sources, exercise.packageName());
        if (!compiled.problem().isEmpty()) {
            return notRun(Stream.concat(Stream.of(compiled.problem()), compiled.errors().stream()).toList());
        }
        if (!compiled.classes().containsKey(exercise.provider())) {
            return notRun(List.of("has no class " + exercise.provider(), "The rules ask this class for everything; it"
                    + " comes with the exercise. Hand in all files of the package " + exercise.packageName() + "."));
        }
        return new Verdict(List.of(), examiner().examine(compiled.classes()));
    }

    /** What is to be said of a submission that cannot be run, for these reasons, the first of them in short? */
    public Verdict notRun(List<String> problem) {
        return new Verdict(problem, checks().stream()
                .map(check -> Outcome.notRun(check, "Nothing was run: it " + problem.get(0) + ".")).toList());
    }

    private Examiner examiner() {
        try {
            return examiner.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof GradingException said) {
                throw said;
            }
            throw failed;
        }
    }
}
