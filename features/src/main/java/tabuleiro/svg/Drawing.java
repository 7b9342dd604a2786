package tabuleiro.svg;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** How a game draws its positions. */
public interface Drawing {

    /**
     * Returns the board that a picture in text shows. A {@code *} in it marks its cell.
     *
     * @param text a picture as it stands in the examples of the game or as its position writes it
     * @throws IllegalArgumentException if the text has another form; the message says where
     */
    Board read(String text);

    /** Returns the things that lie on a board, by how a picture in text writes them, in order: the key to pictures. */
    Map<String, Drawn> key();

    /** Returns the things by what is written for them, in this order. */
    static <T> Map<String, Drawn> key(Collection<T> things, Function<T, String> written, Function<T, Drawn> drawn) {
        final Map<String, Drawn> key = new LinkedHashMap<>();
        things.forEach(thing -> key.put(written.apply(thing), drawn.apply(thing)));
        return Collections.unmodifiableMap(key);
    }

    /**
     * Returns the places of the cells with a {@code *} in a picture.
     *
     * @param text     rows of one character a cell; spaces are ignored
     * @param skipped  how many characters stand before the first cell of each row
     */
    static Set<Place> stars(String text, int skipped) {
        final Set<Place> stars = new TreeSet<>();
        final var rows = text.strip().lines().map(line -> line.replace(" ", "")).toList();
        for (int row = 0; row < rows.size(); row++) {
            for (int i = skipped; i < rows.get(row).length(); i++) {
                if (rows.get(row).charAt(i) == '*') {
                    stars.add(new Place(row, i - skipped));
                }
            }
        }
        return stars;
    }
}
