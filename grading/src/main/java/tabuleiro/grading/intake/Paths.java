package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tabuleiro.grading.GradingException;

/** The paths that somebody names on the command line. They may be links; what lies in them may not. */
public final class Paths {

    private Paths() {
    }

    /**
     * Makes sure that each path is a file or a folder with something in it. Of several paths, a folder may be empty: it
     * is a submission then.
     *
     * @throws GradingException if one is not
     */
    public static void require(List<Path> paths) {
        paths.forEach(path -> require(path, paths.size() == 1));
    }

    private static void require(Path path, boolean isAlone) {
        if (!Files.exists(path)) {
            throw new GradingException("There is no folder or file " + path + ".");
        }
        if (!Files.isReadable(path)) {
            throw new GradingException(path + " cannot be read: you have no right to.");
        }
        if (!Files.isDirectory(path)) {
            requireFile(path);
        } else if (isAlone && Entry.of(real(path)).children().isEmpty()) {
            throw new GradingException("The folder " + path + " is empty.");
        } else if (Files.isDirectory(path.resolve("features/rules")) && Files.isDirectory(path.resolve("grading"))) {
            throw new GradingException(path + " is the courseware itself, not a submission: name the folder that the"
                    + " submissions lie in, or one of its exercises.");
        }
    }

    private static void requireFile(Path path) {
        final String name = name(path);
        if (!Files.isRegularFile(path) || !name.endsWith(".java") && !Contents.isArchive(name) && !isArchive(path)) {
            throw new GradingException(path + " is no submission: name a folder, a zip or tar.gz archive, or a .java"
                    + " file.");
        }
    }

    private static boolean isArchive(Path path) {
        try (SeekableByteChannel channel = Files.newByteChannel(path)) {
            final Archive.Kind kind = Archive.Kind.of(channel);
            return kind != Archive.Kind.NONE && kind != Archive.Kind.EMPTY;
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** Returns what a path is called where it lies. */
    static String name(Path path) {
        final Path plain = path.toAbsolutePath().normalize();
        return plain.getFileName() == null ? plain.toString() : plain.getFileName().toString();
    }

    /** Returns where a path leads to, without links. Of what does not exist, the folders around it that do are used. */
    static Path real(Path path) {
        final Path plain = path.toAbsolutePath().normalize();
        try {
            return plain.toRealPath();
        } catch (IOException missing) {
            return plain.getParent() == null ? plain : real(plain.getParent()).resolve(plain.getFileName());
        }
    }

    /** Returns paths as they are written in a message. */
    static String listed(List<Path> paths) {
        return String.join(", ", paths.stream().map(Path::toString).toList());
    }
}
