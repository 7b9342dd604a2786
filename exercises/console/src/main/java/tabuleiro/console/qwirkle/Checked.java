package tabuleiro.console.qwirkle;

import tabuleiro.console.EngineFailure;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;

/** What an engine says of a game, which need not make sense (CO-15). */
final class Checked {

    /** The largest board: all tiles in one row, and the border. */
    private static final int LARGEST = Qwirkle.SHAPES * Qwirkle.COLOURS * Qwirkle.OF_A_KIND + 2;

    private Checked() {
    }

    /** Returns the position. */
    static Position position(Qwirkle game) {
        EngineFailure.unlessBetween(1, game.rows(), LARGEST, "failure.rows");
        EngineFailure.unlessBetween(1, game.columns(), LARGEST, "failure.columns");
        final int players = game.players();
        EngineFailure.unlessBetween(Qwirkle.FEWEST_PLAYERS, players, Qwirkle.MOST_PLAYERS, "failure.players");
        EngineFailure.unlessBetween(1, game.nextToPlay().number(), players, "failure.next");
        Player.first(players).forEach(player ->
                EngineFailure.unlessBetween(0, game.hand(player).size(), Qwirkle.HAND, "failure.hand"));
        return game.position();
    }
}
