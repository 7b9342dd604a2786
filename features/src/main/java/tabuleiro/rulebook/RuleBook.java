package tabuleiro.rulebook;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.picture.Game;

/** The rule book: a page for each game, one for the console that all games share, and an index. */
public final class RuleBook {

    /** The name of the index page. */
    public static final String INDEX = "index.html";

    private final List<Chapter> chapters;
    private final Briefs briefs;

    /**
     * Reads the specification.
     *
     * @param rules   the folder of the feature files, such as {@code features/rules}
     * @param sources the folder of the interfaces, such as {@code features/src/main/java}
     */
    public RuleBook(Path rules, Path sources) {
        chapters = Stream.concat(Stream.of(Game.values()).map(game -> Chapter.of(game, rules, sources)),
                Stream.of(Chapter.ofConsole(rules))).toList();
        briefs = Briefs.read();
    }

    /**
     * Writes the students' edition.
     *
     * @param arguments the folder of the feature files, that of the interfaces, and where to write the pages
     */
    public static void main(String[] arguments) throws IOException {
        new RuleBook(Path.of(arguments[0]), Path.of(arguments[1])).write(Path.of(arguments[2]), Edition.STUDENTS);
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
        final Html html = new Html(addresses(), edition.title());
        final SortedMap<String, String> pages = new TreeMap<>();
        pages.put(INDEX, new IndexPage(chapters, briefs, html).written(navigation()));
        chapters.forEach(chapter -> pages.put(chapter.page(),
                new ChapterPage(chapter, briefs, edition, html).written(navigation())));
        return pages;
    }

    /** Returns where each rule stands, by its id, such as {@code connect-four.html#C4-06}. */
    public Map<String, String> addresses() {
        final Map<String, String> addresses = new HashMap<>();
        chapters.forEach(chapter -> chapter.rules().forEach(rule ->
                addresses.put(Chapter.id(rule), chapter.page() + "#" + Chapter.id(rule))));
        return addresses;
    }

    private String navigation() {
        return "<p><a href=\"%s\">The rules</a></p>\n<p>%s</p>\n".formatted(INDEX, chapters.stream()
                .map(chapter -> "<a href=\"%s\">%s</a>".formatted(chapter.page(), Html.escaped(chapter.title())))
                .collect(Collectors.joining("<br>")));
    }
}
