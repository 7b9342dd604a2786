package tabuleiro.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import tabuleiro.picture.Game;
import tabuleiro.rulebook.ExampleView.Figure;

/** Tests what a page shows of a game and of a rule before anything is unfolded. */
class RulePageTest {

    private static final RuleBook BOOK = new RuleBook(Path.of("rules"), Path.of("src/main/java"));
    private static final SortedMap<String, String> PAGES = BOOK.pages(Edition.STUDENTS);

    private static String section(String id) {
        final String page = PAGES.get(BOOK.addresses().get(id).split("#")[0]);
        final int from = page.indexOf("id=\"" + id + "\"");
        return page.substring(from, page.indexOf("</section>", from));
    }

    @Test
    void picturesOfAnOutlineAreDrawnForEachOfItsRows() {
        final FeatureFile file = FeatureFile.parse("a.feature", """
                Feature: a
                  Rule: b
                    Scenario Outline: <n> in <place>
                      Given the grid
                        \"""
                        . . . . . . .
                        . . . . . . .
                        . . . . . . .
                        . . . . . . .
                        . . . . . . .
                        <n> . . . . . .
                        \"""
                      Examples: discs
                        | n | place |
                        | 1 | x     |
                        | 2 | y     |
                """);
        final ExampleView view = ExampleView.of(new RuleLinks(Map.of()), "connect-four", "x",
                FeatureFile.examplesOf(file.rules().get(0)).get(0));
        assertThat(view.title()).isEqualTo("1 in x; 2 in y");
        assertThat(view.steps().get(0).figures()).extracting(Figure::caption).containsExactly("1", "2");
        assertThat(view.steps().get(0).figures()).extracting(Figure::svg).doesNotHaveDuplicates();
        assertThat(view.tables().get(0).rows()).containsExactly(List.of("n", "place"), List.of("1", "x"),
                List.of("2", "y"));
    }

    @Test
    void onTopStandsTheGameInOneMinuteWithItsBoard() {
        for (Game game : Game.values()) {
            final Minute minute = Minute.of(game);
            assertThat(minute.paragraphs()).hasSizeBetween(2, 4);
            final String page = PAGES.get(game.folder() + ".html");
            assertThat(page.substring(0, page.indexOf("<section class=\"rule"))).contains("<h1>" + game.title(),
                    "The game in one minute", Illustration.drawn(minute.start()), minute.paragraphs().get(0));
        }
    }

    @Test
    void aRuleShowsAPairOfBoardsAndWhatIsRefusedWithoutUnfolding() {
        final String dropping = section("C4-06");
        assertThat(dropping.substring(0, dropping.indexOf("<details"))).containsSubsequence("<figure", "<figure",
                "<b>After</b>", "<figure", "<strong>Refused: ");
    }

    @Test
    void cellsThatHaveWonAreMarked() {
        assertThat(Texts.byId("winning.properties").stringPropertyNames()).contains("C4-08").allSatisfy(id ->
                assertThat(section(id)).contains("winning cells shown"));
    }

    @Test
    void everyRuleHasAShortName() {
        final Properties names = Texts.byId("names.properties");
        assertThat(names.stringPropertyNames()).containsExactlyInAnyOrderElementsOf(BOOK.addresses().keySet());
        assertThat(names.values()).allSatisfy(name -> assertThat(name.toString()).hasSizeBetween(3, 36));
        assertThat(PAGES.get("connect-four.html")).contains("<b>C4-06</b> dropping a disc</a>");
        assertThat(PAGES.get("index.html")).contains("<b>C4-06</b> dropping a disc</a>");
    }

    @Test
    void constantsInClausesAreReplacedByTheirValues() {
        assertThat(section("DR-02")).contains("no player has more than 12 pieces");
        assertThat(section("DR-18")).contains("at most 20 and 5");
        PAGES.forEach((page, text) -> assertThat(text).as(page).doesNotContain("{@"));
        assertThatThrownBy(() -> Clause.in("Game", "/** @pre few at most {@value #MOST} (C4-01) */ void play();"))
                .hasMessage("the clause few of Game.play names MOST, which is no constant number of its source");
    }

    @Test
    void theKeyShowsEveryPiece() {
        assertThat(Map.of("connect-four", 2, "quarto", 16, "qwirkle", 36, "draughts", 4, "chess", 12))
                .allSatisfy((folder, pieces) -> assertThat(PAGES.get(folder + ".html")
                        .split("<figcaption><code>", -1)).hasSize(pieces + 1));
    }
}
