package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.suite.Suite;

/** Tests that a program finds the same around it when it is graded as at home, in the tests of its exercise. */
class SurroundingsTest {

    private static final Exercise EXERCISE = new Exercise("connect-four");
    private static final Pattern OPTIONS = Pattern.compile("<argLine>(.*)</argLine>");

    /** What a program sees: letters, language, time zone, loader, assertions, memory. */
    private static final String PROBE = """
            package connectfour;

            public final class Probe {
                public static void main(String[] arguments) {
                    System.out.print(seen());
                }

                static String seen() {
                    boolean asserts = false;
                    assert asserts = true;
                    return "seen: " + java.nio.charset.Charset.defaultCharset() + ", " + java.util.Locale.getDefault()
                            + ", " + java.util.TimeZone.getDefault().getID() + ", own loader: "
                            + (Thread.currentThread().getContextClassLoader() == Probe.class.getClassLoader())
                            + ", assertions: " + asserts + ", MiB: " + (Runtime.getRuntime().maxMemory() >> 20)
                            + ", separators: " + (int) System.lineSeparator().charAt(0) + java.io.File.separator
                            + ", Java " + System.getProperty("java.specification.version")
                            + ", in: " + (System.in != null) + ", manager: " + System.getSecurityManager() + ".";
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void aProgramSeesTheSameAtHomeAndWhenItIsGraded() throws Exception {
        assertThat(seenWhenGraded()).isEqualTo(seenAtHome()).contains("UTF-8, en, UTC, own loader: true");
    }

    private String seenAtHome() throws Exception {
        final Path source = Files.writeString(Files.createDirectory(folder.resolve("connectfour"))
                .resolve("Probe.java"), PROBE);
        final Path java = Path.of(System.getProperty("java.home"), "bin");
        assertThat(run(List.of(java.resolve("javac").toString(), "-nowarn", source.toString())))
                .doesNotContain("error");
        final Matcher options = OPTIONS.matcher(Files.readString(Fixtures.project("exercises/pom.xml")));
        assertThat(options.find()).isTrue();
        final List<String> command = new ArrayList<>(List.of(java.resolve("java").toString()));
        command.addAll(List.of(options.group(1).split(" ")));
        command.addAll(List.of("-ea", "-cp", folder.toString(), "connectfour.Probe"));
        return run(command);
    }

    private static String run(List<String> command) throws IOException {
        final Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static String seenWhenGraded() {
        final Map<String, String> sources = new TreeMap<>(Fixtures.reference(EXERCISE));
        sources.put("connectfour/Probe.java", PROBE);
        sources.computeIfPresent("connectfour/Games.java", (path, text) ->
                text.replace("return new Engine();", "throw new IllegalStateException(Probe.seen());"));
        final Suite book = SuiteTest.suite(
                "  @C4-01\n  Example: asked\n    Given a new game\n    Then the game is not over\n");
        final String message = new Examiner(book, Fixtures.WORKERS::nextPlayer, Optional::empty)
                .examine(Fixtures.compiled(EXERCISE, sources)).outcomes()
                .get(0).message();
        return message.replaceAll("(?s).*(seen: .*?\\.)\n.*", "$1");
    }
}
