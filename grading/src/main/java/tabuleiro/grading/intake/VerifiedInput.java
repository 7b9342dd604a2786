package tabuleiro.grading.intake;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;

/** Reads the content of an entry, and makes sure at its end that it is what the archive said it would be. */
final class VerifiedInput extends FilterInputStream {

    private final CheckedInputStream content;
    private final long size;
    private final long checksum;
    private long read;

    /** Will expect so many bytes with this CRC-32. */
    VerifiedInput(InputStream content, long size, long checksum) {
        this(new CheckedInputStream(content, new CRC32()), size, checksum);
    }

    private VerifiedInput(CheckedInputStream content, long size, long checksum) {
        super(content);
        this.content = content;
        this.size = size;
        this.checksum = checksum;
    }

    @Override
    public int read() throws IOException {
        final byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] into, int start, int length) throws IOException {
        final int count = super.read(into, start, length);
        read += Math.max(0, count);
        if (read > size || count < 0 && (read < size || content.getChecksum().getValue() != checksum)) {
            throw new IOException("an entry is not what the archive says it is");
        }
        return count;
    }
}
