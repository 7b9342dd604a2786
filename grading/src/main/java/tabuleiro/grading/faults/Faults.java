package tabuleiro.grading.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;

/**
 * The mistakes that students make in an exercise.
 *
 * @param exercise which exercise it is
 * @param clean    the sources by path of the solution that they change
 * @param faults   the mistakes, in the order in which they are written down
 */
public record Faults(Exercise exercise, Map<String, String> clean, List<Fault> faults) {

    /** Returns the exercises for which faults are written down, in the order of their names. */
    public static List<Exercise> exercises() {
        return Exercise.known().stream().filter(exercise -> Files.exists(file(exercise))).toList();
    }

    private static Path file(Exercise exercise) {
        return Home.faults().resolve(exercise.name() + ".yaml");
    }

    /**
     * Returns the faults of an exercise.
     *
     * @throws GradingException if there are none, or they cannot be read; the message says where and why
     */
    public static Faults of(Exercise exercise) {
        if (!Files.exists(file(exercise))) {
            throw new GradingException("No faults are written down for " + exercise.name() + ": there is no "
                    + file(exercise) + ".");
        }
        final FaultFile file = new FaultFile(file(exercise));
        final Path clean = Home.faults().resolveSibling(file.clean());
        return new Faults(exercise, sources(clean, clean), file.faults());
    }

    private static Map<String, String> sources(Path root, Path folder) {
        final Map<String, String> sources = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                sources.put(root.relativize(file).toString(), Files.readString(file));
            }
        } catch (IOException unreadable) {
            throw new GradingException("The solution " + folder + " cannot be read.", unreadable);
        }
        return sources;
    }

    /** Returns the sources by path of the reference, which says the cause of each failure, if it is here. */
    public Optional<Map<String, String>> reference() {
        final Path folder = Home.reference().resolve("src/main/java").resolve(exercise.packageName());
        return Files.isDirectory(folder) ? Optional.of(sources(folder.getParent(), folder)) : Optional.empty();
    }

    /** Returns those whose rule and mistake contain this text, such as {@code DR-12}; all, if it is empty. */
    public Faults with(String text) {
        return new Faults(exercise, clean, faults.stream().filter(fault -> fault.toString().contains(text)).toList());
    }
}
