package client;

import java.util.Optional;
import tabuleiro.connectfour.Player;

/** Four shapes that a method of a game could have: which of them are queries, and which are commands? */
interface Shapes {

    // tag::methods[]
    /** 1. Drops a disc, and returns whether there was space. */
    boolean tryToPlay(int column);

    /** 2. Who has won? */
    Optional<Player> winner();

    /** 3. Drops a disc. */
    void play(int column);

    /** 4. Who is next? Passes the turn. */
    Player nextPlayer();
    // end::methods[]
}
