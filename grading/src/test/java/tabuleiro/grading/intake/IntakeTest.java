package tabuleiro.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;

/** Submissions are found where students put them, and what is not one is said to be none. */
class IntakeTest {

    @TempDir
    private Path folder;

    private final Intake intake = new Intake(List.of(new Exercise("connect-four"), new Exercise("quarto")));

    private void source(String path) throws IOException {
        final Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "class Any { }");
    }

    private List<Submission> found(String path) {
        final List<Path> paths = List.of(folder.resolve(path));
        Intake.requireFolders(paths);
        return intake.submissions(paths, intake.recognise(paths));
    }

    @Test
    void thePackageMayLieAtTheTop() throws IOException {
        source("one/connectfour/Engine.java");
        assertThat(found("one")).singleElement().satisfies(submission -> {
            assertThat(submission.name()).isEqualTo("one");
            assertThat(submission.sources()).containsOnlyKeys("connectfour/Engine.java");
        });
    }

    @Test
    void thePackageMayLieInAMavenProject() throws IOException {
        source("one/src/main/java/connectfour/Engine.java");
        source("one/src/test/java/connectfour/MyTest.java");
        assertThat(found("one").get(0).sources()).containsOnlyKeys("connectfour/Engine.java");
    }

    @Test
    void thePackageMayLieInOneWrapperFolder() throws IOException {
        source("class/one/my project/src/main/java/connectfour/deep/Engine.java");
        source("class/one/my project/src/main/java/connectfour/Games.java");
        source("class/one/__MACOSX/connectfour/._Games.java");
        assertThat(found("class")).extracting(Submission::name).containsExactly("one");
        assertThat(found("class").get(0).sources())
                .containsOnlyKeys("connectfour/Games.java", "connectfour/deep/Engine.java");
    }

    @Test
    void otherwiseEachFolderIsASubmissionInTheOrderOfTheirNames() throws IOException {
        source("class/b/connectfour/Engine.java");
        source("class/a/src/main/java/connectfour/Engine.java");
        source("class/c/else/Engine.java");
        Files.writeString(folder.resolve("class/README.md"), "not a submission");
        assertThat(found("class")).extracting(Submission::name).containsExactly("a", "b", "c");
        assertThat(found("class").get(2).problem()).first().isEqualTo("has no package connectfour");
        assertThat(found("class").get(0).problem()).isEmpty();
    }

    @Test
    void anArchiveIsReportedAndNotForgotten() throws IOException {
        source("class/a/connectfour/Engine.java");
        Files.writeString(folder.resolve("class/b.zip"), "PK");
        assertThat(found("class")).extracting(Submission::name).containsExactly("a", "b.zip");
        assertThat(found("class").get(1).problem()).first().isEqualTo("is an archive");
    }

    @Test
    void anEmptyFolderIsReportedAndNotForgotten() throws IOException {
        source("class/a/connectfour/Engine.java");
        Files.createDirectories(folder.resolve("class/b"));
        assertThat(found("class")).extracting(Submission::name).containsExactly("a", "b");
        assertThat(found("class").get(1).problem()).first().isEqualTo("is empty");
    }

    @Test
    void theReportsOfAnEarlierGradingAreLeftOutAndNamed() throws IOException {
        source("class/a/connectfour/Engine.java");
        Files.createDirectories(folder.resolve("class/grading-report"));
        Files.writeString(folder.resolve("class/grading-report/results.json"), "{}");
        assertThat(found("class")).extracting(Submission::name).containsExactly("a");
        assertThat(intake.leftOut(List.of(folder.resolve("class")))).singleElement().asString()
                .contains("grading-report").contains("earlier grading");
    }

    @Test
    void aLinkIsNotFollowed() throws IOException {
        source("secret/connectfour/Reference.java");
        source("class/a/connectfour/Engine.java");
        Files.createSymbolicLink(folder.resolve("class/a/connectfour/Link.java"),
                folder.resolve("secret/connectfour/Reference.java"));
        Files.createSymbolicLink(folder.resolve("class/a/connectfour/more"), folder.resolve("secret/connectfour"));
        Files.createSymbolicLink(folder.resolve("class/b"), folder.resolve("secret"));
        assertThat(found("class")).singleElement()
                .satisfies(each -> assertThat(each.sources()).containsOnlyKeys("connectfour/Engine.java"));
    }

    @Test
    void sourcesInAnotherEncodingAreReadAndNoted() throws IOException {
        source("one/connectfour/Engine.java");
        Files.write(folder.resolve("one/connectfour/Engine.java"), "// é".getBytes(StandardCharsets.ISO_8859_1));
        Files.writeString(folder.resolve("one/connectfour/Marked.java"), "\uFEFFclass Marked { }");
        final Submission submission = found("one").get(0);
        assertThat(submission.sources()).containsEntry("connectfour/Engine.java", "// é")
                .containsEntry("connectfour/Marked.java", "class Marked { }");
        assertThat(submission.notes()).singleElement().asString().contains("Engine.java").contains("ISO 8859-1");
    }

    @Test
    void tooMuchIsRefusedWithTheReason() throws IOException {
        source("class/a/connectfour/Engine.java");
        Files.writeString(folder.resolve("class/a/connectfour/Huge.java"), "/".repeat((1 << 20) + 1));
        assertThat(found("class").get(0).problem()).element(1).asString().contains("Huge.java");
        for (int i = 0; i < 201; i++) {
            source("many/b/connectfour/Class" + i + ".java");
        }
        assertThat(found("many").get(0).problem()).element(1).asString().contains("201");
    }

    @Test
    void whatHoldsNoExerciseIsSaidInOneLine() throws IOException {
        Files.createDirectories(folder.resolve("empty"));
        Files.createDirectories(folder.resolve("other/src"));
        source("both/a/connectfour/Engine.java");
        source("both/b/quarto/Engine.java");
        source("file/Engine.java");
        source("courseware/exercises/connect-four/src/main/java/connectfour/Engine.java");
        Files.createDirectories(folder.resolve("courseware/features/rules"));
        assertRefused("nowhere", "There is no folder");
        assertRefused("empty", "is empty");
        assertRefused("other", "No exercise found");
        assertRefused("both", "More than one exercise");
        assertRefused("file/Engine.java", "is a file");
        assertRefused("courseware", "is the courseware itself");
    }

    private void assertRefused(String path, String because) {
        assertThatThrownBy(() -> found(path)).isInstanceOf(GradingException.class)
                .hasMessageContaining(because).hasMessageContaining(path).hasMessageNotContaining("\n");
    }
}
