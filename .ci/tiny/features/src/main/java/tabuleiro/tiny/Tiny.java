package tabuleiro.tiny;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A small game: two players put stones on the cells of a row, until one has two neighbours or no cell is empty. Cells
 * are numbered from 1 at the left.
 *
 * @invariant players_take_turns the first player has as many stones as the second, or one more (TY-02)
 */
public interface Tiny {

    /** How many cells the board has (TY-01). */
    int CELLS = 4;

    /**
     * Whose stone lies on a cell?
     *
     * @param cell from 1 to {@value #CELLS}
     * @return nothing if it is empty
     * @pre cell_exists {@code 1 <= cell && cell <= CELLS} (TY-01)
     */
    Optional<Player> at(int cell);

    /** Who plays next? After the end the player still follows from the number of stones (TY-02). */
    Player nextToPlay();

    /** Why must no stone be put on a cell now? Any number may be asked about. */
    Optional<Refusal> whyNotPlay(int cell);

    /**
     * Puts a stone of the player who is next on a cell.
     *
     * @param cell from 1 to {@value #CELLS}
     * @pre  cell_may_be_taken {@code whyNotPlay(cell).isEmpty()} (TY-02)
     * @post cell_is_taken     the stone of the player who was next lies there (TY-02)
     * @post others_unchanged  every other cell is as it was (TY-02)
     * @post turn_passes       {@code nextToPlay() != old nextToPlay()} (TY-02)
     */
    void play(int cell);

    /** Is the game over? (TY-03) */
    boolean isOver();

    /** Who has won? Nobody before the end and after a draw (TY-03). */
    Optional<Player> winner();

    /** What does the whole board look like? */
    Position position();

    /** On which cells may a stone be put now? In ascending order; none after the end. */
    default List<Integer> legalMoves() {
        return IntStream.rangeClosed(1, CELLS).filter(cell -> whyNotPlay(cell).isEmpty()).boxed().toList();
    }
}
