package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Reference;
import tabuleiro.grading.cause.Causes;
import tabuleiro.grading.cause.RightAnswers;
import tabuleiro.grading.results.Observed;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.suite.Suite;

/** A program that breaks off loses the rules concerned, and nothing else. */
class ExaminationTest {

    private static final Exercise EXERCISE = new Exercise("connect-four");
    private static final String ENGINE = "connectfour/Engine.java";
    private static final String DROP = "        grid = grid.drop(column, mover);\n";

    /** Examples of these rules, or guards: each name is an id and the column in which a disc is dropped. */
    private static Suite book(String... names) {
        final StringBuilder text = new StringBuilder();
        for (String name : names) {
            final String[] words = name.split(" ");
            text.append("  @").append(words[0]).append("\n  Example: ").append(name).append("\n    Given a new game\n")
                    .append(words[0].startsWith("guard") ? "    When a careless caller drops a disc in column "
                            + words[1] + "\n    Then an assertion stops the caller\n"
                            : "    When the first player drops a disc in column " + words[1]
                            + "\n    Then the game is not over\n");
        }
        return SuiteTest.suite(text.toString());
    }

    /** The reference with something before each disc that is dropped. */
    private static Map<String, byte[]> dropping(String before) {
        return changed(DROP, before + DROP);
    }

    private static Map<String, byte[]> changed(String text, String instead) {
        final Map<String, String> sources = new HashMap<>(Fixtures.reference(EXERCISE));
        assertThat(sources.get(ENGINE)).contains(text);
        sources.put(ENGINE, sources.get(ENGINE).replace(text, instead));
        return Fixtures.compiled(EXERCISE, sources);
    }

    private static List<Outcome> examined(Suite book, Map<String, byte[]> classes) {
        return new Examiner(book, Fixtures.WORKERS::nextPlayer, Optional::empty).examine(classes).outcomes();
    }

    private static List<String> words(List<Outcome> outcomes) {
        final List<String> words = new ArrayList<>();
        outcomes.forEach(each -> words.add(each.check().example() + " " + each.status()));
        return words;
    }

    /** Steps send several queries together: the process ends before the first is answered. */
    @Test
    void theCallThatBreaksOffIsFoundAmongThoseThatWereSentTogether() {
        final String query = "public Optional<Refusal> whyNotPlay(int column) {\n";
        final Reference reference = new Reference(EXERCISE, Fixtures.compiled(EXERCISE, Fixtures.reference(EXERCISE)));
        final RightAnswers rightAnswers = new RightAnswers(reference, Causes.of(EXERCISE));
        final Observed observed = new Examiner(book("C4-04 1"), Fixtures.WORKERS::nextPlayer, Optional::empty,
                () -> Optional.of(rightAnswers), Optional.empty(), Optional.empty())
                .examine(changed(query, query + "        System.exit(0);\n"));
        assertThat(observed.outcomes().get(0).cause().call()).isEqualTo("whyNotPlay(1)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"System.exit(0);", "Runtime.getRuntime().halt(1);",
        "try { new java.io.FileOutputStream(java.io.FileDescriptor.out).write(new byte[99]); }"
                + " catch (java.io.IOException broken) { throw new IllegalStateException(broken); }"})
    void aRuleIsLostWithItsFirstExampleThatBreaksOffAndTheOthersGoOn(String end) {
        final Suite book = book(
                "C4-01 1", "C4-01 4", "C4-01 2", "C4-02 1", "C4-02 2", "C4-03 4", "C4-03 1", "C4-04 1");
        assertThat(words(examined(book, dropping("        if (column == 4) { " + end + " }\n")))).containsExactly(
                "C4-01 1 PASSED", "C4-01 4 ERROR", "C4-01 2 NOT_RUN", "C4-02 1 PASSED", "C4-02 2 PASSED",
                "C4-03 4 ERROR", "C4-03 1 NOT_RUN", "C4-04 1 PASSED");
    }

    @Test
    void examplesOfALostRuleAreNotRunWhereverTheyStand() {
        final Suite book = book("C4-01 4", "C4-02 1", "C4-01 1");
        final List<Outcome> outcomes = examined(book, dropping("        if (column == 4) { System.exit(0); }\n"));
        assertThat(words(outcomes)).containsExactly("C4-01 4 ERROR", "C4-02 1 PASSED", "C4-01 1 NOT_RUN");
        assertThat(outcomes.get(2).message()).contains("earlier example of the same rule", "Correct that example");
    }

    @Test
    void moreBreakOffsThanThreeLoseNoRuleButTheirOwn() {
        final Suite book = book("C4-01 4", "C4-02 4", "C4-03 4", "C4-04 4", "C4-05 4", "C4-06 4", "C4-07 4",
                "C4-08 4", "C4-09 4", "C4-10 4", "C4-11 4", "C4-12 4", "C4-13 1");
        assertThat(words(examined(book, dropping("        if (column == 4) { System.exit(0); }\n"))))
                .hasSize(13).contains("C4-01 4 ERROR", "C4-12 4 ERROR").endsWith("C4-13 1 PASSED");
    }

    @Test
    void aGuardIsNotLostWithItsRuleNorTheRuleWithItsGuard() {
        final Suite book = book("C4-06 4", "C4-06 1", "guard-C4-06 0", "C4-05 1", "guard-C4-05 8", "guard-C4-05 0");
        assertThat(words(examined(book, changed("        assert whyNotPlay(column).isEmpty()",
                "        if (column == 4 || column == 8) { System.exit(0); }\n"
                        + "        assert whyNotPlay(column).isEmpty()")))).containsExactly(
                "C4-06 4 ERROR", "C4-06 1 NOT_RUN", "guard-C4-06 0 PASSED", "C4-05 1 PASSED", "guard-C4-05 8 ERROR",
                "guard-C4-05 0 NOT_RUN");
    }

    @Test
    void aProgramThatCannotBeginIsTriedThreeTimes() {
        final Suite book = book("C4-01 1", "C4-01 2", "C4-02 1", "C4-03 1", "C4-04 1", "C4-05 1");
        final List<Outcome> outcomes = examined(book, changed("    private Grid grid;",
                "    private Grid grid; static { System.exit(3); }"));
        assertThat(outcomes).extracting(Outcome::status).as("an engine that is loaded with the first game")
                .containsExactly(Status.ERROR, Status.NOT_RUN, Status.ERROR, Status.ERROR, Status.ERROR, Status.ERROR);
        final Map<String, String> sources = new HashMap<>(Fixtures.reference(EXERCISE));
        final String games = "connectfour/Games.java";
        sources.put(games, sources.get(games).replaceFirst("(class Games [^{]*\\{)", "$1 static { System.exit(3); }"));
        final List<Outcome> never = examined(book,
                Fixtures.compiled(EXERCISE, sources));
        assertThat(never).extracting(Outcome::status).containsExactly(Status.ERROR, Status.NOT_RUN, Status.ERROR,
                Status.ERROR, Status.NOT_RUN, Status.NOT_RUN);
        assertThat(never.get(5).message()).contains("no example can begin", "Correct");
    }

    @Test
    void anAssertionThatStopsEveryCallIsNoGuard() {
        final Suite book = book("C4-06 1", "guard-C4-06 0", "guard-C4-06 8");
        final List<Outcome> outcomes = examined(book, changed("        assert whyNotPlay(column).isEmpty()",
                "        assert false"));
        assertThat(words(outcomes)).containsExactly("C4-06 1 FAILED", "guard-C4-06 0 FAILED", "guard-C4-06 8 FAILED");
        assertThat(outcomes.get(1).message())
                .isEqualTo("An assertion stops every call of play, also those that the rules allow.");
    }

    @Test
    void aGuardThatLetsOneCallPassIsOneThoughTheCallGoesWrong() {
        final Suite book = book("C4-06 1", "C4-06 2", "guard-C4-06 0");
        assertThat(words(examined(book, changed("        assert whyNotPlay(column).isEmpty()",
                "        if (column == 2) { return; }\n        assert false")))).containsExactly(
                "C4-06 1 FAILED", "C4-06 2 PASSED", "guard-C4-06 0 PASSED");
    }

    @Test
    void besideOthersNothingIsSaidOfAProgramThatBreaksOff() {
        final Suite book = book("C4-01 1", "C4-02 4", "C4-03 1");
        final Examiner examiner = new Examiner(book, Fixtures.WORKERS::nextPlayer, Optional::empty);
        assertThat(examiner.examineBesideOthers(dropping("        if (column == 4) { System.exit(0); }\n")))
                .isEmpty();
        final Map<String, byte[]> right = dropping("");
        assertThat(examiner.examineBesideOthers(right)).isEqualTo(Optional.of(examiner.examine(right)));
    }
}
