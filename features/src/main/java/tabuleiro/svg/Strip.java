package tabuleiro.svg;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Things beside the board, drawn small below it: the pool, a hand, the bag.
 *
 * @param words  what they are
 * @param things in order
 */
public record Strip(String words, List<Drawn> things) {

    private static final int SIZE = 26;
    private static final int HEADING = 24;

    /** Keeps a copy of the things. */
    public Strip {
        things = List.copyOf(things);
    }

    int height(int width) {
        return HEADING + (things.size() + inLine(width) - 1) / inLine(width) * SIZE;
    }

    private static int inLine(int width) {
        return Math.max(1, width / SIZE);
    }

    String shape(int width) {
        return Shapes.text("caption", 0, HEADING - 8, words) + IntStream.range(0, things.size())
                .mapToObj(i -> Shapes.moved(i % inLine(width) * SIZE, HEADING + i / inLine(width) * SIZE,
                        Shapes.scaled((double) (SIZE - 2) / Grid.CELL, things.get(i).shape())))
                .collect(Collectors.joining());
    }

    String description() {
        return words + ": " + things.stream().map(Drawn::words).collect(Collectors.joining(", "));
    }
}
