package tabuleiro.grading.sandbox;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import tabuleiro.Contract;
import tabuleiro.grading.wire.Frames;

/**
 * The two archives that go into a sandbox: the harness, and the specification without its steps. They are packed from
 * whatever this program itself was loaded from, and packed again when that has changed.
 */
final class Programs {

    /** What of the grading suite runs beside a submission. */
    private static final Predicate<String> HARNESS =
            name -> name.matches("tabuleiro/grading/(wire|child|compile)/.*\\.class");

    /** What a submission is written against: interfaces and values, no steps. */
    private static final Predicate<String> SPECIFICATION =
            name -> name.matches("tabuleiro/.*\\.class") && !name.contains("/steps/");

    private final Path base;

    Programs(Path base) {
        this.base = base;
    }

    /** Where are the archives of just this program? Packs them if they are not there. */
    Path folder() {
        final SortedMap<String, byte[]> harness = classes(Frames.class, HARNESS);
        final SortedMap<String, byte[]> specification = classes(Contract.class, SPECIFICATION);
        final CRC32 sum = new CRC32();
        harness.values().forEach(sum::update);
        specification.values().forEach(sum::update);
        return Runtimes.once(base.resolve("program-%08x".formatted(sum.getValue())), made -> {
            Files.createDirectory(made);
            pack(made.resolve("harness.jar"), harness);
            pack(made.resolve("specification.jar"), specification);
        });
    }

    private static SortedMap<String, byte[]> classes(Class<?> neighbour, Predicate<String> wanted) {
        try {
            final Path place = Path.of(neighbour.getProtectionDomain().getCodeSource().getLocation().toURI());
            return Files.isDirectory(place) ? inFolder(place, wanted) : inArchive(place, wanted);
        } catch (IOException | URISyntaxException broken) {
            throw new UncheckedIOException(new IOException(broken));
        }
    }

    private static SortedMap<String, byte[]> inArchive(Path jar, Predicate<String> wanted) throws IOException {
        final SortedMap<String, byte[]> classes = new TreeMap<>();
        try (JarFile archive = new JarFile(jar.toFile())) {
            for (JarEntry entry : Collections.list(archive.entries())) {
                if (wanted.test(entry.getName())) {
                    classes.put(entry.getName(), archive.getInputStream(entry).readAllBytes());
                }
            }
        }
        return classes;
    }

    private static SortedMap<String, byte[]> inFolder(Path root, Predicate<String> wanted) throws IOException {
        final SortedMap<String, byte[]> classes = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root.resolve("tabuleiro"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                final String name = root.relativize(file).toString().replace('\\', '/');
                if (wanted.test(name)) {
                    classes.put(name, Files.readAllBytes(file));
                }
            }
        }
        return classes;
    }

    private static void pack(Path jar, SortedMap<String, byte[]> classes) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar); JarOutputStream out = new JarOutputStream(file)) {
            for (var each : classes.entrySet()) {
                final JarEntry entry = new JarEntry(each.getKey());
                entry.setTime(0);
                out.putNextEntry(entry);
                out.write(each.getValue());
            }
        }
    }
}
