package tabuleiro.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that the refusals have different words, and their order. */
class RefusalTest {

    @ParameterizedTest
    @EnumSource(Refusal.class)
    void aRefusalNamesARuleOfQwirkle(Refusal refusal) {
        assertThat(refusal.rule()).as("the rule of %s", refusal).matches("QW-\\d\\d");
    }

    @Test
    void noTwoRefusalsHaveTheSameWords() {
        assertThat(Arrays.stream(Refusal.values()).map(Refusal::words)).doesNotHaveDuplicates();
    }

    @Test
    void refusalsOfAStartAreInTheOrderInWhichTheyApply() {
        assertThat(Refusal.values()).containsSubsequence(
                Refusal.NUMBER_OF_PLAYERS, Refusal.TOO_MANY_OF_A_KIND, Refusal.BAG_TOO_SMALL);
    }

    @Test
    void refusalsOfAPositionAreInTheOrderInWhichTheyApply() {
        assertThat(Refusal.values()).containsSubsequence(
                Refusal.NUMBER_OF_PLAYERS, Refusal.TOO_MANY_OF_A_KIND, Refusal.PLAYERS_DO_NOT_FIT,
                Refusal.WRONG_BORDER, Refusal.CELL_REPEATED, Refusal.TURN_NOT_IN_LINE, Refusal.GAME_OVER,
                Refusal.LINE_MIXED, Refusal.TILE_REPEATED);
    }

    @Test
    void refusalsOfATileAreInTheOrderInWhichTheyApply() {
        assertThat(Refusal.values()).containsSubsequence(
                Refusal.GAME_OVER, Refusal.NO_SUCH_CELL, Refusal.CELL_OCCUPIED, Refusal.TILE_NOT_HELD,
                Refusal.NO_NEIGHBOUR, Refusal.NOTHING_SHARED, Refusal.SAME_AS_NEIGHBOUR, Refusal.LINE_MIXED,
                Refusal.TILE_REPEATED, Refusal.NOT_IN_LINE, Refusal.GAP);
    }

    @Test
    void refusalsOfOtherMovesAreInTheOrderInWhichTheyApply() {
        assertThat(Refusal.values())
                .containsSubsequence(Refusal.GAME_OVER, Refusal.NOTHING_PLAYED)
                .containsSubsequence(Refusal.GAME_OVER, Refusal.TURN_BEGUN, Refusal.NOTHING_NAMED,
                        Refusal.TILES_NOT_HELD, Refusal.BAG_TOO_SMALL);
    }
}
