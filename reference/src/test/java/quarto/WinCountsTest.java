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
 * Counts the wins with the fourth piece of a game, the first that can win, and compares with what follows from the
 * rules by arithmetic. All pieces are tried on every third line or square; with {@code -Pthorough}, on each.
 *
 * <p>Four cells are a row, a column, a diagonal or a square in 4 + 4 + 2 + 9 = 19 ways. Of the 16 pieces 8 are large,
 * so 8 * 7 * 6 * 5 / 24 = 70 sets of four are all large, and as many have any other of the eight traits in common.
 * Two traits of different attributes are those of four pieces, a set that is so counted twice; there are 24 such
 * pairs of traits, and 8 * 70 - 24 = 536 sets of four that win. Cells and pieces each come in 24 orders: that makes
 * 19 * 24 * 536 * 24 = 5,865,984 ways to win with the fourth piece, the number that others have counted, too.
 */
class WinCountsTest {

    private static final int WINNING_CELLS = 19;
    private static final int WINNING_PIECES = 536;
    private static final int ORDERS = 24;
    private static final int WAYS_TO_WIN = 5_865_984;

    /** Every third is tried: two rows, a column, a diagonal and three squares. */
    private static final int STEP = Boolean.getBoolean("thorough") ? 1 : 3;

    private static final List<List<Integer>> FOURS = fours();

    private final Games games = new Games();

    @Test
    void nineteenFoursOfCellsWin() {
        assertThat(FOURS).as("ways to take four of sixteen").hasSize(16 * 15 * 14 * 13 / ORDERS);
        assertThat(linesAndSquares()).as("four cells that win").hasSize(WINNING_CELLS);
    }

    @Test
    void onAnyOfThem536FoursOfPiecesWin() {
        final List<List<Integer>> lines = linesAndSquares();
        for (int i = 0; i < lines.size(); i += STEP) {
            final List<Integer> line = lines.get(i);
            final int won = (int) FOURS.stream().filter(pieces -> isWon(line, pieces)).count();
            assertThat(won).as("fours of pieces that win on %s", line).isEqualTo(WINNING_PIECES);
            assertThat(lines.size() * ORDERS * won * ORDERS)
                    .as("ways to win with the fourth piece, with as many on each line as on %s", line)
                    .isEqualTo(WAYS_TO_WIN);
        }
    }

    private List<List<Integer>> linesAndSquares() {
        final List<Integer> allBlackAndSmall = List.of(0, 1, 2, 3);
        return FOURS.stream().filter(cells -> isWon(cells, allBlackAndSmall)).toList();
    }

    /** Is the game over with the fourth of these pieces on the fourth of these cells? */
    private boolean isWon(List<Integer> cells, List<Integer> pieces) {
        final List<Optional<Piece>> three = new ArrayList<>(Collections.nCopies(16, Optional.empty()));
        for (int i = 0; i < 3; i++) {
            three.set(cells.get(i), Optional.of(Answers.piece(pieces.get(i))));
        }
        final Quarto game = games.newGame(new Position(three, Optional.empty()));
        game.choose(Answers.piece(pieces.get(3)));
        game.place(Cell.ALL.get(cells.get(3)));
        return game.winner().isPresent();
    }

    /** In how many ways can four of the numbers from 0 to 15 be taken? Which of them comes last differs. */
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
