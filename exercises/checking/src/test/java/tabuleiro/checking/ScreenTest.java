package tabuleiro.checking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Shows, in a pseudo-terminal, how the terminal is left. */
class ScreenTest {

    private static final Path SCRIPT = Path.of("/usr/bin/script");
    private static final int INTERRUPTION = 3;

    @TempDir
    private Path folder;

    @Test
    @Timeout(60)
    void whoInterruptsTheWatchFindsTheTerminalAsItWas() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(SCRIPT), "no pseudo-terminals can be made here");
        final Student student = Student.in(folder);
        final String check = String.join(" ", Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-Dtabuleiro.exercises=" + student.exercise().exercises(), "-cp",
                System.getProperty("java.class.path"), Check.class.getName(), "tiny");
        final Path commands = Files.writeString(folder.resolve("commands"), "trap : INT\n" + check
                + "\necho $? >status\nstty -a | tr '; ' '\\n\\n' | grep -x -e -*icanon -e -*echo >modes\n");
        // Whoever starts the tests in the background has them ignore interruptions.
        final Process process = new ProcessBuilder(SCRIPT.toString(), "-qec", "env --default-signal=INT sh " + commands,
                "/dev/null")
                .directory(folder.toFile()).redirectErrorStream(true).start();
        read(process.getInputStream(), "Check 1,");
        process.getOutputStream().write(INTERRUPTION);
        process.getOutputStream().flush();
        process.waitFor();
        assertThat(folder.resolve("status")).hasContent("130");
        assertThat(Files.readAllLines(folder.resolve("modes"))).containsExactlyInAnyOrder("icanon", "echo");
    }

    private static void read(InputStream screen, String last) throws IOException {
        final StringBuilder seen = new StringBuilder();
        for (int next = screen.read(); next >= 0 && seen.indexOf(last) < 0; next = screen.read()) {
            seen.append((char) next);
        }
        assertThat(seen.toString()).contains(last);
    }
}
