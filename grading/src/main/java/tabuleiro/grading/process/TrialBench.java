package tabuleiro.grading.process;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.calls.Form;
import tabuleiro.contracts.Trial;
import tabuleiro.contracts.replay.Boards;
import tabuleiro.contracts.replay.Case;
import tabuleiro.contracts.replay.Tried;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.wire.Request;

/**
 * Makes recorded calls with a submission in a process of its own, and has something wrong after them. What that process
 * uses is no time of the submission's.
 */
public final class TrialBench implements Trial.Bench, AutoCloseable {

    /** After so many calls that end the process nothing more is tried. */
    private static final int MOST_BREAKS = 3;

    private final Boards boards = new Boards();
    private final Form answer = boards.codec().form(Tried.class);
    private final Session session;
    private int breaks;

    /** Will make them with these classes, in processes from this supplier and in what is left of the time. */
    public TrialBench(Exercise exercise, Map<String, byte[]> classes, Supplier<Worker> workers,
            Budget rest) {
        session = new Session(exercise, classes, workers, boards.codec(), rest);
    }

    @Override
    public Optional<Tried> tried(Case asked, long random) {
        if (breaks == MOST_BREAKS || session.reasonToEnd().isPresent()) {
            return Optional.empty();
        }
        try {
            session.begin();
            final int number = session.next();
            return Optional.of((Tried) session.exchange(answer, number, out -> {
                Call.open(out, number, Request.TRY);
                out.writeLong(random);
                boards.write(out, asked.forTheTried());
            })).filter(tried -> tried.came().size() == asked.wrongs().size());
        } catch (Failure | ContractBroken none) {
            if (session.breakOff().isPresent()) {
                session.resume();
                breaks++;
            }
            return Optional.empty();
        }
    }

    /** Ends the process. */
    @Override
    public void close() {
        session.close();
    }
}
