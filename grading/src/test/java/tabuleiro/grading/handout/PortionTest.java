package tabuleiro.grading.handout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.feedback.Tasks;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.suite.FirstTasks;
import tabuleiro.grading.suite.Suite;
import tabuleiro.rulebook.FeatureFile;

/** Of an exercise of which the first tasks are handed out, lists, texts and examples end with these tasks. */
class PortionTest {

    private static final String GAME = "quarto";
    private static final FirstTasks FIVE = new FirstTasks(5);

    private final Portion portion = new Portion(FIVE);

    private static String text(String name) throws IOException {
        return Files.readString(Fixtures.project("exercises/" + GAME).resolve(name));
    }

    @Test
    void listsAndTextsEndWithItsTasks() throws IOException {
        assertThat(Tasks.read(GAME, portion.passages(text("tasks.txt"))).all())
                .isEqualTo(Tasks.read(GAME, text("tasks.txt")).all().subList(0, 5));
        assertThat(portion.passages(text("hints.txt"))).containsPattern("(?m)^5$").doesNotContainPattern("(?m)^6$");
        assertThat(portion.readme(text("README.md"))).contains("| 5 | ", "From the original assignment")
                .doesNotContain("| 6 | ", "| 8 | ", "From the sentence to the assertion", "<!--");
        assertThat(new Portion(FirstTasks.ALL).readme(text("README.md"))).contains("| 8 | ", "From the sentence");
    }

    @Test
    void theExamplesOfLaterTasksAreLeftOutAndTheRulesStay() {
        final List<FeatureFile> whole = FeatureFile.in(Fixtures.project("features/rules/" + GAME));
        final List<FeatureFile> some = whole.stream().map(each ->
                FeatureFile.parse(each.name(), portion.feature(each.name(), each.text()))).toList();
        assertThat(FeatureFile.ruleIds(some)).isEqualTo(FeatureFile.ruleIds(whole));
        final Suite suite = new Suite(new Exercise(GAME));
        assertThat(examples(whole) - examples(some)).isPositive()
                .isEqualTo(suite.checks().size() - suite.upTo(FIVE).checks().size());
    }

    /** Returns how many examples there are, each row of an outline being one. */
    private static long examples(List<FeatureFile> files) {
        return files.stream().flatMap(each -> each.examples().stream()).mapToLong(each -> Math.max(1,
                each.getExamples().stream().mapToLong(rows -> rows.getTableBody().size()).sum())).sum();
    }
}
