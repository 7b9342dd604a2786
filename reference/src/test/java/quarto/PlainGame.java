package quarto;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;

/**
 * A game of Quarto that is independent of the engine: numbers and their bits.
 *
 * <p>A piece is a number from 0 to 15: large counts 8, white 4, round 2, solid 1. A cell is a number from 0 for A1,
 * row by row, to 15 for D4. A set of cells is a number with one bit for each cell.
 */
final class PlainGame {

    static final int NONE = -1;

    /** The cells that win together: rows, columns, diagonals, squares. */
    private static final int[] FOURS = {
        0x000f, 0x00f0, 0x0f00, 0xf000,
        0x1111, 0x2222, 0x4444, 0x8888,
        0x8421, 0x1248,
        0x0033, 0x0066, 0x00cc, 0x0330, 0x0660, 0x0cc0, 0x3300, 0x6600, 0xcc00};

    private static final int ALL_ATTRIBUTES = 0b1111;

    /** The piece on each cell. */
    private final int[] pieces = new int[16];

    /** The set of cells on which a piece lies. */
    private int occupied;

    private int chosen = NONE;
    private int placer = 1;

    PlainGame() {
        Arrays.fill(pieces, NONE);
    }

    void choose(int piece) {
        chosen = piece;
    }

    void place(int cell) {
        put(chosen, cell);
        chosen = NONE;
        placer = isOver() ? placer : 3 - placer;
    }

    int chosen() {
        return chosen;
    }

    int nextToPlay() {
        return placer;
    }

    int at(int cell) {
        return pieces[cell];
    }

    boolean isInPool(int piece) {
        boolean isInPool = true;
        for (int each : pieces) {
            isInPool = isInPool && each != piece;
        }
        return isInPool;
    }

    /** Returns who has won: 1, 2 or, if nobody has, 0. */
    int winner() {
        for (int four : FOURS) {
            if (wins(four)) {
                return placer;
            }
        }
        return 0;
    }

    boolean isOver() {
        return isFull() || winner() != 0;
    }

    boolean isFull() {
        return occupied == 0xffff;
    }

    /** Checks whether these cells are a row, a column, a diagonal or a square that wins. */
    boolean isWin(int cells) {
        return Arrays.stream(FOURS).anyMatch(four -> four == cells) && wins(cells);
    }

    private boolean wins(int four) {
        return (four & occupied) == four && (commonOnes(four) | commonZeros(four)) != 0;
    }

    /** Returns how many pieces of the pool would win if they were placed next. */
    int dangers() {
        int dangers = 0;
        for (int piece = 0; piece < 16; piece++) {
            dangers += isInPool(piece) && canWin(piece) ? 1 : 0;
        }
        return dangers;
    }

    /** Checks whether this piece would win on some empty cell. */
    boolean canWin(int piece) {
        boolean canWin = false;
        for (int cell = 0; cell < 16; cell++) {
            canWin = canWin || pieces[cell] == NONE && with(piece, cell, this::winner) != 0;
        }
        return canWin;
    }

    /** Returns how many pieces could win after the chosen one is placed on this cell; 17 if the chosen one wins. */
    int dangersAfter(int cell) {
        return with(chosen, cell, () -> winner() != 0 ? 17 : dangers());
    }

    /** Returns the value of a query with a piece on this cell, which must be empty. */
    private int with(int piece, int cell, IntSupplier query) {
        put(piece, cell);
        final int value = query.getAsInt();
        put(NONE, cell);
        return value;
    }

    private void put(int piece, int cell) {
        pieces[cell] = piece;
        occupied ^= 1 << cell;
    }

    /** Returns the bits that are set in all pieces on these cells, which must be occupied. */
    int commonOnes(int cells) {
        int common = ALL_ATTRIBUTES;
        for (int cell = 0; cell < 16; cell++) {
            common &= (cells >> cell & 1) == 1 ? pieces[cell] : ALL_ATTRIBUTES;
        }
        return common;
    }

    /** Returns the bits that are set in no piece on these cells, which must be occupied. */
    int commonZeros(int cells) {
        int found = 0;
        for (int cell = 0; cell < 16; cell++) {
            found |= (cells >> cell & 1) == 1 ? pieces[cell] : 0;
        }
        return ALL_ATTRIBUTES & ~found;
    }

    /** Returns why this piece must not be chosen, in the words of the rules; empty if it may. */
    String whyNotChoose(int piece) {
        return isOver() ? "the game is over"
                : chosen != NONE ? "a piece has been chosen already"
                : isInPool(piece) ? "" : "the piece is on the board";
    }

    /** Returns why no piece may be placed on this cell, in the words of the rules; empty if one may. */
    String whyNotPlace(int cell) {
        return isOver() ? "the game is over"
                : chosen == NONE ? "no piece has been chosen"
                : pieces[cell] == NONE ? "" : "the cell is occupied";
    }

    /** Returns the pieces that may be chosen, from 15, large white round solid, down. */
    List<Integer> choices() {
        return IntStream.range(0, 16).mapToObj(i -> 15 - i).filter(piece -> whyNotChoose(piece).isEmpty()).toList();
    }

    /** Returns the cells on which the chosen piece may be placed, from A1 on. */
    List<Integer> moves() {
        return IntStream.range(0, 16).boxed().filter(cell -> whyNotPlace(cell).isEmpty()).toList();
    }
}
