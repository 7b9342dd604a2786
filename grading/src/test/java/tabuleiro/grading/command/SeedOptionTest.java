package tabuleiro.grading.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.report.Journal;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.Reports;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.results.Shard;
import tabuleiro.grading.suite.Suite;

/** A new report draws a seed that nobody can know, and keeps it; a named one counts whatever is drawn. */
class SeedOptionTest {

    private static final Exercise EXERCISE = new Exercise("connect-four");

    @TempDir
    private Path folder;

    private long seed(String report, String... words) {
        final Grade grade = new Grade();
        new CommandLine(grade).registerConverter(Long.class, Long::valueOf).parseArgs(words);
        return grade.seed().of(new OutputFolder(folder.resolve(report)), Shard.WHOLE);
    }

    private static Run run(String play, String contracts) {
        return new Run(EXERCISE, Shard.WHOLE, "a sandbox", "edition", play, contracts);
    }

    @Test
    void aNewReportDrawsOneThatNobodyKnows() {
        assertThat(List.of(seed("a"), seed("b"), seed("c"))).doesNotHaveDuplicates()
                .allSatisfy(each -> assertThat(String.valueOf(each)).hasSize(10));
        assertThat(seed("a", "--seed=-7")).isEqualTo(-7);
    }

    @Test
    void whatWasStoppedIsResumedWithTheSameSeed() {
        try (Journal journal = new Journal(new OutputFolder(folder.resolve("stopped")), run(Run.seeded(4711), ""))) {
            journal.begin();
        }
        assertThat(seed("stopped")).isEqualTo(4711);
    }

    @Test
    void aReportKeepsIts() {
        final OutputFolder report = new OutputFolder(folder.resolve("report"));
        new Reports(Fixtures.rubric("connect-four")).write(report, new GradedClass(run("", Run.seeded(815)),
                new Suite(EXERCISE).checks(), List.of()));
        assertThat(seed("report")).isEqualTo(815);
        assertThat(seed("report", "--seed=2")).as("which is refused then, as another run").isEqualTo(2);
        assertThat(report.path().resolve("index.html")).content().contains("run in a sandbox, with seed 815");
    }

    @Test
    void whatIsHandedOutIsNotGraded() {
        assertThatThrownBy(() -> seed("new", "--seed=1000")).isInstanceOf(GradingException.class)
                .hasMessageContaining("are handed out");
    }

    @Test
    void partsOfAClassMustNameIt() {
        assertThatThrownBy(() -> new SeedOption().of(new OutputFolder(folder.resolve("part")), Shard.parse("1/2")))
                .isInstanceOf(GradingException.class).hasMessageContaining("--seed N");
    }
}
