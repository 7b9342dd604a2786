package tabuleiro.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.Reason;

/** Tests that the refusals have different words, and their groups. */
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
    void refusalsStandInTheirGroupsOneAfterAnother() {
        assertThat(Arrays.stream(Refusal.values()).map(Refusal::group)).isSorted();
        assertThat(Refusal.NO_SUCH_CELL.group()).isEqualTo(Reason.Group.NAMED);
        assertThat(Refusal.GAME_OVER.group()).isEqualTo(Reason.Group.OVER);
        assertThat(Refusal.CELL_OCCUPIED.group()).isEqualTo(Reason.Group.MOVE);
    }
}
