package tabuleiro.grading.command;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.BookLinks;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.Reports;
import tabuleiro.grading.report.StoredReport;
import tabuleiro.grading.results.GradedClass;

/** How marks are worked out and shown: what all commands share that write reports. */
final class MarkingOptions {

    @Option(names = "--rubric", paramLabel = "FILE",
            description = "Mark by this rubric instead of the one in grading/rubrics.")
    private Path rubricFile;

    @Option(names = "--rule-book", paramLabel = "URL",
            description = "Link rules to the rule book in this folder (default: the folder rule-book beside the report,"
                    + " if it is there; otherwise, file and anchor are named).")
    private String ruleBook;

    @Mixin
    private LanguageOption language;

    /**
     * Makes sure that the options can be what they say.
     *
     * @throws GradingException if one cannot be
     */
    void mustMakeSense() {
        BookLinks.of("", ruleBook);
    }

    /** Marks by the rubric that a report in this folder was marked by last, unless another is named. */
    void remembered(Path report) {
        final Path kept = Companions.folder(report).resolve(Companions.RUBRIC);
        rubricFile = rubricFile == null && Files.exists(kept) ? kept : rubricFile;
    }

    /** Keeps the rubric that was named in the folder of a report that is marked by it. */
    void remember(OutputFolder folder) {
        if (rubricFile != null && !rubricFile.toAbsolutePath().normalize().equals(
                folder.path().resolve(Companions.RUBRIC).toAbsolutePath().normalize())) {
            folder.write(Companions.RUBRIC, out -> Files.copy(rubricFile, out));
        }
    }

    /**
     * Returns the rubric that the report in a folder was marked by.
     *
     * @throws GradingException if it was marked by another than the one that is named, or has changed since
     */
    Rubric rubric(StoredReport stored, Path report) {
        remembered(report);
        final Rubric rubric = rubric(stored.graded().run().exercise());
        stored.mustBeMarkedBy(rubric);
        return rubric;
    }

    /** Returns the rubric by which an exercise is marked. */
    Rubric rubric(Exercise exercise) {
        final Rubric rubric = Rubric.of(exercise, rubricFile);
        language.speak(rubric);
        return rubric;
    }

    /** Lets this program speak of an exercise in the language that was named, else in that of its own rubric. */
    void speak(Exercise exercise) {
        language.speak(exercise);
    }

    /** Returns the file of that rubric. */
    Path rubricFile(Exercise exercise) {
        return rubricFile == null ? exercise.rubric() : rubricFile;
    }

    /** Returns what writes the reports of an exercise into a folder, marked by this rubric. */
    Reports reports(Rubric rubric, OutputFolder folder) {
        return new Reports(rubric, BookLinks.of(rubric.exercise().name(), ruleBook).orBeside(folder.path()));
    }

    /**
     * Marks these results, and writes reports.
     *
     * @throws GradingException if the rubric does not fit them, or the reports cannot be written
     */
    void mark(GradedClass graded, Path out, PrintWriter terminal) {
        final Rubric rubric = rubric(graded.run().exercise());
        rubric.mustFit(graded.checks());
        final OutputFolder folder = new OutputFolder(out);
        remember(folder);
        new Summary(rubric, terminal).print(reports(rubric, folder).write(folder, graded),
                graded.run(), out);
    }
}
