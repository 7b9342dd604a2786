package tabuleiro.grading.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.judge.Outcome;

/** What a submission tries from inside the sandbox. It tells by the message of an exception how far it came. */
class SandboxTest {

    private static final String PROGRAM = """
            package connectfour;
            import java.util.*;
            import tabuleiro.connectfour.*;
            public class Games implements ConnectFourProvider {
                public Games() { }
                static String tried() throws Exception { %s }
                public ConnectFour newGame() {
                    String tried;
                    try { tried = tried(); } catch (Throwable thrown) { tried = "refused " + thrown; }
                    throw new IllegalStateException(tried);
                }
                public Optional<Refusal> whyNotNewGame(Position position) { return Optional.empty(); }
                public ConnectFour newGame(Position position) { return newGame(); }
                public Agent agent(Level level, long seed) { return null; }
            }
            """;

    @BeforeAll
    static void whereThereIsOne() {
        assumeTrue(Fixtures.isSandboxed(), "no sandbox here");
    }

    private static String tried(String body) {
        final List<Outcome> outcomes = Fixtures.judge(Fixtures.rubric("connect-four"),
                Map.of("connectfour/Games.java", PROGRAM.formatted(body))).outcomes();
        assertThat(outcomes).noneMatch(Outcome::passed);
        return outcomes.stream().map(Outcome::message).filter(message -> message.contains("IllegalStateException"))
                .findFirst().orElse(outcomes.get(0).message());
    }

    @Test
    void ordinaryThingsWork() {
        assertThat(tried("return \"did \" + new ArrayList<>(List.of(1, 2)).stream().mapToInt(i -> i).sum();"))
                .contains("did 3");
    }

    @Test
    void nothingOfTheMachineCanBeRead() {
        assertThat(tried("""
                final StringBuilder seen = new StringBuilder("did see");
                for (String path : List.of("/etc/passwd", "/proc/self/cmdline", "/root", "/home", "/tmp", "/usr/bin",
                        "/srv", "/var", "/rules", "/jre")) {
                    if (new java.io.File(path).exists()) { seen.append(' ').append(path); }
                }
                return seen + ".";""")).contains("did see /jre.");
    }

    @Test
    void theTestedFolderCanBeReadOutsideSoThatItsAbsenceInsideMeansSomething() {
        assertThat(Files.exists(Path.of("/etc/passwd"))).isTrue();
    }

    @Test
    void nothingCanBeWritten() {
        assertThat(tried("""
                final StringBuilder written = new StringBuilder("did write");
                for (String path : List.of("/x", "/dev/x", "/dev/shm/x", "/jre/x", "/harness.jar", "/tmp/x")) {
                    try (var out = new java.io.FileOutputStream(path)) { out.write(1); written.append(path); }
                    catch (java.io.IOException refused) { written.append(" no"); }
                }
                return written + ".";""")).contains("did write no no no no no no.");
    }

    @Test
    void theProjectCannotBeSeen(@TempDir Path folder) throws IOException {
        final Path secret = Files.writeString(folder.resolve("secret"), "secret");
        assertThat(tried("return \"did \" + new java.io.File(\"" + secret + "\").exists();")).contains("did false");
    }

    @Test
    void thereIsNoNetwork() throws IOException {
        try (java.net.ServerSocket here = new java.net.ServerSocket(0, 1, java.net.InetAddress.getLoopbackAddress())) {
            assertThat(tried("new java.net.Socket(\"127.0.0.1\", " + here.getLocalPort() + "); return \"did\";"))
                    .contains("refused");
        }
    }

    @Test
    void noOtherProgramCanBeRun() {
        assertThat(tried("new ProcessBuilder(\"/bin/sh\", \"-c\", \"true\").start(); return \"did\";"))
                .contains("refused");
    }

    @Test
    void threadsAreCounted() {
        assertThat(tried("""
                for (int i = 0; i < 1000; i++) {
                    final Thread thread = new Thread(() -> { try { Thread.sleep(9999); } catch (Exception e) { } });
                    thread.setDaemon(true);
                    thread.start();
                }
                return "did";""")).contains("refused java.lang.OutOfMemoryError");
    }

    @Test
    void memoryIsLimited() {
        assertThat(tried("List<int[]> all = new ArrayList<>(); while (true) { all.add(new int[1 << 20]); }"
                + " /* unreachable */")).contains("refused java.lang.OutOfMemoryError");
    }

    @Test
    void noStepsNoFeaturesAndNoJudgeAreThere() {
        assertThat(tried("""
                final StringBuilder found = new StringBuilder("did find");
                for (String name : List.of("tabuleiro.connectfour.steps.ConnectFourSteps",
                        "tabuleiro.grading.judge.Judge", "io.cucumber.java.en.Given", "java.sql.Connection",
                        "javax.tools.ToolProvider", "tabuleiro.connectfour.ConnectFour")) {
                    try { Class.forName(name); found.append(' ').append(name); }
                    catch (ClassNotFoundException none) { }
                }
                return found + ".";""")).contains("did find tabuleiro.connectfour.ConnectFour.");
        assertThat(tried("return \"did \" + Games.class.getResource(\"/rules/connect-four/1-grid.feature\");"))
                .contains("did null");
    }

    @Test
    void assertionsAreOn() {
        assertThat(tried("boolean on = false; assert on = true; return \"did \" + on;")).contains("did true");
    }
}
