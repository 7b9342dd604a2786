package client;

import quarto.Games;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Quarto;

/** A client that keeps its side of the contract of Quarto. */
final class OneTurn {

    private OneTurn() {
    }

    public static void main(String[] arguments) {
        final Quarto game = new Games().newGame();
        game.choose(Piece.parse("[p;"));
        game.place(Cell.parse("B3"));
    }
}
