package tabuleiro.grading.process;

import java.io.DataInputStream;
import java.io.DataOutputStream;
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
import tabuleiro.calls.Parts;
import tabuleiro.grading.Text;
import tabuleiro.grading.compile.Compiled;
import tabuleiro.grading.compile.Task;
import tabuleiro.grading.wire.Frames;

/**
 * Has submissions compiled, and hooks put into their classes, by a process that is kept for the next one, and
 * replaced when a submission kills it. May be used by one thread at a time.
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
        return asked(Task.COMPILE, out -> write(out, sources), Compiler::understood)
                .map(compiled -> unlessStray(compiled, packageName));
    }

    /** Returns these classes with hooks, with which contracts can be tried; none if the process ended or was late. */
    public Map<String, byte[]> hooked(Map<String, byte[]> classes) {
        return asked(Task.HOOK, out -> Frames.writeClasses(out, classes), Frames::readClasses)
                .filter(sortedMap -> sortedMap.keySet().equals(classes.keySet())).orElse(new TreeMap<>());
    }

    /**
     * Returns what the process answers when it is asked to do this; nothing if it ended or was late.
     *
     * @throws tabuleiro.grading.GradingException if nothing can be done any more; the message says what to do
     */
    private <T> Optional<T> asked(Task task, Parts.Body question, AnswerReader<T> answer) {
        try {
            return asked(task, question, answer, true);
        } catch (CompletionException failed) {
            throw Workers.gone("The compilers", failed);
        }
    }

    /** Understands an answer. */
    @FunctionalInterface
    private interface AnswerReader<T> {
        /** Returns what a message says. */
        T read(DataInputStream message) throws IOException;
    }

    private static Compiled unlessStray(Compiled compiled, String packageName) {
        return compiled.classes().keySet().stream().filter(name -> !name.startsWith(packageName + ".")).findFirst()
                .map(stray -> Compiled.failed(List.of(
                        "The class " + stray + " lies outside the package " + packageName + ".")))
                .orElse(compiled);
    }

    /** A process that ends may have been worn out by earlier submissions, so one more is tried. */
    private <T> Optional<T> asked(Task task, Parts.Body question, AnswerReader<T> answer, boolean mayTryAgain) {
        try {
            return Optional.of(answered(task, question, answer));
        } catch (Failure | IOException gone) {
            worker.join().close();
            worker = workers.get();
            if (mayTryAgain && gone instanceof Failure failure && failure.kind() == Failure.Kind.CRASH) {
                return asked(task, question, answer, false);
            }
            mustAnswer();
            return Optional.empty();
        }
    }

    private <T> T answered(Task task, Parts.Body question, AnswerReader<T> answer) throws IOException {
        return answer.read(worker.join().ask(out -> {
            out.writeByte(task.ordinal());
            question.writeTo(out);
        }, LIMITS));
    }

    private static void write(DataOutputStream out, Map<String, String> sources) throws IOException {
        out.writeInt(sources.size());
        for (Map.Entry<String, String> source : new TreeMap<>(sources).entrySet()) {
            Parts.writeText(out, source.getKey());
            Parts.writeText(out, source.getValue());
        }
    }

    /** Makes sure that it is this program that cannot be compiled, and not any. */
    private void mustAnswer() {
        try {
            answered(Task.COMPILE, out -> write(out, Map.of("Any.java", "class Any { }")), Compiler::understood);
        } catch (Failure | IOException gone) {
            throw Workers.gone("The compilers", gone);
        }
    }

    private static Compiled understood(DataInputStream message) throws IOException {
        final String problem = Text.clean(Parts.readText(message));
        final List<String> errors = new ArrayList<>();
        final int errorCount = message.readInt();
        for (int i = 0; i < errorCount; i++) {
            errors.add(Text.clean(Parts.readText(message)));
        }
        return new Compiled(Frames.readClasses(message), problem, errors);
    }

    @Override
    public void close() {
        worker.join().close();
    }
}
