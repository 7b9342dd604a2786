package tabuleiro.qwirkle;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A tile: one of 36 kinds, of each of which there are {@value Qwirkle#OF_A_KIND} (QW-01). It is written as a letter
 * for its shape and a digit for its colour, such as {@code A1}.
 *
 * @param shape  from 1, written A, to {@value Qwirkle#SHAPES}, written F
 * @param colour from 1 to {@value Qwirkle#COLOURS}
 */
public record Tile(int shape, int colour) implements Comparable<Tile> {

    /** Every kind once: A1, A2, … F6. */
    public static final List<Tile> KINDS = IntStream.range(0, Qwirkle.SHAPES * Qwirkle.COLOURS)
            .mapToObj(i -> new Tile(i / Qwirkle.COLOURS + 1, i % Qwirkle.COLOURS + 1)).toList();

    /**
     * Names a kind of tile.
     *
     * @throws IllegalArgumentException if there is no such shape or colour
     */
    public Tile {
        if (shape < 1 || shape > Qwirkle.SHAPES || colour < 1 || colour > Qwirkle.COLOURS) {
            throw new IllegalArgumentException("there is no tile of shape %s and colour %s: both go from 1 to %s"
                    .formatted(shape, colour, Qwirkle.SHAPES));
        }
    }

    /**
     * Returns the tile with this notation.
     *
     * @param notation a capital letter and a digit, such as {@code A1}
     * @throws IllegalArgumentException if no tile has this notation
     */
    public static Tile parse(String notation) {
        return KINDS.stream().filter(tile -> tile.toString().equals(notation)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no tile is written %s: tiles go from A1 to F6".formatted(notation)));
    }

    /** Checks whether more of these tiles are of one kind than there are (QW-01). */
    static boolean areTooMany(List<Tile> tiles) {
        final List<Tile> sorted = tiles.stream().sorted().toList();
        return IntStream.range(Qwirkle.OF_A_KIND, sorted.size())
                .anyMatch(i -> sorted.get(i).equals(sorted.get(i - Qwirkle.OF_A_KIND)));
    }

    /** Orders tiles by shape, then by colour. */
    @Override
    public int compareTo(Tile other) {
        return shape == other.shape ? colour - other.colour : shape - other.shape;
    }

    /** Returns the notation that {@link #parse} reads. */
    @Override
    public String toString() {
        return (char) ('A' + shape - 1) + "" + colour;
    }
}
