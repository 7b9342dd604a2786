package tabuleiro.console.screen;

import java.util.List;
import java.util.Optional;
import tabuleiro.console.Canvas;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Wrap;

/**
 * A text that is shown in the place of the board until it has been read, from the first line that has not been scrolled
 * out of sight.
 */
record Page(String text, int first) {

    private static final int SCROLLED = 5;
    private static final int WIDEST = 100;

    /** Creates a page that is shown from its beginning. */
    Page(String text) {
        this(text, 0);
    }

    /** Returns the page after a key: scrolled, or nothing if it has been read. The screen has so many columns. */
    Optional<Page> after(Key key, int columns) {
        return switch (key.kind()) {
            case DOWN -> scrolled(1, columns);
            case UP -> scrolled(-1, columns);
            case PAGE_DOWN -> scrolled(SCROLLED, columns);
            case PAGE_UP -> scrolled(-SCROLLED, columns);
            default -> Optional.empty();
        };
    }

    private Optional<Page> scrolled(int rows, int columns) {
        return Optional.of(new Page(text, Math.max(0, Math.min(height(columns) - 1, first + rows))));
    }

    /** Returns the number of lines on a screen of so many columns. */
    int height(int columns) {
        return lines(columns).size();
    }

    private List<String> lines(int columns) {
        return Wrap.lines(text, Math.max(1, Math.min(WIDEST, columns)));
    }

    void draw(Canvas screen, Area area) {
        final List<String> lines = lines(area.width());
        for (int i = 0; i < area.height() && first + i < lines.size(); i++) {
            screen.put(area.row() + i, area.column(), lines.get(first + i));
        }
    }
}
