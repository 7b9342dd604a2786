package chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/**
 * Tests that every subtype keeps the contract of the abstract piece: it demands no more of its caller, and promises no
 * less. The contract is checked by its own assertions, for every piece and every two squares.
 */
class ChessPieceTest {

    // tag::paths[]
    private static List<Optional<Path>> paths(ChessPiece piece) {
        return Square.ALL.stream().flatMap(from -> Square.ALL.stream()
                .filter(to -> !to.equals(from))
                .flatMap(to -> Stream.of(
                        piece.path(from, to), piece.capturePath(from, to))))
                .toList();
    }
    // end::paths[]

    // tag::everyPiece[]
    @ParameterizedTest
    @EnumSource
    void everyPieceAnswersForAnyTwoSquares(Piece piece) {
        assertThat(ChessPiece.class.desiredAssertionStatus()).as("assertions are on")
                .isTrue();
        assertThat(paths(ChessPiece.of(piece))).hasSize(2 * 64 * 63)
                .anyMatch(Optional::isPresent).anyMatch(Optional::isEmpty);
    }
    // end::everyPiece[]

    @ParameterizedTest
    @EnumSource
    void everyPieceDemandsThatTheSquaresDiffer(Piece piece) {
        final Square square = Square.parse("e4");
        assertThatThrownBy(() -> ChessPiece.of(piece).path(square, square)).isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("precondition broken: other_square (CH-11)");
        assertThatThrownBy(() -> ChessPiece.of(piece).capturePath(square, square)).isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("precondition broken: other_square (CH-11)");
    }

    @ParameterizedTest
    @EnumSource
    void everyPieceAnswersTheSameWhenItIsAskedAgain(Piece piece) {
        assertThat(paths(ChessPiece.of(piece))).isEqualTo(paths(ChessPiece.of(piece)));
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"WHITE_PAWN", "BLACK_PAWN"})
    void everyPieceButThePawnMovesAsItCapturesAndBackAgain(Piece piece) {
        final ChessPiece moving = ChessPiece.of(piece);
        for (Square from : Square.ALL) {
            for (Square to : Square.ALL) {
                if (!from.equals(to)) {
                    assertThat(moving.capturePath(from, to)).isEqualTo(moving.path(from, to));
                    assertThat(moving.path(to, from).isPresent()).isEqualTo(moving.path(from, to).isPresent());
                }
            }
        }
    }

    @Test
    void aSubtypeThatBreaksAPromiseIsStopped() {
        final Square from = Square.parse("a1");
        final Square to = Square.parse("c2");
        assertThatThrownBy(() -> new Wrong(Path.leap(to, from)).path(from, to)).isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("postcondition broken: leads_there (CH-11)");
        assertThatThrownBy(() -> new Wrong(Path.leap(from, to)).path(from, to)).isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("postcondition broken: goes_or_leaps (CH-09)");
    }

    /** A piece that returns one path, whatever it is asked. */
    private static final class Wrong extends ChessPiece {

        private final Path path;

        Wrong(Path path) {
            super(Player.WHITE, Kind.ROOK);
            this.path = path;
        }

        @Override
        Refusal refusal() {
            return Refusal.NOT_THE_ROOKS_WAY;
        }

        @Override
        protected Optional<Path> way(Square from, Square to) {
            return Optional.of(path);
        }
    }
}
