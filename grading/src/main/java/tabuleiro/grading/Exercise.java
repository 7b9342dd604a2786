package tabuleiro.grading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;

/**
 * An exercise. From its name follows where all its parts are found, so that a new one takes no more than that.
 *
 * @param name of the exercise and of the folder its rules lie in: words in small letters with hyphens between, such as
 *             {@code connect-four}
 */
public record Exercise(String name) {

    private static final String ENDING = ".yaml";

    /** Returns the exercises that can be graded: those that a rubric was written for, in the order of their names. */
    public static List<Exercise> known() {
        try (Stream<Path> files = Files.list(Home.rubrics())) {
            return files.map(file -> file.getFileName().toString()).filter(file -> file.endsWith(ENDING)).sorted()
                    .map(file -> new Exercise(file.substring(0, file.length() - ENDING.length()))).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /**
     * Returns the exercise of this name.
     *
     * @throws GradingException if none has; the message names those of all
     */
    public static Exercise named(String name) {
        return known().stream().filter(exercise -> exercise.name.equals(name)).findFirst()
                .orElseThrow(() -> new GradingException("There is no exercise " + name + "; there are: "
                        + String.join(", ", known().stream().map(Exercise::name).toList()) + "."));
    }

    /** Returns the file that says what its rules weigh, unless the instructor names another. */
    public Path rubric() {
        return Home.rubrics().resolve(name + ENDING);
    }

    /** Returns the package that solutions are written in: the name without its hyphens, such as {@code connectfour}. */
    public String packageName() {
        return name.replace("-", "");
    }

    /** Returns the name of the class of a solution that makes its games and agents. */
    public String provider() {
        return packageName() + ".Games";
    }

    /** Returns the name of the file that this class is written in: {@code Games.java}. */
    public String providerFile() {
        return provider().substring(provider().lastIndexOf('.') + 1) + ".java";
    }

    /** Returns the folder of the sources that the exercise is handed out with; it need not be there. */
    public Path stub() {
        return Home.exercises().resolve(name).resolve("src/main/java");
    }

    /** Returns each source file that the exercise is handed out with, by path; none if they are not there. */
    public SortedMap<String, byte[]> stubSources() {
        final SortedMap<String, byte[]> sources = new TreeMap<>();
        if (!Files.isDirectory(stub())) {
            return sources;
        }
        try (Stream<Path> files = Files.walk(stub())) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                sources.put(stub().relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
            return sources;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns the interface that this class implements, such as {@code tabuleiro.connectfour.ConnectFourProvider}. */
    public String specification() {
        return game().provider().getName();
    }

    /**
     * Returns what the game of the exercise says of itself.
     *
     * @throws GradingException if nothing describes it; the message says what to write
     */
    public Descriptor game() {
        return Descriptor.in(name).orElseThrow(() -> new GradingException("Nothing describes the game " + name
                + ": name its descriptor in features/pom.xml, and build."));
    }

    /** Checks whether there are positions of its game whose values are known. */
    public boolean hasPositions() {
        return Files.exists(Home.positions(this));
    }

    /**
     * Returns what the game adds to grading in its own package, {@code tabuleiro.grading.games.NAME}; nothing if it has
     * no such class.
     *
     * @param type   what the class extends
     * @param ending what follows the name of the game in the name of the class
     * @param takes  what its constructor takes
     * @param value  with which it is created
     */
    public <T, V> Optional<T> added(Class<T> type, String ending, Class<V> takes, V value) {
        final String name = Exercise.class.getPackageName() + ".games." + packageName() + "." + game().name() + ending;
        return Descriptor.added(type, name).map(own -> {
            try {
                return own.getConstructor(takes).newInstance(value);
            } catch (ReflectiveOperationException none) {
                throw new IllegalStateException(name + " must be public, with a public constructor that takes a "
                        + takes.getSimpleName() + ".", none);
            }
        });
    }

    /** Returns the package of the steps that speak of this game. */
    public String glue() {
        return "tabuleiro." + packageName() + ".steps";
    }
}
