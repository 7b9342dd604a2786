package tabuleiro;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.Contract.Clause;

/** Tests that messages about broken clauses contain what a person needs, and that the steps recognise them. */
class ContractTest {

    @Test
    void aBrokenPreconditionNamesLabelRuleValueAndBoard() {
        assertThat(Contract.require("column_has_space", "C4-06", 4, "the board"))
                .isEqualTo("precondition broken: column_has_space (C4-06) 4\nthe board");
    }

    @Test
    void aBrokenPostconditionNamesLabelRuleValueAndBoard() {
        assertThat(Contract.ensure("disc_rests", "C4-04", "row 6", "the board"))
                .isEqualTo("postcondition broken: disc_rests (C4-04) row 6\nthe board");
    }

    @Test
    void aBrokenInvariantNamesLabelRuleAndBoard() {
        assertThat(Contract.maintain("discs_alternate", "C4-03", "the board").lines().map(String::strip))
                .containsExactly("invariant broken: discs_alternate (C4-03)", "the board");
    }

    @Test
    void aBoardThatCannotBeDrawnDoesNotHideTheClause() {
        assertThat(Contract.require("position_can_be_played", "C4-06", null, null))
                .startsWith("precondition broken: position_can_be_played (C4-06)");
    }

    @ParameterizedTest
    @EnumSource
    void aMessageReportsItsOwnKindOfClauseAndNoOther(Clause clause) {
        final String message = switch (clause) {
            case PRECONDITION -> Contract.require("label", "C4-01", 1, "");
            case POSTCONDITION -> Contract.ensure("label", "C4-01", 1, "");
            case INVARIANT -> Contract.maintain("label", "C4-01", "");
        };
        assertThat(Clause.values()).filteredOn(each -> Contract.reports(each, message)).containsExactly(clause);
    }

    @Test
    void anyOtherMessageReportsNoClause() {
        assertThat(Clause.values())
                .noneMatch(each -> Contract.reports(each, "null"))
                .noneMatch(each -> Contract.reports(each, "the invariant broken: this is not how one starts"));
    }
}
