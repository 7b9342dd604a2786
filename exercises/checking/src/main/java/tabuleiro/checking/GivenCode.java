package tabuleiro.checking;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * The given code as {@code exercises/check} and {@code exercises/play} run it: a folder in {@code exercises/.built}
 * that is named after a checksum of the sources. It is built beside and renamed when it is complete, so that it is
 * whole whenever a build is interrupted, and neither Maven nor a development environment touches it.
 *
 * <p>The script {@code start} runs this file as it stands, so it uses nothing but Java.
 *
 * @param exercises the folder of all exercises
 */
record GivenCode(Path exercises) {

    private static final String BUILT = ".built";
    private static final String COMPLETE = "complete";
    private static final int MOST_TRIES = 5;
    /** With less room than this left on it, a disk is full: no build ends that leaves so little. */
    private static final long FULL = 5_000_000;
    private static final List<String> SOURCES = List.of("../pom.xml", "../features/pom.xml", "../features/rules",
            "../features/languages", "../features/src/main", "pom.xml", "console/pom.xml", "console/src/main",
            "contracts/pom.xml", "contracts/src/main", "checking/pom.xml", "checking/src/main");

    /**
     * Builds what is not there yet, and says so.
     *
     * @param arguments the folder of all exercises
     */
    public static void main(String[] arguments) throws InterruptedException {
        try {
            System.exit(new GivenCode(Path.of(arguments[0])).build() ? 0 : 2);
        } catch (IOException | UncheckedIOException broken) {
            System.err.println("The given code could not be built: " + broken.getMessage());
            System.exit(2);
        }
    }

    private Path folder(String name) {
        return exercises.resolve(BUILT).resolve(name);
    }

    /** Returns the checksum of the sources as they are now. */
    String checksum() {
        final CRC32 sum = new CRC32();
        long length = 0;
        try {
            for (String source : SOURCES) {
                for (Path file : files(exercises.resolve(source))) {
                    sum.update(exercises.relativize(file).toString().replace('\\', '/').getBytes());
                    final byte[] content = Files.readAllBytes(file);
                    sum.update(content);
                    length += content.length;
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return String.format("%08x-%x", sum.getValue(), length);
    }

    /** Returns a file, or all files in a folder, in the order of their paths. */
    private static List<Path> files(Path place) throws IOException {
        try (Stream<Path> files = Files.walk(place)) {
            return files.filter(Files::isRegularFile)
                    .sorted(Comparator.comparing(file -> file.toString().replace('\\', '/'))).toList();
        }
    }

    /** Checks whether a folder was built from the sources as they are now, and nothing of it is missing. */
    boolean isWhole(String name) {
        try {
            return name.equals(checksum()) && Files.exists(folder(name).resolve(COMPLETE))
                    && Files.readString(folder(name).resolve(COMPLETE)).equals(inventory(folder(name)));
        } catch (IOException damaged) {
            return false;
        }
    }

    private static String inventory(Path folder) throws IOException {
        long length = 0;
        final List<Path> files = files(folder).stream().filter(file -> !file.endsWith(COMPLETE)).toList();
        for (Path file : files) {
            length += Files.size(file);
        }
        return files.size() + " files, " + length + " bytes";
    }

    /**
     * Builds it unless it is whole, and returns whether it is now; if not, why has been said. Two never build at the
     * same time.
     */
    private boolean build() throws IOException, InterruptedException {
        final Path lock = Files.createDirectories(folder("")).resolve("lock");
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock held = locked(channel)) {
            String name = checksum();
            while (!isWhole(name)) {
                if (!build(name)) {
                    return false;
                }
                name = checksum(); // Files may have been saved meanwhile.
            }
            tidyUp(name);
            final Path next = Files.writeString(folder("next"), name);
            Files.move(next, folder("current"), StandardCopyOption.REPLACE_EXISTING);
            return held.isValid();
        }
    }

    private static FileLock locked(FileChannel channel) throws IOException {
        final FileLock free = channel.tryLock();
        if (free == null) {
            System.err.println("The given code is being built by another window: waiting for it.");
        }
        return free == null ? channel.lock() : free;
    }

    private boolean build(String name) throws IOException, InterruptedException {
        System.err.println("Building the given code, once: this takes a minute.");
        final Path half = folder("half-" + ProcessHandle.current().pid());
        delete(folder(name));
        if (!maven(half) && (Files.isWritable(Path.of(System.getProperty("user.home")))
                || !maven(half, "-Dmaven.repo.local=" + folder("libraries")))) {
            final boolean isFull = Files.getFileStore(exercises).getUsableSpace() < FULL;
            delete(half);
            System.err.println("The given code could not be built" + (isFull
                    ? ", since the disk is full: make room for 60 MB, and type the command again."
                    : "; what Maven says stands above."));
            return false;
        }
        Files.writeString(half.resolve(COMPLETE), inventory(half));
        rename(half, folder(name));
        return true;
    }

    /** Renames a folder. On Windows that fails for a moment if a virus scanner, say, looks at what was just written. */
    private static void rename(Path from, Path to) throws IOException, InterruptedException {
        for (int tries = 1; Files.exists(from); tries++) {
            try {
                Files.move(from, to);
            } catch (AccessDeniedException busy) {
                if (tries == MOST_TRIES) {
                    throw busy;
                }
                TimeUnit.SECONDS.sleep(1);
            }
        }
    }

    /** Has Maven build into a folder, and returns whether it could. */
    private boolean maven(Path half, String... options) throws IOException, InterruptedException {
        delete(half);
        final boolean isWindows = System.getProperty("os.name").startsWith("Windows");
        final List<String> command = new ArrayList<>(List.of(isWindows ? "mvn.cmd" : "mvn", "-q", "-B", "-ntp",
                "-Dstyle.color=never", "-pl", ":tabuleiro-checking", "-am", "compile", "-Dgiven.skipTests=true",
                "-Dbuilt=" + half));
        command.addAll(List.of(options));
        final ProcessBuilder builder = new ProcessBuilder(command).directory(exercises.resolve("..").toFile())
                .inheritIO().redirectInput(ProcessBuilder.Redirect.PIPE);
        builder.environment().merge("MAVEN_OPTS", "-Djansi.noreset=true", (old, more) -> old + " " + more);
        final Process process = builder.start();
        final Thread end = new Thread(process::destroy);
        Runtime.getRuntime().addShutdownHook(end);
        final int status = process.waitFor();
        Runtime.getRuntime().removeShutdownHook(end);
        return status == 0;
    }

    /**
     * Deletes what interrupted builds have left, and what was built from other sources but the last. What another
     * window still runs cannot be deleted on Windows: it is left until the next time.
     */
    private void tidyUp(String name) throws IOException {
        final Path current = folder("current");
        final String last = Files.exists(current) ? Files.readString(current) : name;
        try (Stream<Path> all = Files.list(folder(""))) {
            for (Path each : all.filter(Files::isDirectory).toList()) {
                if (!List.of(name, last, "libraries").contains(each.getFileName().toString())) {
                    deleteIfUnused(each);
                }
            }
        }
    }

    private static void deleteIfUnused(Path folder) {
        try {
            delete(folder);
        } catch (IOException used) {
            System.err.println("Left for the next time, since it is being used: " + folder);
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(each);
                }
            }
        }
    }
}
