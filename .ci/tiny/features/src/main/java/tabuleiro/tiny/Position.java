package tabuleiro.tiny;

import java.util.Optional;

/**
 * A position: whose stone lies on each cell, and no more.
 *
 * @param cells four characters: {@code .} for an empty cell, {@code 1} and {@code 2} for the players' stones
 */
public record Position(String cells) {

    /**
     * Checks the form of the cells.
     *
     * @throws IllegalArgumentException if it is another one
     */
    public Position {
        if (!cells.matches("[.12]{" + Tiny.CELLS + "}")) {
            throw new IllegalArgumentException(
                    "a board has " + Tiny.CELLS + " cells, each . 1 or 2, not " + cells);
        }
    }

    /**
     * Reads a position from a picture, in which spaces are ignored.
     *
     * @throws IllegalArgumentException if the picture has another form; the message says which it must have
     */
    public static Position parse(String picture) {
        return new Position(picture.strip().replace(" ", ""));
    }

    /**
     * Returns whose stone lies on a cell, or nothing if it is empty.
     *
     * @param cell from 1 to {@value Tiny#CELLS}
     */
    public Optional<Player> at(int cell) {
        return switch (cells.charAt(cell - 1)) {
            case '1' -> Optional.of(Player.FIRST);
            case '2' -> Optional.of(Player.SECOND);
            default -> Optional.empty();
        };
    }

    /** Returns the picture that {@link #parse} reads. */
    @Override
    public String toString() {
        return String.join(" ", cells.split(""));
    }
}
