package tabuleiro.connectfour.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.steps.Actor;
import tabuleiro.steps.Moves.Attempt;

/** The phrases about dropping discs, and about the columns of the grid. */
public final class ConnectFourSteps {

    private final TestedConnectFour tested;

    /** Creates the steps for this tested game. */
    public ConnectFourSteps(TestedConnectFour tested) {
        this.tested = tested;
    }

    /** Drops one disc, unless it is refused. */
    @When("{actor} drops a disc in column {int}")
    public void drop(Actor actor, int column) {
        tested.make(actor, tested::nextToPlay, dropping(List.of(column)));
    }

    /** Drops one disc after another, whoever is next; none may be refused but the last. */
    @When("the players in turn drop discs in columns {columns}")
    public void dropAll(List<Integer> columns) {
        tested.make(dropping(columns));
    }

    private List<Attempt> dropping(List<Integer> columns) {
        final ConnectFour game = tested.game();
        return columns.stream().map(column -> new Attempt(() -> game.whyNotPlay(column), () -> game.play(column)))
                .toList();
    }

    /** Asks about a column that does not exist. */
    @When("a careless caller asks whether column {int} has space")
    public void askForSpace(int column) {
        tested.call(() -> tested.game().hasSpace(column));
    }

    /** Asks about a cell that does not exist. */
    @When("a careless caller asks what lies in row {int}, column {int}")
    public void askFor(int row, int column) {
        tested.call(() -> tested.game().at(row, column));
    }

    /** Checks which columns have space, and that the others have none. */
    @Then("exactly the columns {columns} have space")
    public void haveSpace(List<Integer> columns) {
        assertThat(IntStream.rangeClosed(1, ConnectFour.COLUMNS).filter(tested.game()::hasSpace).boxed().toList())
                .as("the columns that have space").isEqualTo(columns);
    }

    /** Checks that no column has space. */
    @Then("no column has space")
    public void noneHasSpace() {
        haveSpace(List.of());
    }

    /** Checks in which columns a disc may be dropped now, in ascending order. */
    @Then("the legal moves are columns {columns}")
    public void legalMoves(List<Integer> columns) {
        assertThat(tested.game().legalMoves()).as("the columns in which a disc may be dropped").isEqualTo(columns);
    }
}
