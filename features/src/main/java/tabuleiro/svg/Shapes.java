package tabuleiro.svg;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Writes the elements of SVG that pictures are made of. A style is one or more classes of the style sheet. */
public final class Shapes {

    private Shapes() {
    }

    /** Returns a text with everything replaced that has a meaning in XML or HTML, or none in XML. */
    public static String escaped(String text) {
        final StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(point -> escaped.append(switch (point) {
            case '&' -> "&amp;";
            case '<' -> "&lt;";
            case '>' -> "&gt;";
            case '"' -> "&quot;";
            case '\'' -> "&#39;";
            default -> isCharacter(point) ? Character.toString(point) : "\uFFFD";
        }));
        return escaped.toString();
    }

    /** Checks whether XML may contain this character. */
    private static boolean isCharacter(int point) {
        return point == '\t' || point == '\n' || point == '\r' || point >= 0x20 && point <= 0xD7FF
                || point >= 0xE000 && point <= 0xFFFD || point >= 0x10000;
    }

    /** Returns a circle with its centre at (x, y). */
    public static String circle(String style, double x, double y, double radius) {
        return "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>"
                .formatted(escaped(style), number(x), number(y), number(radius));
    }

    /** Returns a rectangle with its upper left corner at (x, y), whose corners are rounded. */
    public static String rectangle(String style, double x, double y, double width, double height, double rounding) {
        return "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\"/>".formatted(escaped(style),
                number(x), number(y), number(width), number(height), number(rounding));
    }

    /** Returns the outline that these commands of SVG draw. */
    public static String path(String style, String commands) {
        return "<path class=\"%s\" d=\"%s\"/>".formatted(escaped(style), escaped(commands));
    }

    /** Returns a line of text at (x, y), which its style aligns. */
    public static String text(String style, double x, double y, String words) {
        return "<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>"
                .formatted(escaped(style), number(x), number(y), escaped(words));
    }

    /** Returns shapes that are moved by (x, y); nothing if there are none. */
    public static String moved(double x, double y, String shapes) {
        return shapes.isEmpty() ? "" : "<g transform=\"translate(%s %s)\">%s</g>".formatted(number(x), number(y),
                shapes);
    }

    /** Returns shapes that are made larger or smaller around the origin. */
    public static String scaled(double factor, String shapes) {
        return "<g transform=\"scale(%s)\">%s</g>".formatted(number(factor), shapes);
    }

    /** Returns a number in as few digits as it takes, in every country alike. */
    public static String number(double value) {
        return BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
    }
}
