package tabuleiro.grading;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.Rubric;

/**
 * Every case of {@code grading/hostile} gets the verdict beside it, though all are graded as one class by one judge;
 * afterwards nothing is left of them, neither a process nor a file.
 */
class HostileTest {

    private static final Path CORPUS = Fixtures.project("grading/hostile");
    private static final Path BASE = CORPUS.resolve("base");
    private static final String LAST = "zz-base";

    /** Under this name the cases try to leave something behind, in these folders and in the ones they run in. */
    private static final String FOOTPRINT = "tabuleiro-was-here";
    private static final List<String> PLACES = List.of("/", "/tmp", "/var/tmp", "/dev/shm",
            System.getProperty("java.io.tmpdir"), System.getProperty("user.home"), System.getProperty("user.dir"));

    private static final Rubric RUBRIC = Fixtures.rubric("connect-four");
    private static final Map<String, Graded> GRADED = new HashMap<>();
    private static Set<ProcessHandle> left = Set.of();

    static List<HostileCase> cases() throws IOException {
        return HostileCase.in(CORPUS).stream().filter(each -> Boolean.getBoolean("thorough") || !each.slow()).toList();
    }

    @BeforeAll
    static void gradeAll(@TempDir Path folder, @TempDir Path journal) throws IOException, InterruptedException {
        assumeTrue(Fixtures.isSandboxed(), "hostile programs are run in a sandbox or not at all");
        for (HostileCase each : cases()) {
            each.handIn(BASE, folder);
        }
        HostileCase.copy(BASE, folder.resolve(LAST));
        final Set<ProcessHandle> before = ProcessHandle.current().descendants().collect(toSet());
        Fixtures.grade(RUBRIC.exercise(), folder, journal).submissions()
                .forEach(each -> GRADED.put(each.name(), each));
        TimeUnit.SECONDS.sleep(1);
        left = ProcessHandle.current().descendants().filter(each -> !before.contains(each)).collect(toSet());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aCaseGetsTheVerdictBesideIt(HostileCase hostile) {
        final Graded graded = GRADED.get(hostile.submission());
        assertThat(graded).as("what came of %s", hostile).isNotNull();
        assertThat(graded.outcomes()).as("planned examples").hasSameSizeAs(GRADED.get(LAST).outcomes());
        final String said = said(graded);
        assertThat(MarkSheet.of(RUBRIC, graded.outcomes()).mark()).as(said).isEqualTo(hostile.mark());
        assertThat(said).contains(hostile.says());
    }

    /** All that the page of a submission says, each thing once. */
    private static String said(Graded graded) {
        final Stream<String> failures = graded.outcomes().stream().filter(each -> !each.passed())
                .map(each -> each.check().rule() + " " + each.status() + " " + each.message());
        return Stream.of(graded.problem().stream(), graded.notes().stream(), failures)
                .flatMap(each -> each).distinct().collect(joining("\n"));
    }

    @Test
    void theJudgeIsAliveAfterAllOfThem() {
        assertThat(GRADED.get(LAST).outcomes()).isNotEmpty().allMatch(Outcome::passed);
    }

    @Test
    void noProcessIsLeft() {
        assertThat(left).isEmpty();
    }

    @Test
    void noFileIsLeft() throws IOException {
        for (String place : PLACES) {
            if (Files.isReadable(Path.of(place))) {
                try (Stream<Path> files = Files.list(Path.of(place))) {
                    assertThat(files).noneMatch(file -> file.getFileName().toString().startsWith(FOOTPRINT));
                }
            }
        }
    }
}
