package tabuleiro.draughts.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.en.Then;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Match;

/** The phrases about the numbers that programs draw. */
public final class DrawSteps {

    private static final int PARTS = 8;

    private final DraughtsProvider provider;

    /** Creates the steps for this provider. */
    public DrawSteps(DraughtsProvider provider) {
        this.provider = provider;
    }

    /** Checks that there are as many numbers as may be drawn, and none below 0. */
    @Then("a program with seed {long} draws {int} numbers from 0 to 2147483647")
    public void enough(long seed, int numbers) {
        assertThat(provider.draws(seed)).as("the numbers drawn").hasSize(numbers)
                .allSatisfy(number -> assertThat(number).as("a number").isNotNegative());
    }

    /** Checks that the seed settles the numbers. */
    @Then("programs with the same seed {long} draw the same numbers")
    public void same(long seed) {
        final List<Integer> first = provider.draws(seed);
        provider.draws(seed + 1);
        assertThat(provider.draws(seed)).as("the numbers drawn again").isEqualTo(first);
    }

    /** Checks that another seed gives other numbers, from the first on. */
    @Then("programs with the seeds {long} and {long} draw different numbers")
    public void different(long one, long other) {
        assertThat(provider.draws(one)).as("the numbers drawn with another seed").isNotEqualTo(provider.draws(other));
        assertThat(provider.draws(one).get(0)).as("the first number drawn with another seed")
                .isNotEqualTo(provider.draws(other).get(0));
    }

    /** Checks that each eighth of the range is drawn as often as the others, up to a fifth more or less. */
    @Then("in {int} matches all numbers are drawn about equally often")
    public void evenly(int matches) {
        final long[] counts = new long[PARTS];
        IntStream.range(0, matches).boxed().flatMap(seed -> provider.draws(seed).stream())
                .forEach(number -> counts[(int) ((long) number * PARTS >>> Integer.SIZE - 1)]++);
        final long fair = (long) matches * Match.MOST_DRAWS / PARTS;
        for (long count : counts) {
            assertThat(count).as("how often an eighth of the numbers was drawn").isBetween(fair * 4 / 5, fair * 6 / 5);
        }
    }
}
