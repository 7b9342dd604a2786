package tabuleiro.grading.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.marks.Extension;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.marks.Terms;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.results.Played;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.results.Shard;

/** What came of random games stands on the pages and in the results. */
class GamesReportTest {

    private static final String EVIL = "<script>alert(1)</script>";
    private static final Check CHECK = new Check("Feature", "C4-01", false, "The law of C4-01", "an example",
            List.of("Then the game is over"), "f.feature", 7);

    @TempDir
    private Path folder;

    @Test
    void gamesAreShownWithTheExamplesThatTellThem() throws IOException {
        final Rubric playing = new Rubric(new Exercise("any"), "Any", 20, Map.of("C4-01", new BigDecimal(3)), Map.of(),
                new Terms(true, BigDecimal.ZERO, Extension.NONE, List.of()));
        final Check shown = new Check("Play against the reference", "C4-01", false, "The law of C4-01",
                "after 3 moves of a random game", List.of("Given the grid\n1 2", "Then " + EVIL), "", 0);
        final Played played = new Played(4, 1, 3, true, Map.of("C4-01", 1), 0, 0, Map.of(),
                "Too slow, that <b>is</b>.", Map.of(), Map.of(),
                List.of(new Outcome(shown, Status.FAILED, 1, "wrong", "", "")));
        final Graded graded = new Graded("one", List.of(), List.of(),
                List.of(new Outcome(CHECK, Status.PASSED, -1, "", "", "")),
                new Extras(Optional.of(played), Optional.empty()));
        final Run run = new Run(new Exercise("any"), Shard.WHOLE, "a sandbox", "edition", "seed 1");
        new Reports(playing).write(new OutputFolder(folder), new GradedClass(run, List.of(CHECK), List.of(graded)));
        assertThat(Files.readString(folder.resolve("one.html")))
                .contains("In 1 of 4 games nothing was wrong", "count as wrong. Too slow, that &lt;b",
                        "0.11 of 0.33 points, as their share of the 3 that",
                        "after 3 moves of a random game", "9.7 of 20")
                .doesNotContain("<script>alert").doesNotContain("line 0");
        assertThat(Files.readString(folder.resolve("index.html"))).contains("1/4", "Games");
        assertThat(ResultsFile.read(folder).submissions()).singleElement().isEqualTo(graded);
    }
}
