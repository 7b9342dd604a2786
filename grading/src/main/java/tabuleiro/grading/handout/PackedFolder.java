package tabuleiro.grading.handout;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/** Packs a folder as a zip archive: the same files make the same bytes. */
public final class PackedFolder {

    /** The same for all files. */
    private static final LocalDateTime TIME = LocalDateTime.of(2026, 1, 1, 0, 0);
    private static final int PROGRAM = 0100755;
    private static final int FILE = 0100644;

    private PackedFolder() {
    }

    /** Writes the files of a folder, below a top folder of this name. Scripts can be run once they are unpacked. */
    public static void write(Path folder, String top, OutputStream out) throws IOException {
        final List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(out)) {
            for (Path file : files) {
                final byte[] content = Files.readAllBytes(file);
                final ZipArchiveEntry entry = new ZipArchiveEntry(
                        top + "/" + folder.relativize(file).toString().replace('\\', '/'));
                entry.setTime(TIME.atZone(ZoneId.systemDefault()).toInstant().toEpochMilli());
                entry.setUnixMode(content.length > 1 && content[0] == '#' && content[1] == '!' ? PROGRAM : FILE);
                entry.setSize(content.length);
                zip.putArchiveEntry(entry);
                zip.write(content);
                zip.closeArchiveEntry();
            }
        }
    }
}
