package tabuleiro.rulebook;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;
import tabuleiro.language.Language;

/**
 * The rule book: a page for each game that has rules here, one for the console, one for the phrases of examples, a
 * glossary, and an index.
 */
public final class RuleBook {

    /** The name of the index page. */
    public static final String INDEX = "index.html";

    /** The name of the page with the phrases of which examples are made. */
    public static final String PHRASES = "phrases.html";

    /** The name of the page with the words that rules and contracts use. */
    public static final String GLOSSARY = "glossary.html";

    private final List<Chapter> chapters;
    private final List<Phrases> phrases;

    /**
     * Reads the specification.
     *
     * @param rules   the folder of the feature files, such as {@code features/rules}
     * @param sources the folder of the interfaces, such as {@code features/src/main/java}
     */
    public RuleBook(Path rules, Path sources) {
        final List<Descriptor> games =
                Descriptor.all().stream().filter(game -> Files.isDirectory(rules.resolve(game.folder()))).toList();
        chapters = Stream.concat(games.stream().map(game -> Chapter.of(game, rules, sources)),
                Stream.of(Chapter.ofConsole(rules, games))).toList();
        phrases = Phrases.in(sources);
    }

    /**
     * Writes the students' edition, in English and, into folders with their names, in other languages.
     *
     * @param arguments the folder of the feature files, that of the interfaces, where to write the pages, and the names
     *                  of the other languages
     */
    public static void main(String[] arguments) throws IOException {
        final RuleBook book = new RuleBook(Path.of(arguments[0]), Path.of(arguments[1]));
        book.write(Path.of(arguments[2]), Edition.STUDENTS);
        for (String language : Arrays.asList(arguments).subList(3, arguments.length)) {
            book.write(Path.of(arguments[2], language), Edition.students(Language.of(language)));
        }
    }

    /** Writes the pages of an edition into a folder, which is made if it is not there. */
    public void write(Path folder, Edition edition) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, String> page : pages(edition).entrySet()) {
            Files.writeString(folder.resolve(page.getKey()), page.getValue());
        }
    }

    /** Returns the pages of an edition, by the names of their files. */
    public SortedMap<String, String> pages(Edition edition) {
        final Book book = new Book(chapters, new RuleLinks(addresses()), Texts.byId("names.properties"), Briefs.read(),
                edition);
        final SortedMap<String, String> pages = new TreeMap<>();
        pages.put(INDEX, html("index.jte", Map.of("book", book, "view", new IndexView(book))));
        pages.put(PHRASES, html("phrases.jte", Map.of("book", book, "homes", Stream.concat(phrases.stream(),
                edition.steps().stream().flatMap(folder -> Phrases.in(folder).stream())).toList())));
        pages.put(GLOSSARY, html("glossary.jte", Map.of("book", book, "sections", Glossary.in(edition.language()))));
        chapters.forEach(chapter -> pages.put(chapter.page(), html("chapter.jte",
                Map.of("book", book, "view", ChapterView.of(book, chapter)))));
        pages.replaceAll((file, page) ->
                edition.language().in(file.replace(".html", "")).page(page, unsaid -> { }));
        return pages;
    }

    private static String html(String template, Map<String, Object> values) {
        final StringOutput html = new StringOutput();
        TemplateEngine.createPrecompiled(null, ContentType.Html, null, "tabuleiro.rulebook.pages")
                .render(template, values, html);
        return html.toString();
    }

    /** Returns where each rule stands, by its id, such as {@code connect-four.html#C4-06}. */
    public Map<String, String> addresses() {
        final Map<String, String> addresses = new HashMap<>();
        chapters.forEach(chapter -> chapter.rules().forEach(rule ->
                addresses.put(Chapter.id(rule), chapter.page() + "#" + Chapter.id(rule))));
        return addresses;
    }
}
