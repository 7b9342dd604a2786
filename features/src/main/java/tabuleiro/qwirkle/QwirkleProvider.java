package tabuleiro.qwirkle;

import java.util.List;
import java.util.Optional;

/** The provider of games: the only class through which other code reaches an engine. */
public interface QwirkleProvider {

    /**
     * In which order do all tiles lie in a bag that has been shuffled?
     *
     * @param seed of the order: the same seed gives the same order
     * @post three_of_each each of the 36 kinds of tiles occurs three times (QW-01)
     * @post every_order   every order is equally likely (QW-02)
     */
    List<Tile> shuffledBag(long seed);

    /**
     * Why can no game begin like this? Any start may be asked about.
     *
     * @return nothing if one can; otherwise any of {@link Start#faults() what is wrong with it}
     */
    Optional<Refusal> whyNotNewGame(Start start);

    /**
     * What does a new game look like?
     *
     * @pre  can_begin      {@code whyNotNewGame(start).isEmpty()} (QW-03)
     * @post as_agreed      players, options and seed are those of the start (QW-03)
     * @post one_empty_cell the board is one empty cell, and nobody has points (QW-06)
     * @post six_each       each player in order has been dealt six tiles from the front of the bag (QW-03)
     * @post first_begins   the first player begins; with the published opening, the first of those who can play the
     *        most tiles of one attribute (QW-04, QW-25)
     */
    Qwirkle newGame(Start start);

    /**
     * Why can no game be resumed from a position? Any position may be asked about.
     *
     * @return nothing if one can; otherwise any of {@link Position#faults() what is wrong with it}; otherwise
     *         {@link Refusal#GAME_OVER}; otherwise any that applies of {@link Refusal#LINE_MIXED} and
     *         {@link Refusal#TILE_REPEATED}, of any line on the board, and {@link Refusal#GAP}
     */
    Optional<Refusal> whyNotNewGame(Position position);

    /**
     * What does a game look like that is resumed from a position?
     *
     * @pre  position_can_be_played {@code whyNotNewGame(position).isEmpty()} (QW-26)
     * @post same_position          {@code result.position().equals(position)} (QW-06)
     */
    Qwirkle newGame(Position position);
}
