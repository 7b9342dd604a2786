package qwirkle;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Tile;

/**
 * A tile and the cell where it would lie: what the rules about neighbours and lines ask.
 *
 * @param state as it is before
 * @param tile  the tile
 * @param cell  an empty cell of the board
 */
record Placing(State state, Tile tile, Cell cell) {

    /** Checks whether the tile would lie alone on a board that has tiles (QW-08). */
    boolean touchesNoTile() {
        return !state.board().tiles().isEmpty() && state.board().neighbours(cell).isEmpty();
    }

    /** Checks whether a neighbour has another shape and another colour (QW-09). */
    boolean sharesNothing() {
        return hasNeighbour(other -> tile.shape() != other.shape() && tile.colour() != other.colour());
    }

    /** Checks whether a neighbour is the same tile (QW-09). */
    boolean isSameAsNeighbour() {
        return hasNeighbour(tile::equals);
    }

    private boolean hasNeighbour(Predicate<Tile> like) {
        return state.board().neighbours(cell).stream().anyMatch(like);
    }

    /** Checks whether only tiles beyond the neighbours keep a row or column from sharing one attribute (QW-10). */
    boolean mixesLine() {
        return !sharesNothing() && !lines().allMatch(Line::sharesOneAttribute);
    }

    /** Checks whether the row or column would have a tile twice, and not as a neighbour of itself (QW-11). */
    boolean repeatsTile() {
        return !isSameAsNeighbour() && !lines().allMatch(Line::hasNoTileTwice);
    }

    /** Returns the lines that the tile would make or lengthen: its row and its column, even if it is alone in one. */
    private Stream<Line> lines() {
        return cells().map(line -> new Line(
                line.stream().map(other -> state.board().at(other).orElse(tile)).toList()));
    }

    private Stream<List<Cell>> cells() {
        return Direction.axes().stream().map(axis -> state.board().line(cell, axis));
    }

    /** Checks whether the cell lies outside the row and the column of the tiles of this turn (QW-12). */
    boolean leavesLineOfTurn() {
        final List<Cell> turn = state.turn();
        return turn.stream().anyMatch(other -> other.row() != cell.row())
                && turn.stream().anyMatch(other -> other.column() != cell.column());
    }

    /** Checks whether an empty cell would lie in the line of the turn, between the tile and others (QW-12). */
    boolean leavesGapInTurn() {
        return !leavesLineOfTurn() && cells().noneMatch(line -> line.containsAll(state.turn()));
    }
}
