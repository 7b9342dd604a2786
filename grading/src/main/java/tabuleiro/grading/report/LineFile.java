package tabuleiro.grading.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import tabuleiro.grading.GradingException;

/**
 * A file of the output folder that grows line by line while something goes on, so that what was stopped is resumed
 * where it was. One program at a time writes it. The first line says of what the others are; a line counts once its
 * end is written.
 */
final class LineFile implements AutoCloseable {

    private final OutputFolder folder;
    private final Path path;
    private final RandomAccessFile file;

    /** Where a line stands. */
    record Region(long start, int length) {
    }

    /** Takes the lines of a file one after another. */
    @FunctionalInterface
    interface Reader {
        /** Takes a line, which stands here. */
        void read(byte[] line, Region place) throws IOException;
    }

    /**
     * Opens the file of this name, or makes one.
     *
     * @throws GradingException if it cannot be written, or another program is writing it; the message says so
     */
    LineFile(OutputFolder folder, String name) {
        this.folder = folder;
        path = folder.path().resolve(name);
        try {
            file = new RandomAccessFile(path.toFile(), "rw");
            OutputFolder.forOwner(path, "rw-------");
            if (!isOurs()) {
                file.close();
                throw new GradingException("Another grading is writing to " + folder.path()
                        + ". Wait until it has ended, or name another folder with --out.");
            }
        } catch (IOException broken) {
            throw folder.failed(broken);
        }
    }

    private boolean isOurs() throws IOException {
        try {
            return file.getChannel().tryLock() != null;
        } catch (OverlappingFileLockException taken) {
            return false;
        }
    }

    /** Returns the first line, at the beginning of the file; null if it has no end yet. */
    byte[] first() throws IOException {
        file.seek(0);
        return nextLine();
    }

    /** Reads the lines after the first, up to the last one that can be read, and drops what follows. */
    void read(Reader reader) throws IOException {
        long end = first() == null ? 0 : file.getFilePointer();
        try {
            for (byte[] line = end == 0 ? null : nextLine(); line != null; line = nextLine()) {
                reader.read(line, new Region(end, line.length));
                end = file.getFilePointer();
            }
        } catch (JsonProcessingException damaged) {
            // What was being written when the program was stopped; it is done again.
        }
        file.setLength(end);
    }

    /** Returns what stands up to the end of the line; null if the end is missing. */
    private byte[] nextLine() throws IOException {
        final long start = file.getFilePointer();
        final ByteArrayOutputStream line = new ByteArrayOutputStream();
        final byte[] buffer = new byte[1 << 13];
        for (int count = file.read(buffer); count >= 0; count = file.read(buffer)) {
            for (int i = 0; i < count; i++) {
                if (buffer[i] == '\n') {
                    line.write(buffer, 0, i);
                    file.seek(start + line.size() + 1);
                    return line.toByteArray();
                }
            }
            line.write(buffer, 0, count);
        }
        return null;
    }

    /** Checks whether nothing stands in it yet. */
    boolean isEmpty() throws IOException {
        return file.length() == 0;
    }

    /** Adds a line, and returns where it stands. */
    Region add(byte[] line) throws IOException {
        final Region place = new Region(file.length(), line.length);
        final byte[] whole = Arrays.copyOf(line, line.length + 1);
        whole[line.length] = '\n';
        file.seek(place.start);
        file.write(whole);
        return place;
    }

    /** Returns the line that stands here. */
    byte[] at(Region place) throws IOException {
        final byte[] line = new byte[place.length];
        file.seek(place.start);
        file.readFully(line);
        return line;
    }

    /** Removes the file: what it was kept for is done. */
    void finish() {
        try {
            file.close();
            Files.deleteIfExists(path);
        } catch (IOException broken) {
            throw folder.failed(broken);
        }
    }

    /** Lets go of the file, which is there for the next time. */
    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException broken) {
            throw folder.failed(broken);
        }
    }
}
