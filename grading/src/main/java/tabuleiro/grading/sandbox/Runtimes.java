package tabuleiro.grading.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import tabuleiro.grading.GradingException;

/** Small Java runtimes, one for each {@link Role}, with no more modules than the role takes. Built once and kept. */
final class Runtimes {

    private static final Pattern LIBRARY = Pattern.compile("(/\\S+) \\(0x");

    private final Path folder;

    /** Will keep the runtimes of this Java version in a folder. */
    Runtimes(Path base) {
        folder = base.resolve("java-" + System.getProperty("java.vm.version").replaceAll("[^\\w.+-]", "_"));
    }

    /** Returns the folder of the runtime of a role, which is built if it is not there. */
    Path of(Role role) {
        return once(folder.resolve((role.name() + "-" + role.modules()).toLowerCase(Locale.ROOT)),
                made -> link(role, made));
    }

    /** Returns the shared libraries of the machine that the runtime and the sandbox's own programs need. */
    List<String> libraries(Role role) {
        try {
            return Files.readAllLines(of(role).resolve("libraries.txt"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static void link(Role role, Path image) throws IOException {
        final ToolProvider jlink = ToolProvider.findFirst("jlink").orElseThrow(() -> new GradingException(
                "This Java has no jlink: run with a full JDK 17 (JAVA_HOME), not only a runtime."));
        final int exit = jlink.run(System.err, System.err, "--add-modules", role.modules(),
                "--strip-java-debug-attributes", "--no-man-pages", "--no-header-files", "--output", image.toString());
        if (exit != 0) {
            throw new GradingException("jlink could not build a Java runtime; what it said stands above.");
        }
        Files.deleteIfExists(image.resolve("bin/keytool"));
        Commands.run(List.of(image.resolve("bin/java").toString(), "-Xshare:dump"));
        Files.write(image.resolve("libraries.txt"), findLibraries(image));
    }

    private static Set<String> findLibraries(Path image) throws IOException {
        final List<String> command = new ArrayList<>(List.of("ldd"));
        Stream.of("prlimit", "setpriv").flatMap(each -> Commands.find(each).stream())
                .forEach(each -> command.add(each.toString()));
        try (Stream<Path> files = Files.walk(image)) {
            files.filter(file -> file.endsWith("bin/java") || file.toString().endsWith(".so"))
                    .forEach(file -> command.add(file.toString()));
        }
        final Set<String> libraries = new TreeSet<>();
        final Matcher matcher = LIBRARY.matcher(Commands.run(command));
        while (matcher.find()) {
            libraries.add(matcher.group(1));
        }
        libraries.removeIf(library -> library.startsWith(image.toString()));
        return libraries;
    }

    /** Fills a new folder. */
    @FunctionalInterface
    interface Filling {
        /** Puts everything that belongs there into a folder that does not exist yet. */
        void fill(Path folder) throws IOException;
    }

    /** Returns this folder, filled. It appears whole or not at all, also if two programs fill it at once. */
    static Path once(Path wanted, Filling filling) {
        if (Files.isDirectory(wanted)) {
            return wanted;
        }
        try {
            Files.createDirectories(wanted.getParent());
            final Path workshop = Files.createTempDirectory(wanted.getParent(), "new-");
            final Path made = workshop.resolve(wanted.getFileName());
            filling.fill(made);
            openToRead(made);
            move(made, wanted);
            delete(workshop);
            return wanted;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Moves a folder, unless another program has been quicker: which exception says so depends on the moment. */
    private static void move(Path made, Path wanted) throws IOException {
        try {
            Files.move(made, wanted);
        } catch (FileSystemException refused) {
            if (!Files.isDirectory(wanted)) {
                throw refused;
            }
            delete(made);
        }
    }

    /** In a sandbox another user reads these files, whatever the umask of the one who built them. */
    private static void openToRead(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.toList()) {
                file.toFile().setReadable(true, false);
                if (Files.isDirectory(file) || Files.isExecutable(file)) {
                    file.toFile().setExecutable(true, false);
                }
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
