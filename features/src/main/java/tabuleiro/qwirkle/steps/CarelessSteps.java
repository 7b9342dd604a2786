package tabuleiro.qwirkle.steps;

import io.cucumber.java.en.When;
import java.util.List;
import java.util.Set;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;
import tabuleiro.steps.Moves;

/** What the phrases about a careless caller mean: calls that break a precondition, made without asking first. */
public final class CarelessSteps {

    private final QwirkleProvider provider;
    private final QwirkleSteps table;
    private final Moves moves;

    /** Will break preconditions of what this provider makes, at the table of these steps. */
    public CarelessSteps(QwirkleProvider provider, QwirkleSteps table, Moves moves) {
        this.provider = provider;
        this.table = table;
        this.moves = moves;
    }

    /** Plays a tile where it may not be played. */
    @When("a careless caller plays {tile} on {cell}")
    public void play(Tile tile, Cell cell) {
        call(() -> table.game().play(tile, cell));
    }

    /** Ends a turn that may not be ended. */
    @When("a careless caller ends the turn")
    public void endTurn() {
        call(() -> table.game().endTurn());
    }

    /** Trades tiles that may not be traded. */
    @When("a careless caller trades {tiles}")
    public void trade(List<Tile> tiles) {
        call(() -> table.game().trade(tiles));
    }

    /** Passes when that may not be. */
    @When("a careless caller passes")
    public void pass() {
        call(() -> table.game().pass());
    }

    /** Asks about a cell that the board does not have. */
    @When("a careless caller asks for the tile on {cell}")
    public void tile(Cell cell) {
        call(() -> table.game().at(cell));
    }

    /** Asks about a player who is not there. */
    @When("a careless caller asks for the hand of the {player} player")
    public void hand(Player player) {
        call(() -> table.game().hand(player));
    }

    /** Asks about a player who is not there. */
    @When("a careless caller asks for the points of the {player} player")
    public void points(Player player) {
        call(() -> table.game().points(player));
    }

    /** Begins a game that cannot begin. */
    @When("a careless caller begins a game for {int} players")
    public void begin(int players) {
        final Start start = new Start(players, provider.shuffledBag(1), Set.of(), 1);
        call(() -> provider.newGame(start));
    }

    /** Takes up the game that has come to its end. */
    @When("a careless caller goes on from there")
    public void goOn() {
        call(() -> provider.newGame(table.game().position()));
    }

    private void call(Runnable call) {
        moves.force(() -> table.game().position(), call);
    }
}
