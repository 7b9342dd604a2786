package qwirkle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/**
 * Tests that traded tiles return to random places in the bag, each of which is equally likely (QW-15). Two tiles are
 * traded, and then the bag has twelve tiles, so there are 12 * 11 ways in which the two can lie; ten times as many
 * games are played.
 */
class MixingTest {

    private static final int BAG = 12;
    private static final int WAYS = BAG * (BAG - 1);
    private static final int GAMES = 10 * WAYS;

    /** The counts add up to the number of games. */
    private static final int FREEDOM = WAYS - 1;

    private static final List<Tile> TRADED = tiles("A1 A2");

    private final Games games = new Games();

    @Test
    void tradedTilesReturnToEveryPlaceAboutEquallyOften() {
        assertThat(chiSquared(this::bagAfterTrading)).as("chi-squared of the places of two traded tiles")
                .isBetween(ChiSquared.least(FREEDOM), ChiSquared.most(FREEDOM));
    }

    @Test
    void returningToAnyPlaceButTheLastIsUnfair() {
        assertThat(chiSquared(seed -> {
            final List<Tile> others = tiles("F1 F2 F3 F4 F5 F6 E1 E2 E3");
            return Tiles.together(Tiles.mixedIn(others, TRADED, new SplittableRandom(seed)), tiles("E4"));
        })).as("chi-squared of an unfair method")
                .isGreaterThan(ChiSquared.most(FREEDOM));
    }

    /** Returns chi-squared for the pairs of places at which the traded tiles lie. */
    private static double chiSquared(LongFunction<List<Tile>> bag) {
        final int[] counts = new int[BAG * BAG];
        LongStream.rangeClosed(1, GAMES).mapToObj(bag).forEach(tiles ->
                counts[tiles.indexOf(TRADED.get(0)) * BAG + tiles.indexOf(TRADED.get(1))]++);
        final int[] ways = IntStream.range(0, BAG * BAG).filter(i -> i / BAG != i % BAG)
                .map(i -> counts[i]).toArray();
        return ChiSquared.sum(ways, (double) GAMES / WAYS);
    }

    private List<Tile> bagAfterTrading(long seed) {
        final Qwirkle game = games.newGame(new Position(Position.parseBoard("."), List.of(), Player.FIRST,
                List.of(tiles("A1 A2 B3"), tiles("C1")), List.of(0, 0), tiles("D1 D2 F1 F2 F3 F4 F5 F6 E1 E2 E3 E4"),
                Set.of(), seed));
        game.trade(TRADED);
        return game.bag();
    }

    private static List<Tile> tiles(String words) {
        return Stream.of(words.split(" ")).map(Tile::parse).toList();
    }
}
