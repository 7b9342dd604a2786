package qwirkle;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Qwirkle;

/**
 * The worth of the tiles of a turn.
 *
 * @param board with these tiles on it
 * @param turn  where they lie
 */
record Score(Board board, List<Cell> turn) {

    /** Returns the points they make: every line that they made or lengthened counts once (QW-18). */
    int points() {
        final Set<List<Cell>> lines = new HashSet<>();
        turn.forEach(cell -> lines.addAll(board.lines(cell)));
        return lines.isEmpty() ? turn.size() : lines.stream().mapToInt(line -> worth(line.size())).sum();
    }

    /** Returns the points for a line of so many tiles: a qwirkle counts double (QW-19). */
    static int worth(int length) {
        return length == Qwirkle.QWIRKLE ? 2 * length : length;
    }
}
