package tabuleiro.console.chess;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Starts programs so that no process of theirs outlives them: under bubblewrap, in a process namespace of their own.
 * Where bubblewrap is missing, or not permitted, programs are started as they are.
 */
record ProcessNamespace(List<String> prefix) {

    private static final List<String> OWN =
            List.of("bwrap", "--dev-bind", "/", "/", "--proc", "/proc", "--unshare-pid", "--die-with-parent", "--");
    private static final long LONG_ENOUGH = 30;

    /** What this machine permits, as a program that does nothing has shown. */
    private static final ProcessNamespace POSSIBLE =
            new ProcessNamespace(succeeds(with(OWN, List.of("true"))) ? OWN : List.of());

    static ProcessNamespace ofThisMachine() {
        return POSSIBLE;
    }

    private static boolean succeeds(List<String> command) {
        try {
            final Process process = new ProcessBuilder(command).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
            final boolean hasEnded = process.waitFor(LONG_ENOUGH, TimeUnit.SECONDS);
            process.destroyForcibly();
            return hasEnded && process.exitValue() == 0;
        } catch (IOException | SecurityException missing) {
            return false;
        } catch (InterruptedException left) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Checks whether no process can outlive the program that started it. */
    boolean isOwn() {
        return !prefix.isEmpty();
    }

    /**
     * Starts a program. What it reports of errors is discarded.
     *
     * @throws IOException if there is no such program
     */
    Process start(List<String> command) throws IOException {
        if (isOwn() && !isProgram(command.get(0))) {
            throw new IOException(command.get(0) + " is no program");
        }
        return new ProcessBuilder(with(prefix, command)).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private static List<String> with(List<String> prefix, List<String> command) {
        return Stream.concat(prefix.stream(), command.stream()).toList();
    }

    /** Checks whether a word names a program, by its path or in a folder where programs are looked for. */
    private static boolean isProgram(String word) {
        final Stream<String> folders = word.contains("/") ? Stream.of("")
                : Stream.of(System.getenv().getOrDefault("PATH", "").split(":"));
        return folders.anyMatch(folder -> isExecutable(folder, word));
    }

    private static boolean isExecutable(String folder, String word) {
        try {
            final Path file = Path.of(folder, word);
            return Files.isRegularFile(file) && Files.isExecutable(file);
        } catch (InvalidPathException none) {
            return false;
        }
    }
}
