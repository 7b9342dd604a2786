package client;

import draughts.Games;
import java.util.List;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/** A client that keeps its side of the contract of draughts. */
final class Capture {

    private Capture() {
    }

    public static void main(String[] arguments) {
        final Draughts game = new Games().newGame(Variant.CLASSIC);
        game.move(List.of(Square.parse("c3"), Square.parse("d4")));
        game.move(List.of(Square.parse("f6"), Square.parse("e5")));
        game.move(List.of(Square.parse("d4"), Square.parse("f6")));
    }
}
