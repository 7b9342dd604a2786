package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.grading.faults.Fault;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.faults.Matrix;
import tabuleiro.grading.marks.Rubric;

/**
 * One mistake costs what it is worth: of the faults, each alone in a clean solution, half cost at most 1.5 of 20, and
 * 95 of 100 at most 4. Whoever costs more is listed with its reason in {@code dear-mistakes.txt}. The build tries a
 * sample of them, the thorough build all, with random games.
 */
class MistakeCostTest {

    private static final boolean THOROUGH = Boolean.getBoolean("thorough");

    /** How many faults of each exercise the build tries, and by which seed they are chosen. */
    private static final int SOME = 2;
    private static final long SEED = 1;

    private static final BigDecimal HALF_AT_MOST = new BigDecimal("1.5");

    /** Of so many faults, one may cost more than a fifth of the marks. */
    private static final int SELDOM = 20;

    @Test
    void oneMistakeCostsLittle() throws IOException {
        final List<BigDecimal> costs = new ArrayList<>();
        final Set<String> dear = new TreeSet<>();
        for (Exercise exercise : Faults.exercises()) {
            final Rubric whole = Rubric.read(exercise.rubric()).withoutContracts();
            final Rubric rubric = THOROUGH ? whole : whole.withoutPlay();
            final Matrix matrix = Matrix.of(rubric, Fixtures.judge(rubric), some(Faults.of(exercise)), 2);
            matrix.tries().forEach(each -> costs.add(matrix.cost(each)));
            matrix.dear().forEach(each -> dear.add(each.fault().toString()));
        }
        assertThat(costs.stream().sorted().toList().get((costs.size() - 1) / 2)).as("what half of the faults cost")
                .isLessThanOrEqualTo(HALF_AT_MOST);
        assertThat(listed()).as("faults that cost more than a fifth of the marks").containsAll(dear);
        if (THOROUGH) {
            assertThat(dear).as("faults that are listed as dear").isEqualTo(listed());
        }
    }

    @Test
    void fewMistakesAreDear() throws IOException {
        final Set<String> known = Faults.exercises().stream().flatMap(each -> Faults.of(each).faults().stream())
                .map(Fault::toString).collect(Collectors.toSet());
        assertThat(known).containsAll(listed());
        assertThat(listed()).hasSizeLessThanOrEqualTo(known.size() / SELDOM);
    }

    /** Returns the faults that are listed, each in a line with the reason behind it. */
    private static Set<String> listed() throws IOException {
        try (var file = MistakeCostTest.class.getResourceAsStream("/dear-mistakes.txt");
                Stream<String> lines = new String(file.readAllBytes(), StandardCharsets.UTF_8).lines()) {
            return lines.filter(line -> !line.startsWith("#")).map(line -> line.split(" \\| ")).map(words -> {
                assertThat(words).as("a fault and its reason").hasSize(2);
                return words[0];
            }).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static Faults some(Faults known) {
        final List<Fault> faults = new ArrayList<>(known.faults());
        Collections.shuffle(faults, new Random(SEED));
        return new Faults(known.exercise(), known.clean(), THOROUGH ? faults : faults.subList(0, SOME));
    }
}
