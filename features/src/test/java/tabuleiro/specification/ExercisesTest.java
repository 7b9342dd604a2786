package tabuleiro.specification;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that every exercise, whichever folders there are, is set up alike: it inherits how its rules are run, adds
 * nothing, lacks nothing; and that what a student gets reports a loop, a failing example and success.
 */
class ExercisesTest {

    private static final Pattern XML_ELEMENT = Pattern.compile("<(\\w[\\w.]*)");

    /** Processes that loop: they wait for their time limits while the other tests run. */
    private static final Map<ExerciseFolder, Process> LOOPS = new HashMap<>();

    @TempDir
    private Path build;

    /** What a student does first, in one exercise, which stands for all, since they inherit alike. */
    private static Optional<Process> maven = Optional.empty();

    @BeforeAll
    static void startProcesses(@TempDir Path folder) throws IOException {
        final Optional<Path> home = Optional.ofNullable(System.getProperty("maven.home")).map(Path::of);
        if (home.isPresent()) {
            final HandOut handOut = HandOut.in(Files.createDirectory(folder.resolve("hand-out")));
            maven = Optional.of(handOut.maven(all().get(0), home.get(), "-q", "test"));
        }
        all().forEach(exercise -> LOOPS.put(exercise, exercise.startLoop(folder.resolve(exercise.toString()))));
    }

    @AfterAll
    static void endProcesses() {
        Stream.concat(LOOPS.values().stream(), maven.stream()).forEach(Process::destroyForcibly);
    }

    static List<ExerciseFolder> all() {
        return ExerciseFolder.all();
    }

    @Test
    void thereAreExercises() {
        assertThat(all()).isNotEmpty();
        assertThat(SpecifiedGame.all()).extracting(SpecifiedGame::folder)
                .containsAll(all().stream().map(ExerciseFolder::toString).toList());
    }

    @ParameterizedTest
    @MethodSource("all")
    void itsBuildFileSaysWhatItIsCalledAndPlaysAndNoMore(ExerciseFolder exercise) throws IOException {
        final String pom = exercise.text("pom.xml");
        assertThat(XML_ELEMENT.matcher(pom).results().map(found -> found.group(1)).toList()).containsExactly(
                "project", "modelVersion", "parent", "groupId", "artifactId", "version", "artifactId", "name",
                "properties", "root", "exec.skip", "exec.mainClass");
        assertThat(pom).contains("<artifactId>tabuleiro-exercises</artifactId>",
                "<artifactId>tabuleiro-exercise-" + exercise + "</artifactId>",
                "<root>${project.basedir}/../..</root>", "<exec.skip>false</exec.skip>",
                "<exec.mainClass>" + exercise.packageName() + ".Play</exec.mainClass>");
        assertThat(ExerciseFolder.sharedPom()).contains("<module>" + exercise + "</module>");
        assertThat(exercise.source("Play.java")).exists();
    }

    @ParameterizedTest
    @MethodSource("all")
    void inItsFolderMavenBuildsWhatItNeedsAndRunsItsRules(ExerciseFolder exercise) throws IOException {
        assertThat(exercise.text(".mvn/maven.config")).isEqualTo("""
                -f
                ../../pom.xml
                -pl
                :tabuleiro-exercise-%s
                -am
                -Dexercise.skipTests=false
                -Dgiven.skipTests=true
                -ntp
                -Dorg.slf4j.simpleLogger.cacheOutputStream=false
                """.formatted(exercise));
    }

    @ParameterizedTest
    @MethodSource("all")
    void successIsReportedInOneLine(ExerciseFolder exercise) throws IOException {
        assertThat(RulesRun.of(build, exercise.rulesTest(build), "XX-01"))
                .isEqualTo(new RulesRun(0, "Rules that hold: 1 of 1. By the examples alone: 20.0 of 20 points.\n"));
    }

    @ParameterizedTest
    @MethodSource("all")
    void aFailingExampleIsReportedByItsRule(ExerciseFolder exercise) throws IOException {
        final RulesRun run = RulesRun.of(build, exercise.rulesTest(build), "XX-01 | XX-02");
        assertThat(run.printed().lines()).contains("XX-02: A rule that does not hold", "    Example: wrong",
                "    expected: this", "     but was: else",
                "Rules that hold: 1 of 2. By the examples alone: 10.0 of 20 points.").hasSizeLessThan(20);
        assertThat(run.failures()).isOne();
    }

    @ParameterizedTest
    @MethodSource("all")
    void aLoopEndsAndIsReportedByRuleAndPlace(ExerciseFolder exercise) throws IOException, InterruptedException {
        final Process loop = LOOPS.get(exercise);
        assertThat(loop.waitFor(120, TimeUnit.SECONDS)).as("whether the process ends").isTrue();
        assertThat(new String(loop.getInputStream().readAllBytes(), UTF_8)).contains("XX-03: A rule without an end",
                "No end after 5 seconds", "    at engine.Endless.loop(Endless.java:");
        assertThat(loop.exitValue()).isOne();
        assertThat(ExerciseFolder.sharedPom()).as("the time limit").contains("<seconds>10</seconds>");
    }

    @Test
    void afterTheReportMavenPrintsNothing() throws IOException, InterruptedException {
        assumeTrue(maven.isPresent(), "This test needs Maven, which did not start it.");
        final List<String> lines = new String(maven.get().getInputStream().readAllBytes(), UTF_8)
                .replaceAll("\u001b\\[[\\d;]*m", "").lines().filter(line -> !line.isBlank()).toList();
        assertThat(lines).first().asString().startsWith("1 ----  2 ----  3 ----");
        assertThat(lines).last().isEqualTo("How to read this: exercises/README.md");
        assertThat(lines).as("the lines of a screen").hasSizeLessThanOrEqualTo(60);
        assertThat(maven.get().waitFor()).as("the status with which Maven ends").isOne();
    }
}
