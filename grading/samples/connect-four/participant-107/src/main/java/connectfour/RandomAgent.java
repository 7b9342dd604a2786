package connectfour;

import java.util.Random;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

final class RandomAgent implements Agent {

    private final Random random;

    RandomAgent(long seed) {
        random = new Random(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        assert !game.isOver() : "precondition game_not_over";
        assert player == game.nextToPlay() : "precondition player_is_next: " + player;
        int count = game.legalMoves().size();
        return game.legalMoves().stream().skip(random.nextInt(count)).findFirst().orElseThrow();
    }
}
