package tabuleiro.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Submission;

/** Feature files that students have written are found in what they hand in; those that were handed out are ignored. */
class OwnFeaturesTest {

    @TempDir
    private Path folder;

    private Submission with(String... features) throws IOException {
        Given.source(folder.resolve("class/one"), "exercises/connect-four/src/main/java/connectfour/Games.java");
        for (String each : features) {
            Given.write(folder.resolve("class/one").resolve(each), "Feature: " + each);
        }
        return Given.found(folder.resolve("class")).get(0);
    }

    @Test
    void theyLieInTheExerciseOrBesideIt() throws IOException {
        assertThat(with("exercises/connect-four/src/test/resources/examples/mine.feature", "more.feature").features())
                .containsOnlyKeys("exercises/connect-four/src/test/resources/examples/mine.feature", "more.feature")
                .containsEntry("more.feature", "Feature: more.feature");
    }

    @Test
    void whatWasHandedOutIsForAnotherExerciseOrJunkIsNotTaken() throws IOException {
        assertThat(with("features/rules/connect-four/1-grid.feature", "features/rules/console/1-dialogue.feature",
                "exercises/quarto/src/test/resources/examples/mine.feature",
                "target/test-classes/examples/mine.feature").features()).isEmpty();
    }

    /** The page as it was handed out, one of another exercise, and what lies deeper are not what the author wrote. */
    @Test
    void thePageAboutTheProgramIsTheFirstInWhichAnythingStands() throws IOException {
        final String before = with().digest();
        assertThat(with().report()).isEmpty();
        Given.write(folder.resolve("class/one/exercises/REPORT.md"), "# Report\n> One page.\n\n## Classes\n");
        Given.write(folder.resolve("class/one/exercises/quarto/REPORT.md"), "## Classes\nOther: Exercise");
        assertThat(with().report()).isEmpty();
        Given.write(folder.resolve("class/one/exercises/connect-four/src/report.MD"), "Deeper.");
        Given.write(folder.resolve("class/one/exercises/connect-four/Report.md"), "## Classes\n> A list.\nBoard: Grid");
        assertThat(with().report()).isEqualTo("## Classes\n> A list.\nBoard: Grid");
        assertThat(with().digest()).isNotEqualTo(before);
        Given.write(folder.resolve("class/one/REPORT.md"), "a".repeat(3 << 20));
        assertThat(with().report()).hasSizeLessThan(30_000).endsWith("[The rest is left out: a page is asked for.]");
    }

    @Test
    void oneThatChangesIsAnotherSubmission() throws IOException {
        final String before = with("a.feature").digest();
        assertThat(with("a.feature", "b.feature").digest()).isNotEqualTo(before);
    }

    @Test
    void ofOneThatIsTooLargeNotAllIsRead() throws IOException {
        Given.write(folder.resolve("class/one/large.feature"), "x".repeat(3 << 20));
        assertThat(with().problem()).isEmpty();
        assertThat(with().features().get("large.feature")).hasSize(HandedIn.MOST_OF_A_FEATURE);
    }
}
