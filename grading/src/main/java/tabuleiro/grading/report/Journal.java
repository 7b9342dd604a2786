package tabuleiro.grading.report;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.results.Check;
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
    private final LineFile file;
    private final Map<String, Region> places = new HashMap<>();

    /** Where the line of a submission stands. */
    private record Region(LineFile.Region place, String digest) {
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
        file = new LineFile(folder, NAME);
        try {
            final byte[] first = file.first();
            if (first != null && !Arrays.equals(first, header())) {
                file.close();
                throw new GradingException("There is an unfinished grading in " + folder.path() + ", which is not like"
                        + " this one: " + difference(first) + ". Finish it, remove " + NAME
                        + " there to give it up, or name another folder with --out.");
            }
            file.read((bytes, place) -> {
                final Graded line = Json.read(bytes, Json.Entry.class).graded();
                places.put(line.name(), new Region(place, line.digest()));
            });
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

    /**
     * Writes how the class is graded, if that is not there yet; {@link #add} does so otherwise. The first line takes
     * long to write, so this is best called while others work.
     */
    public void begin() {
        try {
            final byte[] header = header();
            synchronized (this) {
                if (file.isEmpty()) {
                    file.add(header);
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
            if (file.isEmpty()) {
                begin();
            }
            places.put(graded.name(), new Region(
                    file.add(Json.MAPPER.writeValueAsBytes(Json.Entry.of(graded, "", null))), graded.digest()));
        } catch (IOException broken) {
            throw folder.failed(broken);
        }
    }

    /** Returns the result of the submission of this name for these examples; it must have been graded. */
    public synchronized Graded get(String name, List<Check> checks) {
        try {
            return Json.read(file.at(places.get(name).place), Json.Entry.class).graded(checks);
        } catch (IOException broken) {
            throw folder.failed(broken);
        }
    }

    /** Ends the journal: all is graded, and stands in the reports. */
    public synchronized void finish() {
        file.finish();
    }

    /** Lets go of the file; what stands in it is there for the next grading. */
    @Override
    public synchronized void close() {
        file.close();
    }
}
