package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.Reports;

/**
 * The sample submissions get the marks that their mistakes deserve, rule by rule; graded twice, the same bytes. What
 * they deserve stands in {@code marks-of-samples}, a file for each exercise. The thorough build grades slow ones, too.
 */
class SamplesTest {

    /** Random games take long with so many samples: the build plays those of one exercise, and marks no others. */
    private static final boolean THOROUGH = Boolean.getBoolean("thorough");

    private static final Exercise PLAYED = new Exercise("connect-four");

    /** How many samples are graded twice. */
    private static final int FEW = 2;

    private static final String ALL = "all";
    private static final String COMMENT = "#";

    /** Begins the line of a sample that only the thorough build grades. */
    private static final String SLOW = "slow ";

    @TempDir
    private Path folder;

    static List<Exercise> exercises() {
        return Exercise.known();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void samplesGetTheMarksTheyDeserve(Exercise exercise) throws IOException {
        final boolean isPlayed = THOROUGH || exercise.equals(PLAYED);
        final Rubric whole = Rubric.read(exercise.rubric());
        final Rubric rubric = isPlayed ? whole : whole.withoutPlay();
        final Map<String, String> expected = expected(rubric, isPlayed);
        final GradedClass graded =
                Fixtures.grade(rubric, copied(exercise, expected.keySet()), folder.resolve("journal"));
        assertThat(found(rubric, graded, isPlayed)).containsExactlyInAnyOrderEntriesOf(expected);
    }

    private Path copied(Exercise exercise, Collection<String> names) throws IOException {
        final Path samples = Files.createDirectory(folder.resolve("samples"));
        for (String sample : names) {
            HostileCase.copy(folder(exercise).resolve(sample), samples.resolve(sample));
        }
        return samples;
    }

    @Test
    void gradedTwiceTheBytesAreTheSame() throws IOException {
        final Rubric rubric = Rubric.read(PLAYED.rubric());
        final Path samples = copied(PLAYED, expected(rubric, true).keySet().stream().sorted().limit(FEW).toList());
        for (String time : List.of("once", "twice")) {
            new Reports(rubric).write(new OutputFolder(folder.resolve(time)),
                    Fixtures.grade(rubric, samples, folder.resolve("journal " + time)));
        }
        try (Stream<Path> files = Files.list(folder.resolve("once"))) {
            for (Path file : files.toList()) {
                assertThat(folder.resolve("twice").resolve(file.getFileName())).hasSameBinaryContentAs(file);
            }
        }
    }

    /** Returns what the samples lose, after their marks if these are complete: they depend on random games, too. */
    private static Map<String, String> found(Rubric rubric, GradedClass graded, boolean isPlayed) {
        final Map<String, String> found = new LinkedHashMap<>();
        for (Graded each : graded.submissions()) {
            final MarkSheet sheet = MarkSheet.of(rubric, each.outcomes(), each.extras());
            final Stream<String> lost = Stream.concat(sheet.rules().stream(), sheet.guards().stream())
                    .filter(mark -> !mark.isEarned()).map(mark -> mark.rule() + (mark.guard() ? "-guard" : ""));
            found.put(each.name(), Stream.concat(Stream.of(sheet.mark().toString()).filter(mark -> isPlayed), lost)
                    .toList().toString());
        }
        return found;
    }

    private static Map<String, String> expected(Rubric rubric, boolean isPlayed) throws IOException {
        final Map<String, String> expected = new LinkedHashMap<>();
        for (String line : pinned(rubric.exercise())) {
            final String[] words = line.split(" ");
            expected.put(words[0], Arrays.stream(words).skip(isPlayed ? 1 : 2)
                    .flatMap(word -> word.equals(ALL) ? everything(rubric) : Stream.of(word)).toList().toString());
        }
        return expected;
    }

    /** Returns the lines of the samples that this build grades. */
    private static List<String> pinned(Exercise exercise) throws IOException {
        return lines(exercise).stream().filter(line -> THOROUGH || !line.startsWith(SLOW))
                .map(SamplesTest::withoutSlow).toList();
    }

    private static String withoutSlow(String line) {
        return line.startsWith(SLOW) ? line.substring(SLOW.length()) : line;
    }

    private static List<String> lines(Exercise exercise) throws IOException {
        try (var file = SamplesTest.class.getResourceAsStream("/marks-of-samples/" + exercise.name() + ".txt")) {
            assertThat(file).as("the marks that the samples of %s deserve", exercise.name()).isNotNull();
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .filter(each -> !each.startsWith(COMMENT)).toList();
        }
    }

    private static Path folder(Exercise exercise) {
        return Fixtures.project("grading/samples/" + exercise.name());
    }

    private static Stream<String> everything(Rubric rubric) {
        return Stream.concat(rubric.rules().keySet().stream().sorted(),
                rubric.guards().keySet().stream().sorted().map(rule -> rule + "-guard"));
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void eachSampleHasItsMark(Exercise exercise) throws IOException {
        try (Stream<Path> samples = Files.list(folder(exercise)).filter(Files::isDirectory)) {
            assertThat(lines(exercise).stream().map(line -> withoutSlow(line).split(" ")[0]))
                    .containsExactlyInAnyOrderElementsOf(samples.map(each -> each.getFileName().toString()).toList());
        }
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void oneSampleIsTheUntouchedStub(Exercise exercise) throws IOException {
        final Map<String, String> stub = Fixtures.stub(exercise);
        try (Stream<Path> samples = Files.list(folder(exercise))) {
            assertThat(samples.filter(Files::isDirectory).map(each -> Fixtures.sources(each.resolve("src/main/java"))))
                    .as("one sample is the untouched stub of the exercise").contains(stub);
        }
    }
}
