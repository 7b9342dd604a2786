package tabuleiro.grading.intake;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;

/** Writes tar archives, honest and not. */
final class TarMaker {

    private static final int RECORD = 512;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final TarArchiveOutputStream tar = new TarArchiveOutputStream(bytes, "UTF-8");

    TarMaker() {
        tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_GNU);
    }

    TarMaker with(String name, String content) {
        return with(name, content.getBytes(StandardCharsets.UTF_8));
    }

    TarMaker with(String name, byte[] content) {
        final TarArchiveEntry entry = new TarArchiveEntry(name, true);
        entry.setSize(content.length);
        return with(entry, content);
    }

    /** Adds a link, a device or whatever the library has a flag for. */
    TarMaker special(String name, byte flag) {
        final TarArchiveEntry entry = new TarArchiveEntry(name, flag, true);
        entry.setLinkName("/etc/passwd");
        return with(entry, new byte[0]);
    }

    /** Announces a name for the entry that comes next. The library does that too, but tries each length of it. */
    TarMaker longName(byte[] name) {
        final TarArchiveEntry entry = new TarArchiveEntry(TarConstants.GNU_LONGLINK, TarConstants.LF_GNUTYPE_LONGNAME);
        entry.setSize(name.length);
        return with(entry, name);
    }

    /** Adds a header of records that hold for all entries that come after; the library writes none itself. */
    TarMaker global(String records) throws IOException {
        final byte[] header = new byte[RECORD];
        final TarArchiveEntry entry = new TarArchiveEntry("global", TarConstants.LF_PAX_GLOBAL_EXTENDED_HEADER);
        entry.setSize(records.length());
        entry.writeEntryHeader(header);
        tar.flush();
        bytes.write(header);
        bytes.write(Arrays.copyOf(records.getBytes(StandardCharsets.US_ASCII),
                (records.length() + RECORD - 1) / RECORD * RECORD));
        return this;
    }

    private TarMaker with(TarArchiveEntry entry, byte[] content) {
        try {
            tar.putArchiveEntry(entry);
            tar.write(content);
            tar.closeArchiveEntry();
            return this;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    byte[] bytes() throws IOException {
        tar.close();
        return bytes.toByteArray();
    }

    Path packedTo(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        return Files.write(file, gzip(bytes()));
    }

    static byte[] gzip(byte[] content) throws IOException {
        final ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(content);
        }
        return packed.toByteArray();
    }
}
