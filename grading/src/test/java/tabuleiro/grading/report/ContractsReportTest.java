package tabuleiro.grading.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.judge.Check;
import tabuleiro.grading.judge.Extras;
import tabuleiro.grading.judge.FirstTasks;
import tabuleiro.grading.judge.Missed;
import tabuleiro.grading.judge.Noticed;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.judge.Outcome.Status;
import tabuleiro.grading.marks.Extension;
import tabuleiro.grading.marks.Policy;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.marks.Terms;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.results.Shard;

/** What contracts notice stands on the pages and in the results, and earns its share. */
class ContractsReportTest {

    private static final Check CHECK = new Check("Feature", "C4-01", false, "The law of C4-01", "an example",
            List.of("Then the game is over"), "f.feature", 7);
    private static final Rubric RUBRIC = new Rubric(new Exercise("any"), "Any", 20, Map.of("C4-01", BigDecimal.ONE),
            Map.of(), new Terms(false, BigDecimal.ZERO, BigDecimal.ONE, Extension.NONE,
            List.of(), false, new TreeMap<>(), Optional.empty(), Policy.NONE, FirstTasks.ALL));
    private static final Missed MISSED = new Missed("Engine.java:9", "if (row < 6) {", "if this `<` were `<=`",
            "a disc falls", "f.feature:8", List.of("When <b>a disc</b>"), "position()", "right", "wrong",
            "No clause of yours says: every other cell is as it was (`others_unchanged`, C4-04).");

    @TempDir
    private Path folder;

    private String page(Noticed noticed) throws IOException {
        final Graded graded = new Graded("one", List.of(), List.of(),
                List.of(new Outcome(CHECK, Status.PASSED, -1, "", "", "")),
                new Extras(Optional.empty(), Optional.empty(), Optional.of(noticed)));
        final Run run = new Run(new Exercise("any"), Shard.WHOLE, "a sandbox", "edition", "", "seed 1");
        new Reports(RUBRIC).write(new OutputFolder(folder), new GradedClass(run, List.of(CHECK), List.of(graded)));
        assertThat(ResultsFile.read(folder).submissions()).singleElement().isEqualTo(graded);
        return Files.readString(folder.resolve("one.html"));
    }

    @Test
    void halfOfWhatIsEnoughEarnsHalf() throws IOException {
        assertThat(page(new Noticed(20, 6, List.of(MISSED)))).contains("15.0 of 20", "By 20 of them",
                "stop 6 of these before that: 30 %.", "0.5 of 1 points",
                "Not noticed: Engine.java:9, if this <code>&lt;</code> were <code>&lt;=</code>",
                "<pre>if (row &lt; 6) {</pre>", "f.feature:8", "returns wrong instead of right",
                "<code>others_unchanged</code>, C4-04")
                .doesNotContain("<b>a disc");
        assertThat(Files.readString(folder.resolve("index.html"))).contains("Contracts</th>", "6/20");
    }

    /** They weigh half of the mark: who stops half of what is enough loses a quarter. */
    @Test
    void theyStandAmongWhatIsToBeMended() throws IOException {
        assertThat(page(new Noticed(20, 6, List.of()))).containsSubsequence("What to mend first",
                "<h3>Postconditions and invariants</h3>", "href=\"#contracts\"", "regains up to 5.0 of the mark",
                "<h2>Rules</h2>", "<h2 id=\"contracts\">");
        assertThat(Files.readString(folder.resolve("index.html"))).contains("contracts <span class=\"quiet\">5.0");
        assertThat(page(new Noticed(20, 12, List.of()))).doesNotContain("What to mend first");
    }

    @Test
    void fewMistakesAreAShareOfTwelve() throws IOException {
        assertThat(page(new Noticed(4, 4, List.of()))).contains("33 %, taken as a share of 12", "0.56 of 1 points");
    }

    @Test
    void withoutMistakesNothingIsEarned() throws IOException {
        assertThat(page(Noticed.NOTHING)).contains("None was found", "0 of 1 points", "10.0 of 20");
    }
}
