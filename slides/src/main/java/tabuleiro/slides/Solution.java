package tabuleiro.slides;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * The sources of an engine: compiled as the exercise compiles them, with its own test of the rules, or handed in.
 *
 * @param run     what they are needed for
 * @param project where they are
 */
record Solution(Run run, Project project) {

    /** What the submission is called that consists of them. */
    static final String SUBMISSION = "yours";

    /** The folders with the classes of what has been compiled: most runs have the same sources. */
    private static final Map<List<Object>, Path> COMPILED = new ConcurrentHashMap<>();

    /**
     * Compiles them, unless the same have been compiled for another run.
     *
     * @return the folder with the classes
     * @throws IllegalArgumentException if they do not compile; the compiler has printed why
     */
    Path compile() throws IOException {
        final Map<String, String> sources = changed();
        sources.put("RulesTest.java", project.sources(test().resolve("java").resolve(packageName()))
                .get("RulesTest.java"));
        return COMPILED.computeIfAbsent(List.of(sources, run.own()), any -> compiled(sources));
    }

    private Path compiled(Map<String, String> sources) {
        try {
            final Path folder = project.emptied(run.name());
            final Path written = written(sources, folder.resolve("sources"));
            final Path classes = Files.createDirectories(folder.resolve("classes"));
            copyExamples(classes);
            final String[] arguments = Stream.concat(Stream.of("-proc:none", "-nowarn", "-d", classes.toString(),
                    "-cp", ClassPath.withoutEngine()), sources.keySet().stream().map(name -> written.resolve(name)
                    .toString())).toArray(String[]::new);
            if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments) != 0) {
                throw new IllegalArgumentException(run.name() + " does not compile");
            }
            return classes;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Writes them as a student hands them in, without any test, and returns the folder of the submission. */
    Path submission() throws IOException {
        final Path folder = project.emptied(run.name()).resolve(SUBMISSION);
        written(changed(), folder.resolve(packageName()));
        return folder;
    }

    private static Path written(Map<String, String> sources, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, String> each : sources.entrySet()) {
            final Path file = folder.resolve(each.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, each.getValue());
        }
        return folder;
    }

    private Map<String, String> changed() {
        Map<String, String> sources = project.sources(project.root().resolve(run.of()).resolve(packageName()));
        for (Change change : run.changes()) {
            sources = change.in(sources);
        }
        final Map<String, String> engines = project.sources(project.root().resolve("slides/engines"));
        for (String name : run.added()) {
            sources.put(name, Optional.ofNullable(engines.get(name)).orElseThrow(() ->
                    new IllegalArgumentException("slides/engines has no file " + name)));
        }
        return sources;
    }

    private void copyExamples(Path classes) throws IOException {
        if (run.own().isPresent()) {
            final Path to = Files.createDirectories(classes.resolve("examples"));
            Files.copy(project.root().resolve("slides/examples").resolve(run.own().get()), to.resolve(run.own().get()));
        }
    }

    private Path test() {
        return project.root().resolve("exercises").resolve(run.game()).resolve("src/test");
    }

    private String packageName() {
        return run.game().replace("-", "");
    }
}
