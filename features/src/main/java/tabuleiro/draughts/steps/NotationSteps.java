package tabuleiro.draughts.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.function.Supplier;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Pdn;
import tabuleiro.draughts.PdnFen;
import tabuleiro.draughts.Position;

/** The phrases about PDN, the notation of the field. */
public final class NotationSteps {

    private final DraughtsProvider provider;
    private final TestedDraughts tested;
    private String fault = "it is not refused";

    /** Creates the steps for this tested game. */
    public NotationSteps(DraughtsProvider provider, TestedDraughts tested) {
        this.provider = provider;
        this.tested = tested;
    }

    /** Describes the position from which the game is resumed, by the rules that are agreed on. */
    @Given("the position {string} in PDN")
    public void position(String fen) {
        tested.setUp().pieces(PdnFen.parse(fen, tested.setUp().variant()));
    }

    /** Reads a position, which may be malformed. */
    @When("somebody reads the position {string} in PDN")
    public void readPosition(String fen) {
        attempt(() -> PdnFen.parse(fen, tested.setUp().variant()));
    }

    /** Reads a game, which may be malformed, and goes on from there. */
    @When("somebody reads this game in PDN")
    public void readGame(String text) {
        attempt(() -> {
            tested.play(Pdn.read(text, provider));
            return text;
        });
    }

    private void attempt(Supplier<?> reading) {
        try {
            reading.get();
        } catch (IllegalArgumentException wrong) {
            fault = wrong.getMessage();
        }
    }

    /** Checks why a text cannot be read, and where it is wrong. */
    @Then("the text is refused: {}")
    public void isRefused(String words) {
        assertThat(fault).as("why the text is refused").isEqualTo(words);
    }

    /** Checks how the position is written. */
    @Then("in PDN the position is {string}")
    public void isWritten(String fen) {
        assertThat(PdnFen.draw(tested.game().position())).as("the position in PDN").isEqualTo(fen);
    }

    /** Checks how a new game, after its moves so far, is written. */
    @Then("in PDN the game is")
    public void gameIsWritten(String text) {
        final Position start = provider.newGame(tested.game().variant()).position();
        assertThat(Pdn.write(tested.game(), start)).as("the game in PDN").isEqualToIgnoringNewLines(text);
    }

    /** Checks that the game reads back as it is. */
    @Then("what is written of the game in PDN reads the same")
    public void readsTheSame() {
        final Position start = provider.newGame(tested.game().variant()).position();
        assertThat(Pdn.read(Pdn.write(tested.game(), start), provider).position()).as("the game that is read")
                .isEqualTo(tested.game().position());
    }
}
