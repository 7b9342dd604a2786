package tabuleiro.grading;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import tabuleiro.grading.judge.Text;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.Page;
import tabuleiro.grading.report.Reports;

/** Prints the marks of a class as a table. */
final class Summary {

    private final Rubric rubric;
    private final PrintWriter out;

    /** Will mark by this rubric and print here. */
    Summary(Rubric rubric, PrintWriter out) {
        this.rubric = rubric;
        this.out = out;
    }

    /** Prints the table and where the reports are. */
    void print(GradedClass graded, Path reports) {
        final List<Page> pages = new Reports(rubric).pages(graded);
        final int width = pages.stream().mapToInt(page -> name(page).length()).max().orElse(0);
        final String row = "%-" + Math.max(width, "submission".length()) + "s  %5s  %7s  %7s  %s%n";
        out.printf(Locale.ROOT, "%s: %d submission%s, run in %s.%n%n",
                rubric.title(), pages.size(), pages.size() == 1 ? "" : "s", graded.isolation());
        out.printf(Locale.ROOT, row, "submission", "of " + rubric.scale(), "rules", "guards", "");
        for (Page page : pages) {
            final MarkSheet marks = page.marks();
            out.printf(Locale.ROOT, row, name(page), marks.mark(),
                    marks.earnedRules() + "/" + marks.rules().size(),
                    marks.earnedGuards() + "/" + marks.guards().size(), page.summary());
        }
        out.printf("%nReports: %s%n", reports.resolve("index.html"));
        out.flush();
    }

    private static String name(Page page) {
        return Text.clean(page.graded().name()).replace('\n', ' ');
    }
}
