package tabuleiro.grading.intake;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;

/** A tar archive, packed with gzip or not. It can only be read from its beginning to its end. */
final class TarArchive implements Archive {

    /** Long names and other extensions, which the library keeps in memory: of one entry, and of all that come after. */
    private static final long MOST_OF_A_HEADER = 1 << 18;
    private static final int MOST_EXTENSIONS = 1000;

    private final Bytes bytes;
    private final boolean packed;
    private final Limits limits;

    TarArchive(Bytes bytes, boolean packed, Limits limits) {
        this.bytes = bytes;
        this.packed = packed;
        this.limits = limits;
    }

    @Override
    public void walk(Visitor visitor) throws IOException {
        try (SeekableByteChannel channel = bytes.open()) {
            final InputStream in = new BufferedInputStream(Channels.newInputStream(channel));
            final MeteredInput metered = new MeteredInput(
                    packed ? new GZIPInputStream(in) : in, limits.unpackedBytes(channel.size()));
            walk(new TarArchiveInputStream(metered, StandardCharsets.ISO_8859_1.name()), metered, channel, visitor);
        }
    }

    private void walk(TarArchiveInputStream tar, MeteredInput metered, SeekableByteChannel channel, Visitor visitor)
            throws IOException {
        int entries = 0;
        for (TarArchiveEntry entry = next(tar, metered); entry != null; entry = next(tar, metered)) {
            entries++;
            if (entries > limits.entries()) {
                throw new Refused(Refused.UNSAFE, "There are more entries in the archive than an honest one has.");
            }
            if (entry.getExtraPaxHeaders().size() > MOST_EXTENSIONS) {
                throw new Refused(Refused.UNSAFE,
                        "An entry of the archive says far more of itself than an honest one.");
            }
            visitor.visit(item(entry), new Entry(tar, channel));
            if (entry.isSparse()) {
                skip(tar);
            } else {
                tar.transferTo(OutputStream.nullOutputStream());
            }
        }
    }

    /** Holes may be larger than any disk: they are not read. */
    private static void skip(TarArchiveInputStream tar) throws IOException {
        long skipped = tar.skip(Long.MAX_VALUE);
        while (skipped > 0) {
            skipped = tar.skip(Long.MAX_VALUE);
        }
    }

    private static TarArchiveEntry next(TarArchiveInputStream tar, MeteredInput metered) throws IOException {
        metered.limit(MOST_OF_A_HEADER);
        final TarArchiveEntry entry = tar.getNextEntry();
        metered.endLimit();
        return entry;
    }

    private static Item item(TarArchiveEntry entry) throws IOException {
        final String name = name(entry);
        if (entry.isSparse()) {
            return Item.unsafe(name, "claims to have holes");
        }
        if (entry.isSymbolicLink() || entry.isLink()) {
            return Item.unsafe(name, "is a link");
        }
        if (entry.isDirectory()) {
            return Item.folder(name);
        }
        return entry.isBlockDevice() || entry.isCharacterDevice() || entry.isFIFO() || !entry.isFile()
                ? Item.unsafe(name, "is neither a file nor a folder") : Item.file(name);
    }

    /**
     * Returns the name of an entry. It is written in UTF-8, or else in some encoding with a byte for each
     * character. The library gives each byte as a character, or the very characters where the archive says that
     * they are UTF-8.
     */
    private static String name(TarArchiveEntry entry) {
        final String raw = entry.getName();
        if (!StandardCharsets.ISO_8859_1.newEncoder().canEncode(raw)) {
            return raw;
        }
        try {
            return StandardCharsets.UTF_8.newDecoder()
                    .decode(ByteBuffer.wrap(raw.getBytes(StandardCharsets.ISO_8859_1))).toString();
        } catch (CharacterCodingException notUtf8) {
            return raw;
        }
    }

    /** The content of one entry, which is read from the archive but does not close it. */
    private static final class Entry extends InputStream implements Content {

        private final InputStream tar;
        private final SeekableByteChannel channel;
        private final long start;

        Entry(InputStream tar, SeekableByteChannel channel) throws IOException {
            this.tar = tar;
            this.channel = channel;
            start = channel.position();
        }

        @Override
        public InputStream open() {
            return this;
        }

        @Override
        public long packedBytes() throws IOException {
            return channel.position() - start;
        }

        @Override
        public int read() throws IOException {
            return tar.read();
        }

        @Override
        public int read(byte[] into, int start, int length) throws IOException {
            return tar.read(into, start, length);
        }
    }
}
