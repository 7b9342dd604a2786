package tabuleiro.grading.process;

import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.contracts.Bench;
import tabuleiro.contracts.replay.Attempt;
import tabuleiro.contracts.replay.Step;
import tabuleiro.contracts.replay.Surveyed;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.wire.Form;
import tabuleiro.grading.wire.Frames;
import tabuleiro.grading.wire.Recorded;
import tabuleiro.grading.wire.Request;

/**
 * Plays recorded examples again with a submission in a process of its own. By the clock, it ends with the time that the
 * submission has in all.
 */
public final class ReplayBench implements Bench, AutoCloseable {

    /** After so many calls that end the process nothing more is tried. */
    private static final int MOST_BREAKS = 3;

    private final Recorded recorded = new Recorded();
    private final List<List<Step>> plays;
    private final Session session;
    private int breaks;
    private Optional<Attempt> last = Optional.empty();

    /** Will play these examples with these classes, in processes from this supplier and in what is left of the time. */
    public ReplayBench(Exercise exercise, Map<String, byte[]> classes, Supplier<Worker> workers,
            List<List<Step>> plays, Budget rest) {
        this.plays = plays;
        session = new Session(exercise, classes, workers, recorded.codec(), rest);
    }

    /** Writes what is asked. */
    @FunctionalInterface
    private interface Question {
        void writeTo(DataOutputStream out) throws IOException;
    }

    private Optional<Object> ask(Request request, Form form, Question question) {
        if (breaks == MOST_BREAKS || session.reasonToEnd().isPresent()) {
            return Optional.empty();
        }
        try {
            if (request != Request.WRONG && session.begin()) {
                exchange(Request.RECORDED, recorded.codec().form(void.class), out -> recorded.write(out, plays));
            }
            return Optional.of(exchange(request, form, question));
        } catch (Failure | ContractBroken none) {
            if (session.breakOff().isPresent()) {
                session.resume();
                breaks++;
            }
            return Optional.empty();
        }
    }

    private Object exchange(Request request, Form form, Question question) {
        final int number = session.next();
        final Frames.Body body = out -> {
            Call.open(out, number, request);
            question.writeTo(out);
        };
        return session.exchange(form, number, body);
    }

    @Override
    public Optional<Surveyed> survey(int play) {
        return ask(Request.SURVEY, recorded.codec().form(Surveyed.class), out -> out.writeInt(play))
                .map(Surveyed.class::cast);
    }

    @Override
    public boolean isSteady(int play) {
        return ask(Request.STEADY, recorded.codec().form(boolean.class), out -> out.writeInt(play))
                .map(Boolean.class::cast).orElse(false);
    }

    @Override
    public Optional<Attempt> attempt(String changed, byte[] change, List<Integer> some, boolean controlFirst) {
        last = ask(Request.ATTEMPT, recorded.codec().form(Attempt.class), out -> {
            Frames.writeText(out, changed);
            Frames.writeBytes(out, change);
            out.writeInt(some.size());
            for (int play : some) {
                out.writeInt(play);
            }
            out.writeBoolean(controlFirst);
        }).map(Attempt.class::cast);
        return last.filter(each -> isPossible(each, some)).or(() ->
                Optional.of(Attempt.BROKEN_OFF).filter(any -> breaks < MOST_BREAKS));
    }

    /** Checks whether an attempt with these examples can have come to this: a process may answer anything. */
    private boolean isPossible(Attempt attempt, List<Integer> some) {
        return switch (attempt.kind()) {
            case STOPPED, UNNOTICED -> some.contains(attempt.play()) && attempt.step() >= 0
                    && attempt.step() < plays.get(attempt.play()).size();
            default -> true;
        };
    }

    /** Returns the wrong answer that the last attempt has shown; nothing if it cannot be had. */
    public Optional<Object> wrong() {
        return last.flatMap(shown -> ask(Request.WRONG, recorded.operation(
                plays.get(shown.play()).get(shown.step())).answer(), out -> { }));
    }

    /** Ends the process. */
    @Override
    public void close() {
        session.close();
    }
}
