package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;

/** Reads from another channel, up to a limit: whoever reads it cannot be made to take in more than that. */
final class MeteredChannel implements SeekableByteChannel {

    private final SeekableByteChannel channel;
    private long left;

    /** Will let so many bytes be read of this channel. */
    MeteredChannel(SeekableByteChannel channel, long most) {
        this.channel = channel;
        left = most;
    }

    /** From now on, there is no limit. */
    void endLimit() {
        left = Long.MAX_VALUE;
    }

    @Override
    public int read(ByteBuffer into) throws IOException {
        final int read = channel.read(into);
        left -= Math.max(0, read);
        if (left < 0) {
            throw new Refused(Refused.UNSAFE, "There are more entries in the archive than an honest one has.");
        }
        return read;
    }

    @Override
    public int write(ByteBuffer from) throws IOException {
        return channel.write(from);
    }

    @Override
    public long position() throws IOException {
        return channel.position();
    }

    @Override
    public SeekableByteChannel position(long place) throws IOException {
        channel.position(place);
        return this;
    }

    @Override
    public long size() throws IOException {
        return channel.size();
    }

    @Override
    public SeekableByteChannel truncate(long size) throws IOException {
        throw new IOException("The archive is only read.");
    }

    @Override
    public boolean isOpen() {
        return channel.isOpen();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
