package tabuleiro.grading.judge;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import tabuleiro.grading.compile.Compiled;
import tabuleiro.grading.sandbox.Role;
import tabuleiro.grading.sandbox.Sandbox;

/** Grades a sample once so that Java can note which classes the processes load, and starts them faster from then on. */
public final class Preparation {

    private final RuleBook book;
    private final Sandbox sandbox;

    /** Will prepare this sandbox for grading by this book. */
    public Preparation(RuleBook book, Sandbox sandbox) {
        this.book = book;
        this.sandbox = sandbox;
    }

    /** Compiles and examines a sample that can be trusted, with these sources by path. */
    public void prepare(Map<String, String> sample) {
        final AtomicReference<Compiled> compiled = new AtomicReference<>();
        sandbox.noteClasses(Role.COMPILE, process -> {
            final CompletableFuture<Worker> worker = CompletableFuture.completedFuture(new Noted(process));
            compiled.set(new Compiler(() -> worker).compile(sample, book.exercise().packageName()));
        });
        sandbox.noteClasses(Role.PLAY, process ->
                new Examiner(book, () -> new Noted(process)).examine(compiled.get().classes()));
    }

    /** A process that is not ended when its work is done: it must end by itself to write down what it noted. */
    private static final class Noted extends Worker {

        Noted(Process process) {
            super(process);
        }

        @Override
        public void close() {
            Watchdog.remove(this);
        }
    }
}
