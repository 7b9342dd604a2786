package qwirkle;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Qwirkle;

/**
 * What the tiles of a turn are worth.
 *
 * @param board with these tiles on it
 * @param turn  where they lie
 */
record Score(Board board, List<Cell> turn) {

    /** How many points do they make? Every line that they made or lengthened counts once (QW-18). */
    int points() {
        final Set<Set<Cell>> lines = new HashSet<>();
        turn.forEach(cell -> lines.addAll(board.lines(cell)));
        return lines.isEmpty() ? turn.size() : lines.stream().mapToInt(line -> worth(line.size())).sum();
    }

    private static int worth(int length) {
        return length == Qwirkle.QWIRKLE ? 2 * length : length;
    }

    /** How many points do they make, counted by another way: run by run over the whole board? */
    int recount() {
        final int inRows = IntStream.range(0, board.rows()).map(row -> runs(IntStream.range(0, board.columns())
                .mapToObj(column -> new Cell(row, column)))).sum();
        final int inColumns = IntStream.range(0, board.columns()).map(column -> runs(IntStream.range(0, board.rows())
                .mapToObj(row -> new Cell(row, column)))).sum();
        return inRows + inColumns == 0 ? turn.size() : inRows + inColumns;
    }

    /** How many points are in a row or column? Its last cell is empty, so every run ends. */
    private int runs(Stream<Cell> cells) {
        int points = 0;
        int length = 0;
        boolean counts = false;
        for (Cell cell : cells.toList()) {
            final boolean taken = board.tiles().containsKey(cell);
            points += !taken && counts && length > 1 ? worth(length) : 0;
            length = taken ? length + 1 : 0;
            counts = taken && (counts || turn.contains(cell));
        }
        return points;
    }
}
