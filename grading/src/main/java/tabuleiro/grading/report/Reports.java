package tabuleiro.grading.report;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.Utf8ByteOutput;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import tabuleiro.games.Descriptor;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.NameOrder;
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.marks.FailedRule;
import tabuleiro.grading.marks.FinalMark;
import tabuleiro.grading.marks.Groups;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.similarity.Alike;

/** Writes what the instructor and the students read: a page for the class, a page for each submission, the results. */
public final class Reports {

    private static final String INDEX = "index";

    /** What Windows takes for a device, whatever its ending. */
    private static final Pattern OF_WINDOWS = Pattern.compile("con|prn|aux|nul|(com|lpt)\\d");

    private final TemplateEngine templates = TemplateEngine.createPrecompiled(
            null, ContentType.Html, null, "tabuleiro.grading.pages");
    private final Rubric rubric;
    private final BookLinks links;

    /** Will mark by this rubric, and name where the rules stand in the rule book. */
    public Reports(Rubric rubric) {
        this(rubric, BookLinks.of(rubric.exercise().name(), null));
    }

    /** Will mark by this rubric, and link the rules to the rule book. */
    public Reports(Rubric rubric, BookLinks links) {
        this.rubric = rubric;
        this.links = links;
    }

    /**
     * Writes everything into a folder. The submissions are gone through one after the other, and none is kept. The
     * report that is there is replaced, with its pages.
     *
     * @return what became of each, in short
     * @throws GradingException if it cannot be written; the message says why
     */
    public ClassPage write(OutputFolder folder, GradedClass graded) {
        final Set<String> earlier = folder.pages(StoredReport.in(folder).map(StoredReport::pages).orElse(List.of()));
        final Set<String> taken = new HashSet<>(Set.of(INDEX));
        final List<Row> rows = new ArrayList<>();
        final Figures figures = new Figures(Descriptor.in(rubric.exercise().name()));
        final Alike alike = new Alike(rubric.exercise());
        final Adjustments adjustments = adjustments(folder, graded, alike);
        final Map<String, List<String>> likes = alike.words(folder.path());
        for (Graded each : graded.submissions()) {
            final FinalMark given = adjustments.of(rubric, each);
            final Page page = new Page(fileName(each.name(), taken), each, given,
                    FailedRule.of(rubric, given.outcomes(), given.extras()));
            renderAll(folder, page, graded.run(), figures, adjustments, earlier);
            rows.add(Row.of(rubric, page, Concern.of(rubric, page, likes.getOrDefault(each.name(), List.of()))));
        }
        final ClassPage shown = ClassPage.of(rubric, graded.checks(), rows);
        render(folder, "index.html", "class.jte", Map.of("rubric", rubric, "run", graded.run().words(), "edition",
                graded.run().edition(), "shown", shown,
                "links", links, "similar", Files.exists(folder.path().resolve(SimilarPages.FILE))
                        ? SimilarPages.FILE : ""));
        earlier.forEach(folder::delete);
        ResultsFile.write(folder, graded, rubric, rows);
        return shown;
    }

    /** Writes the page of a submission and those of the members of its group; nothing of them is of an earlier time. */
    private void renderAll(OutputFolder folder, Page page, Run run, Figures figures, Adjustments adjustments,
            Set<String> earlier) {
        final Map<String, Object> values = new HashMap<>(Map.of("rubric", rubric, "isolation", run.isolation(),
                "edition", run.edition(), "page", page, "figures", figures, "links", links));
        values.put("page", new Page(page.file(), adjustments.noted(rubric, page.graded()), page.given(),
                page.causes()));
        render(folder, page.file(), "submission.jte", values);
        earlier.remove(page.file());
        final List<Groups.Member> members = adjustments.groups().of(page.graded().handIn());
        for (int i = 0; i < members.size(); i++) {
            final String file = memberPage(page.file(), i);
            final Groups.Member member = members.get(i);
            values.put("page", new Page(file, page.graded().as(member.person()),
                    adjustments.of(rubric, page.graded(), member), page.causes()));
            render(folder, file, "submission.jte", values);
            earlier.remove(file);
        }
    }

    private Adjustments adjustments(OutputFolder folder, GradedClass graded, Alike alike) {
        final Adjustments adjustments = Adjustments.in(folder.path(), rubric, graded);
        graded.submissions().forEach(submission -> {
            if (adjustments.groups().elsewhere(submission.handIn()).isEmpty()) {
                alike.add(submission);
            }
        });
        return adjustments;
    }

    /** Returns the name of the page of a member of a group, whose submission has this page. */
    public static String memberPage(String page, int index) {
        return page.replaceFirst("\\.html$", "_" + (index + 1) + ".html");
    }

    private static String fileName(String name, Set<String> taken) {
        final String plain = NameOrder.plain(name).toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9-]+", "-")
                .replaceAll("^-+|-+$", "");
        final String cut = plain.substring(0, Math.min(plain.length(), 60));
        final String stem = OF_WINDOWS.matcher(cut).matches() ? "page-" + cut : cut;
        String free = stem;
        for (int i = 2; free.isEmpty() || !taken.add(free); i++) {
            free = stem + "-" + i;
        }
        return free + ".html";
    }

    private void render(OutputFolder folder, String file, String template, Map<String, Object> values) {
        final Utf8ByteOutput html = new Utf8ByteOutput();
        templates.render(template, values, html);
        folder.write(file, html::writeTo);
    }
}
