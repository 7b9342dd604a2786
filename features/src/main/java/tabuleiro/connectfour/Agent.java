package tabuleiro.connectfour;

import java.util.Optional;

/** A program that chooses where to play, as well as its {@link Level} says. */
public interface Agent {

    // tag::chooseColumn[]
    /**
     * Which column does the agent play next? Asking advances the agent's random
     * generator, and changes nothing else.
     *
     * @param game a game that is not over
     * @param player the player the agent plays for, who is the next to play
     * @return a column that has space
     * @pre  game_not_over    {@code !game.isOver()} (C4-16)
     * @pre  player_is_next   {@code player == game.nextToPlay()} (C4-16)
     * @post column_has_space {@code game.hasSpace(result)} (C4-16)
     * @post game_unchanged   {@code game.position().equals(old game.position())}
     *       (C4-16)
     */
    int chooseColumn(ConnectFour game, Player player);
    // end::chooseColumn[]

    /**
     * How does the game go on after a disc in a column, if both players then play as well as can be? (C4-19)
     *
     * @return 3 if the player who is next wins with the third disc from now, -3 if the opponent does, and so on; 0 for
     *         a draw; nothing if the agent does not know
     * @pre  column_can_be_played {@code game.whyNotPlay(column).isEmpty()} (C4-06)
     * @post game_unchanged       {@code game.position().equals(old game.position())} (C4-16)
     */
    default Optional<Integer> worth(ConnectFour game, int column) {
        return Optional.empty();
    }
}
