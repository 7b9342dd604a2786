package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.Set;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;

/** What a student handed in as an archive. It is read where it lies and never unpacked. */
final class ArchiveBundle implements Bundle {

    private static final Set<OpenOption> READ = Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);

    private final String name;
    private final Archive archive;
    private final boolean inner;

    private ArchiveBundle(String name, Archive archive, boolean inner) {
        this.name = name;
        this.archive = archive;
        this.inner = inner;
    }

    /**
     * Returns what is in the archive of this name, which lies in this file.
     *
     * @throws Refused if it cannot be opened
     */
    static Bundle of(String name, Path file) throws IOException {
        return new ArchiveBundle(name, archive(name, file, Limits.SUBMISSION), false);
    }

    /**
     * Returns the entries of the archive of this name, which lies in this file.
     *
     * @throws Refused if it cannot be opened
     */
    static Archive archive(String name, Path file, Limits limits) throws IOException {
        return archive(name, () -> Files.newByteChannel(file, READ), limits);
    }

    private static Archive archive(String name, Archive.Bytes bytes, Limits limits) throws IOException {
        final String shown = "The file " + EntryName.shown(name);
        final Archive archive = switch (ArchiveKind.of(bytes)) {
            case ZIP -> new ZipArchive(bytes, limits);
            case TAR -> new TarArchive(bytes, false, limits);
            case GZIP -> new TarArchive(bytes, true, limits);
            case OTHER -> throw new Refused("is packed in another way",
                    shown + " cannot be opened here: hand in a zip or tar.gz archive.");
            case EMPTY -> throw new Refused("is empty", shown + " is empty.");
            case NONE -> throw new Refused(Refused.UNREADABLE,
                    shown + " is no archive, whatever its name says: hand in a zip or tar.gz archive.");
        };
        return visitor -> walk(shown, archive, visitor);
    }

    /** A library may break at bytes that nobody foresaw: that is a damaged archive, too. */
    private static void walk(String shown, Archive archive, Archive.Visitor visitor) throws IOException {
        try {
            archive.walk(visitor);
        } catch (Refused refused) {
            throw refused;
        } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException | ArithmeticException
                | NegativeArraySizeException | NullPointerException damaged) {
            if (damaged.getCause() instanceof Refused refused) {
                throw refused;
            }
            throw new Refused(Refused.UNREADABLE, shown + " is damaged, cut short, or not to be opened here: "
                    + EntryName.shown(String.valueOf(damaged.getMessage())));
        }
    }

    @Override
    public Contents list() throws IOException {
        final Contents contents = new Contents();
        archive.walk((item, content) -> contents.add(item));
        return contents;
    }

    @Override
    public void read(Collection<String> wanted, Reader into) throws IOException {
        final Set<String> names = Set.copyOf(wanted);
        archive.walk((item, content) -> {
            final String path = EntryName.checked(item.name());
            if (names.contains(path)) {
                try (var bytes = content.open()) {
                    into.read(path, bytes);
                }
            }
        });
    }

    @Override
    public Bundle open(String innerName) throws IOException {
        if (inner) {
            throw new Refused(Refused.UNSAFE, "Archives lie within archives within archives: " + EntryName.shown(name)
                    + " holds " + EntryName.shown(innerName) + ".");
        }
        final byte[][] found = new byte[1][];
        archive.walk((item, content) -> {
            if (EntryName.checked(item.name()).equals(innerName)) {
                try (var bytes = content.open()) {
                    found[0] = Sources.read(innerName, bytes, Limits.MOST_OF_AN_INNER_ARCHIVE);
                }
            }
        });
        return new ArchiveBundle(innerName, archive(innerName,
                () -> new SeekableInMemoryByteChannel(found[0]), Limits.SUBMISSION), true);
    }
}
