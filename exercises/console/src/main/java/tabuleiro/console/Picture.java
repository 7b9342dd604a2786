package tabuleiro.console;

import java.util.List;
import java.util.Optional;

/**
 * A picture of a game for a screen.
 *
 * @param canvas what is drawn
 * @param places where something can be chosen with the arrow keys or the mouse
 * @param focus  what must be in sight if the picture is larger than the screen, such as the last move
 * @param margin what stays in sight when the rest is scrolled
 */
public record Picture(Canvas canvas, List<Place> places, Optional<Area> focus, Margin margin) {

    /** Copies the list. */
    public Picture {
        places = List.copyOf(places);
    }

    /** Checks whether something may be chosen that goes on with the line that is being typed. */
    public boolean goesOn() {
        return places.stream().anyMatch(place -> place.legal() && place.effect() != Effect.REPLACES);
    }

    /**
     * A rectangle of a canvas.
     *
     * @param row    its first row, from 0
     * @param column its first column, from 0
     * @param height its number of rows
     * @param width  its number of columns
     */
    public record Area(int row, int column, int height, int width) {

        /** Returns the smallest area that contains both. */
        public Area with(Area other) {
            final int top = Math.min(row, other.row);
            final int left = Math.min(column, other.column);
            return new Area(top, left, Math.max(row + height, other.row + other.height) - top,
                    Math.max(column + width, other.column + other.width) - left);
        }

        /** Checks whether a character lies in the area. */
        public boolean contains(int aRow, int aColumn) {
            return row <= aRow && aRow < row + height && column <= aColumn && aColumn < column + width;
        }
    }

    /**
     * The upper and left parts of a picture that stay in sight, such as a hand of tiles and the numbers of a board.
     *
     * @param head    the number of rows at the top that do not move at all
     * @param rows    the number of rows below them that move only to the left and to the right
     * @param columns the number of columns at the left that move only up and down
     */
    public record Margin(int head, int rows, int columns) {
    }

    /**
     * Something that can be chosen.
     *
     * @param area   where it is drawn
     * @param reach  where a click chooses it: the area, or more
     * @param name   the short text that stands there and can be typed to choose it; an empty text if there is none
     * @param typed  the text that is typed if it is chosen, such as {@code 4} or {@code A1}
     * @param effect what choosing it does to the line
     * @param legal  whether it may be chosen now, as far as the rules say; if not, the game says why not
     */
    public record Place(Area area, Area reach, String name, String typed, Effect effect, boolean legal) {

        /** Creates a place without a name, which is chosen by a click where it is drawn. */
        public Place(Area area, String typed, Effect effect, boolean legal) {
            this(area, area, "", typed, effect, legal);
        }

        /** Returns the place with a name. */
        public Place named(String other) {
            return new Place(area, reach, other, typed, effect, legal);
        }

        /** Returns the place as one that is also chosen by a click elsewhere. */
        public Place reaching(Area other) {
            return new Place(area, other, name, typed, effect, legal);
        }
    }

    /** What choosing a place does to the line that is being typed. */
    public enum Effect {
        /** The text of the place is added to it; more is to be chosen or typed. */
        ADDS,
        /** The text of the place is added to it, and the line ends, as with the key Enter. */
        ENDS,
        /** The text of the place replaces it, as when another piece is chosen instead. */
        REPLACES
    }
}
