package tabuleiro.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tabuleiro.contracts.replay.Attempt;
import tabuleiro.contracts.replay.Attempt.Kind;
import tabuleiro.contracts.replay.Surveyed;

/** Which mistakes are tried, and which count. */
class TrialTest {

    private static final Attempt STOPPED = new Attempt(Kind.STOPPED, 0, 1, "turn_passes", "program.Engine.play:9");
    private static final Attempt UNNOTICED = new Attempt(Kind.UNNOTICED, 0, 1, "", "");

    private final List<Miss> missed = new ArrayList<>();
    private final List<Integer> tried = new ArrayList<>();

    /** A program with so many places in each line: line 0 is reached by a command, line 1 by a query. */
    private record Places(int ofCommands, int ofQueries) implements Workshop {

        @Override
        public Optional<Traced> traced(Map<String, byte[]> classes) {
            return Optional.of(new Traced(classes, Set.of("program.Engine.play:5")));
        }

        @Override
        public List<Changed> changed(Map<String, byte[]> classes, BitSet lines, long seed, int from, int most) {
            final int line = lines.nextSetBit(0);
            return line < 0 ? List.of() : IntStream.range(0, line == 0 ? ofCommands : ofQueries).skip(from).limit(most)
                    .mapToObj(i -> new Changed(line, "program.Engine", "Engine.java", "play", i + 1,
                            "negated conditional", new byte[] {(byte) i})).toList();
        }
    }

    private Strength run(Workshop places, IntFunction<Attempt> came) {
        final Bench bench = new Bench() {
            @Override
            public Optional<Surveyed> survey(int play) {
                return Optional.of(new Surveyed(10, List.of(1L), List.of(3L)));
            }

            @Override
            public boolean isSteady(int play) {
                return play == 0;
            }

            @Override
            public Optional<Attempt> attempt(String type, byte[] change, List<Integer> plays, boolean controlFirst) {
                assertThat(plays).as("examples that are steady").containsExactly(0);
                tried.add((int) change[0]);
                return Optional.ofNullable(came.apply(tried.size() - 1));
            }
        };
        return new Trial(places, Map.of(), file -> List.of("  if (a < b) {"), 1).run(bench, 2, missed::add);
    }

    @Test
    void mistakesInCommandsCountUpToAMost() {
        assertThat(run(new Places(100, 100), i -> i % 4 == 0 ? UNNOTICED : STOPPED))
                .isEqualTo(new Strength(Trial.MOST, 18));
        assertThat(tried).hasSize(Trial.MOST);
    }

    @Test
    void whereTheyAreFewThoseInQueriesJoinThem() {
        assertThat(run(new Places(5, 100), i -> STOPPED)).isEqualTo(new Strength(12, 12));
        assertThat(tried).startsWith(0, 1, 2, 3, 4, 0).hasSize(12);
    }

    @Test
    void whatDoesNotShowOrBreaksOffOrMeetsAGuardDoesNotCount() {
        final List<Attempt> some = List.of(Attempt.NOTHING, Attempt.BROKEN_OFF,
                new Attempt(Kind.STOPPED, 0, 1, "", "program.Engine.play:5"),
                new Attempt(Kind.STOPPED, 0, 1, "precondition broken: column_has_space (C4-06) 4",
                        "program.Engine.of:7"));
        assertThat(run(new Places(50, 50), i -> some.get(i % 4))).isEqualTo(Strength.NONE);
        assertThat(tried).hasSize(100);
    }

    @Test
    void manyThatDoNotCountEndInTheEnd() {
        run(new Places(1_000, 1_000), i -> Attempt.NOTHING);
        assertThat(tried).hasSize(240);
    }

    @Test
    void anAssertionThatFailsWithoutAMistakeIsNotBelieved() {
        assertThat(run(new Places(100, 0), i -> i < 20 ? STOPPED : Attempt.FALSE_ALARM))
                .isEqualTo(new Strength(20, 0));
        assertThat(tried).hasSize(21);
    }

    @Test
    void whenNothingCanBeTriedAnyMoreWhatWasFoundCounts() {
        assertThat(run(new Places(100, 100), i -> i < 3 ? STOPPED : null)).isEqualTo(new Strength(3, 3));
    }

    @Test
    void aMissSaysWhatIsChangedWhere() {
        run(new Places(1, 0), i -> UNNOTICED);
        assertThat(missed).containsExactly(new Miss(new Mistake("program.Engine", "Engine.java", "play", 1,
                "if (a < b) {", "if this `<` were `>=`"), 0, 1));
    }

    @Test
    void aShareIsOneOfTwelveAtLeast() {
        assertThat(new Strength(1, 1).isEnough()).isFalse();
        assertThat(new Strength(1, 1).percent()).isEqualTo(8);
        assertThat(new Strength(8, 8).isEnough()).isTrue();
        assertThat(new Strength(24, 14).isEnough()).isFalse();
        assertThat(new Strength(20, 12).isEnough()).isTrue();
    }
}
