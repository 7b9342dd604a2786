package tabuleiro.quarto;

import java.util.Optional;

/** The provider of games: the only class through which other code reaches an engine. */
public interface QuartoProvider {

    /**
     * What does a new game look like?
     *
     * @post board_is_empty every cell is empty, no piece is chosen, and the first player places next (QT-01)
     * @post pool_is_full   {@code result.pool().size() == 16} (QT-02)
     */
    Quarto newGame();

    /**
     * Why can no game be resumed from a position? Any position may be asked about.
     *
     * @return its {@link Position#fault() fault} if it has one; otherwise {@link Refusal#GAME_OVER} if no move is left
     *         to make, or nothing
     */
    Optional<Refusal> whyNotNewGame(Position position);

    /**
     * What does a game look like that is resumed from a position? Whose turn it is follows from the number of pieces on
     * the board (QT-09).
     *
     * @pre  position_can_be_played {@code whyNotNewGame(position).isEmpty()} (QT-08, QT-17)
     * @post same_position          {@code result.position().equals(position)} (QT-01)
     */
    Quarto newGame(Position position);
}
