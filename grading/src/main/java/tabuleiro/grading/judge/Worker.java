package tabuleiro.grading.judge;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import tabuleiro.grading.wire.Frames;
import tabuleiro.grading.wire.MalformedException;

/**
 * The judge's end of a process that compiles or runs submissions: it asks, and the process answers in time or ends.
 *
 * <p>A process that has not answered yet may still be on its way into the sandbox. Killed then, bubblewrap would leave
 * the other half of itself behind for ever; so that process is given time to come in, and ends with its input.
 */
class Worker implements AutoCloseable {

    private static final long NEVER = Long.MAX_VALUE;
    private static final Duration TO_COME_IN = Duration.ofSeconds(5);

    private final Process process;
    private final Frames frames;
    private volatile long deadline = NEVER;
    private volatile boolean late;
    private volatile boolean answered;

    Worker(Process process) {
        this.process = process;
        frames = new Frames(process.getInputStream(), process.getOutputStream());
        Watchdog.add(this);
    }

    /**
     * What does the process answer?
     *
     * @throws Failure if there is no answer: the process ended, took too long, or sent something else. It is of no use
     *                 any more
     */
    DataInputStream ask(Frames.Body question, Duration patience) {
        deadline = System.nanoTime() + (answered ? patience : patience.plus(TO_COME_IN)).toNanos();
        try {
            frames.send(question);
            final DataInputStream answer = frames.receive();
            answered = true;
            return answer;
        } catch (MalformedException malformed) {
            close();
            throw new Failure(Failure.Kind.GARBLED, "The program sent something that is no answer ("
                    + malformed.getMessage() + ").");
        } catch (IOException gone) {
            throw broken(gone, patience);
        } finally {
            deadline = NEVER;
        }
    }

    private Failure broken(IOException gone, Duration patience) {
        final int exit = exitCode();
        if (late) {
            return new Failure(Failure.Kind.TIMEOUT,
                    "No answer within " + patience.toSeconds() + " seconds: the program loops or waits for ever.");
        }
        return new Failure(Failure.Kind.CRASH, gone instanceof EOFException || exit >= 0
                ? "The program ended in the middle of the game (exit code " + exit + ")."
                : "The program cannot be reached any more.");
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

    void endIfLate(long now) {
        final long limit = deadline;
        if (limit != NEVER && now - limit > 0) {
            late = true;
            process.destroyForcibly();
        }
    }

    /** Ends the process, and with its sandbox everything it started. */
    @Override
    public void close() {
        Watchdog.remove(this);
        if (!answered) {
            hangUp();
        }
        process.destroyForcibly();
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
}
