package tabuleiro.feedback;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The tasks of an exercise, as the file {@code tasks.txt} in its folder lists them.
 *
 * <p>A line that begins with a number names a task. The lines after it say what the task adds, a class in each, as in
 * {@code Engine: hasSpace, whyNotPlay, play}; {@code for now} before the class says that these methods return false, 0
 * or nothing until a later task adds them. Lines that begin with {@code #} are comments. Which examples belong to a
 * task, their tags say. In the end stands what is worth what, as in {@code weighs 0.88: C4-05, C4-06}.
 *
 * @param game    what the folder of the exercise is called, and that of its rules; empty if there are no tasks
 * @param all     the tasks in their order
 * @param weights what each rule weighs, of 20 points, and what else does; none if that is not known
 */
public record Tasks(String game, List<Task> all, List<Weight> weights) {

    /** The text before the number of the task in the tag of its examples. */
    public static final String TAG = "task-";

    /** No tasks: of a folder without such a file. */
    public static final Tasks NONE = new Tasks("", List.of(), List.of());

    private static final String FILE = "tasks.txt";
    private static final Pattern HEAD = Pattern.compile("(\\d+)\\s+(\\S.*)");
    private static final Pattern ADDS = Pattern.compile("\\s+(for now\\s+)?(\\w+):\\s*(\\S.*)");
    /** A comma that is not between the parameters of a method. */
    private static final Pattern COMMA = Pattern.compile(",\\s*(?![^()]*\\))");

    private static final Pattern WEIGHS = Pattern.compile("weighs (\\d[\\d.]*): (\\S.*)");

    /** Keeps copies. */
    public Tasks {
        all = List.copyOf(all);
        weights = List.copyOf(weights);
    }

    /**
     * What some rules weigh, or something else.
     *
     * @param points how many of 20 points, each
     * @param what   the ids of the rules with commas between them, or what else it is
     */
    public record Weight(String points, String what) {
    }

    /** Returns how many of 20 points a rule weighs; nothing if that is not known. */
    public Optional<String> weight(String rule) {
        return weights.stream().filter(weight -> weight.what().contains(rule)).map(Weight::points).findFirst();
    }

    /** Returns the tasks of the exercise in the current directory: none if it is not the folder of an exercise. */
    static Tasks ofExercise() {
        return in(Path.of("").toAbsolutePath());
    }

    /** Returns the tasks of the exercise in this folder: none if it has no such file. */
    public static Tasks in(Path exercise) {
        try {
            final Path file = exercise.resolve(FILE);
            return Files.isRegularFile(file)
                    ? read(String.valueOf(exercise.toRealPath().getFileName()), Files.readString(file)) : NONE;
        } catch (IOException unreadable) {
            return NONE;
        }
    }

    /**
     * Returns the tasks that this text lists.
     *
     * @throws IllegalArgumentException if a line is something else, or the numbers are not 1, 2, 3, …
     */
    public static Tasks read(String game, String text) {
        final List<Task> all = new ArrayList<>();
        final List<Weight> weights = new ArrayList<>();
        for (String line : text.lines().filter(each -> !each.isBlank() && !each.startsWith("#")).toList()) {
            final Matcher head = HEAD.matcher(line);
            final Matcher weighs = WEIGHS.matcher(line);
            if (weighs.matches()) {
                weights.add(new Weight(weighs.group(1), weighs.group(2)));
            } else if (head.matches() && Integer.parseInt(head.group(1)) == all.size() + 1) {
                all.add(new Task(all.size() + 1, head.group(2).strip(), List.of(), List.of()));
            } else if (all.isEmpty()) {
                throw new IllegalArgumentException(FILE + ": no task is called: " + line);
            } else {
                all.set(all.size() - 1, with(all.get(all.size() - 1), line));
            }
        }
        return new Tasks(game, all, weights);
    }

    private static Task with(Task task, String line) {
        final Matcher adds = ADDS.matcher(line);
        if (!adds.matches()) {
            throw new IllegalArgumentException(FILE + ": neither the next task nor a class with methods: " + line);
        }
        final Stream<String> methods = Arrays.stream(COMMA.split(adds.group(3).strip()))
                .map(method -> adds.group(2) + "." + method.strip());
        return adds.group(1) == null
                ? new Task(task.number(), task.name(), both(task.methods(), methods), task.forNow())
                : new Task(task.number(), task.name(), task.methods(), both(task.forNow(), methods));
    }

    private static List<String> both(List<String> some, Stream<String> more) {
        return Stream.concat(some.stream(), more).toList();
    }

    /** Returns the task with this number, if there is one. */
    public Optional<Task> task(int number) {
        return all.stream().filter(task -> task.number() == number).findFirst();
    }

    /** Returns whether a rule counts by its examples of a task: of an extension, only what its name says to. */
    boolean counts(String rule, int number) {
        return task(number).map(task -> !task.isExtension() || task.name().contains(rule)).orElse(true);
    }

    /** Returns whether a feature file, such as {@code rules/quarto/2-choosing.feature}, belongs to this exercise. */
    boolean mayHave(String feature) {
        return all.isEmpty() || !feature.contains("rules/") || feature.contains("rules/" + game + "/");
    }
}
