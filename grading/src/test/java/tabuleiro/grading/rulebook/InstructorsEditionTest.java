package tabuleiro.grading.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.faults.Fault;
import tabuleiro.grading.faults.Fault.Change;
import tabuleiro.grading.faults.Faults;
import tabuleiro.rulebook.Edition.Addition;
import tabuleiro.rulebook.Edition.Listing;
import tabuleiro.rulebook.RuleBook;

/** Tests what instructors find under a rule: the mistakes that break it, and the reference's methods about it. */
class InstructorsEditionTest {

    private static final Path SOURCES = Path.of("../features/src/main/java");
    private static final InstructorsEdition EDITION =
            new InstructorsEdition(SOURCES, Path.of("../reference/src/main/java"));

    private static List<String> titles(String folder, String id, int section) {
        return EDITION.sections(folder, id).get(section).parts().stream().map(Listing::title).toList();
    }

    @Test
    void mistakesAreShownWithWhatTheyChange() {
        assertThat(EDITION.sections("qwirkle", "QW-01").get(0).parts().get(0)).isEqualTo(new Listing(
                "two tiles of each kind (Games.java)", List.of("- Qwirkle.OF_A_KIND, kind", "+ 2, kind")));
        assertThat(InstructorsEdition.part(new Fault("C4-06", true, "it is off", "Engine.java", List.of(
                new Change("    if (a) {\n        b();\n    }\n", "    b();\n"), new Change("c", ""))))).isEqualTo(
                        new Listing("in the guard: it is off (Engine.java)",
                                List.of("- if (a) {", "-     b();", "- }", "+ b();", "- c")));
        assertThat(EDITION.sections("console", "CO-01")).isEmpty();
    }

    @Test
    void theReferencesMethodsStandUnderTheRulesThatTheyName() {
        assertThat(titles("connect-four", "C4-06", 1)).contains("Engine.play", "Engine.refusalsOfPlay")
                .doesNotContain("Engine.isOver");
        assertThat(titles("connect-four", "C4-11", 1)).containsExactly("Engine.isOver");
        assertThat(EDITION.sections("connect-four", "C4-11").get(1).title()).isEqualTo("In the reference: 1");
    }

    @Test
    void whereThereIsNoReferenceThereAreOnlyMistakes() {
        assertThat(new InstructorsEdition(SOURCES, Path.of("nowhere")).sections("connect-four", "C4-06"))
                .hasSize(1).extracting(Addition::title).allMatch(title -> title.startsWith("Mistakes"));
    }

    @Test
    void everyRuleWithAMistakeShowsIt() {
        for (Exercise exercise : Faults.exercises()) {
            assertThat(Fixtures.rubric(exercise.name()).rules().keySet()).allMatch(id -> EDITION
                    .sections(exercise.name(), id).get(0).title().startsWith("Mistakes that break it: "));
        }
    }

    @Test
    void methodsAreFoundByTheirIndentation() {
        assertThat(Listings.in("Some", List.of("class Some {", "    private int field;", "",
                "    /** Says it. */",
                "    @Override", "    public List<String> said(int of) {",
                "        // tag::part[]", "        if (of) {", "        }", "        // end::part[]", "    }",
                "", "    Some() {", "    }", "}"))).containsExactly(
                new Listings.Method("Some", "said", List.of("@Override", "public List<String> said(int of) {",
                        "    if (of) {", "    }", "}")),
                new Listings.Method("Some", "Some", List.of("Some() {", "}")));
    }

    @Test
    void theBookHasThemInItsPages() {
        final SortedMap<String, String> pages =
                new RuleBook(Path.of("../features/rules"), SOURCES).pages(EDITION);
        assertThat(pages.get("qwirkle.html")).contains("Instructors' edition", "Original assignment: ",
                "- Qwirkle.OF_A_KIND, kind",
                "<h4>Referee.refusalsOfPlay</h4>", "Mistakes that break it: ");
        assertThat(pages.get("phrases.html")).contains("<code>the screen shows: {}</code>");
    }
}
