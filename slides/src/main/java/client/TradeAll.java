package client;

import java.util.List;
import java.util.Set;
import qwirkle.Games;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** A client that trades a whole hand. */
final class TradeAll {

    private TradeAll() {
    }

    public static void main(String[] arguments) {
        final List<Tile> bag = Tile.KINDS.subList(0, 19);
        final Qwirkle game = new Games().newGame(
                new Start(2, bag, Set.of(), 1));
        game.trade(game.hand(Player.FIRST));
    }
}
