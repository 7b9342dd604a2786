package tabuleiro.checking;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tabuleiro.feedback.Receipt;

/** Packs what is to be handed in: the engine, the report about it, and the student's own examples. */
final class Pack {

    private final Exercise exercise;

    /** Will pack this exercise. */
    Pack(Exercise exercise) {
        this.exercise = exercise;
    }

    /** Returns where it is packed. */
    Path archive() {
        return exercise.folder().resolve(exercise.game() + ".zip");
    }

    /** Writes the archive, in the place of an older one, and returns what it has and where it is. */
    List<String> write() throws IOException {
        final List<Path> sources = Exercise.files(exercise.sources(), ".java");
        final ReportFile report = new ReportFile(exercise);
        final List<Path> files = Stream.of(report.written(), sources,
                Exercise.files(exercise.examples(), ".feature")).flatMap(List::stream).toList();
        final Path half = archive().resolveSibling(archive().getFileName() + ".half");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(half))) {
            for (Path file : files) {
                final ZipEntry entry = new ZipEntry(exercise.place(file));
                entry.setLastModifiedTime(Files.getLastModifiedTime(file));
                zip.putNextEntry(entry);
                Files.copy(file, zip);
                zip.closeEntry();
            }
        } catch (IOException full) {
            Files.deleteIfExists(half);
            throw new IOException("Nothing could be packed, and an older archive is as it was: " + full.getMessage(),
                    full);
        }
        Files.move(half, archive(), StandardCopyOption.REPLACE_EXISTING);
        final List<String> lines = new ArrayList<>(List.of("", "Packed to hand in, " + files.size() + " files:"));
        files.forEach(file -> lines.add("    " + exercise.place(file)));
        lines.add("in " + archive());
        lines.addAll(report.left());
        lines.add("Receipt: " + receipt(sources) + ". The page with your mark shows the same if that was graded.");
        return lines;
    }

    private String receipt(List<Path> sources) throws IOException {
        final Map<String, String> texts = new TreeMap<>();
        for (Path file : sources) {
            final String path = exercise.sources().relativize(file).toString().replace('\\', '/');
            if (path.startsWith(exercise.game().replace("-", "") + "/")) {
                texts.put(path, Files.readString(file));
            }
        }
        return Receipt.of(texts);
    }
}
