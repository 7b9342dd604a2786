package client;

import chess.Games;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Move;
import tabuleiro.chess.Square;

/** A client that keeps its side of the contract of chess. */
final class KingsPawn {

    private KingsPawn() {
    }

    public static void main(String[] arguments) {
        final Chess game = new Games().newGame();
        game.move(new Move(Square.parse("e2"), Square.parse("e4")));
        System.out.println(game.legalMoves().size());
    }
}
