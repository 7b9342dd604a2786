package tabuleiro.grading.intake;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Writes zip archives byte by byte, so that they can lie about everything. */
public final class ZipMaker {

    private static final int DEFLATED = 8;
    private static final int ON_UNIX = 0x0300;
    private static final int ROOM = 1 << 8;

    private final List<Entry> entries = new ArrayList<>();

    /** One entry, honest until it is changed. */
    static final class Entry {

        byte[] name;
        byte[] packed;
        int method = DEFLATED;
        int flags = 1 << 11;
        int mode = 0100644;
        int size;
        int checksum;
        /** The entry whose place it claims for itself. */
        Entry lyingAt;
        private int offset;
        private int date;

        /** Dates the entry, in local time. */
        void dated(int year, int month, int day, int hour, int minute) {
            date = (year - 1980) << 25 | month << 21 | day << 16 | hour << 11 | minute << 5;
        }
    }

    /** Adds another archive, and goes on. */
    public ZipMaker with(String name, ZipMaker inner) {
        add(name, inner.bytes());
        return this;
    }

    /** Adds a file, or a folder if the name ends in a slash. */
    Entry add(String name, byte[] content) {
        final Entry entry = new Entry();
        entry.name = name.getBytes(StandardCharsets.UTF_8);
        entry.size = content.length;
        entry.packed = deflated(content);
        final CRC32 crc = new CRC32();
        crc.update(content);
        entry.checksum = (int) crc.getValue();
        entries.add(entry);
        return entry;
    }

    /** Adds a text. */
    Entry add(String name, String content) {
        return add(name, content.getBytes(StandardCharsets.UTF_8));
    }

    /** Adds a file, or a folder if the name ends in a slash, and goes on. */
    public ZipMaker with(String name, String content) {
        add(name, content);
        return this;
    }

    private static byte[] deflated(byte[] content) {
        final Deflater deflater = new Deflater(9, true);
        deflater.setInput(content);
        deflater.finish();
        final byte[] packed = new byte[content.length + ROOM];
        final int length = deflater.deflate(packed);
        deflater.end();
        return Arrays.copyOf(packed, length);
    }

    byte[] bytes() {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (Entry entry : entries) {
            entry.offset = entry.lyingAt == null ? out.size() : entry.lyingAt.offset;
            if (entry.lyingAt == null) {
                out.writeBytes(header(entry, 0x04034b50, 30).array());
                out.writeBytes(entry.name);
                out.writeBytes(entry.packed);
            }
        }
        final int start = out.size();
        for (Entry entry : entries) {
            final ByteBuffer central = header(entry, 0x02014b50, 46);
            central.putInt(38, entry.mode << 16).putInt(42, entry.offset);
            out.writeBytes(central.array());
            out.writeBytes(entry.name);
        }
        out.writeBytes(ByteBuffer.allocate(22).order(ByteOrder.LITTLE_ENDIAN).putInt(0x06054b50).putInt(0)
                .putShort((short) entries.size()).putShort((short) entries.size())
                .putInt(out.size() - start).putInt(start).array());
        return out.toByteArray();
    }

    /** The fields are the same in both kinds of header, but for two bytes that the second has more. */
    private static ByteBuffer header(Entry entry, int signature, int length) {
        final ByteBuffer header = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN).putInt(signature);
        if (length > 30) {
            header.putShort((short) (ON_UNIX | 20));
        }
        return header.putShort((short) 20).putShort((short) entry.flags).putShort((short) entry.method)
                .putInt(entry.date)
                .putInt(entry.checksum).putInt(entry.packed.length).putInt(entry.size)
                .putShort((short) entry.name.length);
    }

    /** Writes the archive into a file. */
    public Path to(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        return Files.write(file, bytes());
    }
}
