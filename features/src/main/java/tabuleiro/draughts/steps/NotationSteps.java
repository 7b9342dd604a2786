package tabuleiro.draughts.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Pdn;
import tabuleiro.draughts.PdnFen;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Variant;
import tabuleiro.notation.PortableGame;

/** The phrases about PDN, the notation of the field. */
public final class NotationSteps {

    private final DraughtsProvider provider;
    private final TestedDraughts tested;
    private String fault = "it is not refused";
    private Optional<Position> first = Optional.empty();

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
            play(PortableGame.readAll(text).get(0));
            return text;
        });
    }

    private void play(PortableGame read) {
        final Variant variant = Pdn.variant(read.tags()).orElseThrow();
        final Draughts game = read.tags().containsKey("FEN")
                ? provider.newGame(PdnFen.parse(read.tags().get("FEN"), variant)) : provider.newGame(variant);
        first = Optional.of(game.position());
        read.moves().forEach(move -> game.move(Pdn.way(game, move.text()).orElseThrow()));
        tested.play(game);
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

    /** Checks what a move means in a file with other numbers or names of squares. */
    @Then("in PDN, with the GameType {word}, {word} is the move {word}")
    public void isNumbered(String type, String move, String own) {
        assertThat(Pdn.numbered(Map.of("GameType", type), move)).as("the move").isEqualTo(own);
    }

    /** Checks how the position is written. */
    @Then("in PDN the position is {string}")
    public void isWritten(String fen) {
        assertThat(PdnFen.draw(tested.game().position())).as("the position in PDN").isEqualTo(fen);
    }

    /** Checks how a game that was read, or else a new one, is written after its moves so far. */
    @Then("in PDN the game is")
    public void gameIsWritten(String text) {
        final Position start = first.orElseGet(() -> provider.newGame(tested.game().variant()).position());
        assertThat(Pdn.of(tested.game(), start, List.of("?", "?")).write()).as("the game in PDN")
                .isEqualToIgnoringNewLines(text);
    }
}
