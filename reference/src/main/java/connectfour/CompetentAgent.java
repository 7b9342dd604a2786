package connectfour;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.require;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/** An agent that wins at once where it can, otherwise stops an immediate win, otherwise plays at random (C4-18). */
final class CompetentAgent implements Agent {

    /** The agent that chooses where nothing is at stake. */
    private final Agent otherwise;

    CompetentAgent(long seed) {
        otherwise = new RandomAgent(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        assert !game.isOver() : require("C4-16 game_not_over", player, game);
        assert player == game.nextToPlay() : require("C4-16 player_is_next", player, game);
        final Position oldPosition = game.position();

        final Grid grid = Grid.of(oldPosition);
        final int column = columnWhere(game, each -> wins(grid, each, player))
                .or(() -> columnWhere(game, each -> wins(grid, each, player.opponent())))
                .orElseGet(() -> otherwise.chooseColumn(game, player));

        assert game.hasSpace(column) : ensure("C4-16 column_has_space", column, game);
        assert game.position().equals(oldPosition) : ensure("C4-16 game_unchanged", game);
        return column;
    }

    /** Returns the first column that may be played and meets a condition. */
    private static Optional<Integer> columnWhere(ConnectFour game, IntPredicate condition) {
        final List<Integer> columns = game.legalMoves();
        return columns.stream().filter(condition::test).findFirst();
    }

    private static boolean wins(Grid grid, int column, Player player) {
        return !grid.drop(column, player).fourInLine().isEmpty();
    }
}
