package tabuleiro.console;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines that fit. */
public final class Wrap {

    private Wrap() {
    }

    /** Returns a text, or as much of its beginning as fits, with a mark where it is cut. */
    public static String cut(String text, int width) {
        return text.length() <= width ? text : text.substring(0, Math.max(0, width - 1)) + "…";
    }

    /** Breaks each line of a text where it is too wide: at a blank if there is one, else anywhere. */
    public static List<String> lines(String text, int width) {
        final List<String> lines = new ArrayList<>();
        text.lines().forEach(line -> {
            String rest = line;
            while (rest.length() > width) {
                final int blank = rest.lastIndexOf(' ', width);
                final int end = blank > 0 && !rest.substring(0, blank).isBlank() ? blank : width;
                lines.add(rest.substring(0, end));
                rest = rest.substring(end).stripLeading();
            }
            lines.add(rest);
        });
        return lines;
    }
}
