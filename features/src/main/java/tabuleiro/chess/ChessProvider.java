package tabuleiro.chess;

import java.util.Optional;

/** The provider of games: the only class through which other code reaches an engine. */
public interface ChessProvider {

    /**
     * What does a new game look like?
     *
     * @post pieces_at_home {@code result.position().equals(Position.START)} (CH-01)
     */
    Chess newGame();

    /**
     * Why can no game be resumed from a position? Any position may be asked about.
     *
     * @return any of {@link Position#faults() what is wrong with it} and {@link Refusal#OPPONENT_IN_CHECK} (CH-16) that
     *         applies; if none does, {@link Refusal#GAME_OVER} (CH-25) if the game has ended; or nothing
     */
    Optional<Refusal> whyNotNewGame(Position position);

    /**
     * What does a game look like that is resumed from a position?
     *
     * @pre  position_can_be_played {@code whyNotNewGame(position).isEmpty()} (CH-01, CH-25)
     * @post same_position          {@code result.position().equals(position)} (CH-01)
     */
    Chess newGame(Position position);

    /**
     * How has a game ended that looks like this?
     *
     * @return nothing unless {@link #whyNotNewGame} returns {@link Refusal#GAME_OVER}; how the players ended it, if
     *         they did; otherwise the first ending that applies (CH-25)
     */
    Optional<Ending> ending(Position position);
}
