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
import tabuleiro.console.Lookahead;

/**
 * What an agent sees in a position of chess: the material, and the best capture of who is next (CO-11). What is legal
 * and how a game ends, the engine says: moves are tried in games that begin with the same position.
 */
record Material(ChessProvider provider) implements Lookahead.Positions<Chess, Move> {

    private static final int KING = 1000;

    @Override
    public List<Move> moves(Chess game) {
        final Position now = game.position();
        return game.isOver() ? List.of() : game.legalMoves().stream()
                .sorted(Comparator.comparing(move -> -value(now, move.to()))).toList();
    }

    @Override
    public Chess after(Chess game, Move move) {
        final Chess trial = provider.newGame(game.position());
        trial.move(move);
        return trial;
    }

    @Override
    public int value(Chess game) {
        if (game.isOver()) {
            return game.ending().filter(Ending.CHECKMATE::equals).isPresent() ? -WIN : 0;
        }
        final Position now = game.position();
        return material(now, now.nextToPlay())
                + game.legalMoves().stream().mapToInt(move -> value(now, move.to())).max().orElse(0);
    }

    private static int value(Position position, Square square) {
        return position.at(square).map(Piece::kind).map(Material::value).orElse(0);
    }

    /** Returns how much more the pieces of a player are worth than those of the opponent. */
    static int material(Position position, Player player) {
        return Square.ALL.stream().flatMap(square -> position.at(square).stream())
                .mapToInt(piece -> piece.player() == player ? value(piece.kind()) : -value(piece.kind())).sum();
    }

    private static int value(Kind kind) {
        return switch (kind) {
            case KING -> KING;
            case QUEEN -> 9;
            case ROOK -> 5;
            case BISHOP, KNIGHT -> 3;
            case PAWN -> 1;
        };
    }
}
