package tabuleiro.grading.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.gradebook.Gradescope;
import tabuleiro.grading.gradebook.JUnitXml;
import tabuleiro.grading.gradebook.MarksTable;
import tabuleiro.grading.gradebook.Returned;
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.StoredReport;
import tabuleiro.grading.results.Graded;

/** Writes a report in the form that another program reads. */
@Command(name = "export",
        header = "Writes a report for another program: as csv, junit or gradescope.")
final class ExportCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "FORM", description = "csv: the marks as a table. junit: what came of every"
            + " example, as JUnit writes it. gradescope: the results.json of its autograder, of one submission.")
    private String form;

    @Parameters(index = "1", paramLabel = "REPORT", description = "The folder of the report.")
    private Path report;

    @Mixin
    private MarkingOptions marking;

    @Option(names = "--locale", paramLabel = "LANGUAGE",
            description = "Write csv for the spreadsheets of a language, such as pt-PT: with"
                    + " its decimal comma, semicolons between cells, and a byte order mark.")
    private String locale;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where to write it.")
    private Path out;

    @Mixin
    private Terminal terminal;

    @Override
    public Integer call() {
        final StoredReport stored = StoredReport.at(report);
        final Rubric rubric = marking.rubric(stored, report);
        final List<Returned> all = Returned.of(stored, rubric, report);
        final Path file = out.toAbsolutePath();
        new OutputFolder(file.getParent()).write(file.getFileName().toString(), switch (form) {
            case "csv" -> bytes -> MarksTable.write(all, language(), bytes);
            case "junit" -> bytes -> JUnitXml.write(shown(stored, rubric), bytes);
            case "gradescope" -> gradescope(stored, rubric, all);
            default -> throw new GradingException("A report is exported as csv, junit or gradescope, not " + form
                    + ".");
        });
        terminal.printWritten(out);
        return 0;
    }

    private Optional<Locale> language() {
        final Optional<Locale> language = Optional.ofNullable(locale).map(Locale::forLanguageTag);
        if (language.filter(each -> !List.of(Locale.getISOLanguages()).contains(each.getLanguage())).isPresent()) {
            throw new GradingException("--locale is a language such as pt-PT or en, not " + locale + ".");
        }
        return language;
    }

    private static List<Graded> shown(StoredReport stored, Rubric rubric) {
        final List<Graded> shown = new ArrayList<>();
        stored.graded().submissions().forEach(graded ->
                shown.add(graded.with(rubric.shown(graded.outcomes()), graded.extras())));
        return shown;
    }

    private OutputFolder.Body gradescope(StoredReport stored, Rubric rubric, List<Returned> all) {
        final List<Graded> submissions = new ArrayList<>();
        stored.graded().submissions().forEach(submissions::add);
        if (submissions.size() != 1) {
            throw new GradingException("Gradescope reads the results of one submission, but " + report + " has "
                    + submissions.size() + ": grade one into a report of its own.");
        }
        final Graded only = submissions.get(0);
        return bytes -> Gradescope.write(only, Adjustments.in(report, rubric, stored.graded())
                .of(rubric, only), all.get(0).comment(), bytes);
    }
}
