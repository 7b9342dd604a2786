package tabuleiro.console.quarto;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.quarto.Piece;

/** Tests which letters and digits are accepted, with unusual characters of Unicode. */
class AnswersTest {

    private final PieceLetter letter = new PieceLetter("North", new PiecesLeft(Piece.ALL));

    @ParameterizedTest
    @ValueSource(strings = {"\u212a", "\u0430", "\uff41", "\u00aa", "\u017f"})
    void onlyALatinLetterNamesAPiece(String typed) {
        assertThat(letter.whyNot(typed)).contains("type the letter of a piece, 'a' to 'p'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"A\u0661", "A\uff11", "A\u00b9", "\u0661A", "\uff21\uff11"})
    void onlyAnAsciiDigitNamesARow(String typed) {
        assertThat(new PlaceName("North", Piece.ALL.get(0), new SimpleQuarto()).whyNot(typed))
                .contains("type a cell such as A1 or 1A");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uff21" + "1", "\u0410" + "1", "1\u00aa"})
    void onlyALatinLetterNamesAColumn(String typed) {
        assertThat(new PlaceName("North", Piece.ALL.get(0), new SimpleQuarto()).whyNot(typed))
                .contains("the column is A, B, C or D");
    }
}
