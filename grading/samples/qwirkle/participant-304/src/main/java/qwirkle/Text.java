package qwirkle;

import java.util.List;
import java.util.stream.*;
import tabuleiro.qwirkle.Tile;

/** Tiles as a text: two characters each, one after another, such as A1B2. */
interface Text {

    static String of(List<Tile> tiles) {
        return tiles.stream().map(Tile::toString).collect(Collectors.joining());
    }

    static List<Tile> tiles(String text) {
        return IntStream.range(0, text.length() / 2)
                .mapToObj(i -> Tile.parse(text.substring(2 * i, 2 * i + 2))).toList();
    }

    static String without(String text, String tile) {
        return text.replaceFirst(tile, "");
    }

    /** Are all characters at every second place the same? Shapes begin at 0, colours at 1. */
    static boolean same(String text, int from) {
        return IntStream.range(0, text.length() / 2).mapToObj(i -> text.charAt(2 * i + from)).distinct().count() == 1;
    }

    static boolean twice(String text) {
        return tiles(text).stream().distinct().count() < text.length() / 2;
    }
}
