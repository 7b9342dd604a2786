package tabuleiro.draughts.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;

/** The phrases about the first delivery: which square a piece can reach when only squares are known, no colours. */
public final class ReachSteps {

    private final DraughtsProvider provider;
    private final TestedDraughts tested;
    private Set<Square> occupied = Set.of();

    /** Creates the steps for this provider. */
    public ReachSteps(DraughtsProvider provider, TestedDraughts tested) {
        this.provider = provider;
        this.tested = tested;
    }

    /** Describes on which squares pieces stand, whatever they are, for the first delivery. */
    @Given("the occupied squares")
    public void occupied(String picture) {
        occupied = new HashSet<>(Position.parse(picture).pieces().keySet());
    }

    /**
     * Checks which empty dark squares a piece can reach in one turn, as a black man, in the order of the squares:
     * these, and no other.
     */
    @Then("the piece on {cell} can reach exactly {squares}")
    public void reaches(Object from, List<Square> squares) {
        final List<Square> reached = Square.ALL.stream().filter(Square::isDark)
                .filter(square -> !occupied.contains(square))
                .filter(square -> provider.canReach(occupied, (Square) from, square)).toList();
        assertThat(reached).as("the squares that the piece on %s can reach", from).isEqualTo(squares);
    }

    /** Checks that a piece can reach none of the empty squares, light or dark, in one turn. */
    @Then("the piece on {cell} can reach no square")
    public void reachesNothing(Object from) {
        final List<Square> reached = Square.ALL.stream().filter(square -> !occupied.contains(square))
                .filter(square -> provider.canReach(occupied, (Square) from, square)).toList();
        assertThat(reached).as("the squares that the piece on %s can reach", from).isEqualTo(List.of());
    }

    /** Asks what must not be asked. */
    @When("a careless caller asks whether the piece on {cell} can reach {cell}")
    public void ask(Object from, Object to) {
        tested.call(() -> provider.canReach(occupied, (Square) from, (Square) to));
    }
}
