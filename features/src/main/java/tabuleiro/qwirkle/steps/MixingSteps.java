package tabuleiro.qwirkle.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Then;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** The phrases about where traded tiles go in the bag. No way of mixing them in is better than another. */
public final class MixingSteps {

    private final QwirkleProvider provider;
    private final TestedQwirkle tested;

    /** Creates the steps for this tested game, and for games of this provider with other seeds. */
    public MixingSteps(QwirkleProvider provider, TestedQwirkle tested) {
        this.provider = provider;
        this.tested = tested;
    }

    /** Reads an end of the bag: {@code front} or {@code end}. */
    @ParameterType("front|end")
    public Boolean end(String word) {
        return word.equals("front");
    }

    /** Checks that not all of these lie at one end of the bag. Chance puts six of 102 there once in 10^9 times. */
    @Then("{tiles} do not all lie at the {end} of the bag")
    public void notAt(List<Tile> tiles, Boolean front) {
        final List<Tile> bag = tested.game().bag();
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
        final Qwirkle game = resumed(seed);
        final Qwirkle other = resumed(seed);
        assertThat(bagAfterTrading(tiles, game)).as("the order of the bag").isEqualTo(bagAfterTrading(tiles, other));
    }

    /** Checks that the seed of a new game settles it, too. */
    @Then("bags are alike after the first hand has been traded in new games with seed {long}")
    public void alikeInNewGames(long seed) {
        final Qwirkle game = begun(seed);
        final Qwirkle other = begun(seed);
        final List<Tile> hand = game.hand(game.nextToPlay());
        assertThat(bagAfterTrading(hand, game)).as("the order of the bag").isEqualTo(bagAfterTrading(hand, other));
    }

    /** Checks that with another seed they go elsewhere in a new game, too. */
    @Then("bags are not alike after the first hand has been traded in new games with the seeds {long} and {long}")
    public void notAlikeInNewGames(long seed, long other) {
        final Qwirkle game = begun(seed);
        final List<Tile> hand = game.hand(game.nextToPlay());
        assertThat(bagAfterTrading(hand, game)).as("the order of the bag")
                .isNotEqualTo(bagAfterTrading(hand, begun(other)));
    }

    private Qwirkle begun(long seed) {
        return provider.newGame(new Start(2, provider.shuffledBag(1), Set.of(), seed));
    }

    /**
     * Checks that a traded tile comes to lie at the front of a bag of two about as often as at its end. By chance it is
     * nearer to one of them than 35 of 120 times once in 400,000 times.
     */
    @Then("{tile} is at the front of the bag after {int} to {int} of {int} trades with different seeds")
    public void goesEverywhere(Tile tile, int least, int most, int trades) {
        final long front = MixedBags.seeds(0, trades)
                .filter(seed -> bagAfterTrading(List.of(tile), resumed(seed)).get(0).equals(tile)).count();
        assertThat(front).as("how often the traded tile is at the front").isBetween((long) least, (long) most);
    }

    /** Checks that they do not all lie side by side. */
    @Then("{tiles} do not all lie together in the bag")
    public void notTogether(List<Tile> tiles) {
        final List<Tile> bag = tested.game().bag();
        assertThat(IntStream.rangeClosed(0, bag.size() - tiles.size())
                .filter(i -> sorted(bag.subList(i, i + tiles.size())).equals(sorted(tiles))).boxed().toList())
                .as("where all of them lie side by side").isEmpty();
    }

    /** Checks that these tiles lie in the bag in this order, perhaps with others between them. */
    @Then("{tiles} lie in the bag in this order")
    public void keepOrder(List<Tile> tiles) {
        final List<Tile> kept = tested.game().bag().stream().filter(tiles::contains).toList();
        assertThat(kept).as("the order of these tiles in the bag").isEqualTo(tiles);
    }

    /** Checks that trades of a whole hand, one after another in the same game, do not all go to the same places. */
    @Then("the tiles of {int} trades of whole hands do not go back to the same places each time")
    public void notAlwaysTheSamePlaces(int trades) {
        final Qwirkle game = tested.game();
        final Set<List<Integer>> places = new HashSet<>();
        for (int i = 0; i < trades; i++) {
            final List<Tile> hand = game.hand(game.nextToPlay());
            final List<Tile> bag = bagAfterTrading(hand, game);
            places.add(hand.stream().distinct().map(bag::indexOf).toList());
        }
        assertThat(places).as("where traded tiles lie").hasSizeGreaterThan(1);
    }

    /** Checks that with another seed they go elsewhere. */
    @Then("bags are not alike after {tiles} have been traded with the seeds {long} and {long}")
    public void notAlike(List<Tile> tiles, long seed, long other) {
        assertThat(bagAfterTrading(tiles, resumed(seed))).as("the order of the bag")
                .isNotEqualTo(bagAfterTrading(tiles, resumed(other)));
    }

    private Qwirkle resumed(long seed) {
        final Position position = tested.setUp().position(seed);
        assertThat(provider.whyNotNewGame(position)).as("a position that is legal is not refused").isEmpty();
        return provider.newGame(position);
    }

    private static List<Tile> bagAfterTrading(List<Tile> tiles, Qwirkle game) {
        assertThat(game.whyNotTrade(tiles)).as("a trade that is legal is not refused").isEmpty();
        game.trade(tiles);
        return game.bag();
    }
}
