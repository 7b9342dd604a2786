package tabuleiro.console.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.console.program.Program;
import tabuleiro.console.start.Play;

/** Tests that two programs, each a process of its own, play whole games against each other (DR-33). */
@Timeout(180)
class TwoProgramsTest {

    private static final int LONG_ENOUGH = 90;
    private static final Pattern RESULT = Pattern.compile("(.*) has won: .*|The game is a draw: .*");
    private static final Pattern TURNS = Pattern.compile("Turns: .*");

    @TempDir
    private Path folder;

    private final List<Process> processes = new ArrayList<>();

    @BeforeAll
    static void connects() {
        Loopback.required();
    }

    @AfterEach
    void end() {
        processes.forEach(Process::destroyForcibly);
    }

    private Process start(String name, String... options) throws IOException {
        final List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-cp",
                System.getProperty("java.class.path"), Play.class.getName(), "draughts", "--saves", folder.toString(),
                "--language", "en"));
        command.addAll(List.of(options));
        final Process process = new ProcessBuilder(command).redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.PIPE)
                .redirectOutput(folder.resolve(name).toFile()).start();
        processes.add(process);
        return process;
    }

    private String shown(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    private String port() throws IOException, InterruptedException {
        final Pattern listening = Pattern.compile("Waiting at localhost:(\\d+)");
        Matcher found = listening.matcher(shown("listening"));
        while (!found.find()) {
            assertThat(processes).as(shown("listening")).allMatch(Process::isAlive);
            TimeUnit.MILLISECONDS.sleep(20);
            found = listening.matcher(shown("listening"));
        }
        return found.group(1);
    }

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group()).toList();
    }

    @ParameterizedTest
    @CsvSource({"simplified, competent, random, 7, 7", "classic, random, competent, 1, 2"})
    void twoProcessesPlayAWholeGameAndEndAlike(String variant, String one, String other, String seed, String otherSeed)
            throws IOException, InterruptedException {
        final Process listening = start("listening", "--variant", variant, "--players", one, "--listen", "0", "--seed",
                seed);
        listening.getOutputStream().close();
        final Process connecting = start("connecting", "--variant", variant, "--players", other, "--connect", port(),
                "--seed", otherSeed);
        connecting.getOutputStream().close();
        for (Process each : processes) {
            assertThat(each.waitFor(LONG_ENOUGH, TimeUnit.SECONDS)).isTrue();
            assertThat(each.exitValue()).isEqualTo(Program.NORMAL);
        }
        final List<String> result = all(RESULT, shown("listening"));
        assertThat(result).as(shown("listening")).hasSize(1);
        assertThat(all(RESULT, shown("connecting")).stream().map(TwoProgramsTest::seenByTheOther).toList())
                .isEqualTo(result.stream().map(TwoProgramsTest::seenByItself).toList());
        assertThat(all(TURNS, shown("listening"))).hasSizeGreaterThan(10)
                .isEqualTo(all(TURNS, shown("connecting")));
    }

    /** Returns a result in which the listening program is called A and the connecting one B. */
    private static String seenByItself(String result) {
        return result.replaceAll("Agent 1 \\(\\w+\\)", "A").replace("The other program", "B");
    }

    private static String seenByTheOther(String result) {
        return result.replaceAll("Agent 1 \\(\\w+\\)", "B").replace("The other program", "A");
    }

    @Test
    void programsOfDifferentVariantsAreToldSo() throws IOException, InterruptedException {
        start("listening", "--variant", "simplified", "--players", "random", "--listen", "0", "--seed", "3")
                .getOutputStream().close();
        start("connecting", "--variant", "classic", "--players", "random", "--connect", port(), "--seed", "3")
                .getOutputStream().close();
        for (Process each : processes) {
            assertThat(each.waitFor(LONG_ENOUGH, TimeUnit.SECONDS)).isTrue();
        }
        assertThat((shown("listening") + shown("connecting")).replaceAll("\\s+", " "))
                .contains("the turn is not legal here; both programs must play the same variant.")
                .contains("the other program has closed the connection.");
    }

    @Test
    void aProgramThatIsKilledWhileItsPersonThinksEndsTheGameOfTheOther() throws IOException, InterruptedException {
        final Process listening = start("listening", "--variant", "classic", "--players", "North", "--listen", "0",
                "--seed", "3");
        start("connecting", "--variant", "classic", "--players", "South", "--connect", port(), "--seconds", "30",
                "--seed", "3");
        while (!shown("listening").contains("from which square")) {
            assertThat(processes).as(shown("listening") + shown("connecting")).allMatch(Process::isAlive);
            TimeUnit.MILLISECONDS.sleep(20);
        }
        processes.get(1).toHandle().destroyForcibly();
        listening.getOutputStream().write("c3-d4\n".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        listening.getOutputStream().close();
        assertThat(listening.waitFor(LONG_ENOUGH, TimeUnit.SECONDS)).isTrue();
        assertThat(shown("listening").replaceAll("\\s+", " "))
                .contains("the other program has closed the connection. It is kept as 1");
    }
}
