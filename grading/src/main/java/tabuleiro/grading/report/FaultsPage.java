package tabuleiro.grading.report;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.Utf8ByteOutput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tabuleiro.grading.marks.Matrix;
import tabuleiro.grading.results.Check;

/**
 * The page that shows, rule by rule, which examples find which faults.
 *
 * @param matrix which examples find which faults
 * @param only   the text that the faults contain, if not all were tried; otherwise empty
 */
public record FaultsPage(Matrix matrix, String only) {

    /**
     * A rule, or the guards of a rule.
     *
     * @param rule   the id of the rule
     * @param guard  whether it is about its guards
     * @param law    the rule in a sentence; empty for guards
     * @param checks its examples
     * @param tries  what came of the faults in it
     */
    public record Section(String rule, boolean guard, String law, List<Check> checks, List<Matrix.Try> tries) {
    }

    /** Returns the rules, and after them the guards, in which a fault was tried, in the order of the features. */
    public List<Section> sections() {
        final List<Section> sections = new ArrayList<>();
        for (boolean guard : new boolean[] {false, true}) {
            matrix.checks().stream().filter(check -> check.guard() == guard).map(Check::rule).distinct()
                    .filter(rule -> !matrix.of(rule, guard).isEmpty())
                    .forEach(rule -> sections.add(section(rule, guard)));
        }
        return sections;
    }

    private Section section(String rule, boolean guard) {
        final List<Check> checks = matrix.checks().stream()
                .filter(check -> check.rule().equals(rule) && check.guard() == guard).toList();
        return new Section(rule, guard, checks.get(0).law(), checks, matrix.of(rule, guard));
    }

    /** Checks whether random games were played as well. */
    public boolean isPlayed() {
        return matrix.tries().stream().anyMatch(tried -> tried.played().isPresent());
    }

    /** Returns how many random games a fault loses, of how many. */
    public static String gamesLost(Matrix.Try each) {
        return each.played().map(played -> (played.games() - played.right()) + " of " + played.games()).orElse("");
    }

    /** Writes the page into a folder, under the name of the exercise, and returns where it lies. */
    public Path write(OutputFolder folder) {
        final TemplateEngine templates =
                TemplateEngine.createPrecompiled(null, ContentType.Html, null, "tabuleiro.grading.pages");
        final Utf8ByteOutput html = new Utf8ByteOutput();
        templates.render("faults.jte", Map.of("page", this), html);
        final String file = "faults-" + matrix.rubric().exercise().name() + ".html";
        folder.write(file, html::writeTo);
        return folder.path().resolve(file);
    }
}
