package tabuleiro.qwirkle.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Then;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;
import tabuleiro.steps.Actor;

/** The phrases that check the board, the hands and the bag. */
public final class CheckSteps {

    private final TestedQwirkle tested;

    /** Creates the steps for this tested game. */
    public CheckSteps(TestedQwirkle tested) {
        this.tested = tested;
    }

    /** Reads where something may be played: {@code exactly on 1/2, 1/3}, say, or {@code nowhere}. */
    @ParameterType("exactly on (\\d+/\\d+(?:, \\d+/\\d+)*)|nowhere")
    public List<Cell> where(String list) {
        return list == null ? List.of() : Arrays.stream(list.split(", ")).map(Cell::parse).toList();
    }

    /** Checks on which cells a tile may be played now, row by row. */
    @Then("{tile} may be played {where}")
    public void mayBePlayed(Tile tile, List<Cell> cells) {
        assertThat(tested.game().legalMoves().stream()
                .filter(move -> move.tile().equals(tile)).map(Placement::cell).toList())
                .as("the cells on which %s may be played", tile).isEqualTo(cells);
    }

    /** Checks the size of the board, with the empty border. */
    @Then("the board has {int} row(s) and {int} column(s)")
    public void size(int rows, int columns) {
        assertThat(tested.game().rows() + " rows and " + tested.game().columns() + " columns")
                .as("the size of the board")
                .isEqualTo(rows + " rows and " + columns + " columns");
    }

    /** Checks where the tiles of the turn lie, as the board is numbered now. */
    @Then("the tiles of the turn lie on {cells}")
    public void turn(List<Cell> cells) {
        assertThat(tested.game().turn()).as("where the tiles of the turn lie").isEqualTo(cells);
    }

    /** Checks that the turn has no tile yet. */
    @Then("no tile has been played in this turn")
    public void turnIsEmpty() {
        turn(List.of());
    }

    /** Checks that a hand has these tiles and no other, in whatever order. */
    @Then("the {player} player holds {tiles}")
    public void holds(Player player, List<Tile> tiles) {
        assertThat(words(tested.game().hand(player))).as("the hand of the %s player", Actor.word(player))
                .isEqualTo(words(tiles));
    }

    /** Checks the order of the bag at its front. */
    @Then("the next tiles in the bag are {tiles}")
    public void nextInBag(List<Tile> tiles) {
        final List<Tile> bag = tested.game().bag();
        assertThat(bag.subList(0, Math.min(bag.size(), tiles.size()))).as("the next tiles in the bag").isEqualTo(tiles);
    }

    /** Checks how many tiles the bag holds. */
    @Then("the bag holds {int} tile(s)")
    public void bagSize(int tiles) {
        assertThat(tested.game().bagSize()).as("the number of tiles in the bag").isEqualTo(tiles);
        assertThat(tested.game().bag()).as("the tiles in the bag").hasSize(tiles);
    }

    /** Checks that the bag holds these tiles, in whatever order. */
    @Then("the bag holds, in some order, {tiles}")
    public void bagHolds(List<Tile> tiles) {
        assertThat(words(tested.game().bag())).as("the tiles in the bag").isEqualTo(words(tiles));
    }

    /** Checks that no tile is lost or made. */
    @Then("board, hands and bag hold {int} tiles, none of them more than three times")
    public void tilesAreKept(int number) {
        final List<Tile> tiles = tested.game().position().tiles();
        assertThat(tiles).as("the tiles on the board, in the hands and in the bag").hasSize(number);
        assertThat(Tile.KINDS.stream().filter(kind -> tiles.stream().filter(kind::equals).count() > Qwirkle.OF_A_KIND)
                .toList()).as("tiles that are there more than three times").isEmpty();
    }

    private static String words(Collection<Tile> tiles) {
        return tiles.stream().sorted().map(Tile::toString).collect(Collectors.joining(" "));
    }
}
