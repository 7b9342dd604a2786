package tabuleiro.grading.report;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.Utf8ByteOutput;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.results.Question;

/** The sheets for an oral examination: one for each person, and the same with answers for the examiner. */
public final class OralPages {

    /** The name of the page that leads to all sheets. */
    public static final String FILE = "_oral.html";

    private final TemplateEngine templates =
            TemplateEngine.createPrecompiled(null, ContentType.Html, null, "tabuleiro.grading.pages");
    private final OutputFolder folder;
    private final Rubric rubric;
    private final Figures figures;
    private final List<Sheet> all = new ArrayList<>();

    /**
     * The sheet of one person.
     *
     * @param name      of the person
     * @param file      the name of the page
     * @param answers   the name of the page with answers
     * @param minutes   how long it takes
     * @param questions what is asked
     */
    public record Sheet(String name, String file, String answers, int minutes, List<Question> questions) {
    }

    /** Will write sheets into the folder of a report that is marked by a rubric. */
    public OralPages(OutputFolder folder, Rubric rubric) {
        this.folder = folder;
        this.rubric = rubric;
        figures = new Figures(Descriptor.in(rubric.exercise().name()));
    }

    /** Writes the sheet of a person whose work has this page. */
    public void write(String name, String page, List<Question> questions) {
        final String stem = "_oral-" + page.replaceFirst("\\.html$", "");
        final Sheet sheet = new Sheet(name, stem + ".html", stem + "_answers.html",
                questions.stream().mapToInt(question -> question.kind().minutes()).sum(), questions);
        all.add(sheet);
        for (boolean answered : new boolean[] {false, true}) {
            render(answered ? sheet.answers : sheet.file, "oral.jte", Map.of("sheet", sheet, "title", rubric.title(),
                    "figures", figures, "answered", answered));
        }
    }

    /** Writes the page that leads to all sheets that have been written. */
    public void writeOverview() {
        render(FILE, "orals.jte", Map.of("all", List.copyOf(all), "title", rubric.title()));
    }

    /** Returns the names of the pages that have been written, those with answers after those without. */
    public List<String> files() {
        return all.stream().flatMap(sheet -> Stream.of(sheet.file, sheet.answers)).toList();
    }

    /** Removes the sheets of those whose work has one of these pages. */
    public static void remove(OutputFolder folder, List<String> pages) {
        folder.delete(FILE);
        folder.pages(pages).forEach(page -> {
            final String stem = "_oral-" + page.replaceFirst("\\.html$", "");
            folder.delete(stem + ".html");
            folder.delete(stem + "_answers.html");
        });
    }

    private void render(String file, String template, Map<String, Object> values) {
        final Utf8ByteOutput html = new Utf8ByteOutput();
        templates.render(template, values, html);
        folder.write(file, html::writeTo);
    }
}
