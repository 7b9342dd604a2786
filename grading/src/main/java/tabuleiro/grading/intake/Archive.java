package tabuleiro.grading.intake;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An archive that is open: a tree of entries, made by going through it once. Of a zip archive, nothing is unpacked but
 * what somebody reads; of a tar archive, what may be wanted lies in a file meanwhile.
 *
 * @param root   what lies in it
 * @param opened what lets go of it
 */
record Archive(Entry root, Closeable opened) implements Closeable {

    /** What a file is, by its first bytes: names lie. */
    enum Kind {

        ZIP, TAR, GZIP, /** Known, but not opened. */ OTHER, EMPTY, /** Not one of these. */ NONE;

        private static final int LONGEST = 512;
        private static final int TAR_MARK = 257;
        private static final String[] OTHERS =
                {"Rar!", "7z\u00BC\u00AF", "\u00FD7zXZ", "BZh", "(\u00B5/\u00FD", "MSCF"};

        /** Returns the kind of what begins here, and goes back to the beginning. */
        static Kind of(SeekableByteChannel channel) throws IOException {
            final ByteBuffer start = ByteBuffer.allocate(LONGEST);
            while (start.hasRemaining() && channel.read(start) >= 0) {
                continue;
            }
            channel.position(0);
            return of(new String(start.array(), 0, start.position(), StandardCharsets.ISO_8859_1));
        }

        private static Kind of(String start) {
            if (start.startsWith("PK\3\4") || start.startsWith("PK\5\6")) {
                return ZIP;
            }
            if (start.startsWith("\u001F\u008B") || start.startsWith("ustar", TAR_MARK)) {
                return start.startsWith("\u001F") ? GZIP : TAR;
            }
            if (start.isEmpty()) {
                return EMPTY;
            }
            return Stream.of(OTHERS).anyMatch(start::startsWith) ? OTHER : NONE;
        }
    }

    /** Opens the archive that is in a file, on the disk or in another archive; refuses what is no honest one. */
    static Archive open(Entry file, SizeLimits limits, TemporaryFolder temporary) throws IOException {
        final boolean isOnDisk = file.disk().isPresent();
        final Path place = isOnDisk ? file.disk().get() : copied(file, temporary);
        try {
            final Archive archive = open(file.name(), place, limits, temporary);
            return isOnDisk ? archive : new Archive(archive.root, () -> {
                archive.close();
                TemporaryFolder.remove(place);
            });
        } catch (IOException | RuntimeException | Error fault) {
            if (!isOnDisk) {
                TemporaryFolder.remove(place);
            }
            throw fault;
        }
    }

    private static Path copied(Entry file, TemporaryFolder temporary) throws Refused {
        final Path copy = temporary.next();
        try (InputStream in = file.bytes().open()) {
            TemporaryFolder.append(copy, in, Long.MAX_VALUE, length ->
                    length <= SizeLimits.storedBytes(file.bytes().packed())).orElseThrow(() ->
                    EntryName.unsafe(file.name(), SizeLimits.BOMB));
            return copy;
        } catch (IOException damaged) {
            TemporaryFolder.remove(copy);
            throw damaged instanceof Refused refused ? refused : EntryName.unsafe(file.name(), "is damaged");
        }
    }

    /** A library may break at bytes that nobody foresaw: that is a damaged archive, too. */
    private static Archive open(String name, Path place, SizeLimits limits, TemporaryFolder temporary)
            throws IOException {
        final String shown = "The file " + EntryName.shown(name);
        final SeekableByteChannel channel =
                Files.newByteChannel(place, Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS));
        try {
            return switch (Kind.of(channel)) {
                case ZIP -> ZipEntries.open(channel, limits);
                case TAR -> TarEntries.open(channel, false, limits, temporary);
                case GZIP -> TarEntries.open(channel, true, limits, temporary);
                case OTHER -> throw new Refused("is packed in another way",
                        shown + " cannot be opened here: hand in a zip or tar.gz archive.");
                case EMPTY -> throw new Refused("is empty", shown + " is empty.");
                case NONE -> throw new Refused(Refused.UNREADABLE,
                        shown + " is no archive, whatever its name says: hand in a zip or tar.gz archive.");
            };
        } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException | ArithmeticException
                | NegativeArraySizeException | NullPointerException damaged) {
            channel.close();
            throw Refused.in(damaged).orElseGet(() -> new Refused(Refused.UNREADABLE, shown
                    + " is damaged, cut short, or not to be opened here: "
                    + EntryName.shown(String.valueOf(damaged.getMessage()))));
        } catch (RuntimeException | Error fault) {
            channel.close();
            throw fault;
        }
    }

    @Override
    public void close() throws IOException {
        opened.close();
    }
}
