package tabuleiro.grading.intake;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Reads from another stream, up to limits: whoever reads it cannot be made to take in more than that. */
final class MeteredInput extends FilterInputStream {

    private long left;
    private long limit = Long.MIN_VALUE;

    /** Will let so many bytes be read in all. */
    MeteredInput(InputStream in, long most) {
        super(in);
        left = most;
    }

    /** Lets so many bytes be read from now on, until {@link #endLimit}. */
    void limit(long most) {
        limit = left - most;
    }

    /** From now on, there is only the limit for all. */
    void endLimit() {
        limit = Long.MIN_VALUE;
    }

    @Override
    public int read() throws IOException {
        final int one = super.read();
        count(one < 0 ? 0 : 1);
        return one;
    }

    @Override
    public int read(byte[] into, int start, int length) throws IOException {
        final int count = super.read(into, start, length);
        count(Math.max(0, count));
        return count;
    }

    @Override
    public long skip(long bytes) throws IOException {
        final long skipped = super.skip(bytes);
        count(skipped);
        return skipped;
    }

    private void count(long bytes) throws IOException {
        left -= bytes;
        if (left < Math.max(0, limit)) {
            throw new Refused(Refused.UNSAFE, "The archive would unpack to far more than an honest one,"
                    + " as an archive bomb does.");
        }
    }
}
