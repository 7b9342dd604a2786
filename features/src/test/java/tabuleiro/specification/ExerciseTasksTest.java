package tabuleiro.specification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.feedback.Task;
import tabuleiro.feedback.Tasks;

/** Checks that the tasks of an exercise, the methods of its stub and the table in its README say the same. */
class ExerciseTasksTest {

    private static final Pattern TODO =
            Pattern.compile("UnsupportedOperationException\\(\"TODO (\\d+)(?: and (\\d+))?: (.+?) — ");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\d+) \\| (.*) \\| \\d+ \\|.*\\|$");

    static List<ExerciseFolder> all() {
        return ExerciseFolder.all();
    }

    /** Returns the numbers of the tasks by method: first that from which it is there, perhaps for now alone. */
    private static Map<String, String> byMethod(Tasks tasks) {
        final Map<String, String> numbers = new TreeMap<>();
        for (Task task : tasks.all()) {
            Stream.concat(task.forNow().stream(), task.methods().stream().filter(method -> !isPart(method)))
                    .forEach(method -> numbers.merge(method, "" + task.number(),
                            (first, second) -> first + " and " + second));
        }
        return numbers;
    }

    /** Returns whether a row names a method, or its class. */
    private static boolean isNamed(String method, String row) {
        final int dot = method.indexOf('.');
        return Stream.of(method.substring(dot + 1), method.substring(0, dot))
                .anyMatch(name -> row.contains("`" + name + "`"));
    }

    private static boolean isPart(String method) {
        return method.contains(" (");
    }

    @ParameterizedTest
    @MethodSource("all")
    void itsStubNamesTheTaskOfEveryMethod(ExerciseFolder exercise) throws IOException {
        final Map<String, String> numbers = new TreeMap<>();
        try (Stream<Path> files = Files.walk(exercise.path().resolve("src/main/java"))) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                final String type = file.getFileName().toString().replace(".java", "");
                for (MatchResult todo : TODO.matcher(Files.readString(file)).results().toList()) {
                    numbers.put(type + "." + todo.group(3),
                            todo.group(1) + (todo.group(2) == null ? "" : " and " + todo.group(2)));
                }
                assertThat(Files.readString(file).split("\"TODO", -1)).as("TODO in %s", file)
                        .hasSize((int) TODO.matcher(Files.readString(file)).results().count() + 1);
            }
        }
        assertThat(numbers).isEqualTo(byMethod(Tasks.in(exercise.path())));
    }

    @ParameterizedTest
    @MethodSource("all")
    void itsReadmeNamesTheMethodsOfEveryTask(ExerciseFolder exercise) throws IOException {
        final List<Task> tasks = Tasks.in(exercise.path()).all();
        final List<MatchResult> rows = ROW.matcher(exercise.text("README.md")).results().toList();
        assertThat(rows).extracting(row -> row.group(1))
                .isEqualTo(tasks.stream().map(task -> "" + task.number()).toList());
        for (Task task : tasks) {
            final String row = rows.get(task.number() - 1).group(2);
            assertThat(task.methods()).as("the methods of task %s", task.number()).allMatch(
                    method -> isPart(method) || isNamed(method, row));
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void oneTaskAddsGuardsThenAnExtensionAndContractsFollow(ExerciseFolder exercise) {
        final List<Task> tasks = Tasks.in(exercise.path()).all();
        final int guards = tasks.stream().filter(Task::addsGuards).mapToInt(Task::number).sum();
        assertThat(tasks).filteredOn(Task::addsGuards).hasSize(1);
        assertThat(tasks.subList(guards, tasks.size() - 1)).allMatch(Task::isExtension);
        assertThat(tasks).filteredOn(Task::addsContracts).containsExactly(tasks.get(tasks.size() - 1));
    }
}
