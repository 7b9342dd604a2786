package tabuleiro.svg;

/**
 * A cell of a grid as it is drawn, whatever the game calls it.
 *
 * @param row    from 0 at the top
 * @param column from 0 at the left
 */
public record Place(int row, int column) implements Comparable<Place> {

    /** Returns the place that is so many rows above and so many columns left of this one; a board need not have it. */
    public Place minus(Place other) {
        return new Place(row - other.row, column - other.column);
    }

    /** Orders places row by row from the top, in each row from the left. */
    @Override
    public int compareTo(Place other) {
        return row == other.row ? column - other.column : row - other.row;
    }
}
