package connectfour;

import java.util.Random;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

class RandomAgent implements Agent {

    private Random random;

    RandomAgent(long seed) {
        random = new Random(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        assert !game.isOver() : "the game is over";
        assert player == game.nextToPlay() : "it is not the turn of " + player;
        // roll the dice until there is a free one
        int column = random.nextInt(7) + 1;
        while (!game.hasSpace(column)) {
            column = random.nextInt(7) + 1;
        }
        return column;
    }
}
