package tabuleiro.console.chess;

import java.io.IOException;
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
     * @throws IOException if it is seen at once that there is no such program; else it ends by itself
     */
    Process start(List<String> command) throws IOException {
        return new ProcessBuilder(with(prefix, command)).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private static List<String> with(List<String> prefix, List<String> command) {
        return Stream.concat(prefix.stream(), command.stream()).toList();
    }
}
