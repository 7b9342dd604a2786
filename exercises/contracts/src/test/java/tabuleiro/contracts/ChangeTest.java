package tabuleiro.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How changes are told: in words that follow the line in which they are. */
class ChangeTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "changed conditional boundary | for (int i = 0; i < 7; i++) | if this `<` were `<=`",
        "negated conditional | if (row == 1) | if this `==` were `!=`",
        "negated conditional | if (a < b && c < d) | if a condition here were the opposite",
        "negated conditional | if (isFree(cell)) | if a condition here were the opposite",
        "changed conditional boundary | if (a < b && c < d) | if a comparison here took its limit in, or left it out",
        "Replaced integer addition with subtraction | row + 1 | if this `+` were `-`",
        "Replaced Unsigned Shift Right with Shift Left | a >>> 1 | if this `>>>` were `<<`",
        "Changed increment from 1 to -1 | i++ | if this counted by -1 instead of 1",
        "Removed increment 1 | i++ | if this did not count",
        "removed negation | -a | if the minus were missing here",
        "Substituted 6 with 7 | row < 6 | if 6 were 7 here",
        "removed call to java/util/List::add | list.add(a) | if the call of `add` were left out",
        "replaced call to quarto/State::place with receiver | state.place(cell) | if the call of `place` were left out",
        "replaced call to a/B::abs with argument | abs(a) | if the call of `abs` only gave back what it is handed",
        "Removed assignment to member variable next | next = a | if `next` were left as it was",
        "replaced boolean return with false for a/B::isOver | return a | if this returned false",
        "replaced int return with 0 for a/B::size | return a | if this returned 0",
        "replaced return value with Collections.emptyList for a/B::all | return a | if this returned nothing",
        "did what nobody knows | a | if something else were done here (did what nobody knows)"})
    void aChangeIsToldInTheWordsOfTheLine(String said, String line, String words) {
        assertThat(Change.words(said, line)).isEqualTo(words);
    }
}
