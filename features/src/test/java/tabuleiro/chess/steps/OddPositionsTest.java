package tabuleiro.chess.steps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Diagram;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Position;
import tabuleiro.chess.Refusal;

/** Few odd positions show everything that can be wrong with one, also two things at once. */
class OddPositionsTest {

    /** About as many as random games try. */
    private static final int NUMBER = 100;

    private static List<Position> some(long seed) {
        final OddPositions odd = new OddPositions();
        final Random random = new Random(seed);
        return Stream.generate(() -> odd.next(Position.START, random)).limit(NUMBER).toList();
    }

    @ParameterizedTest
    @EnumSource(value = Refusal.class,
            names = {"KINGS", "PAWN_ON_END_RANK", "CASTLING_RIGHTS", "EN_PASSANT_SQUARE"})
    void everyFaultOccurs(Refusal fault) {
        assertThat(some(1)).anyMatch(each -> each.fault().equals(Optional.of(fault)))
                .anyMatch(each -> each.fault().isEmpty());
    }

    @Test
    void thereAreBothTooFewKingsAndTooMany() {
        assertThat(some(1)).anyMatch(each -> kings(each, Player.WHITE) == 0)
                .anyMatch(each -> kings(each, Player.BLACK) == 0)
                .anyMatch(each -> kings(each, Player.WHITE) == 2 && kings(each, Player.BLACK) == 0)
                .anyMatch(each -> kings(each, Player.WHITE) + kings(each, Player.BLACK) == 3);
    }

    @Test
    void thePlayersMayHaveSettledAndEveryLimitMayBeReached() {
        final Predicate<Position> isFifth = each ->
                each.earlier().stream().filter(each.diagram().withoutEnPassant()::equals).count() >= 4;
        assertThat(some(1)).anyMatch(each -> each.settled().equals(Optional.of(Ending.AGREEMENT)))
                .anyMatch(each -> each.halfmoveClock() > Chess.DRAW_CLOCK)
                .anyMatch(each -> each.halfmoveClock() == Chess.DRAW_CLOCK - 1)
                .anyMatch(isFifth).anyMatch(isFifth.negate().and(each -> each.earlier().size() >= 4));
    }

    @Test
    void twoThingsMayBeWrongAtOnce() {
        assertThat(some(1)).anyMatch(each -> kings(each, Player.WHITE) != 1 && !each.castlingRights().isEmpty()
                && each.enPassant().isEmpty());
        assertThat(some(1)).anyMatch(each -> each.fault().equals(Optional.of(Refusal.PAWN_ON_END_RANK))
                && each.enPassant().isPresent());
    }

    /** The submission is asked about the same position as the reference. */
    @Test
    void whatIsAskedBesideAGameFollowsFromTheGeneratorAlone() {
        for (long seed = 0; seed < NUMBER; seed++) {
            assertThat(OddPositions.any(Position.START, new Random(seed)))
                    .isEqualTo(OddPositions.any(Position.START, new Random(seed)));
        }
    }

    @Test
    void aSimilarPositionIsTheSameOrDiffersInOneRespect() {
        final Random random = new Random(1);
        final List<Diagram> similar = Stream.generate(() -> OddPositions.similar(Diagram.START, random)).limit(NUMBER)
                .toList();
        assertThat(similar).contains(Diagram.START).anyMatch(each -> each.nextToPlay() == Player.BLACK)
                .anyMatch(each -> each.castlingRights().size() < 4)
                .anyMatch(each -> !each.pieces().equals(Diagram.START.pieces()));
    }

    private static long kings(Position position, Player player) {
        return position.diagram().squaresOf(Piece.of(player, Kind.KING)).size();
    }
}
