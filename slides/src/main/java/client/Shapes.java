package client;

import java.util.Optional;
import tabuleiro.connectfour.Player;

/** Four methods as a game could have them: the room tells queries from commands. */
interface Shapes {

    // tag::methods[]
    /** 1. Drops a disc, and returns whether there was space. */
    boolean tryToPlay(int column);

    /** 2. Returns who has won. */
    Optional<Player> winner();

    /** 3. Drops a disc. */
    void play(int column);

    /** 4. Returns who is next, and passes the turn. */
    Player nextPlayer();
    // end::methods[]
}
