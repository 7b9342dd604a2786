package tabuleiro.qwirkle.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.en.Then;
import java.util.List;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Tile;

/** What the phrases mean about where traded tiles go in the bag. No way of mixing them in is better than another. */
public final class MixingSteps {

    private final QwirkleProvider provider;
    private final QwirkleSteps table;

    /** Will check the game at the table of these steps, and games of this provider with other seeds. */
    public MixingSteps(QwirkleProvider provider, QwirkleSteps table) {
        this.provider = provider;
        this.table = table;
    }

    /** Checks that not all of these come next. Chance puts six of 102 there once in a thousand million times. */
    @Then("{tiles} do not all lie at the front of the bag")
    public void notAtFront(List<Tile> tiles) {
        final List<Tile> bag = table.game().bag();
        assertThat(sorted(bag.subList(0, Math.min(bag.size(), tiles.size())))).as("the tiles at the front of the bag")
                .isNotEqualTo(sorted(tiles));
    }

    /** Checks that not all of these come last, which is as rare. */
    @Then("{tiles} do not all lie at the end of the bag")
    public void notAtEnd(List<Tile> tiles) {
        final List<Tile> bag = table.game().bag();
        assertThat(sorted(bag.subList(Math.max(0, bag.size() - tiles.size()), bag.size())))
                .as("the tiles at the end of the bag").isNotEqualTo(sorted(tiles));
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
        assertThat(provider.whyNotNewGame(position)).as("a game can go on from this position").isEmpty();
        final Qwirkle game = provider.newGame(position);
        assertThat(game.whyNotTrade(tiles)).as("what speaks against the trade").isEmpty();
        game.trade(tiles);
        return game.bag();
    }
}
