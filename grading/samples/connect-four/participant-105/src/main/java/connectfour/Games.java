package connectfour;

import java.util.Optional;
import java.util.Random;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

public final class Games implements ConnectFourProvider {

    @Override
    public ConnectFour newGame() {
        return new Engine();
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Position position) {
        return Engine.whyNot(position);
    }

    @Override
    public ConnectFour newGame(Position position) {
        return new Engine(position);
    }

    /** An Agent has only one method, so a lambda is enough. */
    @Override
    public Agent agent(Level level, long seed) {
        Random random = new Random(seed);
        return (game, player) -> {
            assert !game.isOver() : "PRE: the game is not over";
            assert player == game.nextToPlay() : "PRE: " + player + " is the next to play";
            int column = level == Level.RANDOM ? 0 : winFor(player, game);
            if (column == 0 && level == Level.COMPETENT) {
                column = winFor(player.opponent(), game);
            }
            return column != 0 ? column : random.ints(1, 8).filter(game::hasSpace).findFirst().getAsInt();
        };
    }

    /** In which column does this player have four with the next disc? 0 if in none. */
    private static int winFor(Player player, ConnectFour game) {
        for (int column = 1; column <= 7; column++) {
            Board copy = new Board(game.position());
            copy.drop(column, player);
            if (copy.fourInLine().isPresent()) {
                return column;
            }
        }
        return 0;
    }
}
