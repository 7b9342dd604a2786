package tabuleiro.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.cucumber.messages.types.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.Reason;
import tabuleiro.picture.Drawable;
import tabuleiro.picture.Game;
import tabuleiro.svg.Xml;

/** Tests that everything of the specification is in the rule book, under its anchor, and every link leads somewhere. */
class RuleBookTest {

    private static final Path RULES = Path.of("rules");
    private static final Path SOURCES = Path.of("src/main/java");
    private static final RuleBook BOOK = new RuleBook(RULES, SOURCES);
    private static final Map<String, String> ADDRESSES = BOOK.addresses();
    private static final SortedMap<String, String> PAGES = BOOK.pages(Edition.STUDENTS);
    private static final List<String> FOLDERS = Stream.concat(Arrays.stream(Game.values()).map(Game::folder),
            Stream.of(Chapter.CONSOLE)).toList();

    private static List<Rule> rules(String folder) {
        return FeatureFile.in(RULES.resolve(folder)).stream().flatMap(file -> file.rules().stream()).toList();
    }

    private static Set<String> found(String page, String pattern) {
        return Pattern.compile(pattern).matcher(PAGES.get(page)).results().map(each -> each.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns what stands of a rule on its page, between its anchor and the end of its section. */
    private static String section(String id) {
        final String page = PAGES.get(ADDRESSES.get(id).split("#")[0]);
        final int from = page.indexOf("id=\"" + id + "\"");
        return page.substring(from, page.indexOf("</section>", from));
    }

    @Test
    void thereIsAPageForEachFolderOfRulesAndAnIndex() throws IOException {
        try (Stream<Path> folders = Files.list(RULES)) {
            assertThat(PAGES.keySet()).containsExactlyInAnyOrderElementsOf(Stream.concat(Stream.of("index.html"),
                    folders.filter(Files::isDirectory).map(each -> each.getFileName() + ".html")).toList());
        }
    }

    @Test
    void everyRuleHasItsAnchorItsSentenceItsExamplesAndItsPlaceInTheIndex() {
        for (String folder : FOLDERS) {
            for (Rule rule : rules(folder)) {
                final String id = Chapter.id(rule);
                final String section = section(id);
                assertThat(section.replaceAll("<a [^>]*>|</a>", "")).as(id)
                        .contains(id + " " + Html.escaped(rule.getName()) + "</h3>");
                FeatureFile.examplesOf(rule).forEach(example -> assertThat(section).as(id)
                        .contains("<h4>" + Html.escaped(example.getName()) + "</h4>"));
                assertThat(PAGES.get("index.html")).contains("href=\"" + folder + ".html#" + id + "\"");
            }
        }
    }

    @Test
    void theIndexListsTheRulesOfEachChapterByTheirIds() {
        final String index = PAGES.get("index.html");
        FOLDERS.forEach(folder -> assertThat(Pattern.compile("<tr><td><a href=\"" + folder + ".html#([^\"]*)\"")
                .matcher(index).results().map(each -> each.group(1)).toList())
                .isSorted().hasSize(rules(folder).size()));
    }

    @Test
    void everyLinkResolvesAndNoAnchorOccursTwice() {
        final Map<String, List<String>> anchors = PAGES.keySet().stream().collect(Collectors.toMap(page -> page,
                page -> Pattern.compile(" id=\"([^\"]*)\"").matcher(PAGES.get(page)).results()
                        .map(each -> each.group(1)).toList()));
        anchors.values().forEach(ids -> assertThat(ids).doesNotHaveDuplicates());
        PAGES.keySet().forEach(page -> found(page, "href=\"([^\"]*)\"").forEach(link -> {
            final String[] parts = link.split("#");
            final String target = parts[0].isEmpty() ? page : parts[0];
            assertThat(anchors).as(page + ": " + link).containsKey(target);
            assertThat(anchors.get(target)).as(page + ": " + link)
                    .containsAll(Arrays.asList(parts).subList(1, parts.length));
        }));
    }

    @Test
    void nothingIsLoadedOrRun() {
        PAGES.forEach((page, text) -> assertThat(text).as(page)
                .doesNotContain("<script", "src=", "@import", "url(", "http", "<link", "javascript:"));
    }

    @Test
    void everyBoardIsAPicture() {
        for (String folder : FOLDERS) {
            final Set<String> drawn = new TreeSet<>();
            FeatureFile.in(RULES.resolve(folder)).forEach(file -> file.examples().forEach(example ->
                    example.getSteps().stream().filter(step -> step.getDocString().isPresent())
                            .filter(step -> !step.getDocString().get().getContent().contains("<"))
                            .filter(step -> Drawable.game(folder, step.getText()).isPresent())
                            .forEach(step -> drawn.add(file.name() + step.getLocation().getLine()))));
            assertThat(PAGES.get(folder + ".html").split("<figure><svg", -1)).as(folder)
                    .hasSizeGreaterThan(drawn.size());
        }
    }

    @Test
    void picturesOfAnOutlineAreDrawnForEachOfItsRows() {
        assertThat(section("CH-13")).contains("<div class=\"figures\"><figure><svg");
    }

    @Test
    void pagesAreWellFormed() {
        PAGES.forEach((page, text) -> Xml.parse(text.replace("<!doctype html>\n", "").replaceAll("<(meta|br)([^>]*)>",
                "<$1$2/>").replaceAll("<style>[\\s\\S]*?</style>", "")));
    }

    @Test
    void refusalsStandUnderTheirRule() throws ClassNotFoundException {
        for (Game game : Game.values()) {
            for (Object each : Class.forName("tabuleiro." + game.folder().replace("-", "") + ".Refusal")
                    .getEnumConstants()) {
                final Reason refusal = (Reason) each;
                assertThat(section(refusal.rule())).contains("<th>refusal</th><td><code>" + refusal + "</code></td><td>"
                        + Html.escaped(refusal.words()));
            }
        }
    }

    @Test
    void clausesStandUnderTheirRules() throws IOException {
        final Pattern clause = Pattern.compile("@(pre|post|invariant) +([a-z_0-9]+)(?:[^@]|\\{@)*?\\(("
                + "(?:[A-Z][A-Z0-9]-\\d\\d(?:,\\s+\\*?\\s*)?)+)\\)");
        final List<MatchResult> all = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            final Predicate<Path> isOfAGame = each -> each.toString().matches(".*/tabuleiro/[a-z]+/\\w+\\.java");
            for (Path file : files.filter(isOfAGame).toList()) {
                all.addAll(clause.matcher(Files.readString(file)).results().toList());
            }
        }
        assertThat(all.size()).isGreaterThan(150);
        all.forEach(each -> Stream.of(each.group(3).split(",[\\s*]+")).forEach(id ->
                assertThat(section(id)).as(each.group(2)).contains("<code>" + each.group(2) + "</code>")));
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
    void onPaperEachPageHasItsTitleAndNumber() {
        assertThat(PAGES.get("quarto.html")).contains("@bottom-left { content: \"Quarto: rules\"",
                "@bottom-right { content: counter(page)");
    }

    @Test
    void guardsStandUnderTheirRule() {
        assertThat(section("C4-06")).contains("Calls that a guard must stop: ", "dropping a disc in a full column");
    }

    @Test
    void rulesOfTheConsoleStandApart() {
        assertThat(PAGES.get("connect-four.html").indexOf("id=\"console\""))
                .isBetween(PAGES.get("connect-four.html").indexOf("id=\"C4-18\""),
                        PAGES.get("connect-four.html").indexOf("id=\"C4-30\""));
    }

    @Test
    void theKeyShowsEveryPiece() {
        assertThat(Map.of("connect-four", 2, "quarto", 16, "qwirkle", 36, "draughts", 4, "chess", 12))
                .allSatisfy((folder, pieces) -> assertThat(PAGES.get(folder + ".html")
                        .split("<figcaption><code>", -1)).hasSize(pieces + 1));
    }

    @Test
    void theAssignmentsNameExactlyTheRules() {
        assertThat(Briefs.read().ids()).containsExactlyInAnyOrderElementsOf(FOLDERS.stream()
                .flatMap(folder -> rules(folder).stream()).map(Chapter::id).toList());
        assertThat(PAGES.get("index.html")).containsSubsequence("Rules by assignment", "<h3>Connect Four</h3>",
                "<th>3.4</th>", "connect-four.html#C4-08", "<h3>Draughts</h3>", "<th>1.2.2</th>", "#CO-13");
    }

    @Test
    void theSameBytesTwice() {
        assertThat(new RuleBook(RULES, SOURCES).pages(Edition.STUDENTS)).isEqualTo(PAGES);
    }

    @Test
    void whateverAFeatureFileSaysIsTextAndAnotherSentenceChangesThePage(@TempDir Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(RULES)) {
            for (Path file : files.toList()) {
                Files.copy(file, folder.resolve(RULES.relativize(file).toString()),
                        StandardCopyOption.REPLACE_EXISTING);
            }
        }
        final Path dropping = folder.resolve("connect-four/2-dropping.feature");
        final String sentence = "A disc can only be dropped in a column that exists and has space";
        assertThat(Files.readString(dropping)).contains(sentence);
        Files.writeString(dropping, Files.readString(dropping).replace(sentence, "<b onclick='x'>\" & see C4-01"));
        final SortedMap<String, String> changed = new RuleBook(folder, SOURCES).pages(Edition.STUDENTS);
        assertThat(changed.get("connect-four.html")).doesNotContain(sentence, "<b onclick")
                .contains("&lt;b onclick=&#39;x&#39;&gt;&quot; &amp; see "
                        + "<a href=\"connect-four.html#C4-01\">C4-01</a>");
        assertThat(changed.get("index.html")).isNotEqualTo(PAGES.get("index.html"));
        assertThat(changed.get("chess.html")).isEqualTo(PAGES.get("chess.html"));
    }

    @Test
    void anotherEditionAddsItsSections() {
        final Edition edition = new Edition() {
            @Override
            public String title() {
                return "Another <edition>";
            }

            @Override
            public List<Section> sections(String folder, String id) {
                return id.equals("C4-06") ? List.of(new Section("More", List.of(new Part("Of " + folder,
                        List.of("a < b", "c"))))) : List.of();
            }
        };
        final SortedMap<String, String> pages = new RuleBook(RULES, SOURCES).pages(edition);
        assertThat(pages.get("connect-four.html")).contains("Another &lt;edition&gt;")
                .containsOnlyOnce("<details><summary>More</summary>\n<h4>Of connect-four</h4>\n<pre>a &lt; b\nc</pre>");
        assertThat(PAGES.get("connect-four.html")).contains("Students&#39; edition");
    }
}
