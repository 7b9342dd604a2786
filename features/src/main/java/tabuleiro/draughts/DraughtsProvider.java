package tabuleiro.draughts;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The provider of games: the only class through which other code reaches an engine. */
public interface DraughtsProvider {

    /**
     * What does a new game look like?
     *
     * @post twelve_men_each each player's men stand on the dark squares of the first three rows, and nothing else does
     *       anywhere (DR-02)
     * @post white_begins    White is next, nothing has been played, and no turn is counted (DR-03)
     */
    Draughts newGame(Variant variant);

    /**
     * How has a game ended that has reached a position?
     *
     * @return nothing if the game goes on, and if no game can look like this; never {@link Ending#RESIGNED}, which no
     *         position shows
     * @post first_ending_applies the first that applies, in the order of the constants (DR-18, DR-19, DR-20)
     */
    Optional<Ending> ending(Position position);

    /**
     * Why can no game be resumed from a position? Any position may be asked about.
     *
     * @return any of {@link Position#faults() what is wrong with it}; if nothing is, {@link Refusal#GAME_OVER} if the
     *         game has ended (DR-28); or nothing
     */
    Optional<Refusal> whyNotNewGame(Position position);

    /**
     * What does a game look like that is resumed from a position?
     *
     * @pre  position_can_be_played {@code whyNotNewGame(position).isEmpty()} (DR-28)
     * @post same_position          {@code result.position().equals(position)} (DR-01)
     * @post nothing_played         {@code result.moves().isEmpty()} (DR-03)
     */
    Draughts newGame(Position position);

    /**
     * Can the piece on one square reach another in one turn? The first delivery of the original assignment: the piece
     * is a black man, which goes towards row 1 by the simplified rules and is not crowned on its way; all other pieces
     * are white.
     *
     * @param occupied where pieces stand
     * @param from     where the piece stands
     * @param to       where it would go: an empty square
     * @pre  dark_squares_only  {@code occupied.stream().allMatch(Square::isDark)} (DR-01)
     * @pre  origin_is_occupied {@code occupied.contains(from)} (DR-26)
     * @pre  target_is_empty    {@code !occupied.contains(to)} (DR-26)
     * @post step_or_jumps      {@code to} is next to {@code from}, diagonally towards row 1, or a man could land there
     *       after one or several jumps (DR-26)
     */
    boolean canReach(Set<Square> occupied, Square from, Square to);

    /**
     * Which numbers does a program draw, one after another, to settle who begins?
     *
     * @param seed of the numbers: the same seed gives the same
     * @return as many as may be drawn in a match, {@link Match#MOST_DRAWS}
     * @post enough_numbers there are as many, and none is below 0 (DR-40)
     * @post equally_likely every number from 0 to 2147483647 is equally likely (DR-40)
     */
    List<Integer> draws(long seed);

    /**
     * What does a match look like in which this program plays a game against another program?
     *
     * @param game  as it was begun or resumed; from now on only the match moves in it
     * @param draws the numbers that this program draws
     * @pre  game_goes_on    {@code !game.isOver()} (DR-28)
     * @pre  enough_numbers  {@code draws.size() == Match.MOST_DRAWS}, and none is below 0 (DR-40)
     * @post first_draw_sent the first draw is to be sent, and the first of the other program is awaited (DR-40)
     */
    Match newMatch(Draughts game, List<Integer> draws);
}
