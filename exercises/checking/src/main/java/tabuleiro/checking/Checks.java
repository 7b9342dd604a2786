package tabuleiro.checking;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import tabuleiro.checking.worker.Order;
import tabuleiro.checking.worker.Wanted;
import tabuleiro.console.start.Play;

/** Checks an exercise as often as it is asked to: compiles it, has its examples run, and looks at its style. */
final class Checks implements AutoCloseable {

    private final Exercise exercise;
    private final Wanted wanted;
    private final Workers workers;
    private final Compilation compilation;
    private final Style style;

    /** Will check an exercise by the examples that are wanted. */
    Checks(Exercise exercise, Wanted wanted) {
        this.exercise = exercise;
        this.wanted = wanted;
        compilation = new Compilation(exercise);
        style = new Style(exercise);
        workers = new Workers(exercise);
    }

    /**
     * Checks the exercise as it is now.
     *
     * @param isStale asks whether the outcome is not needed any more; then there may be none
     * @param interim hears what is known when it takes long
     */
    Optional<Checked> check(BooleanSupplier isStale, Consumer<Checked> interim) {
        final List<Problem> problems = compilation.engine();
        if (!problems.isEmpty()) {
            return Optional.of(new Checked(problems, Optional.empty(), List.of()));
        }
        final CompletableFuture<List<Problem>> styled = CompletableFuture.supplyAsync(style::problems);
        final Order order = new Order(List.of(exercise.classes().toString(), exercise.services().toString()),
                exercise.examples().toString(), wanted, Set.of());
        return workers.run(order, isStale, ran -> interim.accept(checked(ran, List.of())))
                .map(ran -> checked(ran, styled.join()));
    }

    private Checked checked(Ran ran, List<Problem> styled) {
        return new Checked(ran.plan().problems(), Optional.of(ran.report(exercise.tasks())), styled);
    }

    /** Plays the engine as it was compiled last, in a process of its own that has the terminal. */
    void play() throws IOException, InterruptedException {
        new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"),
                Play.class.getName(), exercise.game(), "--engine", exercise.classes().toString())
                .inheritIO().start().waitFor();
    }

    @Override
    public void close() {
        workers.close();
    }
}
