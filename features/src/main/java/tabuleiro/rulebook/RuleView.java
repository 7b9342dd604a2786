package tabuleiro.rulebook;

import io.cucumber.messages.types.Background;
import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.RuleChild;
import io.cucumber.messages.types.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.rulebook.Edition.Addition;
import tabuleiro.rulebook.RuleLinks.Paragraph;

/**
 * What a page shows of a rule.
 *
 * @param id         its id
 * @param name       a few words for it
 * @param sentence   the rule
 * @param paragraphs what is said of it and what was decided
 * @param shown      the example that shows it, if it can be shown without unfolding
 * @param refused    an example of what is refused, likewise
 * @param contract   the clauses that follow from it
 * @param refusals   the refusals that it names
 * @param examples   its examples
 * @param guards     the calls that a guard must stop
 * @param brief      where the original assignment asks for it; nothing in an edition that does not say it
 * @param isGiven    whether given code fulfils it
 * @param sections   what else the edition says of it
 */
public record RuleView(String id, String name, LinkedText sentence, List<Paragraph> paragraphs,
        Optional<Illustration> shown, Optional<Illustration> refused, List<ClauseView> contract, List<Reason> refusals,
        List<ExampleView> examples, List<ExampleView> guards, Optional<String> brief, boolean isGiven,
        List<Addition> sections) {

    private static final int BOARD = 8;

    /**
     * A clause of a contract.
     *
     * @param kind  {@code requires}, {@code ensures} or {@code always}
     * @param label its name
     * @param owner the method or type
     * @param words what must hold
     */
    public record ClauseView(String kind, String label, String owner, LinkedText words) {
    }

    /**
     * Checks whether the titles of its examples stand below the pictures, and not beside them: if the page is shorter
     * then, as far as can be reckoned from how many letters there are.
     */
    public boolean isLong() {
        final List<Illustration> drawn = Stream.concat(shown.stream(), refused.stream())
                .filter(shown -> shown.before().isPresent()).toList();
        if (drawn.isEmpty()) {
            return false;
        }
        final int figures = drawn.size() + (int) drawn.stream().filter(shown -> shown.after().isPresent()).count();
        final int letters = 122 - 21 * figures;
        final int said = Stream.concat(paragraphs.stream().map(Paragraph::words), contract.stream()
                .map(ClauseView::words)).mapToInt(words -> lines(words.toString().length() + 25, letters)).sum();
        final int below = drawn.stream().mapToInt(shown -> BOARD
                + lines(shown.told().length() + shown.refusal().length(), 24)).max().orElse(0);
        final int beside = examples.stream().mapToInt(example -> lines(example.title().length(), letters))
                .sum();
        return Math.max(said, below) + (examples.size() + 2) / 2 < Math.max(said + beside, below);
    }

    private static int lines(int length, int letters) {
        return (length + letters - 1) / letters;
    }

    /** Returns what is shown of a rule. */
    static RuleView of(Book book, Chapter chapter, String folder, Rule rule) {
        final String id = Chapter.id(rule);
        final List<Scenario> examples = FeatureFile.examplesOf(rule);
        final Illustrations illustrations = chapter.game().map(game -> Illustrations.of(rule, Recorded.of(game)))
                .orElse(new Illustrations(Optional.empty(), Optional.empty()));
        final List<Paragraph> paragraphs = new ArrayList<>(book.wording().paragraphs(rule.getDescription()));
        rule.getChildren().stream().map(RuleChild::getBackground).flatMap(Optional::stream)
                .forEach(background -> paragraphs.add(given(book, background)));
        return new RuleView(id, book.name(id, rule.getName()), book.wording().text(rule.getName()),
                paragraphs, illustrations.permitted(), illustrations.refused(), contract(book, chapter, id),
                chapter.refusals().stream().filter(refusal -> refusal.rule().equals(id)).toList(),
                views(book, folder, id + "-", examples), views(book, folder, id + "-guard-", chapter.guards(id)),
                book.edition().namesAssignments() ? Optional.of(book.briefs().of(id)) : Optional.empty(),
                FeatureFile.names(rule.getTags()).contains("given"), book.edition().sections(folder, id));
    }

    /** Returns what every example begins with. */
    static Paragraph given(Book book, Background background) {
        return new Paragraph(false, book.wording().text("In every example: " + String.join(", ",
                background.getSteps().stream().map(step -> step.getText()).toList()) + "."));
    }

    private static List<ExampleView> views(Book book, String folder, String prefix, List<Scenario> examples) {
        return IntStream.range(0, examples.size()).mapToObj(i ->
                ExampleView.of(book.wording(), folder, prefix + (i + 1), examples.get(i))).toList();
    }

    private static List<ClauseView> contract(Book book, Chapter chapter, String id) {
        return chapter.clauses().stream().filter(clause -> clause.rules().contains(id))
                .collect(Collectors.groupingBy(clause -> List.of(clause.kind(), clause.label(), clause.text()),
                        LinkedHashMap::new, Collectors.mapping(Clause::owner, Collectors.joining(", "))))
                .entrySet().stream().map(entry -> new ClauseView(entry.getKey().get(0), entry.getKey().get(1),
                        entry.getValue(), book.wording().javadoc(entry.getKey().get(2)))).toList();
    }
}
