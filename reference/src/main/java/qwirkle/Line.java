package qwirkle;

import java.util.List;
import tabuleiro.qwirkle.Tile;

/**
 * The tiles of an unbroken row or column.
 *
 * @param tiles in the order in which they lie
 */
record Line(List<Tile> tiles) {

    /** Do all share one attribute: is all of it of one shape, or all of one colour (QW-10)? */
    boolean sharesOneAttribute() {
        return tiles.stream().map(Tile::shape).distinct().count() == 1
                || tiles.stream().map(Tile::colour).distinct().count() == 1;
    }

    /** Do all differ (QW-11)? */
    boolean hasNoTileTwice() {
        return tiles.stream().distinct().count() == tiles.size();
    }
}
