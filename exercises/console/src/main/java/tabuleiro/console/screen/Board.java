package tabuleiro.console.screen;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tabuleiro.console.Canvas;
import tabuleiro.console.Ink;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Picture.Place;

/** The board on the screen: the part of the picture that is in sight, and the place at which the cursor is. */
final class Board {

    private static final int SCROLLED = 4;
    private static final Picture NOTHING =
            new Picture(new Canvas(), List.of(), Optional.empty(), new Margin(0, 0, 0));

    private Sheet sheet = new Sheet(NOTHING, new Area(0, 0, 1, 1), 0, 0);
    private Optional<Place> chosen = Optional.empty();

    /** Shows a picture in a part of the screen. The cursor stays where it was, or near to the last move. */
    void show(Picture next, Area onScreen) {
        final boolean isSame = next.canvas().toString().equals(picture().canvas().toString());
        final boolean isSameSize = sheet.position().equals(onScreen);
        final Optional<Place> before = chosen;
        sheet = sheet.of(next, onScreen);
        chosen = before.isPresent() ? after(before.get()) : first();
        if (!isSame || !isSameSize) {
            next.focus().ifPresent(area -> sheet = sheet.showing(area));
        }
        chosen.filter(place -> before.filter(each -> each.area().equals(place.area())).isEmpty())
                .ifPresent(place -> sheet = sheet.showing(place.area()));
    }

    private Picture picture() {
        return sheet.picture();
    }

    private Optional<Place> first() {
        return picture().places().stream().filter(Place::legal).findFirst();
    }

    /**
     * Returns the place where the cursor was, if it can be chosen. If it has just been chosen, the nearest one with
     * which the line goes on is next; else the one that is nearest to the last move.
     */
    private Optional<Place> after(Place before) {
        final Optional<Place> here = picture().places().stream()
                .filter(place -> place.legal() && place.area().equals(before.area())).findFirst();
        final boolean isChosen = before.effect() != Effect.REPLACES
                && here.filter(place -> place.effect() == Effect.REPLACES).isPresent();
        return here.filter(place -> !isChosen)
                .or(() -> nearest(isChosen ? before.area() : picture().focus().orElse(before.area())));
    }

    private Optional<Place> nearest(Area area) {
        return picture().places().stream().filter(Place::legal)
                .min(Comparator.<Place, Boolean>comparing(place -> place.effect() == Effect.REPLACES)
                        .thenComparingInt(place -> Math.abs(down(area, place.area()))
                                + Math.abs(across(area, place.area()))));
    }

    /** Returns how far the middle of an area is below that of another, in half rows. */
    private static int down(Area from, Area to) {
        return 2 * (to.row() - from.row()) + to.height() - from.height();
    }

    /** Returns how far the middle of an area is to the right of that of another, in half columns. */
    private static int across(Area from, Area to) {
        return 2 * (to.column() - from.column()) + to.width() - from.width();
    }

    /** Returns the place at which the cursor is; nothing if nothing can be chosen. */
    Optional<Place> chosen() {
        return chosen;
    }

    /** Returns the place with a name that is typed, which perhaps may not be chosen. */
    Optional<Place> named(String typed) {
        return picture().places().stream().filter(place -> !typed.isEmpty() && place.name().equalsIgnoreCase(typed))
                .findFirst();
    }

    /** Returns the place with which a choice that has begun goes on, if it is typed. */
    Optional<Place> further(String typed) {
        return picture().places().stream().filter(place -> place.legal() && place.effect() != Effect.REPLACES
                && place.typed().strip().equalsIgnoreCase(typed)).findFirst();
    }

    /** Moves the cursor or scrolls, if the key is one that does. */
    void press(Key key) {
        switch (key.kind()) {
            case UP -> move(-1, 0);
            case DOWN -> move(1, 0);
            case LEFT -> move(0, -1);
            case RIGHT -> move(0, 1);
            case PAGE_UP -> scrolled(-SCROLLED, 0);
            case PAGE_DOWN -> scrolled(SCROLLED, 0);
            case HOME -> scrolled(0, -SCROLLED);
            case END -> scrolled(0, SCROLLED);
            default -> {
            }
        }
    }

    /** Moves the cursor to the next place in a direction that may be chosen, if there is one. */
    private void move(int rows, int columns) {
        chosen = chosen.flatMap(from -> picture().places().stream().filter(Place::legal)
                .filter(place -> rows * down(from.reach(), place.reach())
                        + columns * across(from.reach(), place.reach()) > 0)
                .min(Comparator.comparingInt(place -> cost(from.reach(), place.reach(), rows)))).or(() -> chosen);
        chosen.ifPresent(place -> sheet = sheet.showing(place.area()));
    }

    /** Returns how far a place is; a place beside the direction is further than one in it. */
    private static int cost(Area from, Area to, int rows) {
        final int down = Math.abs(down(from, to));
        final int across = Math.abs(across(from, to));
        return rows != 0 ? 2 * down + 8 * across : across + 16 * down;
    }

    /** Returns the place under the mouse; nothing if none is there. The cursor moves to it if it may be chosen. */
    Optional<Place> click(int row, int column) {
        final Optional<Place> hit = sheet.at(row, column).flatMap(under -> picture().places().stream()
                .filter(place -> place.reach().contains(under.row(), under.column())).findFirst());
        chosen = hit.filter(Place::legal).or(() -> chosen);
        return hit;
    }

    private void scrolled(int rows, int columns) {
        sheet = sheet.scrolled(rows, columns);
    }

    /** Draws what is in sight. Without colours the cursor has signs on both sides. */
    void draw(Canvas screen, boolean withCursor, boolean isColoured) {
        final Canvas marked = new Canvas().put(0, 0, picture().canvas());
        chosen.filter(place -> withCursor).map(Place::area).ifPresent(place -> {
            final int middle = place.row() + (place.height() - 1) / 2;
            if (!isColoured) {
                marked.put(middle, place.column(), "▸").put(middle, place.column() + place.width() - 1, "◂");
            }
            marked.mark(place, Ink.CURSOR);
        });
        final Area area = sheet.position();
        for (int row = area.row(); row < area.row() + area.height(); row++) {
            for (int column = area.column(); column < area.column() + area.width(); column++) {
                screen.put(row, column, marked.at(sheet.rowAt(row), sheet.columnAt(row, column)));
            }
        }
    }

    /** Checks whether a part of the picture is out of sight. */
    boolean isLarger() {
        return sheet.isLarger();
    }
}
