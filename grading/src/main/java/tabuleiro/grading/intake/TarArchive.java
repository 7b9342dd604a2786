package tabuleiro.grading.intake;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;

/** A tar archive, packed with gzip or not. It can only be read from its beginning to its end. */
final class TarArchive implements Archive {

    /** Long names and other extensions, which the library keeps in memory. */
    private static final long MOST_OF_A_HEADER = 1 << 18;

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
            walk(new TarArchiveInputStream(metered, StandardCharsets.UTF_8.name()), metered, visitor);
        }
    }

    private void walk(TarArchiveInputStream tar, MeteredInput metered, Visitor visitor) throws IOException {
        int entries = 0;
        for (TarArchiveEntry entry = next(tar, metered); entry != null; entry = next(tar, metered)) {
            entries++;
            if (entries > limits.entries()) {
                throw new Refused(Refused.UNSAFE, "There are more entries in the archive than an honest one has.");
            }
            visitor.visit(item(entry), () -> new Entry(tar));
            tar.transferTo(OutputStream.nullOutputStream());
        }
    }

    private static TarArchiveEntry next(TarArchiveInputStream tar, MeteredInput metered) throws IOException {
        metered.limit(MOST_OF_A_HEADER);
        final TarArchiveEntry entry = tar.getNextEntry();
        metered.endLimit();
        return entry;
    }

    private static Item item(TarArchiveEntry entry) throws IOException {
        final String name = entry.getName();
        if (entry.isSparse()) {
            throw EntryName.unsafe(name, "claims to have holes");
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

    /** The content of one entry, which is read from the archive but does not close it. */
    private static final class Entry extends InputStream {

        private final InputStream tar;

        Entry(InputStream tar) {
            this.tar = tar;
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
