package tabuleiro.grading.marks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.grading.judge.Seen;
import tabuleiro.grading.marks.Shares.Known;

/** What rules earn, by the sentences in {@link Shares}. Each expected number is worked out by hand. */
class EvidenceSharesTest {

    private static final Known RIGHT = new Known(5, 5, new Seen(100, 100, 100, 0));

    private static double share(int passed, Seen seen) {
        return new Shares(Map.of("A", RIGHT, "B", new Known(passed, 5, seen))).of("B");
    }

    @Test
    void whatIsSeenRightEarnsAll() {
        assertThat(share(5, new Seen(100, 100, 100, 0))).isEqualTo(1);
        assertThat(share(5, new Seen(100, 100, 85, 0))).isEqualTo(1, within(1e-9));
    }

    @Test
    void whatWasNeverAskedEarnsATenthAtMost() {
        assertThat(share(5, new Seen(100, 0, 0, 0))).isEqualTo(0.1, within(1e-9));
        assertThat(share(0, new Seen(100, 0, 0, 0))).isZero();
    }

    @Test
    void luckEarnsNothing() {
        assertThat(share(5, new Seen(100, 100, 20, 0))).isZero();
    }

    @Test
    void whatIsWrongEarnsTwoThirdsAtMost() {
        assertThat(share(5, new Seen(100, 100, 99, 1))).isEqualTo(2.0 / 3 * 0.995, within(1e-9));
        assertThat(share(1, new Seen(100, 100, 90, 1))).isEqualTo(2.0 / 3 * 0.6, within(1e-9));
    }

    @Test
    void whatIsBlockedEarnsWhatItsEvidenceAllows() {
        assertThat(share(1, new Seen(100, 5, 5, 0))).isEqualTo(0.5, within(1e-9));
        assertThat(share(1, new Seen(100, 100, 100, 0))).isEqualTo(1);
    }

    @Test
    void aRuleThatGamesCannotShowEarnsWhatItsExamplesDo() {
        assertThat(share(4, new Seen(0, 0, 0, 0))).isEqualTo(2.0 / 3 * 0.9, within(1e-9));
        assertThat(share(5, new Seen(0, 0, 0, 0))).isEqualTo(1);
    }
}
