package tabuleiro.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Descriptor;
import tabuleiro.rulebook.Phrases.Phrase;

/** Tests that phrases are read from the sources of their steps. */
class PhrasesTest {

    private static final String STEPS = """
            /** The phrases about kings. */
            public final class KingSteps {
                /** One of {@code king} or {@code queen}. */
                @ParameterType("king|queen(?:, \\d)")
                public String piece(String word) {
                }

                /**
                 * The king moves,
                 * unless it is refused. Nobody reads this.
                 *
                 * @param to where to
                 */
                @When("{piece} moves to {string}, \\"so\\" "
                        + "he says")
                @Given("he moves")
                public void move(String piece, String to) {
                }

                /** Compares the board. */
                @Then("the board is")
                public void is(String text) {
                }

                /** No phrase. */
                private void none() {
                }
            }
            """;

    @Test
    void anAnnotationIsAPhraseAndTheCommentAboveItItsMeaning() {
        final Phrases.Steps steps = Phrases.steps(Descriptor.in("chess"), STEPS);
        assertThat(steps.meaning()).isEqualTo("The phrases about kings.");
        assertThat(steps.words())
                .containsExactly(new Phrase("{piece}", "One of {@code king} or {@code queen}.", ""));
        assertThat(steps.phrases().subList(0, 1)).containsExactly(new Phrase(
                "{piece} moves to {string}, \"so\" he says", "The king moves, unless it is refused.", ""));
        assertThat(steps.phrases().get(2)).isEqualTo(new Phrase("the board is", "Compares the board.", "picture"));
    }

    @Test
    void thePageListsThoseOfAllGamesFirst() {
        final List<Phrases> phrases = Phrases.in(Path.of("src/main/java"));
        assertThat(phrases).extracting(Phrases::title)
                .startsWith("All games", "Connect Four", "Quarto", "Qwirkle", "Draughts", "Chess");
        assertThat(phrases).flatExtracting(Phrases::classes).flatExtracting(Phrases.Steps::phrases)
                .hasSizeGreaterThan(150).allSatisfy(phrase -> assertThat(phrase.meaning()).isNotEmpty());
    }
}
