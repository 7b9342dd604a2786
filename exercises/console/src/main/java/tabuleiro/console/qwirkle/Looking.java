package tabuleiro.console.qwirkle;

import tabuleiro.console.EngineFailure;
import tabuleiro.console.Message;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;

/** Looks at an engine, whose values need not make sense (CO-15). */
final class Looking {

    /** The largest board: all tiles in one row, and the border. */
    private static final int LARGEST = Qwirkle.SHAPES * Qwirkle.COLOURS * Qwirkle.OF_A_KIND + 2;

    private Looking() {
    }

    /** Returns the position of a game, if it makes sense. */
    static Position at(Qwirkle game) {
        mustFit("rows", game.rows(), 1, LARGEST);
        mustFit("columns", game.columns(), 1, LARGEST);
        mustFit("players", game.players(), Qwirkle.FEWEST_PLAYERS, Qwirkle.MOST_PLAYERS);
        mustFit("next", game.nextToPlay().number(), 1, game.players());
        Player.first(game.players()).forEach(player -> mustFit("hand", game.hand(player).size(), 0, Qwirkle.HAND));
        return game.position();
    }

    private static void mustFit(String what, int value, int least, int most) {
        if (value < least || value > most) {
            throw new EngineFailure(Message.of("failure." + what, String.valueOf(value)));
        }
    }
}
