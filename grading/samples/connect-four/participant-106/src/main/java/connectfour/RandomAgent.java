package connectfour;

import static tabuleiro.Contract.require;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

/** Plays in any column that has space (C4-17). The contract stands in {@link Agent}. */
final class RandomAgent implements Agent {

    /** What decides between the columns. */
    private final Random random;

    RandomAgent(long seed) {
        random = new Random(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        assert !game.isOver() : require("C4-16 game_not_over", player, game);
        assert player == game.nextToPlay() : require("C4-16 player_is_next", player, game);
        List<Integer> columns = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7));
        columns.removeIf(column -> !game.hasSpace(column));
        return columns.get(random.nextInt(columns.size()));
    }
}
