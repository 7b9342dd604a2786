package tabuleiro.grading.report;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.Utf8ByteOutput;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tabuleiro.grading.craft.Craft;
import tabuleiro.grading.marks.Criterion;
import tabuleiro.grading.marks.Rubric;

/** The pages for the instructor alone that show the craft of each program. No submission's page has such a name. */
public final class CraftPages {

    /** The name of the first of them. */
    public static final String FILE = "_craft.html";

    private final TemplateEngine templates =
            TemplateEngine.createPrecompiled(null, ContentType.Html, null, "tabuleiro.grading.pages");
    private final OutputFolder folder;
    private final Rubric rubric;
    private final List<Line> all = new ArrayList<>();

    /**
     * A program, and where it is shown.
     *
     * @param craft what is shown
     * @param page  the page of its submission
     * @param file  the page of its craft
     */
    public record Shown(Craft craft, String page, String file) {
    }

    /**
     * What the first page says of a program; the program itself is not kept.
     *
     * @param name    of its submission
     * @param file    the page of its craft
     * @param lines   how many lines of code it has
     * @param classes how many
     * @param levels  those that are proposed, in the order of the criteria
     */
    public record Line(String name, String file, int lines, int classes, List<Integer> levels) {
    }

    /** Will write pages into the folder of a report that is marked by a rubric. */
    public CraftPages(OutputFolder folder, Rubric rubric) {
        this.folder = folder;
        this.rubric = rubric;
    }

    /** Writes the page of a program, whose submission has this page. */
    public void write(Craft craft, String page) {
        final Shown shown = new Shown(craft, page, "_craft-" + page);
        all.add(new Line(craft.graded().name(), shown.file, craft.program().lines(), craft.map().lines().size(),
                Stream.of(Criterion.values()).map(craft::proposed).toList()));
        render(shown.file, "craft.jte", Map.of("shown", shown, "title", rubric.title()));
    }

    /** Writes the page that leads to those of all programs that have been written. */
    public void writeOverview() {
        render(FILE, "crafts.jte", Map.of("all", List.copyOf(all), "title", rubric.title()));
    }

    /** Removes the pages of these submissions' craft from a report. */
    public static void remove(OutputFolder folder, List<String> pages) {
        folder.delete(FILE);
        pages.forEach(page -> folder.delete("_craft-" + page));
    }

    private void render(String file, String template, Map<String, Object> values) {
        final Utf8ByteOutput html = new Utf8ByteOutput();
        templates.render(template, values, html);
        folder.write(file, html::writeTo);
    }
}
