package tabuleiro.console.former;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the questions that every game may ask. */
class QuestionsTest {

    private final LinkedHashMap<String, Integer> options = new LinkedHashMap<>();
    private Choice<Integer> choice;

    @BeforeEach
    void offer() {
        options.put("person", 1);
        options.put("perfect", 2);
        options.put("per", 3);
        options.put("random", 4);
        choice = new Choice<>("Who", options);
    }

    @Test
    void aChoiceListsItsWordsAndNamesTheFirstForAnEmptyLine() {
        assertThat(choice.words()).isEqualTo("Who: person, perfect, per or random? (empty line: person)");
    }

    @ParameterizedTest
    @CsvSource({"'', 1", "person, 1", "pers, 1", "PERF, 2", "per, 3", "Per, 3", "r, 4", "rAnDoM, 4"})
    void aChoiceAcceptsTheBeginningOfAWord(String typed, int meaning) {
        assertThat(choice.whyNot(typed)).isEmpty();
        assertThat(choice.meaning(typed)).isEqualTo(meaning);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "randomly", "1", "person random", "*"})
    void aChoiceRefusesOtherWords(String typed) {
        assertThat(choice.whyNot(typed)).contains("that is not person, perfect, per or random");
    }

    @Test
    void aChoiceRefusesTheBeginningOfSeveralWords() {
        assertThat(choice.whyNot("p")).contains("that may mean person, perfect or per");
    }

    @Test
    void aChoiceMayHaveOneOption() {
        options.keySet().retainAll(Set.of("random"));
        assertThat(new Choice<>("Who", options).words()).isEqualTo("Who: random? (empty line: random)");
    }

    @ParameterizedTest
    @CsvSource({"'', 1", "0, 0", "-7, -7", "+7, 7", "9223372036854775807, 9223372036854775807",
        "-9223372036854775808, -9223372036854775808"})
    void aSeedIsAnyLong(String typed, long meaning) {
        assertThat(new Seed().whyNot(typed)).isEmpty();
        assertThat(new Seed().meaning(typed)).isEqualTo(meaning);
    }

    @ParameterizedTest
    @ValueSource(strings = {"9223372036854775808", "-9223372036854775809"})
    void aSeedIsNotALargerNumber(String typed) {
        assertThat(new Seed().whyNot(typed)).contains("the number has too many digits");
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-0, 0", "2147483648, 2147483647", "-2147483649, -2147483648", "4294967296, 2147483647"})
    void theClosestIntNeverOverflows(String typed, int closest) {
        assertThat(WholeNumber.whyNot(typed)).isEmpty();
        assertThat(WholeNumber.closestInt(typed)).isEqualTo(closest);
    }
}
