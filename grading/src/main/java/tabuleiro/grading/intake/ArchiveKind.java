package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;

/** What a file is, by its first bytes: names lie. */
enum ArchiveKind {

    /** Opened. */
    ZIP,
    /** Opened. */
    TAR,
    /** Opened if a tar archive is in it. */
    GZIP,
    /** Known, but not opened. */
    OTHER,
    /** Nothing in it. */
    EMPTY,
    /** Not one of these. */
    NONE;

    private static final int LONGEST = 512;
    private static final int TAR_MARK = 257;
    private static final String[] OTHERS = {"Rar!", "7z\u00BC\u00AF", "\u00FD7zXZ", "BZh", "(\u00B5/\u00FD", "MSCF"};

    /** Returns the kind of these bytes. */
    static ArchiveKind of(Archive.Bytes bytes) throws IOException {
        final ByteBuffer start = ByteBuffer.allocate(LONGEST);
        try (SeekableByteChannel channel = bytes.open()) {
            while (start.hasRemaining() && channel.read(start) >= 0) {
                continue;
            }
        }
        return of(new String(start.array(), 0, start.position(), StandardCharsets.ISO_8859_1));
    }

    private static ArchiveKind of(String start) {
        if (start.isEmpty()) {
            return EMPTY;
        }
        if (start.startsWith("PK\3\4") || start.startsWith("PK\5\6")) {
            return ZIP;
        }
        if (start.startsWith("\u001F\u008B")) {
            return GZIP;
        }
        if (start.startsWith("ustar", TAR_MARK)) {
            return TAR;
        }
        for (String other : OTHERS) {
            if (start.startsWith(other)) {
                return OTHER;
            }
        }
        return NONE;
    }
}
