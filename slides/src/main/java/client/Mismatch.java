package client;

import java.util.Set;
import qwirkle.Games;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** A careless client: it plays a tile that has nothing in common with its neighbour. */
final class Mismatch {

    private Mismatch() {
    }

    public static void main(String[] arguments) {
        final Qwirkle game = new Games().newGame(
                new Start(2, Tile.KINDS, Set.of(), 1));
        game.play(Tile.parse("A1"), new Cell(0, 0));
        game.endTurn();
        game.play(Tile.parse("B3"), new Cell(1, 2));
    }
}
