package tabuleiro.grading.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.results.OwnExample;
import tabuleiro.grading.results.OwnExamples;
import tabuleiro.grading.results.Shard;

/** Reports show what happened, and nothing of what a submission says is taken for anything but text. */
class ReportsTest {

    private static final String EVIL = "<script>alert(1)</script> \" onload='x' & =cmd|'/c calc'!A1";

    private static final Rubric RUBRIC = new Rubric(new Exercise("any"), "Any", 20,
            Map.of("C4-01", BigDecimal.ONE, "C4-02", BigDecimal.ONE), Map.of());

    @TempDir
    private Path folder;

    private static Check check(String rule) {
        return new Check("Feature", rule, false, "The law of " + rule, "an example",
                List.of("Given the grid\n1 2\n. .", "When it is asked", "Then the grid is\n2 1\n. ."), "f.feature", 7);
    }

    private static Graded graded(String name) {
        return new Graded(name, List.of(), List.of("note " + EVIL), List.of(
                new Outcome(check("C4-01"), Status.FAILED, 2, EVIL, "1 2\n. .", "1 1\n. " + EVIL),
                new Outcome(check("C4-02"), Status.PASSED, -1, "", "", "")));
    }

    private Path write(Graded... graded) throws IOException {
        new Reports(RUBRIC).write(new OutputFolder(folder), classOf(graded));
        return folder;
    }

    private static GradedClass classOf(Graded... graded) {
        return new GradedClass(Fixtures.run(new Exercise("any"), Shard.WHOLE),
                List.of(check("C4-01"), check("C4-02")), List.of(graded));
    }

    private String page(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    @Test
    void aSubmissionsPageShowsEachRuleAndTheFirstFailingExample() throws IOException {
        write(graded("one"));
        assertThat(page("one.html")).contains("10.0 of 20", "1 of 2 points", "The law of C4-01", "The law of C4-02",
                "an example", "f.feature, line 7", "Your board before the move", "What happened", "2 1\n. .");
    }

    @Test
    void picturesThatDifferStandSideBySideAndOnlyOnce() throws IOException {
        write(failing("[the grid] \nexpected: \n  2 1\n  . .\n but was: \n  1 1\n  . 2"));
        assertThat(page("one.html"))
                .contains("Expected: the grid</h4><pre translate=\"no\">2 1\n. .</pre>",
                        "Yours</h4><pre translate=\"no\">1 1\n. 2</pre>")
                .doesNotContain("What happened", "Your board after the move");
        assertThat(page("one.html").split("2 1\n", -1)).as("the picture that is expected").hasSize(2);
    }

    @Test
    void whateverWasNotRunHasItsReasonAtTheTopAndAtItsRule() throws IOException {
        write(new Graded("one", List.of(), List.of(), List.of(
                new Outcome(check("C4-01"), Status.ERROR, 1, "The program ended.", "", ""),
                Outcome.notRun(check("C4-01"), "it had ended"), Outcome.notRun(check("C4-01"), "it had ended"),
                Outcome.notRun(check("C4-02"), "out of time"))));
        assertThat(page("one.html")).contains("2 not run: it had ended", "1 not run: out of time",
                        "2 of these examples were not run: it had ended",
                        "1 of these examples were not run: out of time")
                .containsOnlyOnce("This example shows it").doesNotContain("broke off in this example")
                .containsPattern("not run</span></td>\\s*<td[^>]*>C4-02");
        assertThat(page("index.html")).contains("3 examples not run; its page says why");
    }

    @Test
    void whereARuleBrokeOffIsShownToo() throws IOException {
        write(new Graded("one", List.of(), List.of(), List.of(
                new Outcome(check("C4-01"), Status.FAILED, 1, "wrong", "", ""),
                new Outcome(check("C4-01"), Status.PASSED, -1, "", "", ""),
                new Outcome(check("C4-01"), Status.ERROR, 1, "ended", "", ""),
                Outcome.notRun(check("C4-01"), "it had ended"))));
        assertThat(page("one.html")).containsOnlyOnce("This example shows it")
                .containsOnlyOnce("The program broke off in this example")
                .contains("1 of these examples were not run", "3 examples fail for it. Mending it regains up to");
    }

    @Test
    void whatRunsToItsEndSpeaksOfNothingThatWasNotRun() throws IOException {
        write(graded("one"));
        assertThat(page("one.html")).doesNotContain("examples not run", "Not all examples");
        assertThat(page("index.html")).doesNotContain("not run");
    }

    @Test
    void aGuardEarnsNoGreaterShareThanTheRulesDo() throws IOException {
        final Rubric guarded = new Rubric(new Exercise("any"), "Any", 20,
                Map.of("C4-01", BigDecimal.ONE, "C4-02", BigDecimal.ONE), Map.of("C4-01", BigDecimal.ONE));
        final Check guard =
                new Check("F", "C4-01", true, "", "a careless call", List.of("When called"), "f.feature", 9);
        new Reports(guarded).write(new OutputFolder(folder), classOf(new Graded("one", List.of(), List.of(), List.of(
                new Outcome(check("C4-01"), Status.FAILED, 1, "wrong", "", ""),
                new Outcome(check("C4-02"), Status.PASSED, -1, "", "", ""),
                new Outcome(guard, Status.PASSED, -1, "", "", "")))));
        assertThat(page("one.html")).contains("no greater share than the rules do", "0.5 of 1", "10.0 of 20");
    }

    @Test
    void whatIsNotWrittenYetIsOneLine() throws IOException {
        write(failing("UnsupportedOperationException: TODO 2: play\nat Engine.play (Engine.java:44)"));
        assertThat(page("one.html")).contains("not written", "TODO 2: play")
                .doesNotContain("This example", "at Engine");
    }

    @Test
    void theClassPageTellsHowDifficultEachRuleIs() throws IOException {
        write(graded("one"), graded("two"));
        assertThat(page("index.html")).containsPattern("(?s)0 %</td>\\s*<td[^>]*>2</td>\\s*<td[^>]*>C4-01.*"
                + "100 %</td>\\s*<td[^>]*>0</td>\\s*<td[^>]*>C4-02");
    }

    @Test
    void aSubmissionsPageCanBeHandedOutAlone() throws IOException {
        write(graded("one"));
        assertThat(page("one.html")).doesNotContain("href");
    }

    @Test
    void rulesAreLinkedToTheRuleBookIfItsAddressIsKnown() throws IOException {
        write(graded("one"));
        assertThat(page("one.html")).contains("The rule book has each rule under its id, such as any.html#C4-01.",
                "title=\"any.html#C4-02\">C4-02</td>");
        new Reports(RUBRIC, BookLinks.of("any", "https://example.org/?a&b=")).write(new OutputFolder(folder),
                classOf(graded("one")));
        assertThat(page("one.html")).doesNotContain("The rule book has")
                .contains("<a href=\"https://example.org/?a&amp;b=/any.html#C4-02\">C4-02</a>");
        assertThat(page("index.html")).contains("<a href=\"https://example.org/?a&amp;b=/any.html#C4-02\">C4-02</a>");
    }

    private static Graded failing(String message) {
        final Status status = message.startsWith("[") ? Status.FAILED : Status.ERROR;
        return new Graded("one", List.of(), List.of(), List.of(
                new Outcome(check("C4-01"), status, 2, message, "1 2\n. .", "1 1\n. 2")));
    }

    @Test
    void whatComesFromASubmissionIsTextAndNothingElse() throws IOException {
        write(graded(EVIL), new Graded("two", List.of(EVIL, EVIL), List.of(), List.of()));
        try (Stream<Path> pages = Files.list(folder).filter(file -> file.toString().endsWith(".html"))) {
            for (Path page : pages.toList()) {
                assertThat(Files.readString(page)).as(page.toString()).doesNotContain("<script>alert")
                        .contains("&lt;script&gt;").doesNotContainPattern("<[^<>]*\\sonload");
            }
        }
    }

    @Test
    void pagesOfEqualOrStrangeNamesDoNotOverwriteOneAnother() throws IOException {
        write(graded("Same name"), graded("same/name"), graded("../../etc"), graded("index"), graded("::"));
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrder("results.json",
                    "index.html", "same-name.html", "same-name-2.html", "etc.html", "index-2.html", "-2.html");
        }
    }

    @Test
    void namesOfPagesKeepTheLettersOfAccentedOnes() throws IOException {
        write(graded("Jo\u00e3o Concei\u00e7a\u0303o_1001"));
        assertThat(folder.resolve("joao-conceicao-1001.html")).exists();
    }

    @Test
    void thePagesOfAnEarlierGradingAreReplacedAndNothingElse() throws IOException {
        Files.writeString(folder.resolve("my-notes.html"), "kept");
        write(graded("one"), graded("two"));
        write(graded("two"), graded("three"));
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrder("results.json",
                    "index.html", "two.html", "three.html", "my-notes.html");
        }
    }

    @Test
    void resultsAreReadBackAsTheyWere() throws IOException {
        final GradedClass written = classOf(graded("one"), graded("two"));
        new Reports(RUBRIC).write(new OutputFolder(folder), written);
        assertThat(ResultsFile.read(folder.resolve("results.json"))).isEqualTo(written);
    }

    @Test
    void ownExamplesStandOnThePageAndInTheResults() throws IOException {
        final OwnExamples own = new OwnExamples(List.of(new OwnExample("mine.feature", 3, "good", ""),
                new OwnExample(EVIL, 0, "", "because " + EVIL)), 2, 60);
        final Graded graded = new Graded("one", List.of(), List.of(), graded("one").outcomes(),
                new Extras(Optional.empty(), Optional.of(own)));
        write(graded);
        assertThat(page("one.html")).contains("1 of 2 examples that you have written count", "Of 60 wrong solutions",
                "find 2", "mine.feature, line 3", "does not count").doesNotContain("<script>alert");
        assertThat(ResultsFile.read(folder).submissions()).singleElement().isEqualTo(graded);
    }
}
