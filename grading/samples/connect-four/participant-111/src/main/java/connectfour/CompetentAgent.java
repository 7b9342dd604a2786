package connectfour;

import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

/** Wins at once where it can, and stops the opponent's only immediate win (C4-18). */
final class CompetentAgent implements Agent {

    /** What plays where nothing is at stake. */
    private final Agent otherwise;

    CompetentAgent(long seed) {
        otherwise = new RandomAgent(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        throw new UnsupportedOperationException("TODO 7: chooseColumn — see C4-18, win, or stop a win");
    }
}
