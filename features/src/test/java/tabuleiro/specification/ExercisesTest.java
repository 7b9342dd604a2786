package tabuleiro.specification;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that every exercise, whichever folders there are, is set up alike: it inherits how its rules are run, adds
 * nothing, lacks nothing; and that what a student gets reports a loop, a failing example and success. Whether
 * an exercise is solved makes no difference.
 */
class ExercisesTest {

    private static final Pattern XML_ELEMENT = Pattern.compile("<(\\w[\\w.]*)");

    /** Stands for all, since they inherit alike. */
    private static final ExerciseFolder ONE = ExerciseFolder.all().get(0);

    @TempDir
    private Path build;

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
                -Dorg.slf4j.simpleLogger.log.org.apache.maven.plugin.surefire.SurefireMojo=off
                """.formatted(exercise));
    }

    @ParameterizedTest
    @MethodSource("all")
    void itsRulesAreRunAsThoseOfEveryExercise(ExerciseFolder exercise) throws IOException {
        assertThat(Files.readString(exercise.source("RulesTest.java"))).endsWith("""
                @SelectPackages({"rules.%s", "examples"})
                @ConfigurationParameter(key = "cucumber.glue", value = "tabuleiro.steps,tabuleiro.%s.steps")
                class RulesTest extends Rules {
                }
                """.formatted(exercise, exercise.packageName()));
        assertThat(Files.readString(exercise.source("FurtherTest.java"))).endsWith("""
                class FurtherTest extends FurtherChecks {
                }
                """);
    }

    @Test
    void successIsReportedInOneLine() throws IOException {
        assertThat(RulesRun.of(build, ONE.rulesTest(build), "XX-01"))
                .isEqualTo(new RulesRun(0, "Rules that hold: 1 of 1. By the examples alone: 20.0 of 20 points.\n"));
    }

    @Test
    void aFailingExampleIsReportedByItsRule() throws IOException {
        final RulesRun run = RulesRun.of(build, ONE.rulesTest(build), "XX-01 | XX-02");
        assertThat(run.printed().lines()).contains("XX-02: A rule that does not hold", "    Example: wrong",
                "    expected: this", "     but was: else",
                "Rules that hold: 1 of 2. By the examples alone: 10.0 of 20 points.").hasSizeLessThan(20);
        assertThat(run.failures()).isOne();
    }

    @Test
    void aLoopEndsAndIsReportedByRuleAndPlace() throws IOException, InterruptedException {
        final Process loop = ONE.startLoop(build);
        try {
            assertThat(new String(loop.getInputStream().readAllBytes(), UTF_8)).contains("XX-03: A rule without an end",
                    "No end after 2 seconds", "    at engine.Endless.loop(Endless.java:");
            assertThat(loop.waitFor()).isOne();
        } finally {
            loop.destroyForcibly();
        }
        assertThat(ExerciseFolder.sharedPom()).as("the time limit").contains("<seconds>10</seconds>");
    }

    @Test
    @EnabledIfSystemProperty(named = "thorough", matches = "true")
    void belowTheReportStandOnlyAFewLinesOfMaven() throws IOException, InterruptedException {
        final Process maven = HandOut.in(build).withAWrongExample(ONE)
                .maven(ONE, Path.of(System.getProperty("maven.home")), "-q", "test");
        final List<String> lines = new String(maven.getInputStream().readAllBytes(), UTF_8)
                .replaceAll("\u001b\\[[\\d;]*m", "").lines().filter(line -> !line.isBlank()).toList();
        assertThat(lines).first().asString().matches("1 [#-]{4}  2 [#-]{4}  3 .*");
        assertThat(lines.subList(lines.indexOf("How to read this: exercises/README.md") + 1, lines.size()))
                .as("what Maven says itself").hasSizeLessThan(20).allMatch(line -> line.startsWith("[ERROR]"));
        assertThat(lines).as("the lines of a screen").hasSizeLessThanOrEqualTo(60);
        assertThat(maven.waitFor()).as("the status with which Maven ends").isOne();
    }
}
