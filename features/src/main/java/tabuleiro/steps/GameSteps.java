package tabuleiro.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The phrases that all games share: positions, whose turn it is, the end and who has won. */
public final class GameSteps {

    private static final Pattern PLAYER = Pattern.compile("the (\\w+) player");

    private final TestedGame<?, ?> tested;

    /** Creates the steps for this tested game. */
    public GameSteps(TestedGame<?, ?> tested) {
        this.tested = tested;
    }

    /**
     * Reads who makes a move: a player, such as {@code the first player}, who asks first whether it is legal and must
     * be the one to make it; or {@code a careless caller}, who does not ask.
     */
    @ParameterType("the \\w+ player|a careless caller")
    public Actor actor(String words) {
        final Matcher player = PLAYER.matcher(words);
        return player.matches() ? new Actor(Optional.of(player.group(1))) : Actor.CARELESS;
    }

    /** Starts a new game; in Qwirkle, one for two players. */
    @Given("a new game( is started)")
    public void newGame() {
        tested.begin();
    }

    /** Starts a new game while the one so far stays as it is. */
    @When("another game is started meanwhile")
    public void newGameMeanwhile() {
        tested.beginMeanwhile();
    }

    /** Returns to the game that was played before the other one was started. */
    @When("the players return to the first game")
    public void returnToFirst() {
        tested.returnToFirst();
    }

    /** Describes the position from which the game is resumed, which must be legal and not over. */
    @Given("the grid/board")
    public void position(String picture) {
        tested.describe(picture);
    }

    /** Resumes a game from the position that is described or has been reached, unless it is refused. */
    @When("the players resume the game")
    public void resume() {
        tested.resume();
    }

    /** Resumes such a game without asking first. */
    @When("a careless caller resumes the game")
    public void resumeCarelessly() {
        tested.resumeCarelessly();
    }

    /** Checks every cell. */
    @Then("the grid/board is")
    public void isLike(String picture) {
        assertThat(tested.drawn()).as("the board").isEqualTo(tested.drawn(picture));
    }

    /** Checks what lies on one cell. */
    @Then("{cell} holds {}")
    public void holds(Object cell, String words) {
        assertThat(tested.at(cell)).as("what lies on %s", cell).isEqualTo(words);
    }

    /** Checks one cell on which nothing lies. */
    @Then("{cell} is empty")
    public void isEmpty(Object cell) {
        holds(cell, TestedGame.NOTHING);
    }

    /** Checks whose turn it is, or would be after the end. */
    @Then("the {player} player is next")
    public void isNext(Object player) {
        assertThat((Object) tested.nextToPlay()).as("the player whose turn it is").isEqualTo(player);
    }

    /** Checks that no move is legal. */
    @Then("there is no legal move")
    public void noLegalMove() {
        assertThat((Object) tested.legalMoves()).as("the legal moves").isEqualTo(List.of());
    }

    /** Checks that every query returns the same when it is asked again, and that nothing has changed. */
    @Then("asking every query twice returns the same values and changes nothing")
    public void queriesChangeNothing() {
        final Answers first = tested.answers();
        final Answers second = tested.answers();
        assertThat(second.differingFrom(first)).as("what queries return when they are asked again")
                .isEqualTo(first.differingFrom(second));
    }

    /** Checks that the game goes on. */
    @Then("the game is not over")
    public void isNotOver() {
        assertThat(tested.isOver()).as("the game is over").isFalse();
    }

    /** Checks that the game has ended, whoever won. */
    @Then("the game is over")
    public void isOver() {
        assertThat(tested.isOver()).as("the game is over").isTrue();
    }

    /** Checks that one player has won, and nobody else. */
    @Then("the {player} player has won")
    public void hasWon(Object player) {
        winnersAre(List.of(player));
    }

    /** Checks that nobody has won. */
    @Then("nobody has won")
    public void nobodyHasWon() {
        winnersAre(List.of());
    }

    /** Checks that the game has ended and nobody has won. */
    @Then("the game is a draw")
    public void isDraw() {
        isOver();
        nobodyHasWon();
    }

    private void winnersAre(List<Object> players) {
        assertThat((Object) tested.winners().stream().sorted().toList()).as("who has won").isEqualTo(players);
    }
}
