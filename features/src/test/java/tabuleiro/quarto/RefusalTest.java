package tabuleiro.quarto;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the words of the refusals, and which of several refusals comes first. */
class RefusalTest {

    @ParameterizedTest
    @CsvSource({
        "PIECE_TWICE, QT-08, a piece occurs twice",
        "GAME_OVER, QT-17, the game is over",
        "ALREADY_CHOSEN, QT-05, a piece has been chosen already",
        "NONE_CHOSEN, QT-05, no piece has been chosen",
        "PIECE_ON_BOARD, QT-06, the piece is on the board",
        "CELL_OCCUPIED, QT-07, the cell is occupied"})
    void eachHasARuleAndWords(Refusal refusal, String rule, String words) {
        assertThat(refusal.rule()).as("the rule of %s", refusal).isEqualTo(rule);
        assertThat(refusal.words()).as("%s in words", refusal).isEqualTo(words);
    }

    @Test
    void theyAreInTheOrderInWhichTheyApply() {
        assertThat(Refusal.values())
                .containsSubsequence(Refusal.PIECE_TWICE, Refusal.GAME_OVER)
                .containsSubsequence(Refusal.GAME_OVER, Refusal.ALREADY_CHOSEN, Refusal.PIECE_ON_BOARD)
                .containsSubsequence(Refusal.GAME_OVER, Refusal.NONE_CHOSEN, Refusal.CELL_OCCUPIED);
    }
}
