package tabuleiro.console;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;

/** Lines that arrive from outside this program. No more of a line is kept than shows that it is too long. */
public final class ArrivingLines {

    private static final int BUFFER = 4096;

    private final Source source;
    private final int longest;
    private final ByteBuffer arrived = ByteBuffer.allocate(BUFFER).limit(0);
    private final StringBuilder line = new StringBuilder();
    private long read;

    /** Where the characters of the lines come from. */
    @FunctionalInterface
    public interface Source {

        /** Adds what has arrived to a buffer without waiting, and returns its length; less than 0 at the end. */
        int read(ByteBuffer buffer) throws IOException;
    }

    /** Creates lines that come from a source. One that is longer than the longest is taken for several. */
    public ArrivingLines(Source source, int longest) {
        this.source = source;
        this.longest = longest;
    }

    /** Returns the number of bytes that have arrived. */
    public long read() {
        return read;
    }

    /**
     * Returns the next line without its end; nothing if none has arrived so far.
     *
     * @throws EOFException if none can arrive any more
     * @throws IOException  if the source has failed
     */
    public Optional<String> next() throws IOException {
        Optional<String> next = taken();
        while (next.isEmpty() && fill()) {
            next = taken();
        }
        return next;
    }

    /** Reads what has arrived in place of what has not been taken, and returns whether anything has. */
    public boolean fill() throws IOException {
        arrived.clear();
        try {
            final int length = source.read(arrived);
            if (length < 0) {
                throw new EOFException();
            }
            read += length;
        } finally {
            arrived.flip();
        }
        return arrived.hasRemaining();
    }

    /** Takes a line from what has arrived; nothing if there is no whole line. */
    private Optional<String> taken() {
        while (arrived.hasRemaining()) {
            final char character = (char) (arrived.get() & 0xff);
            if (character != '\n') {
                line.append(character);
            }
            if (character == '\n' || line.length() == longest) {
                final String whole = line.toString();
                line.setLength(0);
                return Optional.of(whole.endsWith("\r") ? whole.substring(0, whole.length() - 1) : whole);
            }
        }
        return Optional.empty();
    }
}
