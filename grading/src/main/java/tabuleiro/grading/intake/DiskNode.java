package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A file or folder on the disk. Links are not followed. */
final class DiskNode implements Node {

    private final Path path;
    private final Optional<Path> output;
    private List<Node> children;

    /**
     * Creates the node of a path.
     *
     * @param output where the reports will be written, if that is known: a real path
     */
    DiskNode(Path path, Optional<Path> output) {
        this.path = path;
        this.output = output;
    }

    /** Returns where it lies. */
    Path path() {
        return path;
    }

    @Override
    public String name() {
        return String.valueOf(path.getFileName());
    }

    @Override
    public Kind kind() {
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            return Kind.FOLDER;
        }
        return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS) ? Kind.FILE
                : Files.isSymbolicLink(path) ? Kind.LINK : Kind.OTHER;
    }

    @Override
    public boolean isOutput() {
        return output.filter(place -> isSame(place)
                || place.startsWith(path) && isFolder() && children().isEmpty()).isPresent();
    }

    /** File systems that do not tell capital letters from small ones are asked whether two names are one folder. */
    private boolean isSame(Path place) {
        try {
            return place.equals(path) || Files.exists(place) && !Files.isSymbolicLink(path)
                    && Files.isSameFile(place, path);
        } catch (IOException unreadable) {
            return false;
        }
    }

    @Override
    public List<Node> children() {
        if (children == null) {
            children = list(path).stream().<Node>map(child -> new DiskNode(child, output)).toList();
        }
        return children;
    }

    /** Returns what lies in a folder, in the order of the names; nothing, if it cannot be read. */
    private static List<Path> list(Path folder) {
        try (Stream<Path> children = Files.list(folder)) {
            return children.sorted().toList();
        } catch (IOException | SecurityException unreadable) {
            return List.of();
        }
    }
}
