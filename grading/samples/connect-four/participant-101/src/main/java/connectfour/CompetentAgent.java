package connectfour;

import static tabuleiro.Contract.require;

import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

/** Wins at once where it can, and stops the opponent's only immediate win (C4-18). */
final class CompetentAgent implements Agent {

    private final RandomAgent otherwise;

    CompetentAgent(long seed) {
        otherwise = new RandomAgent(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        assert !game.isOver() : require("C4-16 game_not_over", player, game);
        assert player == game.nextToPlay() : require("C4-16 player_is_next", player, game);
        for (Player each : new Player[] {player, player.opponent()}) {
            final long own = Bits.of(game.position(), each);
            final long discs = own | Bits.of(game.position(), each.opponent());
            for (int column : game.legalMoves()) {
                if (Bits.hasFour(own | Bits.landing(discs, column))) {
                    return column;
                }
            }
        }
        return otherwise.chooseColumn(game, player);
    }
}
