package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Names stand where a reader looks for them. */
class NameOrderTest {

    private static final List<String> SORTED = List.of("Ana-Maria", "Ana Zulu", "Anabela", "Eva",
            "\u00C9va", "Ewa", "Lena", "\u0141ukasz", "Mona", "(no name)", "\u00D8rjan", "Participant 9",
            "Participant 10", "Zo\u00E9", "Zoe A");

    @Test
    void wordByWordWithAccentsBesideAndNumbersByTheirSize() {
        final List<String> names = new ArrayList<>(SORTED);
        Collections.shuffle(names, new Random(1));
        names.sort(NameOrder.BY_NAME);
        assertThat(names).containsExactlyElementsOf(SORTED);
    }

    @Test
    void noTwoNamesAreTheSame() {
        assertThat(NameOrder.BY_NAME.compare("Eva", "\u00C9va")).isNotZero();
        assertThat(NameOrder.BY_NAME.compare("a b", "a-b")).isNotZero();
        assertThat(NameOrder.BY_NAME.compare("a", "a")).isZero();
    }

    @Test
    void plainLettersAreThoseThatAreSorted() {
        assertThat(NameOrder.plain("\u0141ukasz Stra\u00DFe \u00C9\u00C6 \u732B"))
                .isEqualTo("Lukasz Strasse EAe \u732B");
    }
}
