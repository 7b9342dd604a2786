package tabuleiro.grading.intake;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.io.input.BoundedInputStream;
import org.apache.commons.io.input.ProxyInputStream;

/**
 * Reads a tar archive, packed with gzip or not, from its beginning to its end. What may be wanted is kept in one file
 * meanwhile, for making many small ones takes long.
 */
final class TarEntries {

    /** Long names and other extensions, which the library keeps in memory: of one entry, and of all that come after. */
    private static final long MOST_OF_A_HEADER = 1 << 18;
    private static final int MOST_EXTENSIONS = 1000;

    private final ArchiveTree tree = new ArchiveTree();
    private final SizeLimits limits;
    private final BoundedInputStream packed;
    private final MeteredInput metered;
    private final TarArchiveInputStream tar;
    private final Path file;

    private TarEntries(SeekableByteChannel channel, boolean isPacked, SizeLimits limits, Path file) throws IOException {
        this.limits = limits;
        this.file = file;
        packed = BoundedInputStream.builder().setInputStream(Channels.newInputStream(channel)).get();
        final InputStream in = new BufferedInputStream(packed);
        metered = new MeteredInput(isPacked ? new GZIPInputStream(in) : in, limits.unpackedBytes(channel.size()));
        tar = new TarArchiveInputStream(metered, StandardCharsets.ISO_8859_1.name());
    }

    /** Returns what is in it. */
    static Archive open(SeekableByteChannel channel, boolean isPacked, SizeLimits limits, TemporaryFolder temporary)
            throws IOException {
        final Path file = temporary.next();
        try {
            final TarEntries entries = new TarEntries(channel, isPacked, limits, file);
            entries.walk();
            entries.tar.close();
            return new Archive(entries.tree.root(), () -> TemporaryFolder.remove(file));
        } catch (IOException | RuntimeException | Error fault) {
            TemporaryFolder.remove(file);
            throw fault;
        }
    }

    private void walk() throws IOException {
        int entries = 0;
        for (TarArchiveEntry entry = next(); entry != null; entry = next()) {
            entries++;
            if (entries > limits.entries()) {
                throw new Refused(Refused.UNSAFE, "There are more entries in the archive than an honest one has.");
            }
            if (entry.getExtraPaxHeaders().size() > MOST_EXTENSIONS) {
                throw new Refused(Refused.UNSAFE,
                        "An entry of the archive says far more of itself than an honest one.");
            }
            add(entry);
            if (!entry.isSparse()) {
                tar.transferTo(OutputStream.nullOutputStream());
            }
            while (tar.skip(Long.MAX_VALUE) > 0) {
                continue; // holes may be larger than any disk: they are not read
            }
        }
    }

    private TarArchiveEntry next() throws IOException {
        metered.limit(MOST_OF_A_HEADER);
        final TarArchiveEntry entry = tar.getNextEntry();
        metered.endLimit();
        return entry;
    }

    private void add(TarArchiveEntry entry) throws IOException {
        final String name = name(entry);
        if (entry.isSparse()) {
            tree.add(Entry.unsafe(name, "claims to have holes"));
        } else if (entry.isSymbolicLink() || entry.isLink()) {
            tree.add(Entry.unsafe(name, "is a link"));
        } else if (entry.isDirectory()) {
            tree.addFolder(name);
        } else if (entry.isBlockDevice() || entry.isCharacterDevice() || entry.isFIFO() || !entry.isFile()) {
            tree.add(Entry.unsafe(name, "is neither a file nor a folder"));
        } else {
            addFile(name, entry);
        }
    }

    private void addFile(String name, TarArchiveEntry entry) throws IOException {
        final boolean isArchive = Contents.isArchive(name);
        if (Junk.in(name).isPresent() || !isArchive && !name.endsWith(".java") && !name.endsWith(".feature")
                && !name.endsWith(GradescopeList.NAME)) {
            tree.add(Entry.file(name, InputStream::nullInputStream));
            return;
        }
        final long start = Files.exists(file) ? Files.size(file) : 0;
        final long from = packed.getCount();
        final OptionalLong length = TemporaryFolder.append(file, tar,
                isArchive ? Long.MAX_VALUE : SizeLimits.MOST_OF_A_SOURCE,
                size -> size <= SizeLimits.storedBytes(packed.getCount() - from));
        tree.add(length.isEmpty() ? Entry.unsafe(name, SizeLimits.BOMB) : Entry.file(name,
                new Part(file, start, length.getAsLong(), packed.getCount() - from)));
    }

    /** The library gives each byte as a character, or the very characters where the archive says that it is UTF-8. */
    private static String name(TarArchiveEntry entry) {
        final String raw = entry.getName();
        return StandardCharsets.ISO_8859_1.newEncoder().canEncode(raw) ? EntryName.decoded(
                raw.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.ISO_8859_1) : raw;
    }

    /** Part of the file in which contents are kept. */
    private record Part(Path file, long start, long length, long packed) implements Entry.Bytes {

        @Override
        public InputStream open() throws IOException {
            final InputStream in = Files.newInputStream(file);
            in.skipNBytes(start);
            return BoundedInputStream.builder().setInputStream(in).setMaxCount(length).get();
        }
    }

    /** Reads from another stream, up to limits: whoever reads it cannot be made to take in more than that. */
    static final class MeteredInput extends ProxyInputStream {

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
        protected void afterRead(int count) throws IOException {
            count(Math.max(0, count));
        }

        @Override
        public long skip(long bytes) throws IOException {
            final long skipped = super.skip(bytes);
            count(skipped);
            return skipped;
        }

        private void count(long bytes) throws Refused {
            left -= bytes;
            if (left < Math.max(0, limit)) {
                throw new Refused(Refused.UNSAFE, "The archive " + SizeLimits.BOMB + ".");
            }
        }
    }
}
