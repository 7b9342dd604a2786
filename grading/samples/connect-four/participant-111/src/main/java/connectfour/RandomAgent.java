package connectfour;

import java.util.Random;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

/** Plays in any column that has space (C4-17). The contract stands in {@link Agent}. */
final class RandomAgent implements Agent {

    /** What decides between the columns. */
    private final Random random;

    RandomAgent(long seed) {
        random = new Random(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        throw new UnsupportedOperationException("TODO 6: chooseColumn — see C4-17, at random among those with space");
    }
}
