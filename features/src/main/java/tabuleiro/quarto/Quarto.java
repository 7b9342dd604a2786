package tabuleiro.quarto;

import java.util.List;
import java.util.Optional;
import java.util.Set;

// tag::invariants[]
/**
 * A game of Quarto: in each turn one player chooses a piece and the other places
 * it, until four pieces in line or in a square have something in common or no cell
 * is empty. The {@link Player#FIRST first} player places the first piece. What a
 * query has returned never changes, and nothing that is done to it, or to what was
 * handed in, changes the game (QT-19).
 *
 * @invariant sixteen_pieces      pool and board have each of 16 pieces once (QT-08)
 * @invariant chosen_is_in_pool   a chosen piece is in the pool (QT-08)
 * @invariant none_chosen_at_end  {@code chosen().isEmpty() || !isOver()} (QT-17)
 */
public interface Quarto {
// end::invariants[]

    /** How many columns and how many rows the board has (QT-01). */
    int SIZE = 4;

    /** How many pieces win together (QT-10). */
    int IN_LINE = 4;

    /**
     * Which piece lies on a cell?
     *
     * @return nothing if the cell is empty (QT-01)
     */
    Optional<Piece> at(Cell cell);

    /** Is a cell empty? (QT-07) */
    default boolean isFree(Cell cell) {
        return at(cell).isEmpty();
    }

    /** Which pieces are not on the board? The chosen one is still among them (QT-08). */
    Set<Piece> pool();

    /** Which piece has been chosen and waits to be placed? Nothing if one must be chosen first (QT-05). */
    Optional<Piece> chosen();

    /**
     * Whose turn is it: who places the next piece, which the opponent chooses?
     *
     * @return after the end, the player who placed the last piece (QT-09)
     * @post follows_from_board the first player if the number of pieces on the board is even, otherwise the second;
     *       after the end, the other one (QT-09)
     */
    Player nextToPlay();

    /** Who chooses the next piece? Always the opponent of the player who places it (QT-09). */
    default Player chooser() {
        return nextToPlay().opponent();
    }

    /**
     * Why must a piece not be chosen now? Any piece may be asked about.
     *
     * @return nothing if it may be chosen; otherwise {@link Refusal#GAME_OVER}; before the end any that applies of
     *         {@link Refusal#ALREADY_CHOSEN} and {@link Refusal#PIECE_ON_BOARD} (QT-05, QT-06, QT-17)
     */
    Optional<Refusal> whyNotChoose(Piece piece);

    /**
     * Chooses the piece that the opponent must place.
     *
     * @pre  may_be_chosen       {@code whyNotChoose(piece).isEmpty()} (QT-05, QT-06, QT-17)
     * @post piece_is_chosen     {@code chosen().equals(Optional.of(piece))} (QT-05)
     * @post only_choice_changes board and pool are as they were (QT-08)
     * @post roles_stay          {@code nextToPlay() == old nextToPlay()} (QT-05)
     */
    void choose(Piece piece);

    /**
     * Why must the chosen piece not be placed on a cell now? Any cell may be asked about.
     *
     * @return nothing if it may be placed there; otherwise {@link Refusal#GAME_OVER}; before the end any that applies
     *         of {@link Refusal#NONE_CHOSEN} and {@link Refusal#CELL_OCCUPIED} (QT-05, QT-07, QT-17)
     */
    Optional<Refusal> whyNotPlace(Cell cell);

    // tag::place[]
    /**
     * Places the chosen piece.
     *
     * @pre  may_be_placed     {@code whyNotPlace(cell).isEmpty()} (QT-05, QT-07, QT-17)
     * @post piece_is_placed   {@code at(cell).equals(old chosen())} (QT-07)
     * @post others_unchanged  every other cell is as it was (QT-07)
     * @post piece_leaves_pool that piece is not in the pool any more, every other is as
     *       it was (QT-08)
     * @post none_is_chosen    {@code chosen().isEmpty()} (QT-05)
     * @post roles_swap        the opponent places next, unless the game is over (QT-09)
     * @post has_last_piece    {@code winner().isEmpty() ||
     *       winningCells().contains(cell)} (QT-18)
     */
    void place(Cell cell);
    // end::place[]

    /**
     * Is the game over?
     *
     * @post won_or_full {@code result == (winner().isPresent() || pool().isEmpty())} (QT-16)
     */
    boolean isOver();

    /**
     * Who has won?
     *
     * @return nothing before the end and after a draw
     * @post last_placer_wins the player who placed the last piece, if four pieces in a row, a column, a diagonal or a
     *       2 by 2 square have a trait in common; otherwise nothing (QT-10, QT-11, QT-12, QT-13)
     */
    Optional<Player> winner();

    /**
     * Which four cells won the game?
     *
     * @return no cell unless somebody has won; where there are several lines or squares that won, any one of them: as
     *         nothing follows a win, the cell that was filled last is in each
     * @post cells_win empty if there is no winner, otherwise the cells of a row, a column, a diagonal or a 2 by 2
     *       square whose pieces have a trait in common (QT-18)
     */
    Set<Cell> winningCells();

    /**
     * What do the four pieces have in common that won the game?
     *
     * @return nothing unless somebody has won
     * @post all_in_common every trait that all four pieces on {@link #winningCells} have, and no other (QT-14, QT-18)
     */
    Set<Trait> sharedTraits();

    /** What do the board and the chosen piece look like? (QT-01) */
    default Position position() {
        return Position.of(this);
    }

    /**
     * Which pieces may be chosen now? In the order of {@link Piece#ALL}; none while a piece waits, none at the end
     * (QT-06).
     */
    default List<Piece> choices() {
        return Piece.ALL.stream().filter(piece -> whyNotChoose(piece).isEmpty()).toList();
    }

    /**
     * Where may the chosen piece be placed now? In the order of {@link Cell#ALL}; nowhere if no piece waits (QT-07).
     */
    default List<Cell> legalMoves() {
        return Cell.ALL.stream().filter(cell -> whyNotPlace(cell).isEmpty()).toList();
    }
}
