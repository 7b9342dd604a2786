package tabuleiro.grading.command;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.craft.Craft;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.CraftPages;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.StoredReport;

/** Shows the craft of the programs in a report: facts, and for each criterion a level that they propose. */
@Command(name = "craft",
        header = "Shows how the programs of a report are made: facts, and the levels that they propose.",
        description = {"", "Writes _craft.html and a page for each program, for the instructor alone: its classes, what"
                + " is long, deep, copied, unused or not documented, and a level for each criterion with its reasons."
                + " Nothing runs. The levels that you decide on stand under craft in adjustments.yaml.", ""})
final class CraftCommand implements Callable<Integer> {

    @Parameters(paramLabel = "REPORT", description = "The folder of the report.")
    private Path report;

    @Mixin
    private MarkingOptions marking;

    @Mixin
    private Terminal terminal;

    @Override
    public Integer call() {
        final StoredReport stored = StoredReport.at(report);
        final Rubric rubric = marking.rubric(stored, report);
        final CraftPages pages = new CraftPages(new OutputFolder(report), rubric);
        final Iterator<String> files = stored.pages().iterator();
        stored.graded().submissions().forEach(graded -> pages.write(Craft.of(rubric.exercise(), graded), files.next()));
        pages.writeOverview();
        terminal.printWritten(report.resolve(CraftPages.FILE));
        return 0;
    }
}
