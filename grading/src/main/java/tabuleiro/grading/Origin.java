package tabuleiro.grading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** The files that a class was loaded with: those of its archive, or those of its folder while the suite is built. */
public final class Origin {

    private final Path place;

    private Origin(Path place) {
        this.place = place;
    }

    /** Returns the place from which this class was loaded. */
    public static Origin of(Class<?> loaded) {
        try {
            return new Origin(Path.of(loaded.getProtectionDomain().getCodeSource().getLocation().toURI()));
        } catch (URISyntaxException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** Returns the contents of the files whose names are wanted, by name, such as {@code tabuleiro/Contract.class}. */
    public SortedMap<String, byte[]> contents(Predicate<String> wanted) {
        final SortedMap<String, byte[]> contents = new TreeMap<>();
        visit(wanted, (name, file) -> contents.put(name, file.content()));
        return contents;
    }

    /** A checksum over the names and contents of the files whose names are wanted; places and times do not count. */
    public long checksum(Predicate<String> wanted) {
        final SortedMap<String, Long> checks = new TreeMap<>();
        visit(wanted, (name, file) -> checks.put(name, file.checksum()));
        final CRC32 sum = new CRC32();
        checks.forEach((name, check) -> sum.update((name + ' ' + check + '\n').getBytes(StandardCharsets.UTF_8)));
        return sum.getValue();
    }

    /** A file of either kind of place. */
    private interface Found {

        byte[] content() throws IOException;

        default long checksum() throws IOException {
            final CRC32 sum = new CRC32();
            sum.update(content());
            return sum.getValue();
        }
    }

    /** Is shown each file. */
    @FunctionalInterface
    private interface Visitor {
        void visit(String name, Found file) throws IOException;
    }

    private void visit(Predicate<String> wanted, Visitor visitor) {
        try {
            if (Files.isDirectory(place)) {
                visitFolder(wanted, visitor);
            } else {
                visitArchive(wanted, visitor);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private void visitFolder(Predicate<String> wanted, Visitor visitor) throws IOException {
        try (Stream<Path> files = Files.walk(place)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                final String name = place.relativize(file).toString().replace('\\', '/');
                if (wanted.test(name)) {
                    visitor.visit(name, () -> Files.readAllBytes(file));
                }
            }
        }
    }

    private void visitArchive(Predicate<String> wanted, Visitor visitor) throws IOException {
        try (JarFile archive = new JarFile(place.toFile())) {
            final List<JarEntry> files = archive.stream()
                    .filter(entry -> !entry.isDirectory() && wanted.test(entry.getName())).toList();
            for (JarEntry file : files) {
                visitor.visit(file.getName(), new Found() {
                    @Override
                    public byte[] content() throws IOException {
                        return archive.getInputStream(file).readAllBytes();
                    }

                    @Override
                    public long checksum() {
                        return file.getCrc();
                    }
                });
            }
        }
    }
}
