package connectfour.perfect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Holds what the perfect agent is made of to facts, and to a search that leaves nothing out. */
class SearchTest {

    private static final int LATE = 34;

    /** Returns a position of so many discs in which nobody has won, drawn by lot. */
    private static Board drawn(int discs, Random random) {
        return drawn(discs, random, board -> board.landings() & ~board.winning());
    }

    private static Board drawn(int discs, Random random, ToLongFunction<Board> moves) {
        Board board = Board.EMPTY;
        while (board.discs() < discs) {
            final Board now = board;
            final List<Long> cells = IntStream.rangeClosed(1, 7).mapToLong(board::landing)
                    .filter(cell -> (cell & moves.applyAsLong(now)) != 0).boxed().toList();
            board = cells.isEmpty() ? Board.EMPTY : board.drop(cells.get(random.nextInt(cells.size())));
        }
        return board;
    }

    @Test
    void latePositionsAreWorthWhatAPlainSearchFinds() {
        final Random random = new Random(58);
        final Search search = new Search(new Table(4, 8), board -> Openings.UNKNOWN);
        for (int i = 0; i < 500; i++) {
            final Board board = drawn(LATE, random);
            assertThat(search.worth(board)).as("%s", board).isEqualTo(PlainSearch.worth(board));
        }
    }

    @Test
    void aPositionIsWorthAtLeastWhatItIsWorthAndNoMore() {
        final Board board = drawn(30, new Random(1));
        final int worth = new Search(new Table(12, 12), none -> Openings.UNKNOWN).worth(board);
        final Search other = new Search(new Table(12, 12), none -> Openings.UNKNOWN);
        assertThat(IntStream.rangeClosed(worth - 2, worth + 2).filter(value -> other.isWorth(board, value)))
                .containsExactly(worth - 2, worth - 1, worth);
    }

    @Test
    void aPositionIsWorthNoMoreThanIfTheOpponentAnswersInTheSameColumn() {
        final Random random = new Random(3);
        int draws = 0;
        int losses = 0;
        for (int i = 0; i < 2000; i++) {
            final Board board = drawn(LATE, random, Board::safe);
            if (board.winning() == 0 && board.safe() != 0) {
                final int worth = PlainSearch.worth(board);
                final int most = FollowUp.most(board);
                assertThat(most).as("%s", board).isGreaterThanOrEqualTo(worth);
                draws += most == worth && worth == 0 ? 1 : 0;
                losses += most == worth && worth < 0 ? 1 : 0;
            }
        }
        assertThat(List.of(draws, losses)).allMatch(exact -> exact > 30);
    }

    @Test
    void theTableReturnsWhatWasKeptOrNothingAlsoWhenItHasGrown() {
        final Random random = new Random(2);
        final Table table = new Table(2, 10);
        int found = 0;
        final long[] keys = LongStream.generate(() -> drawn(12, random).key()).limit(2000).toArray();
        for (long key : keys) {
            table.put(key, (int) (key % 18), (int) (key % 18) + 1);
        }
        for (long key : keys) {
            final int bounds = table.get(key);
            if (bounds != Table.UNKNOWN) {
                assertThat(Table.least(bounds)).isEqualTo((int) (key % 18));
                assertThat(Table.most(bounds)).isEqualTo((int) (key % 18) + 1);
                found++;
            }
        }
        assertThat(found).isGreaterThan(400);
    }

    /** How many positions there are, published as sequence A212693 of the OEIS: up to six discs nobody has won. */
    @ParameterizedTest
    @CsvSource({"0, 1", "1, 7", "2, 49", "3, 238", "4, 1120", "5, 4263", "6, 16422"})
    void theKeysAreThoseOfAllPositionsAndOfNoMirrorImage(int discs, int positions) {
        final UnaryOperator<Board> mirrored = board -> new Board(mirrored(board.own()), mirrored(board.all()));
        final long[] keys = Openings.keys(discs);
        assertThat(LongStream.of(keys).mapToObj(Openings::board).mapToLong(
                board -> mirrored.apply(board).equals(board) ? 1 : 2).sum()).isEqualTo(positions);
        assertThat(LongStream.of(keys).mapToObj(Openings::board).mapToLong(Board::key)).containsExactly(
                Arrays.stream(keys).boxed().toArray(Long[]::new));
    }

    private static long mirrored(long cells) {
        return IntStream.range(0, 49).filter(bit -> (cells >>> bit & 1) == 1)
                .mapToLong(bit -> 1L << (6 - bit / 7) * 7 + bit % 7).sum();
    }

    @Test
    void aBookThatHasLostSomePositionsIsRefused() {
        assertThatThrownBy(() -> new Openings(new byte[3]).worth(Openings.board(Openings.keys(8)[0])))
                .isInstanceOf(IllegalStateException.class).hasMessageContaining("reference/openings");
    }

    @Test
    void theBookOfThisProgramSaysWhatASearchFinds() {
        final Openings book = Openings.ofThisProgram();
        final List<Board> known = LongStream.of(Openings.keys(Openings.DISCS)).mapToObj(Openings::board)
                .filter(board -> book.worth(board) != Openings.UNKNOWN).collect(Collectors.toList());
        Collections.shuffle(known, new Random(4));
        final Search search = new Search(new Table(12, 20), board -> Openings.UNKNOWN);
        assertThat(known.subList(0, 3)).allSatisfy(board ->
                assertThat(book.worth(board)).isEqualTo(search.worth(board)));
    }

    @Test
    void aBookSaysWhatItWasGivenAlsoOfMirrorImages() {
        final long[] keys = Openings.keys(Openings.DISCS);
        final byte[] worths = new byte[keys.length];
        worths[1000] = 7;
        final Board board = Openings.board(keys[1000]);
        final Openings book = new Openings(worths);
        assertThat(List.of(book.worth(board), book.worth(new Board(mirrored(board.own()), mirrored(board.all())))))
                .containsExactly(7, 7);
        assertThat(book.isComplete()).isTrue();
        worths[3] = Openings.UNKNOWN;
        assertThat(new Openings(worths).isComplete()).isFalse();
    }
}
