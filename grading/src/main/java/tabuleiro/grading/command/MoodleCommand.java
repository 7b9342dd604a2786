package tabuleiro.grading.command;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.gradebook.FeedbackZip;
import tabuleiro.grading.gradebook.Returned;
import tabuleiro.grading.gradebook.Worksheet;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.StoredReport;

/** Gives marks and pages back to Moodle: fills its grading worksheet, and packs the pages as feedback files. */
@Command(name = "moodle",
        header = "Fills Moodle's grading worksheet, and packs the pages as feedback files.",
        description = {"", "Writes WORKSHEET with marks and comments filled in, all else as it was, and feedback.zip"
                + " with the students' pages.", ""})
final class MoodleCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "REPORT", description = "The folder of the report.")
    private Path report;

    @Parameters(index = "1", arity = "0..1", paramLabel = "WORKSHEET",
            description = "The grading worksheet as Moodle offers it for download; without it, only the pages are"
                    + " packed.")
    private Path worksheet;

    @Mixin
    private MarkingOptions marking;

    @Option(names = "--columns", paramLabel = "NAMES", split = ",",
            description = "What the columns are called, if they are not found (they are in English, Portuguese,"
                    + " Spanish, French and German): those for Identifier, Grade,"
                    + " Maximum Grade and Feedback comments, with commas between.")
    private List<String> columns = Worksheet.COLUMNS;

    @Option(names = "--out", paramLabel = "FOLDER", required = true,
            description = "Where to write the filled worksheet, under its own name, and feedback.zip.")
    private Path out;

    @Mixin
    private Terminal terminal;

    @Override
    public Integer call() throws IOException {
        final StoredReport stored = StoredReport.at(report);
        if (columns.size() != Worksheet.COLUMNS.size()) {
            throw new GradingException("--columns names " + Worksheet.COLUMNS.size() + " columns, in this order: "
                    + String.join(", ", Worksheet.COLUMNS) + ".");
        }
        final Rubric rubric = marking.rubric(stored, report);
        final List<Returned> all = Returned.of(stored, rubric, report);
        final OutputFolder folder = new OutputFolder(out);
        final List<Returned> known = worksheet == null ? all : fill(all, rubric, folder);
        final FeedbackZip zip = new FeedbackZip();
        folder.write("feedback.zip", bytes -> zip.write(report, known, bytes));
        zip.left().stream().filter(each -> worksheet == null).forEach(terminal::tell);
        terminal.printWritten(Optional.ofNullable(worksheet).map(sheet -> out.resolve(sheet.getFileName()) + ", ")
                .orElse("") + out.resolve("feedback.zip"));
        return 0;
    }

    /** Returns those whom the worksheet does not call by another name. */
    private List<Returned> fill(List<Returned> all, Rubric rubric, OutputFolder folder) {
        final byte[] bytes;
        try {
            bytes = Files.readAllBytes(worksheet);
        } catch (IOException unreadable) {
            throw new GradingException("The worksheet " + worksheet + " cannot be read.", unreadable);
        }
        final Worksheet sheet = new Worksheet(bytes, columns);
        final byte[] filled = sheet.filled(all, rubric.terms().policy().nothing().map(mark ->
                mark.movePointRight(2).divide(BigDecimal.valueOf(rubric.scale()), MathContext.DECIMAL64)));
        final Path target = out.resolve(worksheet.getFileName());
        if (target.toAbsolutePath().normalize().equals(worksheet.toAbsolutePath().normalize())) {
            throw new GradingException("The worksheet is not overwritten: name another folder with --out.");
        }
        folder.write(worksheet.getFileName().toString(), stream -> stream.write(filled));
        sheet.left().forEach(terminal::tell);
        return all.stream().filter(returned -> !sheet.isMisfit(returned)).toList();
    }
}
