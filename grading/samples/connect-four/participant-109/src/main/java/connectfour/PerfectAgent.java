package connectfour;

import java.util.Optional;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

/** Always plays a column of best value (C4-19). */
final class PerfectAgent implements Agent {

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        throw new UnsupportedOperationException("TODO 9: chooseColumn — see C4-19, never lose what is not lost");
    }

    @Override
    public Optional<Integer> worth(ConnectFour game, int column) {
        throw new UnsupportedOperationException("TODO 9: worth — see C4-19, how the game goes on after this column");
    }
}
