package chess;

import java.util.List;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Square;

/** What the pieces on a board are enough for, wherever they stand (CH-20). */
final class Material {

    private Material() {
    }

    /** Checks whether neither player could ever mate: no more than one minor piece, or bishops of one colour only. */
    static boolean isDead(Board board) {
        final List<Square> others = Square.ALL.stream()
                .filter(square -> board.at(square).filter(piece -> !piece.is(Kind.KING)).isPresent()).toList();
        final List<Kind> kinds = others.stream().flatMap(square -> board.at(square).stream())
                .map(piece -> piece.value().kind()).toList();
        return kinds.isEmpty() || kinds.equals(List.of(Kind.KNIGHT))
                || kinds.stream().allMatch(kind -> kind == Kind.BISHOP)
                && others.stream().map(Square::isLight).distinct().count() == 1;
    }
}
