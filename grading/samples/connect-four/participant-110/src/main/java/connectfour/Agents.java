package connectfour;

import java.util.*;
import tabuleiro.connectfour.*;

/** The random agent, and the competent one on top of it. */
class Agents {

    static class RandomAgent implements Agent {
        private final Random random;

        RandomAgent(long seed) {
            random = new Random(seed);
        }

        @Override
        public int chooseColumn(ConnectFour game, Player player) {
            List<Integer> possible = game.legalMoves();
            return possible.get((int) (random.nextDouble() * possible.size()));
        }
    }

    static class CompetentAgent extends RandomAgent {

        CompetentAgent(long seed) {
            super(seed);
        }

        @Override
        public int chooseColumn(ConnectFour game, Player player) {
            Engine now = new Engine(game.position());
            Integer saving = null;
            for (Integer column : game.legalMoves()) {
                Engine ifIPlay = new Engine(now);
                ifIPlay.put(column, player);
                if (ifIPlay.winner().isPresent()) {
                    return column;
                }
                Engine ifTheyPlay = new Engine(now);
                ifTheyPlay.put(column, player.opponent());
                if (ifTheyPlay.winner().isPresent()) {
                    saving = column;
                }
            }
            return saving != null ? saving : super.chooseColumn(game, player);
        }
    }
}
