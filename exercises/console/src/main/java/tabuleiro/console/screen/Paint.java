package tabuleiro.console.screen;

import java.nio.charset.Charset;
import java.util.ArrayList;
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

/** Makes a canvas into what a terminal shows: with colours or without, and with what its character set has. */
final class Paint {

    /** The colours behind what lies on a board, which are seen on a dark terminal and on a light one. */
    private static final Map<Ink, Integer> GROUNDS = new EnumMap<>(Map.of(Ink.WHITE, AttributedStyle.WHITE,
            Ink.BLACK, AttributedStyle.BLACK, Ink.FIRST, AttributedStyle.RED, Ink.SECOND, AttributedStyle.YELLOW,
            Ink.THIRD, AttributedStyle.GREEN, Ink.FOURTH, AttributedStyle.CYAN, Ink.FIFTH, AttributedStyle.MAGENTA,
            Ink.SIXTH, AttributedStyle.BLUE));
    private static final Set<Ink> ON_DARK = Set.of(Ink.BLACK, Ink.FIRST, Ink.FIFTH, Ink.SIXTH);
    private static final Map<Ink, Integer> COLOURS =
            new EnumMap<>(Map.of(Ink.LEGAL, AttributedStyle.GREEN, Ink.ALERT, AttributedStyle.RED));
    private static final Set<Ink> BOLD = Set.of(Ink.STRONG, Ink.WIN, Ink.ALERT);

    private final boolean isColoured;
    private final Encoding encoding;

    /**
     * Creates paint.
     *
     * @param isColoured whether to use colours
     * @param charset    the character set of the terminal
     */
    Paint(boolean isColoured, Charset charset) {
        this.isColoured = isColoured;
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
        AttributedStyle style = AttributedStyle.DEFAULT;
        for (Ink ink : inks) {
            style = GROUNDS.containsKey(ink) ? piece(style, ink) : BOLD.contains(ink) ? style.bold() : style;
            style = isColoured && COLOURS.containsKey(ink) ? style.foreground(COLOURS.get(ink)) : style;
            style = ink == Ink.FRAME && isColoured ? style.faint() : style;
        }
        style = inks.contains(Ink.LAST) ? style.underline() : style;
        return isInverse(inks) ? style.inverse() : style;
    }

    /** Returns how a piece is drawn: dark on a light ground, or light on a dark one. */
    private AttributedStyle piece(AttributedStyle style, Ink ink) {
        if (!isColoured) {
            return style.bold();
        }
        return ON_DARK.contains(ink)
                ? style.bold().foreground(AttributedStyle.WHITE).background(GROUNDS.get(ink))
                : style.foreground(AttributedStyle.BLACK).background(GROUNDS.get(ink));
    }

    /** Checks whether something is drawn in reverse. A white piece never is in colour: it would look black. */
    private boolean isInverse(Set<Ink> inks) {
        final boolean isMarked = inks.contains(Ink.CURSOR) || inks.contains(Ink.WIN);
        return isMarked && !(isColoured && (inks.contains(Ink.WHITE) || inks.contains(Ink.BLACK)));
    }
}
