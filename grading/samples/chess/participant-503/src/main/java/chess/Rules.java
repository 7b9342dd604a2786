package chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.chess.Castling;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/** What may be done on a field by the player to move. */
final class Rules {

    private static final Map<Kind, Refusal> WAYS = Map.of(Kind.KING, Refusal.NOT_THE_KINGS_WAY,
            Kind.QUEEN, Refusal.NOT_THE_QUEENS_WAY, Kind.ROOK, Refusal.NOT_THE_ROOKS_WAY,
            Kind.BISHOP, Refusal.NOT_THE_BISHOPS_WAY, Kind.KNIGHT, Refusal.NOT_THE_KNIGHTS_WAY,
            Kind.PAWN, Refusal.NOT_THE_PAWNS_WAY);

    private final Field field;
    private final Player player;
    private final Set<Castling> rights;
    private final Optional<Square> passed;

    Rules(Field field, Player player, Set<Castling> rights, Optional<Square> passed) {
        this.field = field;
        this.player = player;
        this.rights = rights;
        this.passed = passed;
    }

    Set<Square> reach(Square from) {
        final Set<Square> found = field.reach(from);
        passed.filter(square -> field.is(from, Piece.of(player, Kind.PAWN)))
                .filter(square -> Field.pawnAttacks(from, player).contains(square)).ifPresent(found::add);
        return found;
    }

    List<Move> legalMoves() {
        final List<Move> moves = new ArrayList<>();
        for (Square from : Square.ALL) {
            if (field.isOf(from, player)) {
                for (Square to : Square.ALL) {
                    final boolean last = isLastStep(new Move(from, to));
                    for (Move move : last ? Move.promotions(from, to) : List.of(new Move(from, to))) {
                        if (whyNot(move).isEmpty()) {
                            moves.add(move);
                        }
                    }
                }
            }
        }
        return moves;
    }

    /** Checks whether there is a legal move; castling is never the only one. */
    boolean hasLegalMove() {
        return Square.ALL.stream().filter(from -> field.isOf(from, player)).anyMatch(this::canLeave);
    }

    private boolean canLeave(Square from) {
        return reach(from).stream().map(to -> new Move(from, to)).anyMatch(move -> whyNot(
                isLastStep(move) ? new Move(from, move.to(), Kind.QUEEN) : move).isEmpty());
    }

    private boolean isLastStep(Move move) {
        return field.is(move.from(), Piece.of(player, Kind.PAWN)) && move.to().row() == player.opponent().homeRow();
    }

    Optional<Refusal> whyNot(Move move) {
        if (field.at(move.from()).isEmpty()) {
            return Optional.of(Refusal.NO_PIECE);
        }
        if (!field.isOf(move.from(), player)) {
            return Optional.of(Refusal.NOT_YOURS);
        }
        if (move.from().equals(move.to())) {
            return Optional.of(Refusal.SAME_SQUARE);
        }
        if (field.isOf(move.to(), player)) {
            return Optional.of(Refusal.OWN_PIECE_THERE);
        }
        final Optional<Refusal> way = castling(move).isPresent() ? whyNotCastle(castling(move).get()) : whyNotGo(move);
        return way.isPresent() ? way : whyNotEnd(move);
    }

    private Optional<Castling> castling(Move move) {
        for (Castling castling : Castling.values()) {
            if (castling.player() == player && castling.kingFrom().equals(move.from())
                    && castling.kingTo().equals(move.to()) && field.is(move.from(), Piece.of(player, Kind.KING))) {
                return Optional.of(castling);
            }
        }
        return Optional.empty();
    }

    private Optional<Refusal> whyNotCastle(Castling castling) {
        final int row = castling.kingFrom().row();
        if (!rights.contains(castling)) {
            return Optional.of(Refusal.CASTLING_LOST);
        }
        final int first = Math.min(castling.rookFrom().column(), castling.kingFrom().column());
        final int last = Math.max(castling.rookFrom().column(), castling.kingFrom().column());
        for (int column = first + 1; column < last; column++) {
            if (field.at(new Square(row, column)).isPresent()) {
                return Optional.of(Refusal.CASTLING_BLOCKED);
            }
        }
        return field.isAttacked(castling.kingTo(), player.opponent())
                ? Optional.of(Refusal.CASTLES_INTO_CHECK) : Optional.empty();
    }

    private Optional<Refusal> whyNotGo(Move move) {
        final Kind kind = field.at(move.from()).orElseThrow().kind();
        if (!isWay(kind, move)) {
            return Optional.of(WAYS.get(kind));
        }
        if (kind != Kind.KNIGHT && !isOpen(move)) {
            return Optional.of(Refusal.BLOCKED);
        }
        return kind == Kind.PAWN ? whyNotGoAsPawn(move) : Optional.empty();
    }

    private boolean isWay(Kind kind, Move move) {
        final int up = Math.abs(move.to().row() - move.from().row());
        final int aside = Math.abs(move.to().column() - move.from().column());
        return switch (kind) {
            case KING -> Math.max(up, aside) == 1;
            case QUEEN -> up == 0 || aside == 0 || up == aside;
            case ROOK -> up == 0 || aside == 0;
            case BISHOP -> up == aside;
            case KNIGHT -> up * aside == 2;
            default -> isPawnsWay(move, aside);
        };
    }

    private boolean isPawnsWay(Move move, int aside) {
        final int ahead = (move.to().row() - move.from().row()) * player.forward();
        final boolean isHome = move.from().row() == player.homeRow() + player.forward();
        return ahead == 1 && aside <= 1 || ahead == 2 && aside == 0 && isHome;
    }

    private boolean isOpen(Move move) {
        final int up = Integer.signum(move.to().row() - move.from().row());
        final int aside = Integer.signum(move.to().column() - move.from().column());
        Square square = new Square(move.from().row() + up, move.from().column() + aside);
        while (!square.equals(move.to()) && field.at(square).isEmpty()) {
            square = new Square(square.row() + up, square.column() + aside);
        }
        return square.equals(move.to());
    }

    private Optional<Refusal> whyNotGoAsPawn(Move move) {
        final boolean isAhead = move.from().column() == move.to().column();
        if (isAhead) {
            return field.at(move.to()).map(piece -> Refusal.PAWN_AHEAD_BLOCKED);
        }
        if (reach(move.from()).contains(move.to())) {
            return Optional.empty();
        }
        final Square beside = new Square(move.from().row(), move.to().column());
        final boolean isFifthRow = move.from().row() == player.homeRow() + 4 * player.forward();
        return Optional.of(isFifthRow && field.is(beside, Piece.of(player.opponent(), Kind.PAWN))
                ? Refusal.EN_PASSANT_TOO_LATE : Refusal.PAWN_TAKES_NOTHING);
    }

    private Optional<Refusal> whyNotEnd(Move move) {
        final Field after = field.copy();
        after.move(new Move(move.from(), move.to()));
        if (after.isInCheck(player)) {
            return Optional.of(field.isInCheck(player) ? Refusal.STILL_IN_CHECK : Refusal.EXPOSES_KING);
        }
        if (!isLastStep(move)) {
            return move.promotion().map(kind -> Refusal.PROMOTION_NOT_DUE);
        }
        if (move.promotion().isEmpty()) {
            return Optional.of(Refusal.PROMOTION_MISSING);
        }
        return Kind.PROMOTIONS.contains(move.promotion().get())
                ? Optional.empty() : Optional.of(Refusal.PROMOTION_WRONG_PIECE);
    }
}
