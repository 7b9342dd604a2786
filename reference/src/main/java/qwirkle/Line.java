package qwirkle;

import java.util.List;
import tabuleiro.qwirkle.Tile;

/**
 * The tiles of an unbroken row or column.
 *
 * @param tiles in the order in which they lie
 */
record Line(List<Tile> tiles) {

    /** Checks whether all tiles have one shape, or all have one colour (QW-10). */
    boolean sharesOneAttribute() {
        return tiles.stream().map(Tile::shape).distinct().count() == 1
                || tiles.stream().map(Tile::colour).distinct().count() == 1;
    }

    /** Checks whether all tiles differ (QW-11). */
    boolean hasNoTileTwice() {
        return tiles.stream().distinct().count() == tiles.size();
    }
}
