package tabuleiro.grading.testing;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.process.Compiler;
import tabuleiro.grading.process.Watchdog;
import tabuleiro.grading.process.Worker;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.sandbox.Role;
import tabuleiro.grading.sandbox.Sandbox;
import tabuleiro.grading.suite.Suite;
import tabuleiro.grading.wire.Frames;

/** Grades a sample once so that Java can note which classes the processes load, and starts them faster from then on. */
public final class Preparation {

    private static final long SEED = 1;

    private final Suite suite;
    private final Sandbox sandbox;

    /** Will prepare this sandbox for grading by this suite. */
    public Preparation(Suite suite, Sandbox sandbox) {
        this.suite = suite;
        this.sandbox = sandbox;
    }

    /** Compiles, examines and tries the contracts of a sample that can be trusted, with these sources by path. */
    public void prepare(Map<String, String> sample) {
        final Exercise exercise = suite.exercise();
        sandbox.noteClasses(Role.COMPILE, process -> {
            final Compiler compiler = new Compiler(() -> CompletableFuture.completedFuture(new Noted(process)));
            final Map<String, byte[]> classes =
                    compiler.compile(sample, exercise.packageName()).orElseThrow().classes();
            compiler.hooked(classes);
        });
        try (Workers workers = new Workers(sandbox, 1)) {
            final Map<String, byte[]> classes =
                    workers.compile(sample, exercise.packageName()).orElseThrow().classes();
            sandbox.noteClasses(Role.PLAY, process -> new Examiner(suite, () -> new Noted(process), Optional::empty,
                    Optional::empty, Optional.of(new ContractTrial(exercise, workers::hooked,
                    () -> new Noted(process), SEED)), Optional.empty()).examine(classes));
        }
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
