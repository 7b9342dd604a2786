package tabuleiro.checking;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import tabuleiro.language.Language;

/** The page that a student writes about the program, {@code REPORT.md}, with a few headings that are given. */
final class ReportFile {

    /** What it is called, in the folder of the exercise; the one to begin with lies beside the exercises. */
    static final String NAME = "REPORT.md";

    private static final Pattern HEADING = Pattern.compile("(?m)^## +");

    private final Exercise exercise;
    private final Path file;

    /** The page about this exercise, which need not have been begun. */
    ReportFile(Exercise exercise) {
        this.exercise = exercise;
        file = exercise.folder().resolve(NAME);
    }

    /** Returns the file if anything has been written into it, else none. */
    List<Path> written() throws IOException {
        final String text = text(file);
        return text.isEmpty() || text.equals(text(given())) ? List.of() : List.of(file);
    }

    /** Returns what is left to write, in words for the student; none if that is nothing. Begins the file if need be. */
    List<String> left() throws IOException {
        if (!Files.exists(file) && Files.exists(given())) {
            Files.copy(given(), file);
        }
        final List<String> open = HEADING.splitAsStream(text(file)).skip(1)
                .filter(part -> !part.isBlank()).map(part -> part.lines().toList())
                .filter(lines -> lines.stream().skip(1).allMatch(line -> line.isBlank()
                        || line.startsWith(">") || line.startsWith("<!--")))
                .map(lines -> lines.get(0)).toList();
        return open.isEmpty() ? List.of() : List.of("Not written yet in " + exercise.game() + "/" + NAME + ": "
                + String.join(", ", open) + ". If your course asks for this page, write it and pack again.");
    }

    /** Returns the page to begin with, in the language of this program if there is one. */
    private Path given() {
        final Path said = exercise.exercises().resolve(NAME.replace(".", "." + Language.current().name() + "."));
        return Files.exists(said) ? said : exercise.exercises().resolve(NAME);
    }

    /** Returns what stands in a file, in whichever encoding; nothing if it is not there. */
    private static String text(Path file) throws IOException {
        return Files.exists(file) ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8) : "";
    }
}
