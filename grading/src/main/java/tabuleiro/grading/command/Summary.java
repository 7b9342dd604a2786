package tabuleiro.grading.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.ClassPage;
import tabuleiro.grading.report.Row;
import tabuleiro.grading.results.Run;

/** Prints the marks of a class as a table. */
final class Summary {

    private final Rubric rubric;
    private final PrintWriter out;

    /** Will say which rubric was marked by, and print here. */
    Summary(Rubric rubric, PrintWriter out) {
        this.rubric = rubric;
        this.out = out;
    }

    /** Prints the table, how the submissions were run, and where the reports are. */
    void print(ClassPage marks, Run run, Path reports) {
        final int submissions = marks.rows().size();
        final int width = marks.rows().stream().mapToInt(each -> name(each).length()).max().orElse(0);
        final String row = "%-" + Math.max(width, "submission".length()) + "s  %5s  %7s  %7s%s%s%s  %s";
        out.printf(Locale.ROOT, "%s: %d submission%s, run in %s.%n%n",
                OneLine.of(rubric.title()), submissions, submissions == 1 ? "" : "s", OneLine.of(run.words()));
        print(row, "submission", "of " + rubric.scale(), "rules", "guards",
                cell(rubric.isPlayed(), 7, "games"), cell(marks.hasContracts(), 9, "contracts"),
                cell(marks.hasOwnExamples(), 7, "faults"), "");
        for (Row each : marks.rows()) {
            print(row, name(each), each.mark(),
                    each.earnedRules() + "/" + marks.marked().rules().size(),
                    each.earnedGuards() + "/" + marks.marked().guards().size(),
                    cell(rubric.isPlayed(), 7, each.games()), cell(marks.hasContracts(), 9, each.contracts()),
                    cell(marks.hasOwnExamples(), 7, each.found()), OneLine.of(each.summary()));
        }
        out.printf("%nReports: %s%n", OneLine.of(reports.resolve("index.html")));
        out.flush();
    }

    /** Returns a cell of a column that a table may have, or nothing. */
    private static String cell(boolean isThere, int width, Object content) {
        return isThere ? ("  %" + width + "s").formatted(content) : "";
    }

    private void print(String row, Object... cells) {
        out.println(row.formatted(cells).stripTrailing());
    }

    private static String name(Row row) {
        return OneLine.of(row.name());
    }
}
