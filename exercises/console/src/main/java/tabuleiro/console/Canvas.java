package tabuleiro.console;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A grid of characters on which a game is drawn. It grows as it is drawn upon; rows and columns count from 0. */
public final class Canvas {

    private static final Spot BLANK = new Spot(" ", Set.of(Ink.PLAIN));

    private final List<List<Spot>> rows = new ArrayList<>();

    /**
     * A character and how it is drawn.
     *
     * @param text the character with its accents; an empty text where a wide character before it reaches
     * @param inks all that it is
     */
    public record Spot(String text, Set<Ink> inks) {
    }

    /** Draws a text from a place to the right, over what was there. */
    public Canvas put(int row, int column, String text, Ink... inks) {
        final Set<Ink> all = inks.length == 0 ? Set.of(Ink.PLAIN) : EnumSet.of(inks[0], inks);
        int next = column;
        for (int character : text.codePoints().toArray()) {
            final int width = Columns.of(character);
            if (width > 0) {
                put(row, next, new Spot(Columns.drawn(character), all));
                IntStream.range(next + 1, next + width).forEach(i -> put(row, i, new Spot("", all)));
            } else if (next > column) {
                addAccent(row, next - 1, Columns.drawn(character));
            }
            next += width;
        }
        return this;
    }

    /** Adds an accent to a character, or to the wide character that reaches here. */
    private void addAccent(int row, int column, String accent) {
        final Spot spot = at(row, column);
        if (spot.text().isEmpty() && column > 0) {
            addAccent(row, column - 1, accent);
        } else {
            put(row, column, new Spot(spot.text() + accent, spot.inks()));
        }
    }

    /** Adds an ink to what is drawn in an area. */
    public Canvas mark(Picture.Area area, Ink ink) {
        for (int row = area.row(); row < area.row() + area.height(); row++) {
            for (int column = area.column(); column < area.column() + area.width(); column++) {
                final Spot spot = at(row, column);
                final Set<Ink> inks = EnumSet.of(ink);
                inks.addAll(spot.inks());
                put(row, column, new Spot(spot.text(), inks));
            }
        }
        return this;
    }

    /** Draws another canvas on this one, with its upper left corner at a place. */
    public Canvas put(int row, int column, Canvas other) {
        for (int i = 0; i < other.height(); i++) {
            for (int j = 0; j < other.rows.get(i).size(); j++) {
                put(row + i, column + j, other.rows.get(i).get(j));
            }
        }
        return this;
    }

    /** Returns what is drawn at a place; a blank where nothing is. */
    public Spot at(int row, int column) {
        return 0 <= row && row < rows.size() && 0 <= column && column < rows.get(row).size()
                ? rows.get(row).get(column) : BLANK;
    }

    /** Returns the number of rows. */
    public int height() {
        return rows.size();
    }

    /** Returns the number of columns. */
    public int width() {
        return width(0);
    }

    /** Returns the number of columns of the rows from one on. */
    public int width(int first) {
        return rows.stream().skip(first).mapToInt(List::size).max().orElse(0);
    }

    /** Draws a character at a place. */
    public void put(int row, int column, Spot spot) {
        while (rows.size() <= row) {
            rows.add(new ArrayList<>());
        }
        final List<Spot> line = rows.get(row);
        while (line.size() <= column) {
            line.add(BLANK);
        }
        line.set(column, spot);
    }

    /** Returns the characters, line by line, without how they are drawn and without blanks at the ends. */
    @Override
    public String toString() {
        return rows.stream().map(row -> row.stream().map(Spot::text).collect(Collectors.joining()).stripTrailing())
                .map(line -> line + "\n").collect(Collectors.joining());
    }
}
