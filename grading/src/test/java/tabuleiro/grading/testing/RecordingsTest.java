package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.checking.games.GameRun;
import tabuleiro.connectfour.Refusal;
import tabuleiro.feedback.Follower;
import tabuleiro.feedback.Outcome;
import tabuleiro.feedback.TimeLimit;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Slow;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.suite.FirstTasks;

/** Records games for students, and has solutions play them as they do at home. */
@Slow
class RecordingsTest {

    private static final Exercise CONNECT_FOUR = new Exercise("connect-four");
    private static final int MOST_BYTES = 300_000;
    private static final int FEW = 10;
    private static final TimeLimit LIMIT = new TimeLimit(Duration.ofSeconds(20), Duration.ofSeconds(60));

    /** What has been recorded of each exercise. */
    private static final Map<Exercise, Path> RECORDED = new HashMap<>();

    @TempDir
    private static Path shared;

    @TempDir
    private Path folder;

    /** All exercises in the thorough build; else the smallest. */
    static List<Exercise> exercises() {
        return Faults.exercises().stream().filter(each -> Boolean.getBoolean("thorough")
                || each.name().equals("connect-four")).toList();
    }

    private Path record(Exercise exercise) throws IOException {
        if (!RECORDED.containsKey(exercise)) {
            RECORDED.put(exercise, new Recordings(Fixtures.WORKERS).write(exercise, FirstTasks.ALL,
                    new RandomGames(Fixtures.reference(exercise), Recordings.SEED), FEW,
                    Files.createDirectory(shared.resolve(exercise.name()))));
        }
        return RECORDED.get(exercise);
    }

    /** Returns what comes of recorded games that are played by these sources. */
    private List<Outcome> played(Exercise exercise, Map<String, String> sources, Path games) throws Exception {
        for (Map.Entry<String, byte[]> each : Fixtures.compiled(exercise, sources).entrySet()) {
            final Path file = folder.resolve("classes").resolve(each.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, each.getValue());
        }
        final URL[] places = {folder.resolve("classes").toUri().toURL(),
            Fixtures.project("exercises/" + exercise.name() + "/src/test/resources").toUri().toURL()};
        final List<Outcome> outcomes = new ArrayList<>();
        final Thread thread = Thread.currentThread();
        final ClassLoader usual = thread.getContextClassLoader();
        try (URLClassLoader engine = new URLClassLoader(places, RecordingsTest.class.getClassLoader())) {
            engine.setDefaultAssertionStatus(true);
            thread.setContextClassLoader(engine);
            new GameRun(games, true, new Heard(outcomes), LIMIT).play(Set.of());
        } finally {
            thread.setContextClassLoader(usual);
        }
        return outcomes;
    }

    /** Keeps what it hears. */
    private record Heard(List<Outcome> outcomes) implements Follower.Listener {

        @Override
        public void ends(Outcome outcome) {
            outcomes.add(outcome);
        }

        @Override
        public void breaksOff() {
            throw new AssertionError("A game has no end.");
        }
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void aRightSolutionPlaysAllGamesOfASmallFile(Exercise exercise) throws Exception {
        final Path games = record(exercise);
        assertThat(Files.size(games)).isLessThan(MOST_BYTES);
        assertThat(played(exercise, Faults.of(exercise).clean(), games)).hasSizeGreaterThanOrEqualTo(FEW)
                .allSatisfy(outcome -> assertThat(outcome.passed()).as("%s", outcome).isTrue());
    }

    @Test
    void aMistakeIsShownAsAPlayToFollow() throws Exception {
        final Map<String, String> wrong = Faults.of(CONNECT_FOUR).clean();
        wrong.computeIfPresent("connectfour/Engine.java",
                (file, text) -> text.replace("if (!hasSpace(column)) {", "if (column == 4 && !hasSpace(column)) {"));
        final List<List<String>> plays = played(CONNECT_FOUR, wrong, record(CONNECT_FOUR)).stream()
                .filter(outcome -> !outcome.passed()).map(Outcome::lines).toList();
        assertThat(plays).isNotEmpty().allSatisfy(play -> assertThat(play).first().asString()
                .startsWith("The game begins with newGame("));
        assertThat(plays).anySatisfy(play -> assertThat(play)
                .anyMatch(line -> line.matches("Now: whyNotPlay\\(\\d\\)  \\[C4-06]"))
                .contains("expected: " + Refusal.COLUMN_FULL.words(), " but was: nothing"));
    }
}
