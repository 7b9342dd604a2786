package tabuleiro.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.Submission;

/** The package of an exercise is found where students put it, and only its sources are taken. */
class PackageTest {

    private static final String GAMES = "connectfour/Games.java";

    @TempDir
    private Path folder;

    private void source(String path) throws IOException {
        Given.source(folder.resolve("class/one"), path);
    }

    private void text(String path, String text) throws IOException {
        Given.write(folder.resolve("class/one").resolve(path), text);
    }

    private Submission one() {
        return Given.found(folder.resolve("class")).get(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "src/", "src/main/java/", "my project/src/main/java/", "a/b/c/d/",
        "exercises/connect-four/src/main/java/", "test/", "tabuleiro/"})
    void itMayLieAtAnyDepth(String place) throws IOException {
        source(place + GAMES);
        source(place + "connectfour/deep/Engine.java");
        assertThat(one().name()).isEqualTo("one");
        assertThat(one().sources()).containsOnlyKeys(GAMES, "connectfour/deep/Engine.java");
    }

    @Test
    void theSubmissionMayBeThePathItself() throws IOException {
        source("src/main/java/" + GAMES);
        Files.createDirectories(folder.resolve("class/one/docs"));
        assertThat(Given.found(folder.resolve("class/one"))).singleElement()
                .satisfies(each -> assertThat(each.name()).isEqualTo("one"));
    }

    @Test
    void testsPomsResourcesAndClassesAreNotTaken() throws IOException {
        source("src/main/java/" + GAMES);
        source("src/test/java/connectfour/MyTest.java");
        source("target/classes/connectfour/Old.java");
        text("src/main/java/connectfour/Games.class", "x");
        text("src/main/resources/META-INF/services/x", "x");
        text("pom.xml", "x");
        assertThat(one().sources()).containsOnlyKeys(GAMES);
        assertThat(one().notes()).containsExactly("Left out: *.class, target.");
    }

    @Test
    void testsAmongTheSourcesAreLeftOutAndNoted() throws IOException {
        source(GAMES);
        final List<String> tests = List.of(
                "import org.junit.jupiter.api.Test;\nclass GamesTest {\n  @Test void passes() { }\n}",
                "  import static org.junit.Assert.*;\nclass Four {\n@Test(timeout=1)\nvoid a() { } }",
                "import org.assertj.core.api.Assertions;\nclass Helper { }",
                "import io.cucumber.java.en.Given;\nclass Steps {\n  @Given(\"a game\")\n  void game() { }\n}");
        for (int i = 0; i < tests.size(); i++) {
            text("connectfour/T" + i + ".java", "package connectfour;\n" + tests.get(i));
        }
        text("connectfour/Block.java", "package connectfour;\n/*\nimport org.junit.jupiter.api.Test;\n*/\n"
                + "class Block {\n  String text = \"\"\"\nimport org.junit.jupiter.api.Test;\n\"\"\";\n}");
        text("connectfour/Note.java", "package connectfour;\n// import org.junit.jupiter.api.Test;\nclass Note { }");
        assertThat(one().sources()).containsOnlyKeys(GAMES, "connectfour/Block.java", "connectfour/Note.java");
        assertThat(one().notes()).containsExactly("Left out, because tests are not read: connectfour/T0.java,"
                + " connectfour/T1.java, connectfour/T2.java, connectfour/T3.java.");
    }

    @Test
    void untidinessIsCopedWithAndNotedInOneLine() throws IOException {
        source("mine/" + GAMES);
        for (String junk : List.of("__MACOSX/mine/connectfour/._Games.java", "mine/connectfour/._Games.java",
                "mine/.DS_Store", "mine/Thumbs.db", "mine/.idea/connectfour/X.java", "mine/.vscode/x",
                "mine/.settings/x", "mine/.git/config", "mine/.github/x", "mine/bin/connectfour/Games.java",
                "mine/out/connectfour/Games.java", "mine/build/connectfour/Games.java")) {
            text(junk, "package connectfour; junk");
        }
        assertThat(one().sources()).containsOnlyKeys(GAMES);
        assertThat(one().notes()).singleElement().asString().startsWith("Left out: .DS_Store, ._*, .git, .github, ")
                .endsWith(" and 4 more.");
    }

    @Test
    void looseFilesSayThemselvesWhereTheyBelong() throws IOException {
        text("Games.java", "\uFEFF// package quarto;\n/* package quarto; */\r\npackage connectfour ;\nclass Games { }");
        text("code/Table.java", "package connectfour.deep;");
        text("Main.java", "class Main { }");
        assertThat(one().sources()).containsOnlyKeys(GAMES, "connectfour/deep/Table.java");
        assertThat(one().notes()).anyMatch(note -> note.contains("outside a folder"));
    }

    @Test
    void aFolderInOtherLettersWillDo() throws IOException {
        text("src/ConnectFour/Games.java", "package connectfour;");
        assertThat(one().sources()).containsOnlyKeys(GAMES);
    }

    @Test
    void whatContradictsItsFolderIsLeftToTheCompiler() throws IOException {
        text(GAMES, "package quarto; class Games { }");
        assertThat(one().sources()).containsEntry(GAMES, "package quarto; class Games { }");
    }

    @Test
    void aFolderOfTheGameWithinThePackageIsPartOfIt() throws IOException {
        source(GAMES);
        source("connectfour/connectfour/Games.java");
        source("connectfour/quarto/Games.java");
        assertThat(one().sources()).hasSize(3);
    }

    @Test
    void twoCopiesAreReportedWithTheirPlaces() throws IOException {
        source("src/" + GAMES);
        text("backup/" + GAMES, Given.SOURCE + " // another");
        Given.source(folder, "class/two/" + GAMES);
        assertThat(one().problem().get(0)).isEqualTo("holds connectfour twice");
        assertThat(one().problem().get(1)).contains("backup/connectfour, src/connectfour");
        assertThat(Given.found(folder.resolve("class")).get(1).problem()).isEmpty();
    }

    @Test
    void twoLooseFilesForOnePlaceAreReported() throws IOException {
        text("a/Games.java", Given.SOURCE);
        text("b/Games.java", Given.SOURCE + " // another");
        Given.source(folder, "class/two/" + GAMES);
        assertThat(one().problem().get(1)).contains("a/Games.java, b/Games.java");
    }

    @Test
    void twoExercisesAreReportedUnlessOneIsForced() throws IOException {
        source("exercises/connect-four/src/main/java/" + GAMES);
        source("exercises/quarto/src/main/java/quarto/Games.java");
        Given.source(folder, "class/two/" + GAMES);
        assertThat(one().problem().get(0)).isEqualTo("holds 2 exercises");
        assertThat(one().problem().get(1))
                .contains("connect-four (in exercises/connect-four/src/main/java/connectfour)")
                .contains("quarto (in exercises/quarto/src/main/java/quarto)");
        assertThat(Given.forced(Given.QUARTO, folder.resolve("class")).get(0).sources())
                .containsOnlyKeys("quarto/Games.java");
    }

    @Test
    void givenCodeAndTestsAreNoSecondCopy() throws IOException {
        source("src/" + GAMES);
        text("src/tabuleiro/connectfour/ConnectFour.java", "package tabuleiro.connectfour;");
        text("src/tabuleiro/console/quarto/Screen.java", "package tabuleiro.console.quarto;");
        text("test/connectfour/GamesTest.java", "package connectfour;");
        assertThat(one().problem()).isEmpty();
        assertThat(one().sources()).containsOnlyKeys(GAMES);
    }

    @Test
    void theRepositoryMayBeNamedAsTheCourse() throws IOException {
        source("tabuleiro/" + GAMES);
        text("tabuleiro/tabuleiro/connectfour/ConnectFour.java", "package tabuleiro.connectfour;");
        assertThat(one().sources()).containsOnlyKeys(GAMES);
    }

    @Test
    void aProjectOfOneStudentWithLooseFilesIsOneSubmission() throws IOException {
        text("Games.java", Given.SOURCE);
        text("code/Table.java", "package connectfour.deep;");
        assertThat(Given.found(folder.resolve("class/one"))).singleElement()
                .satisfies(each -> assertThat(each.sources()).hasSize(2));
    }

    @Test
    void tooMuchIsRefusedWithTheReason() throws IOException {
        source(GAMES);
        text("connectfour/Huge.java", "/".repeat((1 << 20) + 1));
        assertThat(one().problem()).element(1).asString().contains("connectfour/Huge.java is larger than 1 MiB");
        Files.delete(folder.resolve("class/one/connectfour/Huge.java"));
        for (int i = 0; i < 200; i++) {
            source("connectfour/Class" + i + ".java");
        }
        assertThat(one().problem()).element(1).asString().contains("201");
    }

    @Test
    void aPackageLineIsFoundHoweverLongTheCommentBeforeIt() {
        assertThat(Header.of("/*" + "*".repeat(1 << 20) + "*/ package a.b;").packageName()).isEqualTo("a.b");
        assertThat(Header.of(" ".repeat(1 << 20)).packageName()).isEmpty();
        assertThat(Header.of("/* package a; ").packageName()).isEmpty();
        assertThat(Header.of("import java.util.List; package a;").packageName()).isEmpty();
        assertThat(Header.of("package\n\ta\n;").packageName()).isEqualTo("a");
    }

    @Test
    void importsAreFoundBetweenCommentsAndNowhereElse() {
        final String source = "package a; import b.C;/* import d.E; */ import static\n f.G.*;\n// import h.I;\n"
                + "import j.K; class L { String m = \"import n.O;\"; }\nimport p.Q;";
        assertThat(Header.of(source).imports()).containsExactly("b.C", "f.G.*", "j.K");
        assertThat(Header.of("import a.B; ".repeat(1 << 16)).imports()).hasSize(1 << 16);
    }
}
