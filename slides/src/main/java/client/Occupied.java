package client;

import quarto.Games;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Quarto;

/** A careless client: it puts a second piece on an occupied cell. */
final class Occupied {

    private Occupied() {
    }

    public static void main(String[] arguments) {
        final Quarto game = new Games().newGame();
        game.choose(Piece.parse("[p;"));
        game.place(Cell.parse("B3"));
        game.choose(Piece.parse("(B!"));
        game.place(Cell.parse("B3"));
    }
}
