package tabuleiro.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.Submission;

/** Archives are read where they lie; a hostile or broken one is refused with the reason, and no other submission is. */
class ArchiveTest {

    private static final String GOOD = "connectfour/Games.java";

    @TempDir
    private Path folder;

    private Submission beside(String name, byte[] archive) throws IOException {
        Given.source(folder, "class/a-good-one/" + GOOD);
        Files.write(folder.resolve("class").resolve(name), archive);
        final List<Submission> found = Given.found(folder.resolve("class"));
        assertThat(found).hasSize(2);
        assertThat(found.get(0).name()).isEqualTo("a-good-one");
        assertThat(found.get(0).problem()).isEmpty();
        return found.get(1);
    }

    private void assertRefused(byte[] archive, String inShort, String because) throws IOException {
        final Submission refused = beside("b.zip", archive);
        assertThat(refused.problem()).hasSize(2);
        assertThat(refused.problem().get(0)).as(refused.problem().get(1)).isEqualTo(inShort);
        assertThat(refused.problem().get(1)).contains(because);
        assertThat(refused.sources()).isEmpty();
    }

    private void assertUnsafe(byte[] archive, String because) throws IOException {
        assertRefused(archive, "is unsafe", because);
    }

    private static ZipMaker good() {
        return new ZipMaker().with(GOOD, Given.SOURCE);
    }

    @Test
    void aZipIsRead() throws IOException {
        final Submission read = beside("b.zip", good().with("pom.xml", "<project/>").bytes());
        assertThat(read.problem()).isEmpty();
        assertThat(read.name()).isEqualTo("b.zip");
        assertThat(read.sources()).containsOnlyKeys(GOOD).containsValue(Given.SOURCE);
        assertThat(read.notes()).isEmpty();
    }

    @Test
    void aTarIsReadPackedOrNotWhateverItsName() throws IOException {
        final byte[] tar = new TarMaker().with("./" + GOOD, Given.SOURCE).bytes();
        assertThat(beside("b.tar", tar).sources()).containsOnlyKeys(GOOD);
        Files.delete(folder.resolve("class/b.tar"));
        assertThat(beside("b.zip", TarMaker.gzip(tar)).sources()).containsOnlyKeys(GOOD).containsValue(Given.SOURCE);
    }

    @Test
    void aJarThatHoldsSourcesIsReadAndItsClassesAreNot() throws IOException {
        final Submission read = beside("b.jar", good().with("connectfour/Games.class", "x")
                .with("META-INF/services/javax.annotation.processing.Processor", "evil").bytes());
        assertThat(read.sources()).containsOnlyKeys(GOOD);
        assertThat(read.notes()).containsExactly("Left out: *.class.");
    }

    @ParameterizedTest
    @CsvSource({"../evil.java, leads out", "connectfour/../../evil.java, leads out", "/etc/evil.java, absolute",
            "C:/evil.java, absolute", "c:evil.java, absolute", "..\\evil.java, leads out", "\\evil.java, absolute",
            "..\\target\\evil.java, leads out", "connectfour/.., leads out"})
    void whatLeadsOutOfTheArchiveIsRefused(String name, String because) throws IOException {
        assertUnsafe(good().with(name, "evil").bytes(), because);
        assertUnsafe(new TarMaker().with(GOOD, Given.SOURCE).with("x/../" + name, "evil").bytes(), "leads out");
    }

    @Test
    void namesMustBeDecent() throws IOException {
        assertUnsafe(good().with("connectfour/A\n.java", "").bytes(), "control characters");
        assertUnsafe(good().with("connectfour/A\0.java", "").bytes(), "control characters");
        assertUnsafe(good().with("é".repeat(128) + ".java", "").bytes(), "more than 255 bytes");
        assertUnsafe(good().with("a/".repeat(32) + "A.java", "").bytes(), "32 folders deep");
    }

    @Test
    void backslashesOfWindowsProgramsSeparate() throws IOException {
        final Submission read = beside("b.zip", new ZipMaker()
                .with("work\\connectfour\\", "").with("work\\connectfour\\Games.java", Given.SOURCE).bytes());
        assertThat(read.sources()).containsOnlyKeys(GOOD);
    }

    @Test
    void namesInTheLettersOfDosAreRead() throws IOException {
        final ZipMaker zip = new ZipMaker();
        final ZipMaker.Entry entry = zip.add("x", Given.SOURCE);
        entry.name = "Übung 1/connectfour/Größe.java".getBytes(Charset.forName("IBM437"));
        entry.flags = 0;
        assertThat(beside("b.zip", zip.bytes()).sources()).containsOnlyKeys("connectfour/Größe.java");
    }

    @ParameterizedTest
    @CsvSource({"0120777, is a link", "0010644, is neither", "0020644, is neither", "0060644, is neither",
            "0140644, is neither"})
    void linksAndDevicesInAZipAreRefused(String mode, String because) throws IOException {
        final ZipMaker zip = good();
        zip.add("connectfour/Link.java", "/etc/passwd").mode = Integer.parseInt(mode, 8);
        assertUnsafe(zip.bytes(), because);
    }

    @Test
    void linksAndDevicesInATarAreRefused() throws IOException {
        for (byte flag : List.of(TarConstants.LF_LINK, TarConstants.LF_SYMLINK)) {
            assertUnsafe(new TarMaker().with(GOOD, Given.SOURCE).special("connectfour/L.java", flag).bytes(), "a link");
        }
        for (byte flag : List.of(TarConstants.LF_CHR, TarConstants.LF_BLK, TarConstants.LF_FIFO)) {
            assertUnsafe(new TarMaker().with(GOOD, Given.SOURCE).special("connectfour/L.java", flag).bytes(),
                    "neither");
        }
    }

    @ParameterizedTest
    @CsvSource({"connectfour/Games.java, occurs twice", "connectfour/games.java, cannot be told",
            "ConnectFour/Other.java, cannot be told", "connectfour, both a file and a folder",
            "connectfour/Games.java/A.java, both a file and a folder"})
    void namesMustBeTheirOwn(String second, String because) throws IOException {
        assertUnsafe(good().with(second, "other").bytes(), because);
        assertUnsafe(new TarMaker().with(GOOD, Given.SOURCE).with(second, "other").bytes(), because);
    }

    @Test
    void namesAreTheSameInEachFormOfUnicode() throws IOException {
        assertUnsafe(good().with("connectfour/\u00C9.java", "").with("connectfour/E\u0301.java", "").bytes(),
                "cannot be told");
    }

    @Test
    void encryptedEntriesAreRefused() throws IOException {
        final ZipMaker zip = good();
        zip.add("connectfour/Secret.java", "x").flags |= 1;
        assertUnsafe(zip.bytes(), "encrypted");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 9, 12, 14, 93, 95, 98, 99})
    void otherWaysOfPackingAreRefused(int method) throws IOException {
        final ZipMaker zip = good();
        zip.add("connectfour/Odd.java", "x").method = method;
        assertUnsafe(zip.bytes(), "few programs know");
    }

    @Test
    void whatIsNoArchiveThatCanBeOpenedIsRefused() throws IOException {
        assertRefused("hello".getBytes(), "cannot be read", "is no archive");
        assertRefused(new byte[0], "is empty", "is empty");
        assertRefused(new ZipMaker().bytes(), "is empty", "nothing in it");
        assertRefused("Rar!\u001A\7\0".getBytes(), "is packed in another way", "hand in a zip or tar.gz archive");
        assertRefused(new byte[] {'7', 'z', (byte) 0xBC, (byte) 0xAF, 0x27, 0x1C}, "is packed in another way", "zip");
    }

    @Test
    void whatIsCutShortOrDamagedIsRefused() throws IOException {
        final byte[] zip = good().with("connectfour/More.java", Given.SOURCE.repeat(20)).bytes();
        assertRefused(Arrays.copyOf(zip, zip.length / 2), "cannot be read", "damaged");
        assertRefused("PK\3\4".getBytes(), "cannot be read", "damaged");
        final byte[] tar = new TarMaker().with(GOOD, Given.SOURCE.repeat(100)).bytes();
        assertRefused(Arrays.copyOf(tar, 1000), "cannot be read", "damaged");
        final byte[] packed = TarMaker.gzip(tar);
        assertRefused(Arrays.copyOf(packed, packed.length / 2), "cannot be read", "damaged");
        assertRefused(TarMaker.gzip("no tar".repeat(200).getBytes()), "cannot be read", "damaged");
        final ZipMaker flipped = new ZipMaker();
        flipped.add(GOOD, Given.SOURCE).checksum++;
        assertRefused(flipped.bytes(), "cannot be read", "not what the archive says");
    }

    @Test
    void theReaderSurvivesAnyDamage() throws IOException {
        final byte[] zip = good().bytes();
        final byte[] tar = new TarMaker().with(GOOD, Given.SOURCE).bytes();
        Given.source(folder, "class/a-good-one/" + GOOD);
        for (int i = 0; i < 700; i++) {
            final byte[] broken = (i % 2 == 0 ? zip : tar).clone();
            broken[(i / 2) % broken.length] ^= (byte) (1 + i * 37);
            Files.write(folder.resolve("class/b.zip"), broken);
            assertThat(Given.forced(Given.CONNECT_FOUR, folder.resolve("class"))).hasSize(2);
        }
    }
}
