package tabuleiro.grading.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.process.Workers;

/**
 * The contracts of the reference stop what reference/README.md says: at least 90 % of the mistakes. In the gate of the
 * smallest game, and of all when thorough.
 */
class StrengthTest {

    private static final int LEAST_PERCENT = 90;

    static Stream<Exercise> exercises() {
        return Exercise.known().stream().filter(each -> Boolean.getBoolean("thorough")
                || each.name().equals("connect-four"));
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void theContractsOfTheReferenceNoticeMistakes(Exercise exercise) {
        final Map<String, String> sources = Fixtures.reference(exercise);
        try (Workers workers = Fixtures.workers()) {
            final Map<String, byte[]> classes = workers.compile(sources, exercise.packageName()).orElseThrow()
                    .classes();
            for (long seed : List.of(1L, 2L)) {
                final Noticed noticed = new Examiner(new Suite(exercise), workers::nextPlayer, Optional::empty,
                        Optional::empty, Optional.of(new ContractTrial(exercise, workers, workers::nextPlayer, seed)))
                        .examine(classes, sources).noticed().orElseThrow();
                System.out.printf("%s, seed %s: %s of %s%n", exercise.name(), seed, noticed.stopped(),
                        noticed.mistakes());
                assertThat(noticed.percent()).as(noticed.toString()).isGreaterThanOrEqualTo(LEAST_PERCENT);
            }
        }
    }
}
