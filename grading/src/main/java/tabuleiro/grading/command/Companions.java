package tabuleiro.grading.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.marks.Groups;
import tabuleiro.grading.marks.Times;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.similarity.Alike;

/** What lies beside the results in the folder of a report, and goes with them to another folder. */
final class Companions {

    /** The rubric that a report was marked by, if it is not the one that comes with the exercise. */
    static final String RUBRIC = "rubric.yaml";

    private Companions() {
    }

    /** Returns the folder of a report that is named by its folder or by its results. */
    static Path folder(Path report) {
        return Files.isDirectory(report) ? report : report.toAbsolutePath().getParent();
    }

    /**
     * Copies the adjustments of these reports to another folder, and what was found of submissions that are alike.
     *
     * @throws GradingException if they have different adjustments, or others are there already; the message says where
     */
    static void carry(List<Path> reports, OutputFolder to) {
        for (String name : List.of(Adjustments.FILE, Groups.FILE, Times.FILE, RUBRIC)) {
            reports.stream().map(path -> folder(path).resolve(name)).filter(Files::exists)
                    .forEach(file -> carry(file, to));
        }
        Alike.together(Stream.concat(Stream.of(to.path()), reports.stream().map(Companions::folder)).distinct()
                .toList()).ifPresent(bytes -> to.write(Alike.FILE, out -> out.write(bytes)));
    }

    private static void carry(Path from, OutputFolder folder) {
        final Path to = folder.path().resolve(from.getFileName());
        try {
            if (!Files.exists(to)) {
                folder.write(to.getFileName().toString(), out -> Files.copy(from, out));
            } else if (!to.endsWith(RUBRIC) && Files.mismatch(from, to) >= 0) {
                throw new GradingException("There are other adjustments in " + to + " than in " + from
                        + ". Put them together there, and remove the other file; or name another folder with --out.");
            }
        } catch (IOException broken) {
            throw new GradingException("The adjustments " + from + " cannot be copied to " + to + ".", broken);
        }
    }
}
