package tabuleiro.quarto;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests which two values each attribute has. */
class TraitTest {

    @ParameterizedTest
    @CsvSource({"LARGE, SMALL", "WHITE, BLACK", "ROUND, SQUARE", "SOLID, HOLLOW"})
    void eachValueOfAnAttributeIsTheOthersOpposite(Trait one, Trait other) {
        assertThat(one.opposite()).as("the opposite of %s", one).isEqualTo(other);
        assertThat(other.opposite()).as("the opposite of %s", other).isEqualTo(one);
    }

    @Test
    void fourAttributesHaveEightValues() {
        assertThat(Trait.values()).hasSize(8);
    }
}
