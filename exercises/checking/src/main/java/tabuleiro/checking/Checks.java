package tabuleiro.checking;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.checking.games.GameRun;
import tabuleiro.checking.worker.Message;
import tabuleiro.checking.worker.Problem;
import tabuleiro.checking.worker.RunRequest;
import tabuleiro.checking.worker.Wanted;
import tabuleiro.console.start.Play;
import tabuleiro.feedback.Lines;
import tabuleiro.feedback.Report;
import tabuleiro.feedback.Task;

/** Checks an exercise as often as it is asked to: compiles it, has its examples run, and looks at its style. */
final class Checks implements AutoCloseable {

    private final Exercise exercise;
    private final Wanted wanted;
    private final boolean withGames;
    private final boolean withContracts;
    private final Workers workers;
    private final Compilation compilation;
    private final Style style;

    /** Who waits for a check that takes long. */
    @FunctionalInterface
    interface Waiting {

        /** Hears what is known when an example has not ended by itself. */
        void hears(Checked interim);

        /** Hears again and again how many of all examples have been run. */
        default void counts(int run, int all) {
            // Whoever does not look on need not know.
        }
    }

    /**
     * Will check an exercise by the examples that are wanted.
     *
     * @param withGames     whether recorded games are played when all examples pass
     * @param withContracts whether it is also tried whether contracts notice mistakes; so it is if their task is wanted
     */
    Checks(Exercise exercise, Wanted wanted, boolean withGames, boolean withContracts) {
        final boolean isTask = exercise.tasks().all().stream().filter(Task::addsContracts)
                .anyMatch(task -> task.tag().equals(wanted.words()));
        this.withContracts = withContracts || isTask;
        this.exercise = exercise;
        this.wanted = isTask ? Wanted.ALL : wanted;
        this.withGames = withGames;
        compilation = new Compilation(exercise);
        style = new Style(exercise);
        workers = new Workers(exercise);
    }

    /**
     * Checks the exercise as it is now.
     *
     * @param isStale asks whether the outcome is not needed any more; then there may be none
     * @param waiting hears what is known when it takes long
     */
    Optional<Checked> check(BooleanSupplier isStale, Waiting waiting) {
        final List<Problem> problems = compilation.engine();
        if (!problems.isEmpty()) {
            return Optional.of(Checked.notCompiled(problems));
        }
        final CompletableFuture<List<Problem>> styled = CompletableFuture.supplyAsync(style::problems);
        final List<Problem> ownTests = compilation.ownTests();
        final RunRequest request = new RunRequest(
                Stream.of(compilation.classes(), compilation.testClasses()).map(Path::toString).toList(),
                exercise.examples().toString(), compilation.testClasses().toString(), RunRequest.Games.NONE,
                wanted, false, Set.of(), Lines.width());
        return workers.run(request, isStale, ran -> waiting.hears(checked(ran, ownTests, List.of())),
                        ran -> waiting.counts(ran.places().size(), ran.planned()))
                .map(ran -> played(checked(ran, ownTests, styled.join()), request, isStale))
                .map(checked -> tried(checked, request, isStale)).map(this::withWhatIsLeft);
    }

    /** Returns the same and what is left to do, if everything was run and all examples pass that must. */
    private Checked withWhatIsLeft(Checked checked) {
        final Left left = new Left(exercise, checked);
        return !wanted.equals(Wanted.ALL) || !left.isDone() ? checked : checked.with(Stream.concat(
                checked.note().lines(), left.next().stream()).collect(Collectors.joining("\n")));
    }

    /** Returns the same with what contracts notice, if that is to be tried. */
    private Checked tried(Checked checked, RunRequest request, BooleanSupplier isStale) {
        return !withContracts || !checked.isCompiled() ? checked
                : workers.run(request.tryingContracts(), isStale, ran -> { }, ran -> { }).flatMap(Ran::noticed)
                        .map(tried -> checked.with(tried))
                        .orElse(checked.with(new Message.Noticed(false, List.of(List.of("Contracts could not be tried:"
                                + " the process in which they are tried has ended. Does an example loop, or end your"
                                + " program? Without --contracts it is shown.")))));
    }

    /** Returns the same with what came of the recorded games, if they are to be played and the examples allow it. */
    private Checked played(Checked checked, RunRequest request, BooleanSupplier isStale) {
        if (!withGames || !wanted.equals(Wanted.ALL)) {
            return checked;
        }
        final Report report = checked.report().orElseThrow();
        if (!Files.exists(exercise.games()) || !report.holds(false)) {
            return checked.with(report.holds(false) ? "There are no recorded games in this copy of the exercise."
                    : "Recorded games are played when all examples pass.");
        }
        if (!GameRun.isWhole(exercise.games())) {
            return checked.with("The file games.gz is damaged, so that no games can be played: get it again.");
        }
        final RunRequest.Games games = new RunRequest.Games(exercise.games().toString(), report.holds(true));
        return workers.run(request.playing(games), isStale,
                ran -> { }, ran -> { }).map(ran -> checked.with(ran.report(exercise.tasks()))).orElse(checked);
    }

    private Checked checked(Ran ran, List<Problem> ownTests, List<Problem> styled) {
        if (ran.plan().examples().isEmpty()) {
            return Checked.notRun("No example has this tag, or these words in its name: " + wanted.words()
                    + ". Ask for a task by its number, for a rule by its id.");
        }
        return new Checked(Stream.concat(ran.plan().problems().stream(), ownTests.stream()).toList(),
                Optional.of(ran.report(exercise.tasks())),
                Optional.empty(), "", Optional.empty(), styled);
    }

    /** Plays the engine as it was compiled last, in a process of its own that has the terminal. */
    void play() throws IOException, InterruptedException {
        new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"),
                Play.class.getName(), exercise.game(), "--engine", compilation.classes().toString())
                .inheritIO().start().waitFor();
    }

    @Override
    public void close() {
        workers.close();
    }
}
