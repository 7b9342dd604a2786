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
        assert !game.isOver() : require("C4-16 game_not_over", player, game);
        assert player == game.nextToPlay() : require("C4-16 player_is_next", player, game);
        final Position oldPosition = game.position();

        final List<Integer> columns = game.legalMoves();
        final int column = columns.get(random.nextInt(columns.size()));

        assert game.hasSpace(column) : ensure("C4-16 column_has_space", column, game);
        assert game.position().equals(oldPosition) : ensure("C4-16 game_unchanged", game);
        return column;
    }
}
