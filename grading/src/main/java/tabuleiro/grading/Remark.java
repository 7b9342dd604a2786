package tabuleiro.grading;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.Reports;
import tabuleiro.grading.report.ResultsFile;

/** Works marks out again from stored results, by another or a changed rubric, without running anything. */
@Command(name = "marks", mixinStandardHelpOptions = true, sortOptions = false,
        header = "Marks stored results again, by a changed rubric, without running anything.")
final class Remark implements Callable<Integer> {

    @Parameters(paramLabel = "RESULTS", description = "The results.json of an earlier grading.")
    private Path results;

    @Option(names = "--rubric", paramLabel = "FILE",
            description = "Mark by this rubric instead of the one in grading/rubrics.")
    private Path rubricFile;

    @Option(names = "--out", paramLabel = "FOLDER", required = true, description = "Where to write the reports.")
    private Path out;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (!Files.isRegularFile(results)) {
            throw new GradingException("There is no file " + results + ".");
        }
        final GradedClass graded = ResultsFile.read(results);
        if (rubricFile == null && !Exercise.known().contains(graded.exercise())) {
            throw new GradingException("There is no rubric for " + graded.exercise().name() + ".");
        }
        final Rubric rubric = Rubric.read(rubricFile == null ? graded.exercise().rubric() : rubricFile);
        new Reports(rubric).write(out, graded);
        new Summary(rubric, spec.commandLine().getOut()).print(graded, out);
        return 0;
    }
}
