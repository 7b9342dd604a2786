package tabuleiro.quarto.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.steps.Actor;
import tabuleiro.steps.Moves.Attempt;

/** The phrases about choosing and placing pieces. */
public final class QuartoSteps {

    private final TestedQuarto tested;

    /** Creates the steps for this tested game. */
    public QuartoSteps(TestedQuarto tested) {
        this.tested = tested;
    }

    /** Reads which pieces a list puts on which cells, such as {@code (B! on A1, [p; on B2}, in this order. */
    @ParameterType("[(\\[][BbPp][!;] on [A-D][1-4](?:, [(\\[][BbPp][!;] on [A-D][1-4])*")
    public List<Placement> placements(String list) {
        return Placement.list(list);
    }

    /** Describes a board with these pieces, no other, and none chosen. */
    @Given("the board with {placements}")
    public void board(List<Placement> placements) {
        final List<Optional<Piece>> pieces = new ArrayList<>(Collections.nCopies(Cell.ALL.size(), Optional.empty()));
        placements.forEach(placement -> pieces.set(placement.cell().index(), Optional.of(placement.piece())));
        tested.describe(new Position(pieces, Optional.empty()));
    }

    /** Chooses a piece for the opponent, unless it is refused. */
    @When("{actor} chooses {piece}")
    public void choose(Actor actor, Piece piece) {
        tested.make(actor, tested.game()::chooser, List.of(choosing(piece)));
    }

    /** Places the chosen piece, unless it is refused. */
    @When("{actor} places it/one on {cell}")
    public void place(Actor actor, Cell cell) {
        tested.make(actor, tested::nextToPlay, List.of(placing(cell)));
    }

    /** Plays both halves of a turn, of which only the last may be refused: the opponent chooses, the player places. */
    @When("{actor} is given {piece} and places it on {cell}")
    public void takeTurn(Actor actor, Piece piece, Cell cell) {
        tested.make(actor, tested::nextToPlay, List.of(choosing(piece), placing(cell)));
    }

    /** Plays one whole turn after another; nothing may be refused but the last half. */
    @When("the players in turn place {placements}")
    public void takeTurns(List<Placement> placements) {
        final List<Attempt> halves = new ArrayList<>();
        for (Placement each : placements) {
            halves.add(choosing(each.piece()));
            halves.add(placing(each.cell()));
        }
        tested.make(halves);
    }

    private Attempt choosing(Piece piece) {
        final Quarto game = tested.game();
        return new Attempt(() -> game.whyNotChoose(piece), () -> game.choose(piece));
    }

    private Attempt placing(Cell cell) {
        final Quarto game = tested.game();
        return new Attempt(() -> game.whyNotPlace(cell), () -> game.place(cell));
    }

    /** Checks which piece waits to be placed. */
    @Then("{piece} is chosen")
    public void isChosen(Piece piece) {
        assertThat(tested.game().chosen()).as("the chosen piece").isEqualTo(Optional.of(piece));
    }

    /** Checks that no piece waits to be placed. */
    @Then("no piece is chosen")
    public void noneIsChosen() {
        assertThat(tested.game().chosen()).as("the chosen piece").isEqualTo(Optional.empty());
    }

    /** Checks who has which role. */
    @Then("the {player} player is to choose and the {player} player to place")
    public void roles(Player chooser, Player placer) {
        assertThat(tested.game().chooser()).as("the player who chooses").isEqualTo(chooser);
        assertThat(tested.game().nextToPlay()).as("the player who places").isEqualTo(placer);
    }
}
