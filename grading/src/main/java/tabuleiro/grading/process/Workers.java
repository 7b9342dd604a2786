package tabuleiro.grading.process;

import java.time.Duration;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.compile.Compiled;
import tabuleiro.grading.sandbox.Role;
import tabuleiro.grading.sandbox.Sandbox;
import tabuleiro.grading.wire.Frames;
import tabuleiro.grading.wire.Request;

/** The processes that do grading's dangerous work; the compiler starts at once. May be used by several threads. */
public final class Workers implements AutoCloseable {

    private static final TimeLimits AT_START = new TimeLimits(Duration.ofSeconds(10), Duration.ofSeconds(30));

    /** How many submissions are tested for each compiler: to compile one takes much less time than to run it. */
    private static final int PLAYERS_A_COMPILER = 4;

    private final Sandbox sandbox;
    private final Semaphore freeCompilers;
    private final Deque<Compiler> compilers = new ConcurrentLinkedDeque<>();
    private final Queue<Worker> players = new ConcurrentLinkedQueue<>();

    /** Starts a compiler; will help to test so many submissions at once. */
    public Workers(Sandbox sandbox, int jobs) {
        this.sandbox = sandbox;
        freeCompilers = new Semaphore((jobs + PLAYERS_A_COMPILER - 1) / PLAYERS_A_COMPILER);
        compilers.push(startCompiler());
    }

    private Compiler startCompiler() {
        return new Compiler(() -> sandbox.start(Role.COMPILE)
                .thenApply(process -> new Worker(process, Frames.MOST_BYTES)));
    }

    private CompletableFuture<Worker> startPlayer() {
        return sandbox.start(Role.PLAY).thenApply(process -> new Worker(process, Frames.MOST_BYTES_OF_AN_ANSWER));
    }

    /** Returns how these processes are kept from the machine, in words for a report. */
    public String isolation() {
        return sandbox.isolation();
    }

    /** Returns the process that runs the next submission: one that has run nothing yet. */
    public Worker nextPlayer() {
        final Worker ready = players.poll();
        return ready == null ? startPlayer().join() : ready;
    }

    /** Returns what comes of compiling these sources; nothing if the compiler ended or was late. */
    public Optional<Compiled> compile(Map<String, String> sources, String packageName) {
        return withCompiler(compiler -> compiler.compile(sources, packageName));
    }

    /** Returns these classes with hooks, with which contracts can be tried; none if that takes too much. */
    public Map<String, byte[]> hooked(Map<String, byte[]> classes) {
        return withCompiler(compiler -> compiler.hooked(classes));
    }

    private <T> T withCompiler(Function<Compiler, T> work) {
        freeCompilers.acquireUninterruptibly();
        final Compiler kept = compilers.poll();
        final Compiler compiler = kept == null ? startCompiler() : kept;
        try {
            return work.apply(compiler);
        } finally {
            compilers.push(compiler);
            freeCompilers.release();
        }
    }

    /**
     * Makes sure that processes can be started and talked to, by starting the first that runs a submission.
     *
     * @throws GradingException if not; the message says what to do
     */
    public void probe() {
        final Worker first = startPlayer().join();
        try {
            first.ask(out -> {
                out.writeInt(0);
                out.writeByte(Request.BEGIN.ordinal());
            }, AT_START);
            players.add(first);
        } catch (Failure silent) {
            first.close();
            throw new GradingException("No sandbox: bubblewrap does not start here (" + sandbox.explain() + "). Allow"
                    + " unprivileged user namespaces (see grading/README.md), or, for programs you trust, grade with"
                    + " --isolation=process.", silent);
        }
    }

    /** Returns what is said when processes that could be started cannot any more. */
    static GradingException gone(String which, Exception reason) {
        return new GradingException(which + " cannot be started any more (" + reason.getMessage() + "). What is graded"
                + " is kept: make sure that there is memory left, then give the same command again.", reason);
    }

    /** Ends all processes, and waits for those that are still on their way. */
    @Override
    public void close() {
        compilers.forEach(Compiler::close);
        players.forEach(Worker::close);
    }
}
