package tabuleiro.grading.judge;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tabuleiro.grading.compile.Compiled;
import tabuleiro.grading.process.Compiler;
import tabuleiro.grading.process.Watchdog;
import tabuleiro.grading.process.Worker;
import tabuleiro.grading.sandbox.Role;
import tabuleiro.grading.sandbox.Sandbox;
import tabuleiro.grading.wire.Frames;

/** Grades a sample once so that Java can note which classes the processes load, and starts them faster from then on. */
public final class Preparation {

    private final Suite suite;
    private final Sandbox sandbox;

    /** Will prepare this sandbox for grading by this suite. */
    public Preparation(Suite suite, Sandbox sandbox) {
        this.suite = suite;
        this.sandbox = sandbox;
    }

    /** Compiles and examines a sample that can be trusted, with these sources by path. */
    public void prepare(Map<String, String> sample) {
        sandbox.noteClasses(Role.COMPILE, process -> compile(sample, new Noted(process)));
        final Compiled compiled;
        try (Worker worker = new Worker(sandbox.start(Role.COMPILE).join(), Frames.MOST_BYTES)) {
            compiled = compile(sample, worker);
        }
        sandbox.noteClasses(Role.PLAY, process ->
                new Examiner(suite, () -> new Noted(process), Optional::empty).examine(compiled.classes(), sample));
    }

    private Compiled compile(Map<String, String> sample, Worker worker) {
        return new Compiler(() -> CompletableFuture.completedFuture(worker))
                .compile(sample, suite.exercise().packageName()).orElseThrow();
    }

    /** A process that is not ended when its work is done: it must end by itself to write down what it noted. */
    private static final class Noted extends Worker {

        Noted(Process process) {
            super(process, Frames.MOST_BYTES);
        }

        @Override
        public void close() {
            Watchdog.remove(this);
        }
    }
}
