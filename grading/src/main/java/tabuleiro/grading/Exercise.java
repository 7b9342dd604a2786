package tabuleiro.grading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which exercise is it? From its name follows where all its parts are found, so that a new one takes no more than that.
 *
 * @param name of the exercise and of the folder its rules lie in: words in small letters with hyphens between, such as
 *             {@code connect-four}
 */
public record Exercise(String name) {

    private static final String ENDING = ".yaml";

    /** Which exercises can be graded? Those that a rubric was written for, in the order of their names. */
    public static List<Exercise> known() {
        try (Stream<Path> files = Files.list(Home.rubrics())) {
            return files.map(file -> file.getFileName().toString()).filter(file -> file.endsWith(ENDING)).sorted()
                    .map(file -> new Exercise(file.substring(0, file.length() - ENDING.length()))).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /**
     * Which exercise has this name?
     *
     * @throws GradingException if none has; the message names those that there are
     */
    public static Exercise named(String name) {
        return known().stream().filter(each -> each.name.equals(name)).findFirst()
                .orElseThrow(() -> new GradingException("There is no exercise " + name + "; --exercise is one of: "
                        + String.join(", ", known().stream().map(Exercise::name).toList()) + "."));
    }

    /** Which file says what its rules weigh, unless the instructor names another? */
    public Path rubric() {
        return Home.rubrics().resolve(name + ENDING);
    }

    /** In which package are solutions written? The name without its hyphens, such as {@code connectfour}. */
    public String packageName() {
        return name.replace("-", "");
    }

    /** Which class of a solution makes its games and agents? */
    public String provider() {
        return packageName() + ".Games";
    }

    /** Which interface does that class implement? Such as {@code tabuleiro.connectfour.ConnectFourProvider}. */
    public String specification() {
        return Arrays.stream(name.split("-"))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining("", "tabuleiro." + packageName() + ".", "Provider"));
    }

    /** In which package do the steps lie that speak of this game? */
    public String glue() {
        return "tabuleiro." + packageName() + ".steps";
    }
}
