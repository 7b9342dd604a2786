package tabuleiro.checking;

import java.io.Console;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tabuleiro.checking.worker.Wanted;
import tabuleiro.feedback.Lines;
import tabuleiro.language.Language;

/** The program that checks an exercise and says what to do next. */
@Command(name = "check", mixinStandardHelpOptions = true, version = "Tabuleiro 1.0", sortOptions = false,
        header = "Checks an exercise and says what to do next.",
        description = {"", "In a terminal it goes on: it checks again whenever you save a file.", ""},
        footer = {"", "Ends with 0 if everything holds, with 1 if something does not, with 2 if it could not check."})
public final class Check implements Callable<Integer> {

    private static final int WELL = 0;
    private static final int WRONG = 1;
    private static final int MISUSED = 2;

    @Parameters(arity = "0..*", paramLabel = "GAME [WHAT]", description = {"The exercise, such as connect-four; may be"
            + " left out in its folder. WHAT: only a task, such as 3; a rule, such as C4-06; or the examples with these"
            + " words in their names."})
    private List<String> words = List.of();

    @Option(names = "--once", description = "Check once and end, also in a terminal.")
    private boolean isOnce;

    @Option(names = "--all", description = "Check once, and show every failing example in full.")
    private boolean isAll;

    @Option(names = "--games", description = "When all examples pass, also play the recorded games.")
    private boolean isPlayed;

    @Option(names = "--contracts", description = "Also try whether your postconditions and invariants notice mistakes.")
    private boolean isTried;

    @Option(names = "--hint", arity = "0..1", fallbackValue = "1", defaultValue = "0", paramLabel = "N",
            description = "Check once, and show the hint of this number, 1 to 3, for the task that is to be done.")
    private int hint;

    @Option(names = "--pack", description = "Check once, and pack what is to be handed in.")
    private boolean isPacked;

    @Option(names = "--language", paramLabel = "LANGUAGE", description = "en or pt; without it, in a terminal that"
            + " of the system, else English.")
    private Optional<String> language = Optional.empty();

    @Spec
    private CommandSpec spec;

    private final Path exercises = Path.of(System.getProperty("tabuleiro.exercises", ".")).toAbsolutePath().normalize();
    private final PrintStream out = new PrintStream(System.out, true,
            Optional.ofNullable(System.console()).map(Console::charset).orElse(StandardCharsets.UTF_8));

    /** Checks, and ends with its status. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Check()).setExecutionExceptionHandler((broken, command, parsed) -> {
            command.getErr().println("check: " + broken.getMessage());
            return MISUSED;
        }).execute(arguments));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        final boolean isScreen = !(isOnce || isAll || isPacked || hint > 0 || System.console() == null);
        Language.choose(language, isScreen);
        final Exercise exercise = exercise();
        Language.speakOf(exercise.game());
        final Wanted wanted = new Wanted(String.join(" ", isNamed() ? words.subList(1, words.size()) : words));
        try (Checks checks = new Checks(exercise, wanted, isPlayed, isTried)) {
            if (!isScreen) {
                if (System.console() != null) {
                    Screen.fit();
                }
                return once(exercise, checks);
            }
            new Watch(exercise, checks).run();
            return WELL;
        }
    }

    private boolean isNamed() {
        return !words.isEmpty() && Exercise.names(exercises).contains(words.get(0));
    }

    private Exercise exercise() {
        final String here = String.valueOf(Path.of("").toAbsolutePath().getFileName());
        final List<String> names = Exercise.names(exercises);
        return new Exercise(exercises, Stream.concat(words.stream().limit(1), Stream.of(here)).filter(names::contains)
                .findFirst().orElseThrow(() -> new ParameterException(spec.commandLine(),
                        "Which exercise? One of " + String.join(", ", names) + ".")));
    }

    private int once(Exercise exercise, Checks checks) throws IOException {
        final Checked checked = checks.check(() -> false, interim -> { }).orElseThrow();
        (isAll ? checked.all() : checked.brief()).stream().map(Lines::said).forEach(out::println);
        if (hint > 0) {
            final int task = new Left(exercise, checked).task(0);
            Lines.wrapped("\n" + Hints.in(exercise.folder()).hint(task, hint)).forEach(out::println);
        }
        if (isPacked) {
            Lines.wrapped(String.join("\n", new Left(exercise, checked).open())).forEach(out::println);
            if (!checked.isCompiled()) {
                out.println(Lines.said("It does not compile: handed in like this, it is worth nothing."));
            }
            new Pack(exercise).write().forEach(line -> Lines.wrapped(line).forEach(out::println));
        }
        return checked.holds() ? WELL : WRONG;
    }
}
