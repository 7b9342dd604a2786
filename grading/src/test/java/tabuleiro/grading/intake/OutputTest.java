package tabuleiro.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where reports are written lies no submission, whatever the folder is called and however far the grading came. */
class OutputTest {

    private static final String GAMES = "connectfour/Games.java";

    @TempDir
    private Path folder;

    @BeforeEach
    void aClassOfTwo() throws IOException {
        Given.source(folder, "class/a/" + GAMES);
        Given.source(folder, "class/b/src/main/java/" + GAMES);
    }

    private List<String> names(Path output, Path... paths) {
        try (Intake intake = new Intake(List.of(Given.CONNECT_FOUR), List.of(paths), output)) {
            return intake.candidates().stream().map(Candidate::name).toList();
        }
    }

    private void file(String path) throws IOException {
        Given.write(folder.resolve("class").resolve(path), "{}");
    }

    @ParameterizedTest
    @CsvSource({"reports, reports/unfinished.jsonl", "reports, reports/results.json", "reports, reports/page.html",
        "reports, reports/page.html.part", "reports, reports/notes.txt", "reports, reports/connectfour/Games.java",
        "reports/deep, reports/deep/unfinished.jsonl", "./reports, reports/unfinished.jsonl",
        "../class/reports, reports/notes.txt", "b/../reports, reports/notes.txt"})
    void whereTheReportsAreWrittenIsNoSubmission(String output, String inside) throws IOException {
        file(inside);
        assertThat(names(folder.resolve("class").resolve(output), folder.resolve("class"))).containsExactly("a", "b");
    }

    @Test
    void anEmptyFolderForTheReportsIsNoSubmissionNorOneAroundIt() throws IOException {
        Files.createDirectories(folder.resolve("class/reports/of/the/way"));
        assertThat(names(folder.resolve("class/reports/of/the/way"), folder.resolve("class")))
                .containsExactly("a", "b");
        assertThat(names(folder.resolve("class/others/today"), folder.resolve("class")))
                .as("another empty folder").containsExactly("a", "b", "reports");
        Files.createDirectories(folder.resolve("class/others"));
        assertThat(names(folder.resolve("class/others/today"), folder.resolve("class")))
                .as("not made yet").containsExactly("a", "b", "reports");
    }

    @Test
    void itMayBeNamedThroughALinkAndSoMayTheClass() throws IOException {
        file("reports/notes.txt");
        final Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("class/reports"));
        final Path classLink = Files.createSymbolicLink(folder.resolve("linked class"), folder.resolve("class"));
        assertThat(names(link, folder.resolve("class"))).containsExactly("a", "b");
        assertThat(names(classLink.resolve("reports"), folder.resolve("class"))).containsExactly("a", "b");
        assertThat(names(folder.resolve("class/reports"), classLink)).containsExactly("a", "b");
        Files.createDirectories(folder.resolve("class/others"));
        assertThat(names(classLink.resolve("others/today"), folder.resolve("class")))
                .as("an empty folder around it").doesNotContain("others");
    }

    @ParameterizedTest
    @ValueSource(strings = {"unfinished.jsonl", "results.json", "results.json,index.html,a.html,.DS_Store",
        "unfinished.jsonl,a.html,index.html.part", "run-1/results.json,run-2/unfinished.jsonl"})
    void anEarlierReportUnderAnyNameIsNoSubmission(String files) throws IOException {
        for (String file : files.split(",")) {
            file("Grading-Report/" + file);
        }
        assertThat(names(folder.resolve("elsewhere"), folder.resolve("class"))).containsExactly("a", "b");
        try (Intake intake = new Intake(List.of(Given.CONNECT_FOUR), List.of(folder.resolve("class")))) {
            assertThat(intake.remarks()).singleElement().asString().contains("Grading-Report is left out");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"index.html", "results.json,notes.txt", "results.json,connectfour/Games.java",
        "unfinished.jsonl,work.zip", "run/results.json,work/connectfour/Games.java"})
    void whoHandsInMoreThanReportsIsNotLeftOut(String files) throws IOException {
        for (String file : files.split(",")) {
            file("c/" + file);
        }
        assertThat(names(folder.resolve("elsewhere"), folder.resolve("class"))).containsExactly("a", "b", "c");
    }

    @Test
    void amongSeveralPathsTheReportsAreLeftOutAndAnEmptyFolderIsReported() throws IOException {
        file("reports/unfinished.jsonl");
        Files.createDirectories(folder.resolve("class/empty"));
        file("notes/notes.txt");
        final Path[] all = {folder.resolve("class/a"), folder.resolve("class/b"), folder.resolve("class/empty"),
            folder.resolve("class/notes"), folder.resolve("class/reports")};
        assertThat(names(folder.resolve("class/reports"), all)).containsExactly("a", "b", "empty", "notes");
        Files.delete(folder.resolve("class/reports/unfinished.jsonl"));
        assertThat(names(folder.resolve("class/reports"), all)).containsExactly("a", "b", "empty", "notes");
    }

    @Test
    void aFileSystemThatIgnoresCaseIsAskedWhetherTwoNamesAreOneFolder() throws IOException {
        final Path real = Files.createDirectories(folder.resolve("class/reports"));
        assertThat(new LeftOut(Optional.of(folder.resolve("class/a/../reports"))).isReport(Entry.of(real)))
                .as("another name of the same folder").isTrue();
        assertThat(new LeftOut(Optional.of(folder.resolve("class/a"))).isReport(Entry.of(real))).isFalse();
    }
}
