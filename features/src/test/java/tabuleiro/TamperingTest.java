package tabuleiro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests what is changed in a value, and that one may refuse. */
class TamperingTest {

    @Test
    void emptiesListsAndSetsAndThoseInThem() {
        final List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        final Set<Integer> set = new TreeSet<>(list);
        final List<Integer> inside = new ArrayList<>(list);
        List.of(list, set, List.of(inside)).forEach(Tampering::change);
        assertThat(list).isEmpty();
        assertThat(set).isEmpty();
        assertThat(inside).isEmpty();
    }

    @Test
    void turnsRoundWhatCannotBeEmptied() {
        final Integer[] array = {1, 2, 3};
        Tampering.change(Arrays.asList(array));
        assertThat(array).containsExactly(3, 2, 1);
    }

    static List<Object> valuesThatRefuse() {
        return List.of(List.of(1, 2), Set.of(1, 2), List.of(List.of(1, 2)), 7, "words",
                Collections.unmodifiableList(new ArrayList<>(List.of(1, 2))), new ArrayList<>(List.of(1, 2)) {

                    private static final long serialVersionUID = 1L;

                    @Override
                    public void clear() {
                        throw new AssertionError("not yours");
                    }

                    @Override
                    public Integer set(int index, Integer element) {
                        return set(index, element);
                    }
                });
    }

    @ParameterizedTest
    @MethodSource("valuesThatRefuse")
    void leavesAloneWhatRefuses(Object value) {
        final String before = value.toString();
        assertThatCode(() -> Tampering.change(value)).doesNotThrowAnyException();
        assertThat(value).hasToString(before);
    }
}
