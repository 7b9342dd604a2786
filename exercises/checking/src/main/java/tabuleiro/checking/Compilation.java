package tabuleiro.checking;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import tabuleiro.Contract;
import tabuleiro.checking.worker.Problem;

/**
 * Compiles an engine as {@code mvn test} does: for the same Java, and against nothing but the given specification. What
 * is compiled lies in a folder of its own, so that nothing else touches it, until the program ends.
 */
final class Compilation {

    private static final String JAVA = "17";

    private final JavaCompiler compiler = Optional.ofNullable(ToolProvider.getSystemJavaCompiler())
            .orElseThrow(() -> new IllegalStateException("This Java has no compiler: install a JDK, not just a JRE."));
    private final Exercise exercise;
    private final Path folder;

    /** Will compile this exercise. */
    Compilation(Exercise exercise) {
        this.exercise = exercise;
        try {
            folder = Files.createTempDirectory("tabuleiro");
        } catch (IOException broken) {
            throw new UncheckedIOException("Nothing can be compiled: " + broken.getMessage(), broken);
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> empty(folder)));
    }

    /** Returns the folder into which the engine is compiled. */
    Path classes() {
        return folder.resolve("classes");
    }

    /** Returns the folder into which the student's own tests are compiled. */
    Path testClasses() {
        return folder.resolve("test-classes");
    }

    /** Compiles the engine into its folder, and returns what is wrong with it: nothing if it compiles. */
    List<Problem> engine() {
        final List<Problem> problems = compile(Exercise.files(exercise.sources(), ".java"), classes(),
                Stream.of("--limit-modules", "java.base", "-classpath", specification()));
        final String games = exercise.game().replace("-", "") + "/Games";
        return problems.isEmpty() && !Files.exists(classes().resolve(games + ".class"))
                ? List.of(new Problem(exercise.place(exercise.sources().resolve(games + ".java")), 1,
                        "The class " + games.replace('/', '.') + " is missing, which makes the games: keep its name and"
                                + " its package.")) : problems;
    }

    /** Compiles the student's own tests, with JUnit and AssertJ, into their folder; returns what is wrong with them. */
    List<Problem> ownTests() {
        final List<Path> files = exercise.ownTests();
        if (files.isEmpty()) {
            empty(testClasses());
            return List.of();
        }
        return compile(files, testClasses(), Stream.of("-classpath", classes() + File.pathSeparator
                + System.getProperty("java.class.path")));
    }

    /** Returns where the given specification is found, that of all games and that of this one: only it can be used. */
    private String specification() {
        final String ofGame = "tabuleiro." + exercise.game().replace("-", "") + ".Refusal";
        return Stream.of(Contract.class.getName(), ofGame).map(Compilation::place).distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String place(String type) {
        try {
            return Path.of(Class.forName(type).getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
        } catch (ReflectiveOperationException | URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private List<Problem> compile(List<Path> files, Path into, Stream<String> options) {
        if (files.isEmpty()) {
            return List.of(new Problem(exercise.place(exercise.sources()), 1, "There is no Java file."));
        }
        final DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        empty(into);
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(found, null, StandardCharsets.UTF_8)) {
            Files.createDirectories(into);
            final boolean isWell = compiler.getTask(null, manager, found, Stream.concat(Stream.of("--release", JAVA,
                    "-encoding", "UTF-8", "-proc:none", "-parameters", "-g", "-nowarn", "-Xmaxerrs", "1000", "-d",
                    into.toString()), options).toList(), null, manager.getJavaFileObjectsFromPaths(files)).call();
            return isWell ? List.of() : found.getDiagnostics().stream()
                    .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR).map(this::problem).toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static void empty(Path place) {
        try (Stream<Path> old = Files.exists(place) ? Files.walk(place) : Stream.of()) {
            old.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Returns what javac says, and below it the line that it says it of, with a mark at the place. */
    private Problem problem(Diagnostic<? extends JavaFileObject> found) {
        final String message = found.getMessage(Locale.ENGLISH);
        if (found.getSource() == null) {
            return new Problem(exercise.place(exercise.sources()), 1, message);
        }
        final Path file = Path.of(found.getSource().toUri());
        return new Problem(exercise.place(file), (int) found.getLineNumber(), message + shown(found));
    }

    private static String shown(Diagnostic<? extends JavaFileObject> found) {
        try {
            final String line = found.getSource().getCharContent(true).toString().lines()
                    .skip(Math.max(0, found.getLineNumber() - 1)).findFirst().orElse("");
            final String before = line.substring(0,
                    (int) Math.max(0, Math.min(found.getColumnNumber() - 1, line.length())));
            return Stream.of(line, before.replaceAll("\\S", " ") + "^").collect(Collectors.joining("\n", "\n", ""));
        } catch (IOException gone) {
            return "";
        }
    }
}
