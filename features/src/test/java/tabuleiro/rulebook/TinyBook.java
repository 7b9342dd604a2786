package tabuleiro.rulebook;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The rule book of the tiny game, of which the feature files may say something else. */
final class TinyBook {

    /** The page of the tiny game. */
    static final String PAGE = "tiny.html";

    private static final Path RULES = Path.of("../.ci/tiny/features/rules/tiny");
    private static final Path SOURCES = Path.of("../.ci/tiny/features/src/main/java");

    private TinyBook() {
    }

    /** Returns its book, with its feature files in this folder. */
    static RuleBook in(Path folder) throws IOException {
        return in(folder, "", "");
    }

    /** Returns its book if its feature files, which this folder gets, have one text instead of another. */
    static RuleBook in(Path folder, String was, String is) throws IOException {
        Files.createDirectories(folder.resolve(Chapter.CONSOLE));
        Files.createDirectories(folder.resolve("tiny"));
        for (FeatureFile file : FeatureFile.in(RULES)) {
            Files.writeString(folder.resolve("tiny").resolve(file.name()), file.text().replace(was, is));
        }
        return new RuleBook(folder, SOURCES);
    }

    /** Returns what stands of a rule on a page, between its anchor and the end of its section. */
    static String section(String page, String id) {
        final int from = page.indexOf("id=\"" + id + "\"");
        return page.substring(from, page.indexOf("</section>", from));
    }
}
