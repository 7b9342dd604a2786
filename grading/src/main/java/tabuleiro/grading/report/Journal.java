package tabuleiro.grading.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.judge.Check;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.Run;

/**
 * What has been graded so far, a line for each submission in a file of the output folder, so that a grading that was
 * stopped goes on where it was, and a large class need not be kept in memory. May be used by several threads at once.
 *
 * <p>A line counts once its end is written; lines of submissions that have changed since mean nothing.
 */
public final class Journal implements AutoCloseable {

    private static final String NAME = "unfinished.jsonl";

    private final OutputFolder folder;
    private final Run run;
    private final RandomAccessFile file;
    private final Map<String, Region> places = new HashMap<>();

    /** Where the line of a submission stands. */
    private record Region(long start, int length, String digest) {
    }

    /**
     * Opens the journal in a folder, or makes one.
     *
     * @throws GradingException if it cannot be written, another program is writing it, or it is of another run; the
     *                          message says so
     */
    public Journal(OutputFolder folder, Run run) {
        this.folder = folder;
        this.run = run;
        try {
            file = new RandomAccessFile(folder.path().resolve(NAME).toFile(), "rw");
            OutputFolder.forOwner(folder.path().resolve(NAME), "rw-------");
            if (!isOurs()) {
                file.close();
                throw new GradingException("Another grading is writing to " + folder.path()
                        + ". Wait until it has ended, or name another folder with --out.");
            }
            read();
        } catch (IOException broken) {
            throw folder.failed(broken);
        }
    }

    /** Returns of which run the unfinished grading in a folder is; nothing if there is none that can be read. */
    public static Optional<Run> run(OutputFolder folder) {
        try (BufferedReader lines = Files.newBufferedReader(folder.path().resolve(NAME))) {
            final String first = lines.readLine();
            return first == null ? Optional.empty()
                    : Optional.of(Json.read(first.getBytes(StandardCharsets.UTF_8), Json.Header.class).run());
        } catch (IOException | GradingException unreadable) {
            return Optional.empty();
        }
    }

    private boolean isOurs() throws IOException {
        try {
            return file.getChannel().tryLock() != null;
        } catch (OverlappingFileLockException taken) {
            return false;
        }
    }

    private void read() throws IOException {
        final byte[] first = nextLine();
        if (first != null && !Arrays.equals(first, header())) {
            file.close();
            throw new GradingException("There is an unfinished grading in " + folder.path() + ", which is not like this"
                    + " one: " + difference(first) + ". Finish it, remove " + NAME
                    + " there to give it up, or name another folder with --out.");
        }
        file.setLength(first == null ? 0 : readLines());
    }

    private String difference(byte[] header) {
        try {
            return run.difference(Json.read(header, Json.Header.class).run()).orElse("an earlier edition");
        } catch (IOException | GradingException unreadable) {
            return "an earlier edition";
        }
    }

    private byte[] header() throws IOException {
        return Json.MAPPER.writeValueAsBytes(Json.Header.of(run));
    }

    /** Reads line after line and returns where the last one ends that can be read. */
    private long readLines() throws IOException {
        long end = file.getFilePointer();
        try {
            for (byte[] bytes = nextLine(); bytes != null; bytes = nextLine()) {
                final Graded line = Json.read(bytes, Json.Entry.class).graded();
                places.put(line.name(), new Region(end, bytes.length, line.digest()));
                end = file.getFilePointer();
            }
        } catch (JsonProcessingException damaged) {
            return end;
        }
        return end;
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

    private void writeLine(byte[] line) throws IOException {
        final byte[] whole = Arrays.copyOf(line, line.length + 1);
        whole[line.length] = '\n';
        file.write(whole);
    }

    /**
     * Writes how the class is graded, if that is not there yet; {@link #add} does so otherwise. The first line takes
     * long to write, so this is best called while others work.
     */
    public void begin() {
        try {
            final byte[] header = header();
            synchronized (this) {
                if (file.length() == 0) {
                    writeLine(header);
                }
            }
        } catch (IOException broken) {
            throw folder.failed(broken);
        }
    }

    /** Returns how many submissions have been graded. */
    public synchronized int size() {
        return places.size();
    }

    /** Checks whether the submission of this name has been graded, with contents that have this digest. */
    public synchronized boolean has(String name, String digest) {
        return places.containsKey(name) && places.get(name).digest.equals(digest);
    }

    /** Returns the names of those that have been graded. */
    public synchronized Set<String> names() {
        return Collections.unmodifiableSet(places.keySet());
    }

    /** Notes what came of a submission. */
    public synchronized void add(Graded graded) {
        try {
            if (file.length() == 0) {
                begin();
            }
            final byte[] line = Json.MAPPER.writeValueAsBytes(Json.Entry.of(graded, "", null));
            final long start = file.length();
            file.seek(start);
            writeLine(line);
            places.put(graded.name(), new Region(start, line.length, graded.digest()));
        } catch (IOException broken) {
            throw folder.failed(broken);
        }
    }

    /** Returns the result of the submission of this name for these examples; it must have been graded. */
    public synchronized Graded get(String name, List<Check> checks) {
        try {
            final byte[] line = new byte[places.get(name).length];
            file.seek(places.get(name).start);
            file.readFully(line);
            return Json.read(line, Json.Entry.class).graded(checks);
        } catch (IOException broken) {
            throw folder.failed(broken);
        }
    }

    /** Ends the journal: all is graded, and stands in the reports. */
    public synchronized void finish() {
        try {
            final Path path = folder.path().resolve(NAME);
            file.close();
            Files.deleteIfExists(path);
        } catch (IOException broken) {
            throw folder.failed(broken);
        }
    }

    /** Lets go of the file; what stands in it is there for the next grading. */
    @Override
    public synchronized void close() {
        try {
            file.close();
        } catch (IOException broken) {
            throw folder.failed(broken);
        }
    }
}
