package tabuleiro.console.chess;

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
 * An agent that looks ahead a move (CO-11): it mates if it can, and otherwise makes the move that leaves it with the
 * most material after the best capture of the opponent. It accepts a draw when it has less material. What is legal and
 * how a game ends, the engine says: the agent tries moves in games that begin with the same position.
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
        final Chess trial = provider.newGame(now);
        trial.move(move);
        final Position after = trial.position();
        if (trial.isOver()) {
            return trial.ending().filter(Ending.CHECKMATE::equals).isPresent() ? MATE : 0;
        }
        return material(after, now.nextToPlay()) - trial.legalMoves().stream()
                .mapToInt(reply -> value(after, reply.to())).max().orElse(0);
    }

    private static int value(Position position, Square square) {
        return position.at(square).map(Piece::kind).map(CarefulAgent::value).orElse(0);
    }

    /** Returns how much more the pieces of a player are worth than those of the opponent. */
    static int material(Position position, Player player) {
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
