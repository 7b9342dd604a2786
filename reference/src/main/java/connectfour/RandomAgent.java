package connectfour;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.require;

import java.util.List;
import java.util.Random;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/** An agent that plays in any column that has space, each as likely as the others (C4-17). */
final class RandomAgent implements Agent {

    /** The generator that decides between the columns. */
    private final Random random;

    RandomAgent(long seed) {
        random = new Random(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        assert !game.isOver() : require("game_not_over", "C4-16", player, game);
        assert player == game.nextToPlay() : require("player_is_next", "C4-16", player, game);
        final Position oldPosition = game.position();

        final List<Integer> columns = game.legalMoves();
        final int column = columns.get(random.nextInt(columns.size()));

        assert game.hasSpace(column) : ensure("column_has_space", "C4-16", column, game);
        assert game.position().equals(oldPosition) : ensure("game_unchanged", "C4-16", column, game);
        return column;
    }
}
