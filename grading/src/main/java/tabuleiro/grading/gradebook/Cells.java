package tabuleiro.grading.gradebook;

import java.util.ArrayList;
import java.util.List;

/**
 * The cells of a table of comma-separated values, each with its place in the text, so that some can be replaced and all
 * else stays as it is.
 */
final class Cells {

    private final String text;
    private final char separator;
    private final List<List<Cell>> rows = new ArrayList<>();
    private int place;

    /**
     * A cell.
     *
     * @param start where it begins in the text, with its quotes
     * @param end   where it ends
     * @param value what it says
     */
    record Cell(int start, int end, String value) {
    }

    /** Reads a text with this separator between cells. */
    Cells(String text, char separator) {
        this.text = text;
        this.separator = separator;
        while (place < text.length()) {
            rows.add(row());
        }
    }

    /** Returns the rows that have any cell. */
    List<List<Cell>> rows() {
        return rows;
    }

    private List<Cell> row() {
        final List<Cell> row = new ArrayList<>(List.of(cell()));
        while (isAt(separator)) {
            place++;
            row.add(cell());
        }
        place += isAt('\r') && text.startsWith("\r\n", place) ? 2 : 1;
        return row;
    }

    private boolean isAt(char character) {
        return place < text.length() && text.charAt(place) == character;
    }

    private Cell cell() {
        final int start = place;
        final StringBuilder value = new StringBuilder();
        if (isAt('"')) {
            place++;
            while (place < text.length() && (!isAt('"') || text.startsWith("\"\"", place))) {
                value.append(text.charAt(place));
                place += isAt('"') ? 2 : 1;
            }
            place++;
        }
        while (place < text.length() && !isAt(separator) && !isAt('\n') && !isAt('\r')) {
            value.append(text.charAt(place));
            place++;
        }
        place = Math.min(place, text.length());
        return new Cell(start, place, value.toString());
    }

    /** Returns a value as it is written in such a table, in the way of the cell in whose place it stands. */
    String written(String value, Cell instead) {
        final boolean isQuoted = text.startsWith("\"", instead.start)
                || value.chars().anyMatch(character -> character == separator
                || character == '"' || character == '\n' || character == '\r');
        return isQuoted ? "\"" + value.replace("\"", "\"\"") + "\"" : value;
    }
}
