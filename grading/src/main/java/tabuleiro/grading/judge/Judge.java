package tabuleiro.grading.judge;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.compile.Compiled;
import tabuleiro.grading.sandbox.Role;
import tabuleiro.grading.sandbox.Sandbox;

/**
 * Judges submissions of one exercise. They are compiled and run in processes of their own; this one only asks, and
 * compares the answers. May be used by several threads at once.
 */
public final class Judge implements AutoCloseable {

    private static final Duration PATIENCE_AT_START = Duration.ofSeconds(10);

    private final RuleBook book;
    private final Sandbox sandbox;
    private final Compiler compiler;
    private final Examiner examiner;
    private final ConcurrentLinkedQueue<CompletableFuture<Worker>> ready = new ConcurrentLinkedQueue<>();

    /** Will judge by this book in this sandbox, with so many processes started before they are needed. */
    public Judge(RuleBook book, Sandbox sandbox, int startedAhead) {
        this.book = book;
        this.sandbox = sandbox;
        compiler = new Compiler(() -> sandbox.start(Role.COMPILE).thenApply(Worker::new));
        examiner = new Examiner(book, this::nextWorker);
        for (int i = 0; i < startedAhead; i++) {
            startAhead();
        }
    }

    private void startAhead() {
        ready.add(sandbox.start(Role.PLAY).thenApply(Worker::new));
    }

    private Worker nextWorker() {
        startAhead();
        return ready.remove().join();
    }

    /** What is to be said of a submission with these sources, given by path? */
    public Verdict judge(Map<String, String> sources) {
        final Compiled compiled = compiler.compile(sources, book.exercise().packageName());
        if (!compiled.errors().isEmpty()) {
            return new Verdict(compiled.errors(), book.checks().stream().map(Outcome::notRun).toList());
        }
        return new Verdict(List.of(), examiner.examine(compiled.classes()));
    }

    /** Ends all processes. */
    @Override
    public void close() {
        compiler.close();
        ready.forEach(worker -> worker.thenAccept(Worker::close));
    }

    /**
     * Makes sure that processes can be started in a sandbox and talked to.
     *
     * @throws GradingException if not; the message says what to do
     */
    public static void probe(Sandbox sandbox) {
        try (Worker worker = new Worker(sandbox.start(Role.PLAY).join())) {
            worker.ask(out -> {
                out.writeInt(0);
                out.writeByte(1);
            }, PATIENCE_AT_START);
        } catch (Failure silent) {
            throw new GradingException("No sandbox: bubblewrap does not start here (" + sandbox.explain() + "). Allow"
                    + " unprivileged user namespaces (see grading/README.md), or, for programs you trust, grade with"
                    + " --isolation=process.", silent);
        }
    }
}
