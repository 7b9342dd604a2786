package tabuleiro.rulebook;

import io.cucumber.messages.types.FeatureChild;
import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.RuleChild;
import io.cucumber.messages.types.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tabuleiro.Reason;
import tabuleiro.svg.Picture;

/**
 * The page of a chapter.
 *
 * @param chapter the chapter
 * @param briefs  where the original assignments ask for its rules
 * @param edition what stands there beyond the specification
 * @param html    how texts are written
 */
record ChapterPage(Chapter chapter, Briefs briefs, Edition edition, Html html) {

    /** Returns the page: the key to the pieces, the rules of the game, those of its console, and its refusals. */
    String written(String navigation) {
        final boolean isGame = chapter.game().isPresent();
        final Predicate<Rule> first = rule -> !isGame || !Chapter.isOfConsole(rule);
        return html.page(chapter.title() + ": rules", navigation + contents(first), "<h1>"
                + Html.escaped(chapter.title()) + "</h1>\n" + key() + features(first)
                + (isGame ? "<h2 class=\"part\" id=\"console\">On the console</h2>\n<p>What the program shows and reads"
                + " when this game is played on it. Rules that all games share stand under"
                + " <a href=\"console.html\">the console</a>.</p>\n" + features(first.negate()) + refusals() : ""));
    }

    private String contents(Predicate<Rule> first) {
        final StringBuilder list = new StringBuilder();
        for (Predicate<Rule> part : List.of(first, first.negate())) {
            for (FeatureFile file : chapter.files()) {
                final String ids = file.rules().stream().filter(part).map(rule -> "<a href=\"#%s\" title=\"%s\">%s</a>"
                        .formatted(Chapter.id(rule), Html.escaped(rule.getName()), Chapter.id(rule)))
                        .collect(Collectors.joining(" "));
                list.append(ids.isEmpty() ? "" : "<p><strong>%s</strong> %s</p>\n".formatted(
                        Html.escaped(file.feature().getName()), ids));
            }
        }
        return list.toString();
    }

    private String key() {
        return chapter.game().map(game -> "<h2 id=\"key\">Key</h2>\n<div class=\"key"
                + (game.key().size() > 16 ? " small" : "") + "\">" + game.key().entrySet()
                .stream().map(each -> "<figure>%s<figcaption><code>%s</code> %s</figcaption></figure>".formatted(
                        new Picture(each.getValue().words(), "", 40, 40, each.getValue().shape()).inline(),
                        Html.escaped(each.getKey()), each.getKey().equals(each.getValue().words()) ? ""
                                : Html.escaped(each.getValue().words())))
                .collect(Collectors.joining("\n")) + "</div>\n").orElse("");
    }

    private String features(Predicate<Rule> part) {
        return chapter.files().stream().filter(file -> file.rules().stream().anyMatch(part))
                .map(file -> feature(file, part)).collect(Collectors.joining());
    }

    private String feature(FeatureFile file, Predicate<Rule> part) {
        return "<h2>%s</h2>\n%s%s%s".formatted(Html.escaped(file.feature().getName()),
                html.paragraphs(file.feature().getDescription()),
                file.feature().getChildren().stream().map(FeatureChild::getBackground).flatMap(Optional::stream)
                        .map(background -> ExampleHtml.of(html, background)).collect(Collectors.joining()),
                file.rules().stream().filter(part).map(this::rule).collect(Collectors.joining()));
    }

    private String rule(Rule rule) {
        final String id = Chapter.id(rule);
        final List<Scenario> examples = FeatureFile.examplesOf(rule);
        final String title = "<h3><a class=\"id\" href=\"#%s\">%s</a> %s</h3>\n".formatted(id, id,
                html.text(rule.getName()));
        return "<section class=\"rule\" id=\"" + id + "\">\n" + title + html.paragraphs(rule.getDescription())
                + facts(id, rule) + background(rule) + examples(count(examples.size(), "example"), examples)
                + examples("Calls that a guard must stop: " + chapter.guards(id).size(), chapter.guards(id))
                + sections(id) + "</section>\n";
    }

    private String background(Rule rule) {
        return rule.getChildren().stream().map(RuleChild::getBackground).flatMap(Optional::stream)
                .map(background -> ExampleHtml.of(html, background)).collect(Collectors.joining());
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    private String examples(String title, List<Scenario> examples) {
        return examples.isEmpty() ? "" : Html.folded(title, "<div class=\"examples\">\n" + examples.stream()
                .map(example -> ExampleHtml.of(html, chapter.folder(), example)).collect(Collectors.joining())
                + "</div>\n");
    }

    /** Returns the refusals and the clauses of a rule, and where the assignment asks for it. */
    private String facts(String id, Rule rule) {
        final List<String> rows = new ArrayList<>();
        chapter.refusals().stream().filter(refusal -> refusal.rule().equals(id))
                .forEach(refusal -> rows.add(row("refusal", constant(refusal), Html.escaped(refusal.words()), "")));
        chapter.clauses().stream().filter(clause -> clause.rules().contains(id))
                .forEach(clause -> rows.add(row(clause.kind(), clause.label(), html.javadoc(clause.text()),
                        clause.owner())));
        final String brief = briefs.of(id).isEmpty() ? "Beyond the original assignment."
                : "Original assignment: " + Html.escaped(briefs.of(id)) + ".";
        final String given = FeatureFile.names(rule.getTags()).contains("given") ? " Given code fulfils it." : "";
        return (rows.isEmpty() ? "" : "<table class=\"facts\">\n" + String.join("\n", rows) + "\n</table>\n")
                + "<p class=\"quiet\">" + brief + given + "</p>\n";
    }

    private static String row(String kind, String name, String text, String place) {
        return "<tr class=\"%s\"><th>%s</th><td><code>%s</code>%s</td><td>%s</td></tr>".formatted(kind, kind,
                Html.escaped(name), place.isEmpty() ? "" : "<br><code class=\"quiet\">" + Html.escaped(place)
                        + "</code>", text);
    }

    private static String constant(Reason refusal) {
        return ((Enum<?>) refusal).name();
    }

    private String sections(String id) {
        return edition.sections(chapter.folder(), id).stream().map(section -> Html.folded(
                Html.escaped(section.title()), section.parts().stream().map(part -> "<h4>%s</h4>\n<pre>%s</pre>\n"
                        .formatted(html.text(part.title()), Html.escaped(String.join("\n", part.lines()))))
                        .collect(Collectors.joining()))).collect(Collectors.joining());
    }

    private String refusals() {
        return "<h2 class=\"part\" id=\"refusals\">Refusals in their order</h2>\n<p>If several apply, the first of them"
                + " is returned.</p>\n<table class=\"facts\">\n" + chapter.refusals().stream()
                .map(refusal -> "<tr><td><code>%s</code></td><td>%s</td><td>%s</td></tr>\n".formatted(
                        constant(refusal), Html.escaped(refusal.words()), html.link(refusal.rule())))
                .collect(Collectors.joining()) + "</table>\n";
    }
}
