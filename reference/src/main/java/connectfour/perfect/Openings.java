package connectfour.perfect;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import tabuleiro.connectfour.ConnectFour;

/**
 * The book of openings: how much each position of eight discs is worth, found out once and for all. What fewer discs
 * are worth follows from it in no time. Its file has a byte for each position up to the mirror, in ascending order of
 * their keys, and no keys: the positions are found again by going on from the empty grid.
 */
final class Openings {

    /** How many discs lie in the positions of the book. */
    static final int DISCS = 8;

    /** The book does not know it yet. */
    static final int UNKNOWN = Byte.MIN_VALUE;

    private static final String FILE = "openings.bin";
    private static final long COLUMN = (1L << Board.RIGHT) - 1;

    private final byte[] worths;

    /** The keys of the positions, found when they are first needed. */
    private static final class Keys {

        private static final long[] ALL = keys(DISCS);
    }

    /**
     * Creates a book.
     *
     * @param worths how much the positions are worth, in ascending order of their keys; none for a book that knows
     *               nothing
     */
    Openings(byte... worths) {
        this.worths = worths.clone();
    }

    /** Returns the book that belongs to this program; one that knows nothing if there is none. */
    static Openings ofThisProgram() {
        return Kept.BOOK;
    }

    /** Reads the book when it is first asked for. */
    private static final class Kept {

        private static final Openings BOOK = read();

        private static Openings read() {
            try (InputStream file = Openings.class.getResourceAsStream(FILE)) {
                return new Openings(file == null ? new byte[0] : file.readAllBytes());
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
    }

    /**
     * Returns the keys of the positions of so many discs in which nobody has won, in ascending order: of a position and
     * its mirror image only the smaller one.
     */
    static long[] keys(int discs) {
        long[] keys = {Board.EMPTY.key()};
        for (int count = 0; count < discs; count++) {
            keys = following(keys);
        }
        return keys;
    }

    private static long[] following(long[] keys) {
        return LongStream.of(keys).mapToObj(Openings::board).flatMapToLong(Openings::following)
                .sorted().distinct().toArray();
    }

    private static LongStream following(Board board) {
        return IntStream.rangeClosed(1, ConnectFour.COLUMNS).mapToLong(board::landing)
                .filter(cell -> (cell & ~board.winning()) != 0).map(cell -> keyUpToMirror(board.drop(cell)));
    }

    /** Returns the board that has a key. */
    static Board board(long key) {
        long own = 0;
        long all = 0;
        for (int shift = 0; shift < Board.RIGHT * ConnectFour.COLUMNS; shift += Board.RIGHT) {
            final long column = key >>> shift & COLUMN;
            final long above = Long.highestOneBit(column);
            own |= (column ^ above) << shift;
            all |= above - 1 << shift;
        }
        return new Board(own, all);
    }

    /** Returns the key of a position or of its mirror image, whichever is smaller: they are worth the same. */
    static long keyUpToMirror(Board board) {
        return Math.min(board.key(), new Board(mirrored(board.own()), mirrored(board.all())).key());
    }

    private static long mirrored(long cells) {
        long mirrored = 0;
        for (int column = 0; column < ConnectFour.COLUMNS; column++) {
            mirrored = mirrored << Board.RIGHT | cells >>> column * Board.RIGHT & COLUMN;
        }
        return mirrored;
    }

    /** Checks whether the book knows all positions. */
    boolean isComplete() {
        return worths.length != 0 && IntStream.range(0, worths.length).noneMatch(place -> worths[place] == UNKNOWN);
    }

    /** Returns how much a position of {@link #DISCS} is worth, or {@link #UNKNOWN}. */
    int worth(Board board) {
        return worths.length == 0 ? UNKNOWN : worths[place(keyUpToMirror(board))];
    }

    /** Returns how much a position of {@link #DISCS} is worth; 0, as for a draw, if the book does not know it. */
    int worthOrDraw(Board board) {
        final int worth = worth(board);
        return worth == UNKNOWN ? 0 : worth;
    }

    private int place(long key) {
        if (worths.length != Keys.ALL.length) {
            throw new IllegalStateException("the book of openings must have %s positions, not %s: make it with %s"
                    .formatted(Keys.ALL.length, worths.length, "reference/openings"));
        }
        return Arrays.binarySearch(Keys.ALL, key);
    }
}
