package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.OwnExample;

/** Feature files of strangers are read as text: what is too large, or no Gherkin, is refused with the reason. */
class OwnBookTest {

    private static final GivenExamples NOTHING_GIVEN = new GivenExamples(List.of(), 7);

    private static final String GOOD = example("Given a new game\n    Then the game is not over");

    private static String example(String steps) {
        return "Feature: mine\n\n  Example: one\n    " + steps + "\n";
    }

    private static OwnBook book(String text) {
        return new OwnBook(Map.of("mine.feature", text), NOTHING_GIVEN);
    }

    private static List<String> problems(String text) {
        return book(text).all().stream().map(OwnExample::problem).toList();
    }

    private static String outline(int rows, int steps, String cell) {
        return "Feature: mine\n\n  Scenario Outline: many\n" + "    * <a>\n".repeat(steps)
                + "\n    Examples:\n      | a |\n" + IntStream.range(0, rows)
                .mapToObj(i -> "      | " + cell + i + " |\n").collect(Collectors.joining());
    }

    @Test
    void aGoodExampleCanBePlayed() {
        final OwnBook book = book("@any @C4-99\n" + GOOD);
        assertThat(book.all()).containsExactly(new OwnExample("mine.feature", 4, "one", ""));
        assertThat(book.playable(book.all().get(0))).isPresent();
    }

    @Test
    void whatIsGivenOrWrittenTwiceCountsOnce() {
        final GivenExamples given = new GivenExamples(List.of(new Check("", "C4-01", false, "", "given",
                List.of("Given a new game", "When the first player drops a disc in column 3", "Then nobody has won"),
                "1.feature", 4)), 7);
        for (String copy : List.of("first player drops a disc in column 3", "second player drops a disc in column 3",
                "first player drops a disc in column 5", "second player drops a disc in column 5")) {
            assertThat(new OwnBook(Map.of("mine.feature", example("Given a new game\n    When the " + copy
                    + "\n    Then nobody has won")), given).all()).singleElement()
                    .extracting(OwnExample::problem).asString().contains("has this example already");
        }
        assertThat(new OwnBook(Map.of("mine.feature", example("Given a new game\n    When the first player drops a"
                + " disc in column 4\n    Then nobody has won")), given).all()).singleElement()
                .extracting(OwnExample::problem).asString().isEmpty();
        assertThat(problems(GOOD + GOOD.substring(GOOD.indexOf("  Example")))).satisfiesExactly(
                first -> assertThat(first).isEmpty(), second -> assertThat(second).contains("has the same steps"));
    }

    /** Small files of many steps: a background is made anew for each example. */
    @Test
    void whatBecomesLargeIsRefusedBeforeItDoes() {
        final String background = "Feature: mine\n\n  Background:\n" + "    * a\n".repeat(2000);
        assertThat(problems(background + "\n  Example: b\n    * c\n".repeat(400))).singleElement().asString()
                .contains("more than 1500 steps");
        assertThat(problems("Feature: mine\n\n  Rule: r\n" + background.substring(15) + "\n    Scenario Outline: <b>\n"
                + "      * c\n      Examples:\n      | b |\n" + "      | 1 |\n".repeat(40))).singleElement().asString()
                .contains("more than 1500 steps");
        assertThat(problems("Feature: mine\n" + "  Example:\n".repeat(2900))).singleElement().asString()
                .contains("more than 1500 steps");
        assertThat(problems(("@t ".repeat(60) + "\n").repeat(80) + "Feature: mine\n" + "  Example:\n* a\n".repeat(700)))
                .singleElement().asString().contains("more than 1500 steps and tags");
    }

    static List<List<String>> hostile() {
        return List.of(
                List.of("no Gherkin", "hello, world", "is no Gherkin"),
                List.of("nothing", "", "no feature"),
                List.of("no example", "Feature: none\n", "no example"),
                List.of("unknown language", "# language: xx\n" + GOOD, "Only English and Portuguese"),
                List.of("two features", GOOD + "Feature: more\n", "is no Gherkin"),
                List.of("open picture", example("Given the grid\n      \"\"\"\n      1"), "is no Gherkin"),
                List.of("uneven table", example("Given a\n      | a | b |\n      | c |"), "is no Gherkin"),
                List.of("many characters", GOOD + "# x\n".repeat(20_000), "more than 32768 characters"),
                List.of("long line", example("Given " + "a".repeat(300)), "more than 200 characters"),
                List.of("long picture", example("Given the grid\n\"\"\"\n" + "1 ".repeat(300) + "\n\"\"\""),
                        "more than 200"),
                List.of("many rows", outline(60, 3, ""), "more than 50 rows"),
                List.of("many values", outline(20, 300, ""), "more than 200 places"),
                List.of("no steps", "Feature: mine\n\n  Example: one\n", "1 to 30 steps|no example"),
                List.of("many counted things", example("Given the queries are asked 400 times\n    "
                        + "And they are asked 400 times\n    And they are asked 400 times"), "1000 together"),
                List.of("many steps", example("* a\n    ".repeat(40)), "1 to 30 steps, not 40"),
                List.of("large count", example("When the other program sends a line of 2000000000 digits"),
                        "1000 together"),
                List.of("large count in an outline", outline(1, 1, "1000000 turns in all, "), "1000 together"),
                List.of("tags", "@x ".repeat(60) + "\n" + "@y\n".repeat(900) + "hello", "is no Gherkin"),
                List.of("control characters", "Feature: \u0000\u001b[31m\n\n  Example: \u202e\n",
                        "no example|1 to 30 steps|no Gherkin"));
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void whatIsTooMuchOrNoGherkinIsRefused(List<String> each) {
        assertThat(book(each.get(1)).all()).as(each.get(0)).isNotEmpty().allSatisfy(example -> {
            assertThat(example.problem()).containsPattern(each.get(2));
            assertThat(book(each.get(1)).playable(example)).isEmpty();
        });
    }

    @Test
    void anExampleInPortugueseIsPlayedLikeOneInEnglish() {
        final OwnBook book = book("# language: pt\nFuncionalidade: meus\n\n  Exemplo: um\n    Dado um novo jogo\n"
                + "    Então o jogo não terminou\n");
        assertThat(book.all()).singleElement().satisfies(example -> {
            assertThat(example.problem()).isEmpty();
            assertThat(book.playable(example)).isNotEmpty();
        });
    }

    @Test
    void onlySoManyFilesAndExamplesAreRead() {
        final Map<String, String> files = new TreeMap<>();
        for (int i = 10; i < 25; i++) {
            files.put("f" + i + ".feature", GOOD.replace("not over", "not over " + i));
        }
        assertThat(new OwnBook(files, NOTHING_GIVEN).all()).filteredOn(OwnExample::counts).hasSize(OwnBook.MOST_FILES);
        files.clear();
        for (int i = 10; i < 12; i++) {
            files.put("f" + i + ".feature", outline(40, 2, "row " + i + " "));
        }
        assertThat(new OwnBook(files, NOTHING_GIVEN).all()).hasSize(80).filteredOn(OwnExample::counts)
                .hasSize(OwnBook.MOST_EXAMPLES);
    }

    @Test
    void aSeedMayBeLarge() {
        assertThat(problems(example("Given a random agent with seed 123456 plays"))).containsExactly("");
    }
}
