package tabuleiro.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sources are read in whichever encoding an editor saved them, and what is not plain UTF-8 is noted. */
class EncodingTest {

    private static final String TEXT = "package connectfour;\r\n// ação, Größe\r\nclass Games { }\r\n";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"UTF-8, ''", "UTF-16LE, is written in UTF-16LE", "UTF-16BE, is written in UTF-16BE",
            "windows-1252, was read as windows-1252", "ISO-8859-1, was read as windows-1252"})
    void eachEncodingIsRead(String charset, String note) {
        final SourceText read = SourceText.of(TEXT.getBytes(Charset.forName(charset)));
        assertThat(read.text()).isEqualTo(TEXT);
        assertThat(read.note()).contains(note);
        assertThat(read.note().isEmpty()).isEqualTo(note.isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"UTF-8, byte order mark", "UTF-16LE, UTF-16LE", "UTF-16BE, UTF-16BE"})
    void aByteOrderMarkIsTakenAway(String charset, String note) {
        final SourceText read = SourceText.of(("\uFEFF" + TEXT).getBytes(Charset.forName(charset)));
        assertThat(read.text()).isEqualTo(TEXT);
        assertThat(read.note()).contains(note);
    }

    @Test
    void whatNoWindowsProgramWritesIsReadByteByByte() {
        final SourceText read = SourceText.of(new byte[] {'/', '/', (byte) 0x81, (byte) 0xE9});
        assertThat(read.text()).isEqualTo("//\u0081é");
        assertThat(read.note()).contains("ISO 8859-1");
    }

    @Test
    void anythingAtAllIsRead() {
        assertThat(SourceText.of(new byte[0]).text()).isEmpty();
        assertThat(SourceText.of(new byte[] {'a'}).text()).isEqualTo("a");
        assertThat(SourceText.of(new byte[] {'a', 0, 'b', 'c'}).text()).isEqualTo("a\0bc");
        assertThat(SourceText.of(new byte[] {(byte) 0xFF, (byte) 0xFE}).text()).isEmpty();
        assertThat(SourceText.of(new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF}).text()).isEmpty();
    }

    @Test
    void oneNoteNamesAllFilesOfAKind() throws IOException {
        Files.createDirectories(folder.resolve("connectfour"));
        for (String name : new String[] {"A", "B", "C", "D", "E"}) {
            Files.write(folder.resolve("connectfour/" + name + ".java"), "// é".getBytes(StandardCharsets.ISO_8859_1));
        }
        Files.writeString(folder.resolve("connectfour/Marked.java"), "\uFEFFclass Marked { }");
        assertThat(Given.found(folder).get(0).notes()).containsExactly(
                "Handled: connectfour/A.java, connectfour/B.java, connectfour/C.java, connectfour/D.java and 1 more"
                        + " is not written in UTF-8; it was read as windows-1252.",
                "Handled: connectfour/Marked.java begins with a byte order mark.");
    }

    @Test
    void thePackageLineIsFoundInEachEncoding() throws IOException {
        Files.write(folder.resolve("Games.java"), ("\uFEFF" + TEXT).getBytes(StandardCharsets.UTF_16LE));
        assertThat(Given.found(folder).get(0).sources()).containsEntry("connectfour/Games.java", TEXT);
    }
}
