package tabuleiro.console.screen;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import tabuleiro.console.Canvas;
import tabuleiro.console.Columns;
import tabuleiro.console.Encoding;
import tabuleiro.console.Ink;

/** Makes a canvas into what a terminal shows: with many colours, few or none, and with what its character set has. */
final class Paint {

    /** The number of colours of a terminal that has many. */
    static final int MANY = 256;

    /** The colours of what lies on a board: that of many, and that of few. */
    private static final Map<Ink, Colour> PIECES = new EnumMap<>(Map.of(Ink.WHITE, new Colour(231, 15),
            Ink.BLACK, new Colour(16, 0), Ink.FIRST, new Colour(196, 9), Ink.SECOND, new Colour(226, 11),
            Ink.THIRD, new Colour(40, 10), Ink.FOURTH, new Colour(51, 14), Ink.FIFTH, new Colour(207, 13),
            Ink.SIXTH, new Colour(33, 12), Ink.HOLE, new Colour(234, 0)));

    /** The colours behind it, on which both white and black are seen. */
    private static final Map<Ink, Colour> GROUNDS = new EnumMap<>(Map.ofEntries(
            Map.entry(Ink.LIGHT, new Colour(137, 6)), Map.entry(Ink.DARK, new Colour(94, 8)),
            Map.entry(Ink.FIELD, new Colour(25, 4)), Map.entry(Ink.TILE, new Colour(16, 0)),
            Map.entry(Ink.LAST, new Colour(67, 12)), Map.entry(Ink.LEGAL, new Colour(71, 2)),
            Map.entry(Ink.CHOSEN, new Colour(133, 5)), Map.entry(Ink.WIN, new Colour(133, 5)),
            Map.entry(Ink.ATTACKED, new Colour(160, 1)), Map.entry(Ink.CURSOR, new Colour(208, 3))));

    private static final Set<Ink> BOLD = Set.of(Ink.STRONG, Ink.WIN, Ink.ALERT);

    private final int colours;
    private final Encoding encoding;

    /** The number of a colour among 256, and of one that is like it, or serves instead, among 16. */
    private record Colour(int ofMany, int ofFew) {
    }

    /** Creates paint for a terminal that has so many colours; 0 for none. */
    Paint(int colours, Charset charset) {
        this.colours = colours;
        this.encoding = new Encoding(charset);
    }

    /** Returns the lines of a canvas that is as large as the screen. */
    List<AttributedString> lines(Canvas canvas, int rows, int columns) {
        final List<AttributedString> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            final AttributedStringBuilder line = new AttributedStringBuilder();
            for (int column = 0; column < columns; column++) {
                final Canvas.Spot spot = canvas.at(row, column);
                line.append(column + Columns.of(spot.text()) > columns ? " "
                        : encoding.shown(spot.text()), style(spot.inks()));
            }
            lines.add(line.toAttributedString());
        }
        return lines;
    }

    private AttributedStyle style(Set<Ink> inks) {
        final AttributedStyle style = has(inks, BOLD) ? AttributedStyle.DEFAULT.bold() : AttributedStyle.DEFAULT;
        final boolean isPiece = has(inks, PIECES.keySet());
        if (colours > 0) {
            return has(inks, GROUNDS.keySet()) ? onGround(style, inks, isPiece) : text(style, inks);
        }
        final AttributedStyle drawn = isPiece ? style.bold() : style;
        return inks.contains(Ink.CURSOR) ? drawn.inverse() : drawn;
    }

    private static boolean has(Set<Ink> inks, Set<Ink> any) {
        return inks.stream().anyMatch(any::contains);
    }

    private AttributedStyle text(AttributedStyle style, Set<Ink> inks) {
        if (inks.contains(Ink.ALERT)) {
            return style.foreground(AttributedStyle.RED);
        }
        return inks.contains(Ink.FRAME) ? style.faint() : style;
    }

    /** Returns how something on a board is drawn. A piece on a tile keeps the ground of the tile. */
    private AttributedStyle onGround(AttributedStyle style, Set<Ink> inks, boolean isPiece) {
        final Ink colour = last(inks, PIECES.keySet(), Ink.WHITE);
        final Ink ground = isPiece && inks.contains(Ink.TILE) ? Ink.TILE : last(inks, GROUNDS.keySet(), Ink.FIELD);
        return style.foreground(number(PIECES.get(colour))).background(number(GROUNDS.get(ground)));
    }

    private static Ink last(Set<Ink> inks, Set<Ink> some, Ink otherwise) {
        return inks.stream().filter(some::contains).max(Comparator.naturalOrder()).orElse(otherwise);
    }

    private int number(Colour colour) {
        return colours >= MANY ? colour.ofMany() : colour.ofFew();
    }
}
