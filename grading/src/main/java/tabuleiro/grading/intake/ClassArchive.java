package tabuleiro.grading.intake;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;

/**
 * The archive of a class, as learning platforms offer it for download. What is wanted of it is unpacked into files with
 * names of our own: what the entries are called never reaches the disk. What one student put in that must not be there
 * is kept for when that submission is read, and refused then.
 */
final class ClassArchive {

    private static final int PART = 1 << 16;

    private final Path file;

    /** Will read this file. */
    ClassArchive(Path file) {
        this.file = file;
    }

    /**
     * In which folder of the archive do the submissions of a class lie? None if the archive is one submission.
     *
     * @throws Refused if it cannot be read
     */
    Optional<String> folderOfClass(List<Exercise> exercises) throws IOException {
        final List<String> names = new ArrayList<>();
        archive().walk((item, content) -> names.add(
                plain(item.name()) + (item.kind() == Item.Kind.FOLDER && !item.name().endsWith("/") ? "/" : "")));
        return Layout.folderOfClass(folder -> new Layout(names.stream().filter(name -> name.startsWith(folder))
                .map(name -> name.substring(folder.length())).filter(name -> !name.isEmpty()).toList(), exercises));
    }

    /**
     * Unpacks what lies in a folder of the archive, and tells whose it is.
     *
     * @throws Refused if the archive cannot be read, or it cannot be said whose something is
     */
    void unpack(String folder, TemporaryFolder temporary, Members members) throws IOException {
        archive().walk((item, content) -> {
            final String path = plain(item.name());
            if (path.startsWith(folder) && path.length() > folder.length()) {
                unpack(path.substring(folder.length()), item, content, temporary, members);
            }
        });
    }

    private static void unpack(String path, Item item, Archive.Opener content, TemporaryFolder temporary,
            Members members) throws IOException {
        final int end = path.indexOf('/');
        final String name = end < 0 ? path : path.substring(0, end);
        mustBelong(name, path);
        final boolean isFolder = end >= 0 || item.kind() == Item.Kind.FOLDER;
        if (isFolder ? Junk.isFolder(name) : !Members.mayBelong(name)) {
            return;
        }
        final String inner = isFolder ? path.substring(Math.min(path.length(), name.length() + 1)) : name;
        if (isWanted(item, path)) {
            final Path kept = temporary.next();
            members.addEntry(name, inner, store(item, content, kept), kept);
        } else {
            members.addEntry(name, inner, item, null);
        }
    }

    /** A file that a platform gave its student's name is that student's matter, whatever it is called besides. */
    private static void mustBelong(String name, String path) throws Refused {
        if (Moodle.in(name).isEmpty() && (name.isEmpty() || !EntryName.checked(name).equals(name))) {
            throw EntryName.unsafe(path, "leads out of its folder");
        }
    }

    private static boolean isWanted(Item item, String path) {
        return item.kind() == Item.Kind.FILE && Junk.in(path).isEmpty()
                && (path.endsWith(".java") || Contents.isArchive(path));
    }

    private static Item store(Item item, Archive.Opener content, Path kept) {
        final long most = item.name().endsWith(".java") ? Limits.MOST_OF_A_SOURCE : Limits.MOST_OF_A_STORED_FILE;
        try (InputStream in = opened(content); OutputStream out = Files.newOutputStream(kept)) {
            long size = 0;
            for (byte[] part = next(in); part.length > 0; part = next(in)) {
                size += part.length;
                if (size > most) {
                    return Item.unsafe(item.name(), "is larger than " + (most >> 20) + " MiB");
                }
                out.write(part);
            }
            return item;
        } catch (Refused damaged) {
            return Item.unsafe(item.name(), damaged.getMessage());
        } catch (IOException full) {
            throw new GradingException("The archive cannot be unpacked into " + kept.getParent() + ": "
                    + full.getMessage() + ".", full);
        }
    }

    private static InputStream opened(Archive.Opener content) throws Refused {
        try {
            return content.open();
        } catch (Refused refused) {
            throw refused;
        } catch (IOException damaged) {
            throw new Refused(Refused.UNREADABLE, "is damaged");
        }
    }

    private static byte[] next(InputStream in) throws Refused {
        try {
            return in.readNBytes(PART);
        } catch (IOException damaged) {
            throw new Refused(Refused.UNREADABLE, "is damaged");
        }
    }

    private Archive archive() throws IOException {
        return ArchiveBundle.archive(file.getFileName().toString(), file, Limits.CLASS);
    }

    private static String plain(String name) {
        final String plain = name.replace('\\', '/');
        return plain.startsWith("./") ? plain.substring(2) : plain;
    }
}
