package tabuleiro.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which rule is meant by answers of which each contradicts one of several. */
class SuspectsTest {

    private final Suspects suspects = new Suspects();

    @Test
    void theRuleThatExplainsMostIsMeantIfAnExampleOfItsOwnFails() {
        suspects.hear("A|B", "A");
        suspects.hear("C|B", "C");
        assertThat(suspects.likely("A|B")).as("no example of B fails").isEqualTo("A");
        suspects.hear("B", "B");
        assertThat(suspects.likely("A|B")).isEqualTo("B");
        assertThat(suspects.likely("C|B")).isEqualTo("B");
    }

    @Test
    void aRuleWhoseOwnExamplesPassIsNotMeantWhereThoseOfAnotherFail() {
        suspects.hearOther("A");
        suspects.hear("A|B", "B");
        suspects.hear("A|C", "D");
        assertThat(suspects.likely("A|B")).as("A explains more, but its examples pass").isEqualTo("B");
        assertThat(suspects.likely("A|C")).as("nothing is known against C").isEqualTo("A");
    }

    /** Both explain both: one of four examples of A fails, the only one of B. */
    @Test
    void ofThoseThatExplainAsMuchTheOneIsMeantOfWhichAGreaterPartFails() {
        suspects.hear("A|B", "A");
        suspects.hear("A|B", "B");
        for (int i = 0; i < 3; i++) {
            suspects.hearOther("A");
        }
        assertThat(suspects.likely("A|B")).isEqualTo("B");
    }

    /** A half of both fails, and the answers speak of A. */
    @Test
    void ofThoseOfWhichAsMuchFailsTheOneIsMeantOfWhichTheAnswersSpeak() {
        suspects.hear("A|B", "A");
        suspects.hear("A|B", "B");
        suspects.hearOther("A");
        suspects.hearOther("B");
        assertThat(suspects.likely("B|A")).isEqualTo("A");
    }

    @Test
    void whatIsBehindMuchIsMeantOnlyIfAnAnswerSpeaksOfIt() {
        suspects.hear("A|?B", "A");
        suspects.hear("C|?B", "C");
        assertThat(suspects.likely("A|?B")).isEqualTo("A");
        suspects.hear("B|D", "E");
        assertThat(suspects.likely("D|?B")).as("nothing is known against D").isEqualTo("B");
        assertThat(suspects.likely("A|?B")).as("no example of B fails").isEqualTo("A");
        suspects.hear("B|D", "B");
        assertThat(suspects.likely("A|?B")).isEqualTo("B");
    }
}
