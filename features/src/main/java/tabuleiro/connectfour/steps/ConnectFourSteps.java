package tabuleiro.connectfour.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.steps.Moves;

/** What the phrases about the grid, the turns and the end of a game of Connect Four mean. */
public final class ConnectFourSteps {

    private static final char MARK = '*';

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
    @Given("a new game")
    public void newGame() {
        game = provider.newGame();
    }

    /** Starts from the grid in the picture. */
    @Given("the grid")
    public void grid(String picture) {
        final Position position = Position.parse(picture);
        assertThat(provider.whyNotNewGame(position)).as("a game can go on from this grid").isEmpty();
        game = provider.newGame(position);
    }

    /** Drops one disc, if nothing forbids it. */
    @When("the {player} player drops a disc in column {int}")
    public void drop(Player player, int column) {
        assertThat(game().nextToPlay()).as("the player who is next").isEqualTo(player);
        drop(column);
    }

    /** Drops one disc after another, the players taking turns. */
    @When("the players in turn drop discs in columns {columns}")
    public void dropAll(List<Integer> columns) {
        columns.forEach(this::drop);
    }

    private void drop(int column) {
        moves.attempt(game::position, () -> game.whyNotPlay(column), () -> game.play(column));
    }

    /** Checks every cell of the grid. */
    @Then("the grid is")
    public void gridIs(String picture) {
        assertThat(game().position().toString()).as("the grid").isEqualTo(Position.parse(picture).toString());
    }

    /** Checks one cell that holds a disc. */
    @Then("the cell in row {int}, column {int} holds a disc of the {player} player")
    public void cellHolds(int row, int column, Player player) {
        assertThat(game().value(row, column)).as("the cell in row %d, column %d", row, column).contains(player);
    }

    /** Checks one cell that holds none. */
    @Then("the cell in row {int}, column {int} is empty")
    public void cellIsEmpty(int row, int column) {
        assertThat(game().value(row, column)).as("the cell in row %d, column %d", row, column).isEmpty();
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

    /** Checks whose turn it is. */
    @Then("the {player} player is next")
    public void isNext(Player player) {
        assertThat(game().nextToPlay()).as("the player who is next").isEqualTo(player);
    }

    /** Checks that the game goes on. */
    @Then("the game is not over")
    public void isNotOver() {
        assertThat(game().isOver()).as("the game is over").isFalse();
    }

    /** Checks that the game has ended, whoever won. */
    @Then("the game is over")
    public void isOver() {
        assertThat(game().isOver()).as("the game is over").isTrue();
    }

    /** Checks who has won. */
    @Then("the {player} player has won")
    public void hasWon(Player player) {
        assertThat(game().winner()).as("the winner").contains(player);
    }

    /** Checks that nobody has won. */
    @Then("nobody has won")
    public void nobodyHasWon() {
        assertThat(game().winner()).as("the winner").isEmpty();
    }

    /** Checks that there is no winning line. */
    @Then("there is no winning line")
    public void noWinningLine() {
        assertThat(game().winningLine()).as("the winning line").isEmpty();
    }

    /** Checks the winning line against the only four cells it can be. */
    @Then("the winning line is")
    public void winningLine(String picture) {
        final List<Cell> line = game().winningLine();
        assertThat(drawn(Set.copyOf(line))).as("the winning line").isEqualTo(drawn(marked(picture)));
        fourInLine(line);
    }

    /** Checks that the winning line is made of marked cells and has this one, where the last disc lies. */
    @Then("the winning line is four of these, with row {int}, column {int} among them")
    public void winningLineAmong(int row, int column, String picture) {
        final List<Cell> line = game().winningLine();
        assertThat(marked(picture)).as("the cells that the winning line may be made of").containsAll(line);
        assertThat(line).as("the winning line").contains(new Cell(row, column));
        fourInLine(line);
    }

    private void fourInLine(List<Cell> line) {
        assertThat(line).as("the winning line").hasSize(ConnectFour.IN_LINE);
        final Set<String> steps = new HashSet<>();
        for (int i = 1; i < line.size(); i++) {
            final int down = line.get(i).row() - line.get(i - 1).row();
            final int right = line.get(i).column() - line.get(i - 1).column();
            assertThat(Math.max(Math.abs(down), Math.abs(right)))
                    .as("each cell of the winning line %s is next to the one before", line).isEqualTo(1);
            steps.add(down + "/" + right);
        }
        assertThat(steps).as("the directions along the winning line %s", line).hasSize(1);
        assertThat(line).as("the cells of the winning line hold discs of the winner")
                .allMatch(cell -> game.value(cell.row(), cell.column()).equals(game.winner()));
    }

    private static Set<Cell> marked(String picture) {
        final List<String> lines = picture.strip().lines().map(line -> line.replaceAll("\\s", "")).toList();
        final Set<Cell> cells = new HashSet<>();
        for (int row = 1; row <= lines.size(); row++) {
            for (int column = 1; column <= lines.get(row - 1).length(); column++) {
                if (lines.get(row - 1).charAt(column - 1) == MARK) {
                    cells.add(new Cell(row, column));
                }
            }
        }
        return cells;
    }

    private static String drawn(Set<Cell> cells) {
        final StringBuilder picture = new StringBuilder();
        for (int row = 1; row <= ConnectFour.ROWS; row++) {
            for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
                picture.append(cells.contains(new Cell(row, column)) ? MARK : '.').append(' ');
            }
            picture.append('\n');
        }
        return picture.toString();
    }
}
