package tabuleiro.connectfour.steps;

import io.cucumber.java.en.When;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.steps.Moves;

/** What the phrases about a careless caller mean: calls that break a precondition, made without asking first. */
public final class CarelessSteps {

    private final ConnectFourProvider provider;
    private final ConnectFourSteps table;
    private final AgentSteps agents;
    private final Moves moves;

    /** Will break preconditions of what this provider makes, at the table of these steps. */
    public CarelessSteps(ConnectFourProvider provider, ConnectFourSteps table, AgentSteps agents, Moves moves) {
        this.provider = provider;
        this.table = table;
        this.agents = agents;
        this.moves = moves;
    }

    /** Drops a disc where none may be dropped. */
    @When("a careless caller drops a disc in column {int}")
    public void drop(int column) {
        call(() -> table.game().play(column));
    }

    /** Asks about a column that does not exist. */
    @When("a careless caller asks whether column {int} has space")
    public void hasSpace(int column) {
        call(() -> table.game().hasSpace(column));
    }

    /** Asks about a cell that does not exist. */
    @When("a careless caller asks for the value of the cell in row {int}, column {int}")
    public void at(int row, int column) {
        call(() -> table.game().at(row, column));
    }

    /** Takes up a game that cannot go on. */
    @When("a careless caller goes on from the grid")
    public void goOn(String picture) {
        call(() -> provider.newGame(Position.parse(picture)));
    }

    /** Asks an agent when it must not be asked. */
    @When("a careless caller asks the agent for a column for the {player} player")
    public void ask(Player player) {
        call(() -> agents.agent().chooseColumn(table.game(), player));
    }

    private void call(Runnable call) {
        moves.force(() -> table.game().position(), call);
    }
}
