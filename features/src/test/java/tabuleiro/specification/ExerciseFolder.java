package tabuleiro.specification;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * The folder of an exercise, as it is found on disk: every folder that has a list of tasks.
 *
 * @param path where it is
 */
record ExerciseFolder(Path path) {

    private static final Path EXERCISES = Path.of("..", "exercises").toAbsolutePath().normalize();
    private static final String CLASS_PATH = System.getProperty("java.class.path");

    /** Rules whose steps do what they say, in the place where the rules of the game are looked for. */
    private static final String TOYS = """
            Feature: Toys
              @XX-01
              Rule: A rule that holds
                Example: well
                  When all is well
              @XX-02
              Rule: A rule that does not hold
                Example: wrong
                  When something else than this is found
              @XX-03
              Rule: A rule without an end
                Example: loop
                  When the program loops
            """;

    /** Returns all, in the order of their names. */
    static List<ExerciseFolder> all() {
        try (Stream<Path> folders = Files.list(EXERCISES)) {
            return folders.filter(folder -> Files.exists(folder.resolve("tasks.txt"))).sorted()
                    .map(ExerciseFolder::new).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns the build file that all exercises share. */
    static String sharedPom() throws IOException {
        return Files.readString(EXERCISES.resolve("pom.xml"));
    }

    /** Returns what is written in one of its files. */
    String text(String file) throws IOException {
        return Files.readString(path.resolve(file));
    }

    /** Returns the only file with this name among its sources. */
    Path source(String name) throws IOException {
        try (Stream<Path> files = Files.walk(path.resolve("src"))) {
            return files.filter(file -> file.endsWith(name)).findFirst().orElseThrow(
                    () -> new AssertionError("The exercise " + this + " has no " + name + "."));
        }
    }

    /** Returns the package in which it is written. */
    String packageName() throws IOException {
        return source("RulesTest.java").getParent().getFileName().toString();
    }

    /** Compiles its {@code RulesTest} into this folder, and puts toy rules where it looks for those of the game. */
    String rulesTest(Path build) throws IOException {
        final Path rules = Files.createDirectories(build.resolve("rules").resolve(toString()));
        Files.writeString(rules.resolve("toys.feature"), TOYS);
        final int status = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-cp", CLASS_PATH,
                "-d", build.toString(), source("RulesTest.java").toString());
        if (status != 0) {
            throw new AssertionError("RulesTest of " + this + " does not compile.");
        }
        return packageName() + ".RulesTest";
    }

    /** Starts its {@code RulesTest} in a process of its own, on the toy rule that has no end. */
    Process startLoop(Path build) {
        try {
            return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-Dseconds=2", "-cp", build + File.pathSeparator + CLASS_PATH, RulesRun.class.getName(),
                    rulesTest(build), "XX-03").directory(path.toFile()).redirectErrorStream(true).start();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public String toString() {
        return path.getFileName().toString();
    }
}
