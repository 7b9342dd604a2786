package client;

import java.util.List;
import java.util.Set;
import qwirkle.Games;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** A client that asks before each tile, and relies on what it is told. */
final class Repeated {

    private Repeated() {
    }

    public static void main(String[] arguments) {
        final List<Tile> bag = List.of(
                new Tile(1, 1), new Tile(1, 2), new Tile(1, 1), new Tile(2, 1), new Tile(2, 2), new Tile(2, 3),
                new Tile(3, 1), new Tile(3, 2), new Tile(3, 3), new Tile(4, 1), new Tile(4, 2), new Tile(4, 3),
                new Tile(5, 1));
        final Qwirkle game = new Games().newGame(new Start(2, bag, Set.of(), 1));
        for (Placement move : List.of(
                new Placement(new Tile(1, 1), new Cell(0, 0)),
                new Placement(new Tile(1, 2), new Cell(1, 2)),
                new Placement(new Tile(1, 1), new Cell(1, 3)))) {
            if (game.whyNotPlay(move.tile(), move.cell()).isEmpty()) {
                game.play(move.tile(), move.cell());
            }
        }
    }
}
