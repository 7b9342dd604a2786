package tabuleiro.grading.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.contentOf;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.Yaml;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Slow;
import tabuleiro.grading.Thorough;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.handout.HandOut;
import tabuleiro.grading.suite.FirstTasks;

/** What students get is made, unpacked, built, solved, checked as they check it, and graded. */
@Slow
class HandOutTest {

    private static final boolean THOROUGH = Boolean.getBoolean("thorough");

    /** The one that stands for all, except in the thorough build. */
    private static final String GAME = "quarto";

    private static final Pattern LINK = Pattern.compile("(?:]\\(|href=\")([^)#\"\\s:]+)(?:#[^)\"]*)?[)\"]");

    @TempDir
    private static Path shared;

    private static Path packed;

    @TempDir
    private Path folder;

    static Stream<String> games() {
        return Exercise.known().stream().map(Exercise::name).filter(each -> THOROUGH || each.equals(GAME));
    }

    @BeforeAll
    static void handOut() {
        packed = handOut(shared.resolve("first.zip"), GAME);
    }

    private static Path handOut(Path file, String... words) {
        final StringWriter err = new StringWriter();
        assertThat(Grade.commandLine().setOut(new PrintWriter(new StringWriter())).setErr(new PrintWriter(err)).execute(
                Stream.concat(Stream.of("handout", "--out", file.toString()), Stream.of(words)).toArray(String[]::new)))
                .as(err.toString()).isZero();
        return file;
    }

    /** Unpacks it as a student does, and returns its only folder. */
    private Path unpacked(Path zip) throws IOException {
        try (ZipFile archive = ZipFile.builder().setPath(zip).get()) {
            for (ZipArchiveEntry each : (Iterable<ZipArchiveEntry>) archive.getEntries()::asIterator) {
                final Path file = folder.resolve(each.getName());
                Files.createDirectories(file.getParent());
                try (InputStream in = archive.getInputStream(each)) {
                    Files.copy(in, file);
                }
                if ((each.getUnixMode() & 0100) != 0) {
                    Files.setPosixFilePermissions(file, Set.of(PosixFilePermission.values()));
                }
            }
        }
        try (Stream<Path> tops = Files.list(folder)) {
            return tops.toList().get(0);
        }
    }

    private static List<String> files(Path top) throws IOException {
        try (Stream<Path> files = Files.walk(top)) {
            return files.filter(Files::isRegularFile).map(each -> top.relativize(each).toString()).sorted().toList();
        }
    }

    @Test
    void itHasWhatStudentsNeedAndNothingElse() throws IOException {
        final Path top = unpacked(packed);
        assertThat(top.getFileName()).hasToString("tabuleiro-quarto");
        assertThat(files(top)).contains("README.md", "pom.xml", ".ci/checkstyle.xml", "rule-book/quarto.html",
                "features/rules/quarto/1-board-and-pieces.feature", "features/rules/console/1-dialogue.feature",
                "exercises/check", "exercises/play.cmd", "exercises/quarto/games.gz", "exercises/quarto/tasks.txt",
                "exercises/quarto/.mvn/maven.config", "exercises/quarto/src/main/java/quarto/Engine.java",
                "exercises/quarto/src/test/java/quarto/RulesTest.java")
                .allSatisfy(each -> assertThat(each).doesNotContainPattern("reference|grading|rubric|samples|slides"
                        + "|chess|connect-?four|draughts|qwirkle|target|\\.git/|(features|console|checking)/src/test"));
        assertThat(top.resolve("exercises/check")).isExecutable();
        assertThat(top.resolve("README.md")).content().startsWith("# The exercises")
                .contains("](exercises/quarto/README.md)", "](rule-book/index.html)", "exercises/check quarto 2",
                        "| `exercises/check quarto QT-06` | one rule; `guard-QT-05`");
        assertThat(files(top)).filteredOn(each -> each.endsWith(".md")).hasSize(7).allSatisfy(each -> assertThat(
                top.resolve(each)).content().as(each).doesNotContainPattern(
                "(?i)\\b(C4|QW|DR|CH)-\\d|connect.?four|qwirkle|draughts|chess|column_has_space|<!--"));
    }

    @Test
    void everyLinkLeadsToSomethingThatIsThere() throws IOException {
        final Path top = unpacked(packed);
        for (String each : files(top)) {
            if (each.endsWith(".md") || each.endsWith(".html")) {
                assertThat(LINK.matcher(Files.readString(top.resolve(each))).results()).as(each)
                        .extracting((MatchResult link) -> link.group(1))
                        .allSatisfy(link -> assertThat(top.resolve(each).resolveSibling(link)).exists());
            }
        }
    }

    @Test
    @Thorough
    void theSameIsMadeOfTheSame() throws IOException {
        assertThat(handOut(folder.resolve("second.zip"), GAME)).hasSameBinaryContentAs(packed);
        assertThat(files(unpacked(handOut(folder.resolve("x/without.zip"), GAME, "--without-games"))))
                .doesNotContain("exercises/quarto/games.gz");
    }

    /** Compiles what was handed out as the build does, and returns the class path. */
    private static String built(Path top) throws IOException {
        final String libraries = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(each -> each.matches(".*/(?!tabuleiro-)[^/]+\\.jar")).collect(Collectors.joining(":"));
        final String features = compiled(top, libraries, "features");
        PathUtils.copyDirectory(top.resolve("features/rules"), top.resolve("features/target/classes/rules"));
        return compiled(top, features + ":" + libraries, "exercises/console", "exercises/contracts",
                "exercises/checking") + ":" + features + ":" + libraries;
    }

    /** Compiles some modules into the folder of the last, and returns where classes and resources lie. */
    private static String compiled(Path top, String libraries, String... modules) throws IOException {
        final List<String> arguments = new ArrayList<>(List.of("-proc:none", "-nowarn", "-parameters", "-cp", libraries,
                "-d"));
        String places = top.resolve(modules[modules.length - 1]).resolve("target/classes").toString();
        arguments.add(places);
        for (String module : modules) {
            final Path sources = top.resolve(module).resolve("src/main/java");
            files(sources).stream().map(each -> sources.resolve(each).toString()).forEach(arguments::add);
            places += ":" + top.resolve(module).resolve("src/main/resources");
        }
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)))
                .isZero();
        return places;
    }

    private static String run(Path place, Stream<String> command, int status) throws IOException, InterruptedException {
        final Process process = new ProcessBuilder(command.toList()).directory(place.toFile())
                .redirectErrorStream(true).start();
        final String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(said).isEqualTo(status);
        return said;
    }

    private static void solve(Path top, String game) throws IOException {
        final Path sources = top.resolve("exercises/" + game + "/src/main/java");
        for (Map.Entry<String, String> each : Faults.of(new Exercise(game)).clean().entrySet()) {
            Files.writeString(sources.resolve(each.getKey()), each.getValue());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void itIsBuiltSolvedCheckedAndGraded(String game) throws Exception {
        final Path top = unpacked(game.equals(GAME) ? packed : handOut(shared.resolve(game + ".zip"), game));
        solve(top, game);
        Files.writeString(top.resolve("exercises/" + game + "/REPORT.md"), "# Report\nNothing is <missing>.");
        final String checked = run(top, Stream.of("java", "-Dtabuleiro.exercises=" + top.resolve("exercises"), "-cp",
                built(top), "tabuleiro.checking.Check", game, "--games", "--pack"), 0);
        assertThat(checked).contains("20.0 of 20 points", "Games that go right: ", "Packed to hand in");
        final StringWriter said = new StringWriter();
        assertThat(Grade.commandLine().setOut(new PrintWriter(said)).setErr(new PrintWriter(said)).execute(
                top.toString(), top.resolve("exercises").resolve(game).resolve(game + ".zip").toString(),
                "--out", folder.resolve("report").toString(),
                "--rubric", Fixtures.rubricWithoutPlay(game, folder).toString(),
                "--isolation=" + (Fixtures.isSandboxed() ? "sandbox" : "process"))).as(said.toString()).isZero();
        assertThat(said.toString().lines().filter(line -> line.contains("  20.0  "))).hasSize(2);
        final String receipt = checked.replaceFirst("(?s).*Receipt: ([0-9a-f-]{14})\\..*", "$1");
        assertThat(contentOf(folder.resolve("report/" + game + "-zip.html").toFile()))
                .contains(">" + receipt + "<", "Nothing is &lt;missing");
    }

    @Thorough
    @ParameterizedTest
    @MethodSource("games")
    void mavenBuildsItAlone(String game) throws Exception {
        final Path top = unpacked(handOut(shared.resolve(game + "-maven.zip"), game, "--without-games"));
        solve(top, game);
        run(top.resolve("exercises").resolve(game), Stream.of("mvn", "-B", "-q", "test", "-Dcheckstyle.skip"), 0);
    }

    @Thorough
    @Test
    void theWorkflowOfClassroomChecksEachExercise() throws IOException, InterruptedException {
        final Path top = unpacked(handOut(folder.resolve("x/two.zip"), GAME, "chess", "--classroom",
                "--without-games"));
        assertThat(files(top)).contains("rule-book/chess.html", "exercises/quarto/pom.xml").doesNotContain("draughts");
        final Map<?, ?> workflow = new Yaml().load(Files.readString(top.resolve(".github/workflows/classroom.yml")));
        final List<?> steps = (List<?>) ((Map<?, ?>) ((Map<?, ?>) workflow.get("jobs")).get("check")).get("steps");
        assertThat(steps.stream().map(each -> String.valueOf(((Map<?, ?>) each).get("name"))))
                .contains("quarto", "chess");
        assertThat(runStep(top, steps.get(2), "echo '::error::forged'; echo 'C4-06'; exit 1")).isEqualTo(1);
        assertThat(Files.readString(top.resolve("summary")))
                .startsWith("## quarto\n\n    ::error::forged\n    C4-06\n");
        assertThat(runStep(top, steps.get(2), "exit 0")).isZero();
    }

    /** Runs a step of the workflow as GitHub does, and returns its exit code; the exercise is checked by a script. */
    private static int runStep(Path top, Object step, String check) throws IOException, InterruptedException {
        Files.writeString(top.resolve("exercises/check"), "#!/bin/bash\n" + check);
        final ProcessBuilder shell = new ProcessBuilder("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c",
                ((Map<?, ?>) step).get("run").toString()).directory(top.toFile());
        shell.environment().put("GITHUB_STEP_SUMMARY", "summary");
        return shell.redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor();
    }

    @Test
    void anExerciseThatIsSolvedIsNotHandedOut() throws IOException {
        final HandOut handOut = new HandOut(folder, Map.of(new Exercise(GAME), FirstTasks.ALL));
        Files.createDirectory(folder.resolve("exercises"));
        PathUtils.copyDirectory(Fixtures.project("exercises/quarto"), folder.resolve("exercises/quarto"));
        handOut.mustBeUnsolved();
        solve(folder, GAME);
        assertThatThrownBy(handOut::mustBeUnsolved).isInstanceOf(GradingException.class)
                .hasMessageContaining("quarto is not as it is handed out");
    }
}
