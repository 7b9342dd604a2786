package tabuleiro.specification;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.Player;

/** Proves that all signatures may cross a process boundary, and shows on a wrong interface what is found. */
class CrossingTest {

    @ParameterizedTest
    @MethodSource("tabuleiro.specification.SpecifiedGame#all")
    void everySignatureMayCrossAProcessBoundary(SpecifiedGame game) {
        assertThat(game.interfaces()).isNotEmpty();
        assertThat(Crossing.faults(game.interfaces())).isEmpty();
    }

    @Test
    void whatIsOnTheListMayCross() {
        assertThat(Crossing.faults(List.of(Right.class))).isEmpty();
    }

    @Test
    void whatIsNotOnTheListIsNamedWithInterfaceAndMethod() {
        assertThat(Crossing.faults(List.of(Wrong.class))).containsExactlyInAnyOrder(
                "Wrong.array(): int[] is an array",
                "Wrong.boxed(Integer): Integer is not on the list of what may cross",
                "Wrong.character(): char is not on the list of what may cross",
                "Wrong.collection(): java.util.Collection<java.lang.String> is a generic type other than List, Set, "
                        + "Map and Optional",
                "Wrong.fraction(): double is not on the list of what may cross",
                "Wrong.genericArray(List[]): java.util.List<java.lang.String>[] is an array",
                "Ancestor.inherited(): float is not on the list of what may cross",
                "Wrong.named(Object): T is a type variable",
                "Wrong.nested(), Deep.size: short is not on the list of what may cross",
                "Wrong.object(Object): Object is not on the list of what may cross",
                "Wrong.raw(): List is a raw type",
                "Wrong.rawPair(): Pair is a generic record",
                "Wrong.sealedKind(): Kind is a sealed interface, behind which no handle can stand",
                "Wrong.stranger(Agent): Agent is an interface that is not of this game",
                "Wrong.wildcard(): ? extends tabuleiro.connectfour.Player is a wildcard");
    }

    @Test
    void aGenericRecordAndAForeignFunctionAreNamed() {
        assertThat(Crossing.faults(List.of(Generic.class))).hasSize(2)
                .allMatch(fault -> fault.endsWith("is a generic type other than List, Set, Map and Optional"))
                .anyMatch(fault -> fault.startsWith("Generic.pair(): ") && fault.contains("Pair<"))
                .anyMatch(fault -> fault.startsWith("Generic.call(Consumer): "));
    }

    /** Uses everything that may cross. */
    interface Right {

        void command(boolean flag, int number, long seed, String text);

        Optional<Map<Player, Set<Integer>>> query(List<Long> numbers, Chain chain);

        Right another(Right same);
    }

    /**
     * A record that holds others of its kind.
     *
     * @param links more of them
     */
    record Chain(List<Chain> links) {
    }

    /** Has one thing in each method that may not cross. */
    interface Wrong extends Ancestor {

        double fraction();

        char character();

        int[] array();

        void boxed(Integer number);

        void object(Object any);

        @SuppressWarnings("rawtypes")
        List raw();

        @SuppressWarnings("rawtypes")
        Pair rawPair();

        List<? extends Player> wildcard();

        void genericArray(List<String>[] lists);

        Collection<String> collection();

        <T> void named(T any);

        void stranger(Agent agent);

        Kind sealedKind();

        Optional<Deep> nested();
    }

    /** Hands a method down. */
    interface Ancestor {

        float inherited();
    }

    /** Uses generic types of its own. */
    interface Generic {

        Pair<String> pair();

        void call(Consumer<String> action);
    }

    /**
     * A record of anything.
     *
     * @param one   thing
     * @param other thing
     * @param <T>   what they are
     */
    record Pair<T>(T one, T other) {
    }

    /**
     * A record that hides what may not cross.
     *
     * @param size not an int
     */
    record Deep(short size) {
    }

    /** An interface that nobody else may implement. */
    sealed interface Kind permits OneKind {
    }

    /** The only kind. */
    record OneKind() implements Kind {
    }
}
