package tabuleiro.grading.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tabuleiro.contracts.Trial;
import tabuleiro.contracts.replay.Boards;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;
import tabuleiro.grading.boards.Cases;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.suite.Suite;
import tabuleiro.rulebook.Clause;

/** Records the wrong boards by which contracts are tried: some for grading, and others to be handed out. */
public final class WrongBoards {

    /** The file has so many times the boards that are tried of a clause. */
    private static final int TIMES = 4;

    private final Workers workers;

    /** Will have these processes compile the reference. */
    public WrongBoards(Workers workers) {
        this.workers = workers;
    }

    /** Returns the file by which an exercise is graded. */
    public static Path graded(Exercise exercise) {
        return Home.boards().resolve(exercise.name() + "-" + Boards.FILE);
    }

    /** Returns the file that is handed out with an exercise. */
    public static Path handedOut(Exercise exercise) {
        return Home.exercises().resolve(exercise.name()).resolve(Boards.FILE);
    }

    /**
     * Writes both files of an exercise, and returns the clauses that no wrong board breaks.
     *
     * @param reference the sources of the reference by path
     * @throws GradingException if it does not compile
     */
    public List<Clause> write(Exercise exercise, Map<String, String> reference) throws IOException {
        Files.createDirectories(Home.boards());
        write(exercise, reference, Recordings.SEED, handedOut(exercise));
        return write(exercise, reference, RandomGames.SEED, graded(exercise));
    }

    /** Writes one file, of the boards that follow from a seed, and returns the clauses that none of them breaks. */
    List<Clause> write(Exercise exercise, Map<String, String> reference, long seed, Path file)
            throws IOException {
        final Map<String, byte[]> classes = workers.compile(reference, exercise.packageName())
                .filter(compiled -> compiled.problem().isEmpty())
                .orElseThrow(() -> new GradingException("The reference does not compile, so nothing can be recorded."))
                .classes();
        final Cases cases = new Cases(exercise, classes,
                Clause.in(Home.specification().resolve(exercise.packageName())), seed);
        final ExampleRunner runner = new ExampleRunner("tabuleiro.steps", exercise.glue());
        new Suite(exercise).book().stream().filter(example -> !example.check().guard()).forEach(example ->
                cases.play(provider -> runner.play(example.pickle(), type -> provider)));
        return cases.write(file, TIMES * Trial.BOARDS);
    }
}
