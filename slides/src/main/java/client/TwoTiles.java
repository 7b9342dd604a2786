package client;

import java.util.Set;
import qwirkle.Games;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** A client that keeps its side of the contract of Qwirkle. */
final class TwoTiles {

    private TwoTiles() {
    }

    public static void main(String[] arguments) {
        final Qwirkle game = new Games().newGame(
                new Start(2, Tile.KINDS, Set.of(), 1));
        game.play(Tile.parse("A1"), new Cell(0, 0));
        game.play(Tile.parse("A2"), new Cell(1, 2));
        game.endTurn();
    }
}
