package tabuleiro.tiny;

import java.util.Optional;

/** The provider of games. */
public interface TinyProvider {

    /** What does a new game look like? */
    Tiny newGame();

    /** Why can no game be resumed from a position? Any position may be asked about. */
    Optional<Refusal> whyNotNewGame(Position position);

    /**
     * What does a game look like that is resumed from a position?
     *
     * @pre position_can_be_played {@code whyNotNewGame(position).isEmpty()} (TY-03)
     */
    Tiny newGame(Position position);
}
