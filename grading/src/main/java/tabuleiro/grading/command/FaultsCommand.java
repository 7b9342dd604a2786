package tabuleiro.grading.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.marks.Matrix;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.report.FaultsPage;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.sandbox.Isolation;
import tabuleiro.grading.sandbox.Sandbox;
import tabuleiro.grading.suite.Suite;
import tabuleiro.grading.testing.FaultTrial;
import tabuleiro.grading.testing.RandomGames;
import tabuleiro.grading.testing.Tester;

/** Tries the mistakes of {@code grading/faults} and writes which examples find them. */
@Command(name = "faults",
        header = "Tries the mistakes in grading/faults, and writes which examples find them and what they cost.")
final class FaultsCommand implements Callable<Integer> {

    @Parameters(arity = "0..*", paramLabel = "EXERCISE",
            description = "The exercises, such as quarto (default: all for which faults are written down).")
    private List<String> exercises;

    @Option(names = "--only", paramLabel = "TEXT", defaultValue = "",
            description = "Only the faults whose rule and mistake contain this text, such as DR-12.")
    private String only;

    @Option(names = "--play", description = "Play the random games with each fault as well (takes longer).")
    private boolean play;

    @Mixin
    private JobsOption jobs;

    @Option(names = "--out", paramLabel = "FOLDER", required = true, description = "Where to write the pages.")
    private Path out;

    @Mixin
    private Terminal terminal;

    @Override
    public Integer call() {
        final int atOnce = jobs.number();
        final List<Faults> chosen = chosen();
        final OutputFolder folder = new OutputFolder(out);
        try (Workers workers = new Workers(new Sandbox(Isolation.SANDBOX, Home.runtimes()), atOnce)) {
            workers.probe();
            for (Faults faults : chosen) {
                final Exercise exercise = faults.exercise();
                final Tester tester = new Tester(exercise, workers, () -> new Suite(exercise),
                        play ? Optional.of(RandomGames.with(faults)) : Optional.empty(), faults.reference(),
                        Optional.empty());
                final Rubric rubric = Rubric.read(exercise.rubric()).withoutContracts();
                final Matrix matrix = Matrix.of(play ? rubric : rubric.withoutPlay(), tester.checks(),
                        faults.faults(), FaultTrial.observed(tester, faults, atOnce));
                print(matrix, new FaultsPage(matrix, only).write(folder));
            }
        }
        return 0;
    }

    private List<Faults> chosen() {
        final List<Faults> chosen =
                (exercises == null ? Faults.exercises() : exercises.stream().map(Exercise::named).toList()).stream()
                        .map(exercise -> Faults.of(exercise).with(only)).filter(faults -> !faults.faults().isEmpty())
                        .toList();
        if (chosen.isEmpty()) {
            throw new GradingException("No fault contains " + only + " in its rule and mistake; all of them are in "
                    + Home.faults() + ".");
        }
        return chosen;
    }

    private void print(Matrix matrix, Path page) {
        terminal.print("%s: %s faults, %s of them not found by an example of their rule.".formatted(
                matrix.rubric().title(), matrix.tries().size(), matrix.survivors().size()));
        matrix.survivors().forEach(fault -> terminal.print("  " + fault));
        terminal.print("Page: " + page);
    }
}
