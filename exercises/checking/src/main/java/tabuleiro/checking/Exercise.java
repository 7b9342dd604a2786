package tabuleiro.checking;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.feedback.Tasks;

/**
 * An exercise that is being worked on.
 *
 * @param exercises the folder of all exercises
 * @param game      the name of its own folder
 */
record Exercise(Path exercises, String game) {

    private static final Set<String> GIVEN_TESTS = Set.of("RulesTest.java", "FurtherTest.java", "Play.java");

    /** Returns the names of all exercises: the folders that have a list of tasks. */
    static List<String> names(Path exercises) {
        try (Stream<Path> folders = Files.list(exercises)) {
            return folders.filter(folder -> Files.exists(folder.resolve("tasks.txt")))
                    .map(folder -> folder.getFileName().toString()).sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns its folder. */
    Path folder() {
        return exercises.resolve(game);
    }

    /** Returns its tasks. */
    Tasks tasks() {
        return Tasks.in(folder());
    }

    /** Returns the folder of the engine's sources. */
    Path sources() {
        return folder().resolve("src/main/java");
    }

    /** Returns the folder of the student's own examples. */
    Path examples() {
        return folder().resolve("src/test/resources/examples");
    }

    /** Returns the file of its recorded games, which not every copy has. */
    Path games() {
        return folder().resolve("games.gz");
    }

    /** Returns the sources of the student's own tests. */
    List<Path> ownTests() {
        return files(folder().resolve("src/test/java"), ".java").stream()
                .filter(file -> !GIVEN_TESTS.contains(file.getFileName().toString())).toList();
    }

    /** Returns where a file is, as a student finds it from the folder of the exercise. */
    String place(Path file) {
        return folder().relativize(file).toString().replace('\\', '/');
    }

    /** Returns the files below a folder whose names end like this, in the order of their paths. */
    static List<Path> files(Path folder, String end) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(end) && Files.isRegularFile(file)).sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
