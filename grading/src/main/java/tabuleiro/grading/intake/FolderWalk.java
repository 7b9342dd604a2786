package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/** Looks through a folder without following a link or opening a file: what is no plain file is left out. */
final class FolderWalk extends SimpleFileVisitor<Path> {

    private final Path folder;
    private final DiskBundle.Listener listener;

    private FolderWalk(Path folder, DiskBundle.Listener listener) {
        this.folder = folder;
        this.listener = listener;
    }

    /**
     * Reports everything that lies in a folder, at any depth.
     *
     * @throws Refused if some of it cannot be read or the listener does not want it
     */
    static void through(Path folder, DiskBundle.Listener listener) throws IOException {
        Files.walkFileTree(folder, new FolderWalk(folder, listener));
    }

    @Override
    public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) throws IOException {
        if (inner.equals(folder)) {
            return FileVisitResult.CONTINUE;
        }
        listener.found(Item.folder(name(inner)), inner);
        return Junk.isFolder(inner.getFileName().toString())
                ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
        listener.found(item(name(file), attributes), file);
        return FileVisitResult.CONTINUE;
    }

    private static Item item(String name, BasicFileAttributes attributes) {
        if (attributes.isSymbolicLink()) {
            return Item.leftOut(name, "a link");
        }
        return attributes.isRegularFile() ? Item.file(name) : Item.leftOut(name, "not a file");
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException unreadable) throws IOException {
        throw new Refused(Refused.UNREADABLE, file.equals(folder) ? "Its folder cannot be read."
                : "The folder " + EntryName.shown(name(file)) + " in it cannot be read.");
    }

    private String name(Path inner) {
        return folder.relativize(inner).toString();
    }
}
