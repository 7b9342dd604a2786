package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Submission;

/** What the tests of the intake share: two exercises, files to hand in, and what the intake makes of them. */
final class Given {

    static final Exercise CONNECT_FOUR = new Exercise("connect-four");
    static final Exercise QUARTO = new Exercise("quarto");

    /** A source that is right where it is. */
    static final String SOURCE = "package connectfour; class Any { }";

    private static final List<Exercise> BOTH = List.of(CONNECT_FOUR, QUARTO);

    private Given() {
    }

    static Path source(Path folder, String path) throws IOException {
        final Path file = folder.resolve(path);
        final String name = file.getParent().getFileName().toString();
        return write(file, "package " + name + "; class Any { }");
    }

    static Path write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    /** Returns what is found in these paths, of the exercise that most of them contain. */
    static List<Submission> found(Path... paths) {
        try (Intake intake = new Intake(BOTH, List.of(paths))) {
            return read(intake, intake.exercise());
        }
    }

    /** Returns what is found in these paths when the instructor names the exercise. */
    static List<Submission> forced(Exercise exercise, Path... paths) {
        try (Intake intake = new Intake(List.of(exercise), List.of(paths))) {
            return read(intake, exercise);
        }
    }

    private static List<Submission> read(Intake intake, Exercise exercise) {
        return intake.candidates().stream().map(each -> each.read(exercise)).toList();
    }

    /** Returns what is reported of each submission in short, by its name. */
    static Map<String, String> problems(List<Submission> submissions) {
        return submissions.stream().collect(Collectors.toMap(Submission::name,
                each -> each.problem().isEmpty() ? "" : each.problem().get(0)));
    }

    /** Returns the folders of unpacked files of this process; other tests run at the same time. */
    static List<Path> temporary() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.filter(each -> each.getFileName().toString().startsWith(TemporaryFolder.PREFIX)).toList();
        }
    }
}
