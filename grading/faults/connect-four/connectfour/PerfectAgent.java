package connectfour;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import tabuleiro.Contract;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

/** Plays a column of best value (C4-19). A position is two numbers: each bit is a cell, seven bits a column. */
final class PerfectAgent implements Agent {

    private static final int STEP = ConnectFour.ROWS + 1;
    private static final int CELLS = ConnectFour.ROWS * ConnectFour.COLUMNS;
    private static final int ZERO = 32;
    private static final int[] COLUMNS = {4, 3, 5, 2, 6, 1, 7};

    /** At least and at most how much positions are worth. */
    private final Map<Long, Integer> known = new HashMap<>();

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        assert !game.isOver() : Contract.require("C4-16 game_not_over", player, game);
        assert player == game.nextToPlay() : Contract.require("C4-16 player_is_next", player, game);
        int best = game.legalMoves().get(0);
        for (int column : game.legalMoves()) {
            if (value(game, column) > value(game, best)) {
                best = column;
            }
        }
        return best;
    }

    @Override
    public Optional<Integer> worth(ConnectFour game, int column) {
        assert game.whyNotPlay(column).isEmpty()
                : Contract.require("column_can_be_played", game.whyNotPlay(column), column, game);
        final int value = value(game, column);
        final int discs = Long.bitCount(all(game));
        if (value == 0) {
            return Optional.of(0);
        }
        return Optional.of(value > 0 ? CELLS / 2 + 1 - value - discs / 2 : (discs + 1) / 2 - CELLS / 2 - 1 - value);
    }

    private static long all(ConnectFour game) {
        return discs(game, Player.FIRST) | discs(game, Player.SECOND);
    }

    private static long discs(ConnectFour game, Player player) {
        return IntStream.range(0, CELLS).filter(i -> game.at(1 + i % ConnectFour.ROWS, 1 + i / ConnectFour.ROWS)
                        .filter(player::equals).isPresent())
                .mapToLong(i -> 1L << i / ConnectFour.ROWS * STEP + ConnectFour.ROWS - 1 - i % ConnectFour.ROWS).sum();
    }

    /** Returns how many discs the winner has left, and one more, after a disc in a column; below 0 for the opponent. */
    private int value(ConnectFour game, int column) {
        final long all = all(game);
        final long own = discs(game, game.nextToPlay());
        final long cell = landing(all, column);
        if (isWon(own | cell)) {
            return (CELLS + 1 - Long.bitCount(all)) / 2;
        }
        int least = -CELLS;
        int most = CELLS;
        while (least < most) {
            final int value = Math.floorDiv(least + most, 2) + 1;
            if (isAtLeast(own ^ all, all | cell, value)) {
                least = value;
            } else {
                most = value - 1;
            }
        }
        return -least;
    }

    private static long landing(long all, int column) {
        final long bottom = 1L << (column - 1) * STEP;
        return all + bottom & (bottom << ConnectFour.ROWS) - bottom;
    }

    private static boolean isWon(long discs) {
        return IntStream.of(1, STEP - 1, STEP, STEP + 1)
                .anyMatch(step -> (discs & discs >>> step & discs >>> 2 * step & discs >>> 3 * step) != 0);
    }

    /** Checks whether a position is worth at least so much to the player who is next. */
    private boolean isAtLeast(long own, long all, int value) {
        final int left = CELLS - Long.bitCount(all);
        final long[] cells = IntStream.of(COLUMNS).mapToLong(column -> landing(all, column))
                .filter(cell -> cell != 0).toArray();
        if (LongStream.of(cells).anyMatch(cell -> isWon(own | cell))) {
            return (left + 1) / 2 >= value;
        }
        if (left == 0 || value > (left - 1) / 2 || value <= -(left / 2)) {
            return left == 0 ? value <= 0 : value <= -(left / 2);
        }
        final long key = own | all + LongStream.iterate(1, bit -> bit << STEP).limit(ConnectFour.COLUMNS).sum();
        final int bounds = known.getOrDefault(key, CELLS + ZERO);
        int least = bounds / 100 - ZERO;
        int most = bounds % 100 - ZERO;
        if (least < value && value <= most) {
            final long[] forced = LongStream.of(cells).filter(cell -> isWon(own ^ all | cell)).toArray();
            final boolean result = LongStream.of(forced.length > 0 ? forced : cells).limit(forced.length > 0 ? 1 : 7)
                    .anyMatch(cell -> !isAtLeast(own ^ all, all | cell, 1 - value));
            least = result ? value : least;
            most = result ? most : value - 1;
            known.put(key, (least + ZERO) * 100 + most + ZERO);
        }
        return least >= value;
    }
}
