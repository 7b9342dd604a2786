package tabuleiro.console.screen;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tabuleiro.console.Canvas;
import tabuleiro.console.Ink;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Place;

/** The board on the screen: the part of the picture that is in sight, and the place at which the cursor is. */
final class Board {

    private Picture picture = new Picture(new Canvas(), List.of(), Optional.empty());
    private Optional<Place> chosen = Optional.empty();
    private Area sight = new Area(0, 0, 1, 1);
    private Area position = sight;

    /** Shows a picture in a part of the screen. The cursor stays as near as possible to where it was. */
    void show(Picture next, Area onScreen) {
        final boolean isSame = next.canvas().toString().equals(picture.canvas().toString());
        final boolean isSameSize = sight.height() == onScreen.height() && sight.width() == onScreen.width();
        final Optional<Place> before = chosen;
        picture = next;
        chosen = before.isPresent() ? nearest(before.get().area()) : first();
        position = onScreen;
        sight = new Area(sight.row(), sight.column(), onScreen.height(), onScreen.width());
        if (!isSame || !isSameSize) {
            picture.focus().ifPresent(this::bringIntoSight);
        }
        keepWithin();
    }

    private Optional<Place> first() {
        return picture.places().stream().min(Comparator.comparing(place -> !place.legal()));
    }

    private Optional<Place> nearest(Area area) {
        return picture.places().stream().min(Comparator.comparingInt(place -> distance(place.area(), area)));
    }

    private static int distance(Area one, Area other) {
        return Math.abs(middle(one.row(), one.height()) - middle(other.row(), other.height()))
                + Math.abs(middle(one.column(), one.width()) - middle(other.column(), other.width()));
    }

    private static int middle(int first, int size) {
        return 2 * first + size;
    }

    /** Returns the place at which the cursor is; nothing if nothing can be chosen. */
    Optional<Place> chosen() {
        return chosen;
    }

    /** Moves the cursor to the next place in a direction, if there is one. */
    void move(int rows, int columns) {
        final Optional<Place> next = chosen.flatMap(from -> picture.places().stream()
                .filter(place -> ahead(from.area(), place.area(), rows, columns) > 0)
                .min(Comparator.comparingInt(place -> cost(from.area(), place.area(), rows))));
        chosen = next.or(() -> chosen);
        chosen.ifPresent(place -> bringIntoSight(place.area()));
    }

    private static int ahead(Area from, Area to, int rows, int columns) {
        return rows * (middle(to.row(), to.height()) - middle(from.row(), from.height()))
                + columns * (middle(to.column(), to.width()) - middle(from.column(), from.width()));
    }

    /** Returns how far a place is; a place beside the direction is further than one in it. */
    private static int cost(Area from, Area to, int rows) {
        final int down = Math.abs(middle(to.row(), to.height()) - middle(from.row(), from.height()));
        final int across = Math.abs(middle(to.column(), to.width()) - middle(from.column(), from.width()));
        return rows != 0 ? 2 * down + 8 * across : across + 16 * down;
    }

    /** Returns the place under the mouse; nothing if none is there. The cursor moves to it. */
    Optional<Place> click(int row, int column) {
        final int canvasRow = row - position.row() + sight.row();
        final int canvasColumn = column - position.column() + sight.column();
        final Optional<Place> hit = position.contains(row, column) ? picture.places().stream()
                .filter(place -> place.area().contains(canvasRow, canvasColumn)).findFirst() : Optional.empty();
        chosen = hit.or(() -> chosen);
        return hit;
    }

    /** Scrolls by so many rows and columns. */
    void scroll(int rows, int columns) {
        sight = new Area(sight.row() + rows, sight.column() + columns, sight.height(), sight.width());
        keepWithin();
    }

    private void bringIntoSight(Area area) {
        sight = new Area(within(sight.row(), sight.height(), area.row(), area.height()),
                within(sight.column(), sight.width(), area.column(), area.width()), sight.height(), sight.width());
        keepWithin();
    }

    /** Returns the first row or column in sight, such that a part of the picture, or some of it, is in sight. */
    private static int within(int first, int size, int part, int partSize) {
        if (partSize > size && part <= first && first + size <= part + partSize) {
            return first;
        }
        return part < first ? part : Math.max(first, part + partSize - size);
    }

    private void keepWithin() {
        sight = new Area(Math.max(0, Math.min(sight.row(), picture.canvas().height() - sight.height())),
                Math.max(0, Math.min(sight.column(), picture.canvas().width() - sight.width())),
                sight.height(), sight.width());
    }

    /** Draws what is in sight. */
    void draw(Canvas screen, boolean withCursor) {
        final Canvas marked = new Canvas().put(0, 0, picture.canvas());
        chosen.filter(place -> withCursor).ifPresent(place -> marked.mark(place.area(), Ink.CURSOR));
        for (int row = 0; row < sight.height(); row++) {
            for (int column = 0; column < sight.width(); column++) {
                final Canvas.Spot spot = marked.at(sight.row() + row, sight.column() + column);
                screen.put(position.row() + row, position.column() + column, String.valueOf(spot.character()),
                        spot.inks().toArray(Ink[]::new));
            }
        }
    }

    /** Checks whether a part of the picture is out of sight. */
    boolean isLarger() {
        return picture.canvas().height() > sight.height() || picture.canvas().width() > sight.width();
    }
}
