package tabuleiro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.Contract.ClauseKind;
import tabuleiro.tiny.Refusal;

/** Tests that messages about broken clauses contain what a person needs, and that the steps recognise them. */
class ContractTest {

    @Test
    void aBrokenPreconditionNamesLabelRuleValueAndBoard() {
        assertThat(Contract.require("TY-02 cell_may_be_taken", 4, "the board"))
                .isEqualTo("precondition broken: cell_may_be_taken (TY-02) 4\nthe board");
    }

    @Test
    void aGuardOfAMoveNamesTheRefusalThatApplies() {
        assertThat(Contract.require("cell_may_be_taken", Optional.of(Refusal.GAME_OVER), 3, "the board"))
                .isEqualTo("precondition broken: cell_may_be_taken (TY-03: the game is over) 3\nthe board");
        assertThat(Contract.require("cell_may_be_taken", Optional.of(Refusal.CELL_TAKEN), "", "the board"))
                .isEqualTo("precondition broken: cell_may_be_taken (TY-02: the cell is taken)\nthe board");
    }

    @Test
    void aGuardThatForgetsToAskStillNamesItsClause() {
        assertThat(Contract.require("cell_may_be_taken", Optional.empty(), 4, "the board"))
                .isEqualTo("precondition broken: cell_may_be_taken (no refusal) 4\nthe board");
    }

    @Test
    void aBrokenPostconditionNamesLabelRuleAndBoardAndTheAnswerOfAQuery() {
        assertThat(Contract.ensure("TY-02 cell_is_taken", "the board"))
                .isEqualTo("postcondition broken: cell_is_taken (TY-02)\nthe board");
        assertThat(Contract.ensure("TY-03 game_is_over", true, "the board"))
                .isEqualTo("postcondition broken: game_is_over (TY-03) true\nthe board");
    }

    @Test
    void aBrokenInvariantNamesLabelRuleAndBoard() {
        assertThat(Contract.maintain("TY-03 players_take_turns", "the board"))
                .isEqualTo("invariant broken: players_take_turns (TY-03)\nthe board");
    }

    @Test
    void theFormOfEarlierHandOutsIsUnderstood() {
        assertThat(Contract.require("cell_may_be_taken", "TY-02", 4, "the board"))
                .isEqualTo(Contract.require("TY-02 cell_may_be_taken", 4, "the board"));
        assertThat(Contract.ensure("cell_is_taken", "TY-02", "cell 6", "the board"))
                .isEqualTo(Contract.ensure("TY-02 cell_is_taken", "cell 6", "the board"));
        assertThat(Contract.maintain("players_take_turns", "TY-03", "the board"))
                .isEqualTo(Contract.maintain("TY-03 players_take_turns", "the board"));
    }

    @Test
    void aClauseWithoutARuleIsNamedAsItIs() {
        assertThat(Contract.ensure("is_taken", "the board")).isEqualTo("postcondition broken: is_taken\nthe board");
    }

    @Test
    void aBoardThatCannotBeDrawnDoesNotHideTheClause() {
        assertThat(Contract.require("TY-02 position_can_be_played", null, null))
                .startsWith("precondition broken: position_can_be_played (TY-02)");
    }

    @ParameterizedTest
    @EnumSource
    void aMessageReportsItsOwnKindOfClauseAndNoOther(ClauseKind clause) {
        final String message = switch (clause) {
            case PRECONDITION -> Contract.require("TY-01 label", 1, "");
            case POSTCONDITION -> Contract.ensure("TY-01 label", "");
            case INVARIANT -> Contract.maintain("TY-01 label", "");
        };
        assertThat(ClauseKind.values()).filteredOn(each -> Contract.reports(each, message)).containsExactly(clause);
    }

    @Test
    void theGuardOfAMoveReportsAPrecondition() {
        final String message = Contract.require("cell_may_be_taken", Optional.of(Refusal.GAME_OVER), 1, "");
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
