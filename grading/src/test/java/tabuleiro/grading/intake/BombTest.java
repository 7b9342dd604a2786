package tabuleiro.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Submission;

/** Archives that would fill the memory or the disk are refused quickly, and large but honest ones are not. */
class BombTest {

    private static final String GOOD = "connectfour/Games.java";
    private static final int MIB = 1 << 20;

    @TempDir
    private Path folder;

    private Submission handedIn(byte[] archive) throws IOException {
        Given.source(folder, "class/a-good-one/" + GOOD);
        Files.write(folder.resolve("class/b.zip"), archive);
        final List<Submission> found = Assertions.assertTimeout(Duration.ofSeconds(10),
                () -> Given.forced(Given.CONNECT_FOUR, folder.resolve("class")));
        assertThat(found.get(0).problem()).isEmpty();
        return found.get(1);
    }

    private void assertRefused(byte[] archive, String because) throws IOException {
        assertThat(handedIn(archive).problem()).hasSize(2).element(1).asString().contains(because);
    }

    private static ZipMaker good() {
        return new ZipMaker().with(GOOD, Given.SOURCE);
    }

    @Test
    void byRatio() throws IOException {
        final ZipMaker zip = good();
        zip.add("zeros.bin", new byte[17 * MIB]);
        assertRefused(zip.bytes(), "archive bomb");
        assertRefused(TarMaker.gzip(new TarMaker().with(GOOD, Given.SOURCE).with("zeros.bin", new byte[17 * MIB])
                .bytes()), "archive bomb");
    }

    @Test
    void byWhatItSaysAndByWhatItIs() throws IOException {
        final ZipMaker claims = good();
        claims.add("huge.bin", "x").size = Integer.MAX_VALUE;
        assertRefused(claims.bytes(), "archive bomb");
        final ZipMaker large = new ZipMaker();
        large.add(GOOD, " ".repeat(MIB + 1));
        assertRefused(large.bytes(), "larger than 1 MiB");
        final ZipMaker understates = new ZipMaker();
        understates.add(GOOD, " ".repeat(8 * MIB)).size = 10;
        assertRefused(understates.bytes(), "not what the archive says");
        final ZipMaker overstates = new ZipMaker();
        overstates.add(GOOD, Given.SOURCE).size = 1000;
        assertRefused(overstates.bytes(), "not what the archive says");
    }

    @Test
    void byEntriesThatLieWithinEachOther() throws IOException {
        final ZipMaker zip = new ZipMaker();
        final ZipMaker.Entry kernel = zip.add("connectfour/Kernel.java", " ".repeat(MIB));
        for (int i = 0; i < 10; i++) {
            zip.add("connectfour/Copy" + i + ".java", " ".repeat(MIB)).lyingAt = kernel;
        }
        assertRefused(zip.bytes(), "lies within another entry");
    }

    @Test
    void byCount() throws IOException {
        final ZipMaker zip = good();
        final TarMaker tar = new TarMaker().with(GOOD, Given.SOURCE);
        for (int i = 0; i < 20_000; i++) {
            zip.add("f" + i, "");
            tar.with("f" + i, "");
        }
        assertRefused(zip.bytes(), "more");
        assertRefused(TarMaker.gzip(tar.bytes()), "more entries");
    }

    @Test
    void byLongNames() throws IOException {
        final ZipMaker zip = good();
        for (int i = 0; i < 80; i++) {
            zip.add("n".repeat(60_000) + i, "");
        }
        assertRefused(zip.bytes(), "more entries in the archive than an honest one has");
        assertRefused(TarMaker.gzip(new TarMaker().longName(new byte[MIB]).with("x", "").bytes()), "archive bomb");
    }

    @Test
    void byNesting() throws IOException {
        final ZipMaker inner = good();
        final ZipMaker middle = new ZipMaker();
        middle.add("work/inner.zip", inner.bytes());
        final Submission once = handedIn(middle.bytes());
        assertThat(once.sources()).containsOnlyKeys(GOOD);
        assertThat(once.notes()).containsExactly("Everything lay in work/inner.zip, an archive within the archive.");
        final ZipMaker outer = new ZipMaker();
        outer.add("middle.zip", middle.bytes());
        assertRefused(outer.bytes(), "Archives lie within archives within archives");
        final ZipMaker bombInside = new ZipMaker();
        bombInside.add("inner.tgz", TarMaker.gzip(new TarMaker().with("zeros", new byte[17 * MIB]).bytes()));
        assertRefused(bombInside.bytes(), "archive bomb");
    }

    @Test
    void bySources() throws IOException {
        final ZipMaker many = new ZipMaker();
        for (int i = 0; i < 201; i++) {
            many.add("connectfour/C" + i + ".java", Given.SOURCE);
        }
        assertRefused(many.bytes(), "There are 201 Java files");
        final ZipMaker large = new ZipMaker();
        for (int i = 0; i < 5; i++) {
            large.add("connectfour/C" + i + ".java", "x ".repeat(MIB / 2));
        }
        assertRefused(large.bytes(), "larger than 4 MiB together");
    }

    @Test
    void aLargeButHonestArchiveIsRead() throws IOException {
        final ZipMaker zip = good();
        zip.add("target/heap.bin", new byte[15 * MIB]);
        for (int i = 0; i < 5000; i++) {
            zip.add(".git/objects/" + i, "x");
        }
        final Submission read = handedIn(zip.bytes());
        assertThat(read.sources()).containsOnlyKeys(GOOD);
        assertThat(read.notes()).containsExactly("Left out: .git, target.");
    }

    @Test
    void whatIsMeteredEnds() throws IOException {
        try (InputStream metered = new TarEntries.MeteredInput(InputStream.nullInputStream(), 0)) {
            assertThat(metered.read()).isEqualTo(-1);
        }
        final TarEntries.MeteredInput zeros = new TarEntries.MeteredInput(new ByteArrayInputStream(new byte[100]), 50);
        assertThat(zeros.readNBytes(50)).hasSize(50);
        assertThatThrownBy(zeros::read).isInstanceOf(Refused.class);
    }
}
