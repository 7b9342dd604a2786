package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.grading.GradingException;

/**
 * A folder for what is unpacked of the archive of a class: {@code tabuleiro-…} in the system's folder for temporary
 * files, with the number of this process, which only its owner can read. It is made when it is needed first, and
 * removed when it is closed, or when Java ends, also by Ctrl-C; only a Java that is killed leaves it behind.
 */
final class TemporaryFolder implements AutoCloseable {

    /** How the names of the folders of this process begin. */
    static final String PREFIX = "tabuleiro-" + ProcessHandle.current().pid() + "-";

    private Path folder;
    private int files;

    /**
     * Returns where the next file can be written.
     *
     * @throws GradingException if there is no room; the message says what to do
     */
    Path next() {
        if (folder == null) {
            make();
        }
        files++;
        return folder.resolve(Integer.toString(files));
    }

    private void make() {
        try {
            folder = Files.createTempDirectory(PREFIX);
        } catch (IOException full) {
            throw full(full);
        }
        Runtime.getRuntime().addShutdownHook(new Thread(this::close));
    }

    /** Returns what is to be said when nothing more can be written. */
    static GradingException full(IOException full) {
        return new GradingException("The archive cannot be unpacked into the folder for temporary files, "
                + System.getProperty("java.io.tmpdir") + " (" + full.getMessage() + "). Make room there, or unpack the"
                + " archive yourself and name the folder.", full);
    }

    /** Removes one file that is not needed any more. */
    static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException stubborn) {
            return; // it goes with the folder
        }
    }

    /** Removes the folder, if there is one. */
    @Override
    public synchronized void close() {
        if (folder == null || !Files.exists(folder)) {
            return;
        }
        try (Stream<Path> inside = Files.list(folder)) {
            final List<Path> all = inside.toList();
            for (Path file : all) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(folder);
        } catch (IOException stubborn) {
            System.err.println("grade: " + folder + " could not be removed.");
        }
    }
}
