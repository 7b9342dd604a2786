package tabuleiro.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Submission;

/** One project is one submission whatever it is called, several side by side are a class, and classes are neither. */
class ProjectsTest {

    private static final String MAIN = "src/main/java/";
    private static final String GAMES = "connectfour/Games.java";

    @TempDir
    private Path folder;

    private void source(String... paths) throws IOException {
        for (String path : paths) {
            Given.source(folder.resolve("class"), path);
        }
    }

    private void text(String path, String text) throws IOException {
        Given.write(folder.resolve("class").resolve(path), text);
    }

    /** What is found is the same in the folder and in an archive of it, which may be wrapped in one more folder. */
    private Map<String, String> problems() throws IOException {
        final Map<String, String> found = Given.problems(Given.found(folder.resolve("class")));
        assertThat(Given.problems(Given.found(zipped("")))).as("zipped").isEqualTo(found);
        assertThat(Given.problems(Given.found(zipped("wrapper/")))).as("zipped and wrapped").isEqualTo(found);
        return found;
    }

    private Path zipped(String wrapper) throws IOException {
        final ZipMaker zip = new ZipMaker();
        final Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder.resolve("class"))) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(folder.resolve("class").relativize(file).toString(), Files.readAllBytes(file));
            }
        }
        files.forEach((path, bytes) -> zip.add(wrapper + path, bytes));
        return zip.to(folder.resolve("class.zip"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"class Scratch { }", "package connectfour; class Scratch { }", "package quarto;", "",
        "package tabuleiro.connectfour;", "not Java"})
    void aRepositoryMayBeNamedAsThePackageAndHoldAStrayFile(String stray) throws IOException {
        source("other/" + GAMES);
        for (String repository : List.of("connectfour/", "handed-in/connectfour/")) {
            source(repository + MAIN + GAMES, repository + MAIN + "connectfour/Engine.java");
            text(repository + "Scratch.java", stray);
            assertThat(Given.found(folder.resolve("class/" + repository))).singleElement().satisfies(each ->
                    assertThat(each.sources()).containsOnlyKeys(GAMES, "connectfour/Engine.java"));
        }
        assertThat(Given.found(folder.resolve("class"))).filteredOn(each -> !each.name().equals("other")).hasSize(2)
                .allSatisfy(each -> assertThat(each.sources()).containsOnlyKeys(GAMES, "connectfour/Engine.java"));
        assertThat(problems()).hasSize(3).containsEntry("connectfour", "").containsEntry("handed-in", "");
    }

    @Test
    void theStrayFileMayBeAnOldCopyOfTheOneThatMakesTheGames() throws IOException {
        source("other/" + GAMES, "a/connectfour/" + MAIN + GAMES, "a/connectfour/" + MAIN + "connectfour/Engine.java",
                "a/connectfour/Games.java");
        final Submission read = Given.found(folder.resolve("class")).get(0);
        assertThat(read.sources()).containsOnlyKeys(GAMES, "connectfour/Engine.java");
        assertThat(read.notes()).containsExactly("Left out, because the package connectfour lies elsewhere:"
                + " connectfour/Games.java.");
    }

    @Test
    void aFileThatOnlyHasTheNameOfTheOneThatMakesTheGamesDoesNotMakeItsFolderThePackage() throws IOException {
        source("other/" + GAMES, "a/connectfour/code/" + GAMES, "a/connectfour/code/connectfour/Engine.java");
        text("a/connectfour/Games.java", "class Games { }");
        assertThat(Given.found(folder.resolve("class")).get(0).sources())
                .containsOnlyKeys(GAMES, "connectfour/Engine.java");
    }

    @Test
    void theRepositoryMayHoldItsSourcesWithoutAFolderForThePackage() throws IOException {
        source("other/" + GAMES);
        text("a/connectfour/Scratch.java", "class Scratch { }");
        text("a/connectfour/src/Games.java", Given.SOURCE);
        text("a/connectfour/src/Engine.java", Given.SOURCE);
        assertThat(Given.found(folder.resolve("class")).get(0).sources())
                .containsOnlyKeys(GAMES, "connectfour/Engine.java");
    }

    @Test
    void theRepositoryOfOneExerciseMayBeNamedAsAnother() throws IOException {
        source("other/" + GAMES, "a/quarto/" + MAIN + GAMES);
        text("a/quarto/Scratch.java", "class Scratch { }");
        assertThat(problems()).hasSize(2).containsEntry("a", "").containsEntry("other", "");
    }

    @Test
    void aRepositoryNamedAsThePackageIsNotThePackageOfTheFolderThatItLiesIn() throws IOException {
        source("connectfour/" + MAIN + GAMES, "other/" + MAIN + GAMES);
        text("connectfour/Scratch.java", "class Scratch { }");
        assertThat(problems()).hasSize(2).containsEntry("connectfour", "").containsEntry("other", "");
    }

    @Test
    void anUnfinishedCopyBesideTheWholeOneMayBeTheOneThatIsMeant() throws IOException {
        source("a/src/" + GAMES, "a/src/connectfour/Engine.java", "a/draft/connectfour/Engine.java", "b/" + GAMES);
        assertThat(problems()).containsEntry("a", "holds connectfour twice").containsEntry("b", "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"src/notes.txt", "src/Scratch.java", "src/main/java/connectfour/Games.java",
        "connectfour/Scratch.java", "connectfour/Games.java", "connectfour/src/main/java/connectfour/Games.java",
        "pom.xml", "build.gradle", "Scratch.java"})
    void aClassMayHoldOtherThingsBesideItsStudents(String beside) throws IOException {
        source("one/" + MAIN + GAMES, "two/project/" + MAIN + GAMES, "three/connectfour/Games.java");
        new ZipMaker().with(GAMES, Given.SOURCE).to(folder.resolve("class/four.zip"));
        text(beside, beside.endsWith("connectfour/Games.java") ? Given.SOURCE : "");
        assertThat(problems()).containsEntry("one", "").containsEntry("two", "").containsEntry("three", "")
                .containsEntry("four.zip", "");
    }

    @Test
    void looseFilesAndArchivesOfStudentsAreRecognisedBesideAFolderSrcToo() throws IOException {
        text("one/Games.java", Given.SOURCE);
        text("two/Games.java", Given.SOURCE);
        text("src/notes.txt", "");
        assertThat(problems()).hasSize(3).containsEntry("one", "").containsEntry("two", "");
        Files.delete(folder.resolve("class/one/Games.java"));
        Files.delete(folder.resolve("class/two/Games.java"));
        for (String name : List.of("one/work.zip", "two/work.zip")) {
            new ZipMaker().with(GAMES, Given.SOURCE).to(folder.resolve("class").resolve(name));
        }
        assertThat(problems()).hasSize(3).containsEntry("one", "").containsEntry("two", "");
    }

    @Test
    void severalProjectsSideBySideAreAClassAndOneProjectOfManyPartsIsNot() throws IOException {
        source("one/" + MAIN + GAMES, "two/" + MAIN + GAMES);
        assertThat(problems()).hasSize(2);
        final Path whole = folder.resolve("whole");
        for (String path : List.of("src/" + GAMES, "src/connectfour/Engine.java", "test/connectfour/GamesTest.java",
                "lib/other/Tool.java", "examples/demo/Demo.java")) {
            Given.source(whole, path);
        }
        Given.write(whole.resolve("lib/a.jar"), "PK");
        Given.write(whole.resolve("b.jar"), "PK");
        Given.write(whole.resolve("c.jar"), "PK");
        assertThat(Given.found(whole)).singleElement().satisfies(each -> assertThat(each.problem()).isEmpty());
    }

    @Test
    void aFolderOneLevelTooHighIsRecognisedAndNamesTheClasses() throws IOException {
        source("a/one/" + GAMES, "a/two/" + MAIN + GAMES, "b/wrapped/one/" + GAMES, "b/wrapped/two/Games.java",
                "c/One_1_assignsubmission_file_/" + GAMES);
        Files.createDirectories(folder.resolve("class/empty"));
        Files.writeString(folder.resolve("class/notes.txt"), "");
        new ZipMaker().with("one/" + GAMES, "").with("two/" + GAMES, "").to(folder.resolve("class/d.zip"));
        assertTooHigh(folder.resolve("class"), "a, b, c, d.zip");
        Files.delete(folder.resolve("class/d.zip"));
        assertTooHigh(zipped(""), "a, b, c");
        assertTooHigh(zipped("wrapper/"), "a, b, c");
        assertThat(Given.found(folder.resolve("class/a"), folder.resolve("class/b"))).hasSize(4);
    }

    private static void assertTooHigh(Path path, String classes) {
        assertThatThrownBy(() -> Given.found(path)).isInstanceOf(GradingException.class)
                .hasMessageContaining(path + " holds classes, not submissions: " + classes + ". Grade")
                .hasMessageContaining("name each").hasMessageNotContaining("\n");
    }

    @Test
    void submissionsThatLookLikeClassesStopNobodyElse() throws IOException {
        source("a/one/" + GAMES, "a/two/" + GAMES, "b/one/" + GAMES, "b/two/" + GAMES, "honest/" + MAIN + GAMES);
        Files.writeString(folder.resolve("class/a/two").resolve(GAMES), Given.SOURCE + " // another");
        assertThat(problems()).hasSize(3).containsEntry("honest", "").containsEntry("a", "holds connectfour twice");
    }
}
