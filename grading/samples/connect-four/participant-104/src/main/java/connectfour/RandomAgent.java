package connectfour;

import java.util.Random;

import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

class RandomAgent implements Agent {

    private final Random random;

    RandomAgent(long seed) {
        this.random = new Random(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        assert !game.isOver() : "game_not_over";
        assert player == game.nextToPlay() : "player_is_next: " + player;
        Position position = game.position();
        int column;
        do {
            column = 1 + this.random.nextInt(ConnectFour.COLUMNS);
        } while (position.at(1, column).isPresent());
        return column;
    }
}
