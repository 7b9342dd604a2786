package tabuleiro.grading;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.Reports;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Outcome;

/**
 * A case of {@code grading/hostile} gets the verdict beside it, though all are graded as one class by one judge;
 * afterwards nothing is left of them, neither a process nor a file. The thorough build runs every case, others one in
 * eight, drawn by {@code -Dhostile.seed}, or those whose names begin as {@code -Dhostile} says.
 */
@Slow
class HostileTest {

    private static final Path CORPUS = Fixtures.project("grading/hostile");
    private static final Path BASE = CORPUS.resolve("base");
    private static final String LAST = "zz-base";

    /** Under this name the cases try to leave something behind, in these folders and in the ones they run in. */
    private static final String FOOTPRINT = "tabuleiro-was-here";
    private static final List<String> PLACES = List.of("/", "/tmp", "/var/tmp", "/dev/shm",
            System.getProperty("java.io.tmpdir"), System.getProperty("user.home"), System.getProperty("user.dir"));

    /** The archives, group 16, are made by the tests of the intake. */
    private static final List<String> GROUPS = List.of("01-exit", "02-exceptions", "03-reflection", "04-classes",
            "05-files", "06-network", "07-threads", "08-time", "09-memory", "10-output", "11-stack", "12-state",
            "13-global", "14-contracts", "15-compiling", "17-tests", "18-reference");
    private static final int LEAST_CASES = 100;

    /** One in so many of the cases of a group is run by default. */
    private static final int SHARE = 8;

    /** How much of what a submission says is shown at one place; {@code Text} cuts it before. */
    private static final int MOST_CHARACTERS = 8_100;

    private static final Rubric RUBRIC = Fixtures.rubric("connect-four");
    private static final Map<String, Graded> GRADED = new HashMap<>();
    private static Set<ProcessHandle> left = Set.of();
    private static GradedClass graded;

    /** All cases in the thorough build; those of {@code -Dhostile=GROUP}; or else of each group some of the quick. */
    static List<HostileCase> cases() throws IOException {
        final List<HostileCase> all = HostileCase.in(CORPUS);
        if (Boolean.getBoolean("thorough")) {
            return all;
        }
        final String named = System.getProperty("hostile", "");
        return GROUPS.stream().flatMap(group -> named.isEmpty()
                ? some(all.stream().filter(each -> each.group().equals(group) && !each.slow()).toList())
                : all.stream().filter(each -> each.group().equals(group) && each.name().startsWith(named))).toList();
    }

    private static Stream<HostileCase> some(List<HostileCase> cases) {
        final List<HostileCase> shuffled = new ArrayList<>(cases);
        Collections.shuffle(shuffled, new Random(Long.getLong("hostile.seed", 1)));
        return shuffled.stream().limit((cases.size() + SHARE - 1) / SHARE);
    }

    @BeforeAll
    static void gradeAll(@TempDir Path folder, @TempDir Path journal) throws IOException, InterruptedException {
        assumeTrue(Fixtures.isSandboxed(), "hostile programs are run in a sandbox or not at all");
        for (HostileCase each : cases()) {
            each.handIn(BASE, folder);
        }
        HostileCase.copy(BASE, folder.resolve(LAST));
        final Set<ProcessHandle> before = ProcessHandle.current().descendants().collect(toSet());
        try (Workers workers = Fixtures.ownWorkers()) {
            graded = Fixtures.grade(RUBRIC.exercise(), Fixtures.tester(RUBRIC, workers), folder, journal);
        }
        graded.submissions().forEach(each -> GRADED.put(each.name(), each));
        TimeUnit.SECONDS.sleep(1);
        left = ProcessHandle.current().descendants().filter(each -> !before.contains(each)).collect(toSet());
    }

    @Test
    void everyGroupHasItsCases() throws IOException {
        final List<HostileCase> all = HostileCase.in(CORPUS);
        assertThat(all).hasSizeGreaterThanOrEqualTo(LEAST_CASES);
        assertThat(all.stream().map(HostileCase::group).distinct().toList()).isEqualTo(GROUPS);
        for (String group : GROUPS) {
            assertThat(all).as("permitted things of %s", group)
                    .anyMatch(each -> each.group().equals(group) && each.isFullyMarked());
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aCaseGetsTheVerdictBesideIt(HostileCase hostile) {
        final Graded found = GRADED.get(hostile.submission());
        assertThat(found).as("what came of %s", hostile).isNotNull();
        assertThat(found.outcomes()).as("planned examples").hasSameSizeAs(GRADED.get(LAST).outcomes());
        final String said = said(found);
        assertThat(HostileCase.Share.of(MarkSheet.of(RUBRIC, found.outcomes()).mark(),
                BigDecimal.valueOf(RUBRIC.scale()))).as(said)
                .isEqualTo(hostile.gets());
        assertThat(said).contains(hostile.says());
    }

    /** All that the page of a submission says, each thing once. */
    private static String said(Graded submission) {
        final Stream<String> failures = submission.outcomes().stream().filter(each -> !each.passed())
                .map(each -> each.check().rule() + " " + each.status() + " " + each.message());
        return Stream.of(submission.problem().stream(), submission.notes().stream(), failures)
                .flatMap(each -> each).distinct().collect(joining("\n"));
    }

    @Test
    void nobodySaysTooMuch() {
        for (Graded each : graded.submissions()) {
            assertThat(each.outcomes()).as(each.name()).allMatch(outcome ->
                    outcome.message().length() <= MOST_CHARACTERS && outcome.before().length() <= MOST_CHARACTERS
                    && outcome.after().length() <= MOST_CHARACTERS);
            assertThat(each.problem()).as(each.name()).allMatch(line -> line.length() <= MOST_CHARACTERS);
        }
    }

    @Test
    void noMarkupOfASubmissionGetsIntoThePages(@TempDir Path folder) throws IOException {
        new Reports(RUBRIC).write(new OutputFolder(folder), graded);
        try (Stream<Path> files = Files.list(folder)) {
            for (Path page : files.filter(each -> each.toString().endsWith(".html")).toList()) {
                assertThat(Files.readString(page)).as(page.toString()).doesNotContain("<script>alert", "<img");
            }
        }
    }

    @Test
    void theJudgeIsAliveAfterAllOfThem() {
        assertThat(GRADED.get(LAST).outcomes()).as("all but the perfect agent, which nobody need write")
                .filteredOn(each -> !each.check().rule().equals("C4-19")).isNotEmpty().allMatch(Outcome::passed);
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
