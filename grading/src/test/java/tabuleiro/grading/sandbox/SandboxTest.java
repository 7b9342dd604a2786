package tabuleiro.grading.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Home;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.testing.FewExamples;
import tabuleiro.grading.wire.Frames;
import tabuleiro.grading.wire.Request;

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
        final List<Outcome> outcomes =
                FewExamples.test(Map.of("connectfour/Games.java", PROGRAM.formatted(body))).outcomes();
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

    /** Java knows three ways to start a process; each ends in another system call. */
    @ParameterizedTest
    @ValueSource(strings = {"POSIX_SPAWN", "VFORK", "FORK"})
    void noProcessCanBeStartedNotEvenAnotherJava(String way) {
        assertThat(tried("System.setProperty(\"jdk.lang.Process.launchMechanism\", \"" + way + "\");"
                + " new ProcessBuilder(\"/jre/bin/java\", \"-version\").start(); return \"did\";"))
                .contains("refused java.io.IOException").contains("error=1, Operation not permitted");
    }

    @Test
    void whatStartsAProcessIsThereSoThatItsFailureMeansSomething() {
        assertThat(tried("return \"did \" + new java.io.File(\"/jre/bin/java\").canExecute()"
                + " + new java.io.File(\"/jre/lib/jspawnhelper\").canExecute();")).contains("did truetrue");
    }

    @Test
    void threadsRun() {
        assertThat(tried("""
                final var done = new java.util.concurrent.atomic.AtomicInteger();
                final List<Thread> threads = new ArrayList<>();
                final var all = new java.util.concurrent.CountDownLatch(1);
                for (int i = 0; i < 256; i++) {
                    threads.add(new Thread(() -> {
                        try { all.await(); done.incrementAndGet(); } catch (InterruptedException e) { }
                    }));
                }
                threads.forEach(Thread::start);
                all.countDown();
                for (Thread each : threads) { each.join(); }
                return "did " + done + " " + java.util.stream.IntStream.range(0, 1000).parallel().sum();"""))
                .contains("did 256 499500");
    }

    @Test
    void theNameOfTheMachineIsHidden() {
        assertThat(tried("return \"did \" + java.net.InetAddress.getLocalHost();")).contains("sandbox");
    }

    @Test
    void allRightsAreGivenUpAndSystemCallsAreFiltered() throws IOException {
        final Process process = new Sandbox(Isolation.SANDBOX, Home.runtimes()).start(Role.PLAY).join();
        try {
            final Frames frames = new Frames(process.getInputStream(), process.getOutputStream());
            frames.send(out -> {
                out.writeInt(0);
                out.writeByte(Request.BEGIN.ordinal());
            });
            frames.receive();
            assertThat(statusOfJava(process)).contains("CapInh:\t0000000000000000", "CapPrm:\t0000000000000000",
                    "CapEff:\t0000000000000000", "CapBnd:\t0000000000000000", "CapAmb:\t0000000000000000",
                    "NoNewPrivs:\t1", "Seccomp:\t2");
        } finally {
            process.destroyForcibly();
        }
    }

    private static List<String> statusOfJava(Process process) throws IOException {
        final List<List<String>> found = new ArrayList<>();
        for (ProcessHandle each : process.descendants().toList()) {
            final List<String> status = Files.readAllLines(Path.of("/proc", String.valueOf(each.pid()), "status"));
            if (status.get(0).equals("Name:\tjava")) {
                found.add(status);
            }
        }
        assertThat(found).as("processes in the sandbox").hasSize(1);
        return found.get(0);
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
                        "tabuleiro.grading.testing.Tester", "io.cucumber.java.en.Given", "java.sql.Connection",
                        "javax.tools.ToolProvider", "tabuleiro.connectfour.ConnectFour")) {
                    try { Class.forName(name); found.append(' ').append(name); }
                    catch (ClassNotFoundException none) { }
                }
                return found + ".";""")).contains("did find tabuleiro.connectfour.ConnectFour.");
        assertThat(tried("return \"did \" + Games.class.getResource(\"/rules/connect-four/1-grid.feature\");"))
                .contains("did null");
    }

    /** Java draws this order by lot for each process, so that the same program would get another mark. */
    @Test
    void immutableSetsHaveTheSameOrderInEachProcess() {
        final String sets = "return \"did \" + Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9) + Map.of(1, 2, 3, 4, 5, 6);";
        assertThat(tried(sets)).contains("did [").isEqualTo(tried(sets)).isEqualTo(tried(sets));
    }

    @Test
    void assertionsAreOn() {
        assertThat(tried("boolean on = false; assert on = true; return \"did \" + on;")).contains("did true");
    }
}
