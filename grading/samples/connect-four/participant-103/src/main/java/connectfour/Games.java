package connectfour;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import tabuleiro.Contract;
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

    @Override
    public Agent agent(Level level, long seed) {
        return new MyAgent(level, new Random(seed));
    }

    /** Both agents in one: the random one does not think. */
    private record MyAgent(Level level, Random random) implements Agent {

        @Override
        public int chooseColumn(ConnectFour game, Player player) {
            assert !game.isOver() : Contract.require("C4-16 game_not_over", player, game);
            assert player == game.nextToPlay() : Contract.require("C4-16 player_is_next", player, game);
            List<Integer> free = new ArrayList<>(game.legalMoves());
            Collections.shuffle(free, random);
            int choice = free.get(0);
            if (level == Level.COMPETENT) {
                for (int column : free) {
                    if (wins(game, column, player.opponent())) {
                        choice = column;
                    }
                }
                // my own win is better than to stop the other one, so it comes last
                for (int column : free) {
                    if (wins(game, column, player)) {
                        choice = column;
                    }
                }
            }
            return choice;
        }

        private static boolean wins(ConnectFour game, int column, Player player) {
            Piles copy = Piles.from(game);
            copy.add(column, player);
            return !copy.four().isEmpty();
        }
    }
}
