package connectfour;

import java.util.List;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;

/** Where a case's {@code Mischief} gets its chances. By itself it does nothing, so that the base is a right solution. */
class Hook {

    /** What the case does. */
    static final Hook CASE = new Mischief();

    /** Called when the submission's first class is loaded. */
    void loaded() {
    }

    /** Called when the provider of games is made, at the beginning of each example. */
    void provided() {
    }

    /** Called when a game has been made. */
    void begun(Engine game) {
    }

    /** What is handed out as the game that has been made? */
    ConnectFour game(Engine right) {
        return right;
    }

    /** Called when a disc has been dropped. */
    void played(Engine game) {
    }

    /** Called when somebody asks whose turn it is. */
    void asked(Engine game) {
    }

    /** What is answered when somebody asks for the winning line? */
    List<Cell> line(List<Cell> right) {
        return right;
    }

    /** What is answered when somebody asks for the legal moves? */
    List<Integer> moves(List<Integer> right) {
        return right;
    }

    /** Who is handed out as the agent that has been made? */
    Agent agent(Agent right) {
        return right;
    }

    /** Which column does an agent choose? */
    int choice(int right) {
        return right;
    }
}
