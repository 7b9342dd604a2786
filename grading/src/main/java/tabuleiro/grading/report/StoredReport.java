package tabuleiro.grading.report;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Run;

/**
 * What stands in a report that was written before. It is added to, and nothing in it is replaced unseen.
 *
 * @param graded what came of the submissions
 * @param rubric the fingerprint of the rubric that it was marked by; empty in those of an earlier edition
 * @param pages  the names of the files of the submissions' pages
 */
public record StoredReport(GradedClass graded, String rubric, List<String> pages) {

    /**
     * Returns the report in a folder, if there is one.
     *
     * @throws GradingException if there is one that cannot be read
     */
    public static Optional<StoredReport> in(OutputFolder folder) {
        return Files.exists(folder.path().resolve(ResultsFile.NAME))
                ? Optional.of(ResultsFile.stored(folder.path())) : Optional.empty();
    }

    /**
     * Returns the report in a folder, or with the results in this file.
     *
     * @throws GradingException if there is none, or it cannot be read
     */
    public static StoredReport at(Path place) {
        return ResultsFile.stored(place);
    }

    /**
     * Makes sure that the marks in the report are those of a rubric.
     *
     * @throws GradingException if they are not; the message says what to do
     */
    public void mustBeMarkedBy(Rubric other) {
        if (!rubric.equals(other.fingerprint())) {
            throw new GradingException("The report was marked by another rubric than " + other.title()
                    + " has now. Mark it again first (grade marks REPORT), or name that rubric with --rubric.");
        }
    }

    /**
     * Returns the submissions in the report of a folder, by name; none if there is no report.
     *
     * @throws GradingException if they are of another run or were marked by another rubric; the message says what to do
     */
    public static Map<String, Graded> toBeKept(OutputFolder folder, Run run, Rubric rubric) {
        final Map<String, Graded> kept = new LinkedHashMap<>();
        in(folder).ifPresent(report -> {
            run.difference(report.graded.run()).ifPresent(difference -> {
                throw new GradingException("The report in " + folder.path() + " is not like this grading: it has "
                        + difference + ". Name another folder with --out.");
            });
            if (!report.rubric.equals(rubric.fingerprint())) {
                throw new GradingException("The report in " + folder.path() + " was marked by another rubric. Name that"
                        + " one with --rubric, or mark the report by this one first: grade marks " + folder.path());
            }
            report.graded.submissions().forEach(submission -> kept.put(submission.name(), submission));
        });
        return kept;
    }

    /**
     * Makes sure that the report in a folder, if there is one, may be replaced by this: nothing of it would be lost.
     *
     * @throws GradingException if a submission would be; the message names it
     */
    public static void mustNotBeLost(OutputFolder folder, GradedClass graded) {
        final List<String> lost = new ArrayList<>();
        in(folder).ifPresent(report -> report.graded.submissions().forEach(submission -> lost.add(key(submission))));
        graded.submissions().forEach(submission -> lost.remove(key(submission)));
        if (!lost.isEmpty()) {
            throw new GradingException("There is another report in " + folder.path() + ", with results of "
                    + lost.get(0).lines().findFirst().orElse("") + " that would be lost. Name another folder with"
                    + " --out.");
        }
    }

    private static String key(Graded each) {
        return each.name() + "\n" + each.digest();
    }
}
