package draughts;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;

/**
 * A turn as it is sent, complete or not: how many squares it has, then row and column of each (DR-41).
 *
 * @param numbers one at least
 */
record TurnText(List<Integer> numbers) {

    /** What is sent to resign. */
    static final TurnText RESIGNATION = new TurnText(List.of(0));

    /** Returns what is sent for a way. */
    static TurnText of(List<Square> way) {
        return new TurnText(Stream.concat(Stream.of(way.size()),
                way.stream().flatMap(square -> Stream.of(square.row(), square.column()))).toList());
    }

    private int count() {
        return numbers.get(0);
    }

    /** Checks whether the other program resigns with it. */
    boolean isResignation() {
        return count() == 0;
    }

    /** Checks whether it has all of its squares. */
    boolean isComplete() {
        return numbers.size() == 1 + 2 * count();
    }

    /** Returns the squares of a complete turn. */
    List<Square> way() {
        return IntStream.range(0, count())
                .mapToObj(i -> new Square(numbers.get(1 + 2 * i), numbers.get(2 + 2 * i))).toList();
    }

    /** Returns what is wrong with its last number, all others being right; or with the whole turn; or nothing. */
    Optional<Refusal> fault(Draughts game) {
        if (numbers.size() == 1) {
            return isCount(count()) ? Optional.empty() : Optional.of(Refusal.COUNT);
        }
        final int last = numbers.get(numbers.size() - 1);
        if (last < 1 || last > Draughts.SIZE) {
            return Optional.of(Refusal.OUTSIDE_BOARD);
        }
        return isComplete() ? game.whyNotMove(way()).map(refusal -> Refusal.ILLEGAL_TURN) : Optional.empty();
    }

    private static boolean isCount(int count) {
        return count == 0 || 2 <= count && count <= Match.MOST_SQUARES;
    }
}
