package tabuleiro.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which rule is meant by answers of which each contradicts one of several. */
class PossibleCausesTest {

    private final PossibleCauses possible = new PossibleCauses();

    @Test
    void theRuleThatExplainsMostIsMeantIfAnExampleOfItsOwnFails() {
        possible.add("A|B", "A");
        possible.add("C|B", "C");
        assertThat(possible.likely("A|B")).as("no example of B fails").isEqualTo("A");
        possible.add("B", "B");
        assertThat(possible.likely("A|B")).isEqualTo("B");
        assertThat(possible.likely("C|B")).isEqualTo("B");
    }

    @Test
    void aRuleWhoseOwnExamplesPassIsNotMeantWhereThoseOfAnotherFail() {
        possible.addOther("A");
        possible.add("A|B", "B");
        possible.add("A|C", "D");
        assertThat(possible.likely("A|B")).as("A explains more, but its examples pass").isEqualTo("B");
        assertThat(possible.likely("A|C")).as("nothing is known against C").isEqualTo("A");
    }

    /** Both explain both: one of four examples of A fails, the only one of B. */
    @Test
    void ofThoseThatExplainAsMuchTheOneIsMeantOfWhichAGreaterPartFails() {
        possible.add("A|B", "A");
        possible.add("A|B", "B");
        for (int i = 0; i < 3; i++) {
            possible.addOther("A");
        }
        assertThat(possible.likely("A|B")).isEqualTo("B");
    }

    /** A half of both fails, and the answers speak of A. */
    @Test
    void ofThoseOfWhichAsMuchFailsTheOneIsMeantOfWhichTheAnswersSpeak() {
        possible.add("A|B", "A");
        possible.add("A|B", "B");
        possible.addOther("A");
        possible.addOther("B");
        assertThat(possible.likely("B|A")).isEqualTo("A");
    }

    @Test
    void whatIsBehindMuchIsMeantOnlyIfAnAnswerSpeaksOfIt() {
        possible.add("A|?B", "A");
        possible.add("C|?B", "C");
        assertThat(possible.likely("A|?B")).isEqualTo("A");
        possible.add("B|D", "E");
        assertThat(possible.likely("D|?B")).as("nothing is known against D").isEqualTo("B");
        assertThat(possible.likely("A|?B")).as("no example of B fails").isEqualTo("A");
        possible.add("B|D", "B");
        assertThat(possible.likely("A|?B")).isEqualTo("B");
    }
}
