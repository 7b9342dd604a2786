package tabuleiro.grading.compile;

import com.sun.source.util.JavacTask;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles sources held in memory to classes held in memory, against one class path. */
final class JavaCompilation {

    /** The names of so many classes do no harm, however they were made up. */
    private static final int MOST_CLASSES = 1_000;
    private static final int MOST_BYTES = 8 << 20;

    private static final int MOST_ERRORS = 20;
    private static final int MOST_CHARACTERS = 400;
    private static final int MOST_OF_A_LINE = 160;
    private static final Pattern ELSEWHERE =
            Pattern.compile("package javax?\\.[\\w.]+ (does not exist|is not visible)");

    /** What the compiler calls a switch expression that leaves out a constant. */
    private static final String NOT_EXHAUSTIVE = "compiler.err.not.exhaustive";

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final JavaFileManager files;
    private final List<String> options;

    JavaCompilation(String classPath) {
        files = new Library(compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8));
        options = List.of("--source", "17", "--target", "17", "-proc:none", "-implicit:none",
                "-XDstringConcat=inline", "-g",
                "--limit-modules", "java.base", "-Xlint:none", "-Xmaxerrs", "100",
                "-sourcepath", "", "-classpath", classPath);
    }

    /**
     * Compiles; what came later than a program is not there for it where it would not compile otherwise.
     *
     * @throws IllegalStateException if the compiler gave up; after this or any other error it is of no use any more
     */
    Compiled compile(Map<String, String> sources) {
        final DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        final Compiled compiled = compile(sources, files, said);
        if (said.getDiagnostics().stream().noneMatch(diagnostic -> NOT_EXHAUSTIVE.equals(diagnostic.getCode()))) {
            return compiled;
        }
        final Compiled earlier = compile(sources, new EarlierLibrary(files), new DiagnosticCollector<>());
        return earlier.errors().isEmpty() ? earlier : compiled;
    }

    private Compiled compile(
            Map<String, String> sources, JavaFileManager library, DiagnosticCollector<JavaFileObject> said) {
        final Memory memory = new Memory(library);
        final List<Source> units = sources.entrySet().stream()
                .map(source -> new Source(source.getKey(), source.getValue())).toList();
        final JavacTask task = (JavacTask) compiler.getTask(
                Writer.nullWriter(), memory, said, options, null, units);
        final ClassCount count = new ClassCount(MOST_CLASSES);
        task.addTaskListener(count);
        final boolean done = isDone(task, count);
        if (count.isExceeded() || memory.isFull()) {
            return Compiled.tooLarge("It has more than " + MOST_CLASSES + " classes, those within others included, or"
                    + " more than " + (MOST_BYTES >> 20) + " MiB of them when compiled. Hand in fewer.");
        }
        final List<String> errors = errors(said);
        if (!done && errors.isEmpty()) {
            throw new IllegalStateException("The compiler ran out of its own resources.");
        }
        return done ? Compiled.made(memory.classes()) : Compiled.failed(errors);
    }

    private static boolean isDone(JavacTask task, ClassCount count) {
        try {
            return task.call();
        } catch (RuntimeException stopped) {
            if (count.isExceeded()) {
                return false;
            }
            throw stopped;
        }
    }

    private static List<String> errors(DiagnosticCollector<JavaFileObject> said) {
        return said.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .limit(MOST_ERRORS)
                .map(diagnostic -> place(diagnostic) + cut(diagnostic.getMessage(Locale.ROOT)) + line(diagnostic)
                + hint(diagnostic))
                .toList();
    }

    /** What helps with an error that only comes up here, as elsewhere all of Java is there. */
    private static String hint(Diagnostic<? extends JavaFileObject> error) {
        return ELSEWHERE.matcher(error.getMessage(Locale.ROOT)).find()
                ? "\nOf Java, a solution is graded with the module java.base alone." : "";
    }

    /** The line of the source, with a mark under the place in it; nothing if there is none or it is too long. */
    private static String line(Diagnostic<? extends JavaFileObject> error) {
        if (!(error.getSource() instanceof Source source) || error.getPosition() == Diagnostic.NOPOS) {
            return "";
        }
        final int place = (int) error.getPosition();
        final int start = Math.max(
                source.text.lastIndexOf('\n', place - 1), source.text.lastIndexOf('\r', place - 1)) + 1;
        final String line = source.text.substring(start).lines().findFirst().orElse("").replace('\t', ' ');
        return line.isBlank() || line.length() > MOST_OF_A_LINE ? ""
                : "\n" + line + "\n" + " ".repeat(place - start) + "^";
    }

    private static String place(Diagnostic<? extends JavaFileObject> error) {
        return error.getSource() instanceof Source source ? source.path + ":" + error.getLineNumber() + ": " : "";
    }

    private static String cut(String text) {
        return text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS) + " …";
    }

    /** A source file that exists in memory alone. */
    private static final class Source extends SimpleJavaFileObject {

        private final String path;
        private final String text;

        Source(String path, String text) {
            super(URI.create("string:///" + path.replaceAll("[^\\w/.$-]", "_")), Kind.SOURCE);
            this.path = path;
            this.text = text;
        }

        /** Compares as the author sees the names: some systems write an accent apart from its letter. */
        @Override
        public boolean isNameCompatible(String className, Kind wanted) {
            return wanted == kind && Normalizer.normalize("/" + path, Normalizer.Form.NFC)
                    .endsWith(Normalizer.normalize("/" + className + wanted.extension, Normalizer.Form.NFC));
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** Where the compiler puts the classes it makes, as many as are graded. */
    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {

        private final Map<String, ByteArrayOutputStream> made = new TreeMap<>();
        private boolean full;

        Memory(JavaFileManager files) {
            super(files);
        }

        /** Returns whether the compiler made more than there is room for; it is then stopped with an error. */
        boolean isFull() {
            return full;
        }

        Map<String, byte[]> classes() {
            final Map<String, byte[]> classes = new TreeMap<>();
            made.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
            return classes;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("memory:///" + className.replace('.', '/')), kind) {
                @Override
                public OutputStream openOutputStream() throws IOException {
                    mustHaveRoom();
                    return made.computeIfAbsent(className, name -> new ByteArrayOutputStream());
                }
            };
        }

        /** The compiler reports the exception as an error, and makes no more classes after an error. */
        private void mustHaveRoom() throws IOException {
            full = full || made.size() == MOST_CLASSES
                    || made.values().stream().mapToInt(ByteArrayOutputStream::size).sum() > MOST_BYTES;
            if (full) {
                throw new IOException("too many classes");
            }
        }

        @Override
        public void close() throws IOException {
            // The file manager underneath serves the next submission too.
        }
    }
}
