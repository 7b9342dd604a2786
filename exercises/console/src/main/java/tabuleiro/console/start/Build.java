package tabuleiro.console.start;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The build of an exercise: Maven is only started if something is newer than what was built.
 *
 * @param exercises the folder of all exercises
 * @param exercise  the name of the exercise
 */
public record Build(Path exercises, String exercise) {

    /** Checks whether the given code has changed since it was built, so that the program must be started again. */
    boolean isGivenCodeStale() {
        final Path root = exercises.resolve("..");
        return isNewer(List.of(root.resolve("pom.xml"), exercises.resolve("pom.xml"),
                exercises.resolve("console/pom.xml"), exercises.resolve("console/src/main"),
                root.resolve("features/pom.xml"), root.resolve("features/src/main")), marker("console"));
    }

    /** Checks whether the exercise has changed since it was built. */
    boolean isStale() {
        return isNewer(List.of(folder().resolve("pom.xml"), folder().resolve("src")), marker(exercise));
    }

    /** Checks whether one of these files, or something in one of these folders, is newer than what was built. */
    public static boolean isNewer(List<Path> sources, Path marker) {
        return !Files.exists(marker) || sources.stream().flatMap(Build::all)
                .anyMatch(each -> each.toFile().lastModified() > marker.toFile().lastModified());
    }

    /** Returns a file, or a folder and everything in it. A folder counts because a file may have been deleted. */
    private static Stream<Path> all(Path place) {
        try (Stream<Path> files = Files.walk(place)) {
            return files.toList().stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Builds the exercise and the given code, and returns whether everything compiles. */
    boolean build() throws IOException, InterruptedException {
        final long begun = System.currentTimeMillis();
        final boolean isWindows = System.getProperty("os.name").startsWith("Windows");
        final int status = new ProcessBuilder(isWindows ? "mvn.cmd" : "mvn", "-q", "-B", "compile")
                .directory(folder().toFile()).inheritIO().start().waitFor();
        if (status == 0) {
            for (Path marker : List.of(marker("console"), marker(exercise))) {
                Files.createDirectories(marker.getParent());
                Files.writeString(marker, "");
                marker.toFile().setLastModified(begun);
            }
        }
        return status == 0;
    }

    private Path marker(String module) {
        return exercises.resolve(module).resolve("target/play.built");
    }

    Path folder() {
        return exercises.resolve(exercise);
    }

    /** Returns where the engine is found: its classes, and the file that names its provider. */
    List<Path> classPath() {
        return List.of(folder().resolve("target/classes"), folder().resolve("src/test/resources"));
    }
}
