package quarto;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;

/**
 * Tests that there are as many wins with the fourth piece of a game, the first that can win, as arithmetic predicts.
 * All pieces are tried on every seventh line or square; with {@code -Pthorough}, on each.
 *
 * <p>Four cells are a row, a column, a diagonal or a square in 4 + 4 + 2 + 9 = 19 ways. Of the 16 pieces 8 are large,
 * so 8 * 7 * 6 * 5 / 24 = 70 sets of four pieces are all large, and 70 sets share each of the other seven traits. Two
 * traits of different attributes belong to exactly four pieces, and this set has been counted twice. There are 24 such
 * pairs of traits, so 8 * 70 - 24 = 536 sets of four pieces win. Cells and pieces can each be ordered in 24 ways. That
 * makes 19 * 24 * 536 * 24 = 5,865,984 ways to win with the fourth piece, which agrees with the published number.
 */
class WinCountsTest {

    private static final int WINNING_CELLS = 19;
    private static final int WINNING_PIECES = 536;
    private static final int ORDERS = 24;
    private static final int WAYS_TO_WIN = 5_865_984;

    /** Every third line or square is tried: two rows, a column, a diagonal and three squares. */
    private static final int STEP = Boolean.getBoolean("thorough") ? 1 : 7;

    private static final List<List<Integer>> FOURS = fours();

    private final Games games = new Games();

    @Test
    void nineteenSetsOfFourCellsWin() {
        assertThat(FOURS).as("sets of four of sixteen").hasSize(16 * 15 * 14 * 13 / ORDERS);
        assertThat(linesAndSquares()).as("four cells that win").hasSize(WINNING_CELLS);
    }

    @Test
    void onEachOfThem536SetsOfFourPiecesWin() {
        final List<List<Integer>> lines = linesAndSquares();
        for (int i = 0; i < lines.size(); i += STEP) {
            final List<Integer> line = lines.get(i);
            final int won = (int) FOURS.stream().filter(pieces -> isWon(line, pieces)).count();
            assertThat(won).as("sets of four pieces that win on %s", line).isEqualTo(WINNING_PIECES);
            assertThat(lines.size() * ORDERS * won * ORDERS)
                    .as("ways to win with the fourth piece, if each line has as many as %s", line)
                    .isEqualTo(WAYS_TO_WIN);
        }
    }

    private List<List<Integer>> linesAndSquares() {
        final List<Integer> allBlackAndSmall = List.of(0, 1, 2, 3);
        return FOURS.stream().filter(cells -> isWon(cells, allBlackAndSmall)).toList();
    }

    /** Checks whether the fourth of these pieces on the fourth of these cells wins. */
    private boolean isWon(List<Integer> cells, List<Integer> pieces) {
        final List<Optional<Piece>> three = new ArrayList<>(Collections.nCopies(16, Optional.empty()));
        for (int i = 0; i < 3; i++) {
            three.set(cells.get(i), Optional.of(piece(pieces.get(i))));
        }
        final Quarto game = games.newGame(new Position(three, Optional.empty()));
        game.choose(piece(pieces.get(3)));
        game.place(Cell.ALL.get(cells.get(3)));
        return game.winner().isPresent();
    }

    /** Returns the piece with this number: large counts 8, white 4, round 2, solid 1. */
    private static Piece piece(int number) {
        return Piece.ALL.get(15 - number);
    }

    /** Returns all sets of four numbers from 0 to 15, rotated so that different numbers come last. */
    private static List<List<Integer>> fours() {
        final List<List<Integer>> fours = new ArrayList<>();
        for (int set = 0; set < 1 << 16; set++) {
            if (Integer.bitCount(set) == 4) {
                final int numbers = set;
                final List<Integer> four = new ArrayList<>(
                        IntStream.range(0, 16).filter(i -> (numbers >> i & 1) == 1).boxed().toList());
                Collections.rotate(four, fours.size());
                fours.add(four);
            }
        }
        return fours;
    }
}
