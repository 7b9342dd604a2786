package tabuleiro.grading.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.marks.Extension;
import tabuleiro.grading.marks.Policy;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.marks.Terms;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.results.Played;
import tabuleiro.grading.results.Seen;
import tabuleiro.grading.results.Shard;
import tabuleiro.grading.suite.FirstTasks;
import tabuleiro.language.Language;

/** The page of the class: how it went on the whole, and at whom the instructor should look first. */
class ClassPageTest {

    private static final List<Check> CHECKS = Stream.of("C4-01", "C4-02", "C4-03", "C4-04").map(rule ->
            new Check("", rule, false, "The law of " + rule, "an example", List.of("Then"), "f.feature", 7)).toList();

    private static final Rubric RUBRIC = new Rubric(new Exercise("any"), "Any", 20,
            Map.of("C4-01", BigDecimal.ONE, "C4-02", BigDecimal.ONE, "C4-03", BigDecimal.ONE, "C4-04", BigDecimal.ONE),
            Map.of());

    @TempDir
    private Path folder;

    /** Passes the first examples, so many, and fails the others with this message. */
    private static Graded graded(String name, int passing, String message, String... sources) {
        final List<Outcome> outcomes = new ArrayList<>();
        CHECKS.forEach(each -> outcomes.add(outcomes.size() < passing
                ? new Outcome(each, Status.PASSED, -1, "", "", "")
                : new Outcome(each, Status.ERROR, 0, message, "", "")));
        return new Graded(HandIn.of(name), name, sources.length == 0 ? Map.of() : Map.of("any/A.java", sources[0]),
                "", false, List.of(), List.of(), outcomes, Extras.NONE);
    }

    private static Graded unreadable(String name) {
        return new Graded(name, List.of("is empty", "There is no file in it."), List.of(),
                CHECKS.stream().map(each -> Outcome.notRun(each, "")).toList());
    }

    private ClassPage write(Graded... graded) {
        return new Reports(RUBRIC).write(new OutputFolder(folder), new GradedClass(
                Fixtures.run(new Exercise("any"), Shard.WHOLE), CHECKS, List.of(graded)));
    }

    private String page() throws IOException {
        return Files.readString(folder.resolve("index.html"));
    }

    @Test
    void meanMedianAndWhoPassesAreOfThoseThatCouldBeGraded() throws IOException {
        final ClassPage page = write(graded("a", 0, "wrong"), graded("b", 1, "wrong"), graded("c", 4, ""),
                graded("d", 3, "wrong"), unreadable("e"));
        assertThat(page.mean()).isEqualByComparingTo("10.0");
        assertThat(page.median()).isEqualByComparingTo("10.0");
        assertThat(page.passing()).isEqualTo(2);
        assertThat(page.percentPassing()).isEqualTo(50);
        assertThat(page.histogram(20).words()).isEqualTo("0 to 1: 1, 5 to 6: 1, 15 to 16: 1, 19 to 20: 1");
        assertThat(page()).contains("2 of 4 with 10 or more", "Not counted here: 1 that could not be graded");
    }

    @Test
    void aMarkWithoutWhatIsMarkedByHandIsToldFromOneWithIt() throws IOException {
        final Rubric rubric = new Rubric(RUBRIC.exercise(), "Any", 20, RUBRIC.rules(), Map.of(), new Terms(false,
                BigDecimal.ZERO, BigDecimal.ZERO, Optional.empty(), Extension.NONE, List.of(), false,
                new TreeMap<>(Map.of("craft", BigDecimal.ONE)), Optional.empty(),
                new Policy(Optional.empty(), BigDecimal.ZERO, true), FirstTasks.ALL, Language.ENGLISH));
        final GradedClass both = new GradedClass(Fixtures.run(new Exercise("any"), Shard.WHOLE), CHECKS,
                List.of(graded("a", 1, "wrong"), graded("b", 2, "wrong"), unreadable("e")));
        new Reports(rubric).write(new OutputFolder(folder), both);
        assertThat(page()).contains("Not marked yet, and in no mark here: craft, oral.").doesNotContain(">without ");
        Files.writeString(folder.resolve(Adjustments.FILE), "submissions: {a: {parts: {craft: 20}}}\n");
        new Reports(rubric).write(new OutputFolder(folder), both);
        assertThat(page()).contains("Not marked yet, and in no mark here: oral.").containsOnlyOnce(">without craft");
    }

    @Test
    void aClassInWhichNothingCouldBeGradedHasAPage() throws IOException {
        write(unreadable("e"));
        assertThat(page()).contains("is empty").doesNotContain("median", "most difficult");
    }

    @Test
    void theMostUrgentComeFirstEachWithItsReasons() throws IOException {
        final ClassPage page = write(graded("clear", 3, "wrong"), graded("limit", 2, "wrong"),
                graded("same one", 3, "wrong", "class A { int x; }"),
                graded("same two", 3, "wrong", "class A { /** Sum. */ int sum; }"),
                graded("slow", 1, "No answer in time: the program loops or waits for ever."), unreadable("empty"));
        assertThat(page.urgent()).extracting(Row::name)
                .containsExactly("empty", "slow", "same one", "same two", "limit");
        assertThat(page.urgent().get(2).concerns()).extracting(Concern::words)
                .containsExactly("the same program as same two");
        assertThat(page()).contains("just the mark to pass", "may end otherwise in another run");
        try (Stream<Path> pages = Files.list(folder).filter(each -> each.toString().contains("same"))) {
            for (Path each : pages.toList()) {
                assertThat(Files.readString(each)).as("a student's page").doesNotContain("same program");
            }
        }
    }

    @Test
    void aProgramThatExitsIsNotSaidToRunOutOfTime() throws IOException {
        final List<Outcome> outcomes = graded("exits", 3, "The program ended in the middle of the game.").outcomes();
        final Played played = new Played(10, 0, "A call was late or ended the program.", List.of());
        write(new Graded("exits", List.of(), List.of(), outcomes, new Extras(Optional.of(played), Optional.empty())));
        assertThat(page()).doesNotContain("may end otherwise in another run");
    }

    /** The examples are public: who knows their answers and no rule is found out by games. */
    @Test
    void whoPassesTheExamplesAndHardlyAGameComesFirst() throws IOException {
        final Rubric rubric = new Rubric(RUBRIC.exercise(), "Any", 20, RUBRIC.rules(), Map.of(),
                new Terms(true, BigDecimal.ZERO, Extension.NONE, List.of()));
        final List<Graded> all = new ArrayList<>(List.of(unreadable("empty").with(unreadable("empty").outcomes(),
                Extras.WORTHLESS)));
        for (int right : List.of(1, 2)) {
            final Played played = new Played(10, right, 10, true, Map.of(), 0, 0, Map.of(), "",
                    Map.of("C4-01", new Seen(40, 40, 20)), Map.of(), List.of());
            all.add(graded("p" + right, 4, "").with(graded("p" + right, 4, "").outcomes(),
                    new Extras(Optional.of(played), Optional.empty())));
        }
        final ClassPage page = new Reports(rubric).write(new OutputFolder(folder), new GradedClass(
                Fixtures.run(new Exercise("any"), Shard.WHOLE), CHECKS, all));
        assertThat(page.urgent()).extracting(Row::name).startsWith("p1", "empty");
        assertThat(page.urgent().get(0).concerns().get(0).words()).startsWith("passes 4 of 4 examples and hardly a"
                + " game: 1 of 10 games, and 20 of 40 pairs of questions.");
        assertThat(page.urgent()).filteredOn(row -> row.name().equals("p2")).allSatisfy(row ->
                assertThat(row.concerns()).extracting(Concern::kind).doesNotContain(Concern.Kind.HARDLY_PLAYS));
    }

    @Test
    void aMarkThatWasChangedByHandIsNamed() throws IOException {
        Files.writeString(folder.resolve("adjustments.yaml"), "submissions:\n  a:\n    mark: 19\n    reason: agreed\n");
        assertThat(write(graded("a", 3, "wrong")).urgent().get(0).concerns()).extracting(Concern::words)
                .containsExactly("15.0 by the rubric, changed by hand");
    }

    @Test
    void theMapIsFilledAsFarAsARuleIsEarned() throws IOException {
        final ClassPage page = write(graded("a", 3, "wrong"), graded("b", 4, ""));
        assertThat(page.map().strip(page.rows().get(0))).contains("C4-04 0 %", "M36 0h11v16h-11z")
                .doesNotContain("C4-03");
        assertThat(page.map().strip(page.rows().get(1))).contains("all earned", "class=\"lost\" d=\"\"");
        assertThat(page.byDifficulty())
                .extracting(each -> each.mark().rule() + " " + each.percent() + " " + each.lose())
                .containsExactly("C4-04 50 1", "C4-01 100 0", "C4-02 100 0", "C4-03 100 0");
    }

    @Test
    void nothingIsLoadedFromElsewhere() throws IOException {
        write(graded("a", 3, "wrong"), graded("b", 4, ""));
        assertThat(page()).doesNotContain("http:", "https:", "src=", "<link", "url(", "@import");
    }
}
