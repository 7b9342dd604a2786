package tabuleiro.checking;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * A student who works on a copy of the tiny game.
 *
 * @param exercise the copy
 */
record Student(Exercise exercise) {

    static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();
    private static final Path TINY = ROOT.resolve(".ci/tiny");

    /** What makes a new game, and answers all that the first task asks for. */
    private static final List<String> FIRST_TASK = List.of("new Engine()", "// Empty.", "at",
            "return Optional.empty();", "nextToPlay", "return Player.FIRST;", "position",
            "return new Position(\".\".repeat(CELLS));");

    /** Gives a student a copy of the exercise as it is handed out, in this folder. */
    static Student in(Path folder) throws IOException {
        copy(ROOT.resolve(".ci"), folder.resolve(".ci"));
        copy(TINY.resolve("exercises"), folder.resolve("exercises"));
        return new Student(new Exercise(folder.resolve("exercises"), "tiny"));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            files.filter(Files::isRegularFile).forEach(file -> {
                try {
                    final Path copy = to.resolve(from.relativize(file).toString());
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
                } catch (IOException broken) {
                    throw new UncheckedIOException(broken);
                }
            });
        }
    }

    /** Puts the reference in place of what has been written. */
    Student solve() throws IOException {
        copy(TINY.resolve("reference/src/main"), exercise.folder().resolve("src/main"));
        return this;
    }

    /** Does the first task. */
    Student doFirstTask() throws IOException {
        for (int i = 0; i < FIRST_TASK.size(); i += 2) {
            write(FIRST_TASK.get(i), FIRST_TASK.get(i + 1));
        }
        return this;
    }

    /** Writes the body of a method of the engine. */
    Student write(String method, String body) throws IOException {
        final Path engine = engine();
        final String todo = "throw new UnsupportedOperationException\\(\"TODO [\\d and]+: ";
        final String before = Files.readString(engine);
        final String after = before.replaceFirst(todo + java.util.regex.Pattern.quote(method) + " .*\\);",
                java.util.regex.Matcher.quoteReplacement(body));
        if (after.equals(before)) {
            throw new IllegalStateException("There is no " + method + " to write.");
        }
        Files.writeString(engine, after);
        return this;
    }

    /** Returns the file in which the engine is written. */
    Path engine() {
        return exercise.sources().resolve("tiny/Engine.java");
    }

    /** Writes a JUnit test of their own with this body. */
    Student ownTest(String name, String body) throws IOException {
        final Path tests = Files.createDirectories(exercise.folder().resolve("src/test/java/tiny"));
        Files.writeString(tests.resolve(name + ".java"), """
                package tiny;

                import static org.assertj.core.api.Assertions.assertThat;
                import org.junit.jupiter.api.Test;

                class %s {
                    @Test
                    void mine() {
                        %s
                    }
                }
                """.formatted(name, body));
        return this;
    }

    /** Writes a feature file of their own. */
    Student example(String name, String text) throws IOException {
        Files.createDirectories(exercise.examples());
        Files.writeString(exercise.examples().resolve(name), text);
        return this;
    }
}
