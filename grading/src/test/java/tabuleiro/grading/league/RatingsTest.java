package tabuleiro.grading.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.grading.league.Ratings.Result;

/** Ratings mean what Elo's mean, and say how uncertain they are. */
class RatingsTest {

    private static List<Result> times(int count, int one, int other, double score) {
        return Collections.nCopies(count, new Result(one, other, score));
    }

    private static List<Result> all(List<List<Result>> parts) {
        return parts.stream().flatMap(List::stream).toList();
    }

    @Test
    void whoWinsTenOfElevenGamesIs400Better() {
        final Ratings ratings = new Ratings(2, all(List.of(times(10_000, 0, 1, 1), times(1_000, 0, 1, 0))));
        assertThat(ratings.rating(0) - ratings.rating(1)).isCloseTo(400, within(1L));
        assertThat(ratings.rating(0) + ratings.rating(1)).isCloseTo(2000, within(1L));
    }

    @Test
    void aDrawIsHalfAWin() {
        final Ratings drawn = new Ratings(2, times(20, 0, 1, 0.5));
        assertThat(drawn.rating(0)).isEqualTo(1000);
        assertThat(drawn.rating(1)).isEqualTo(1000);
        final Ratings halves = new Ratings(2, all(List.of(times(10, 0, 1, 1), times(10, 0, 1, 0))));
        assertThat(halves.plusMinus(0)).isEqualTo(drawn.plusMinus(0));
    }

    @Test
    void aHundredTimesAsManyGamesAreTenTimesAsCertain() {
        final long few = new Ratings(2, times(200, 0, 1, 0.5)).plusMinus(0);
        final long many = new Ratings(2, times(20_000, 0, 1, 0.5)).plusMinus(0);
        // With n even games the difference has the standard deviation 2 / sqrt(n), in units of 400 / ln 10.
        assertThat(many).isCloseTo(Math.round(1.96 * 400 / Math.log(10) / Math.sqrt(20_000)), within(1L));
        assertThat(few).isCloseTo(10 * many, within(10L));
    }

    @Test
    void whoWinsOrLosesEveryGameHasARatingAndTheOthersLieBetween() {
        final List<Result> results = new ArrayList<>();
        for (int one = 0; one < 5; one++) {
            for (int other = one + 1; other < 5; other++) {
                results.addAll(times(2, one, other, 1));
            }
        }
        final Ratings ratings = new Ratings(5, results);
        for (int i = 1; i < 5; i++) {
            assertThat(ratings.rating(i)).isLessThan(ratings.rating(i - 1)).isBetween(0L, 2000L);
        }
        assertThat(ratings.rating(2)).isEqualTo(1000);
        assertThat(ratings.plusMinus(0)).as("nobody knows how much better").isGreaterThan(ratings.plusMinus(2));
    }

    @Test
    void whoBeatsTheStrongIsStrongerThanWhoBeatsTheWeak() {
        final Ratings ratings = new Ratings(4, all(List.of(times(9, 0, 1, 1), times(1, 0, 1, 0),
                times(5, 2, 0, 0.5), times(5, 3, 1, 0.5))));
        assertThat(ratings.rating(2)).isGreaterThan(ratings.rating(3) + 100);
    }

    @Test
    void withoutAGameAllAreAverage() {
        final Ratings ratings = new Ratings(3, List.of());
        assertThat(ratings.rating(1)).isEqualTo(1000);
        assertThat(ratings.plusMinus(1)).isGreaterThan(400);
    }
}
