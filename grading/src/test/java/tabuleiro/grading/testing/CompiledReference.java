package tabuleiro.grading.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;

/** The reference, compiled and offered as a service, as if it had strayed onto grading's class path. */
final class CompiledReference implements AutoCloseable {

    private final Path folder;
    private final URLClassLoader loader;

    private CompiledReference(Path folder) throws IOException {
        this.folder = folder;
        loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, CompiledReference.class.getClassLoader());
    }

    static CompiledReference of(Exercise exercise) throws IOException {
        final Path folder = Files.createTempDirectory("reference");
        final List<String> arguments = new ArrayList<>(List.of("-proc:none", "-d", folder.toString(),
                "-classpath", System.getProperty("java.class.path")));
        for (Map.Entry<String, String> each : Fixtures.reference(exercise).entrySet()) {
            final Path file = folder.resolve(each.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, each.getValue());
            arguments.add(file.toString());
        }
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)) != 0) {
            throw new IllegalStateException("The reference does not compile.");
        }
        final Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(exercise.specification()), exercise.provider() + "\n");
        return new CompiledReference(folder);
    }

    ClassLoader loader() {
        return loader;
    }

    @Override
    public void close() throws IOException {
        loader.close();
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> {
                try {
                    Files.delete(file);
                } catch (IOException stuck) {
                    throw new UncheckedIOException(stuck);
                }
            });
        }
    }
}
