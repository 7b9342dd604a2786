package tabuleiro.grading.intake;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import org.apache.commons.io.file.PathUtils;
import tabuleiro.grading.GradingException;

/**
 * A folder for what is unpacked of the archive of a class: {@code tabuleiro-…} in the system's folder for temporary
 * files, with the number of this process, which only its owner can read. It is made when it is needed first, and
 * removed when it is closed, or when Java ends, also by Ctrl-C; only a Java that is killed leaves it behind.
 */
final class TemporaryFolder implements AutoCloseable {

    /** How the names of the folders of this process begin. */
    static final String PREFIX = "tabuleiro-" + ProcessHandle.current().pid() + "-";

    private static final int PART = 1 << 16;

    private Path folder;
    private int files;

    /** Returns where the next file can be written. If there is no room, grading ends, and it is said what to do. */
    synchronized Path next() {
        try {
            if (folder == null) {
                folder = Files.createTempDirectory(PREFIX);
                Runtime.getRuntime().addShutdownHook(new Thread(this::close));
            }
            files++;
            return folder.resolve(Integer.toString(files));
        } catch (IOException full) {
            throw full(full);
        }
    }

    /**
     * Appends what comes out of a stream to one of its files: so much at least, or all of it. Nothing is appended if it
     * grows larger than fits.
     *
     * @return how much was appended
     * @throws IOException      if the stream cannot be read
     * @throws GradingException if there is no room; the message says what to do
     */
    static OptionalLong append(Path file, InputStream in, long most, LongPredicate fits) throws IOException {
        try (SeekableByteChannel out = Files.newByteChannel(file, StandardOpenOption.CREATE,
                StandardOpenOption.WRITE)) {
            final long start = out.size();
            out.position(start);
            long length = 0;
            for (byte[] part = in.readNBytes(PART); part.length > 0 && length <= most; part = in.readNBytes(PART)) {
                length += part.length;
                if (!fits.test(length)) {
                    out.truncate(start);
                    return OptionalLong.empty();
                }
                write(out, part);
            }
            return OptionalLong.of(length);
        }
    }

    private static void write(SeekableByteChannel out, byte[] part) {
        try {
            for (ByteBuffer left = ByteBuffer.wrap(part); left.hasRemaining(); ) {
                out.write(left);
            }
        } catch (IOException full) {
            throw full(full);
        }
    }

    private static GradingException full(IOException full) {
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
        try {
            PathUtils.deleteDirectory(folder);
        } catch (IOException stubborn) {
            System.err.println("grade: " + folder + " could not be removed.");
        }
    }
}
