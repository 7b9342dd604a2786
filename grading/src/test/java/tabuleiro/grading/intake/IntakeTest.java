package tabuleiro.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Submission;

/** Submissions are found whatever a path may be, and what is not one is said to be none. */
class IntakeTest {

    @TempDir
    private Path folder;

    private void source(String path) throws IOException {
        Given.source(folder, path);
    }

    private List<Submission> found(String path) {
        return Given.found(folder.resolve(path));
    }

    @Test
    void eachFolderOfAClassIsASubmissionInTheOrderOfTheirNames() throws IOException {
        source("class/b/connectfour/Engine.java");
        source("class/a/src/main/java/connectfour/Engine.java");
        source("class/c/else/Engine.java");
        Files.writeString(folder.resolve("class/README.md"), "not a submission");
        assertThat(found("class")).extracting(Submission::name).containsExactly("a", "b", "c");
        assertThat(found("class").get(2).problem()).first().isEqualTo("has no package connectfour");
        assertThat(found("class").get(0).problem()).isEmpty();
    }

    @Test
    void aClassMayMixFoldersArchivesAndLooseFiles() throws IOException {
        source("class/b/connectfour/Engine.java");
        new ZipMaker().with("connectfour/Engine.java", Given.SOURCE).to(folder.resolve("class/a.zip"));
        Given.write(folder.resolve("class/Games.java"), Given.SOURCE);
        assertThat(found("class")).extracting(Submission::name).containsExactly("Games.java", "a.zip", "b");
        assertThat(found("class")).allSatisfy(each -> assertThat(each.problem()).isEmpty());
        assertThat(found("class").get(0).sources()).containsOnlyKeys("connectfour/Games.java");
    }

    @Test
    void aPathMayBeOneSourceFile() throws IOException {
        assertThat(Given.found(Given.write(folder.resolve("Games.java"), Given.SOURCE))).singleElement()
                .satisfies(each -> assertThat(each.sources()).containsOnlyKeys("connectfour/Games.java"));
    }

    @Test
    void aPathMayBeAnArchiveThatIsOneSubmission() throws IOException {
        final ZipMaker zip = new ZipMaker().with("wrapper/src/connectfour/Games.java", Given.SOURCE)
                .with("__MACOSX/wrapper/._Games.java", "");
        assertThat(Given.found(zip.to(folder.resolve("work.zip")))).singleElement().satisfies(each -> {
            assertThat(each.name()).isEqualTo("work.zip");
            assertThat(each.sources()).containsOnlyKeys("connectfour/Games.java");
        });
        assertThat(Given.found(Files.write(folder.resolve("no ending"), zip.bytes()))).singleElement()
                .satisfies(each -> assertThat(each.problem()).isEmpty());
    }

    @Test
    void aPathMayBeAnArchiveThatIsAClass() throws IOException {
        final byte[] inner = new ZipMaker().with("connectfour/Games.java", Given.SOURCE).bytes();
        final ZipMaker zip = new ZipMaker().with("class/b/connectfour/Games.java", Given.SOURCE).with("class/c/", "");
        zip.add("class/a.zip", inner);
        final Path file = zip.to(folder.resolve("class.zip"));
        final List<Path> before = Given.temporary();
        assertThat(Given.problems(Given.found(file))).hasSize(3)
                .containsEntry("a.zip", "").containsEntry("b", "").containsEntry("c", "is empty");
        final TarMaker tar = new TarMaker().with("./b/connectfour/Games.java", Given.SOURCE)
                .with("./c/connectfour/Games.java", Given.SOURCE).with("./a.zip", inner);
        assertThat(Given.found(tar.packedTo(folder.resolve("class.tar.gz")))).extracting(Submission::name)
                .containsExactly("a.zip", "b", "c");
        assertThat(Given.temporary()).as("what was unpacked is removed").isEqualTo(before);
    }

    @Test
    void whatIsUnpackedIsThereUntilTheIntakeIsClosed() throws IOException {
        final Path file = new TarMaker().with("a/connectfour/Games.java", Given.SOURCE)
                .with("b/connectfour/Games.java", Given.SOURCE).packedTo(folder.resolve("class.tgz"));
        final int before = Given.temporary().size();
        try (Intake intake = new Intake(List.of(Given.CONNECT_FOUR), List.of(file))) {
            assertThat(Given.temporary()).hasSize(before + 1);
            assertThat(intake.candidates().get(1).read(Given.CONNECT_FOUR).problem()).isEmpty();
        }
        assertThat(Given.temporary()).hasSize(before);
    }

    @Test
    void namesAreUniqueInTheOrderOfThePaths() throws IOException {
        source("one/a/connectfour/Engine.java");
        source("two/a/connectfour/Engine.java");
        source("two/b/connectfour/Engine.java");
        assertThat(Given.found(folder.resolve("two"), folder.resolve("one"), folder.resolve("one/a"),
                folder.resolve("two/a"))).extracting(Submission::name)
                .containsExactly("two/a", "two/b", "one/a", "a", "a (2)");
    }

    @Test
    void namesAreMadeFitToBeShown() throws IOException {
        source("class/e\u202Evil\n\u001B[31m/connectfour/Engine.java");
        source("class/e\u202Dvil\n\u001B[31m/connectfour/Engine.java");
        assertThat(found("class")).extracting(Submission::name)
                .containsExactly("e\uFFFDvil\uFFFD\uFFFD[31m", "e\uFFFDvil\uFFFD\uFFFD[31m (2)");
    }

    @Test
    void anEmptyFolderIsReportedAndNotForgotten() throws IOException {
        source("class/a/connectfour/Engine.java");
        Files.createDirectories(folder.resolve("class/b"));
        Files.createDirectories(folder.resolve("class/c/src/main/java"));
        assertThat(Given.problems(found("class"))).hasSize(3).containsEntry("a", "")
                .containsEntry("b", "is empty").containsEntry("c", "is empty");
    }

    @Test
    void severalArchivesAreReportedAndOneIsOpened() throws IOException {
        final ZipMaker zip = new ZipMaker().with("connectfour/Engine.java", Given.SOURCE);
        zip.to(folder.resolve("class/a/work.zip"));
        zip.to(folder.resolve("class/b/old.zip"));
        zip.to(folder.resolve("class/b/new.zip"));
        zip.to(folder.resolve("class/c/lib/other.zip"));
        source("class/c/connectfour/Engine.java");
        final List<Submission> found = found("class");
        assertThat(found.get(0).sources()).containsOnlyKeys("connectfour/Engine.java");
        assertThat(found.get(0).notes()).isEmpty();
        assertThat(found.get(1).problem().get(0)).isEqualTo("holds several archives");
        assertThat(found.get(1).problem().get(1)).contains("new.zip, old.zip");
        assertThat(found.get(2).notes()).singleElement().asString().contains("sources beside: lib/other.zip");
    }

    @Test
    void theReportsOfAnEarlierGradingAreLeftOutAndNamed() throws IOException {
        source("class/a/connectfour/Engine.java");
        Given.write(folder.resolve("class/grading-report/results.json"), "{}");
        assertThat(found("class")).extracting(Submission::name).containsExactly("a");
        try (Intake intake = new Intake(List.of(Given.CONNECT_FOUR), List.of(folder.resolve("class")))) {
            assertThat(intake.remarks()).singleElement().asString()
                    .contains("grading-report").contains("earlier grading");
        }
    }

    @Test
    void whatIsPassedOverInAClassIsNamed() throws IOException {
        source("class/wrapped/a/connectfour/Engine.java");
        source("class/wrapped/b/connectfour/Engine.java");
        source("class/wrapped/build/connectfour/Engine.java");
        Files.createSymbolicLink(folder.resolve("class/wrapped/linked"), folder.resolve("class/wrapped/a"));
        source("class/wrapped/sly/connectfour/Engine.java");
        Given.write(folder.resolve("class/wrapped/sly/results.json"), "{}");
        assertThat(found("class")).extracting(Submission::name).containsExactly("a", "b", "sly");
        try (Intake intake = new Intake(List.of(Given.CONNECT_FOUR), List.of(folder.resolve("class")))) {
            assertThat(intake.remarks()).hasSize(2)
                    .anyMatch(line -> line.endsWith("build is left out: a folder of this name holds what tools make."))
                    .anyMatch(line -> line.endsWith("linked is left out: it is a link."));
        }
    }

    @Test
    void aLinkIsNotFollowedAndNoted() throws IOException {
        source("secret/connectfour/Reference.java");
        source("class/a/connectfour/Engine.java");
        Files.createSymbolicLink(folder.resolve("class/a/connectfour/Link.java"),
                folder.resolve("secret/connectfour/Reference.java"));
        Files.createSymbolicLink(folder.resolve("class/a/connectfour/more"), folder.resolve("secret/connectfour"));
        Files.createSymbolicLink(folder.resolve("class/b"), folder.resolve("secret"));
        Files.createSymbolicLink(folder.resolve("class/c.zip"), folder.resolve("secret"));
        assertThat(found("class")).singleElement().satisfies(each -> {
            assertThat(each.sources()).containsOnlyKeys("connectfour/Engine.java");
            assertThat(each.notes()).containsExactly(
                    "Left out: connectfour/Link.java (a link), connectfour/more (a link).");
        });
    }

    @Test
    void aPipeDoesNotBlockTheReader() throws Exception {
        source("class/a/connectfour/Engine.java");
        for (String pipe : List.of("class/a/connectfour/Pipe.java", "class/b.zip", "class/C.java")) {
            assumeTrue(new ProcessBuilder("mkfifo", folder.resolve(pipe).toString()).start().waitFor() == 0);
        }
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(5), () ->
                assertThat(found("class")).singleElement().satisfies(each -> assertThat(each.notes())
                        .containsExactly("Left out: connectfour/Pipe.java (not a file).")));
    }

    @Test
    void whatMayNotBeReadIsReported() throws IOException {
        source("class/a/connectfour/Engine.java");
        source("class/b/connectfour/Engine.java");
        source("class/c/connectfour/deep/Engine.java");
        final Path file = folder.resolve("class/b/connectfour/Engine.java");
        final Path inner = folder.resolve("class/c/connectfour/deep");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
        Files.setPosixFilePermissions(inner, PosixFilePermissions.fromString("---------"));
        assumeTrue(!Files.isReadable(file), "the superuser may read everything");
        assertThat(Given.problems(found("class"))).containsEntry("a", "")
                .containsEntry("b", "cannot be read").containsEntry("c", "cannot be read");
        Files.setPosixFilePermissions(inner, PosixFilePermissions.fromString("rwx------"));
    }

    @Test
    void mostSubmissionsSayWhichExerciseItIs() throws IOException {
        source("class/a/quarto/Engine.java");
        source("class/b/connectfour/Engine.java");
        source("class/c/connectfour/Engine.java");
        assertThat(Given.problems(found("class"))).containsEntry("a", "is another exercise")
                .containsEntry("b", "").containsEntry("c", "");
        assertThat(Given.problems(Given.forced(Given.QUARTO, folder.resolve("class")))).containsEntry("a", "")
                .containsEntry("b", "has no package quarto");
    }

    @Test
    void whatHoldsNoExerciseIsSaidInOneLine() throws IOException {
        Files.createDirectories(folder.resolve("empty"));
        Files.createDirectories(folder.resolve("other/src/docs"));
        source("both/a/connectfour/Engine.java");
        source("both/b/quarto/Engine.java");
        Given.write(folder.resolve("file/notes.txt"), "x");
        source("courseware/exercises/connect-four/src/main/java/connectfour/Engine.java");
        Files.createDirectories(folder.resolve("courseware/features/rules"));
        Files.createDirectories(folder.resolve("courseware/grading"));
        new ZipMaker().with("../evil.java", "").to(folder.resolve("evil.zip"));
        assertRefused("nowhere", "There is no folder or file");
        assertRefused("empty", "is empty");
        assertRefused("other", "No exercise found");
        assertRefused("both", "More than one exercise found");
        assertRefused("both", "connect-four (1), quarto (1). Say which one with --exercise");
        assertRefused("file", "No submission found");
        assertRefused("file/notes.txt", "is no submission");
        assertRefused("courseware", "is the courseware itself");
        assertRefused("evil.zip", "leads out of its folder");
    }

    private void assertRefused(String path, String because) {
        assertThatThrownBy(() -> found(path)).isInstanceOf(GradingException.class)
                .hasMessageContaining(because).hasMessageContaining(path).hasMessageNotContaining("\n");
    }
}
