package tabuleiro.grading.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.craft.Craft;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.CraftPages;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.StoredReport;
import tabuleiro.grading.results.Graded;

/** Shows the craft of the programs in a report: facts, and for each criterion a level that they propose. */
@Command(name = "craft",
        header = "Shows how the programs of a report are made: facts, and the levels that they propose.",
        description = {"", "Writes _craft.html and a page for each program, for the instructor alone: its classes, what"
                + " is long, deep, copied, unused or not documented, and a level for each criterion with its reasons."
                + " Nothing runs. The levels that you decide on stand under craft in adjustments.yaml.", ""})
final class CraftCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "REPORT", description = "The folder of the report.")
    private Path report;

    @Parameters(index = "1", arity = "0..*", paramLabel = "NAME",
            description = "Only these submissions, by name or number (default: all).")
    private List<String> names;

    @Mixin
    private MarkingOptions marking;

    @Mixin
    private Terminal terminal;

    @Override
    public Integer call() {
        final StoredReport stored = StoredReport.at(report);
        final Rubric rubric = marking.rubric(stored, report);
        final List<Graded> all = new ArrayList<>();
        stored.graded().submissions().forEach(all::add);
        final List<Graded> meant = meant(all, names);
        final CraftPages pages = new CraftPages(new OutputFolder(report), rubric);
        for (int i = 0; i < all.size(); i++) {
            if (meant.contains(all.get(i))) {
                pages.write(Craft.of(rubric.exercise(), all.get(i)), stored.pages().get(i));
            }
        }
        pages.writeOverview();
        terminal.printWritten(report.resolve(CraftPages.FILE));
        return 0;
    }

    /**
     * Returns those of these submissions that have one of these names or numbers.
     *
     * @param names null for all
     * @throws GradingException if there is none of a name; the message says so
     */
    static List<Graded> meant(List<Graded> all, List<String> names) {
        if (names == null) {
            return all;
        }
        return names.stream().map(name -> all.stream().filter(each -> Stream.of(each.name(), each.handIn().person(),
                each.handIn().id()).anyMatch(name::equals)).findFirst().orElseThrow(() ->
                new GradingException("There is no submission " + name + " in the report."))).toList();
    }
}
