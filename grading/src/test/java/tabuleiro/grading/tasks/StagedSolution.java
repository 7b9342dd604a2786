package tabuleiro.grading.tasks;

import java.io.IOException;
import java.io.StringWriter;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.yaml.snakeyaml.Yaml;
import tabuleiro.feedback.Task;
import tabuleiro.feedback.Tasks;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.tasks.Bodies.Body;

/**
 * The clean solution of an exercise, of which only the first tasks may be written: the methods of later ones throw the
 * exception of the exercise's stub. How far it is written, {@link Written} says.
 *
 * <p>What a task adds is put into the clean solution where it has a method of that name. For everything else
 * {@code grading/tasks/<exercise>.yaml} says which statements stand for its absence.
 */
public final class StagedSolution {

    private static final String TODO = "TODO;";

    private final Exercise exercise;
    private final Map<String, String> sources;
    private final List<Body> bodies;
    private final Map<String, Map<String, String>> absences;
    /** The statements to insert, by file, place and task: those of the first task are executed first. */
    private final Map<String, TreeMap<Integer, TreeMap<Integer, String>>> inserted = new TreeMap<>();

    /** Prepares the stages of these sources by path. */
    StagedSolution(Exercise exercise, Map<String, String> clean, Tasks tasks) throws IOException {
        this.exercise = exercise;
        sources = new TreeMap<>(clean);
        bodies = Bodies.in(clean);
        absences = absences(exercise);
        for (Task task : tasks.all()) {
            task.methods().forEach(method -> insert(method, task.number(), firstWritten(tasks, method)));
        }
    }

    private static Map<String, Map<String, String>> absences(Exercise exercise) throws IOException {
        final Path file = Fixtures.project("grading/tasks/" + exercise.name() + ".yaml");
        final Map<String, Map<String, String>> written =
                Files.exists(file) ? new Yaml().load(Files.readString(file)) : null;
        return written == null ? Map.of() : written;
    }

    /** Returns the number of the task from which a method returns something, if only for now; 0 if none says so. */
    private static int firstWritten(Tasks tasks, String method) {
        return tasks.all().stream().filter(task -> task.forNow().contains(method)).mapToInt(Task::number)
                .findFirst().orElse(0);
    }

    private void insert(String method, int task, int first) {
        final String todo = "throw new UnsupportedOperationException(\"TODO " + task + ": " + method + "\");";
        if (absences.containsKey(method)) {
            absences.get(method).forEach((place, absence) -> bodies(place).forEach(body ->
                    insert(body, task, absence.replace(TODO, todo))));
            return;
        }
        for (Body body : bodies(method)) {
            if (first > 0) {
                insert(body, task, "return" + nothing(body) + ";");
            }
            insert(body, first > 0 ? first : task, todo);
        }
    }

    private List<Body> bodies(String method) {
        final List<Body> called = bodies.stream().filter(body -> body.isCalled(method)).toList();
        if (called.isEmpty()) {
            throw new IllegalStateException("The clean solution of " + exercise.name() + " has no " + method
                    + ": grading/tasks/" + exercise.name() + ".yaml must say what stands for it.");
        }
        return called;
    }

    /** Inserts statements that are executed as long as a task is not written. */
    private void insert(Body body, int task, String statements) {
        inserted.computeIfAbsent(body.file(), file -> new TreeMap<>())
                .computeIfAbsent(body.start(), place -> new TreeMap<>()).merge(task,
                        " if (" + Written.class.getName() + ".lacks(" + task + ")) { " + statements + " }",
                        String::concat);
    }

    private static String nothing(Body body) {
        return switch (body.result().replaceAll("<.*", "")) {
            case "void" -> "";
            case "boolean" -> " false";
            case "int", "long" -> " 0";
            case "Optional" -> " java.util.Optional.empty()";
            case "List" -> " java.util.List.of()";
            case "Set" -> " java.util.Set.of()";
            default -> throw new IllegalStateException("What is nothing in " + body + "?");
        };
    }

    /** Returns the sources by path, with what has been inserted. */
    Map<String, String> sources() {
        final Map<String, String> staged = new TreeMap<>(sources);
        inserted.forEach((file, places) -> staged.computeIfPresent(file, (path, text) -> {
            final StringBuilder changed = new StringBuilder(text);
            places.descendingMap().forEach((place, tasks) -> changed.insert(place, String.join("", tasks.values())));
            return changed.toString();
        }));
        return staged;
    }

    /** Compiles it into this folder, and returns what loads it. Its assertions are off. */
    public URLClassLoader compile(Path folder) throws MalformedURLException {
        final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        final List<Bodies.Source> texts = new ArrayList<>();
        sources().forEach((file, text) -> texts.add(new Bodies.Source(file, text)));
        final StringWriter errors = new StringWriter();
        if (!compiler.getTask(errors, null, null, List.of("-proc:none", "-nowarn", "-d", folder.toString(),
                "-classpath", System.getProperty("java.class.path")), null, texts).call()) {
            throw new IllegalStateException("The stages of " + exercise.name() + " do not compile:\n" + errors);
        }
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, StagedSolution.class.getClassLoader());
    }
}
