package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Slow;
import tabuleiro.grading.Thorough;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.suite.Suite;

/** Calls that are sent together are answered, and go wrong, as if they were made one by one. */
@Slow
class AheadTest {

    private static final Exercise EXERCISE = new Exercise("connect-four");
    private static final String ENGINE = "connectfour/Engine.java";
    private static final String WHY_NOT = "public Optional<Refusal> whyNotPlay(int column) {\n";
    private static final String AT = "public Optional<Player> at(int row, int column) {\n";
    private static final String PLAY = "public void play(int column) {\n";

    private static final String TWICE = """
              @C4-01
              Example: twice
                Given a new game
                Then asking every query twice returns the same values and changes nothing
            """;
    private static final Suite SUITE = SuiteTest.suite(TWICE + """
              @C4-02
              Example: a game as usual
                Given a new game
                When the first player drops a disc in column 4
                Then the cell in row 6, column 4 holds a disc of the first player
                And the second player is next
              @guard-C4-06
              Example: a guard
                Given a new game
                When a careless caller drops a disc in column 8
                Then an assertion stops the caller
            """);

    /** Examines the reference with something before what it does when it is asked about a column that no game has. */
    private static List<Outcome> examined(String before) {
        return examined(SUITE, WHY_NOT, "if (column == 0) { " + before + " }\n");
    }

    private static List<Outcome> examined(Suite suite, String query, String before) {
        final Map<String, String> sources = new HashMap<>(Fixtures.reference(EXERCISE));
        assertThat(sources.get(ENGINE)).contains(query);
        sources.put(ENGINE, sources.get(ENGINE).replace(query, query + before));
        return new Examiner(suite, Fixtures.WORKERS::nextPlayer, Optional::empty)
                .examine(Fixtures.compiled(EXERCISE, sources)).outcomes();
    }

    private static List<String> words(List<Outcome> outcomes) {
        return outcomes.stream().map(each -> each.check().example() + " " + each.status()).toList();
    }

    @Test
    void whatIsAskedTogetherIsAnswered() {
        assertThat(words(examined(""))).containsExactly("twice PASSED", "a game as usual PASSED", "a guard PASSED");
    }

    @Test
    void whatFollowsAQueryThatFailsIsForgottenWithTheExample() {
        final List<Outcome> outcomes =
                examined("throw new IllegalStateException(\"no such column\");");
        assertThat(words(outcomes)).containsExactly("twice ERROR", "a game as usual PASSED", "a guard PASSED");
        assertThat(outcomes.get(0).message()).contains("IllegalStateException: no such column", "Engine.whyNotPlay");
    }

    @Test
    void aProgramThatEndsAtAQueryLosesTheRuleThatAsksIt() {
        assertThat(words(examined("System.exit(0);")))
                .containsExactly("twice ERROR", "a game as usual PASSED", "a guard ERROR");
    }

    @Test
    void aQueryThatNeverReturnsIsReported() {
        final List<Outcome> outcomes = examined("while (true) { Thread.onSpinWait(); }");
        assertThat(words(outcomes)).containsExactly("twice ERROR", "a game as usual PASSED", "a guard ERROR");
        assertThat(outcomes.get(0).message()).startsWith("No answer in time");
    }

    @Thorough
    @Test
    void eachOfSeveralSlowQueriesHasTheTimeOfACall() {
        assertThat(words(examined(SuiteTest.suite(TWICE), AT, """
                if (column == 3) {
                    final long start = System.nanoTime();
                    while (System.nanoTime() - start < 250_000_000L) { Thread.onSpinWait(); }
                }
                """))).containsExactly("twice PASSED");
    }

    @Test
    void aMoveThatFailsIsMadeOnceAndReportedNotWhatIsAskedAfterIt() {
        final List<Outcome> outcomes = examined(SUITE, PLAY, """
                if (column == 4) {
                    grid = grid.drop(column, nextToPlay());
                    throw new IllegalStateException("after the disc");
                }
                """);
        assertThat(words(outcomes)).containsExactly("twice PASSED", "a game as usual ERROR", "a guard FAILED");
        assertThat(outcomes.get(1).message()).contains("IllegalStateException: after the disc", "Engine.play");
        assertThat(outcomes.get(1).before()).as("the grid before the move").doesNotContain("1");
        assertThat(outcomes.get(1).after().chars().filter(each -> each == '1' || each == '2'))
                .as("the discs after the move").hasSize(1);
    }

    @Test
    void moreChoicesOfAnAgentThanAreSentAtOnceAreAllMade() {
        assertThat(words(examined(SuiteTest.suite("""
                  @C4-17
                  Example: many choices
                    Given a new game
                    And a random agent with seed 2
                    When another random agent with seed 2 and the agent are in turn asked 900 times for the first player
                    Then both agents have chosen alike
                """), PLAY, ""))).containsExactly("many choices PASSED");
    }
}
