package tabuleiro.grading.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.AbstractMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.intake.Intake;
import tabuleiro.grading.report.Journal;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.results.Shard;

/** Whatever goes wrong with one submission, the others of its class are graded. */
class ClassGraderTest {

    private static final Exercise EXERCISE = new Exercise("connect-four");

    @TempDir
    private Path folder;

    /** A report with nothing in it; to look up a submission in it for the first time fails badly. */
    private static final class Failing extends AbstractMap<String, Graded> {

        private boolean hasFailed;

        @Override
        public Graded get(Object name) {
            if (!hasFailed && name.equals("b")) {
                hasFailed = true;
                throw new StackOverflowError("of one submission");
            }
            return null;
        }

        @Override
        public Set<Entry<String, Graded>> entrySet() {
            return Set.of();
        }
    }

    @Test
    void anErrorOfOneSubmissionEndsThatOneAlone() throws IOException {
        for (String each : List.of("a", "b", "c")) {
            Files.createDirectories(folder.resolve("class").resolve(each));
        }
        final Run run = Fixtures.run(EXERCISE, Shard.WHOLE);
        final Map<String, List<String>> problems = new HashMap<>();
        try (Journal journal = new Journal(new OutputFolder(folder.resolve("out")), run);
                ClassGrader grader = new ClassGrader(run,
                        Fixtures.tester(Fixtures.rubric("connect-four").withoutPlay()),
                        Optional.empty(), journal, new Failing(), 1);
                Intake intake = new Intake(List.of(EXERCISE), List.of(folder.resolve("class")))) {
            grader.start(intake.candidates(), () -> { });
            grader.await();
            grader.result(new Changes(intake, Map.of(), false)).submissions()
                    .forEach(each -> problems.put(each.name(), each.problem()));
        }
        assertThat(problems).containsOnlyKeys("a", "b", "c");
        assertThat(problems.get("b")).first().isEqualTo("could not be judged");
        assertThat(problems.get("b")).last().asString().contains("java.lang.StackOverflowError", "report the fault");
        assertThat(problems.get("a")).first().isEqualTo("is empty");
        assertThat(problems.get("c")).first().isEqualTo("is empty");
    }
}
