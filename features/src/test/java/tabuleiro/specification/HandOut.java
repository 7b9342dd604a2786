package tabuleiro.specification;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A copy of what students get, without anything that is built.
 *
 * @param folder where it is
 */
record HandOut(Path folder) {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Path BUILT = Path.of("target");
    private static final Path TESTS = Path.of("features", "src", "test");

    /** Copies it into a folder. */
    static HandOut in(Path folder) throws IOException {
        for (String part : List.of("pom.xml", "features", "exercises")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(part))) {
                files.map(ROOT::relativize).filter(HandOut::isNeeded).forEachOrdered(file -> copy(file, folder));
            }
        }
        return new HandOut(folder);
    }

    /** Adds an example that no engine passes, so that there is something to report whatever has been written. */
    HandOut withAWrongExample(ExerciseFolder exercise) throws IOException {
        final Path examples = folder.resolve("exercises/" + exercise + "/src/test/resources/examples");
        Files.writeString(Files.createDirectories(examples).resolve("wrong.feature"),
                "Feature: Wrong\n  Example: wrong\n    When there is no such phrase\n");
        return this;
    }

    private static boolean isNeeded(Path file) {
        return !file.startsWith(TESTS) && Stream.iterate(file, each -> each != null, Path::getParent)
                .noneMatch(each -> each.endsWith(BUILT));
    }

    private static void copy(Path file, Path folder) {
        try {
            Files.copy(ROOT.resolve(file), folder.resolve(file));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Starts Maven in the folder of an exercise, with these arguments. */
    Process maven(ExerciseFolder exercise, Path mavenHome, String... arguments) throws IOException {
        final boolean isWindows = System.getProperty("os.name").startsWith("Windows");
        final String mvn = mavenHome.resolve("bin").resolve(isWindows ? "mvn.cmd" : "mvn").toString();
        final String repository = "-Dmaven.repo.local=" + System.getProperty("maven.repo.local");
        final Stream<String> command = Stream.concat(Stream.of(mvn, "-B", repository), Stream.of(arguments));
        return new ProcessBuilder(command.toList()).redirectErrorStream(true)
                .directory(folder.resolve("exercises").resolve(exercise.toString()).toFile()).start();
    }
}
