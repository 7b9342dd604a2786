package tabuleiro.grading;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tabuleiro.grading.gradebook.MarksTable;
import tabuleiro.grading.gradebook.Returned;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.StoredReport;

/** Writes the marks of a report as a table. */
@Command(name = "csv", mixinStandardHelpOptions = true, sortOptions = false,
        header = "Writes the marks of a report as comma-separated values.")
final class MarksCommand implements Callable<Integer> {

    @Parameters(paramLabel = "REPORT", description = "The folder of the report.")
    private Path report;

    @Mixin
    private Marking marking;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where to write the table.")
    private Path out;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        final StoredReport stored = StoredReport.at(report);
        final Run run = stored.graded().run();
        final List<Returned> all = Returned.of(stored, run.markedBy(marking.rubric(run.exercise())), report);
        final Path file = out.toAbsolutePath();
        new OutputFolder(file.getParent()).write(file.getFileName().toString(), bytes -> MarksTable.write(all, bytes));
        spec.commandLine().getOut().println("Written: " + OneLine.of(out));
        spec.commandLine().getOut().flush();
        return 0;
    }
}
