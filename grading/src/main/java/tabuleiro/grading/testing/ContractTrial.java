package tabuleiro.grading.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.contracts.Copies;
import tabuleiro.contracts.Miss;
import tabuleiro.contracts.Strength;
import tabuleiro.contracts.Trial;
import tabuleiro.contracts.replay.Boards;
import tabuleiro.contracts.replay.Case;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;
import tabuleiro.grading.Text;
import tabuleiro.grading.process.Budget;
import tabuleiro.grading.process.TrialBench;
import tabuleiro.grading.process.Worker;
import tabuleiro.grading.results.Missed;
import tabuleiro.grading.results.Noticed;
import tabuleiro.rulebook.Clause;

/** Tries which clauses the contracts of submissions notice. */
final class ContractTrial {

    /** How much is shown that is not noticed. */
    private static final int MOST_SHOWN = 3;

    private final Exercise exercise;
    private final Function<Map<String, byte[]>, Map<String, byte[]>> hooks;
    private final Supplier<Worker> workers;
    private final long seed;
    private final List<Clause> clauses;
    private final List<Case> boards;

    /**
     * Will try submissions of an exercise.
     *
     * @param hooks   makes the classes of one tell where assertions begin; none if it cannot
     * @param workers starts the processes in which they play
     * @param seed    from which the boards follow
     */
    ContractTrial(Exercise exercise, Function<Map<String, byte[]>, Map<String, byte[]>> hooks,
            Supplier<Worker> workers, long seed) {
        this.exercise = exercise;
        this.hooks = hooks;
        this.workers = workers;
        this.seed = seed;
        clauses = Clause.in(Home.specification().resolve(exercise.packageName()));
        try {
            boards = Boards.in(WrongBoards.graded(exercise));
        } catch (NoSuchFileException none) {
            throw new GradingException("Contracts cannot be tried without " + none.getMessage() + ": write it with"
                    + " grading/grade boards " + exercise.name() + ", or leave out contracts in the rubric.");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns what comes of it for a submission with these classes by name, in what is left of its time. */
    Noticed noticed(Map<String, byte[]> classes, Budget rest) {
        final Map<String, byte[]> hooked = hooks.apply(classes);
        final Trial trial = new Trial(boards, seed);
        try (TrialBench bench = new TrialBench(exercise, hooked, workers, rest)) {
            final Strength strength = trial.run(bench, new Copies(classes).doubts(exercise.provider()));
            return new Noticed(strength, trial.missed(strength).stream().limit(MOST_SHOWN)
                    .map(miss -> missed(miss, classes)).toList());
        }
    }

    private Missed missed(Miss miss, Map<String, byte[]> classes) {
        return new Missed(miss.sentence(clauses, classes), Text.clean(miss.call()),
                String.valueOf(miss.asked().before()), miss.right(), miss.wrong());
    }
}
