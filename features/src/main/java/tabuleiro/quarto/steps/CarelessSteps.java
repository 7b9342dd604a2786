package tabuleiro.quarto.steps;

import io.cucumber.java.en.When;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.QuartoProvider;
import tabuleiro.steps.Moves;

/** What the phrases about a careless caller mean: calls that break a precondition, made without asking first. */
public final class CarelessSteps {

    private final QuartoProvider provider;
    private final QuartoSteps table;
    private final Moves moves;

    /** Will break preconditions of what this provider makes, at the table of these steps. */
    public CarelessSteps(QuartoProvider provider, QuartoSteps table, Moves moves) {
        this.provider = provider;
        this.table = table;
        this.moves = moves;
    }

    /** Chooses a piece that may not be chosen. */
    @When("a careless caller chooses {piece}")
    public void choose(Piece piece) {
        call(() -> table.game().choose(piece));
    }

    /** Places a piece where none may be placed. */
    @When("a careless caller places a piece on {cell}")
    public void place(Cell cell) {
        call(() -> table.game().place(cell));
    }

    /** Takes up a game that cannot go on. */
    @When("a careless caller goes on from the board")
    public void goOn(String picture) {
        call(() -> provider.newGame(Position.parse(picture)));
    }

    private void call(Runnable call) {
        moves.force(() -> table.game().position(), call);
    }
}
