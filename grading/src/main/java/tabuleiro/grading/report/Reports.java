package tabuleiro.grading.report;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.Utf8ByteOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tabuleiro.grading.Graded;
import tabuleiro.grading.GradedClass;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.Rubric;

/** Writes what the instructor and the students read: a page for the class, a page for each submission, the results. */
public final class Reports {

    private final TemplateEngine templates = TemplateEngine.createPrecompiled(
            null, ContentType.Html, null, "tabuleiro.grading.pages");
    private final Rubric rubric;

    /** Will mark by this rubric. */
    public Reports(Rubric rubric) {
        this.rubric = rubric;
    }

    /** Which pages does a class need? In the order of its submissions. */
    public List<Page> pages(GradedClass graded) {
        final Set<String> taken = new HashSet<>(Set.of("index"));
        final List<Page> pages = new ArrayList<>();
        for (Graded each : graded.submissions()) {
            pages.add(new Page(fileName(each.name(), taken), each, MarkSheet.of(rubric, each.outcomes())));
        }
        return pages;
    }

    private static String fileName(String name, Set<String> taken) {
        final String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9-]+", "-").replaceAll("^-|-$", "");
        final String stem = plain.substring(0, Math.min(plain.length(), 60));
        String free = stem;
        for (int i = 2; free.isEmpty() || !taken.add(free); i++) {
            free = stem + "-" + i;
        }
        return free + ".html";
    }

    /**
     * Writes everything into a folder, which is made if it is not there.
     *
     * @throws GradingException if that cannot be done; the message says why
     */
    public void write(Path folder, GradedClass graded) {
        try {
            Files.createDirectories(folder);
            writeAll(folder, graded);
        } catch (IOException broken) {
            throw new GradingException("The reports cannot be written to " + folder + ": " + reason(broken)
                    + ". Name another folder with --out.", broken);
        }
    }

    private static String reason(IOException broken) {
        if (broken instanceof FileAlreadyExistsException) {
            return "that is a file, not a folder";
        }
        return broken instanceof AccessDeniedException ? "you have no right to write there" : broken.getMessage();
    }

    private void writeAll(Path folder, GradedClass graded) throws IOException {
        ResultsFile.write(folder.resolve("results.json"), graded, rubric);
        final List<Page> pages = pages(graded);
        for (Page page : pages) {
            render(folder.resolve(page.file()), "submission.jte",
                    Map.of("rubric", rubric, "isolation", graded.isolation(), "page", page));
        }
        render(folder.resolve("index.html"), "class.jte",
                Map.of("rubric", rubric, "isolation", graded.isolation(), "shown", new ClassPage(pages)));
    }

    private void render(Path file, String template, Map<String, Object> values) throws IOException {
        final Utf8ByteOutput html = new Utf8ByteOutput();
        templates.render(template, values, html);
        try (OutputStream out = Files.newOutputStream(file)) {
            html.writeTo(out);
        }
    }
}
