package tabuleiro.grading.command;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.SuiteEdition;
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.play.Scripts;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.ResultsFile;
import tabuleiro.grading.report.StoredReport;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Run;

/** Works marks out again from stored results, by another or a changed rubric, without running anything. */
@Command(name = "marks",
        header = "Marks a report again, by a changed rubric, without running anything.")
final class MarksCommand implements Callable<Integer> {

    @Parameters(paramLabel = "REPORT",
            description = "The folder of the report, or the results.json of an earlier grading.")
    private Path report;

    @Mixin
    private MarkingOptions marking;

    @Option(names = "--out", paramLabel = "FOLDER", description = "Where to write the reports (default: REPORT).")
    private Path out;

    @Mixin
    private Terminal terminal;

    @Override
    public Integer call() {
        marking.mustMakeSense();
        marking.remembered(report);
        final GradedClass graded = ResultsFile.read(report);
        mustHaveAllGames(graded);
        mustBeMarkable(graded);
        if (out != null) {
            final OutputFolder folder = new OutputFolder(out);
            StoredReport.mustNotBeLost(folder, graded);
            Companions.carry(List.of(report), folder);
        }
        marking.mark(graded, out == null ? Companions.folder(report) : out, terminal.out());
        return 0;
    }

    /** Of today's edition it is known how many games a submission plays. */
    static void mustHaveAllGames(GradedClass graded) {
        final Run run = graded.run();
        if (!run.edition().equals(SuiteEdition.current()) || run.play().isEmpty()) {
            return;
        }
        final int games = Scripts.games(run.exercise(), false);
        graded.submissions().forEach(submission -> submission.extras().played()
                .filter(played -> played.games() != games).ifPresent(changed -> {
                    throw new GradingException("The results were changed since they were written: " + submission.name()
                            + " has played " + changed.games() + " games and not " + games + ".");
                }));
    }

    /** What is refused leaves nothing behind. */
    private void mustBeMarkable(GradedClass graded) {
        final Rubric rubric = marking.rubric(graded.run().exercise());
        rubric.mustFit(graded.checks());
        Adjustments.in(Companions.folder(report), rubric, graded);
    }
}
