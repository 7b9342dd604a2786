package tabuleiro.connectfour;

import java.util.Optional;

/** The provider of games and agents: the only class through which other code reaches an engine. */
public interface ConnectFourProvider {

    /**
     * What does a new game look like?
     *
     * @post grid_is_empty every cell is empty, the first player is next, nobody has won, the game is not over
     *       (C4-02)
     */
    ConnectFour newGame();

    /**
     * Why can no game be resumed from a position? Any position may be asked about.
     *
     * @return any of its {@link Position#faults() faults} if it has some; otherwise {@link Refusal#GAME_OVER} if no
     *         move is left to make, or nothing
     */
    Optional<Refusal> whyNotNewGame(Position position);

    /**
     * What does a game look like that is resumed from a position?
     *
     * @pre  position_can_be_played {@code whyNotNewGame(position).isEmpty()} (C4-06)
     * @post same_position          {@code result.position().equals(position)} (C4-07)
     */
    ConnectFour newGame(Position position);

    /**
     * Who plays at this level? (C4-16) A new agent.
     *
     * @param seed of the agent's random generator: agents of the same level and seed choose the same columns if they
     *             are given the same games
     */
    Agent agent(Level level, long seed);
}
