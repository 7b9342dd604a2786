package tabuleiro.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests how a picture of the board is read and drawn, which texts are no picture, and what no game can look like. */
class PositionTest {

    private static final String BOARD = """
            8 r . . . k . . r
            7 . . . . . . . .
            6 . . . . . . . .
            5 . . . P p . . .
            4 . . . . . . . .
            3 . . . . . . . .
            2 . . . . . . . .
            1 . . . . K . . .
              a b c d e f g h""";

    private static final String FACTS = """

            next: white
            castling: kq
            en passant: e6
            halfmove clock: 0
            move: 30
            draw offered by: black
            captured: Q p
            earlier: 4k3/8/8/8/8/8/8/4K3 w - -, 4k3/8/8/8/8/8/8/4K3 b - -
            settled by: fifty moves""";

    @Test
    void aPictureIsDrawnAsItIsRead() {
        assertThat(Position.parse(BOARD + FACTS)).hasToString(BOARD + FACTS);
        assertThat(Position.START).hasToString(Position.parse(Position.START.toString()).toString());
    }

    @Test
    void whatThePictureDoesNotSayIsAsInANewGameButNobodyMayCastle() {
        final Position position = Position.parse(BOARD);
        assertThat(position).isEqualTo(Position.of(
                new Diagram(position.diagram().pieces(), Player.WHITE, Set.of(), Optional.empty()), 0, 1));
        assertThat(position.at(Square.parse("a8"))).contains(Piece.BLACK_ROOK);
        assertThat(position.at(Square.parse("e1"))).contains(Piece.WHITE_KING);
        assertThat(position.at(Square.parse("h1"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "8 r . . . k . . r | 8 r . . . k . .      | row 8 is its number and 8 squares with spaces between",
        "8 r . . . k . . r | 7 r . . . k . . r    | row 8 is its number and 8 squares with spaces between",
        "8 r . . . k . . r | 8 r . x . k . . r    | row 8 has x, which is no piece",
        "8 r . . . k . . r | 8 r . kk . k . . r   | row 8 has kk, which is no piece",
        "a b c d e f g h   | a b c d e f g        | a board has 8 rows, and below them the line a b c d e f g h",
        "next: white       | turn: white          | a line below the board begins with one of [next:, castling:",
        "move: 30          | next: white          | a line stands there twice",
        "castling: kq      | castling: qk         | castling rights are written as -",
        "en passant: e6    | en passant: e9       | no square is written e9",
        "move: 30          | move: x              | this is a number from 0 to 9999",
        "move: 30          | move: 0              | the halfmove clock begins with 0 and the moves with 1",
        "settled by: fifty moves | settled by: stalemate | players do not settle a game by stalemate",
        "settled by: fifty moves | settled by: sleep | No enum constant"})
    void aTextThatIsNoPictureIsRefused(String right, String wrong, String message) {
        final String picture = (BOARD + FACTS).replace(right, wrong);
        assertThat(picture).isNotEqualTo(BOARD + FACTS);
        assertThatThrownBy(() -> Position.parse(picture)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aBoardHas64Squares() {
        assertThatThrownBy(() -> new Diagram(Collections.nCopies(63, Optional.empty()), Player.WHITE, Set.of(),
                Optional.empty())).hasMessage("a board has 64 squares, not 63");
        assertThat(Square.ALL).hasSize(64).startsWith(Square.parse("a1"), Square.parse("b1"))
                .endsWith(Square.parse("h8")).allMatch(square -> Square.ALL.get(square.index()).equals(square));
        assertThat(Square.parse("h1").isLight()).isTrue();
        assertThat(Square.parse("a1").isLight()).isFalse();
        assertThatThrownBy(() -> new Square(0, 1)).hasMessageContaining("row 0, column 1 lies outside the board");
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/8 w - - 0 1, KINGS", "4k3/8/8/8/8/8/8/4KK2 w - - 0 1, KINGS",
        "4k2p/8/8/8/8/8/8/4K3 w - - 0 1, PAWN_ON_END_RANK", "4k3/8/8/8/8/8/8/4K3 w K - 0 1, CASTLING_RIGHTS",
        "4k2r/8/8/8/8/8/8/4K2R b Kq - 0 1, CASTLING_RIGHTS", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1, EN_PASSANT_SQUARE",
        "4k3/8/8/4p3/8/8/8/4K3 b - e6 0 1, EN_PASSANT_SQUARE", "4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1, EN_PASSANT_SQUARE",
        "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1, ", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1, ", "4k3/8/8/8/8/8/8/4K2R w K - 0 1, "})
    void whatNoGameCanLookLikeIsAFault(String fen, Refusal fault) {
        assertThat(Fen.read(fen).fault()).isEqualTo(Optional.ofNullable(fault));
    }

    @Test
    void allThatIsWrongIsListed() {
        assertThat(Fen.read("4k2p/8/8/8/8/8/8/8 w K e6 0 1").faults()).containsExactly(Refusal.KINGS,
                Refusal.PAWN_ON_END_RANK, Refusal.CASTLING_RIGHTS, Refusal.EN_PASSANT_SQUARE);
    }

    @Test
    void aPieceIsNamedByPlayerAndKind() {
        for (Piece piece : Piece.values()) {
            assertThat(Piece.of(piece.player(), piece.kind())).isEqualTo(piece);
            assertThat(Piece.of(piece.letter())).contains(piece);
            assertThat(piece).hasToString(piece.words().toUpperCase(Locale.ROOT).replace(' ', '_'));
        }
        assertThat(Piece.of('x')).isEmpty();
        assertThat(List.of(Piece.WHITE_KNIGHT.letter(), Piece.BLACK_KNIGHT.letter())).containsExactly('N', 'n');
    }
}
