package tabuleiro.console.screen;

import java.util.Optional;
import tabuleiro.console.Canvas;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;

/**
 * The part of a picture that is in sight at a position of the screen: its margin, and of the rest as much as fits, from
 * a row and a column on.
 */
record Sheet(Picture picture, Area position, int row, int column) {

    /** Returns the part that is nearest to this one without leaving the picture. */
    private Sheet within() {
        final Canvas canvas = picture.canvas();
        return new Sheet(picture, position, Math.max(top(), Math.min(row, canvas.height() - height())),
                Math.max(left(), Math.min(column, canvas.width(picture.margin().head()) - width())));
    }

    private int top() {
        return picture.margin().head() + picture.margin().rows();
    }

    private int left() {
        return picture.margin().columns();
    }

    private int height() {
        return Math.max(1, position.height() - top());
    }

    private int width() {
        return Math.max(1, position.width() - left());
    }

    /** Returns the same part of another picture, or of one at another position. */
    Sheet of(Picture next, Area onScreen) {
        return new Sheet(next, onScreen, row, column).within();
    }

    /** Returns the part that is so many rows and columns further. */
    Sheet scrolled(int rows, int columns) {
        return new Sheet(picture, position, row + rows, column + columns).within();
    }

    /** Returns the nearest part in which an area is in sight, or some of it. */
    Sheet showing(Area area) {
        if (area.row() < picture.margin().head()) {
            return within();
        }
        return new Sheet(picture, position, first(row, height(), area.row(), area.height()),
                first(column, width(), area.column(), area.width())).within();
    }

    private static int first(int first, int size, int part, int partSize) {
        if (partSize > size && part <= first && first + size <= part + partSize) {
            return first;
        }
        return part < first ? part : Math.max(first, part + partSize - size);
    }

    int rowAt(int onScreen) {
        final int below = onScreen - position.row();
        return below < shownTop() ? below : row + below - shownTop();
    }

    /** Returns the column of the picture that is in a column of the screen, in this row of the screen. */
    int columnAt(int rowOnScreen, int onScreen) {
        final int beside = onScreen - position.column();
        final boolean isStill = beside < left() || rowOnScreen - position.row() < picture.margin().head();
        return isStill ? beside : column + beside - left();
    }

    /** Returns how much of the upper margin is in sight: all of it, unless nothing else could be. */
    private int shownTop() {
        return Math.min(top(), position.height() - height());
    }

    /** Returns the part of the picture that is under a place of the screen; nothing outside the picture. */
    Optional<Area> at(int rowOnScreen, int columnOnScreen) {
        return position.contains(rowOnScreen, columnOnScreen) ? Optional.of(new Area(rowAt(rowOnScreen),
                columnAt(rowOnScreen, columnOnScreen), 1, 1)) : Optional.empty();
    }

    /** Checks whether a part of the picture is out of sight. */
    boolean isLarger() {
        return picture.canvas().height() > position.height()
                || picture.canvas().width(picture.margin().head()) > position.width();
    }
}
