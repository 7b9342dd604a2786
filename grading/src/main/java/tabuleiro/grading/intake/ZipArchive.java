package tabuleiro.grading.intake;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import org.apache.commons.compress.archivers.zip.UnixStat;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/** A zip archive as its central directory describes it. What nobody opens is never decompressed. */
final class ZipArchive implements Archive {

    private static final Charset OF_DOS = Charset.forName("IBM437");
    private static final int LOCAL_HEADER = 30;

    private final Bytes bytes;
    private final Limits limits;

    ZipArchive(Bytes bytes, Limits limits) {
        this.bytes = bytes;
        this.limits = limits;
    }

    @Override
    public void walk(Visitor visitor) throws IOException {
        try (SeekableByteChannel channel = bytes.open()) {
            final MeteredChannel metered = new MeteredChannel(channel, limits.nameBytes());
            try (ZipFile zip = ZipFile.builder().setSeekableByteChannel(metered).setIgnoreLocalFileHeader(true).get()) {
                metered.endLimit();
                final List<ZipArchiveEntry> entries = Collections.list(zip.getEntriesInPhysicalOrder());
                mustBeHonest(entries, channel.size());
                for (ZipArchiveEntry entry : entries) {
                    visitor.visit(item(entry), new ZipContent(zip, entry));
                }
            }
        }
    }

    /** Entries may not lie within each other, nor be more or larger than their archive could honestly hold. */
    private void mustBeHonest(List<ZipArchiveEntry> entries, long size) throws IOException {
        long end = 0;
        long unpacked = 0;
        for (ZipArchiveEntry entry : entries) {
            if (entry.getLocalHeaderOffset() < end) {
                throw EntryName.unsafe(name(entry), "lies within another entry, as in an archive bomb");
            }
            end = entry.getLocalHeaderOffset() + LOCAL_HEADER + entry.getCompressedSize();
            unpacked += entry.getSize();
            if (end < 0 || unpacked < 0 || unpacked > limits.unpackedBytes(size) || entries.size() > limits.entries()) {
                throw new Refused(Refused.UNSAFE, "The archive would unpack to far more than an honest one,"
                        + " as an archive bomb does.");
            }
        }
    }

    private static Item item(ZipArchiveEntry entry) throws IOException {
        final String name = name(entry);
        if (entry.getGeneralPurposeBit().usesEncryption()) {
            return Item.unsafe(name, "is encrypted: hand it in without a password");
        }
        return switch (entry.getUnixMode() & UnixStat.FILE_TYPE_FLAG) {
            case UnixStat.LINK_FLAG -> Item.unsafe(name, "is a link");
            case 0, UnixStat.FILE_FLAG, UnixStat.DIR_FLAG -> plain(name, entry);
            default -> Item.unsafe(name, "is neither a file nor a folder");
        };
    }

    private static Item plain(String name, ZipArchiveEntry entry) {
        if (name.endsWith("/") || name.endsWith("\\")) {
            return Item.folder(name);
        }
        final int method = entry.getMethod();
        return method == ZipArchiveEntry.STORED || method == ZipArchiveEntry.DEFLATED ? Item.file(name)
                : Item.unsafe(name, "is packed in a way that few programs know (" + method + ")");
    }

    /** Names are written in UTF-8, whether marked as such or not, or else in the letters of DOS. */
    private static String name(ZipArchiveEntry entry) {
        final byte[] raw = entry.getRawName();
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(raw)).toString();
        } catch (CharacterCodingException other) {
            return new String(raw, OF_DOS);
        }
    }

    /** The content of one entry. */
    private record ZipContent(ZipFile zip, ZipArchiveEntry entry) implements Content {

        @Override
        public InputStream open() throws IOException {
            return new VerifiedInput(zip.getInputStream(entry), entry.getSize(), entry.getCrc());
        }

        @Override
        public long packedBytes() {
            return entry.getCompressedSize();
        }
    }
}
