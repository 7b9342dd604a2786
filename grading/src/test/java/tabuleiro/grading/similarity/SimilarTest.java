package tabuleiro.grading.similarity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.Home;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.Reports;
import tabuleiro.grading.report.SimilarPages;
import tabuleiro.grading.report.StoredReport;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.results.Shard;
import tabuleiro.grading.similarity.JPlag.Found;
import tabuleiro.grading.similarity.Pair.Lines;
import tabuleiro.grading.similarity.Pair.Passage;

/** Who is like whom stands on pages of the instructor, and is forgotten of what has changed since. */
class SimilarTest {

    private static final Exercise EXERCISE = new Exercise("any");
    private static final Check CHECK = new Check("", "C4-01", false, "A law", "it", List.of("Then"), "f.feature", 7);
    private static final Rubric RUBRIC =
            new Rubric(EXERCISE, "Any", 20, Map.of("C4-01", BigDecimal.ONE), Map.of());
    private static final String SOURCE = "class A {\n int x = 1; // <b>\n}\n";

    @TempDir
    private Path folder;

    private final Alike alike = new Alike(EXERCISE);

    private static Graded graded(String name, String digest, String source) {
        return new Graded(HandIn.of(name), digest, source.isEmpty() ? Map.of() : Map.of("any/A.java", source), "",
                false, List.of(), List.of(), List.of(new Outcome(CHECK, Status.PASSED, -1, "", "", "")), Extras.NONE);
    }

    private void report(String digest) {
        new Reports(RUBRIC).write(new OutputFolder(folder), new GradedClass(
                Fixtures.run(EXERCISE, Shard.WHOLE), List.of(CHECK), List.of(graded("Ada", "1", SOURCE),
                graded("Bea", "2", SOURCE.replace("x", "sum")), graded("Eve", digest, SOURCE + "class B { }"),
                graded("Zoe", "4", ""))));
    }

    @BeforeEach
    void compare() {
        report("3");
        final StoredReport stored = StoredReport.at(folder);
        stored.graded().submissions().forEach(alike::add);
        final Found found = new Found(List.of(new Pair("Ada", "Eve", 87, List.of(
                new Passage(new Lines("any/A.java", 2, 3), new Lines("any/A.java", 1, 1))))), List.of());
        new SimilarPages(new OutputFolder(folder), stored, "Any").write(alike, Optional.of(found), "");
        new OutputFolder(folder).write(Alike.FILE, out -> out.write(alike.kept(found.pairs())));
    }

    private String page(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    @Test
    void thoseThatAreTheSameAreGroupedAndOneOfThemIsCompared() {
        assertThat(alike.same()).containsExactly(List.of("Ada", "Bea"));
        assertThat(alike.unlike()).containsExactly("Ada", "Eve");
        assertThat(alike.words(folder)).containsOnly(
                Map.entry("Ada", List.of("the same program as Bea", "87 % in common with Eve")),
                Map.entry("Bea", List.of("the same program as Ada")),
                Map.entry("Eve", List.of("87 % in common with Ada")));
    }

    @Test
    void pairsAreShownSideBySide() throws IOException {
        assertThat(page("_similar.html")).contains("87 %", "_similar-1.html", "_similar-2.html", "zoe.html");
        assertThat(page("_similar-2.html")).contains("   2   int x = 1; // &lt;b&gt;", "   1  class A {");
        assertThat(page("ada.html")).doesNotContain("_similar", "Bea", "Eve");
    }

    @Test
    void thePageOfTheClassNamesThemUntilTheyChange() throws IOException {
        report("3");
        assertThat(page("index.html")).contains("87 % in common with Ada", "_similar.html");
        report("changed");
        assertThat(page("index.html")).doesNotContain("87 %").contains("the same program as Bea");
    }

    @Test
    void whatWasComparedGoesWithTheReportOnceHoweverOftenItIsMerged() throws IOException {
        assertThat(Alike.together(List.of(folder, folder.resolve("none"), folder)).orElseThrow())
                .isEqualTo(Files.readAllBytes(folder.resolve(Alike.FILE)));
        assertThat(Alike.together(List.of(folder.resolve("none")))).isEmpty();
    }

    @Test
    void whatWasComparedIsWrittenAnew() throws IOException {
        new SimilarPages(new OutputFolder(folder), StoredReport.at(folder), "Any")
                .write(alike, Optional.empty(), "JPlag ended.");
        assertThat(folder.resolve("_similar-2.html")).doesNotExist();
        assertThat(page("_similar.html")).contains("JPlag ended.", "is the same as").doesNotContain("87 %");
    }

    /** Only where somebody has fetched JPlag. */
    @Test
    void jPlagFindsWhatProgramsHaveInCommonAndEndsAlone() {
        assumeTrue(Files.isDirectory(Home.jplagLibraries()));
        final JPlag jplag = JPlag.fetched(Duration.ofMinutes(1));
        final Exercise exercise = new Exercise("connect-four");
        final Map<String, String> reference = Fixtures.reference(exercise);
        final Map<String, String> more = new TreeMap<>(reference);
        more.put("connectfour/More.java", "package connectfour; class More { int two() { return 2; } }");
        final SortedMap<String, Map<String, String>> programs = new TreeMap<>(Map.of("Ada", reference, "Bea", more,
                "Eve", Map.of("A.java", "no Java")));
        final Found found = jplag.compare(programs, exercise.stubSources());
        assertThat(found.unread()).containsExactly("Eve");
        assertThat(found.pairs()).singleElement().satisfies(pair -> {
            assertThat(pair.percent()).isBetween(90, 100);
            assertThat(pair.passages().get(0).one().path()).startsWith("connectfour/");
        });
        programs.put("Deep", Map.of("A.java", "class A { int x = " + "(".repeat(60_000) + "1; }"));
        assertThatThrownBy(() -> jplag.compare(programs, Map.of())).isInstanceOf(GradingException.class)
                .hasMessageContaining("JPlag ended");
    }

    @Test
    void aDamagedFileSaysWhatToDo() throws IOException {
        Files.writeString(folder.resolve(Alike.FILE), "[{]");
        assertThatThrownBy(() -> alike.words(folder)).isInstanceOf(GradingException.class)
                .hasMessageContaining("compare again");
    }
}
