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

/** Tests that all signatures may cross a process boundary, and which faults are found in a wrong interface. */
class CrossingTest {

    @ParameterizedTest
    @MethodSource("tabuleiro.specification.SpecifiedGame#all")
    void everySignatureMayCrossAProcessBoundary(SpecifiedGame game) {
        assertThat(game.interfaces()).isNotEmpty();
        assertThat(Crossing.faults(game.interfaces())).isEmpty();
    }

    @Test
    void typesOnTheListMayCross() {
        assertThat(Crossing.faults(List.of(Right.class))).isEmpty();
    }

    @Test
    void otherTypesAreReportedWithInterfaceAndMethod() {
        assertThat(Crossing.faults(List.of(Wrong.class))).containsExactlyInAnyOrder(
                "Wrong.array(): int[] is an array",
                "Wrong.boxed(Integer): Integer is not on the list of types that may cross",
                "Wrong.character(): char is not on the list of types that may cross",
                "Wrong.collection(): java.util.Collection<java.lang.String> is a generic type other than List, Set, "
                        + "Map and Optional",
                "Wrong.fraction(): double is not on the list of types that may cross",
                "Wrong.genericArray(List[]): java.util.List<java.lang.String>[] is an array",
                "Ancestor.inherited(): float is not on the list of types that may cross",
                "Wrong.named(Object): T is a type variable",
                "Wrong.nested(), Deep.size: short is not on the list of types that may cross",
                "Wrong.object(Object): Object is not on the list of types that may cross",
                "Wrong.raw(): List is a raw type",
                "Wrong.rawPair(): Pair is a generic record",
                "Wrong.sealedKind(): Kind is a sealed interface, which no handle can implement",
                "Wrong.stranger(Agent): Agent is an interface that is not of this game",
                "Wrong.wildcard(): ? extends tabuleiro.connectfour.Player is a wildcard");
    }

    @Test
    void genericTypesOfOthersAreReported() {
        assertThat(Crossing.faults(List.of(Generic.class))).hasSize(2)
                .allMatch(fault -> fault.endsWith("is a generic type other than List, Set, Map and Optional"))
                .anyMatch(fault -> fault.startsWith("Generic.pair(): ") && fault.contains("Pair<"))
                .anyMatch(fault -> fault.startsWith("Generic.call(Consumer): "));
    }

    /** An interface with every type that may cross. */
    interface Right {

        void command(boolean flag, int number, long seed, String text);

        Optional<Map<Player, Set<Integer>>> query(List<Long> numbers, Chain chain);

        Right another(Right same);
    }

    /**
     * A record that contains others of its type.
     *
     * @param links the other records
     */
    record Chain(List<Chain> links) {
    }

    /** An interface with a type that must not cross in every method. */
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

    /** An interface whose method is inherited. */
    interface Ancestor {

        float inherited();
    }

    /** An interface with other generic types. */
    interface Generic {

        Pair<String> pair();

        void call(Consumer<String> action);
    }

    /**
     * A generic record.
     *
     * @param one   a value
     * @param other another value
     * @param <T>   the type of both
     */
    record Pair<T>(T one, T other) {
    }

    /**
     * A record that contains a type that must not cross.
     *
     * @param size a number that is not an int
     */
    record Deep(short size) {
    }

    /** A sealed interface. */
    sealed interface Kind permits OneKind {
    }

    /** The only implementation of the sealed interface. */
    record OneKind() implements Kind {
    }
}
