package tabuleiro.grading.intake;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.Charset;
import java.util.Collections;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.Checksum;
import org.apache.commons.compress.archivers.zip.UnixStat;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.compress.utils.MultiReadOnlySeekableByteChannel;
import org.apache.commons.io.input.ProxyInputStream;

/** Reads a zip archive as its central directory describes it. What nobody opens is never decompressed. */
final class ZipEntries {

    private static final Charset OF_DOS = Charset.forName("IBM437");
    private static final int LOCAL_HEADER = 30;

    private ZipEntries() {
    }

    /** Returns what is in it; it stays open as long as that is wanted. */
    static Archive open(SeekableByteChannel channel, SizeLimits limits) throws IOException {
        final MeteredChannel metered = new MeteredChannel(channel, limits.nameBytes());
        final ZipFile zip = ZipFile.builder().setSeekableByteChannel(metered).setIgnoreLocalFileHeader(true).get();
        try {
            metered.endLimit();
            final List<ZipArchiveEntry> entries = Collections.list(zip.getEntriesInPhysicalOrder());
            mustBeHonest(entries, channel.size(), limits);
            final ArchiveTree tree = new ArchiveTree();
            entries.forEach(entry -> add(tree, new Content(metered, zip, entry)));
            return new Archive(tree.root(), zip);
        } catch (IOException | RuntimeException | Error fault) {
            zip.close();
            throw fault;
        }
    }

    /** Entries may not lie within each other, nor be more or larger than their archive could honestly hold. */
    private static void mustBeHonest(List<ZipArchiveEntry> entries, long size, SizeLimits limits) throws Refused {
        long end = 0;
        long unpacked = 0;
        for (ZipArchiveEntry entry : entries) {
            if (entry.getLocalHeaderOffset() < end) {
                throw EntryName.unsafe(name(entry), "lies within another entry, as in an archive bomb");
            }
            end = entry.getLocalHeaderOffset() + LOCAL_HEADER + entry.getCompressedSize();
            unpacked += entry.getSize();
            if (end < 0 || unpacked < 0 || unpacked > limits.unpackedBytes(size) || entries.size() > limits.entries()) {
                throw new Refused(Refused.UNSAFE, "The archive " + SizeLimits.BOMB + ".");
            }
        }
    }

    private static void add(ArchiveTree tree, Content content) {
        final ZipArchiveEntry entry = content.entry;
        final String name = name(entry);
        if (entry.getGeneralPurposeBit().usesEncryption()) {
            tree.add(Entry.unsafe(name, "is encrypted: hand it in without a password"));
            return;
        }
        switch (entry.getUnixMode() & UnixStat.FILE_TYPE_FLAG) {
            case UnixStat.LINK_FLAG -> tree.add(Entry.unsafe(name, "is a link"));
            case 0, UnixStat.FILE_FLAG, UnixStat.DIR_FLAG -> addPlain(tree, name, content);
            default -> tree.add(Entry.unsafe(name, "is neither a file nor a folder"));
        }
    }

    private static void addPlain(ArchiveTree tree, String name, Content content) {
        final int method = content.entry.getMethod();
        if (name.endsWith("/") || name.endsWith("\\")) {
            tree.addFolder(name);
        } else {
            tree.add(method == ZipArchiveEntry.STORED || method == ZipArchiveEntry.DEFLATED
                    ? Entry.file(name, content)
                    : Entry.unsafe(name, "is packed in a way that few programs know (" + method + ")"));
        }
    }

    private static String name(ZipArchiveEntry entry) {
        return EntryName.decoded(entry.getRawName(), OF_DOS);
    }

    /**
     * The content of one entry. Many are read at once: the library reads parts of it while nobody else moves the
     * channel, but does not make sure of that when it looks where the content begins.
     */
    private record Content(SeekableByteChannel channel, ZipFile zip, ZipArchiveEntry entry) implements Entry.Bytes {

        @Override
        public InputStream open() throws IOException {
            synchronized (channel) {
                return new VerifiedInput(new CheckedInputStream(zip.getInputStream(entry), new CRC32()), entry);
            }
        }

        @Override
        public long packed() {
            return entry.getCompressedSize();
        }
    }

    /** Reads the content of an entry, and makes sure at its end that it is what the archive said it would be. */
    private static final class VerifiedInput extends ProxyInputStream {

        private final ZipArchiveEntry entry;
        private final Checksum sum;
        private long read;

        VerifiedInput(CheckedInputStream content, ZipArchiveEntry entry) {
            super(content);
            this.entry = entry;
            sum = content.getChecksum();
        }

        @Override
        protected void afterRead(int count) throws IOException {
            read += Math.max(0, count);
            if (read > entry.getSize() || count < 0 && (read < entry.getSize() || sum.getValue() != entry.getCrc())) {
                throw new IOException("an entry is not what the archive says it is");
            }
        }
    }

    /** Reads from another channel, up to a limit: whoever reads it cannot be made to take in more than that. */
    private static final class MeteredChannel extends MultiReadOnlySeekableByteChannel {

        private long left;

        MeteredChannel(SeekableByteChannel channel, long most) {
            super(List.of(channel));
            left = most;
        }

        /** From now on, there is no limit. */
        void endLimit() {
            left = Long.MAX_VALUE;
        }

        @Override
        public int read(ByteBuffer into) throws IOException {
            final int read = super.read(into);
            left -= Math.max(0, read);
            if (left < 0) {
                throw new Refused(Refused.UNSAFE, "There are more entries in the archive than an honest one has.");
            }
            return read;
        }
    }
}
