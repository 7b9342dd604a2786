package tabuleiro.grading.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.process.Budget;
import tabuleiro.grading.process.Workers;

/** The contracts of the reference notice every clause. In the gate of the smallest game, and of all when thorough. */
class StrengthTest {

    static Stream<Exercise> exercises() {
        return Exercise.known().stream().filter(each -> Boolean.getBoolean("thorough")
                || each.name().equals("connect-four"))
                .filter(each -> Rubric.read(each.rubric()).contracts().signum() > 0);
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void theContractsOfTheReferenceNoticeAll(Exercise exercise) {
        final Map<String, String> sources = Fixtures.reference(exercise);
        try (Workers workers = Fixtures.workers()) {
            final Map<String, byte[]> classes = workers.compile(sources, exercise.packageName()).orElseThrow()
                    .classes();
            for (long seed : List.of(1L, 2L)) {
                final Noticed noticed = new ContractTrial(exercise, workers::hooked, workers::nextPlayer, seed)
                        .noticed(classes, new Budget());
                assertThat(noticed.strength().earnsAll()).as(noticed.toString()).isTrue();
                assertThat(noticed.strength().remarks()).isEmpty();
            }
        }
    }
}
