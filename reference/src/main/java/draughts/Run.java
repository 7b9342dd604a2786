package draughts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Square;

/**
 * A turn while it is being made: a piece on its way. A run never changes: each move makes another one.
 *
 * @param board    all other pieces, as far as they still stand in the way
 * @param piece    the piece that moves, as it is by now
 * @param way      the squares on which it has stood
 * @param captured where the pieces stand or stood that it has jumped, in the order of the jumps
 */
record Run(Board board, Piece piece, List<Square> way, List<Square> captured) {

    /** Returns the run of a piece that has not moved yet. The square it stands on counts as empty (DR-16). */
    static Run of(Board board, Square origin) {
        return new Run(board.without(List.of(origin)), board.at(origin).orElseThrow(), List.of(origin), List.of());
    }

    /** Returns where the piece stands now. */
    Square here() {
        return way.get(way.size() - 1);
    }

    /** Returns the player whose piece it is. */
    Player player() {
        return piece.player();
    }

    /** Returns how many of the pieces that it has jumped are kings, as long as they stand on the board (DR-15). */
    int capturedKings() {
        return (int) captured.stream().filter(square -> board.at(square).filter(Piece::isKing).isPresent()).count();
    }

    /** Checks whether it has moved without a jump. */
    boolean hasStepped() {
        return way.size() > captured.size() + 1;
    }

    /** Checks whether it is a man on the first row of the other side. */
    boolean isManOnFarRow() {
        return !piece.isKing() && here().row() == (player() == Player.WHITE ? Draughts.SIZE : 1);
    }

    /** Returns the run after a move without a jump. */
    Run step(Square landing) {
        return new Run(board, piece, with(way, landing), captured);
    }

    /** Returns the run after a jump, the jumped piece still standing where it stood. */
    Run jump(Jump jump) {
        return new Run(board, piece, with(way, jump.landing()), with(captured, jump.over()));
    }

    /** Returns the run without the jumped pieces on the board. */
    Run removingCaptured() {
        return new Run(board.without(captured), piece, way, captured);
    }

    /** Returns the run with a king in place of a man that has reached the far row (DR-07). */
    Run crowning() {
        return isManOnFarRow() ? new Run(board, Piece.king(player()), way, captured) : this;
    }

    /** Returns the board after the turn. */
    Board end() {
        return board.without(captured).with(crowning().piece, here());
    }

    private static List<Square> with(List<Square> squares, Square another) {
        final List<Square> longer = new ArrayList<>(squares);
        longer.add(another);
        return Collections.unmodifiableList(longer);
    }
}
