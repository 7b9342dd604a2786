package tabuleiro.qwirkle.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Then;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Tile;
import tabuleiro.steps.Actor;

/** The phrases about points, several winners and the shuffled bag. */
public final class ScoreSteps {

    private final QwirkleProvider provider;
    private final TestedQwirkle tested;
    private final Map<String, MixedBags> mixed = new HashMap<>();

    /** Creates the steps for this tested game, and for the bags that this provider shuffles. */
    public ScoreSteps(QwirkleProvider provider, TestedQwirkle tested) {
        this.provider = provider;
        this.tested = tested;
    }

    /** Reads a list of players such as {@code first, third}. */
    @ParameterType("(?:first|second|third|fourth)(?:, (?:first|second|third|fourth))+")
    public List<Player> players(String list) {
        return Arrays.stream(list.split(", "))
                .map(word -> Player.valueOf(word.toUpperCase(Locale.ROOT))).toList();
    }

    /** Checks what the turn is worth so far. */
    @Then("the turn makes {int} point(s)")
    public void turnPoints(int points) {
        assertThat(tested.game().turnPoints()).as("the points of the turn").isEqualTo(points);
    }

    /** Checks what a player has scored in all turns that have ended. */
    @Then("the {player} player has {int} point(s)")
    public void points(Player player, int points) {
        assertThat(tested.game().points(player)).as("the points of the %s player", Actor.word(player))
                .isEqualTo(points);
    }

    /** Checks that these players share the win, and nobody else. */
    @Then("the {players} players share the win")
    public void haveWon(List<Player> players) {
        assertThat(tested.game().winners().stream().sorted().toList()).as("the players who have won")
                .isEqualTo(players);
    }

    /** Checks what is in a bag that has been shuffled. */
    @Then("the bag that is shuffled with seed {long} holds three of each of the 36 tiles")
    public void threeOfEach(long seed) {
        assertThat(provider.shuffledBag(seed).stream().sorted().map(Tile::toString).collect(Collectors.joining(" ")))
                .as("the tiles of the shuffled bag").isEqualTo(Tile.KINDS.stream()
                        .map(kind -> kind + " " + kind + " " + kind).collect(Collectors.joining(" ")));
    }

    /** Checks that a seed settles the order. */
    @Then("bags that are shuffled with seed {long} are alike")
    public void alike(long seed) {
        assertThat(provider.shuffledBag(seed)).as("the order of the bag").isEqualTo(provider.shuffledBag(seed));
    }

    /** Checks that another seed gives another order. */
    @Then("bags that are shuffled with the seeds {long} and {long} are not alike")
    public void notAlike(long seed, long other) {
        assertThat(provider.shuffledBag(seed)).as("the order of the bag").isNotEqualTo(provider.shuffledBag(other));
    }

    /** Checks by Pearson's test that each kind of tile comes to lie at a place about as often as any other. */
    @Then("in {int} bags from seed {long} on, each tile lies about equally often at the front, in the middle and at "
            + "the end")
    public void everyOrder(int bags, long seed) {
        assertThat(mixed(bags, seed).areEven()).as("each kind of tile lies at the front, in the middle and at the end "
                + "of %s bags about as often as any other", bags).isTrue();
    }

    /** Checks how often equal tiles lie side by side. */
    @Then("in {int} bags from seed {long} on, a tile follows an equal one between {int} and {int} times")
    public void equalNeighbours(int bags, long seed, int least, int most) {
        assertThat(mixed(bags, seed).pairs()).as("how often a tile follows an equal one")
                .isBetween((long) least, (long) most);
    }

    private MixedBags mixed(int bags, long seed) {
        return mixed.computeIfAbsent(bags + " from " + seed, any -> new MixedBags(
                MixedBags.seeds(seed, bags).mapToObj(provider::shuffledBag).toList()));
    }
}
