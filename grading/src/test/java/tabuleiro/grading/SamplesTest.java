package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.intake.Intake;
import tabuleiro.grading.judge.Workers;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.Reports;

/** The sample submissions get the marks that their mistakes deserve, rule by rule; graded twice, the same bytes. */
class SamplesTest {

    private static final String ALL = "all";

    /** By sample: the mark, and which rules and guards it does not earn. Worked out from what each does wrong. */
    private static final Map<String, String> CONNECT_FOUR = Map.ofEntries(
            Map.entry("participant-101", "20.0"),
            Map.entry("participant-102", "15.5 C4-10 C4-14 C4-18"),
            Map.entry("participant-103", "13.5 C4-01 C4-03 C4-04 C4-06 C4-07 C4-14 C4-16"),
            Map.entry("participant-104", "17.0 C4-01 C4-05 C4-06 C4-06-guard"),
            Map.entry("participant-105", "17.5 C4-05 C4-14"),
            Map.entry("participant-106", "0.0 " + ALL),
            Map.entry("participant-107", "0.0 " + ALL),
            Map.entry("participant-108", "3.0 C4-03 C4-05 C4-06 C4-08 C4-09 C4-10 C4-11 C4-12 C4-13 C4-14 C4-15 C4-16"
                    + " C4-17 C4-18 C4-05-guard C4-06-guard C4-07-guard C4-16-guard"),
            Map.entry("participant-109", "0.0 " + ALL),
            Map.entry("participant-110", "18.0 C4-05-guard C4-06-guard C4-07-guard C4-16-guard"),
            Map.entry("participant-111", "17.0 C4-16 C4-17 C4-18 C4-16-guard"));

    @TempDir
    private Path folder;

    @Test
    void connectFour() throws IOException {
        final Rubric rubric = Fixtures.rubric("connect-four");
        final Path samples = Fixtures.project("grading/samples/connect-four");
        final GradedClass once = grade(rubric, samples);
        assertThat(found(rubric, once)).containsExactlyInAnyOrderEntriesOf(expected(rubric));

        new Reports(rubric).write(folder.resolve("once"), once);
        new Reports(rubric).write(folder.resolve("twice"), grade(rubric, samples));
        try (Stream<Path> files = Files.list(folder.resolve("once"))) {
            for (Path file : files.toList()) {
                assertThat(folder.resolve("twice").resolve(file.getFileName())).hasSameBinaryContentAs(file);
            }
        }
    }

    private static GradedClass grade(Rubric rubric, Path samples) {
        final Intake intake = new Intake(List.of(rubric.exercise()));
        try (Workers workers = Fixtures.workers();
                ClassGrader grader = new ClassGrader(rubric.exercise(), workers, 2)) {
            grader.start(intake.submissions(List.of(samples), rubric.exercise()), () -> { });
            return grader.result();
        }
    }

    private static Map<String, String> found(Rubric rubric, GradedClass graded) {
        final Map<String, String> found = new LinkedHashMap<>();
        for (Graded each : graded.submissions()) {
            final MarkSheet sheet = MarkSheet.of(rubric, each.outcomes());
            final Stream<String> lost = Stream.concat(sheet.rules().stream(), sheet.guards().stream())
                    .filter(mark -> !mark.isEarned()).map(mark -> mark.rule() + (mark.guard() ? "-guard" : ""));
            found.put(each.name(), Stream.concat(Stream.of(sheet.mark().toString()), lost).toList().toString());
        }
        return found;
    }

    private static Map<String, String> expected(Rubric rubric) {
        final Map<String, String> expected = new LinkedHashMap<>();
        CONNECT_FOUR.forEach((name, line) -> expected.put(name, Arrays.stream(line.split(" "))
                .flatMap(word -> word.equals(ALL) ? everything(rubric) : Stream.of(word)).toList().toString()));
        return expected;
    }

    private static Stream<String> everything(Rubric rubric) {
        return Stream.concat(rubric.rules().keySet().stream().sorted(),
                rubric.guards().keySet().stream().sorted().map(rule -> rule + "-guard"));
    }

    @Test
    void theUntouchedStubIsTheExercisesOwn() {
        assertThat(Fixtures.sources(Fixtures.project("grading/samples/connect-four/participant-109/src/main/java")))
                .isEqualTo(Fixtures.sources(Fixtures.project("exercises/connect-four/src/main/java")));
    }
}
