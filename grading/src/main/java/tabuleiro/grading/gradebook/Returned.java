package tabuleiro.grading.gradebook;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.marks.FailedRule;
import tabuleiro.grading.marks.FinalMark;
import tabuleiro.grading.marks.Groups;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.Reports;
import tabuleiro.grading.report.StoredReport;
import tabuleiro.grading.results.Graded;

/**
 * What goes back to one student.
 *
 * @param handIn  who it is
 * @param page    the name of the file of the student's page
 * @param mark    on the rubric's scale
 * @param scale   the full mark
 * @param words   how the mark follows from that of the rubric; none if it is that
 * @param why     what to mend first, or why there is nothing
 */
public record Returned(HandIn handIn, String page, BigDecimal mark, int scale, List<String> words, String why) {

    private static final int MOST_CAUSES = 3;

    /**
     * Returns what goes back to each student of a report, in its order.
     *
     * @param folder of the report, in which the adjustments lie
     * @param rubric by which the report was marked
     */
    public static List<Returned> of(StoredReport report, Rubric rubric, Path folder) {
        final List<Returned> all = new ArrayList<>();
        final Iterator<String> pages = report.pages().iterator();
        final Adjustments adjustments = Adjustments.in(folder, rubric, report.graded());
        for (Graded each : report.graded().submissions()) {
            final String page = pages.next();
            final List<Groups.Member> members = adjustments.groups().of(each.handIn());
            for (int i = 0; i < members.size(); i++) {
                all.add(of(each.as(members.get(i).person()), Reports.memberPage(page, i), rubric,
                        adjustments.of(rubric, each, members.get(i))));
            }
            if (members.isEmpty() && adjustments.groups().elsewhere(each.handIn()).isEmpty()) {
                all.add(of(each, page, rubric, adjustments.of(rubric, each)));
            }
        }
        return all;
    }

    private static Returned of(Graded graded, String page, Rubric rubric, FinalMark given) {
        return new Returned(graded.handIn(), page, given.mark(), rubric.scale(), given.words(),
                why(graded, rubric, given));
    }

    private static String why(Graded graded, Rubric rubric, FinalMark given) {
        if (!graded.problem().isEmpty()) {
            return "This submission " + graded.problem().get(0) + ".";
        }
        final String causes = FailedRule.of(rubric, given.outcomes(), given.extras()).stream()
                .filter(failed -> failed.regains().signum() > 0).limit(MOST_CAUSES)
                .map(failed -> failed.rule() + (failed.guard() ? " guard" : ""))
                .collect(Collectors.joining(", "));
        if (!causes.isEmpty()) {
            return "Mend first: " + causes + ".";
        }
        if (given.sheet().mark().compareTo(BigDecimal.valueOf(rubric.scale())) != 0) {
            return "No rule loses marks; the page says what else does.";
        }
        return given.mark().compareTo(given.sheet().mark()) < 0 ? "The program is right." : "All is right.";
    }

    /** Returns a line that says what the mark is, how it follows, and what to mend first. */
    public String comment() {
        return comment(mark.toString(), Integer.toString(scale), "");
    }

    /** Returns the same where the full mark is another: how the mark follows is then said on the scale of the page. */
    String comment(String converted, String full) {
        return comment(converted, full, "Of " + scale + ", as the page counts: ");
    }

    private String comment(String shown, String full, String scaled) {
        return shown + " of " + full + ". " + (words.isEmpty() ? "" : scaled + String.join(" ", words) + " ") + why;
    }

    /**
     * Returns what goes back, by the number by which a platform knows the student.
     *
     * @param left is told, in a line each, who is left out: those without a number, and those of whom two have the same
     */
    static Map<String, Returned> byId(List<Returned> all, List<String> left) {
        final Map<String, Returned> byId = new TreeMap<>();
        all.stream().filter(returned -> returned.handIn().isGroup()).forEach(returned ->
                left.add("Left out: " + returned.handIn().label() + " is a group, and nobody says whose."
                        + " Name its members in " + Groups.FILE + " in the report; grade"
                + " adjustments REPORT --worksheet FILE does so if the worksheet has a column Group."));
        all.stream().filter(returned -> !returned.handIn().isGroup()).collect(Collectors.groupingBy(returned ->
                        returned.handIn().id(), TreeMap::new, Collectors.toList()))
                .forEach((id, several) -> {
                    final String names = several.stream().map(returned -> returned.handIn().label())
                            .collect(Collectors.joining(", "));
                    if (id.isEmpty()) {
                        left.add("Left out, for their names have no number of a platform: " + names + ".");
                    } else if (several.size() > 1) {
                        left.add("Left out, for all have the number " + id + ": " + names + ".");
                    } else {
                        byId.put(id, several.get(0));
                    }
                });
        return byId;
    }
}
