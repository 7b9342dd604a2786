package tabuleiro.checking;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.checking.worker.Problem;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Message;
import tabuleiro.console.start.Play;

/** Starts {@code check} or {@code play}, unless the given code has to be built first. */
public final class Start {

    /** The status with which it asks to be built and started again. */
    private static final int BUILD_AGAIN = 75;

    private static final Path EXERCISES =
            Path.of(System.getProperty("tabuleiro.exercises", ".")).toAbsolutePath().normalize();

    private Start() {
    }

    /**
     * Starts a program.
     *
     * @param arguments its name, {@code check} or {@code play}, and what it is started with
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (!new GivenCode(EXERCISES).isWhole(System.getProperty("tabuleiro.built", ""))) {
            System.exit(BUILD_AGAIN);
        }
        final List<String> rest = Arrays.asList(arguments).subList(1, arguments.length);
        if (arguments[0].equals("check")) {
            Check.main(rest.toArray(String[]::new));
        } else {
            System.exit(Play.start(rest, Start::compiled));
        }
    }

    /** Compiles the engine of an exercise for as long as this program runs; returns nothing if there is no such one. */
    private static Optional<String> compiled(String game) {
        if (!Exercise.names(EXERCISES).contains(game)) {
            return Optional.empty();
        }
        final Exercise exercise = new Exercise(EXERCISES, game);
        final Compilation compilation = new Compilation(exercise);
        final List<Problem> problems = compilation.engine();
        if (problems.isEmpty()) {
            return Optional.of(compilation.classes().toString());
        }
        throw new EngineFailure(Message.of("options.build", exercise.folder().toString()),
                Checked.notCompiled(problems).brief().stream().collect(Collectors.joining("\n", "\n", "")));
    }
}
