package tabuleiro.grading.intake;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One thing in a folder or in an archive, as it calls itself: nothing that it says has been checked. What lies in a
 * folder is looked up when somebody asks; links are not followed.
 *
 * @param name   what it is called
 * @param kind   what it is taken for
 * @param why    it is not taken for a file or folder, such as {@code a link}; empty if it is
 * @param inside what lies in it; nothing in what is no folder
 * @param bytes  what is in it; none if it is no file
 * @param disk   where it lies on the disk, if it is not in an archive
 */
record Entry(String name, Kind kind, String why, Inside inside, Bytes bytes, Optional<Path> disk) {

    private static final Bytes NONE = InputStream::nullInputStream;

    /** What becomes of it. */
    enum Kind {
        /** A file that may be read. */
        FILE,
        /** A folder. */
        FOLDER,
        /** Something that is left out, with a note. */
        LEFT_OUT,
        /** Something for which all is refused. */
        UNSAFE
    }

    /** Looks up what lies in a folder. */
    interface Inside {
        /** Returns what lies there. */
        List<Entry> list() throws IOException;
    }

    /** What is in a file. */
    interface Bytes {
        /** Opens it at the beginning. Read to its end, it makes sure that the bytes are undamaged. */
        InputStream open() throws IOException;

        /** Returns how many bytes it takes in its archive, about; nothing is known of other files. */
        default long packed() {
            return 0;
        }
    }

    static Entry folder(String name, Inside inside) {
        return new Entry(name, Kind.FOLDER, "", inside, NONE, Optional.empty());
    }

    static Entry file(String name, Bytes bytes) {
        return new Entry(name, Kind.FILE, "", List::of, bytes, Optional.empty());
    }

    static Entry leftOut(String name, String why) {
        return new Entry(name, Kind.LEFT_OUT, why, List::of, NONE, Optional.empty());
    }

    static Entry unsafe(String name, String why) {
        return new Entry(name, Kind.UNSAFE, why, List::of, NONE, Optional.empty());
    }

    /** Returns what lies at this path of the disk. What lies in it is listed once, in the order of the names. */
    static Entry of(Path path) {
        final Entry found = found(String.valueOf(path.getFileName()), path);
        return new Entry(found.name, found.kind, found.why, found.inside, found.bytes, Optional.of(path));
    }

    private static Entry found(String name, Path path) {
        try {
            final BasicFileAttributes found =
                    Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (found.isDirectory()) {
                return folder(name, new Listing(path));
            }
            if (found.isRegularFile()) {
                return file(name, () -> Files.newInputStream(path, LinkOption.NOFOLLOW_LINKS));
            }
            return leftOut(name, found.isSymbolicLink() ? "a link" : "not a file");
        } catch (IOException unreadable) {
            return leftOut(name, "not a file");
        }
    }

    /** Lists a folder of the disk, and remembers it. */
    private static final class Listing implements Inside {

        private final Path folder;
        private List<Entry> entries;

        Listing(Path folder) {
            this.folder = folder;
        }

        @Override
        public List<Entry> list() throws IOException {
            if (entries == null) {
                try (Stream<Path> paths = Files.list(folder)) {
                    entries = paths.sorted().map(Entry::of).toList();
                } catch (UncheckedIOException | SecurityException unreadable) {
                    throw new IOException(unreadable);
                }
            }
            return entries;
        }
    }

    /** Returns the same under another name, as if nobody had looked into it: what was listed is forgotten. */
    Entry as(String other) {
        final Entry again = disk.map(Entry::of).orElse(this);
        return new Entry(other, again.kind, again.why, again.inside, again.bytes, disk);
    }

    /** Returns whether it is a folder. A link to a folder is none. */
    boolean isFolder() {
        return kind == Kind.FOLDER;
    }

    /** Returns whether it is a file that may be read. A link to a file is none. */
    boolean isFile() {
        return kind == Kind.FILE;
    }

    /** Returns what lies in it, in the order of the names: nothing, if it is no folder or cannot be read. */
    List<Entry> children() {
        try {
            return inside.list();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
