package tabuleiro.specification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.games.Descriptor;
import tabuleiro.rulebook.FeatureFile;
import tabuleiro.svg.Board;
import tabuleiro.svg.Drawn;

/**
 * Tests that no game lacks anything, and that what belongs to a game is found by its name. What a game may do without
 * stands in README under "How to add a game".
 */
class GameIsCompleteTest {

    private static final Path ROOT = Path.of("..");

    @Test
    void noGameLacksAnything() throws IOException {
        final List<String> lacking = new ArrayList<>();
        for (SpecifiedGame game : SpecifiedGame.all()) {
            lacking.addAll(lacking(ROOT, game.descriptor()));
        }
        assertThat(lacking).as("what games lack; features/README.md, How to add a game, says what stands in each")
                .isEmpty();
    }

    @Test
    void whatLiesInAFolderOfAGameBelongsToOne() throws IOException {
        final Set<String> known = SpecifiedGame.all().stream().map(SpecifiedGame::folder).collect(Collectors.toSet());
        try (Stream<Path> folders = Files.list(Path.of("rules"))) {
            assertThat(folders.map(each -> each.getFileName().toString()).filter(name -> !name.equals("console")))
                    .as("folders of rules, each of a game whose descriptor features/pom.xml names").isSubsetOf(known);
        }
        final Path games = ROOT.resolve("grading/src/main/java/tabuleiro/grading/games");
        try (Stream<Path> files = Files.walk(games)) {
            assertThat(files.map(file -> games.relativize(file).toString())
                    .filter(file -> file.matches(".*(Play|Causes)\\.java")))
                    .as("classes in grading that are found by the name of the game")
                    .isSubsetOf(SpecifiedGame.all().stream().flatMap(game -> Stream.of("Play", "Causes").map(part ->
                            game.descriptor().packageName() + "/" + game.name() + part + ".java")).toList());
        }
    }

    @Test
    void allThatIsLackingIsNamedAtOnce(@TempDir Path empty) throws IOException {
        Files.createDirectories(empty.resolve("grading"));
        Files.createDirectories(empty.resolve("exercises"));
        Files.writeString(empty.resolve("exercises/pom.xml"), "<modules/>");
        final Descriptor tiny = Descriptor.in("tiny").orElseThrow();
        assertThat(lacking(empty, tiny)).contains("Tiny: write features/rules/tiny/1-….feature",
                "Tiny: write features/src/main/resources/tabuleiro/rulebook/minute/tiny.txt",
                "Tiny: write exercises/tiny/tasks.txt", "Tiny: write grading/rubrics/tiny.yaml",
                "Tiny: write <module>tiny</module> into exercises/pom.xml").hasSizeGreaterThan(20);
        assertThat(lacking(Path.of("../.ci/tiny"), tiny))
                .containsExactly("Tiny: write <module>tiny</module> into exercises/pom.xml");
    }

    /** The provider of the game that a test begins. */
    interface NineMensMorrisProvider {
    }

    @Test
    void aGameThatIsBegunLacksNothingAndIsNamedInTwoPoms(@TempDir Path copy) throws IOException, InterruptedException {
        for (String part : List.of(".ci/tiny", "exercises/new-game", "exercises/pom.xml", "features/pom.xml")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(part))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    final Path to = copy.resolve(ROOT.relativize(file));
                    Files.createDirectories(to.getParent());
                    Files.copy(file, to, StandardCopyOption.COPY_ATTRIBUTES);
                }
            }
        }
        Files.createDirectories(copy.resolve("features/rules"));
        final Process begun = new ProcessBuilder("sh", copy.resolve("exercises/new-game").toString(),
                "nine-mens-morris", "NM", "Nine Men's Morris").redirectErrorStream(true).start();
        final String said = new String(begun.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(begun.waitFor()).as(said).isZero();
        final TinyNamed game = new TinyNamed("nine-mens-morris", "Nine Men's Morris", "NM",
                NineMensMorrisProvider.class);
        assertThat(lacking(copy, game)).isEmpty();
        assertThat(Files.readString(copy.resolve("features/pom.xml")))
                .contains("tabuleiro.ninemensmorris.NineMensMorrisDrawing");
        for (String file : said.lines().filter(line -> !line.contains(": ")).toList()) {
            assertThat(Files.readString(copy.resolve(file))).as(file).doesNotContain("TY-").doesNotContain("Tiny");
        }
    }

    /** The tiny game under another name. */
    private static final class TinyNamed extends Descriptor {

        TinyNamed(String folder, String title, String prefix, Class<?> provider) {
            super(folder, title, prefix, provider);
        }

        @Override
        public Board read(String text) {
            return Descriptor.in("tiny").orElseThrow().read(text);
        }

        @Override
        public Map<String, Drawn> key() {
            return Descriptor.in("tiny").orElseThrow().key();
        }
    }

    /** Returns the files that each game has; those of reference and grading, if a copy has these folders. */
    private static List<String> files(Path root, Descriptor game) {
        final String where = game.packageName();
        final String types = "features/src/main/java/tabuleiro/" + where + "/";
        final String exercise = "exercises/" + game.folder() + "/";
        final List<String> files = new ArrayList<>(List.of(types + game.name() + ".java",
                types + game.name() + "Provider.java", types + "Player.java", types + "Position.java",
                types + "Refusal.java", types + "steps/Tested" + game.name() + ".java",
                "features/src/main/resources/tabuleiro/rulebook/minute/" + game.folder() + ".txt",
                exercise + "pom.xml", exercise + ".mvn/maven.config", exercise + "README.md", exercise + "tasks.txt",
                exercise + "src/main/java/" + where + "/Engine.java", exercise + "src/main/java/" + where
                        + "/Games.java", exercise + "src/test/java/" + where + "/RulesTest.java",
                exercise + "src/test/java/" + where + "/FurtherTest.java",
                exercise + "src/test/java/" + where + "/Play.java"));
        if (Files.exists(root.resolve("reference")) || Files.exists(root.resolve("grading"))) {
            files.addAll(List.of("reference/src/main/java/" + where + "/Engine.java",
                    "reference/src/main/java/" + where + "/Games.java",
                    "reference/src/test/java/" + where + "/" + game.name() + "RulesTest.java",
                    "grading/rubrics/" + game.folder() + ".yaml"));
        }
        return files;
    }

    /** Returns what a game lacks in a copy of the project, a line for each thing to write. */
    private static List<String> lacking(Path root, Descriptor game) throws IOException {
        final List<String> lacking = new ArrayList<>(files(root, game).stream()
                .filter(file -> !Files.exists(root.resolve(file))).toList());
        lacking.addAll(lackingRules(root, game));
        if (!Files.exists(root.resolve("exercises/pom.xml")) || !Files.readString(root.resolve("exercises/pom.xml"))
                .contains("<module>" + game.folder() + "</module>")) {
            lacking.add("<module>" + game.folder() + "</module> into exercises/pom.xml");
        }
        return lacking.stream().map(each -> game.title() + ": write " + each).toList();
    }

    private static List<String> lackingRules(Path root, Descriptor game) {
        final Path rules = root.resolve("features/rules").resolve(game.folder());
        if (!Files.isDirectory(rules)) {
            return List.of("features/rules/" + game.folder() + "/1-….feature");
        }
        return FeatureFile.in(rules).stream().flatMap(file -> file.rules().stream()).filter(rule ->
                FeatureFile.idsAmong(rule.getTags()).stream().filter(id -> id.startsWith(game.prefix() + "-")).count()
                        != 1).map(rule -> "a tag such as @" + game.prefix() + "-01 above the rule: " + rule.getName())
                .toList();
    }
}
