package tabuleiro.console.chess;

import java.util.Comparator;
import java.util.List;
import tabuleiro.chess.Chess;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Position;
import tabuleiro.chess.Square;
import tabuleiro.console.Chance;
import tabuleiro.console.Chooser;

/**
 * An agent that looks ahead a move (CO-11): it mates if it can, captures what it can keep, and leaves none of its
 * pieces where the opponent wins material by capturing it, if that can be helped. It accepts a draw when it has less
 * material. What is legal and how a game ends, the engine says: the agent tries moves in games that begin with the same
 * position.
 */
record CarefulAgent(ChessProvider provider, Chance chance) implements Chooser<ChessMatch> {

    private static final int MATE = 1000;

    @Override
    public String choose(ChessMatch match) {
        final Position now = match.game().position();
        if (match.game().whyNotAcceptDraw().isEmpty() && material(now, now.nextToPlay()) < 0) {
            return "draw";
        }
        return chance.best(match.moves(), move -> value(now, move)).toString();
    }

    /** Returns the material that the player is ahead after a move and the best capture of the opponent. */
    private int value(Position now, Move move) {
        final Chess after = after(now, move);
        final Position position = after.position();
        if (after.isOver()) {
            return after.ending().filter(Ending.CHECKMATE::equals).isPresent() ? MATE : 0;
        }
        final List<Move> replies = after.legalMoves();
        final int lost = replies.stream().map(Move::to).distinct().filter(square -> position.at(square).isPresent())
                .mapToInt(square -> won(position, replies, square)).max().orElse(0);
        return material(position, now.nextToPlay()) - lost;
    }

    private Chess after(Position position, Move move) {
        final Chess game = provider.newGame(position);
        game.move(move);
        return game;
    }

    /** Returns the material that the player to move wins by capturing on a square, where both may capture further. */
    private int won(Position position, List<Move> moves, Square square) {
        return moves.stream().filter(move -> move.to().equals(square))
                .min(Comparator.comparingInt(move -> value(position, move.from())))
                .map(move -> Math.max(0, value(position, square) - answer(after(position, move), square))).orElse(0);
    }

    private int answer(Chess after, Square square) {
        return after.isOver() ? 0 : won(after.position(), after.legalMoves(), square);
    }

    private static int value(Position position, Square square) {
        return position.at(square).map(Piece::kind).map(CarefulAgent::value).orElse(0);
    }

    private static int material(Position position, Player player) {
        return Square.ALL.stream().flatMap(square -> position.at(square).stream())
                .mapToInt(piece -> piece.player() == player ? value(piece.kind()) : -value(piece.kind())).sum();
    }

    private static int value(Kind kind) {
        return switch (kind) {
            case KING -> MATE;
            case QUEEN -> 9;
            case ROOK -> 5;
            case BISHOP, KNIGHT -> 3;
            case PAWN -> 1;
        };
    }
}
