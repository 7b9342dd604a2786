package tabuleiro.grading.intake;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/**
 * Where on the disk the bytes of something are.
 *
 * @param file   in which file
 * @param start  where in it they begin
 * @param length how many they are; {@link #ALL} for all that follow
 */
record Stored(Path file, long start, int length) {

    private static final int ALL = -1;

    /** Returns the whole of a file. */
    static Stored all(Path file) {
        return new Stored(file, 0, ALL);
    }

    /** Opens the bytes at their beginning. A link is not followed. */
    InputStream open() throws IOException {
        if (length == ALL) {
            return Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS);
        }
        try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            in.skipNBytes(start);
            return new ByteArrayInputStream(in.readNBytes(length));
        }
    }
}
