package client;

import chess.Games;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Move;
import tabuleiro.chess.Square;

/** A careless client: a rook passes over a pawn. */
final class BlockedRook {

    private BlockedRook() {
    }

    public static void main(String[] arguments) {
        final Chess game = new Games().newGame();
        game.move(new Move(Square.parse("a1"), Square.parse("a3")));
    }
}
