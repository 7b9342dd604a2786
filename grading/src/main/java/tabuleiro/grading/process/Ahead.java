package tabuleiro.grading.process;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import tabuleiro.calls.Operation;

/**
 * Calls that are sent before anyone waits for the value of the first, so that neither judge nor process waits for the
 * other between them. What each returns is received when the call is made again.
 */
final class Ahead {

    /** How many calls may be on their way; they fit into a pipe that nobody reads yet. */
    private static final int MOST = 1000;

    private final Deque<Call> sent = new ArrayDeque<>();
    private Optional<List<Call>> recording = Optional.empty();
    private Collection<? extends Supplier<?>> last = List.of();
    private List<Call> callsOfLast = List.of();

    /** Breaks off a query at its first call, which is only recorded. */
    private static final class BrokenOff extends RuntimeException {

        private static final long serialVersionUID = 1L;

        BrokenOff() {
            super("recorded", null, false, false);
        }
    }

    /** Sends the first call that each of these queries would make, with the next of these numbers. */
    void send(Collection<? extends Supplier<?>> queries, IntSupplier numbers, Consumer<List<Call>> sender) {
        if (queries != last) {
            callsOfLast = record(queries);
            last = queries;
        }
        final List<Call> calls = new ArrayList<>();
        callsOfLast.forEach(call ->
                calls.add(call.numbered(numbers.getAsInt(), calls.size() + 1 == callsOfLast.size())));
        sender.accept(calls);
        sent.addAll(calls);
    }

    private List<Call> record(Collection<? extends Supplier<?>> queries) {
        final List<Call> calls = new ArrayList<>();
        recording = Optional.of(calls);
        try {
            queries.stream().limit(MOST).forEach(Ahead::breakOff);
        } finally {
            recording = Optional.empty();
        }
        return calls;
    }

    private static void breakOff(Supplier<?> query) {
        try {
            query.get();
        } catch (RuntimeException | AssertionError expected) {
            // Its first call is known, or it fails without one; the query is asked later.
        }
    }

    /** Records a call instead of making it, while queries are recorded. */
    void recordInstead(Call call) {
        if (recording.isPresent()) {
            recording.get().add(call);
            throw new BrokenOff();
        }
    }

    /** Checks whether nothing that was sent is still to be received. */
    boolean isEmpty() {
        return sent.isEmpty();
    }

    /** Returns the call whose value comes next, and expects it no longer. */
    Call next() {
        return sent.remove();
    }

    /** Checks whether this call's value is what comes next. */
    boolean isNext(int handle, Operation operation, Object[] arguments) {
        final Call next = sent.peek();
        return next != null && next.handle() == handle && next.operation() == operation
                && Arrays.equals(next.arguments(), arguments);
    }

    /** Expects nothing any more, because the process has ended. */
    void clear() {
        sent.clear();
    }
}
