package tabuleiro.console.chess;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tabuleiro.console.ArrivingLines;
import tabuleiro.console.Message;
import tabuleiro.console.OpponentFailure;
import tabuleiro.console.program.Deadline;
import tabuleiro.console.program.Interruption;

/**
 * A chess engine in another process, to which lines are sent and which sends lines. It waits for nothing longer than
 * until a deadline, and keeps no more of a line than its beginning. When the engine does what it must not, an {@link
 * OpponentFailure} says so.
 */
final class EngineProcess implements AutoCloseable {

    private static final int LONGEST_LINE = 1000;
    private static final int MOST_BYTES = 5_000_000;
    private static final Duration FAREWELL = Duration.ofMillis(500);

    /** So many milliseconds any engine has to read a line, even if it has used up the time for its move. */
    private static final long TIME_TO_READ = 2000;

    private final EngineCommand command;
    private final Process process;
    private final ArrivingLines lines = new ArrivingLines(this::read, LONGEST_LINE);
    private boolean hasAnswered;
    private boolean hasEnded;

    /** Starts an engine. */
    EngineProcess(EngineCommand command, ProcessNamespace namespace) {
        this.command = command;
        try {
            this.process = namespace.start(command.words());
        } catch (IOException | SecurityException missing) {
            throw ended();
        }
    }

    /** Returns the failure of an engine that has ended, or was not there to be started. */
    private OpponentFailure ended() {
        return new OpponentFailure(hasAnswered ? Message.of("uci.ended", command.name())
                : Message.of("uci.missing", command.words().get(0)));
    }

    /** Sends a line. An engine that has ended is noticed when a line of it is awaited. */
    void send(String text, Deadline deadline) {
        try {
            Deadline.after(Duration.ofMillis(Math.max(deadline.milliseconds(), TIME_TO_READ))).within(() -> {
                final OutputStream input = process.getOutputStream();
                input.write((text + "\n").getBytes(StandardCharsets.US_ASCII));
                input.flush();
                return input;
            });
        } catch (TimeoutException full) {
            throw new OpponentFailure(Message.of("uci.deaf", command.name()));
        } catch (ExecutionException ended) {
            // Whoever awaits the answer is told.
        }
    }

    /**
     * Waits for the line that begins with a word, and returns it. All lines before it are ignored; if it is late, the
     * players are told so.
     */
    String await(String word, Message late, Deadline deadline) {
        final long most = lines.read() + MOST_BYTES;
        final String line = deadline.await(() -> next(word, most)).orElseThrow(() -> new OpponentFailure(late));
        hasAnswered = true;
        return line;
    }

    /** Returns the next line that has arrived and begins with a word; nothing if none has. */
    private Optional<String> next(String word, long most) {
        try {
            Optional<String> next = lines.next();
            while (next.filter(each -> !(plain(each) + " ").startsWith(word + " ")).isPresent()) {
                if (lines.read() > most) {
                    throw new OpponentFailure(Message.of("uci.flood", command.name()));
                }
                next = lines.next();
            }
            return next.map(EngineProcess::plain);
        } catch (IOException none) {
            throw ended();
        }
    }

    private static String plain(String line) {
        return line.strip().replaceAll("\\s+", " ");
    }

    /** Reads what has arrived. What an engine has sent at last may arrive a moment after it has ended. */
    private int read(ByteBuffer buffer) throws IOException {
        final InputStream output = process.getInputStream();
        final int length = Math.min(output.available(), buffer.remaining());
        if (length == 0 && hasEnded) {
            return -1;
        }
        hasEnded = !process.isAlive();
        buffer.put(output.readNBytes(length));
        return length;
    }

    /** Asks the engine to end, and ends it if it does not at once, with all processes that it has started by now. */
    @Override
    public void close() {
        final List<ProcessHandle> started = process.descendants().toList();
        try {
            if (process.isAlive()) {
                send("quit", Deadline.after(FAREWELL));
                process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (OpponentFailure | Interruption | InterruptedException stuck) {
            // It is ended below.
        } finally {
            started.forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().onExit().completeOnTimeout(process, FAREWELL.toMillis(), TimeUnit.MILLISECONDS)
                    .join();
        }
    }
}
