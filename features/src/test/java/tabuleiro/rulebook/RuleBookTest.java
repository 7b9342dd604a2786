package tabuleiro.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.messages.types.Rule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
import tabuleiro.svg.Xml;

/** Tests that everything of the specification is in the rule book, under its anchor, and every link leads somewhere. */
class RuleBookTest {

    private static final Path RULES = Path.of("rules");
    static final Path SOURCES = Path.of("src/main/java");
    private static final RuleBook BOOK = new RuleBook(RULES, SOURCES);
    private static final Map<String, String> ADDRESSES = BOOK.addresses();
    static final SortedMap<String, String> PAGES = BOOK.pages(Edition.STUDENTS);
    private static final List<String> FOLDERS = folders();

    private static List<String> folders() {
        try (Stream<Path> folders = Files.list(RULES)) {
            return folders.map(each -> each.getFileName().toString()).sorted().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static List<Rule> rules(String folder) {
        return FeatureFile.in(RULES.resolve(folder)).stream().flatMap(file -> file.rules().stream()).toList();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static Set<String> found(String page, String pattern) {
        return Pattern.compile(pattern).matcher(PAGES.get(page)).results().map(each -> each.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns what stands of a rule on its page. */
    private static String section(String id) {
        return TinyBook.section(PAGES.get(ADDRESSES.get(id).split("#")[0]), id);
    }

    @Test
    void thereIsAPageForEachFolderOfRulesAndAnIndex() {
        assertThat(PAGES.keySet()).containsExactlyInAnyOrderElementsOf(Stream.concat(
                Stream.of("index", "phrases", "glossary"), FOLDERS.stream()).map(each -> each + ".html").toList());
    }

    @Test
    void everyRuleHasItsAnchorItsSentenceItsExamplesAndItsPlaceInTheIndex() {
        for (String folder : FOLDERS) {
            for (Rule rule : rules(folder)) {
                final String id = Chapter.id(rule);
                final String section = section(id);
                assertThat(section.replaceAll("<a [^>]*>|</a>|\\n", "")).as(id)
                        .contains(id + " " + escaped(rule.getName()) + "</h3>");
                FeatureFile.examplesOf(rule).forEach(example -> assertThat(section).as(id)
                        .contains("<summary>" + escaped(Case.title(example)) + "</summary>"));
                assertThat(PAGES.get("index.html")).contains("href=\"" + ADDRESSES.get(id) + "\"");
            }
        }
    }

    @Test
    void theIndexListsTheRulesOfEachChapterByTheirIds() {
        final String index = PAGES.get("index.html");
        FOLDERS.forEach(folder -> assertThat(Pattern.compile("<li data-names=[^>]*><a href=\"" + folder
                + ".html#([^\"]*)\"").matcher(index).results().map(each -> each.group(1)).toList())
                .isNotEmpty().isSorted());
        assertThat(index.split("<li data-names=", -1)).hasSize(ADDRESSES.size() + 1);
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
    void nothingIsLoadedAndOnlyOneScriptIsRun() {
        PAGES.forEach((page, text) -> assertThat(text.replace("<script>\n" + Texts.read("rule-book.js"), "")).as(page)
                .doesNotContain("<script", "src=", "@import", "url(", "http", "<link", "javascript:", " on"
                        + "click="));
    }

    @Test
    void withoutTheScriptNothingIsMissed() {
        PAGES.forEach((page, text) -> {
            assertThat(text.split(" hidden=\"", -1)).as(page).hasSize(2);
            assertThat(text).as(page).contains("<div id=\"find\" hidden=\"hidden\">").doesNotContain("style=\"");
        });
    }

    @Test
    void everyBoardIsAPicture() {
        for (String folder : FOLDERS) {
            final Set<String> drawn = new TreeSet<>();
            FeatureFile.in(RULES.resolve(folder)).forEach(file -> file.rules().stream()
                    .filter(rule -> !FeatureFile.names(rule.getTags()).contains(Chapter.CONSOLE))
                    .flatMap(rule -> FeatureFile.examplesOf(rule).stream()).flatMap(each -> each.getSteps().stream())
                    .filter(step -> step.getDocString().isPresent())
                    .filter(step -> !step.getDocString().get().getContent().contains("<"))
                    .filter(step -> Drawable.game(folder, step.getText()).isPresent())
                    .forEach(step -> drawn.add(file.name() + step.getLocation().getLine())));
            assertThat(PAGES.get(folder + ".html").split("<figure[^>]*><svg", -1)).as(folder)
                    .hasSizeGreaterThan(drawn.size());
        }
    }

    @Test
    void pagesAreWellFormed() {
        PAGES.forEach((page, text) -> Xml.parse(text.replace("<!doctype html>\n", "")
                .replaceAll("<(meta|input)([^>]*)>", "<$1$2/>").replaceAll("<(style|script)>[\\s\\S]*?</\\1>", "")));
    }

    @Test
    void refusalsStandUnderTheirRule() throws ClassNotFoundException {
        for (String game : FOLDERS.stream().filter(each -> !each.equals(Chapter.CONSOLE)).toList()) {
            for (Object each : Class.forName("tabuleiro." + game.replace("-", "") + ".Refusal").getEnumConstants()) {
                final Reason refusal = (Reason) each;
                assertThat(section(refusal.rule())).contains("<td><code>" + refusal + "</code></td><td>"
                        + escaped(refusal.words()));
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
    void onPaperEachPageHasItsTitleAndNumber() {
        assertThat(PAGES.get("quarto.html")).contains("<title>Quarto: rules</title>",
                "@bottom-right { content: counter(page)");
    }

    @Test
    void guardsStandUnderTheirRule(@TempDir Path folder) throws IOException {
        assertThat(TinyBook.section(TinyBook.in(folder).pages(Edition.STUDENTS).get(TinyBook.PAGE), "TY-02"))
                .contains("Calls that a guard must stop: ", "id=\"TY-02-guard-1\"");
    }

    @Test
    void rulesOfTheConsoleStandOnAPageOfTheirOwn() {
        assertThat(ADDRESSES).containsEntry("C4-30", "console.html#C4-30").containsEntry("CO-01", "console.html#CO-01")
                .containsEntry("C4-18", "connect-four.html#C4-18");
        assertThat(PAGES.get("console.html")).contains("Connect Four: ");
    }

    @Test
    void theAssignmentsNameRules() {
        assertThat(ADDRESSES.keySet()).containsAll(Briefs.read().ids());
        PAGES.forEach((page, text) -> assertThat(text).as(page).doesNotContain("Original assignment",
                "Rules by assignment"));
    }

    @Test
    void theSameBytesTwice() {
        assertThat(new RuleBook(RULES, SOURCES).pages(Edition.STUDENTS)).isEqualTo(PAGES);
    }

    @Test
    void whateverAFeatureFileSaysIsTextAndAnotherSentenceChangesThePage(@TempDir Path folder) throws IOException {
        final String sentence = "Whoever has two stones that are neighbours has won";
        final SortedMap<String, String> pages = TinyBook.in(folder).pages(Edition.STUDENTS);
        final SortedMap<String, String> changed = TinyBook.in(folder, sentence, "<b onclick='x'>\" & see TY-01")
                .pages(Edition.STUDENTS);
        assertThat(pages.get(TinyBook.PAGE)).contains(sentence);
        assertThat(changed.get(TinyBook.PAGE)).doesNotContain(sentence, "<b onclick")
                .contains("&lt;b onclick='x'&gt;\" &amp; see <a href=\"tiny.html#TY-01\">TY-01</a>");
        assertThat(changed.get("index.html")).isNotEqualTo(pages.get("index.html"));
        assertThat(changed.get("phrases.html")).isEqualTo(pages.get("phrases.html"));
    }

    @Test
    void anotherEditionAddsItsSections(@TempDir Path folder) throws IOException {
        final Edition edition = new Edition() {
            @Override
            public String title() {
                return "Another <edition>";
            }

            @Override
            public boolean namesAssignments() {
                return true;
            }

            @Override
            public List<Addition> sections(String folder, String id) {
                return id.equals("TY-02") ? List.of(new Addition("More", List.of(new Listing("Of " + folder,
                        List.of("a < b", "c"))))) : List.of();
            }
        };
        assertThat(TinyBook.in(folder).pages(edition).get(TinyBook.PAGE)).contains("Another &lt;edition&gt;")
                .containsOnlyOnce("<details><summary>More</summary>\n<h4>Of tiny</h4>\n<pre>a &lt; b\nc</pre>");
        final SortedMap<String, String> pages = BOOK.pages(edition);
        assertThat(pages.get("quarto.html")).contains("Original assignment: " + Briefs.read().of("QT-07") + "<");
        final String index = pages.get("index.html");
        assertThat(index.substring(index.indexOf("<h2 id=\"assignments\"")))
                .containsSubsequence("<h3>Connect Four</h3>", "<th>3.4</th>", "#C4-08", "<h3>Draughts</h3>", "#CO-13");
        assertThat(PAGES.get("quarto.html")).contains("Students' edition");
    }
}
