package tabuleiro.grading.process;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import tabuleiro.calls.MalformedException;
import tabuleiro.calls.Parts;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.sandbox.Sandbox;
import tabuleiro.grading.wire.Frames;

/**
 * Grading's end of a process that compiles or runs submissions: it asks, and the process answers in time or ends.
 *
 * <p>A process that has not answered yet may still be on its way into the sandbox. Killed then, bubblewrap would leave
 * the other half of itself behind for ever; so that process is given time to come in, and ends with its input.
 */
public class Worker implements AutoCloseable {

    /** From here on, an exit code says by which signal of the system a process was ended. */
    private static final int LEAST_OF_A_SIGNAL = 128;

    private static final Duration TO_COME_IN = Duration.ofSeconds(5);

    private final Process process;
    private final Frames frames;
    private volatile Optional<Turn> turn = Optional.empty();
    private volatile Optional<Failure> late = Optional.empty();
    private volatile Duration workedInTime = Duration.ZERO;
    private volatile boolean answered;
    private volatile Duration total = Duration.ZERO;
    private final Repeats repeats = new Repeats();
    private final Supplier<Duration> known = this::total;
    private Duration taken = Duration.ZERO;

    /** Will talk to a process, which may answer with so many bytes at most. */
    public Worker(Process process, int mostBytes) {
        this.process = process;
        frames = new Frames(process.getInputStream(), process.getOutputStream(), Frames.MOST_BYTES, mostBytes);
        Watchdog.add(this);
    }

    /**
     * Returns what the process answers.
     *
     * @throws Failure if there is no answer: the process ended, took too long, or sent something else. It is of no use
     *                 any more
     */
    public DataInputStream ask(Parts.Body question, TimeLimits limits) {
        return exchanged(List.of(question), true, limits);
    }

    /** Takes only answers with this seal from now on. */
    void expect(byte[] seal) {
        frames.expect(seal);
    }

    /**
     * Sends questions, and returns the answer to the first that is not answered yet; null if none is waited for.
     *
     * @throws Failure as {@link #ask}
     */
    DataInputStream exchanged(List<? extends Parts.Body> questions, boolean isAwaited, TimeLimits limits) {
        turn = Optional.of(new Turn(answered ? limits : limits.waiting(TO_COME_IN)));
        final long start = System.nanoTime();
        try {
            send(questions);
            final DataInputStream answer = isAwaited ? frames.receive() : null;
            answered = true;
            taken = Duration.ofNanos(System.nanoTime() - start);
            return answer;
        } catch (MalformedException malformed) {
            close();
            throw new Failure(Failure.Kind.GARBLED, "The program sent something that is no answer ("
                    + malformed.getMessage() + ").");
        } catch (IOException gone) {
            throw broken(gone);
        } finally {
            turn = Optional.empty();
        }
    }

    private void send(List<? extends Parts.Body> questions) throws IOException {
        try {
            frames.send(questions);
        } catch (MalformedException unheard) {
            throw new Failure(Failure.Kind.NO_VALUE,
                    "The program could not be asked: the question would be " + unheard.getMessage() + ".");
        }
    }

    private Failure broken(IOException gone) {
        final int exit = exitCode();
        final String cause = exit >= 0 && exit < LEAST_OF_A_SIGNAL ? ", as System.exit makes it." : ".";
        return late.orElseGet(() -> new Failure(Failure.Kind.CRASH, gone instanceof EOFException || exit >= 0
                ? "The program ended in the middle of the game (exit code " + exit + ")" + cause
                : "The program cannot be reached any more."));
    }

    private int exitCode() {
        try {
            if (!process.waitFor(1, TimeUnit.SECONDS)) {
                close();
                process.waitFor();
            }
            return process.exitValue();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return -1;
        }
    }

    /** Settles the last answer: what the process did again for it does not count, except for the first time. */
    void settle(boolean repeated) {
        repeats.settle(repeated, taken, known);
    }

    /**
     * Returns how much processor time counts of what the process has used so far. What it used for an answer that was
     * late is left out.
     */
    Duration worked() {
        return (late.isPresent() ? workedInTime : total()).minus(repeats.work());
    }

    /** Returns how much time does not count that grading has waited for the process. */
    Duration excused() {
        return repeats.clock();
    }

    /** Returns how much processor time the process has used, with all it started, as far as that is known. */
    private Duration total() {
        final Duration now = Sandbox.worked(process);
        total = now.compareTo(total) > 0 ? now : total;
        return total;
    }

    void endIfLate() {
        turn.flatMap(Turn::end).ifPresent(failure -> {
            late = Optional.of(failure);
            kill();
        });
    }

    /** Ends the process, and with its sandbox everything it started. */
    @Override
    public void close() {
        Watchdog.remove(this);
        if (!answered) {
            hangUp();
        }
        kill();
    }

    private void kill() {
        final List<ProcessHandle> started = process.descendants().toList();
        process.destroyForcibly();
        started.forEach(ProcessHandle::destroyForcibly);
    }

    /** Closes the input of the process, at which it ends by itself once it has come into the sandbox. */
    private void hangUp() {
        try {
            process.getOutputStream().close();
            process.waitFor(TO_COME_IN.toSeconds(), TimeUnit.SECONDS);
        } catch (IOException gone) {
            // Whoever does not read any more has ended.
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * The time in which one question must be answered. To ask for processor time is dear, so that is done now and then,
     * and first when the answer has been long in coming; work done before that does not count.
     */
    private final class Turn {

        private static final Duration BETWEEN_LOOKS = Duration.ofMillis(300);

        /** Less work than that is done by who waits; who loops does more, also on a machine that is busy. */
        private static final Duration HARDLY_ANY = Duration.ofMillis(200);

        private final TimeLimits limits;
        private final long start = System.nanoTime();
        private Duration nextLook = BETWEEN_LOOKS;
        private Optional<Duration> workedBefore = Optional.empty();

        Turn(TimeLimits limits) {
            this.limits = limits;
        }

        /** Returns what is to be said when the time is over; nothing while it is not. */
        Optional<Failure> end() {
            final Duration waited = Duration.ofNanos(System.nanoTime() - start);
            if (waited.compareTo(nextLook) < 0) {
                return Optional.empty();
            }
            nextLook = waited.plus(BETWEEN_LOOKS);
            final Duration total = total();
            if (workedBefore.isEmpty()) {
                workedInTime = total;
                workedBefore = Optional.of(total);
            }
            final Duration work = total.minus(workedBefore.get());
            if (work.compareTo(limits.work()) <= 0 && waited.compareTo(limits.clock()) <= 0) {
                return Optional.empty();
            }
            return Optional.of(new Failure(work.compareTo(HARDLY_ANY) < 0 ? Failure.Kind.SILENCE : Failure.Kind.TIMEOUT,
                    Outcome.LATE));
        }
    }
}
