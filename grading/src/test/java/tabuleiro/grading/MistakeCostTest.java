package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tabuleiro.grading.faults.Fault;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.faults.Matrix;
import tabuleiro.grading.marks.Rubric;

/**
 * One mistake costs what it is worth: of the faults, each alone in a clean solution, half cost at most 1.5 of 20, and
 * 95 of 100 at most 4. The build tries a sample of them, the thorough build all, with random games.
 */
class MistakeCostTest {

    private static final boolean THOROUGH = Boolean.getBoolean("thorough");

    /** The build tries every so many-th fault. */
    private static final int STEP = THOROUGH ? 1 : 25;

    private static final BigDecimal HALF_AT_MOST = new BigDecimal("1.5");

    /** Of so many faults, one may cost more than a fifth of the marks. */
    private static final int SELDOM = 20;

    @Test
    void oneMistakeCostsLittle() {
        final List<BigDecimal> costs = new ArrayList<>();
        final List<String> dear = new ArrayList<>();
        for (Exercise exercise : Faults.exercises()) {
            final Rubric whole = Rubric.read(exercise.rubric());
            final Rubric rubric = THOROUGH ? whole : whole.withoutPlay();
            final Matrix matrix = Matrix.of(rubric, Fixtures.judge(rubric), sample(Faults.of(exercise)), 2);
            matrix.tries().forEach(each -> costs.add(matrix.cost(each)));
            matrix.dear().forEach(each -> dear.add(each.mark() + ": " + each.fault()));
        }
        assertThat(costs.stream().sorted().toList().get((costs.size() - 1) / 2)).as("what half of the faults cost")
                .isLessThanOrEqualTo(HALF_AT_MOST);
        assertThat(dear).as("faults that cost more than a fifth of the marks")
                .hasSizeLessThanOrEqualTo(Math.max(1, costs.size() / SELDOM));
    }

    private static Faults sample(Faults known) {
        final List<Fault> some = IntStream.range(0, known.faults().size()).filter(i -> i % STEP == 0)
                .mapToObj(known.faults()::get).toList();
        return new Faults(known.exercise(), known.clean(), some);
    }
}
