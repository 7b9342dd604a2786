package draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;

/** A piece that walks over the board, one leg after another. */
final class Walk {

    private final Board board;
    private final List<Square> way = new ArrayList<>();
    private final List<Square> captured = new ArrayList<>();
    private Piece piece;

    /** Starts where the piece stands; the board is not changed. */
    Walk(Board board, Square from) {
        this.board = board.copy();
        piece = board.at(from).orElseThrow();
        this.board.clear(from);
        way.add(from);
    }

    private Walk(Walk other) {
        board = other.board.copy();
        piece = other.piece;
        way.addAll(other.way);
        captured.addAll(other.captured);
    }

    List<Square> way() {
        return List.copyOf(way);
    }

    List<Square> captured() {
        return List.copyOf(captured);
    }

    private Square here() {
        return way.get(way.size() - 1);
    }

    private boolean isOnFarRow() {
        return here().row() == (piece.player() == Player.WHITE ? Draughts.SIZE : 1);
    }

    /** Checks whether a man stands on the far row and is not crowned yet. */
    private boolean waitsForCrown() {
        return !piece.isKing() && isOnFarRow();
    }

    private List<Square> enemiesBefore(Square to) {
        return Board.between(here(), to).stream()
                .filter(square -> board.belongsTo(square, piece.player().opponent())).toList();
    }

    /** Returns the walk after another leg, which must be legal. */
    Walk walkTo(Square to) {
        final Walk next = new Walk(this);
        for (Square enemy : enemiesBefore(to)) {
            next.captured.add(enemy);
            next.board.clear(enemy);
        }
        next.way.add(to);
        if (next.waitsForCrown()) {
            next.piece = Piece.king(piece.player());
        }
        return next;
    }

    /** Returns the board when the turn ends here. */
    Board end() {
        final Board end = board.copy();
        end.put(here(), piece);
        return end;
    }

    /** Returns why the piece must not walk to a square. */
    Optional<Refusal> whyNot(Square to) {
        if (!to.isDark()) {
            return Optional.of(Refusal.NOT_DARK);
        }
        if (!board.isFree(to)) {
            return Optional.of(Refusal.OCCUPIED);
        }
        final int up = to.row() - here().row();
        if (up == 0 || Math.abs(up) != Math.abs(to.column() - here().column())) {
            return Optional.of(Refusal.NOT_DIAGONAL);
        }
        return whyNotDirection(to).or(() -> whyNotOver(to)).or(() -> whyNotDistance(to)).or(() -> whyNotGoOn());
    }

    private Optional<Refusal> whyNotDirection(Square to) {
        final boolean isForward = piece.player() == Player.WHITE ? to.row() > here().row() : to.row() < here().row();
        if (piece.isKing() || isForward) {
            return Optional.empty();
        }
        return Optional.of(enemiesBefore(to).isEmpty() ? Refusal.BACKWARD : Refusal.CAPTURES_BACKWARD);
    }

    private Optional<Refusal> whyNotOver(Square to) {
        final List<Square> between = Board.between(here(), to);
        if (between.stream().anyMatch(square -> board.belongsTo(square, piece.player()))) {
            return Optional.of(Refusal.OWN_PIECE_IN_WAY);
        }
        for (int i = 0; i + 1 < between.size(); i++) {
            if (!board.isFree(between.get(i)) && !board.isFree(between.get(i + 1))) {
                return Optional.of(Refusal.TWO_IN_A_ROW);
            }
        }
        return Optional.empty();
    }

    private Optional<Refusal> whyNotDistance(Square to) {
        final int distance = Math.abs(to.row() - here().row());
        final int enemies = enemiesBefore(to).size();
        if (distance == 1 || distance == 2 && enemies == 1) {
            return Optional.empty();
        }
        return Optional.of(piece.isKing() ? Refusal.TOO_FAR_FOR_KING : Refusal.TOO_FAR_FOR_MAN);
    }

    private Optional<Refusal> whyNotGoOn() {
        return way.size() == 1 ? Optional.empty() : Optional.of(Refusal.GOES_ON_WITHOUT_JUMP);
    }
}
