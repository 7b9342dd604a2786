package tabuleiro.feedback;

import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.feedback.ReportTest.charged;
import static tabuleiro.feedback.ReportTest.outcome;
import static tabuleiro.feedback.ReportTest.report;
import static tabuleiro.feedback.ReportTest.right;
import static tabuleiro.feedback.ReportTest.unwritten;
import static tabuleiro.feedback.ReportTest.wrong;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.feedback.Outcome.State;

/** Shows under which rules a failure is reported. */
class HeadingTest {

    @Test
    void theHeadingIsTheRuleThatTheFirstWrongAnswerContradictsIfMoreOfItsExamplesFailForIt() {
        assertThat(report(charged("CH-01", 1), right("CH-01", 1), charged("CH-03", 2)).brief())
                .containsSubsequence("CH-03: The rule CH-03", "    0 of 1 examples pass.",
                        "    Example: a name (an example of CH-01)", "    what is wrong with CH-01");
        assertThat(report(charged("CH-01", 1), right("CH-01", 1), right("CH-03", 2)).brief())
                .containsSubsequence("CH-01: The rule CH-01", "    1 of 2 examples pass.", "    Example: a name");
        assertThat(report(charged("CH-01", 1), right("CH-01", 1)).brief()).contains("CH-01: The rule CH-01");
    }

    @Test
    void anExampleOfWhichItIsNotKnownWhatItFailsForIsHeadedByItsOwnRule() {
        assertThat(report(wrong("CH-01", 1), charged("CH-03", 2)).brief()).contains("CH-01: The rule CH-01");
        assertThat(report(unwritten("CH-01", 1).breaking("CH-03"), charged("CH-03", 2)).brief())
                .contains("CH-01: The rule CH-01");
    }

    @Test
    void whereOthersAreNotRunBecauseOfItItIsTheRuleThatGradingWouldCharge() {
        final Outcome loop = outcome("CH-01", 1, State.NO_END).breaking("CH-03");
        assertThat(report(loop, outcome("CH-03", 1, State.NOT_RUN)).brief()).contains("CH-03: The rule CH-03");
        assertThat(report(loop.breaking("CH-03/CH-01"), outcome("CH-03", 1, State.NOT_RUN)).brief())
                .contains("CH-03: The rule CH-03");
        assertThat(report(loop.breaking("CH-03/CH-04"), outcome("CH-03", 1, State.NOT_RUN), unwritten("CH-04", 2))
                .brief()).as("only one is meant").contains("CH-03: The rule CH-03");
        assertThat(report(loop, wrong("CH-01", 1), outcome("CH-03", 1, State.NOT_RUN)).brief())
                .as("other examples of its own rule fail for that").contains("CH-01: The rule CH-01");
    }

    @Test
    void ifTheAnswerSpeaksOfARuleOfALaterTaskTheHeadingIsTheExamplesOwn() {
        final Outcome later = wrong("CH-01", 1).breaking("CH-03|CH-02");
        assertThat(report(later, wrong("CH-02", 1).breaking("CH-02"), wrong("CH-02", 1).breaking("CH-03|CH-02"),
                unwritten("CH-03", 2)).brief()).contains("CH-01: The rule CH-01");
    }

    @Test
    void whatBreaksOffInAMethodOfALaterTaskThatIsBegunIsHeadedByItsRule() {
        final Outcome here = outcome("CH-01", 1, State.BREAKS_OFF).breaking("CH-03/CH-04");
        final Outcome there = outcome("CH-03", 2, State.BREAKS_OFF).breaking("CH-03/CH-04");
        assertThat(report(here, there, right("CH-04", 2), unwritten("CH-05", 3)).brief())
                .contains("CH-03: The rule CH-03");
        assertThat(report(here, unwritten("CH-03", 2), unwritten("CH-05", 3)).brief())
                .contains("CH-01: The rule CH-01");
    }

    @Test
    void whileSomethingIsNotWrittenOnlyWhatAnEarlierTaskBeganIsBehindAFailure() {
        final Outcome turn = wrong("CH-03", 2).breaking("CH-03");
        final Outcome board = wrong("CH-01", 2).breaking("CH-01|?CH-03");
        assertThat(report(board, turn, unwritten("CH-04", 3)).brief()).contains("CH-01: The rule CH-01");
        assertThat(report(right("CH-03", 1), board, right("CH-01", 2), turn, turn, unwritten("CH-04", 3)).brief())
                .contains("CH-03: The rule CH-03");
    }

    @Test
    void ifNoExampleFailsForEitherRuleItIsOneThatTheAnswerMayContradict() {
        final Outcome other = wrong("CH-02", 2).breaking("CH-04");
        assertThat(report(wrong("CH-01", 1).breaking("CH-04|CH-03"), other, other, charged("CH-03", 2),
                right("CH-04", 2)).brief()).contains("CH-03: The rule CH-03");
    }

    @Test
    void whereNoAnswerTellsWhichItIsAFewOfWhoseExamplesMostFail() {
        final Outcome[] all = Stream.of("CH-01", "CH-02", "CH-03", "CH-04", "CH-05", "CH-06")
                .map(id -> wrong(id, 1).breaking("CH-06/CH-05/CH-04/CH-03/CH-02")).toArray(Outcome[]::new);
        all[4] = right("CH-05", 1);
        assertThat(report(all).brief()).containsSubsequence(
                "One of CH-06, CH-04, CH-03: there is no answer that tells which", "    CH-06: The rule CH-06",
                "    CH-04: The rule CH-04", "    CH-03: The rule CH-03", "    Example: a name (an example of CH-01)");
        assertThat(report(wrong("CH-01", 1).breaking("CH-02/CH-03"), right("CH-02", 1), right("CH-03", 1)).brief())
                .as("none of their examples fails").contains("CH-01: The rule CH-01");
        assertThat(report(wrong("CH-01", 1).breaking("CH-02/CH-03"), wrong("CH-02", 1).breaking("CH-02/CH-03"),
                right("CH-03", 1)).brief()).as("one alone").contains("CH-02: The rule CH-02");
    }

    @Test
    void aRuleThatIsNearlyAsLikelyIsNamedBesideIt() {
        final String either = "CH-02|CH-03";
        final Outcome[] all = {wrong("CH-01", 1).breaking(either), wrong("CH-02", 1).breaking(either),
                right("CH-02", 1), wrong("CH-03", 1).breaking(either)};
        assertThat(report(all).brief()).contains("One of CH-02, CH-03: there is no answer that tells which");
        final Outcome other = wrong("CH-02", 1).breaking("CH-02");
        assertThat(report(all[0], all[1], all[3], other, other, other).brief()).as("CH-03 explains half as much")
                .contains("CH-02: The rule CH-02");
        all[2] = right("CH-03", 1);
        assertThat(report(all).brief()).as("less of it fails").contains("CH-02: The rule CH-02");
    }

    @Test
    void whereItBreaksOffTheRuleOfTheMethodStandsFirst() {
        final Outcome here = outcome("CH-02", 1, State.BREAKS_OFF).breaking("CH-02/CH-03");
        assertThat(report(here, right("CH-02", 1), wrong("CH-03", 1).breaking("CH-02/CH-03")).brief())
                .contains("One of CH-02, CH-03: there is no answer that tells which");
    }
}
