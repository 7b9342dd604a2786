package tabuleiro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.Contract.ClauseKind;
import tabuleiro.quarto.Refusal;

/** Tests that messages about broken clauses contain what a person needs, and that the steps recognise them. */
class ContractTest {

    @Test
    void aBrokenPreconditionNamesLabelRuleValueAndBoard() {
        assertThat(Contract.require("column_has_space", "C4-06", 4, "the board"))
                .isEqualTo("precondition broken: column_has_space (C4-06) 4\nthe board");
    }

    @Test
    void aGuardOfAMoveNamesTheRefusalThatApplies() {
        assertThat(Contract.require("may_be_chosen", Optional.of(Refusal.GAME_OVER), "(B!", "the board"))
                .isEqualTo("precondition broken: may_be_chosen (QT-17: the game is over) (B!\nthe board");
        assertThat(Contract.require("may_be_chosen", Optional.of(Refusal.PIECE_ON_BOARD), "", "the board"))
                .isEqualTo("precondition broken: may_be_chosen (QT-06: the piece is on the board)\nthe board");
    }

    @Test
    void aGuardThatForgetsToAskStillNamesItsClause() {
        assertThat(Contract.require("may_be_chosen", Optional.empty(), 4, "the board"))
                .isEqualTo("precondition broken: may_be_chosen (no refusal) 4\nthe board");
    }

    @Test
    void aBrokenPostconditionNamesLabelRuleValueAndBoard() {
        assertThat(Contract.ensure("disc_rests", "C4-04", "row 6", "the board"))
                .isEqualTo("postcondition broken: disc_rests (C4-04) row 6\nthe board");
    }

    @Test
    void aBrokenInvariantNamesLabelRuleAndBoard() {
        assertThat(Contract.maintain("discs_alternate", "C4-03", "the board"))
                .isEqualTo("invariant broken: discs_alternate (C4-03)\nthe board");
    }

    @Test
    void aBoardThatCannotBeDrawnDoesNotHideTheClause() {
        assertThat(Contract.require("position_can_be_played", "C4-06", null, null))
                .startsWith("precondition broken: position_can_be_played (C4-06)");
    }

    @ParameterizedTest
    @EnumSource
    void aMessageReportsItsOwnKindOfClauseAndNoOther(ClauseKind clause) {
        final String message = switch (clause) {
            case PRECONDITION -> Contract.require("label", "C4-01", 1, "");
            case POSTCONDITION -> Contract.ensure("label", "C4-01", 1, "");
            case INVARIANT -> Contract.maintain("label", "C4-01", "");
        };
        assertThat(ClauseKind.values()).filteredOn(each -> Contract.reports(each, message)).containsExactly(clause);
    }

    @Test
    void theGuardOfAMoveReportsAPrecondition() {
        final String message = Contract.require("may_be_chosen", Optional.of(Refusal.GAME_OVER), 1, "");
        assertThat(ClauseKind.values()).filteredOn(each -> Contract.reports(each, message))
                .containsExactly(ClauseKind.PRECONDITION);
    }

    @Test
    void anyOtherMessageReportsNoClause() {
        assertThat(ClauseKind.values())
                .noneMatch(each -> Contract.reports(each, "null"))
                .noneMatch(each -> Contract.reports(each, "the invariant broken: this is not how one starts"));
    }
}
