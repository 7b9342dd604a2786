package tabuleiro.grading.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.marks.Groups;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.oral.Oral;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.report.OralPages;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.Reports;
import tabuleiro.grading.report.StoredReport;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.sandbox.Sandbox;

/** Writes sheets for an oral examination about each student's own program, and the same with answers. */
@Command(name = "oral",
        header = "Writes sheets of questions for an oral examination about each student's own program.",
        description = {"", "Writes for each student or member of a group a sheet, and the same with answers for the"
                + " examiner; for the whole class _oral.html leads to them. Programs run in a sandbox, as they are and"
                + " with a line changed, which takes about half a minute each.", ""})
final class OralCommand implements Callable<Integer> {

    private static final int LONGEST = 60;

    @Parameters(index = "0", paramLabel = "REPORT", description = "The folder of the report.")
    private Path report;

    @Parameters(index = "1", arity = "0..*", paramLabel = "NAME",
            description = "Only these submissions, by name or number (default: all).")
    private List<String> names;

    @Option(names = "--minutes", paramLabel = "N", defaultValue = "10",
            description = "How long each talk takes (default: ${DEFAULT-VALUE}).")
    private int minutes;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
            description = "From which number the questions follow (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Mixin
    private IsolationOption isolation;

    @Mixin
    private MarkingOptions marking;

    @Mixin
    private Terminal terminal;

    @Override
    public Integer call() {
        if (minutes < 1 || minutes > LONGEST) {
            throw new GradingException("--minutes is from 1 to " + LONGEST + ", not " + minutes + ".");
        }
        final StoredReport stored = StoredReport.at(report);
        final Rubric rubric = marking.rubric(stored, report);
        final List<Graded> all = new ArrayList<>();
        stored.graded().submissions().forEach(all::add);
        final List<Graded> meant = names == null ? all : names.stream().map(name -> named(name, all)).toList();
        final Groups groups = Adjustments.in(report, rubric, stored.graded()).groups();
        final OralPages pages = new OralPages(new OutputFolder(report), rubric);
        try (Workers workers = new Workers(new Sandbox(isolation.kind(), Home.runtimes()), 1)) {
            workers.probe();
            final Asker asker = new Asker(rubric, workers);
            for (int i = 0; i < all.size(); i++) {
                if (meant.contains(all.get(i))) {
                    write(all.get(i), stored.pages().get(i), groups, asker, pages);
                }
            }
        }
        if (names == null) {
            pages.writeOverview();
            terminal.printWritten(report.resolve(OralPages.FILE));
        } else {
            pages.files().forEach(file -> terminal.printWritten(report.resolve(file)));
        }
        return 0;
    }

    private static Graded named(String name, List<Graded> all) {
        return all.stream().filter(graded -> Stream.of(graded.name(), graded.handIn().person(), graded.handIn().id())
                .anyMatch(name::equals)).findFirst().orElseThrow(() ->
                new GradingException("There is no submission " + name + " in the report."));
    }

    private void write(Graded graded, String page, Groups groups, Asker asker, OralPages pages) {
        terminal.tell("Questions for " + graded.name() + " …");
        final List<Groups.Member> members = groups.of(graded.handIn());
        final Oral oral = asker.about(graded, seed, Math.max(1, members.size()));
        if (members.isEmpty()) {
            pages.write(graded.name(), page, oral.sheet(minutes));
        }
        for (int i = 0; i < members.size(); i++) {
            pages.write(members.get(i).person().toString(), Reports.memberPage(page, i), oral.sheet(minutes));
        }
    }
}
