package tabuleiro.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the rules of the refusals, and the order in which they apply. */
class RefusalTest {

    @ParameterizedTest
    @CsvSource({
        "KINGS, CH-01", "PAWN_ON_END_RANK, CH-14", "CASTLING_RIGHTS, CH-13", "EN_PASSANT_SQUARE, CH-12",
        "OPPONENT_IN_CHECK, CH-16", "GAME_OVER, CH-25", "NO_PIECE, CH-11", "NOT_YOURS, CH-11", "SAME_SQUARE, CH-11",
        "OWN_PIECE_THERE, CH-10", "NOT_THE_KINGS_WAY, CH-02", "NOT_THE_BISHOPS_WAY, CH-03",
        "NOT_THE_KNIGHTS_WAY, CH-04", "NOT_THE_ROOKS_WAY, CH-05", "NOT_THE_QUEENS_WAY, CH-06",
        "NOT_THE_PAWNS_WAY, CH-07", "BLOCKED, CH-09", "PAWN_AHEAD_BLOCKED, CH-08", "EN_PASSANT_TOO_LATE, CH-12",
        "PAWN_TAKES_NOTHING, CH-08", "CASTLING_LOST, CH-13", "CASTLING_BLOCKED, CH-13", "CASTLES_OUT_OF_CHECK, CH-13",
        "CASTLES_THROUGH_CHECK, CH-13", "CASTLES_INTO_CHECK, CH-13", "STILL_IN_CHECK, CH-17", "EXPOSES_KING, CH-16",
        "PROMOTION_MISSING, CH-14", "PROMOTION_WRONG_PIECE, CH-14", "PROMOTION_NOT_DUE, CH-14",
        "ALREADY_OFFERED, CH-23", "OFFER_WAITS, CH-23", "NOTHING_OFFERED, CH-23", "NOT_THREEFOLD, CH-21",
        "NOT_FIFTY, CH-22"})
    void eachHasARule(Refusal refusal, String rule) {
        assertThat(refusal.rule()).as("the rule of %s", refusal).isEqualTo(rule);
    }

    @Test
    void theyAreInTheOrderInWhichTheyApply() {
        assertThat(Refusal.values())
                .containsSubsequence(Refusal.KINGS, Refusal.PAWN_ON_END_RANK, Refusal.CASTLING_RIGHTS,
                        Refusal.EN_PASSANT_SQUARE, Refusal.OPPONENT_IN_CHECK, Refusal.GAME_OVER)
                .containsSubsequence(Refusal.GAME_OVER, Refusal.NO_PIECE, Refusal.NOT_YOURS, Refusal.SAME_SQUARE,
                        Refusal.OWN_PIECE_THERE, Refusal.NOT_THE_ROOKS_WAY, Refusal.BLOCKED, Refusal.STILL_IN_CHECK)
                .containsSubsequence(Refusal.NOT_THE_PAWNS_WAY, Refusal.BLOCKED, Refusal.PAWN_AHEAD_BLOCKED,
                        Refusal.EN_PASSANT_TOO_LATE, Refusal.PAWN_TAKES_NOTHING, Refusal.STILL_IN_CHECK,
                        Refusal.EXPOSES_KING, Refusal.PROMOTION_MISSING, Refusal.PROMOTION_WRONG_PIECE)
                .containsSubsequence(Refusal.CASTLING_LOST, Refusal.CASTLING_BLOCKED, Refusal.CASTLES_OUT_OF_CHECK,
                        Refusal.CASTLES_THROUGH_CHECK, Refusal.CASTLES_INTO_CHECK, Refusal.PROMOTION_NOT_DUE)
                .containsSubsequence(Refusal.GAME_OVER, Refusal.ALREADY_OFFERED, Refusal.OFFER_WAITS)
                .containsSubsequence(Refusal.GAME_OVER, Refusal.NOTHING_OFFERED, Refusal.NOT_THREEFOLD);
    }

    @Test
    void whatPlayersDoAndWhatIsWonIsToldFromTheOtherEndings() {
        assertThat(Arrays.stream(Ending.values()).filter(Ending::isByPlayers)).containsExactly(
                Ending.THREEFOLD_REPETITION, Ending.FIFTY_MOVES, Ending.AGREEMENT, Ending.RESIGNATION);
        assertThat(Arrays.stream(Ending.values()).filter(Ending::isWin))
                .containsExactly(Ending.CHECKMATE, Ending.RESIGNATION);
        assertThat(Arrays.stream(Claim.values()).map(Claim::ending))
                .containsExactly(Ending.THREEFOLD_REPETITION, Ending.FIFTY_MOVES);
    }
}
