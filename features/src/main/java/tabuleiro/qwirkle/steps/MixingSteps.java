package tabuleiro.qwirkle.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Then;
import java.util.List;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Tile;

/** The phrases about where traded tiles go in the bag. No way of mixing them in is better than another. */
public final class MixingSteps {

    private final QwirkleProvider provider;
    private final QwirkleTable table;

    /** Creates the steps for the game at this table, and for games of this provider with other seeds. */
    public MixingSteps(QwirkleProvider provider, QwirkleTable table) {
        this.provider = provider;
        this.table = table;
    }

    /** Reads an end of the bag: whether it is its front. */
    @ParameterType("front|end")
    public Boolean end(String word) {
        return word.equals("front");
    }

    /** Checks that not all of these lie at one end of the bag. Chance puts six of 102 there once in 10^9 times. */
    @Then("{tiles} do not all lie at the {end} of the bag")
    public void notAt(List<Tile> tiles, Boolean front) {
        final List<Tile> bag = table.game().bag();
        final int number = Math.min(bag.size(), tiles.size());
        final List<Tile> found = front ? bag.subList(0, number) : bag.subList(bag.size() - number, bag.size());
        assertThat(sorted(found)).as("the tiles at the %s of the bag", front ? "front" : "end")
                .isNotEqualTo(sorted(tiles));
    }

    private static List<Tile> sorted(List<Tile> tiles) {
        return tiles.stream().sorted().toList();
    }

    /** Checks that the seed settles where they go. */
    @Then("bags are alike after {tiles} have been traded with seed {long}")
    public void alike(List<Tile> tiles, long seed) {
        assertThat(bagAfterTrading(tiles, seed)).as("the order of the bag").isEqualTo(bagAfterTrading(tiles, seed));
    }

    /** Checks that with another seed they go elsewhere. */
    @Then("bags are not alike after {tiles} have been traded with the seeds {long} and {long}")
    public void notAlike(List<Tile> tiles, long seed, long other) {
        assertThat(bagAfterTrading(tiles, seed)).as("the order of the bag")
                .isNotEqualTo(bagAfterTrading(tiles, other));
    }

    private List<Tile> bagAfterTrading(List<Tile> tiles, long seed) {
        final Position position = table.setUp().position(seed);
        assertThat(provider.whyNotNewGame(position)).as("a position that is legal is not refused").isEmpty();
        final Qwirkle game = provider.newGame(position);
        assertThat(game.whyNotTrade(tiles)).as("a trade that is legal is not refused").isEmpty();
        game.trade(tiles);
        return game.bag();
    }
}
