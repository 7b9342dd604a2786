package tabuleiro.grading.judge;

import java.io.DataInputStream;
import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.wire.Form;
import tabuleiro.grading.wire.Frames;
import tabuleiro.grading.wire.Operation;
import tabuleiro.grading.wire.Request;
import tabuleiro.steps.Prefetch;

/**
 * One submission being examined: proxies on this side, its objects in a process on the other. When that process ends,
 * every further call of the example fails, and the next example gets a fresh one.
 */
final class Session implements AutoCloseable {

    private static final String NEVER_BEGINS = "The program breaks off as soon as its first class is used, so that no"
            + " example can begin. Correct that class's constructor, and what is done when classes are loaded.";

    /** How often a process full of leftover threads is replaced; who leaves more must do with what there is. */
    private static final int MOST_REPLACEMENTS = 60;

    /** How many processes a program may end before its first example has begun. */
    private static final int MOST_FALSE_STARTS = 3;

    private final Loading loading;
    private final StandIns standIns = new StandIns(this::call);
    private final Ahead ahead = new Ahead();
    private final Prefetch prefetch = new SendsAhead();
    private final Budget budget = new Budget();
    private Worker worker;
    private int replacements = MOST_REPLACEMENTS;
    private Optional<GradingException> notStarted = Optional.empty();
    private boolean loaded;
    private boolean hasBegun;
    private int falseStarts;
    private Optional<String> reasonToEnd = Optional.empty();
    private Optional<Failure> breakOff = Optional.empty();
    private int sequence;
    private Duration workedBefore = Duration.ZERO;
    private Duration excusedBefore = Duration.ZERO;

    /** Will examine these classes, each time in the next of these processes. */
    Session(Exercise exercise, Map<String, byte[]> classes, Supplier<Worker> workers) {
        loading = new Loading(exercise, classes, workers, standIns.codec().form(void.class));
    }

    /** Returns how the process ended, if it has since the last {@link #resume}. */
    Optional<Failure> breakOff() {
        return breakOff;
    }

    /** Returns why no further example is worth beginning, and what its author can do about it; nothing if it is. */
    Optional<String> reasonToEnd() {
        return reasonToEnd.or(() -> isUsedUp() ? Optional.of(Budget.USED_UP) : Optional.empty());
    }

    private boolean isUsedUp() {
        return budget.isUsedUp(excused(), this::worked);
    }

    /** Returns what stands here for the submission's objects. */
    StandIns standIns() {
        return standIns;
    }

    /** Returns what sends the queries to the submission that are asked next. */
    Prefetch prefetch() {
        return prefetch;
    }

    private Duration excused() {
        return worker == null ? excusedBefore : excusedBefore.plus(worker.excused());
    }

    private Duration worked() {
        return worker == null ? workedBefore : workedBefore.plus(worker.worked());
    }

    /** Makes ready for another run of examples after the process has ended. */
    void resume() {
        breakOff = Optional.empty();
    }

    /** Starts an example, with classes as good as newly loaded: what static fields held in the one before is gone. */
    void begin() {
        standIns.clear();
        mustGoOn();
        if (!ahead.isEmpty()) {
            close();
        }
        if (loaded && !isBegun()) {
            close();
            replacements--;
        }
        if (!loaded) {
            beginFirst();
        }
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
                reasonToEnd = Optional.of(NEVER_BEGINS);
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
    void mustHaveStarted() {
        notStarted.ifPresent(reason -> {
            throw reason;
        });
    }

    /** Has the process begin the next example, unless too many threads are left over from earlier ones. */
    private boolean isBegun() {
        return (Boolean) exchange(standIns.codec().form(boolean.class), out -> {
            Call.open(out, ++sequence, Request.BEGIN);
            out.writeBoolean(replacements > 0);
        });
    }

    /** Begins an example; returns what stands for the submission's provider. */
    Object provider(Class<?> type) {
        begin();
        return standIns.standIn(0, type);
    }

    private Object call(int handle, Operation operation, Object[] arguments) {
        if (ahead.isNext(handle, operation, arguments)) {
            return received();
        }
        ahead.recordInstead(new Call(sequence, handle, operation, arguments, true));
        while (!ahead.isEmpty()) {
            ignored();
        }
        return exchange(operation.answer(), new Call(++sequence, handle, operation, arguments, true));
    }

    /** Receives a value that nobody asks for any more. */
    private void ignored() {
        try {
            received();
        } catch (Failure | ContractBroken ignored) {
            mustGoOn();
        }
    }

    private Object received() {
        final Call call = ahead.next();
        return counted(() -> Replies.value(call.operation().answer(), call.sequence(),
                worker.receive(Limits.OF_A_CALL), worker::settle));
    }

    private Object exchange(Form form, Frames.Body question) {
        return counted(() -> {
            final DataInputStream message = worker.ask(question, Limits.OF_A_CALL);
            return Replies.value(form, sequence, message, worker::settle);
        });
    }

    /** Returns what this receives, and counts how long it took. */
    private Object counted(Supplier<Object> exchange) {
        mustGoOn();
        final long start = System.nanoTime();
        try {
            if (isUsedUp()) {
                throw new Failure(Failure.Kind.USED_UP, Budget.USED_UP);
            }
            return exchange.get();
        } catch (Failure failure) {
            if (failure.kind().endsTheProcess()) {
                close();
                breakOff = Optional.of(failure);
                budget.count(failure.kind());
            }
            throw failure;
        } finally {
            if (breakOff.isEmpty()) {
                budget.count(Duration.ofNanos(System.nanoTime() - start));
            }
        }
    }

    /** Sends queries ahead. */
    private final class SendsAhead extends Prefetch {

        @Override
        public void prefetch(Collection<? extends Supplier<?>> queries) {
            if (loaded) {
                counted(() -> ahead.send(queries, () -> ++sequence, worker));
            }
        }
    }

    private void mustGoOn() {
        if (breakOff.isPresent()) {
            throw new Failure(Failure.Kind.NOT_RUN, "The program had ended.");
        }
    }

    /** Ends the process, if there is one. */
    @Override
    public void close() {
        loaded = false;
        ahead.clear();
        if (worker != null) {
            workedBefore = worked();
            excusedBefore = excused();
            worker.close();
            worker = null;
        }
    }
}
