package tabuleiro.grading.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.similarity.Alike;

/** What lies beside the results in the folder of a report, and goes with them to another folder. */
final class Companions {

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
        final Path kept = to.path().resolve(Adjustments.FILE);
        reports.stream().map(each -> folder(each).resolve(Adjustments.FILE)).filter(Files::exists)
                .forEach(file -> carry(file, kept));
        Alike.together(Stream.concat(Stream.of(to.path()), reports.stream().map(Companions::folder)).distinct()
                .toList()).ifPresent(bytes -> to.write(Alike.FILE, out -> out.write(bytes)));
    }

    private static void carry(Path from, Path to) {
        try {
            if (Files.exists(to) && Files.mismatch(from, to) >= 0) {
                throw new GradingException("There are other adjustments in " + to + " than in " + from
                        + ". Put them together there, and remove the other file; or name another folder with --out.");
            }
            Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException broken) {
            throw new GradingException("The adjustments " + from + " cannot be copied to " + to + ".", broken);
        }
    }
}
