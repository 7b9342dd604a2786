package tabuleiro.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Picture.Place;

/**
 * A picture on which a game is still drawing: a canvas, the places that can be chosen, and a pen that writes texts
 * beside each other and below each other.
 */
public final class Sketch {

    /** The fewest columns in which turns are written. */
    private static final int NARROWEST = 12;

    private final Canvas canvas = new Canvas();
    private final List<Place> places = new ArrayList<>();
    private int row;
    private int column;
    private int left;

    /** Returns the canvas. */
    public Canvas canvas() {
        return canvas;
    }

    /** Returns the row in which the pen is. */
    public int row() {
        return row;
    }

    /** Returns the column in which the pen is. */
    public int column() {
        return column;
    }

    /** Moves the pen to a place, below which it begins further rows. */
    public Sketch moveTo(int toRow, int toColumn) {
        row = toRow;
        column = toColumn;
        left = toColumn;
        return this;
    }

    /** Moves the pen to the right. */
    public void skip(int columns) {
        column += columns;
    }

    /** Moves the pen to the beginning of the next row. */
    public void nextRow() {
        moveTo(row + 1, left);
    }

    /** Writes a text, after which the pen leaves a blank, and returns where the text is. */
    public Area write(String text, Ink... inks) {
        final Area area = new Area(row, column, 1, Columns.of(text));
        canvas.put(row, column, text, inks);
        skip(area.width() + 1);
        return area;
    }

    /** Writes lines of text, one below the other, and moves the pen below them. */
    public void writeLines(String text, Ink ink) {
        text.lines().forEach(line -> {
            write(line, ink);
            nextRow();
        });
    }

    /** Writes the last of the turns that are finished under a heading, as far as there is room (CO-18). */
    public void writeHistory(History history, Sight sight) {
        final int width = sight.pane().columns() - column;
        final List<String> lines = width < NARROWEST ? List.of() : Wrap.lines(history.toString(), width);
        final int most = sight.pane().rows() - row - 2;
        if (!history.turns().isEmpty() && !lines.isEmpty() && most > 0) {
            nextRow();
            writeLines(sight.words().of("screen.history"), Ink.STRONG);
            writeLines(String.join("\n", lines.subList(Math.max(0, lines.size() - most), lines.size())), Ink.PLAIN);
        }
    }

    /** Writes a text that can be chosen to type another one. */
    public void writePlace(String text, Ink ink, String typed, Effect effect, boolean legal) {
        place(new Place(write(text, ink), typed, effect, legal));
    }

    /** Adds a place that can be chosen. */
    public void place(Place place) {
        places.add(place);
    }

    /** Returns the picture that has been drawn. */
    public Picture picture(Optional<Area> focus, Margin margin) {
        return new Picture(canvas, places, focus, margin);
    }
}
