package connectfour;

import static tabuleiro.Contract.require;

import java.util.List;
import java.util.Random;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

/** Plays in any column that has space (C4-17). */
final class RandomAgent implements Agent {

    private final Random random;

    RandomAgent(long seed) {
        random = new Random(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        assert !game.isOver() : require("C4-16 game_not_over", player, game);
        assert player == game.nextToPlay() : require("C4-16 player_is_next", player, game);
        final List<Integer> columns = game.legalMoves();
        return columns.get(random.nextInt(columns.size()));
    }
}
