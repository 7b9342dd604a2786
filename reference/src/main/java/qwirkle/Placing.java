package qwirkle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/**
 * The wish to put a tile on an empty cell: what the rules of place say to it.
 *
 * @param board as it is before
 * @param turn  where the tiles lie that have been played in this turn
 * @param tile  the tile
 * @param cell  an empty cell of the board
 */
record Placing(Board board, List<Cell> turn, Tile tile, Cell cell) {

    /** Why may the tile not go there? The first refusal that applies, or nothing. */
    Optional<Refusal> whyNot() {
        return refuse(Refusal.NO_NEIGHBOUR, !board.tiles().isEmpty() && board.neighbours(cell).isEmpty())
                .or(() -> refuse(Refusal.NOTHING_SHARED, hasNeighbour(other -> !hasShapeOrColourOf(other))))
                .or(() -> refuse(Refusal.SAME_AS_NEIGHBOUR, hasNeighbour(tile::equals)))
                .or(() -> refuse(Refusal.LINE_MIXED, !lines().allMatch(Line::sharesOneAttribute)))
                .or(() -> refuse(Refusal.TILE_REPEATED, !lines().allMatch(Line::hasNoTileTwice)))
                .or(() -> refuse(Refusal.NOT_IN_LINE, !isInLineWithTurn()))
                .or(() -> refuse(Refusal.GAP, !isJoinedToTurn()));
    }

    private static Optional<Refusal> refuse(Refusal refusal, boolean applies) {
        return Optional.of(refusal).filter(each -> applies);
    }

    private boolean hasNeighbour(Predicate<Tile> like) {
        return board.neighbours(cell).stream().anyMatch(like);
    }

    private boolean hasShapeOrColourOf(Tile other) {
        return tile.shape() == other.shape() || tile.colour() == other.colour();
    }

    /** Which lines would the tile make or lengthen? Its row and its column, be it alone in one. */
    private Stream<Line> lines() {
        return cells().map(line -> new Line(line.stream().map(other -> board.at(other).orElse(tile)).toList()));
    }

    private Stream<Set<Cell>> cells() {
        return Direction.axes().stream().map(axis -> board.line(cell, axis));
    }

    private boolean isInLineWithTurn() {
        return turn.stream().allMatch(other -> other.row() == cell.row())
                || turn.stream().allMatch(other -> other.column() == cell.column());
    }

    private boolean isJoinedToTurn() {
        return cells().anyMatch(line -> line.containsAll(turn));
    }
}
