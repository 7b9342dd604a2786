package chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.chess.Castling;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Player;
import tabuleiro.chess.Square;

/**
 * Finds the legal moves of a situation. Whether the king is safe after a move is found out by making it, but only if
 * the move could expose the king: that of a piece which neither is the king nor stands in line with it cannot.
 */
final class LegalMoves {

    private final Situation situation;
    private final Board board;
    private final Player player;
    private final Square king;
    private final boolean isCheck;

    /** Begins to look for the moves of the player whose turn it is. */
    LegalMoves(Situation situation) {
        this.situation = situation;
        board = situation.board();
        player = situation.nextToPlay();
        king = board.king(player);
        isCheck = board.isAttacked(king, player.opponent());
    }

    /** Checks whether there is one. */
    boolean exist() {
        return Square.ALL.stream().anyMatch(from -> !from(from).isEmpty());
    }

    /** Returns all, in their order. */
    List<Move> all() {
        final List<Move> moves = new ArrayList<>();
        for (Square from : Square.ALL) {
            moves.addAll(from(from));
        }
        return moves;
    }

    private List<Move> from(Square from) {
        if (!board.isOf(player, from)) {
            return List.of();
        }
        final boolean mayExpose = mayExposeKing(from);
        final List<Move> moves = new ArrayList<>();
        for (Square to : Square.ALL) {
            if (situation.reaches(from, to)) {
                addStep(new Move(from, to), mayExpose, moves);
            } else if (from.equals(king) && castles(to)) {
                moves.add(new Move(from, to));
            }
        }
        return moves;
    }

    private boolean mayExposeKing(Square from) {
        return isCheck || from.equals(king) || new Queen(player).path(king, from).isPresent()
                || situation.enPassant().isPresent() && board.is(player, Kind.PAWN, from);
    }

    private void addStep(Move move, boolean mayExpose, List<Move> moves) {
        if (!mayExpose || situation.isSafe(move)) {
            moves.addAll(situation.promotes(move) ? Move.promotions(move.from(), move.to()) : List.of(move));
        }
    }

    private boolean castles(Square to) {
        final Optional<Castling> castling = board.castling(new Move(king, to));
        return castling.isPresent() && new CastlingRules(situation, castling.get()).isAllowed();
    }
}
