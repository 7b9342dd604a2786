package tabuleiro.grading.process;

import java.io.DataInputStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.calls.Codec;
import tabuleiro.calls.Form;
import tabuleiro.calls.Parts;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.wire.Request;

/**
 * One submission being examined in a process of its own. When that process ends, everything that is asked until
 * {@link #resume} fails, and what begins after that gets a fresh one.
 */
public final class Session implements AutoCloseable {

    /** How many processes a program may end before its first example has begun. */
    private static final int MOST_FALSE_STARTS = 3;

    private final Loading loading;
    private final Form done;
    private final Budget budget;
    private final Supplier<Duration> worked = this::worked;
    private Worker worker;
    private Optional<GradingException> notStarted = Optional.empty();
    private boolean loaded;
    private boolean hasBegun;
    private int falseStarts;
    private Optional<String> reasonToEnd = Optional.empty();
    private Optional<Failure> breakOff = Optional.empty();
    private boolean asserts = true;
    private int sequence;
    private Duration workedBefore = Duration.ZERO;
    private Duration excusedBefore = Duration.ZERO;

    /**
     * Will examine these classes, each time in the next of these processes.
     *
     * @param codec knows how values are written
     */
    public Session(Exercise exercise, Map<String, byte[]> classes, Supplier<Worker> workers, Codec codec) {
        this(exercise, classes, workers, codec, new Budget());
    }

    /** Will do the same in this time, or what is left of it. */
    public Session(Exercise exercise, Map<String, byte[]> classes, Supplier<Worker> workers, Codec codec, Budget time) {
        budget = time;
        loading = new Loading(exercise, classes, workers, codec.form(void.class));
        done = codec.form(boolean.class);
    }

    /** Returns how the process ended, if it has since the last {@link #resume}. */
    public Optional<Failure> breakOff() {
        return breakOff;
    }

    /** Returns why no further example is worth beginning, and what its author can do about it; nothing if it is. */
    public Optional<String> reasonToEnd() {
        return reasonToEnd.or(() -> isUsedUp() ? Optional.of(Budget.USED_UP) : Optional.empty());
    }

    private boolean isUsedUp() {
        return budget.isUsedUp(excused(), worked);
    }

    private Duration excused() {
        return worker == null ? excusedBefore : excusedBefore.plus(worker.excused());
    }

    /** Returns how much processor time its processes have used that counts, as far as that is known. */
    public Duration worked() {
        return worker == null ? workedBefore : workedBefore.plus(worker.worked());
    }

    /** Returns what is left of the time for what is done with the submission afterwards. */
    public Budget rest() {
        return budget.rest();
    }

    /** Has the assertions of the program on or off in what begins from now on; first they are on. */
    public void setAsserts(boolean on) {
        asserts = on;
    }

    /** Makes ready for another run of examples after the process has ended. */
    public void resume() {
        breakOff = Optional.empty();
    }

    /**
     * Starts an example, with classes as good as newly loaded: what static fields held in the one before is gone.
     *
     * @return whether that is the first example of a process
     */
    public boolean begin() {
        mustGoOn();
        if (loaded && !isBegun()) {
            close();
        }
        if (loaded) {
            return false;
        }
        beginFirst();
        return true;
    }

    /** Begins an example in a new process. If that ends the program again and again, no example can begin. */
    private void beginFirst() {
        try {
            load();
            isBegun();
            hasBegun = true;
        } catch (Failure failure) {
            hasBegun |= !failure.kind().endsTheProcess();
            if (!hasBegun && ++falseStarts == MOST_FALSE_STARTS) {
                reasonToEnd = Optional.of(Loading.NEVER_BEGINS);
            }
            throw failure;
        }
    }

    /** Goes on with a new process. The work of starting one after another does not count. */
    private void load() {
        try {
            worker = loading.worker(++sequence);
            loaded = true;
            workedBefore = hasBegun ? workedBefore.minus(worker.worked()) : workedBefore;
        } catch (Failure failure) {
            if (failure.kind().endsTheProcess()) {
                breakOff = Optional.of(failure);
            }
            throw failure;
        } catch (GradingException nobody) {
            notStarted = Optional.of(nobody);
            throw nobody;
        }
    }

    /**
     * Goes on only if there could be an example at all.
     *
     * @throws GradingException if no process could be started for it
     */
    public void mustHaveStarted() {
        notStarted.ifPresent(reason -> {
            throw reason;
        });
    }

    /** Has the process begin the next example, unless it has served, as threads are left from earlier ones. */
    private boolean isBegun() {
        final int number = next();
        return (Boolean) exchange(done, number, out ->
                Call.open(out, number, asserts ? Request.BEGIN : Request.BEGIN_UNCHECKED));
    }

    /** Returns the number of the next question. */
    public int next() {
        return ++sequence;
    }

    /** Checks whether there is a process that has begun something. */
    boolean isLoaded() {
        return loaded;
    }

    /** Returns the value that is the answer to a question of this number. */
    Object exchange(Form form, int number, Parts.Body question) {
        return value(form, number, counted(List.of(question), true));
    }

    /** Sends questions whose answers are received later, in the same order. */
    public void sendAhead(List<? extends Parts.Body> questions) {
        counted(questions, false);
    }

    /** Returns the value that is the next answer, to a question of this number. */
    Object receive(Form form, int number) {
        return value(form, number, counted(List.of(), true));
    }

    private Object value(Form form, int number, DataInputStream answer) {
        try {
            return Replies.value(form, number, answer, worker);
        } catch (Failure failure) {
            end(failure);
            throw failure;
        }
    }

    /** Returns the next answer, to a question of this number, as it was sent: its kind and what follows. */
    public byte[] receiveAsSent(int number) {
        final DataInputStream answer = counted(List.of(), true);
        try {
            return Replies.asSent(number, answer, worker);
        } catch (Failure failure) {
            end(failure);
            throw failure;
        }
    }

    /** Sends questions, and returns the next answer, if it is waited for; counts how long that took. */
    private DataInputStream counted(List<? extends Parts.Body> questions, boolean isAwaited) {
        mustGoOn();
        final long start = System.nanoTime();
        try {
            if (isUsedUp()) {
                throw new Failure(Failure.Kind.USED_UP, Budget.USED_UP);
            }
            final DataInputStream answer = worker.exchanged(questions, isAwaited, budget.ofACall());
            budget.count(Duration.ofNanos(System.nanoTime() - start));
            return answer;
        } catch (Failure failure) {
            end(failure);
            throw failure;
        }
    }

    private void end(Failure failure) {
        if (failure.kind().endsTheProcess()) {
            close();
            breakOff = Optional.of(failure);
            budget.count(failure.kind());
        }
    }

    /** Fails if the process has ended. */
    void mustGoOn() {
        if (breakOff.isPresent()) {
            throw new Failure(Failure.Kind.NOT_RUN, "The program had ended.");
        }
    }

    /** Ends the process, if there is one. */
    @Override
    public void close() {
        loaded = false;
        if (worker != null) {
            workedBefore = worked();
            excusedBefore = excused();
            worker.close();
            worker = null;
        }
    }
}
