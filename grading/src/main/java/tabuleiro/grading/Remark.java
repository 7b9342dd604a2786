package tabuleiro.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.ResultsFile;
import tabuleiro.grading.report.StoredReport;

/** Works marks out again from stored results, by another or a changed rubric, without running anything. */
@Command(name = "marks", mixinStandardHelpOptions = true, sortOptions = false,
        header = "Marks a report again, by a changed rubric, without running anything.")
final class Remark implements Callable<Integer> {

    @Parameters(paramLabel = "REPORT",
            description = "The folder of the report, or the results.json of an earlier grading.")
    private Path report;

    @Mixin
    private Marking marking;

    @Option(names = "--out", paramLabel = "FOLDER", description = "Where to write the reports (default: REPORT).")
    private Path out;

    @Spec
    private CommandSpec spec;

    /** The marks in another folder are those of this one, so its adjustments go with it. */
    private static void copyAdjustments(Path from, Path to) {
        try {
            if (!Files.exists(from)) {
                return;
            }
            if (Files.exists(to) && Files.mismatch(from, to) >= 0) {
                throw new GradingException("There are other adjustments in " + to
                        + ". Name another folder with --out.");
            }
            Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException broken) {
            throw new GradingException("The adjustments " + from + " cannot be copied to " + to + ".", broken);
        }
    }

    @Override
    public Integer call() {
        marking.mustMakeSense();
        final GradedClass graded = ResultsFile.read(report);
        final Path folder = Files.isDirectory(report) ? report : report.toAbsolutePath().getParent();
        if (out != null) {
            StoredReport.mustNotBeLost(new OutputFolder(out), graded);
            copyAdjustments(folder.resolve(Adjustments.FILE), out.resolve(Adjustments.FILE));
        }
        marking.mark(graded, out == null ? folder : out, spec.commandLine().getOut());
        return 0;
    }
}
