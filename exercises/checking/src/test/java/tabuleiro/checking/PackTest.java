package tabuleiro.checking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.feedback.Receipt;

/** Shows what is packed to hand in. */
class PackTest {

    @TempDir
    private Path folder;

    /** The first time the page is begun; what is given of it is not packed, and what is written is. */
    @Test
    void thePageAboutTheProgramIsAskedFor() throws IOException {
        final Student student = Student.in(folder);
        final Path exercises = student.exercise().exercises();
        Files.copy(Student.ROOT.resolve("exercises/REPORT.md"), exercises.resolve("REPORT.md"));
        final Path page = student.exercise().folder().resolve("REPORT.md");
        final Pack pack = new Pack(student.exercise());
        assertThat(pack.write()).contains("Packed to hand in, 2 files:", "Not written yet in tiny/REPORT.md: Choices,"
                + " Classes, Missing, Who did what. If your course asks for this page, write it and pack again.");
        assertThat(pack.write()).contains("Packed to hand in, 2 files:");
        Files.writeString(page, "# Report\n## Choices\r\n\r\nA list.\n## Classes\n> not this\n## \n## Missing");
        assertThat(pack.write()).contains("    REPORT.md").anyMatch(line ->
                line.startsWith("Not written yet in tiny/REPORT.md: Classes, Missing. "));
        Files.writeString(page, "Nothing but this.");
        assertThat(pack.write()).contains("    REPORT.md").noneMatch(line -> line.contains("written"));
    }

    @Test
    void theSourcesAndOwnExamplesArePackedAndNothingElse() throws IOException {
        final Student student = Student.in(folder).example("mine.feature", "Feature: Mine\n");
        Files.writeString(student.engine().resolveSibling("notes.txt"), "not this");
        final Pack pack = new Pack(student.exercise());
        Files.writeString(pack.archive(), "an older one");
        final String receipt = Receipt.of(Map.of("tiny/Engine.java", Files.readString(student.engine()),
                "tiny/Games.java", Files.readString(student.engine().resolveSibling("Games.java"))));
        assertThat(pack.write()).contains("Packed to hand in, 3 files:", "in " + pack.archive())
                .last().asString().startsWith("Receipt: " + receipt + ".");
        try (ZipFile zip = new ZipFile(pack.archive().toFile())) {
            assertThat(zip.stream().map(ZipEntry::getName)).containsExactly(
                    "src/main/java/tiny/Engine.java", "src/main/java/tiny/Games.java",
                    "src/test/resources/examples/mine.feature");
            assertThat(zip.getInputStream(zip.getEntry("src/main/java/tiny/Engine.java")).readAllBytes())
                    .isEqualTo(Files.readAllBytes(student.engine()));
        }
    }

    /** As on a full disk: what cannot be written does not take the place of what could be handed in. */
    @Test
    void whatCannotBePackedLeavesAnOlderArchiveAsItWas() throws IOException {
        final Student student = Student.in(folder);
        final Pack pack = new Pack(student.exercise());
        pack.write();
        final byte[] older = Files.readAllBytes(pack.archive());
        Files.createDirectory(pack.archive().resolveSibling("tiny.zip.half"));
        assertThatThrownBy(pack::write).isInstanceOf(IOException.class).hasMessageContaining("as it was");
        assertThat(pack.archive()).hasBinaryContent(older);
    }
}
