package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Reference;
import tabuleiro.grading.Slow;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.results.Observed;
import tabuleiro.grading.results.Outcome;

/** Who knows the answers of all examples, and of the games that are handed out, and no rule, gets next to nothing. */
class TablesTest {

    private static final String NEAREST = "nearest";

    /** One in the build; in the thorough build each kind in each exercise, and with games that are handed out. */
    static Stream<Arguments> tables() {
        return !Boolean.getBoolean("thorough") ? Stream.of(Arguments.of("connect-four", "throwing", 0))
                : Faults.exercises().stream().map(Exercise::name).flatMap(each -> Stream.concat(
                        Stream.of("plain", "throwing", "halting", NEAREST).map(kind -> Arguments.of(each, kind, 0)),
                        Stream.of("plain", NEAREST).map(kind -> Arguments.of(each, kind, 40))));
    }

    @Slow
    @ParameterizedTest
    @MethodSource("tables")
    @Timeout(600)
    void aTableIsNoProgram(String exercise, String kind, int games) throws IOException {
        final Exercise game = new Exercise(exercise);
        final Rubric rubric = Rubric.read(game.rubric()).withoutContracts();
        final Reference reference = new Reference(game,
                Fixtures.compiled(game, Fixtures.reference(game)));
        final TableMaker maker = new TableMaker(game, reference).withExamples();
        final Map<String, String> table = (games == 0 ? maker : maker.withGames(Recordings.SEED, games))
                .sources(kind);
        final Observed observed = Fixtures.test(rubric, table);
        assertThat(observed.problem()).isEmpty();
        assertThat(observed.outcomes().stream().filter(Outcome::passed).count()).as("it knows the examples")
                .isGreaterThan(observed.outcomes().size() / 2);
        assertThat(MarkSheet.of(rubric, observed.outcomes(), observed.extras()).mark())
                .isLessThanOrEqualTo(new BigDecimal(kind.equals(NEAREST) ? 7 : 3));
    }
}
