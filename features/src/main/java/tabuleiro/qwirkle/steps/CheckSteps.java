package tabuleiro.qwirkle.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/** What the phrases mean that check the board, the hands and the bag of a game of Qwirkle. */
public final class CheckSteps {

    private final QwirkleSteps table;

    /** Will check the game at the table of these steps. */
    public CheckSteps(QwirkleSteps table) {
        this.table = table;
    }

    /** Which cells does a list such as {@code 1/2, 1/3} name? */
    @ParameterType("\\d+/\\d+(?:, \\d+/\\d+)*")
    public List<Cell> cells(String list) {
        return Arrays.stream(list.split(", ")).map(Cell::parse).toList();
    }

    /** Checks the whole board, its border too. */
    @Then("the board is")
    public void boardIs(String picture) {
        assertThat(Position.draw(table.game().position().board())).as("the board")
                .isEqualTo(Position.draw(Position.parseBoard(picture)));
    }

    /** Checks the size of the board. */
    @Then("the board has {int} row(s) and {int} column(s)")
    public void size(int rows, int columns) {
        assertThat(table.game().rows() + " rows and " + table.game().columns() + " columns").as("the size of the board")
                .isEqualTo(rows + " rows and " + columns + " columns");
    }

    /** Checks one cell that holds a tile. */
    @Then("{tile} lies on {cell}")
    public void lies(Tile tile, Cell cell) {
        assertThat(table.game().at(cell)).as("the tile on %s", cell).contains(tile);
    }

    /** Checks one cell that holds none. */
    @Then("{cell} is empty")
    public void isEmpty(Cell cell) {
        assertThat(table.game().at(cell)).as("the tile on %s", cell).isEmpty();
    }

    /** Checks where the tiles of the turn lie, as the board is numbered now. */
    @Then("the tiles of the turn lie on {cells}")
    public void turn(List<Cell> cells) {
        assertThat(table.game().turn()).as("where the tiles of the turn lie").isEqualTo(cells);
    }

    /** Checks that the turn has no tile yet. */
    @Then("no tile has been played in this turn")
    public void turnIsEmpty() {
        turn(List.of());
    }

    /** Checks a hand. */
    @Then("the {player} player holds {tiles}")
    public void holds(Player player, List<Tile> tiles) {
        assertThat(words(table.game().hand(player))).as("the hand of the %s player", words(player)).isEqualTo(words(tiles));
    }

    /** Checks how large a hand is. */
    @Then("the {player} player holds {int} tile(s)")
    public void holds(Player player, int tiles) {
        assertThat(table.game().hand(player)).as("the hand of the %s player", words(player)).hasSize(tiles);
    }

    /** Checks the order of the bag at its front. */
    @Then("the next tiles in the bag are {tiles}")
    public void nextInBag(List<Tile> tiles) {
        final List<Tile> bag = table.game().bag();
        assertThat(bag.subList(0, Math.min(bag.size(), tiles.size()))).as("the next tiles in the bag").isEqualTo(tiles);
    }

    /** Checks how many tiles the bag holds. */
    @Then("the bag holds {int} tile(s)")
    public void bagSize(int tiles) {
        assertThat(table.game().bagSize()).as("the number of tiles in the bag").isEqualTo(tiles);
        assertThat(table.game().bag()).as("the tiles in the bag").hasSize(tiles);
    }

    /** Checks that the bag holds these tiles, in whatever order. */
    @Then("the bag holds, in some order, {tiles}")
    public void bagHolds(List<Tile> tiles) {
        assertThat(words(table.game().bag())).as("the tiles in the bag").isEqualTo(words(tiles));
    }

    /** Checks that no tile is lost or made. */
    @Then("board, hands and bag hold {int} tiles, none of them more than three times")
    public void tilesAreKept(int number) {
        final List<Tile> tiles = table.game().position().tiles();
        assertThat(tiles).as("the tiles on the board, in the hands and in the bag").hasSize(number);
        assertThat(Tile.KINDS.stream().filter(kind -> tiles.stream().filter(kind::equals).count() > Qwirkle.OF_A_KIND)
                .toList()).as("tiles that are there more than three times").isEmpty();
    }

    /** Checks where a tile may be played now. */
    @Then("{tile} may be played exactly on {cells}")
    public void mayBePlayed(Tile tile, List<Cell> cells) {
        assertThat(table.game().legalMoves().stream().filter(move -> move.tile().equals(tile))
                .map(Placement::cell).toList()).as("the cells on which %s may be played", tile).isEqualTo(cells);
    }

    /** Checks that a tile may be played nowhere now. */
    @Then("{tile} may be played nowhere")
    public void mayNotBePlayed(Tile tile) {
        mayBePlayed(tile, List.of());
    }

    /** Checks that questions can be asked again without changing an answer. */
    @Then("asking every question twice gives the same answers and changes nothing")
    public void questionsChangeNothing() {
        final String before = table.game().position().toString();
        final String answers = askEverything();
        assertThat(askEverything()).as("the answers when asked again").isEqualTo(answers);
        assertThat(table.game().position().toString()).as("the position after the questions").isEqualTo(before);
    }

    private String askEverything() {
        final Qwirkle game = table.game();
        final List<String> answers = new ArrayList<>();
        answers.add("moves: " + game.legalMoves());
        answers.add("end: " + game.whyNotEndTurn() + ", pass: " + game.whyNotPass());
        answers.add("trade: " + game.whyNotTrade(game.hand(game.nextToPlay())));
        answers.add("turn: " + game.turn() + ", points: " + game.turnPoints());
        answers.add("next: " + game.nextToPlay() + ", over: " + game.isOver() + ", bag: " + game.bag());
        answers.add("hands: " + Stream.of(Player.values()).filter(game::isPlayer).map(game::hand)
                .map(CheckSteps::words).toList());
        answers.add("winners: " + game.winners().stream().sorted().toList());
        return String.join("\n", answers);
    }

    /** Returns the word for a player in a phrase, such as {@code first}. */
    static String words(Player player) {
        return player.name().toLowerCase(Locale.ROOT);
    }

    private static String words(Collection<Tile> tiles) {
        return tiles.stream().sorted().map(Tile::toString).collect(Collectors.joining(" "));
    }
}
