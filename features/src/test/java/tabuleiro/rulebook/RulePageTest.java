package tabuleiro.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.games.Descriptor;
import tabuleiro.rulebook.ExampleView.Figure;

/** Tests what a page shows of a game and of a rule before anything is unfolded. */
class RulePageTest {

    private static final RuleBook BOOK = new RuleBook(Path.of("rules"), Path.of("src/main/java"));
    private static final SortedMap<String, String> PAGES = BOOK.pages(Edition.STUDENTS);

    /** Those that have rules here, so not the tiny one. */
    private static final List<Descriptor> GAMES = Descriptor.all().stream()
            .filter(game -> PAGES.containsKey(game.folder() + ".html")).toList();

    private static String section(String id) {
        return TinyBook.section(PAGES.get(BOOK.addresses().get(id).split("#")[0]), id);
    }

    @Test
    void picturesOfAnOutlineAreDrawnForEachOfItsRows() {
        final FeatureFile file = FeatureFile.parse("a.feature", """
                Feature: a
                  Rule: b
                    Scenario Outline: <n> in <place>
                      Given the board
                        \"""
                        <n> . . .
                        \"""
                      Examples: stones
                        | n | place |
                        | 1 | x     |
                        | 2 | y     |
                """);
        final ExampleView view = ExampleView.of(new RuleLinks(Map.of()), "tiny", "x",
                FeatureFile.examplesOf(file.rules().get(0)).get(0));
        assertThat(view.title()).isEqualTo("1 in x; 2 in y");
        assertThat(view.steps().get(0).figures()).extracting(Figure::caption).containsExactly("1", "2");
        assertThat(view.steps().get(0).figures()).extracting(Figure::svg).doesNotHaveDuplicates();
        assertThat(view.tables().get(0).rows()).containsExactly(List.of("n", "place"), List.of("1", "x"),
                List.of("2", "y"));
    }

    @Test
    void onTopStandsTheGameInOneMinuteWithItsBoard() {
        for (Descriptor game : GAMES) {
            final Minute minute = Minute.of(game);
            assertThat(minute.paragraphs()).hasSizeBetween(2, 4);
            final String page = PAGES.get(game.folder() + ".html");
            assertThat(top(page)).contains("<h1>" + game.title(),
                    "The game in one minute", minute.paragraphs().get(0));
            assertThat(top(page)).contains(minute.rule().isEmpty() ? Illustration.drawn(minute.start())
                    : Pattern.compile("(?s)<figure.*After.*?</figure>").matcher(section(minute.rule())).results()
                            .findFirst().orElseThrow().group());
        }
    }

    @Test
    void aBoardOnWhichNothingLiesIsNotAllThatTheTopOfAPageShows() {
        assertThat(top(PAGES.get("qwirkle.html"))).contains("The turn makes 4 points").doesNotContain("At the start");
    }

    private static String top(String page) {
        return page.substring(0, page.indexOf("<section class=\"rule"));
    }

    @Test
    void aRuleShowsAPairOfBoardsAndWhatIsRefusedWithoutUnfolding(@TempDir Path folder) throws IOException {
        final String page = TinyBook.in(folder).pages(Edition.STUDENTS).get(TinyBook.PAGE);
        final String playing = TinyBook.section(page, "TY-02");
        assertThat(playing.substring(0, playing.indexOf("<details"))).containsSubsequence("<figure", "<figure",
                "<b>After</b>", "<figure", "<strong>Refused: ");
    }

    @Test
    void cellsThatHaveWonAreMarked() {
        assertThat(Texts.byId("winning.properties").stringPropertyNames()).contains("C4-08").allSatisfy(id ->
                assertThat(section(id)).contains("winning cells shown"));
    }

    @Test
    void aRuleHasAShortName() {
        final Properties names = Texts.byId("names.properties");
        assertThat(BOOK.addresses().keySet()).containsAll(names.stringPropertyNames());
        names.forEach((id, value) -> {
            final String[] parts = value.toString().split("; ");
            assertThat(parts[0]).hasSizeBetween(3, 36);
            assertThat(PAGES.get("index.html")).contains("<b>" + id + "</b> " + parts[0] + "</a>");
        });
    }

    @Test
    void aRuleIsFoundByItsOtherNames() {
        Texts.byId("names.properties").forEach((id, value) -> {
            final String[] parts = value.toString().split("; ");
            assertThat(parts).as(id.toString()).hasSizeLessThan(3);
            final String others = parts.length == 1 ? "" : parts[1];
            assertThat(others.split(", ")).as(id.toString()).doesNotHaveDuplicates().doesNotContain(parts[0]);
            assertThat(PAGES.get("index.html")).contains("<li data-names=\"" + others.replace("'", "&#39;") + "\" ");
            assertThat(PAGES.get(BOOK.addresses().get(id).split("#")[0])).contains("<li data-of=\"" + id
                    + "\" data-names=\"" + others.replace("'", "&#39;") + "\"><a href=\"#" + id);
        });
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
        assertThat(GAMES).allSatisfy(game -> assertThat(PAGES.get(game.folder() + ".html")
                .split("<figcaption><code>", -1)).hasSize(game.key().size() + 1).hasSizeGreaterThan(1));
    }
}
