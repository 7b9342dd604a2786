package tabuleiro.slides;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * The program that runs what the slides show the output of. The runs are described in {@code slides/runs}; what each
 * prints is stored in {@code slides/target/shown}. A run that does not end as its description says fails the build.
 */
public final class Runs {

    private static final int SECONDS = 600;

    /** What Java says before each exception that nobody catches; on a slide it would take half a line. */
    private static final Pattern UNCAUGHT = Pattern.compile("^Exception in thread \"main\" (java\\.lang\\.)?");

    private final Project project;
    private final List<String> faults = new ArrayList<>();

    private Runs(Project project) {
        this.project = project;
    }

    /**
     * Runs all, and ends with the status 1 if one does not end as described.
     *
     * @param arguments the top folder of the project; the names of the descriptions, where not all are meant
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        final Runs runs = new Runs(new Project(Path.of(arguments[0]).toRealPath()));
        runs.all(List.of(arguments).subList(1, arguments.length));
        runs.faults.forEach(System.err::println);
        System.exit(runs.faults.isEmpty() ? 0 : 1);
    }

    /** Runs as many at a time as there are processors: each has a folder of its own. */
    private void all(List<String> only) throws IOException, InterruptedException {
        final Path shown = project.shown(only.isEmpty());
        final List<Callable<Optional<String>>> all = new ArrayList<>();
        for (String file : project.runs(only)) {
            for (Map.Entry<?, ?> each : project.yaml(file).entrySet()) {
                all.add(() -> faultOf(file, each, shown));
            }
        }
        final ExecutorService workers = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            for (Future<Optional<String>> each : workers.invokeAll(all)) {
                each.get().ifPresent(faults::add);
            }
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    private Optional<String> faultOf(String file, Map.Entry<?, ?> described, Path shown)
            throws IOException, InterruptedException {
        try {
            final Run run = Run.of((String) described.getKey(), (Map<?, ?>) described.getValue(), project);
            Files.write(shown.resolve(run.name() + ".txt"), run.cut().in(checked(run)));
            writeChanges(run, shown);
            return Optional.empty();
        } catch (IllegalArgumentException fault) {
            return Optional.of(file + ": " + described.getKey() + ": " + fault.getMessage());
        }
    }

    /** Stores what each change has put into the sources, so that it can be shown, too. */
    private static void writeChanges(Run run, Path shown) throws IOException {
        for (int i = 0; i < run.changes().size(); i++) {
            Files.writeString(shown.resolve("%s.change-%s.txt".formatted(run.name(), i + 1)),
                    run.changes().get(i).with());
        }
    }

    private List<String> checked(Run run) throws IOException, InterruptedException {
        return outputOf(run).lines().map(line -> line.replace("\t", "    ").stripTrailing())
                .map(line -> UNCAUGHT.matcher(line).replaceFirst("")).toList();
    }

    private String outputOf(Run run) throws IOException, InterruptedException {
        final Path output = project.emptied(run.name()).resolve("output");
        final int status = run(run, new Command(run, project).words(), output);
        final String text = Files.readString(output).replace(project.root() + "/", "");
        if ((status == 0) != (run.ends() == Run.Ending.WELL) || !text.contains(run.shows())) {
            throw new IllegalArgumentException("it must " + (run.ends() == Run.Ending.WELL ? "end well" : "fail")
                    + " and show \"" + run.shows() + "\", but it ended with " + status + " and printed\n" + text);
        }
        return text;
    }

    /** Runs a command in the folder of its exercise, and returns its status. */
    private int run(Run run, List<String> command, Path output) throws IOException, InterruptedException {
        final Path typed = Files.writeString(project.folder(run.name()).resolve("typed"), run.typed());
        final Process process = new ProcessBuilder(command)
                .directory(workingFolder(run).toFile())
                .redirectInput(typed.toFile()).redirectErrorStream(true).redirectOutput(output.toFile()).start();
        if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            throw new IllegalArgumentException("it has not ended within " + SECONDS + " seconds");
        }
        return process.exitValue();
    }

    /** Returns the folder of the exercise, whose README the report reads; a game in the console is saved in its own. */
    private Path workingFolder(Run run) {
        return run.kind() == Run.Kind.CONSOLE ? project.folder(run.name())
                : project.root().resolve("exercises").resolve(run.game());
    }
}
