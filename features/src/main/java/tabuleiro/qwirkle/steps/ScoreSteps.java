package tabuleiro.qwirkle.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Then;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Tile;
import tabuleiro.steps.Actor;

/** The phrases about points, several winners and the shuffled bag. */
public final class ScoreSteps {

    private final QwirkleProvider provider;
    private final QwirkleTable table;
    private final Map<Integer, List<List<Tile>>> mixed = new HashMap<>();

    /** Creates the steps for the game at this table, and for the bags that this provider shuffles. */
    public ScoreSteps(QwirkleProvider provider, QwirkleTable table) {
        this.provider = provider;
        this.table = table;
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
        assertThat(table.game().turnPoints()).as("the points of the turn").isEqualTo(points);
    }

    /** Checks what a player has. */
    @Then("the {player} player has {int} point(s)")
    public void points(Player player, int points) {
        assertThat(table.game().points(player)).as("the points of the %s player", Actor.word(player)).isEqualTo(points);
    }

    /** Checks that several share the win. */
    @Then("the {players} players share the win")
    public void haveWon(List<Player> players) {
        assertThat(table.game().winners().stream().sorted().toList()).as("the players who have won").isEqualTo(players);
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

    /**
     * Checks by Pearson's test that each kind of tile comes to lie at a place about as often as any other. With 35
     * degrees of freedom a fair shuffle goes beyond 100 once in ten million times; for the thirds of the bag, with 70,
     * beyond 160 as seldom.
     */
    @Then("in {int} bags each tile lies about equally often at the front, in the middle and at the end")
    public void everyOrder(int bags) {
        final List<List<Tile>> shuffled = IntStream.rangeClosed(1, bags).mapToObj(provider::shuffledBag).toList();
        for (int place : List.of(0, 1, 53, 54, 106, 107)) {
            final double expected = (double) bags / Tile.KINDS.size();
            final double distance = Tile.KINDS.stream()
                    .mapToLong(kind -> shuffled.stream().filter(bag -> bag.get(place).equals(kind)).count())
                    .mapToDouble(count -> (count - expected) * (count - expected) / expected).sum();
            assertThat(distance).as("chi-squared of the tiles at place %d, for 35 degrees of freedom", place)
                    .isLessThan(100);
        }
        assertThat(distanceOfThirds(mixed(bags))).as("chi-squared of the tiles in each third of the bag")
                .isLessThan(160);
    }

    private static double distanceOfThirds(List<List<Tile>> shuffled) {
        final int size = Tile.KINDS.size();
        final double expected = shuffled.size();
        return IntStream.range(0, Qwirkle.OF_A_KIND).boxed().flatMap(third -> Tile.KINDS.stream().map(kind ->
                        shuffled.stream().mapToInt(bag -> Collections.frequency(
                                bag.subList(third * size, (third + 1) * size), kind)).sum()))
                .mapToDouble(count -> (count - expected) * (count - expected) / expected).sum();
    }

    /**
     * Checks how often equal tiles lie side by side. A fair shuffle makes 432 such pairs in 216 bags, and fewer than
     * 320 or more than 550 once in ten million times.
     */
    @Then("in {int} bags a tile follows an equal one between {int} and {int} times")
    public void equalNeighbours(int bags, int least, int most) {
        final long pairs = mixed(bags).stream().mapToLong(bag -> IntStream.range(1, bag.size())
                .filter(i -> bag.get(i).equals(bag.get(i - 1))).count()).sum();
        assertThat(pairs).as("how often a tile follows an equal one").isBetween((long) least, (long) most);
    }

    /** Returns bags whose seeds lie far apart: what generators draw whose seeds follow each other is much alike. */
    private List<List<Tile>> mixed(int bags) {
        return mixed.computeIfAbsent(bags, number -> LongStream.rangeClosed(1, number)
                .mapToObj(each -> provider.shuffledBag(each * MixingSteps.SPREAD)).toList());
    }
}
