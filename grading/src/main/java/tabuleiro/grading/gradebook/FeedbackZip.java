package tabuleiro.grading.gradebook;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** The students' pages under the names by which Moodle gives feedback files back to their students. */
public final class FeedbackZip {

    /** The same for all, so that the same pages make the same file. */
    private static final LocalDateTime TIME = LocalDateTime.of(2026, 1, 1, 0, 0);

    private final List<String> left = new ArrayList<>();

    /** Writes the pages that lie in the folder of a report, for those whom Moodle knows. */
    public void write(Path report, List<Returned> all, OutputStream out) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
            for (Returned each : Returned.byId(all, left).values()) {
                final ZipEntry entry = new ZipEntry(name(each));
                entry.setTimeLocal(TIME);
                zip.putNextEntry(entry);
                Files.copy(report.resolve(each.page()), zip);
                zip.closeEntry();
            }
        }
    }

    /** Moodle takes the name apart at the first four underscores: who, number, and by what the file was handed in. */
    static String name(Returned each) {
        return each.handIn().plainName().replaceAll("[_/\\\\]", " ") + "_" + each.handIn().id()
                + "_assignsubmission_file_" + each.page();
    }

    /** Returns in a line each whose pages are not in it; known once it is written. */
    public List<String> left() {
        return List.copyOf(left);
    }
}
