package client;

import draughts.Games;
import java.util.List;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/** A careless client: a man moves two squares. */
final class TooFar {

    private TooFar() {
    }

    public static void main(String[] arguments) {
        final Draughts game = new Games().newGame(Variant.SIMPLIFIED);
        game.move(List.of(Square.parse("c3"), Square.parse("e5")));
    }
}
