package tabuleiro.connectfour.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;
import tabuleiro.steps.Moves;

/** What the phrases about the grid, its columns and the turns of a game of Connect Four mean. */
public final class ConnectFourSteps {

    private final ConnectFourProvider provider;
    private final Moves moves;
    private ConnectFour game;

    /** Will speak of the games that this provider makes. */
    public ConnectFourSteps(ConnectFourProvider provider, Moves moves) {
        this.provider = provider;
        this.moves = moves;
    }

    /** Which player do the words mean? */
    @ParameterType("first|second")
    public Player player(String word) {
        return Player.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** Which columns does a list such as {@code 4, 4, 3} name, in this order? */
    @ParameterType("\\d+(?:, \\d+)*")
    public List<Integer> columns(String list) {
        return Arrays.stream(list.split(", ")).map(Integer::valueOf).toList();
    }

    /** Which game is being played, all its moves so far having been allowed? */
    ConnectFour game() {
        moves.mustBeAccepted();
        return game;
    }

    /** Starts from the empty grid. */
    @Given("a new game( is started)")
    public void newGame() {
        game = provider.newGame();
    }

    /** Starts from the grid in the picture. */
    @Given("the grid")
    public void grid(String picture) {
        final Position position = Position.parse(picture);
        assertThat(provider.whyNotNewGame(position).map(Refusal::words))
                .as("what speaks against going on from this grid").isEqualTo(Optional.empty());
        game = provider.newGame(position);
    }

    /** Asks whether a game can go on from the grid in the picture. */
    @When("the players want to go on from the grid")
    public void goOnFrom(String picture) {
        final Position position = Position.parse(picture);
        moves.attempt(() -> position, () -> provider.whyNotNewGame(position), () -> grid(picture));
    }

    /** Drops one disc, if nothing forbids it. */
    @When("the {player} player drops a disc in column {int}")
    public void drop(Player player, int column) {
        assertThat(game().nextToPlay()).as("the player who is next").isEqualTo(player);
        dropAll(List.of(column));
    }

    /** Drops one disc after another, the players taking turns. */
    @When("the players in turn drop discs in columns {columns}")
    public void dropAll(List<Integer> columns) {
        final ConnectFour played = game();
        moves.attempt(played::position, columns.stream().map(column ->
                new Moves.Attempt(() -> played.whyNotPlay(column), () -> played.play(column))).toList());
    }

    /** Checks every cell of the grid. */
    @Then("the grid is")
    public void gridIs(String picture) {
        assertThat(game().position().toString()).as("the grid").isEqualTo(Position.parse(picture).toString());
    }

    /** Checks one cell that holds a disc. */
    @Then("the cell in row {int}, column {int} holds a disc of the {player} player")
    public void cellHolds(int row, int column, Player player) {
        assertThat(game().at(row, column)).as("the cell in row %d, column %d", row, column)
                .isEqualTo(Optional.of(player));
    }

    /** Checks one cell that holds none. */
    @Then("the cell in row {int}, column {int} is empty")
    public void cellIsEmpty(int row, int column) {
        assertThat(game().at(row, column)).as("the cell in row %d, column %d", row, column)
                .isEqualTo(Optional.empty());
    }

    /** Checks which columns have space, and that the others have none. */
    @Then("exactly the columns {columns} have space")
    public void haveSpace(List<Integer> columns) {
        final List<Integer> found = new ArrayList<>();
        for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
            if (game().hasSpace(column)) {
                found.add(column);
            }
        }
        assertThat(found).as("the columns that have space").isEqualTo(columns);
    }

    /** Checks that no column has space. */
    @Then("no column has space")
    public void noneHasSpace() {
        haveSpace(List.of());
    }

    /** Checks where a disc may be dropped now. */
    @Then("the legal moves are columns {columns}")
    public void legalMoves(List<Integer> columns) {
        assertThat(game().legalMoves()).as("the columns in which a disc may be dropped").isEqualTo(columns);
    }

    /** Checks that a disc may be dropped nowhere. */
    @Then("there is no legal move")
    public void noLegalMove() {
        legalMoves(List.of());
    }

    /** Checks that questions can be asked again without changing an answer. */
    @Then("asking every question twice gives the same answers and changes nothing")
    public void questionsChangeNothing() {
        final String before = game().position().toString();
        final List<String> answers = askEverything();
        final List<String> again = askEverything();
        assertThat(without(answers, again)).as("the answers that differ when asked again")
                .isEqualTo(without(again, answers));
        assertThat(game().position().toString()).as("the grid after the questions").isEqualTo(before);
    }

    private static List<String> without(List<String> taken, List<String> list) {
        return list.stream().filter(each -> !taken.contains(each)).toList();
    }

    private List<String> askEverything() {
        final List<String> answers = new ArrayList<>();
        for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
            answers.add("column " + column + " has space: " + game().hasSpace(column));
            answers.add("column " + column + " is refused: "
                    + game().whyNotPlay(column).map(Refusal::words).orElse("no"));
        }
        answers.add("legal moves: " + game().legalMoves());
        answers.add("next: " + game().nextToPlay());
        answers.add("over: " + game().isOver());
        answers.add("winner: " + game().winner().map(Player::name).orElse("nobody"));
        answers.add("winning line: " + game().winningLine());
        return answers;
    }

    /** Checks whose turn it is. */
    @Then("the {player} player is next")
    public void isNext(Player player) {
        assertThat(game().nextToPlay()).as("the player who is next").isEqualTo(player);
    }
}
