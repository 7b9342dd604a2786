package tabuleiro.grading.process;

import java.io.DataInputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import tabuleiro.grading.compile.Compiled;
import tabuleiro.grading.wire.Frames;

/**
 * Has submissions compiled by a process that is kept for the next one, and replaced when a submission kills it. May be
 * used by one thread at a time.
 */
public final class Compiler implements AutoCloseable {

    private static final TimeLimits LIMITS = new TimeLimits(Duration.ofSeconds(10), Duration.ofSeconds(60));

    private final Supplier<CompletableFuture<Worker>> workers;
    private CompletableFuture<Worker> worker;

    /** Will compile in processes that this supplier starts; the first starts at once. */
    public Compiler(Supplier<CompletableFuture<Worker>> workers) {
        this.workers = workers;
        worker = workers.get();
    }

    /**
     * Returns what comes of compiling these sources, given by path; nothing if the process ended or was late. Only
     * classes of the package are let through.
     *
     * @throws tabuleiro.grading.GradingException if nothing can be compiled any more; the message says what to do
     */
    public Optional<Compiled> compile(Map<String, String> sources, String packageName) {
        try {
            return compiled(sources, true).map(each -> unlessStray(each, packageName));
        } catch (CompletionException failed) {
            throw Workers.gone("The compilers", failed);
        }
    }

    private static Compiled unlessStray(Compiled compiled, String packageName) {
        return compiled.classes().keySet().stream().filter(name -> !name.startsWith(packageName + ".")).findFirst()
                .map(stray -> Compiled.failed(List.of(
                        "The class " + stray + " lies outside the package " + packageName + ".")))
                .orElse(compiled);
    }

    /** A process that ends may have been worn out by earlier submissions, so one more is tried. */
    private Optional<Compiled> compiled(Map<String, String> sources, boolean mayTryAgain) {
        try {
            return Optional.of(asked(sources));
        } catch (Failure | IOException gone) {
            worker.join().close();
            worker = workers.get();
            if (mayTryAgain && gone instanceof Failure failure && failure.kind() == Failure.Kind.CRASH) {
                return compiled(sources, false);
            }
            mustAnswer();
            return Optional.empty();
        }
    }

    private Compiled asked(Map<String, String> sources) throws IOException {
        return understood(worker.join().ask(out -> {
            out.writeInt(sources.size());
            for (Map.Entry<String, String> source : new TreeMap<>(sources).entrySet()) {
                Frames.writeText(out, source.getKey());
                Frames.writeText(out, source.getValue());
            }
        }, LIMITS));
    }

    /** Makes sure that it is this program that cannot be compiled, and not any. */
    private void mustAnswer() {
        try {
            asked(Map.of("Any.java", "class Any { }"));
        } catch (Failure | IOException gone) {
            throw Workers.gone("The compilers", gone);
        }
    }

    private static Compiled understood(DataInputStream message) throws IOException {
        final String problem = Text.clean(Frames.readText(message));
        final List<String> errors = new ArrayList<>();
        final int errorCount = message.readInt();
        for (int i = 0; i < errorCount; i++) {
            errors.add(Text.clean(Frames.readText(message)));
        }
        final Map<String, byte[]> classes = new TreeMap<>();
        final int classCount = message.readInt();
        for (int i = 0; i < classCount; i++) {
            classes.put(Frames.readText(message), Frames.readBytes(message));
        }
        return new Compiled(classes, problem, errors);
    }

    @Override
    public void close() {
        worker.join().close();
    }
}
