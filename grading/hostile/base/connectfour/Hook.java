package connectfour;

import java.util.List;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;

/** The methods in which the {@code Mischief} of a case acts. They do nothing, so that the base is correct. */
class Hook {

    /** The mischief of the case. */
    static final Hook CASE = new Mischief();

    /** Is called when the first class of the submission is loaded. */
    void loaded() {
    }

    /** Is called when the provider is created, at the beginning of each example. */
    void provided() {
    }

    /** Is called when a game has been created. */
    void begun(Engine game) {
    }

    /** Returns the game that is given to the caller instead of a new game. */
    ConnectFour game(Engine right) {
        return right;
    }

    /** Is called when a disc has been dropped. */
    void played(Engine game) {
    }

    /** Is called when the next player is queried. */
    void asked(Engine game) {
    }

    /** Returns the winning line that is given to the caller. */
    List<Cell> line(List<Cell> right) {
        return right;
    }

    /** Returns the legal moves that are given to the caller. */
    List<Integer> moves(List<Integer> right) {
        return right;
    }

    /** Returns the agent that is given to the caller instead of a new agent. */
    Agent agent(Agent right) {
        return right;
    }

    /** Returns the column that an agent chooses. */
    int choice(int right) {
        return right;
    }
}
