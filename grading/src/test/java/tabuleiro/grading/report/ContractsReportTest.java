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
import tabuleiro.contracts.Strength;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.marks.Extension;
import tabuleiro.grading.marks.Policy;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.marks.Terms;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Missed;
import tabuleiro.grading.results.Noticed;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.results.Shard;
import tabuleiro.grading.suite.FirstTasks;
import tabuleiro.language.Language;

/** What contracts notice stands on the pages and in the results, and earns its share. */
class ContractsReportTest {

    private static final Check CHECK = new Check("Feature", "C4-01", false, "The law of C4-01", "an example",
            List.of("Then the game is over"), "f.feature", 7);
    private static final Rubric RUBRIC = new Rubric(new Exercise("any"), "Any", 20, Map.of("C4-01", BigDecimal.ONE),
            Map.of(), new Terms(false, BigDecimal.ZERO, BigDecimal.ONE, Optional.empty(), Extension.NONE,
            List.of(), false, new TreeMap<>(), Optional.empty(), Policy.NONE, FirstTasks.ALL, Language.ENGLISH));
    private static final Missed MISSED = new Missed("Another cell has changed: none of your assertions notices it, and"
            + " I find no label `others_unchanged`. <b>", "play(4)", "before", "right", "wrong");

    private static Noticed noticed(int asserted) {
        return noticed(new Strength.Noticed("Any.play others_unchanged", false, 4, asserted, 0, 0));
    }

    private static Noticed noticed(Strength.Noticed... clauses) {
        return new Noticed(new Strength(List.of(clauses), 0, 0, List.of()), List.of(MISSED));
    }

    @TempDir
    private Path folder;

    private String page(Noticed noticed) throws IOException {
        final Graded graded = new Graded("one", List.of(), List.of(),
                List.of(new Outcome(CHECK, Status.PASSED, -1, "", "", "")),
                new Extras(Optional.empty(), Optional.empty(), Optional.of(noticed), Optional.empty()));
        final Run run = new Run(new Exercise("any"), Shard.WHOLE, "a sandbox", "edition", "", "seed 1");
        new Reports(RUBRIC).write(new OutputFolder(folder), new GradedClass(run, List.of(CHECK), List.of(graded)));
        assertThat(ResultsFile.read(folder).submissions()).singleElement().isEqualTo(graded);
        return Files.readString(folder.resolve("one.html"));
    }

    @Test
    void halfOfTheBoardsEarnsHalf() throws IOException {
        assertThat(page(noticed(2))).contains("15.3 of 20", "0.53 of 1 points", "notice 0 of 1 clauses",
                "<td translate=\"no\">Any.play others_unchanged</td><td class=\"number\">2 of 4</td>",
                "Not noticed after play(4)",
                "<code>others_unchanged</code>", "<pre>wrong</pre>").doesNotContain("<b>");
        assertThat(Files.readString(folder.resolve("index.html"))).contains("Contracts</th>", "0/1");
    }

    /** They weigh half of the mark: who notices half loses nearly a quarter. */
    @Test
    void theyStandAmongWhatIsToBeMended() throws IOException {
        assertThat(page(noticed(2))).containsSubsequence("What to mend first",
                "<h3>Postconditions and invariants</h3>", "href=\"#contracts\"", "regains up to 4.7 of the mark",
                "<h2>Rules</h2>", "<h2 id=\"contracts\">");
        assertThat(Files.readString(folder.resolve("index.html"))).contains("contracts <span class=\"quiet\">4.7");
        assertThat(page(noticed(4))).doesNotContain("What to mend first");
    }

    @Test
    void whatIsMostlyACopyEarnsAFifth() throws IOException {
        assertThat(page(noticed(new Strength.Noticed("Any.play first", false, 4, 4, 0, 0),
                new Strength.Noticed("Any.play second", false, 4, 0, 0, 4)))).contains("0.63 of 1 points");
        assertThat(page(noticed(new Strength.Noticed("Any.play first", false, 4, 4, 0, 0),
                new Strength.Noticed("Any.play second", false, 6, 0, 0, 6)))).contains("0.2 of 1 points");
    }

    @Test
    void whatCannotBeBrokenIsSaidInWords() throws IOException {
        assertThat(page(noticed(new Strength.Noticed("Any.play first", false, 4, 4, 0, 0),
                new Strength.Noticed("Any one_winner", false, 0, 0, 0, 0)))).contains("notice 1 of 1 clauses",
                "no board that breaks <code>one_winner</code>: that does not count").doesNotContain("0 of 0");
    }

    @Test
    void allBoardsEarnAll() throws IOException {
        assertThat(page(noticed(4))).contains("20.0 of 20", "1 of 1 points");
    }

    @Test
    void whereNothingCouldBeTriedNothingIsEarned() throws IOException {
        assertThat(page(Noticed.NOTHING)).contains("nothing could be tried", "0 of 1 points", "10.0 of 20");
    }
}
