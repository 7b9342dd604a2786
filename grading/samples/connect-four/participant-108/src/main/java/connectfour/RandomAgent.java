package connectfour;

import java.util.Random;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

public class RandomAgent implements Agent {

    private final Random random;

    public RandomAgent(long seed) {
        random = new Random(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        assert !game.isOver() : "Game over";
        assert player == game.nextToPlay() : "Wrong player";
        String choices = "";
        for (int column = 1; column <= 7; column++) {
            if (game.hasSpace(column)) {
                choices += column;
            }
        }
        return choices.charAt(random.nextInt(choices.length())) - '0';
    }
}
