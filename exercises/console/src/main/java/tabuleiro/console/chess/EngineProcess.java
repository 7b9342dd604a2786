package tabuleiro.console.chess;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import tabuleiro.console.Deadline;
import tabuleiro.console.Message;
import tabuleiro.console.OpponentFailure;
import tabuleiro.console.program.Interruption;

/**
 * A chess engine in another process, to which lines are sent and which sends lines. It waits for nothing longer than
 * until a deadline, and keeps no more of a line than its beginning. When the engine does what it must not, an {@link
 * OpponentFailure} says so.
 */
final class EngineProcess implements AutoCloseable {

    private static final int LONGEST_LINE = 1000;
    private static final int MOST_BYTES = 5_000_000;
    private static final int A_MOMENT = 10;
    private static final Duration FAREWELL = Duration.ofMillis(500);

    /** So many milliseconds any engine has to read a line, even if it has used up the time for its move. */
    private static final long TIME_TO_READ = 2000;

    private final String name;
    private final Process process;
    /** The processes that the engine has started, as far as they were seen: they may outlive it. */
    private final Set<ProcessHandle> started = new LinkedHashSet<>();
    private final StringBuilder line = new StringBuilder();
    private int read;

    private EngineProcess(String name, Process process) {
        this.name = name;
        this.process = process;
    }

    /** Starts an engine in this namespace. */
    static EngineProcess start(EngineCommand command, ProcessNamespace namespace) {
        try {
            return new EngineProcess(command.name(), namespace.start(command.words()));
        } catch (IOException | SecurityException missing) {
            throw new OpponentFailure(Message.of("uci.missing", command.words().get(0)));
        }
    }

    /** Sends a line. An engine that has ended is noticed when a line of it is awaited. */
    void send(String text, Deadline deadline) {
        final FutureTask<Void> task = new FutureTask<>(() -> {
            final OutputStream input = process.getOutputStream();
            input.write((text + "\n").getBytes(StandardCharsets.US_ASCII));
            input.flush();
            return null;
        });
        final Thread thread = new Thread(task, "engine input");
        thread.setDaemon(true);
        thread.start();
        try {
            task.get(Math.max(deadline.milliseconds(), TIME_TO_READ), TimeUnit.MILLISECONDS);
        } catch (TimeoutException full) {
            throw new OpponentFailure(Message.of("uci.deaf", name));
        } catch (ExecutionException ended) {
            // Whoever awaits the answer is told.
        } catch (InterruptedException left) {
            throw Interruption.quit();
        }
    }

    /**
     * Waits for the line that begins with a word, and returns it; all lines before it are ignored.
     *
     * @param word     the first word of the line
     * @param late     what the players are told if the line does not come in time
     * @param deadline until when to wait
     */
    String await(String word, Message late, Deadline deadline) {
        read = 0;
        look();
        Optional<String> next = next();
        while (next.filter(each -> each.equals(word) || each.startsWith(word + " ")).isEmpty()) {
            if (next.isEmpty()) {
                sleep();
            }
            if (deadline.isOver()) {
                throw new OpponentFailure(late);
            }
            next = next();
        }
        return next.get();
    }

    /** Notes which processes the engine has started by now; when it has ended, nobody knows them any more. */
    private void look() {
        Stream.concat(Stream.of(process.toHandle()), started.stream()).toList()
                .forEach(each -> each.descendants().forEach(started::add));
    }

    private static void sleep() {
        try {
            TimeUnit.MILLISECONDS.sleep(A_MOMENT);
        } catch (InterruptedException left) {
            throw Interruption.quit();
        }
    }

    /** Returns the next line that has arrived; nothing if none has. */
    private Optional<String> next() {
        try {
            final boolean isAlive = process.isAlive();
            final InputStream output = process.getInputStream();
            for (int left = output.available(); left > 0; left--) {
                final int character = output.read();
                check(++read <= MOST_BYTES, Message.of("uci.flood", name));
                if (character == '\n') {
                    return Optional.of(taken());
                }
                if (line.length() < LONGEST_LINE) {
                    line.append((char) character);
                }
            }
            check(isAlive, Message.of("uci.ended", name));
            return Optional.empty();
        } catch (IOException ended) {
            throw new OpponentFailure(Message.of("uci.ended", name));
        }
    }

    private String taken() {
        final String whole = line.toString().strip().replaceAll("\\s+", " ");
        line.setLength(0);
        return whole;
    }

    private static void check(boolean isRight, Message otherwise) {
        if (!isRight) {
            throw new OpponentFailure(otherwise);
        }
    }

    /** Asks the engine to end, and ends it if it does not at once, with all processes that it has started. */
    @Override
    public void close() {
        look();
        try {
            if (process.isAlive()) {
                send("quit", Deadline.after(FAREWELL));
                process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (OpponentFailure | Interruption | InterruptedException stuck) {
            // It is ended below.
        } finally {
            look();
            started.forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().onExit().completeOnTimeout(process, FAREWELL.toMillis(), TimeUnit.MILLISECONDS)
                    .join();
        }
    }
}
