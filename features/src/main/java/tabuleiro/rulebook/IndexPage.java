package tabuleiro.rulebook;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The first page: what the book is, every rule by its id, and the rules by the sections of the original assignments.
 *
 * @param chapters all chapters
 * @param briefs   where the original assignments ask for the rules
 * @param html     how texts are written
 */
record IndexPage(List<Chapter> chapters, Briefs briefs, Html html) {

    /** Returns the page. */
    String written(String navigation) {
        return html.page("Tabuleiro: the rules", navigation + "<p><a href=\"#rules\">Every rule</a></p>\n"
                + "<p><a href=\"#assignments\">Rules by assignment</a></p>\n", """
                <h1>The rules</h1>
                <p>Every rule has one name, its id, which is the same in the feature files, in the contracts, in the
                refusals, in the rubrics and in the reports. A rule is a sentence; its examples unfold below it. What
                was decided where an original assignment leaves something open stands under the rule as a decision.</p>
                """ + "<ul class=\"chapters\">\n" + chapters.stream().map(chapter ->
                "<li><a href=\"%s\">%s</a> <span class=\"quiet\">%d rules, %d examples</span></li>\n".formatted(
                        chapter.page(), Html.escaped(chapter.title()), chapter.rules().size(),
                        chapter.files().stream().mapToInt(file -> file.examples().size()).sum()))
                .collect(Collectors.joining()) + "</ul>\n<h2 id=\"rules\">Every rule</h2>\n"
                + chapters.stream().map(this::rules).collect(Collectors.joining())
                + "<h2 id=\"assignments\">Rules by assignment</h2>\n<p>The assignments are in Portuguese. Functions are"
                + " named where an assignment has no sections.</p>\n"
                + chapters.stream().filter(chapter -> chapter.game().isPresent()).map(this::assignment)
                .collect(Collectors.joining()));
    }

    private String rules(Chapter chapter) {
        return "<h3>%s</h3>\n<table class=\"facts\">\n%s</table>\n".formatted(Html.escaped(chapter.title()),
                chapter.rules().stream().sorted(Comparator.comparing(Chapter::id))
                        .map(rule -> "<tr><td>%s</td><td>%s</td></tr>\n".formatted(html.link(Chapter.id(rule)),
                                Html.escaped(rule.getName()))).collect(Collectors.joining()));
    }

    private String assignment(Chapter chapter) {
        final List<String> ids = Stream.concat(Stream.of(chapter), chapters.stream()
                        .filter(each -> each.folder().equals(Chapter.CONSOLE)))
                .flatMap(each -> each.rules().stream().map(Chapter::id).sorted()).toList();
        return "<h3>%s</h3>\n<table class=\"facts\">\n%s</table>\n".formatted(Html.escaped(chapter.title()),
                briefs.sections(chapter, ids).stream().map(section -> "<tr><th>%s</th><td>%s</td></tr>\n".formatted(
                        Html.escaped(section), ids.stream().filter(id -> briefs.sections(chapter, id)
                                .anyMatch(section::equals)).map(html::link).collect(Collectors.joining(" "))))
                        .collect(Collectors.joining()));
    }
}
