package tabuleiro.grading;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.BookLinks;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.Reports;
import tabuleiro.grading.report.ResultsFile;

/** Works marks out again from stored results, by another or a changed rubric, without running anything. */
@Command(name = "marks", mixinStandardHelpOptions = true, sortOptions = false,
        header = "Marks stored results again, by a changed rubric, without running anything.")
final class Remark implements Callable<Integer> {

    @Parameters(paramLabel = "RESULTS",
            description = "The results.json of an earlier grading, or the folder it lies in.")
    private Path results;

    @Option(names = "--rubric", paramLabel = "FILE",
            description = "Mark by this rubric instead of the one in grading/rubrics.")
    private Path rubricFile;

    @Option(names = "--rule-book", paramLabel = "URL",
            description = "Link rules to the rule book in this folder (default: name file and anchor).")
    private String ruleBook;

    @Option(names = "--out", paramLabel = "FOLDER", required = true, description = "Where to write the reports.")
    private Path out;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        new Marking(rubricFile, ruleBook, out, spec.commandLine().getOut()).mark(ResultsFile.read(results));
        return 0;
    }

    /**
     * How stored results are marked.
     *
     * @param rubricFile by which rubric; null for the exercise's own
     * @param ruleBook   the address of the rule book; null if there is none
     * @param out        where to write the reports
     * @param table      where to print the marks
     */
    record Marking(Path rubricFile, String ruleBook, Path out, PrintWriter table) {

        /** Marks these results. */
        void mark(GradedClass graded) {
            final Rubric rubric = graded.run().markedBy(Rubric.of(graded.run().exercise(), rubricFile));
            rubric.mustFit(graded.checks());
            final BookLinks links = BookLinks.of(graded.run().exercise().name(), ruleBook);
            new Summary(rubric, table).print(new Reports(rubric, links).write(new OutputFolder(out), graded),
                    graded.run().isolation(), out);
        }
    }
}
