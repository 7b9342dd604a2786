package tabuleiro.grading.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.intake.ZipMaker;

/** Where nothing can be unpacked, grading ends with one line that says what to do. */
class FullDiskTest {

    @TempDir
    private Path folder;

    @Test
    void aFolderForTemporaryFilesThatCannotBeWrittenIsOneLine() throws IOException, InterruptedException {
        final ZipMaker inner = new ZipMaker().with("connectfour/Games.java", "package connectfour;");
        final Path archive = new ZipMaker().with("a.zip", inner).with("b.zip", inner).to(folder.resolve("class.zip"));
        final Process grade = new ProcessBuilder(System.getProperty("java.home") + "/bin/java",
                "-Dgrading.home=" + System.getProperty("grading.home"), "-Djava.io.tmpdir=" + folder.resolve("missing"),
                "-cp", System.getProperty("java.class.path"), "tabuleiro.grading.command.Grade", "--isolation=process",
                "--out", folder.resolve("report").toString(), archive.toString()).redirectErrorStream(true).start();
        final String said = new String(grade.getInputStream().readAllBytes(), UTF_8);
        assertThat(grade.waitFor()).as(said).isEqualTo(2);
        assertThat(said.lines()).last().asString().startsWith("grade: The archive cannot be unpacked")
                .contains("missing", "Make room");
        assertThat(said).doesNotContain("\tat ");
    }
}
